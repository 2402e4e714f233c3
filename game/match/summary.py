"""What a game came to, seat by seat, for the results: a fold over its events."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from game.match.live import LiveGame
from game.rules import Event, Kind
from game.rules.events import FieldBought, GameOver, Harvested, TradeMade, TurnPassed


class BestHarvest(NamedTuple):
    """The harvest that paid a seat most; of equals the first."""

    kind: Kind
    cards: int
    coins: int


@dataclass(slots=True)
class SeatSummary:
    """One seat. `coins` is what it has; `by_kind` what its harvests paid, by kind; `spent` what
    its third field cost. `given` and `received` are cards in trades, gifts among them."""

    coins: int = 0
    by_kind: dict[Kind, int] = field(default_factory=dict)
    spent: int = 0
    harvests: int = 0
    trades: int = 0
    given: int = 0
    received: int = 0
    gifts_made: int = 0
    gifts_got: int = 0
    best: BestHarvest | None = None


@dataclass(slots=True)
class Summary:
    """A whole game. `turns[n][seat]` is what a seat had when turn n ended (the last row: at the
    end); `winners` is None while it goes on."""

    turns: list[tuple[int, ...]]
    seats: list[SeatSummary]
    winners: tuple[int, ...] | None = None


def summary_of(live: LiveGame) -> Summary:
    """The summary of a match as far as it has gone."""
    entries = live.history.entries
    first = entries[0].before if entries else live.game
    return summarize((len(pile) for pile in first.coins), live.history.events())


def summarize(coins: Iterable[int], events: Iterable[Event]) -> Summary:
    """The summary of the events of a game that began with these coins of each seat."""
    seats = [SeatSummary(coins=count) for count in coins]
    summary = Summary([], seats)
    for event in events:
        if isinstance(event, Harvested):
            _harvested(seats[event.seat], event)
        elif isinstance(event, FieldBought):
            seats[event.seat].coins -= len(event.paid)
            seats[event.seat].spent += len(event.paid)
        elif isinstance(event, TradeMade):
            _crossed(seats[event.from_], seats[event.seat], event)
        elif isinstance(event, TurnPassed | GameOver):
            summary.turns.append(tuple(seat.coins for seat in seats))
            if isinstance(event, GameOver):
                summary.winners = event.winners
    return summary


def _harvested(seat: SeatSummary, event: Harvested) -> None:
    seat.harvests += 1
    seat.coins += event.coins
    if event.coins:
        seat.by_kind[event.kind] = seat.by_kind.get(event.kind, 0) + event.coins
        if seat.best is None or event.coins > seat.best.coins:
            seat.best = BestHarvest(event.kind, event.cards, event.coins)


def _crossed(offerer: SeatSummary, accepter: SeatSummary, event: TradeMade) -> None:
    given, paid = len(event.given), len(event.paid)
    for seat, gave, got in ((offerer, given, paid), (accepter, paid, given)):
        seat.given += gave
        seat.received += got
        if gave and got:
            seat.trades += 1
        elif gave:
            seat.gifts_made += 1
        else:
            seat.gifts_got += 1
