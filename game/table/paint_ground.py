"""What lies under everything: the meadow, the status line with the turn's steps, the log."""

from __future__ import annotations

import pygame

from game.kit.brush import PanelStyle, TextStyle
from game.kit.layout import Box
from game.rules import Step
from game.table.paint_mats import paint_mats
from game.table.pen import GO, INK, PAPER, PAPER_SHADE, Pen
from game.table.places import Places
from game.table.shown import Shown

_ICONS: dict[Step | None, str] = {
    Step.GIFTS: "gift",
    Step.PLANT: "plant",
    Step.TRADE: "swap",
    Step.PLANT_REST: "basket",
    None: "cards",
}
_DUEL_TRADE = "deck"
NARROW = 320.0
"""On a narrower line only the present step is shown, so that the words have room."""


def meadow(pen: Pen, size: tuple[int, int], places: Places) -> pygame.Surface:
    """The background of the whole window with the panels' shadows, drawn once for each size."""
    width, height = size
    tall = height > width
    share = 16 / 9
    w, h = (height / share, float(height)) if tall else (float(width), width / share)
    grow = max(1.0, width / w, height / h)
    name = "back/table-tall" if tall else "back/table-wide"
    picture = pen.sprites.image(name, round(w * grow) + 1, round(h * grow) + 1)
    ground = pygame.Surface(size)
    if pygame.display.get_surface() is not None:
        ground = ground.convert()
    ground.fill((86, 138, 70))
    ground.blit(picture, picture.get_rect(midbottom=(width // 2, height)))
    _shadows(pen, ground, places)
    return ground


def _shadows(pen: Pen, ground: pygame.Surface, places: Places) -> None:
    pen.brush.onto(ground)
    paint_mats(pen, places)
    panels = [places.status.inset(0, 2), *(other.panel for other in places.others)]
    panels += [] if places.log is None else [places.log]
    panels += [] if places.own is None else [places.own.panel]
    for panel in panels:
        pen.brush.panel(panel, PanelStyle(PAPER, INK, 2, 13, 4))


def paint_status(pen: Pen, shown: Shown) -> None:
    """The steps of the turn as icons, the present one marked, and what is expected now."""
    box = shown.places.status
    pen.brush.panel(box.inset(0, 2), PanelStyle(PAPER, INK, 2, 13))
    rules = shown.model.rules
    steps = pen.texts.tracker(rules)
    if box.w < NARROW:
        steps = [(step, name) for step, name in steps if step is shown.model.view.step]
    side = 32.0 if box.w > 400 or box.w < NARROW else 24.0
    x = box.x + 8
    for step, _ in steps:
        cell = Box(x, box.center[1] - side / 2, side, side)
        _step(pen, shown, step, cell)
        x += side + 3
    text = Box(x + 6, box.y + 3, box.right - x - 18, box.h - 6)
    style = TextStyle(20, INK, "bold", across="left", floor=14)
    pen.words(shown.marks.status, text, style)


def _step(pen: Pen, shown: Shown, step: Step | None, cell: Box) -> None:
    now = step is shown.model.view.step
    icon = _ICONS[step]
    if step is Step.TRADE and shown.model.rules.duel:
        icon = _DUEL_TRADE
    if now:
        pen.brush.disc(*cell.center, cell.w / 2, GO, INK)
        pen.art(f"icons/{icon}-light", cell.scaled(0.68))
    else:
        pen.brush.disc(*cell.center, cell.w / 2 - 2, PAPER_SHADE, None)
        pen.art(f"icons/{icon}", cell.scaled(0.55))


def paint_log(pen: Pen, shown: Shown) -> None:
    """The latest lines, newest last, as many as there is room for."""
    box = shown.places.log
    if box is None:
        return
    pen.brush.panel(box, PanelStyle((248, 238, 212), (150, 122, 90), 2, 13))
    inner = box.inset(9, 5)
    style = TextStyle(17, INK, "medium", across="left", floor=14)
    bottom = inner.bottom
    for line in reversed(shown.marks.log):
        height = pen.brush.text_height(line, style, inner.w)
        if bottom - height < inner.y - 1:
            break
        bottom -= height
        pen.words(line, Box(inner.x, bottom, inner.w, height), style)
