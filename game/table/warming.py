"""Draws beforehand what will be wanted soon."""

from __future__ import annotations

from collections.abc import Iterator

from game.kit.layers import Layers
from game.table.pen import Pen
from game.table.poses import STEP
from game.table.shown import Shown
from game.table.spots import Lot, Spot, box_of_spot
from game.table.sprites import BACK, COIN_SIDE, card

MOODS = ("neutral", "happy", "annoyed")


def warm(pen: Pen, shown: Shown, layers: Layers) -> Iterator[None]:
    """One picture a step: the hand closing its first gap, cards that fly, faces of all moods."""
    yield from _gap(pen, shown, layers)
    yield from _cards(pen, shown)
    yield from _faces(pen, shown)


def _gap(pen: Pen, shown: Shown, layers: Layers) -> Iterator[None]:
    """What the hand is drawn with when its front card is gone and the others move up."""
    kinds = shown.model.hand[1:]
    if len(kinds) < 2 or shown.places.own is None or not pen.sprites.shadows:
        return
    slots = shown.places.hand_slots(len(kinds))
    front, other = (shown.places.screen.size(box) for box in slots[:2])
    for kind in dict.fromkeys(kinds[1:]):
        layers.prepare(pen.sprites.laid(card(kind), other, moving=True))
        yield
    for height in range(other[1], front[1], STEP):
        pen.poses.lying(card(kinds[0]), (front[0], height), front, (0, 0), moving=True)
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
