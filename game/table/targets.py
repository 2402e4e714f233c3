"""What on the table can be pointed at, and the names of places that cards lie at."""

from dataclasses import dataclass
from enum import Enum

from game.rules import Place, aside, gift, hand, up
from game.rules.actions import index_of


class What(Enum):
    """A sort of thing on the table."""

    HAND = "hand"
    UP = "up"
    GIFT = "gift"
    ASIDE = "aside"
    FIELD = "field"
    """A field of the viewer: its soil."""
    BADGE = "badge"
    """The coin badge of a field of the viewer."""
    SIGN = "sign"
    """The sign where the third field is for sale."""
    SEAT = "seat"
    """Face and name of another seat."""
    SEAT_FIELD = "seat-field"
    """A field of another seat."""
    OWN = "own"
    """The viewer's own face, name and purse."""
    DECK = "deck"
    DISCARD = "discard"
    LOG = "log"
    STATUS = "status"


@dataclass(frozen=True, slots=True)
class Target:
    """One thing on the table: `index` counts within its sort, `seat` is whose it is (or -1)."""

    what: What
    index: int = 0
    seat: int = -1

    @property
    def place(self) -> Place | None:
        """The place by which an action names this card; None where it is no card."""
        build = _PLACES.get(self.what)
        return None if build is None else build(self.index)


def target_of(place: Place) -> Target:
    """The card at this place of the viewer or of the middle."""
    index = index_of(place)
    return next(card for what in _PLACES if (card := Target(what, index)).place == place)


_PLACES = {What.HAND: hand, What.UP: up, What.ASIDE: aside, What.GIFT: gift}
