"""One live game without its bots: the machine, its record, undo, and those who listen."""

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self

from game import VERSION
from game.match.chance import new_deck, shuffler
from game.match.happenings import Happened, Happening, Listener, TakenBack, Trouble
from game.match.history import HIDDEN_SHOWN, Entry, History
from game.match.recording import Recording
from game.match.seats import Seat, seats_of
from game.records import Header, read_record, replay
from game.records.levels import read_levels
from game.records.store import Store
from game.rules import (
    Action,
    Event,
    Game,
    Kind,
    Refusal,
    RefusalCode,
    Refused,
    Rules,
    Shuffle,
    View,
    redact,
    view_of,
)
from game.rules.events import GameOver, TurnPassed


class _NotedShuffle:
    """A shuffle that keeps the decks it made, for the record."""

    def __init__(self, shuffle: Shuffle) -> None:
        self._shuffle = shuffle
        self.decks: list[tuple[Kind, ...]] = []

    def __call__(self, discard: Sequence[Kind], number: int) -> Sequence[Kind]:
        deck = self._shuffle(discard, number)
        self.decks.append(tuple(deck))
        return deck


class LiveGame:
    """A game that is being played and recorded.

    `game` is the whole truth, and `header` tells the deck; both are for this package only: others
    look through `view` and `redacted`.
    `lines` counts the record's lines in effect: header, actions and chance lines, without those
    that were taken back.
    """

    def __init__(self, game: Game, seats: Sequence[Seat], seed: int, recording: Recording) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.seed = seed
        self.header = recording.header
        self.history = History()
        self.lines = 1
        self.sync_due = False
        self._recording = recording
        self._shuffle = _NotedShuffle(shuffler(seed))
        self._listeners: list[Listener] = []

    @classmethod
    def new(
        cls, rules: Rules, seats: Sequence[Seat], start: int, seed: int, store: Store | None
    ) -> Self:
        """A new game, its record begun in `store` (None: in memory only).

        Raises ValueError when there is not one seat for each player or `start` is none of them.
        """
        if len(seats) != rules.players:
            raise ValueError(f"{len(seats)} seats where {rules.players} play")
        info: dict[str, Any] = {
            "seats": [seat.to_json() for seat in seats],
            "seed": seed,
            "app": VERSION,
            "date": datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        }
        deck = tuple(new_deck(rules, seed))
        game = Game(rules, deck, start, shuffler(seed))
        recording = Recording.create(Header(rules, start, deck, None, info), store)
        return cls(game, seats, seed, recording)

    @classmethod
    def resume(cls, path: Path, store: Store | None = None) -> Self:
        """Go on with a record, exactly where it stands. Raises RecordError (path, line, reason).

        A torn end is dropped, a missing end line added (RECORD.md). The store is not needed.
        """
        replayed = replay(read_record(path))
        header = replayed.record.header
        recording = Recording.resume(replayed)
        seats = seats_of(header, read_levels(path))
        live = cls(replayed.start.copy(), seats, header.seed or 0, recording)
        for entry in replayed.entries:
            if entry.action is None:
                live._rewind()
            else:
                live._enter(entry.action, entry.events, len(entry.decks), entry.game)
        live._caught_up()
        return live

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self.game.rules

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.game.over

    @property
    def path(self) -> Path | None:
        """The record's file, None while it is in memory only."""
        return self._recording.path

    @property
    def trouble(self) -> Trouble | None:
        """Why the game is not being saved just now, or None. The next action tries again."""
        return self._recording.trouble

    def view(self, seat: int | None) -> View:
        """The game as `seat` may know it; None is for onlookers."""
        return view_of(self.game, seat)

    def redacted(self, events: Iterable[Event], seat: int | None) -> list[Event]:
        """The events as `seat` may know them."""
        return [redact(event, seat) for event in events]

    def why_not(self, action: Action) -> Refusal | None:
        """Why the action is illegal now, or None."""
        return self.game.why_not(action)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Have `listener` told of every happening; the call that is given back ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def submit(self, action: Action) -> Happened:
        """Carry out an action: it is in the record before anybody hears of it.

        Raises Refused, with nothing changed.
        """
        return self.submit_all((action,))[0]

    def submit_all(self, actions: Sequence[Action]) -> list[Happened]:
        """Carry out several actions, all or none, in one write. Raises Refused."""
        game = self.game
        done: list[tuple[Action, list[Event], int, Game]] = []
        decks: list[tuple[Action, list[tuple[Kind, ...]]]] = []
        for action in actions:
            game = game.copy()
            game.shuffle = self._shuffle
            self._shuffle.decks = []
            events = game.apply(action)
            decks.append((action, self._shuffle.decks))
            done.append((action, events, len(self._shuffle.decks), game))
        self._recording.add(decks, game)
        happened = []
        for step in done:
            entry = self._enter(*step)
            self._noticed(entry)
            happened.append(Happened(entry.action, entry.events, self.lines))
        for happening in happened:
            self._tell(happening)
        return happened

    def can_undo(self, seat: int) -> bool:
        """Whether `seat` may take back the last action: its own planting, harvest or purchase,
        as long as nothing hidden was shown and no other seat has acted or answered."""
        return self.history.can_undo(seat)

    def undo(self, seat: int) -> TakenBack:
        """Take back the seat's last action. Raises Refused where `can_undo` is False."""
        if not self.can_undo(seat):
            raise Refused(Refusal(RefusalCode.NOTHING_TO_UNDO, seat))
        before = self.history.entries[-1].before
        self._recording.undo(before)
        taken = self._rewind()
        self._forgot()
        happening = TakenBack(taken.action, self.lines)
        self._tell(happening)
        return happening

    def will_draw(self, action: Action) -> bool:
        """Whether a legal action would show something hidden (cards drawn or turned up) or end
        the game, so that it cannot be taken back. False for an illegal one."""
        if self.game.why_not(action) is not None:
            return False
        game = self.game.copy()
        game.shuffle = shuffler(self.seed)
        return any(isinstance(event, HIDDEN_SHOWN) for event in game.apply(action))

    def sync(self) -> None:
        """Put the record onto the disk itself; slow, so call it off the busy frames."""
        self._recording.sync()
        self.sync_due = False

    def close(self) -> None:
        """Put the record onto the disk and let go of the file."""
        self.sync()
        self._recording.close()

    def _enter(self, action: Action, events: Sequence[Event], reshuffles: int, game: Game) -> Entry:
        entry = Entry(action, tuple(events), self.game, self.lines)
        self.history.entries.append(entry)
        self.game = game
        self.lines += 1 + reshuffles
        if any(isinstance(event, TurnPassed | GameOver) for event in events):
            self.sync_due = True
        return entry

    def _rewind(self) -> Entry:
        entry = self.history.take_back()
        self.game = entry.before
        self.lines = entry.lines
        return entry

    def _tell(self, happening: Happening) -> None:
        for listener in tuple(self._listeners):
            listener(happening)

    def _noticed(self, entry: Entry) -> None:
        """For a match with bots: an action has just come into effect."""

    def _forgot(self) -> None:
        """For a match with bots: the last action was taken back."""

    def _caught_up(self) -> None:
        """For a match with bots: the history was read from a record."""
