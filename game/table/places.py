"""Where everything on the table lies, in logical units, for any window and number of seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.kit.layout import Box, Screen


class Seating(NamedTuple):
    """What the layout depends on beside the window.

    `viewer` None: all seats are shown along the top and no hand. `fields`: fields that a seat can
    come to have, the one for sale included.
    """

    players: int
    viewer: int | None
    fields: int
    duel: bool = False
    left_handed: bool = False


@dataclass(frozen=True, slots=True)
class SeatPlaces:
    """The panel of another seat and its parts. `chip` is where its bid is written."""

    seat: int
    panel: Box
    face: Box
    name: Box
    coins: Box
    cards: Box
    fields: tuple[Box, ...]
    chip: Box
    marker: Box


@dataclass(frozen=True, slots=True)
class OwnPlaces:
    """The viewer's own panel, fields and their coin badges (targets of at least 48 units)."""

    panel: Box
    face: Box
    name: Box
    coins: Box
    aside: Box
    marker: Box
    fields: tuple[Box, ...]
    badges: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class Places:
    """The regions. `log` is None where there is no room; `corner` holds the round buttons."""

    screen: Screen
    seating: Seating
    status: Box
    corner: Box
    others: tuple[SeatPlaces, ...]
    log: Box | None
    middle: Box
    up: Box
    desk: Box
    tray: Box
    discard: Box
    deck: Box
    own: OwnPlaces | None
    hand: Box
    actions: Box
    toast: Box

    def hand_slots(self, count: int) -> list[Box]:
        """The hand's cards, front first; the front card is larger, names never covered."""
        raise NotImplementedError

    def middle_slots(self, count: int) -> list[Box]:
        """Up cards, or the duel's gifts."""
        raise NotImplementedError

    def aside_slots(self, count: int, planting: bool) -> list[Box]:
        """The viewer's aside cards: large in the tray while planting the rest, else in the panel."""
        raise NotImplementedError

    def of_seat(self, seat: int) -> SeatPlaces | None:
        """The panel of another seat; None for the viewer."""
        raise NotImplementedError


def places_for(screen: Screen, seating: Seating) -> Places:
    """Lay the table out."""
    raise NotImplementedError
