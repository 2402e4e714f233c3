"""Whole games between bots, without files, windows or seconds."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from game.bots import Bot
from game.match.bargaining import Bargaining
from game.match.chance import new_deck, shuffler
from game.rules import Action, Event, Game, Kind, Rules, Step

_TRADE, _OVER = Step.TRADE, Step.OVER

Clock: TypeAlias = Callable[[], float]
"""Seconds, from any start."""

Journal: TypeAlias = list[tuple[Action, Sequence[Sequence[Kind]]]]
"""The actions of a game in order, each with the new decks (top first) of its reshuffles."""

Watcher: TypeAlias = Callable[[Game, Action, Sequence[Event]], None]
"""Called after each action with the game, the action and its events (unredacted)."""


class Outcome(NamedTuple):
    """How a game ended: coins by seat, the winners, and its actions.

    `seconds` is how long the game took, `thoughts` each decision, `phases` all decisions of
    each trade step together; all are 0 or empty without a clock.
    """

    coins: tuple[int, ...]
    winners: tuple[int, ...]
    journal: Journal
    seconds: float
    thoughts: list[float]
    phases: list[float]


def play_game(
    rules: Rules,
    bots: Mapping[int, Bot],
    seed: int,
    start: int,
    *,
    watch: Watcher | None = None,
    clock: Clock | None = None,
) -> Outcome:
    """Play one game to its end. The same rules, bots, seed and start give the same game."""
    shuffle = shuffler(seed)
    decks: list[Sequence[Kind]] = []

    def kept(discard: Sequence[Kind], number: int) -> Sequence[Kind]:
        deck = shuffle(discard, number)
        decks.append(deck)
        return deck

    game = Game(rules, new_deck(rules, seed), start, kept)
    table = Bargaining(bots, seed)
    journal: Journal = []
    thoughts: list[float] = []
    phases: list[float] = []
    phase = 0.0
    lines = 1
    start_time = clock() if clock else 0.0
    while game.step is not _OVER:
        trading = game.step is _TRADE
        began = clock() if clock else 0.0
        table.think(game, lines)
        if clock:
            thoughts.append(clock() - began)
            if trading:
                phase += thoughts[-1]
        if table.decision is None:
            raise RuntimeError("the game is not over, but no bot has anything to do")
        happened: list[Event] = []
        for action in table.decision.actions:
            events = game.apply(action)
            happened += events
            journal.append((action, decks or ()))
            lines += 1 + len(decks)
            if decks:
                decks = []
            if watch is not None:
                watch(game, action, events)
        table.remember(happened)
        if clock and trading and game.step is not _TRADE:
            phases.append(phase)
            phase = 0.0
    assert game.winners is not None
    coins = tuple(len(pile) for pile in game.coins)
    seconds = clock() - start_time if clock else 0.0
    return Outcome(coins, game.winners, journal, seconds, thoughts, phases)
