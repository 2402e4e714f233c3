"""Playing a record again: the game after every line, its shuffles, its end and its expects."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, NoReturn

from game.records.actions import action_from
from game.records.errors import Malformed, ReplayError
from game.records.expect import difference
from game.records.reader import Line, Record
from game.records.values import is_number, kinds_from, shortened
from game.rules import Action, Event, Game, Kind, RefusalCode, Refused


class ReplayedLine(NamedTuple):
    """What one action or undo line did: `game` is the game after it (do not change it).

    `action` is None for an undo; `decks` are the new decks of the reshuffles it brought, each
    top first; `events` are unredacted, and empty for an undo.
    """

    line: int
    action: Action | None
    decks: tuple[tuple[Kind, ...], ...]
    events: list[Event]
    game: Game


@dataclass
class Replay:
    """What a record has come to.

    `start` is the game before the first action; `size` the bytes of the file that hold (what
    lies behind is to be cut before going on); `ended` says that the end line is there.
    """

    record: Record
    start: Game
    size: int
    entries: list[ReplayedLine] = field(default_factory=list)
    ended: bool = False

    @property
    def game(self) -> Game:
        """A game of one's own at the record's end; give it a `shuffle` before playing on."""
        return (self.entries[-1].game if self.entries else self.start).copy()

    def standing(self) -> list[ReplayedLine]:
        """The entries of the actions that have not been taken back, in their order."""
        left: list[ReplayedLine] = []
        for entry in self.entries:
            if entry.action is None:
                left.pop()
            else:
                left.append(entry)
        return left


def replay(record: Record) -> Replay:
    """Play all lines of a record. Raises ReplayError at the first that does not hold.

    A last action whose chance lines are missing is dropped, as a torn line is.
    """
    return _Player(record).run()


class _OutOfDecks(Exception):  # noqa: N818 - it is caught here and means no error yet
    """A reshuffle has no chance line."""


class _WrongDeck(Exception):  # noqa: N818
    """A chance line's deck (counted from 0) is not the discard pile's cards."""

    def __init__(self, number: int) -> None:
        self.number = number


class _Chance:
    """The recorded reshuffles of one action, handed out one by one."""

    def __init__(self) -> None:
        self.decks: list[tuple[Kind, ...]] = []
        self.used = 0

    def start(self, decks: list[tuple[Kind, ...]]) -> None:
        self.decks, self.used = decks, 0

    def __call__(self, discard: Sequence[Kind], reshuffles: int) -> Sequence[Kind]:
        if self.used == len(self.decks):
            raise _OutOfDecks
        deck = self.decks[self.used]
        if sorted(deck) != sorted(discard):
            raise _WrongDeck(self.used)
        self.used += 1
        return deck


class _Player:
    """Plays the lines of one record; `games` are those before each action not taken back."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.chance = _Chance()
        self.game = record.header.new_game(self.chance)
        self.games: list[Game] = []
        self.result = Replay(record, self.game.copy(), record.header_end)

    def run(self) -> Replay:
        lines = self.record.lines
        at = 0
        while at < len(lines):
            line = lines[at]
            at += 1
            shuffles: list[Line] = []
            while at < len(lines) and _is_shuffle(lines[at].value) and not _is_shuffle(line.value):
                shuffles.append(lines[at])
                at += 1
            if not self._play(line, shuffles, last=at == len(lines)):
                break
            self.result.size = (shuffles or [line])[-1].end
        return self.result

    def _play(self, line: Line, shuffles: list[Line], *, last: bool) -> bool:
        """Play a line with the chance lines behind it; False when it must be dropped."""
        value = line.value
        if self.result.ended and ("do" in value or "expect" not in value):
            self._fail(line, "nothing but an expect may follow the end line")
        if "illegal" in value:
            self._check_refusal(line)
        elif "expect" in value:
            if "do" in value:
                self._fail(line, "a line is an action or an expect, not both")
            found = difference(self.game, value["expect"])
            if found is not None:
                self._fail(line, found)
        elif value.get("do") == "end":
            self._end(line)
        elif value.get("do") == "undo":
            self._undo(line)
        elif _is_shuffle(value):
            self._fail(line, "expected an action before the shuffle")
        else:
            return self._act(line, shuffles, last=last)
        if shuffles:
            self._fail(shuffles[0], "expected no shuffle here: no reshuffle took place")
        return True

    def _act(self, line: Line, shuffles: list[Line], *, last: bool) -> bool:
        try:
            action = action_from(line.value)
        except Malformed as error:
            self._fail(line, f"expected an action, found a malformed one: {error}")
        self.chance.start([self._deck(shuffle) for shuffle in shuffles])
        before = self.game.copy()
        try:
            events = self.game.apply(action)
        except Refused as error:
            self._fail(line, f"expected a legal action, found one refused: {error}")
        except _OutOfDecks:
            if last:
                self.game = before
                return False
            self._fail(line, "expected a shuffle line behind this action, found none")
        except _WrongDeck as error:
            self._fail(shuffles[error.number], "expected exactly the discard pile's cards")
        if self.chance.used < len(shuffles):
            surplus = shuffles[self.chance.used]
            self._fail(surplus, "expected no shuffle here: no reshuffle took place")
        self.games.append(before)
        decks = tuple(self.chance.decks)
        self.result.entries.append(
            ReplayedLine(line.number, action, decks, events, self.game.copy())
        )
        return True

    def _deck(self, line: Line) -> tuple[Kind, ...]:
        if "expect" in line.value:
            self._fail(line, "a line is a shuffle or an expect, not both")
        try:
            return kinds_from(line.value.get("deck"), "deck")
        except Malformed as error:
            self._fail(line, f"a malformed shuffle: {error}")

    def _undo(self, line: Line) -> None:
        if not self.games:
            code = RefusalCode.NOTHING_TO_UNDO
            self._fail(line, f"expected an action to take back: {code.value}")
        self.game = self.games.pop()
        self.result.entries.append(ReplayedLine(line.number, None, (), [], self.game.copy()))

    def _end(self, line: Line) -> None:
        winners = self.game.winners
        if winners is None:
            self._fail(line, "expected a game that is over, found one that is not")
        found = ([len(pile) for pile in self.game.coins], list(winners))
        for name, mine in zip(("coins", "winners"), found, strict=True):
            told = line.value.get(name)
            numbers = isinstance(told, list) and all(is_number(item) for item in told)
            if not numbers or told != mine:
                self._fail(line, f"{name}: expected {mine}, found {shortened(told)}")
        self.result.ended = True

    def _check_refusal(self, line: Line) -> None:
        """Check that a line marked illegal is refused and leaves everything as it was."""
        value = line.value
        if value["illegal"] is not True:
            self._fail(line, "'illegal' can only be true")
        if "expect" in value or value.get("do") in ("shuffle", "end"):
            self._fail(line, "only an action line can be illegal")
        if value.get("do") == "undo":
            if self.games:
                self._fail(line, "expected a refusal, but there is an action to take back")
            return
        try:
            action = action_from(value)
        except Malformed:
            return
        before = self.game.copy()
        self.chance.start([])
        try:
            self.game.apply(action)
        except Refused:
            if not self.game.same_as(before):
                self._fail(line, "expected the state as it was, found it changed by a refusal")
            return
        except _OutOfDecks:
            pass  # It was legal: it came as far as a reshuffle.
        self._fail(line, "expected a refusal, but the action is legal")

    def _fail(self, line: Line, reason: str) -> NoReturn:
        raise ReplayError(self.record.path, line.number, reason)


def _is_shuffle(value: dict[str, Any]) -> bool:
    return value.get("do") == "shuffle" and "illegal" not in value
