"""Draws beforehand what will be wanted soon, one picture a step."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from game.rules import EMPTY, NAMES, Kind
from game.table.cards import FILLS
from game.table.flights import PLANTING
from game.table.model import growth
from game.table.paint_fields import crop_boxes
from game.table.paint_moving import flyer_picture
from game.table.pen import Pen
from game.table.poses import FADES, SCALES, sized_height
from game.table.shown import Shown
from game.table.spots import Lot, Spot, box_of_spot
from game.table.sprites import (
    BACK,
    COIN_SIDE,
    CONFETTI,
    GLITTER,
    PUFFS,
    STAMP,
    STAMP_SIZE,
    STAMP_TILT,
    TWINKLES,
    bean,
    card,
)

MOODS = ("neutral", "happy", "annoyed")
BEAN_MOODS = ("idle", "blink", "happy")
FRAME = 1 / 60
LEISURE = 4
"""Of so many steps one is used for what is not urgent, so that a table at rest costs little."""


class Warming:
    """Draws for the viewer's hand as it is now, then for all that the table may come to show."""

    def __init__(self, pen: Pen, shown: Shown) -> None:
        self._pen, self._shown = pen, shown
        self._seen: tuple[int, int] | None = None
        self._hand: Iterator[None] = iter(())
        self._soon = chain(_cards(pen, shown), _faces(pen, shown), _bits(pen), _stamp(pen))
        self._later = _others(pen, shown)
        self._last = _confetti(pen)
        self._steps = 0

    def step(self) -> None:
        """Draw one more picture, as long as any is missing; without haste what is not urgent."""
        shown = self._shown
        seen = shown.version, shown.model.version
        if seen != self._seen:
            self._seen = seen
            pen = self._pen
            self._hand = chain(_gap(pen, shown), _front(pen, shown), _crops(pen, shown))
        if next(self._hand, self) is not self or next(self._soon, self) is not self:
            return
        self._steps += 1
        if self._steps % LEISURE:
            return
        near_end = shown.model.view.exhausted + 1 >= shown.model.rules.exhaustions
        if next(self._later, self) is self and near_end:
            next(self._last, None)


def _gap(pen: Pen, shown: Shown) -> Iterator[None]:
    """What the hand is drawn with when its front card is gone and the others move up."""
    kinds = shown.model.hand[1:]
    if len(kinds) < 2 or shown.places.own is None or not pen.sprites.shadows:
        return
    slots = shown.places.hand_slots(len(kinds))
    front, other = (shown.places.screen.size(box) for box in slots[:2])
    for kind in dict.fromkeys(kinds[1:]):
        pen.sprites.laid(card(kind), other)
        yield
    for height in sorted({sized_height(h, front[1]) for h in range(other[1], front[1])}):
        pen.poses.lying(card(kinds[0]), (front[0], height), front, (0, 0))
        yield


def _front(pen: Pen, shown: Shown) -> Iterator[None]:
    """The front card of the hand on its way to a field."""
    own, hand = shown.places.own, shown.model.hand
    if own is not None and hand:
        yield from _planting(pen, shown, own.seat, hand[0], len(hand))


def _others(pen: Pen, shown: Shown) -> Iterator[None]:
    """Cards of every kind on their way to a field of another seat."""
    for kind in shown.model.rules.kinds:
        if shown.places.others:
            yield from _planting(pen, shown, shown.places.others[0].seat, kind, 1)


def _planting(pen: Pen, shown: Shown, seat: int, kind: Kind, count: int) -> Iterator[None]:
    fields = len(shown.model.fields_of(seat))
    field = Spot(Lot.FIELD, seat, 0, fields)
    flyer = PLANTING.flyer(card(kind), Spot(Lot.HAND, seat, 0, count), field)
    while not flyer.travel.done:
        flyer.travel.advance(FRAME)
        flyer_picture(pen, shown.places, flyer)
        yield


def _cards(pen: Pen, shown: Shown) -> Iterator[None]:
    """Cards at the sizes of this layout, so that no flight waits."""
    places = shown.places
    boxes = [places.deck, *places.middle_slots(2)[:1]]
    if places.own is not None:
        field = Spot(Lot.FIELD, places.own.seat)
        boxes += [*places.hand_slots(6)[:2], box_of_spot(places, field)]
    sizes = dict.fromkeys(places.screen.size(box) for box in boxes)
    for size in sizes:
        for look in (BACK, COIN_SIDE, *(card(kind) for kind in shown.model.rules.kinds)):
            pen.sprites.plain(look, *size)
            yield


def _faces(pen: Pen, shown: Shown) -> Iterator[None]:
    for seat, look in enumerate(pen.seats):
        box = box_of_spot(shown.places, Spot(Lot.FACE, seat))
        rect = pen.brush.screen.rect(box.fit(1, 1))
        for mood in MOODS:
            pen.sprites.image(f"faces/{look.face}-{mood}", rect.w, rect.h)
            yield


def _bits(pen: Pen) -> Iterator[None]:
    for bits in (PUFFS, TWINKLES, GLITTER):
        for name in bits.names:
            pen.sprites.bits(name, pen.brush.screen.px(bits.size))
            yield


def _confetti(pen: Pen) -> Iterator[None]:
    side = pen.brush.screen.px(CONFETTI.size)
    for name in CONFETTI.names:
        for tint in FILLS:
            pen.sprites.bits(name, side, tint)
            yield


def _stamp(pen: Pen) -> Iterator[None]:
    """Coming down, and fading."""
    side = pen.brush.screen.px(STAMP_SIZE)
    for steps in range(SCALES * 3 // 2, SCALES - 1, -1):
        pen.poses.posed(STAMP, (side, side), steps / SCALES, tilt=STAMP_TILT)
        yield
    for fades in range(FADES):
        pen.poses.posed(STAMP, (side, side), tilt=STAMP_TILT, opacity=fades / FADES)
        yield


def _crops(pen: Pen, shown: Shown) -> Iterator[None]:
    """What will stand on the viewer's fields when the next card is planted."""
    own = shown.places.own
    if own is None:
        return
    plants, standing = (pen.brush.screen.rect(box).size for box in crop_boxes(own.crop(0)))
    fields = [field for field in shown.model.fields_of(own.seat) if field != EMPTY]
    for kind, count in [*fields, *((kind, 0) for kind in shown.model.hand[:1])]:
        for mood in BEAN_MOODS:
            pen.sprites.image(bean(kind, mood).name, *standing)
            yield
        pen.sprites.image(f"table/grow-{NAMES[kind]}-{growth((kind, count + 1))}", *plants)
        yield
