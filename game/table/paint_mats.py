"""What cards lie on: the cloth of the market in the middle, the counter under the hand."""

from __future__ import annotations

from game.kit.brush import PanelStyle
from game.kit.layout import Box
from game.kit.theme import Color
from game.table.pen import SOIL_DARK, Pen
from game.table.places import Places

CLOTH = PanelStyle((227, 201, 148), (150, 108, 58), 2, 12, 3)
SEAM: Color = (250, 234, 198)
BAND: Color = (220, 191, 136)
CROSSING: Color = (212, 181, 124)
CHECK = 13.0
"""Width of a band of the cloth and of the space after it, in units."""
COUNTER = PanelStyle((168, 110, 62), SOIL_DARK, 2, 10, 4)
BOARD: Color = (139, 86, 46)
SHINE: Color = (196, 138, 84)
STITCH = 9.0
"""Length of a stitch and of the space after it, in units."""
FIGURES = 26.0
"""How far below the piles their figures reach."""
BRANDED = 600.0
"""A wider counter is seldom full of cards, and bears a brand."""
REACH = 0.34
"""How much of the hand's height stands above the counter."""


def paint_mats(pen: Pen, places: Places) -> None:
    """Cloth and counter, part of the ground."""
    piles = places.discard.union(places.deck).trim(bottom=-FIGURES)
    _cloth(pen, places.up.union(places.desk).inset(-2, -1), piles.inset(-6, 0))
    if places.own is not None:
        _counter(pen, places.hand.trim(top=places.hand.h * REACH, bottom=-8))


def _cloth(pen: Pen, box: Box, piles: Box) -> None:
    """A checked cloth with a seam above and below, which the piles cover with their figures, and
    a garland sewn into its middle."""
    pen.brush.panel(box, CLOTH)
    woven = box.inset(4)
    across = _bands(woven.x, woven.right)
    down = _bands(woven.y, woven.bottom)
    fill, rect = pen.brush.surface.fill, pen.brush.screen.rect
    for x, w in across:
        fill(BAND, rect(Box(x, woven.y, w, woven.h)))
    for y, h in down:
        fill(BAND, rect(Box(woven.x, y, woven.w, h)))
    for x, w in across:
        for y, h in down:
            fill(CROSSING, rect(Box(x, y, w, h)))
    garland = box.inset(0, box.h * 0.16).fit(330, 100)
    pen.art("table/embroidery", garland)
    inner = box.inset(9, 6)
    for y in (inner.y, inner.bottom):
        x = inner.x
        while x + STITCH < inner.right:
            if not piles.contains(x, y):
                pen.brush.stroke([(x, y), (x + STITCH * 0.55, y)], SEAM, 1.5)
            x += STITCH


def _bands(start: float, end: float) -> list[tuple[float, float]]:
    """Where bands begin and how wide they are; as much space at the one end as at the other."""
    count = max(1, round((end - start) / CHECK))
    count -= 1 - count % 2
    width = (end - start) / count
    return [(start + width * i, width) for i in range(1, count, 2)]


def _counter(pen: Pen, box: Box) -> None:
    """Three boards with grain, nails, a worn front edge and a brand."""
    pen.brush.panel(box, COUNTER)
    pen.brush.stroke([(box.x + 8, box.y + 4), (box.right - 8, box.y + 4)], SHINE, 2)
    for part in (1, 2):
        y = box.y + box.h * part / 3
        pen.brush.stroke([(box.x + 2, y), (box.right - 2, y)], BOARD, 2)
        pen.brush.stroke([(box.x + 2, y + 2), (box.right - 2, y + 2)], SHINE, 1)
    branded = box.w > BRANDED
    if branded:
        pen.art("table/brand", box.trim(right=box.w * 0.06).align(290, box.h * 0.86, "right"))
    for number in range(6 if branded else 9):
        x = box.x + box.w * (0.06 + 0.105 * number)
        y = box.y + box.h * ((number * 0.37 + 0.18) % 0.9 + 0.05)
        pen.brush.stroke([(x, y), (x + box.w * 0.045, y)], BOARD, 1.5)
    for x in (box.x + 9, box.right - 9):
        for part in (1, 3, 5):
            pen.brush.disc(x, box.y + box.h * part / 6, 2, SOIL_DARK, None)
