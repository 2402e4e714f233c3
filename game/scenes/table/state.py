"""What the people at the table are doing, beside the game itself."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from game.match import Match
from game.rules import Step, View
from game.table.interpreter import Interpreter
from game.table.talks import Talks


class SheetKind(Enum):
    """The sheets that a person opens, or that the table opens for it."""

    HARVEST = "harvest"
    DEAL = "deal"
    DONE = "done"
    ASKED = "asked"
    LAID_OPEN = "laid-open"


class OpenSheet(NamedTuple):
    """A sheet and what it is about: a field, or a seat."""

    kind: SheetKind
    about: int = 0


class TableState:
    """Whose hand is open, what is picked, which sheet is open, what lies on the desk.

    `viewer` is the seat before the screen, or None when the table is for everyone. `hidden`:
    its hand is covered all the same (cards that lie aside are planted openly). `called`: it came
    of its own will and stays until it hides its hand. `laid_open` is
    the seat whose offer lies on the table for other people to take. `changing` is the seat whose
    offer is being answered by another one. `bidding`: a person speaks up out of its turn.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.viewer: int | None = None
        self.hidden = False
        self.called = False
        self.laid_open: int | None = None
        self.sheet: OpenSheet | None = None
        self.changing: int | None = None
        self.bidding = False
        self.interpreter = Interpreter(0)
        self.talks = Talks(match, 0)

    def look(self, seat: int | None, hidden: bool = False) -> None:
        """Another viewer: what the one before was about to do is forgotten."""
        self.let_go()
        self.viewer, self.hidden, self.called = seat, hidden, False
        self.sheet, self.changing = None, None
        if seat is not None:
            self.laid_open = None
            self.interpreter = Interpreter(seat)
            self.talks = Talks(self.match, seat)

    def view(self) -> View:
        """The game as the viewer may know it."""
        return self.match.view(self.viewer)

    def seen(self) -> View:
        """The same, without the hand while it is covered."""
        return self.match.view(None) if self.hidden else self.view()

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return self.match.humans

    @property
    def alone(self) -> bool:
        """Whether at most one person plays: no hand has to be hidden from anybody."""
        return len(self.people) < 2

    @property
    def my_turn(self) -> bool:
        """Whether the viewer's own turn is on."""
        return self.viewer is not None and self.viewer == self.match.game.active

    @property
    def trading(self) -> bool:
        """Whether the viewer could trade with somebody now."""
        game = self.match.game
        return (
            self.viewer is not None
            and not self.hidden
            and game.step is Step.TRADE
            and not game.rules.duel
        )

    @property
    def desk_open(self) -> bool:
        """Whether the deal bar is out."""
        if not self.trading:
            return False
        return self.my_turn or self.bidding or not self.talks.desk.empty

    @property
    def asked_by(self) -> int | None:
        """The seat whose offer the viewer has to answer, or None."""
        if self.viewer is None or self.hidden:
            return None
        asked = self.match.asked(self.viewer)
        return asked[0].from_ if asked else None

    def front_sheet(self) -> OpenSheet | None:
        """The sheet that is to be seen: one that was opened, else one that asks."""
        if self.sheet is not None:
            return self.sheet
        if self.laid_open is not None:
            return OpenSheet(SheetKind.LAID_OPEN, self.laid_open)
        asked = self.asked_by
        if asked is not None and self.changing is None:
            return OpenSheet(SheetKind.ASKED, asked)
        return None

    def hold(self) -> None:
        """A person speaks up: the bots wait."""
        if self.viewer is not None and not self.my_turn and not self.bidding:
            self.bidding = True
            self.match.hold(self.viewer)

    def let_go(self) -> None:
        """The person is through with speaking up."""
        if self.bidding and self.viewer is not None:
            self.match.release(self.viewer)
        self.bidding = False

    def seat_needed(self) -> int | None:
        """The person who should sit before the screen now; None: the table is for everyone."""
        people = self.people
        if not people:
            return None
        if len(people) == 1:
            return people[0]
        if self.laid_open is not None:
            return None
        awaited = self.match.awaited_humans()
        if self.viewer in awaited:
            return self.viewer
        if self.bidding:
            return self.viewer
        return awaited[0] if awaited else None
