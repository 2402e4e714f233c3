"""The people at the table: panels of the other seats, the viewer's own panel."""

from __future__ import annotations

from game.kit.brush import PanelStyle, TextStyle
from game.kit.layout import Box
from game.rules import Kind
from game.table.paint_fields import paint_seat_field
from game.table.pen import ACTIVE, GO, GOLD, INK, PANEL, PAPER, WHITE, Pen
from game.table.places import SeatPlaces
from game.table.shown import Shown
from game.table.spots import Lot, tokens
from game.table.sprites import BACK, bean
from game.table.targets import Target, What

SHAKE = 6.0


def paint_seat(pen: Pen, shown: Shown, place: SeatPlaces) -> None:
    """The panel of another seat."""
    seat = place.seat
    _ground(pen, shown, seat, place.panel, Target(What.SEAT, 0, seat))
    _face(pen, shown, seat, place.face)
    if not shown.marks.chips_open:
        _name(pen, shown, seat, place)
        _figures(pen, shown, seat, place)
    count = len(shown.model.fields_of(seat))
    for index, box in enumerate(place.fields(count)):
        paint_seat_field(pen, shown, seat, index, box)
    if shown.marks.thinking == seat:
        _thinking(pen, place.face)


def paint_own(pen: Pen, shown: Shown) -> None:
    """The viewer's own panel: face, name, purse and aside cards."""
    own = shown.places.own
    assert own is not None
    seat = own.seat
    _ground(pen, shown, seat, own.panel, Target(What.OWN))
    _face(pen, shown, seat, own.face)
    style = TextStyle(19, INK, "bold", across="left", wrap=False, floor=13)
    pen.words(pen.seats[seat].name, own.name, style)
    bump = 1 + 0.25 * shown.pop(Lot.PURSE, seat)
    purse = own.coins.align(28, 28, "left")
    pen.art("table/purse", purse.scaled(bump))
    pen.figure(str(shown.coins(seat)), purse.right + 6, own.coins.center[1], 24 * bump, across=0)
    if not shown.model.planting_rest:
        _tokens(pen, shown.aside(seat), len(shown.model.aside), own.aside)


def _ground(pen: Pen, shown: Shown, seat: int, panel: Box, target: Target) -> None:
    active = shown.model.view.active == seat and not shown.model.view.over
    if target in shown.marks.glow:
        pen.brush.glow(panel, GOLD, 1.0, 13)
    pen.brush.panel(panel, ACTIVE if active else PANEL)


def _face(pen: Pen, shown: Shown, seat: int, box: Box) -> None:
    shake = shown.staging.shaking.get(seat)
    dx = 0.0
    if shake is not None and not shake.reduced:
        dx = SHAKE * shake.value
    mood = "annoyed" if shake is not None else shown.mood(seat)
    pen.face(seat, box, mood, dx)
    if shown.model.view.start == seat:
        side = box.w * 0.5
        pen.art("table/start-seat", Box(box.x - side * 0.16, box.bottom - side * 0.85, side, side))


def _name(pen: Pen, shown: Shown, seat: int, place: SeatPlaces) -> None:
    aside = shown.aside(seat)
    if aside:
        _tokens(pen, aside, len(shown.model.view.aside[seat]), place.name)
        return
    style = TextStyle(19, INK, "bold", across="left", wrap=False, floor=12)
    pen.words(pen.seats[seat].name, place.name, style)


def _figures(pen: Pen, shown: Shown, seat: int, place: SeatPlaces) -> None:
    bump = 1 + 0.3 * shown.pop(Lot.PURSE, seat)
    coin = place.coins.align(20, 20, "left")
    pen.art("table/coin", coin.scaled(bump))
    size = 19.0
    pen.figure(str(shown.coins(seat)), coin.right + 3, coin.center[1], size * bump, across=0)
    back = place.cards.align(15, 21, "left")
    pen.thing(BACK, back)
    x = back.right + 3
    pen.figure(str(shown.cards(seat)), x, back.center[1], size, across=0)


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
