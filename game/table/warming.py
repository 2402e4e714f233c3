"""Draws beforehand what will be wanted soon."""

from __future__ import annotations

from collections.abc import Iterator

from game.table.shown import Shown
from game.table.spots import Lot, Spot, box_of_spot
from game.table.sprites import BACK, COIN_SIDE, Sprites, card


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
