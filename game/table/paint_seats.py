"""The people at the table: panels of the other seats, the viewer's own panel."""

from __future__ import annotations

from game.kit.brush import PanelStyle, TextStyle
from game.kit.layout import Box
from game.rules import Kind
from game.table.crowding import crowded
from game.table.pen import ACTIVE, GO, GOLD, INK, PANEL, PAPER, WHITE, Pen
from game.table.places import SeatPlaces
from game.table.shown import Shown
from game.table.spots import Lot, tokens
from game.table.sprites import BACK, bean
from game.table.targets import Target

HOLLOW = PanelStyle((248, 232, 192), (219, 192, 140), 1.5, 5.0)
"""Where the viewer's aside cards come to lie."""
AWAITED = 60.0
"""In a narrower place nothing waits for them."""
SHAKE = 6.0
FIGURE = 19.0
FAN_FROM = 120.0
"""From this width on hand cards of another seat are shown as such."""


def paint_panel(pen: Pen, shown: Shown, seat: int, panel: Box, target: Target) -> None:
    """The ground of a seat's panel; the target is what of it can be touched."""
    active = shown.model.view.active == seat and not shown.model.view.over
    if target in shown.marks.glow:
        pen.brush.glow(panel, GOLD, 1.0, 13)
    pen.brush.panel(panel, ACTIVE if active else PANEL)


def paint_face(pen: Pen, shown: Shown, seat: int, box: Box) -> None:
    """The portrait, with the marker of the start seat and the bubble of one that ponders."""
    shake = shown.staging.shaking.get(seat)
    dx = 0.0
    if shake is not None and not shake.reduced:
        dx = SHAKE * shake.value
    mood = "annoyed" if shake is not None else shown.mood(seat)
    pen.face(seat, box, mood, dx)
    if shown.model.view.start == seat:
        side = box.w * 0.5
        pen.art("table/start-seat", Box(box.x - side * 0.16, box.bottom - side * 0.85, side, side))
    if shown.marks.thinking == seat:
        _thinking(pen, box)


def paint_name(place: SeatPlaces, pen: Pen, shown: Shown) -> None:
    """The name of another seat; in its place its aside cards, as long as there are any."""
    if place.seat in shown.marks.chips:
        return
    aside = shown.aside(place.seat)
    if aside:
        _tokens(pen, aside, len(shown.model.view.aside[place.seat]), place.name)
        return
    size = min(19.0, place.name.h / pen.brush.screen.text_scale)
    style = TextStyle(size, INK, "bold", across="left", wrap=False, floor=12)
    pen.words(pen.seats[place.seat].name, place.name, style)


def paint_coins(place: SeatPlaces, pen: Pen, shown: Shown) -> None:
    """The coins of another seat."""
    if place.seat in shown.marks.chips:
        return
    bump = 1 + 0.15 * shown.pop(Lot.PURSE, place.seat)
    coin = place.coins.align(19, 19, "left").moved(1.5)
    pen.art("table/coin", coin.scaled(bump))
    figure = str(shown.coins(place.seat))
    pen.figure(figure, coin.right + 3, coin.center[1], FIGURE * bump, across=0)


def paint_cards(place: SeatPlaces, pen: Pen, shown: Shown) -> None:
    """How many hand cards another seat has; as a fan where there is room."""
    if place.cards.w > FAN_FROM:
        _fan(pen, place.cards, shown.cards(place.seat))
        return
    if place.seat in shown.marks.chips or crowded(shown.places.screen, place):
        return
    back = place.cards.align(15, 21, "left")
    pen.thing(BACK, back)
    figure = str(shown.cards(place.seat))
    room = place.cards.right - back.right - 3
    size = min(FIGURE, room / (0.6 * len(figure)))
    pen.figure(figure, back.right + 3, back.center[1], size, across=0)


def _fan(pen: Pen, area: Box, count: int) -> None:
    """Real card backs, one upon the other, with their number."""
    h = min(area.h, 44.0)
    w = h * 5 / 7
    room = area.w - 34 - w
    step = min(w * 0.62, room / max(1, count - 1))
    for index in range(count):
        pen.thing(BACK, Box(area.x + step * index, area.bottom - h, w, h))
    end = area.x + step * max(0, count - 1) + w
    pen.figure(str(count), end + 6, area.bottom - h / 2, FIGURE, across=0)


def paint_own_name(pen: Pen, shown: Shown) -> None:
    """The viewer's own name."""
    own = shown.places.own
    assert own is not None
    style = TextStyle(19, INK, "bold", across="left", wrap=False, floor=13)
    pen.words(pen.seats[own.seat].name, own.name, style)


def paint_own_coins(pen: Pen, shown: Shown) -> None:
    """The viewer's purse."""
    own = shown.places.own
    assert own is not None
    bump = 1 + 0.2 * shown.pop(Lot.PURSE, own.seat)
    purse = own.coins.align(min(28, own.coins.h / 1.2), 28, "left").moved(2)
    pen.art("table/purse", purse.scaled(bump))
    figure = str(shown.coins(own.seat))
    pen.figure(figure, purse.right + 6, own.coins.center[1], 24 * bump, across=0)


def paint_own_aside(pen: Pen, shown: Shown) -> None:
    """The viewer's aside cards, until they lie large in the tray."""
    own = shown.places.own
    assert own is not None
    cards = shown.aside(own.seat)
    if cards and not shown.model.planting_rest:
        _tokens(pen, cards, len(shown.model.aside), own.aside)
    elif own.aside.w > AWAITED:
        for box in tokens(own.aside, 3):
            pen.brush.panel(box.inset(1.5), HOLLOW)


def _tokens(pen: Pen, cards: list[tuple[int, Kind]], count: int, area: Box) -> None:
    """Aside cards as small beans on white cards."""
    if not cards:
        return
    boxes = tokens(area, max(1, count))
    for index, kind in cards:
        box = boxes[min(index, len(boxes) - 1)]
        pen.brush.panel(box.inset(1), PanelStyle(WHITE, INK, 1.5, 5))
        pen.thing(bean(kind), box.inset(3))


def _thinking(pen: Pen, face: Box) -> None:
    """Three dots in a bubble at the face."""
    bubble = Box(face.x - 3, face.y - 4, 30, 18)
    pen.brush.panel(bubble, PanelStyle(PAPER, INK, 1.5, 9))
    for i in range(3):
        pen.dot(bubble.x + 8 + 7 * i, bubble.center[1], 2.6, GO)
