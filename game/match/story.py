"""A game to look back on: every moment of a record, any of them reached at once.

It holds the whole truth, so it is for games that may be looked at openly. Actions that were
taken back are left out; torn and unfinished records end where they end.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from game.match.live import LiveGame
from game.match.seats import Seat, seats_of
from game.records import read_record, replay
from game.records.levels import read_levels
from game.rules import Action, Event, Game, Kind, Rules, View, redact, view_of
from game.rules.events import Declined, OfferLapsed, OfferMoved, StepBegan, TurnPassed

_SMALL = (StepBegan, OfferMoved, OfferLapsed, Declined)
"""Events that nobody wants to stop at."""


class Moment(NamedTuple):
    """One action: the record's line, what it did, and the game after it (do not change it)."""

    line: int
    action: Action
    events: tuple[Event, ...]
    game: Game


class Turn(NamedTuple):
    """A turn: its number from 1, whose it is, and at which moment it begins."""

    number: int
    seat: int
    at: int


class Story:
    """The moments of one game. A place in it is a number `at`: so many actions are carried out,
    from 0 (the deal) to `length`."""

    def __init__(self, seats: Sequence[Seat], start: Game, moments: Sequence[Moment]) -> None:
        self.seats = tuple(seats)
        self.moments = tuple(moments)
        self._start = start
        self.turns = self._find_turns()

    @classmethod
    def read(cls, path: str | Path) -> "Story":
        """The story of a record file. Raises RecordError (path, line, reason)."""
        replayed = replay(read_record(path))
        moments = [
            Moment(entry.line, entry.action, tuple(entry.events), entry.game)
            for entry in replayed.standing()
            if entry.action is not None
        ]
        seats = seats_of(replayed.record.header, read_levels(replayed.record.path))
        return cls(seats, replayed.start, moments)

    @classmethod
    def of_match(cls, match: LiveGame) -> "Story":
        """The story of a match so far."""
        entries = match.history.entries
        after = [entry.before for entry in entries[1:]] + [match.game]
        moments = [
            Moment(entry.lines + 1, entry.action, entry.events, game)
            for entry, game in zip(entries, after, strict=bool(entries))
        ]
        start = entries[0].before if entries else match.game
        return cls(match.seats, start, moments)

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self._start.rules

    @property
    def length(self) -> int:
        """How many actions there are."""
        return len(self.moments)

    @property
    def names(self) -> list[str]:
        """The names, in seat order."""
        return [seat.name for seat in self.seats]

    def game(self, at: int) -> Game:
        """The game there; for looking only."""
        return self.moments[at - 1].game if at else self._start

    def view(self, at: int, seat: int | None) -> View:
        """What `seat`, or nobody (None), knew there."""
        return view_of(self.game(at), seat)

    def hands(self, at: int) -> list[list[Kind]]:
        """All hands, open."""
        return [hand[:] for hand in self.game(at).hands]

    def events(self, at: int, seat: int | None) -> list[Event]:
        """What `seat` saw happen on the way from `at - 1` to `at`; nothing at 0."""
        if not at:
            return []
        return [redact(event, seat) for event in self.moments[at - 1].events]

    def turn(self, at: int) -> Turn:
        """The turn that a place lies in."""
        return next(turn for turn in reversed(self.turns) if turn.at <= at)

    def next_turn(self, at: int) -> int:
        """Where the next turn begins; the end in the last one."""
        return next((turn.at for turn in self.turns if turn.at > at), self.length)

    def turn_before(self, at: int) -> int:
        """Where this turn began, or at its very beginning, where the one before did."""
        return next((turn.at for turn in reversed(self.turns) if turn.at < at), 0)

    def after(self, at: int) -> int:
        """The next place where there is something to see."""
        while at < self.length:
            at += 1
            if self.worth_a_stop(at):
                break
        return at

    def before(self, at: int) -> int:
        """The last place before with something to see; 0 at the beginning."""
        at -= 1
        while at > 0 and not self.worth_a_stop(at):
            at -= 1
        return max(0, at)

    def worth_a_stop(self, at: int) -> bool:
        """Whether there was something to see on the way to this place."""
        return any(not isinstance(event, _SMALL) for event in self.moments[at - 1].events)

    def _find_turns(self) -> list[Turn]:
        turns = [Turn(1, self._start.active, 0)]
        for at, moment in enumerate(self.moments, start=1):
            passed = [event for event in moment.events if isinstance(event, TurnPassed)]
            turns += [Turn(len(turns) + 1, event.seat, at) for event in passed]
        return turns
