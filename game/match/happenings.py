"""What a match tells those who listen, and what it says about itself."""

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple, TypeAlias

from game.bots.protocol import Reply
from game.rules import Action, Event, OpenOffer


class Happened(NamedTuple):
    """An action was carried out and stands in the record.

    `events` hold hidden cards: show a viewer only `match.redacted(events, viewer)`. `lines` is
    how many lines of the record are in effect after it (header and chance lines counted).
    """

    action: Action
    events: tuple[Event, ...]
    lines: int


class TakenBack(NamedTuple):
    """`action`, the last one in effect, was taken back; `lines` are in effect now."""

    action: Action
    lines: int


Happening: TypeAlias = Happened | TakenBack
Listener: TypeAlias = Callable[[Happening], None]


class TroubleCode(Enum):
    """Why a game is not being saved."""

    NO_FOLDER = "no-folder"
    WRITE_FAILED = "write-failed"


class Trouble(NamedTuple):
    """The game goes on, but is not saved just now; `detail` is the system's own message."""

    code: TroubleCode
    detail: str


class Asked(NamedTuple):
    """A human has still to answer this open offer of seat `from_`."""

    from_: int
    offer: OpenOffer


class Slip(NamedTuple):
    """A bug of the bot at `seat`, with `lines` in effect: a refused decision or a traceback."""

    seat: int | None
    lines: int
    detail: str


class NoDeal(Exception):  # noqa: N818 - the table's own word for it
    """The other side does not agree to this deal; nothing has changed. `reply` says why."""

    def __init__(self, reply: Reply | None) -> None:
        super().__init__("the other side does not agree")
        self.reply = reply
