"""The actions in effect, and which of them may still be taken back."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from game.rules import Action, Buy, Event, Game, Harvest, Plant
from game.rules.events import CardsDrawn, CardTurnedUp, DeckReshuffled, GameOver, TurnPassed

HIDDEN_SHOWN = (CardsDrawn, CardTurnedUp, DeckReshuffled, GameOver)
"""After one of these an action cannot be taken back: something hidden was shown."""

_OWN = (Plant, Harvest, Buy)


@dataclass(frozen=True, slots=True)
class Entry:
    """One action in effect: the game before it, and the lines in effect before it."""

    action: Action
    events: tuple[Event, ...]
    before: Game
    lines: int


@dataclass(slots=True)
class History:
    """All actions in effect, oldest first. `barrier` entries from the front stay for good."""

    entries: list[Entry] = field(default_factory=list)
    barrier: int = 0

    def can_undo(self, seat: int) -> bool:
        """Whether the last action is the seat's own planting, harvest or purchase, nothing
        hidden was shown by it, and no other seat has acted or answered since."""
        if len(self.entries) <= self.barrier:
            return False
        last = self.entries[-1]
        return (
            last.action.seat == seat
            and isinstance(last.action, _OWN)
            and not any(isinstance(event, HIDDEN_SHOWN) for event in last.events)
        )

    def close_undo(self) -> None:
        """Another seat has answered: what was done before stays."""
        self.barrier = len(self.entries)

    def take_back(self) -> Entry:
        """Remove the last entry and give it."""
        entry = self.entries.pop()
        self.barrier = min(self.barrier, len(self.entries))
        return entry

    def events(self) -> Iterator[Event]:
        """Every event in effect, in order."""
        for entry in self.entries:
            yield from entry.events

    def this_turn(self, end: int | None = None) -> list[Entry]:
        """The entries since the turn passed to the active seat; of those before `end`, if given."""
        end = len(self.entries) if end is None else end
        first = end
        while first and not any(
            type(event) is TurnPassed for event in self.entries[first - 1].events
        ):
            first -= 1
        return self.entries[first:end]
