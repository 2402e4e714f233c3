"""Draws beforehand what will be wanted soon."""

from __future__ import annotations

from collections.abc import Iterator

from game.kit.layers import Layers
from game.table.poses import STEP, Poses
from game.table.shown import Shown
from game.table.spots import Lot, Spot, box_of_spot
from game.table.sprites import BACK, COIN_SIDE, Sprites, card


def ready_hand(sprites: Sprites, poses: Poses, shown: Shown, layers: Layers) -> Iterator[None]:
    """Make, one by one, what the hand is drawn with when its front card is gone and it closes
    the gap."""
    kinds = shown.model.hand[1:]
    if len(kinds) < 2 or shown.places.own is None or not sprites.shadows:
        return
    slots = shown.places.hand_slots(len(kinds))
    front, other = (shown.places.screen.size(box) for box in slots[:2])
    for kind in dict.fromkeys(kinds[1:]):
        layers.prepare(sprites.laid(card(kind), other, moving=True))
        yield
    for height in range(other[1], front[1], STEP):
        poses.lying(card(kinds[0]), (front[0], height), front, (0, 0), moving=True)
        yield


def warm(sprites: Sprites, shown: Shown) -> Iterator[None]:
    """Draw, one by one, the cards at the sizes of this layout, so that no flight waits."""
    places = shown.places
    boxes = [places.deck, *places.middle_slots(2)[:1]]
    if places.own is not None:
        field = Spot(Lot.FIELD, places.own.seat)
        boxes += [*places.hand_slots(6)[:2], box_of_spot(places, field)]
    sizes = dict.fromkeys(places.screen.size(box) for box in boxes)
    for size in sizes:
        for look in (BACK, COIN_SIDE, *(card(kind) for kind in shown.model.rules.kinds)):
            sprites.plain(look, *size)
            yield
