"""Names of places that cards and coins travel between, resolved to boxes when drawn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from game.kit.layout import Box
from game.rules import Place, Zone, index_of, zone_of
from game.table.places import CARD, Places


class Lot(Enum):
    """A sort of spot."""

    HAND = "hand"
    UP = "up"
    GIFT = "gift"
    ASIDE = "aside"
    FIELD = "field"
    PLOT = "plot"
    """The whole ground of a field, as large as the sign on it."""
    PURSE = "purse"
    DECK = "deck"
    DISCARD = "discard"
    BOX = "box"
    """Out of the game, beyond the edge."""
    CENTRE = "centre"
    FACE = "face"

    __hash__ = object.__hash__
    """Lots are looked up many times a frame, and the hash of an enum is slow."""


Key: TypeAlias = tuple[Lot, int, int]
"""Lot, seat and index of a spot."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place at one moment: `index` of `count` things lying in a row there."""

    lot: Lot
    seat: int = -1
    index: int = 0
    count: int = 1

    @property
    def key(self) -> Key:
        """The spot without its count."""
        return self.lot, self.seat, self.index


def spot_of_place(place: Place, seat: int, counts: dict[Zone, int]) -> Spot:
    """The spot that a rules place of `seat` names, with so many cards in its zone."""
    zone = zone_of(place)
    lot = {Zone.HAND: Lot.HAND, Zone.UP: Lot.UP, Zone.ASIDE: Lot.ASIDE, Zone.GIFT: Lot.GIFT}[zone]
    return Spot(lot, seat, index_of(place), counts[zone])


def box_of_spot(places: Places, spot: Spot, tray: bool = False) -> Box:
    """Where a spot is now; `tray` tells that aside cards lie large in the tray."""
    lot = spot.lot
    if lot in (Lot.UP, Lot.GIFT):
        return _nth(places.middle_slots(max(1, spot.count)), spot.index)
    if lot is Lot.DECK:
        return places.deck
    if lot is Lot.DISCARD:
        return places.discard
    if lot is Lot.BOX:
        return places.deck.moved(dy=-places.deck.bottom - 80)
    if lot is Lot.CENTRE:
        area = places.up.union(places.desk)
        return area.fit(5, 7)
    if places.own is not None and spot.seat == places.own.seat:
        return _own_box(places, spot, tray)
    return _seat_box(places, spot)


def _own_box(places: Places, spot: Spot, tray: bool) -> Box:
    own = places.own
    assert own is not None
    if spot.lot is Lot.HAND:
        return _nth(places.hand_slots(max(1, spot.count)), spot.index)
    if spot.lot is Lot.FIELD:
        field = own.fields[min(spot.index, len(own.fields) - 1)]
        return small_card(field.trim(right=field.w * 0.5), 0.8)
    if spot.lot is Lot.PLOT:
        return own.fields[min(spot.index, len(own.fields) - 1)].inset(4).fit(140, 100)
    if spot.lot is Lot.ASIDE:
        if tray:
            return _nth(places.tray_slots(max(1, spot.count)), spot.index)
        return _nth(tokens(own.aside, max(1, spot.count)), spot.index)
    return {Lot.PURSE: own.coins.align(26, 26, "left")}.get(spot.lot, own.face)


def _seat_box(places: Places, spot: Spot) -> Box:
    seat = places.of_seat(spot.seat)
    if seat is None:
        return places.deck
    if spot.lot is Lot.PLOT:
        return _nth(seat.fields(max(1, spot.count)), spot.index).fit(140, 100)
    if spot.lot is Lot.FIELD:
        return small_card(_nth(seat.fields(max(1, spot.count)), spot.index), 0.9)
    if spot.lot is Lot.HAND:
        return small_card(seat.cards.align(22, min(22, seat.cards.h), "left"), 1.3)
    if spot.lot is Lot.ASIDE:
        return _nth(tokens(seat.name, max(1, spot.count)), spot.index)
    return {Lot.PURSE: seat.coins.align(20, 20, "left")}.get(spot.lot, seat.face)


def small_card(area: Box, share: float) -> Box:
    """A card in the middle of an area, as high as this share of it."""
    h = area.h * share
    return area.align(h * CARD, h)


def tokens(area: Box, count: int) -> list[Box]:
    """Small pictures of aside cards in a row."""
    side = min(area.h, 26.0)
    return area.line_up(count, side, 2, "left")


def _nth(boxes: list[Box], index: int) -> Box:
    return boxes[min(index, len(boxes) - 1)]
