"""What a seat may ask the game to do (RECORD.md "Actions").

Actions are named tuples because whole games apply hundreds of thousands of them. Two actions of
different types can therefore compare equal: tell them apart by type first.

A *place* names a card by where it lies at that moment: one small integer, built by `hand(i)`,
`up(i)`, `aside(i)` and `gift(i)` and taken apart by `zone_of` and `index_of`.
"""

from enum import IntEnum
from typing import NamedTuple, TypeAlias

from game.rules.kinds import Kind

Place: TypeAlias = int

ZONE_SIZE = 256
"""Places in a zone; more than there are cards."""

new = tuple.__new__
"""For named tuples that are made by the thousand: twice as quick as calling their class."""


class Zone(IntEnum):
    """Where a card that an action names can lie."""

    HAND = 0
    UP = 1
    ASIDE = 2
    GIFT = 3


def hand(index: int) -> Place:
    """The hand card at `index`; 0 is the front."""
    return index


def up(index: int) -> Place:
    """The up card at `index`, in the order they arrived."""
    return ZONE_SIZE + index


def aside(index: int) -> Place:
    """The seat's aside card at `index`."""
    return 2 * ZONE_SIZE + index


def gift(index: int) -> Place:
    """The duel's gift card at `index`."""
    return 3 * ZONE_SIZE + index


def zone_of(place: Place) -> Zone:
    """The zone of a place."""
    return Zone(place // ZONE_SIZE)


def index_of(place: Place) -> int:
    """The index of a place within its zone, from 0."""
    return place % ZONE_SIZE


class Plant(NamedTuple):
    """Plant the front card of the hand, or the aside, up or gift card at `card`."""

    seat: int
    field: int
    card: Place | None = None


class Discard(NamedTuple):
    """Duel only: discard a gift, or one hand card after planting."""

    seat: int
    card: Place


class Reveal(NamedTuple):
    """End planting from the hand and turn cards up."""

    seat: int


class Offer(NamedTuple):
    """Propose the cards at `give` for the kinds in `want`, to one seat or (None) to all."""

    seat: int
    to: int | None
    give: tuple[Place, ...]
    want: tuple[Kind, ...]


class Accept(NamedTuple):
    """Accept the open offer of seat `from_`, paying the cards at `pay`."""

    seat: int
    from_: int
    pay: tuple[Place, ...]


class Decline(NamedTuple):
    """Refuse the open offer of seat `from_`."""

    seat: int
    from_: int


class Withdraw(NamedTuple):
    """Take back the seat's own open offer."""

    seat: int


class Done(NamedTuple):
    """End trading; in the duel, end the planting of up cards."""

    seat: int


class Harvest(NamedTuple):
    """Sell a whole field."""

    seat: int
    field: int


class Buy(NamedTuple):
    """Buy the third field."""

    seat: int


Action: TypeAlias = (
    Plant | Discard | Reveal | Offer | Accept | Decline | Withdraw | Done | Harvest | Buy
)
