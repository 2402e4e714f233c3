"""Fields: soil, plants that grow with what the field pays, the bean, its count and coins."""

from __future__ import annotations

from game.kit.brush import PanelStyle, TextStyle
from game.kit.layout import Box
from game.rules import EMPTY, NAMES, Field
from game.table.model import further, growth
from game.table.pen import GOLD, INK, PAPER, SOIL_DARK, WHITE, Pen
from game.table.places import BADGE
from game.table.shown import Shown
from game.table.spots import Lot
from game.table.sprites import bean
from game.table.targets import Target, What

TIGHT = 64.0
"""With less room than this the coins that a field pays are told on the coin, not beside it."""
PLOT = PanelStyle((96, 142, 66), (70, 110, 50), 2, 12)


def paint_own_field(pen: Pen, shown: Shown, index: int) -> None:
    """One field of the viewer with its coin badge, or the sign where one is for sale."""
    own = shown.places.own
    assert own is not None
    box = own.fields[index]
    if index >= len(shown.model.fields_of(own.seat)):
        if shown.model.for_sale(own.seat):
            _sign(pen, shown, box)
        return
    field = shown.field(own.seat, index)
    glow = Target(What.FIELD, index) in shown.marks.glow
    if glow:
        pen.brush.glow(box, GOLD, 1.0, 12)
    badge = Target(What.BADGE, index) in shown.marks.glow and field != EMPTY
    if not pen.sees(box):
        if badge:
            pen.brush.glow(own.badges[index], GOLD, 1.0, 10)
        return
    roll = shown.staging.rolls.get((Lot.FIELD, own.seat, index))
    if roll is not None:
        pen.brush.panel(box.inset(2), PLOT)
    pen.filling("table/field", box if roll is None else box.trim(right=box.w * (1 - roll.value)))
    if glow:
        pen.brush.ring(box, GOLD, 4, 10)
    if field != EMPTY:
        _crop(pen, shown, own.seat, index, own.crop(index))
        _badge(pen, field, own.badges[index], badge)


def crop_boxes(area: Box) -> tuple[Box, Box]:
    """Where on a large field the plants are and where the bean stands."""
    soil = area.inset(area.h * 0.07)
    plants = Box(soil.x + 2, soil.bottom - soil.w * 0.4, soil.w - 4, soil.w * 0.4)
    side = min(soil.h * 0.94, soil.w * 0.68)
    return plants, Box(soil.x + 1, soil.bottom - side, side, side)


def _crop(pen: Pen, shown: Shown, seat: int, index: int, area: Box) -> None:
    kind, count = shown.field(seat, index)
    level = growth((kind, count))
    soil = area.inset(area.h * 0.07)
    plants, standing = crop_boxes(area)
    pen.art(f"table/grow-{NAMES[kind]}-{level}", plants)
    pop = shown.pop(Lot.FIELD, seat, index)
    breath = shown.breaths.get((seat, index), 0.0)
    sx, sy = 1 + 0.12 * pop - 0.02 * breath, 1 - 0.10 * pop + 0.04 * breath
    mood = shown.bean_moods.get((seat, index), "idle")
    pen.thing(bean(kind, mood), standing, sx, sy)
    size = min(30.0, soil.h * 0.42) * (1 + 0.25 * pop)
    pen.figure(f"×{count}", soil.right - 4, soil.y + soil.h * 0.26, size, WHITE, SOIL_DARK, 1)


def _badge(pen: Pen, field: Field, box: Box, glow: bool = False) -> None:
    """What a field pays now, and how many more cards would pay more."""
    if glow:
        pen.brush.glow(box, GOLD, 1.0, 10)
    pen.brush.panel(box, PanelStyle(PAPER, GOLD if glow else INK, 3 if glow else 2, 10, 2))
    pays, more = growth(field), further(field)
    x, _ = box.center
    tall = min(box.h, 84.0)
    top = box.y + (box.h - tall) / 2
    side = min(26.0, tall * 0.34)
    y = top + tall * 0.31
    pen.art("table/coin", Box(x - side * 0.86, y - side / 2, side, side))
    pen.figure(str(pays), x + side * 0.52, y, 23, INK)
    if more is None:
        pen.art("icons/crown", Box(x - 9, top + tall * 0.64, 18, 18))
        return
    cards, coins = more
    line = Box(box.x + 4, top + tall * 0.58, box.w - 8, tall * 0.34)
    style = TextStyle(16, INK, "bold", wrap=False, floor=9)
    pen.words(pen.texts.say("+{cards} → {coins}", cards=cards, coins=coins), line, style)


def _sign(pen: Pen, shown: Shown, box: Box) -> None:
    """A bare place with a sign: the third field can be bought."""
    price = shown.model.rules.field_price
    sign = Target(What.SIGN)
    board = box.inset(4).fit(140, 100)
    seen = pen.sees(box)
    if seen:
        pen.brush.panel(box.inset(2), PLOT)
    if sign in shown.marks.glow:
        pen.brush.glow(board, GOLD, 1.0, 10)
    if not seen:
        return
    pen.art("table/sign-sale", board)
    u = board.w / 140
    text = Box(board.x + 15 * u, board.y + 11 * u, 110 * u, 27 * u)
    style = TextStyle(pen.size_within(18, text.h), INK, "bold", wrap=False, floor=8)
    pen.words(pen.texts.say("For sale"), text, style)
    coin = Box(board.x + 44 * u, board.y + 37 * u, 25 * u, 25 * u)
    pen.art("table/coin", coin)
    pen.figure(str(price), board.x + 76 * u, board.y + 49.5 * u, 25 * u, INK, across=0)


def paint_seat_soil(pen: Pen, box: Box) -> None:
    """The bare field of another seat."""
    pen.filling("table/field" if box.w > 62 else "table/field-square", box)


def paint_seat_field(pen: Pen, shown: Shown, seat: int, index: int, box: Box) -> None:
    """What grows on another seat's field: bean, count, what it pays, how many more pay more."""
    field = shown.field(seat, index)
    if field == EMPTY:
        return
    if box.h > 70 and box.w > 150:
        _large(pen, shown, seat, index, box)
    elif box.h > 58:
        _tall(pen, shown, seat, index, box)
    elif box.w > (72 if pen.brush.screen.text_scale < 1.1 else 84):
        _wide(pen, shown, seat, index, box)
    else:
        _narrow(pen, shown, seat, index, box)


def _large(pen: Pen, shown: Shown, seat: int, index: int, box: Box) -> None:
    """As large as an own field, with plants and all figures."""
    _crop(pen, shown, seat, index, box.trim(right=BADGE + 6))
    badge = Box(box.right - BADGE - 4, box.y + 4, BADGE, box.h - 8)
    _badge(pen, shown.field(seat, index), badge)


def _stand(pen: Pen, shown: Shown, seat: int, index: int, box: Box) -> None:
    kind, _ = shown.field(seat, index)
    pop = shown.pop(Lot.FIELD, seat, index)
    breath = shown.breaths.get((seat, index), 0.0)
    mood = shown.bean_moods.get((seat, index), "idle")
    sx, sy = 1 + 0.12 * pop - 0.02 * breath, 1 - 0.10 * pop + 0.04 * breath
    pen.thing(bean(kind, mood), box, sx, sy)


def _narrow(pen: Pen, shown: Shown, seat: int, index: int, box: Box) -> None:
    field = shown.field(seat, index)
    side = min(box.w * 0.74, box.h * 0.7)
    _stand(pen, shown, seat, index, Box(box.x + 2, box.y + 3, side, side))
    coin = 19.0
    pen.art("table/coin", Box(box.right - coin - 1, box.y + 1, coin, coin))
    pen.figure(str(growth(field)), box.right - coin / 2 - 1, box.y + 1 + coin / 2, 16, INK)
    more = further(field)
    low = box.bottom - 10
    pen.figure(str(field[1]), box.x + 4, low, 18, WHITE, SOIL_DARK, 0)
    if more is not None:
        pen.figure(f"+{more[0]}", box.right - 3, low, 16, GOLD, SOIL_DARK, 1)


def _wide(pen: Pen, shown: Shown, seat: int, index: int, box: Box) -> None:
    kind, count = shown.field(seat, index)
    level = growth((kind, count))
    side = min(box.h * 0.86, box.w * 0.38)
    stand = Box(box.x + 5, box.bottom - box.h * 0.08 - side, side, side)
    _stand(pen, shown, seat, index, stand)
    left = stand.right + 2
    right = box.right - 7
    room = right - left
    size = min(24.0, box.h * 0.42)
    pen.figure(f"×{count}", left + room / 2, box.y + box.h * 0.3, size, WHITE, SOIL_DARK)
    y = box.y + box.h * 0.72
    coin = min(18.0, box.h * 0.42)
    more = further((kind, count))
    ahead = "" if more is None else f"+{more[0]}"
    if room < TIGHT * min(1.2, pen.brush.screen.text_scale):
        pen.art("table/coin", Box(left, y - coin / 2, coin, coin))
        pen.figure(str(level), left + coin / 2, y, 16, INK)
    else:
        pen.art("table/coin", Box(left, y - coin / 2, coin, coin))
        pen.figure(str(level), left + coin + 2, y, 17, WHITE, SOIL_DARK, 0)
    if more is not None and room > 100:
        ahead = pen.texts.say("+{cards} → {coins}", cards=more[0], coins=more[1])
    pen.figure(ahead, right, y, 16, GOLD, SOIL_DARK, 1)


def _tall(pen: Pen, shown: Shown, seat: int, index: int, box: Box) -> None:
    kind, count = shown.field(seat, index)
    level = growth((kind, count))
    if box.w > 110:
        strip = Box(box.x + 6, box.bottom - 6 - box.w * 0.36, box.w - 12, box.w * 0.36)
        pen.art(f"table/grow-{NAMES[kind]}-{level}", strip)
    side = min(box.h * 0.7, box.w * 0.6)
    _stand(pen, shown, seat, index, Box(box.x + 5, box.bottom - 6 - side, side, side))
    coin = 20.0
    pen.art("table/coin", Box(box.x + 5, box.y + 5, coin, coin))
    pen.figure(str(level), box.x + 5 + coin / 2, box.y + 5 + coin / 2, 16, INK)
    pen.figure(f"×{count}", box.right - 7, box.y + 17, 24, WHITE, SOIL_DARK, 1)
    more = further((kind, count))
    if more is not None:
        pen.figure(f"+{more[0]}", box.right - 7, box.bottom - 15, 18, GOLD, SOIL_DARK, 1)
