"""Whole games between bots, without files, windows or seconds."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.bots import Bot
from game.match.bargaining import Bargaining
from game.match.chance import new_deck, shuffler
from game.rules import Action, Event, Game, Rules

Watcher = Callable[[Game, Action, Sequence[Event]], None]
"""Called after each action with the game, the action and its events (unredacted)."""


class Outcome(NamedTuple):
    """How a game ended: coins by seat, the winners, and how many actions it took."""

    coins: tuple[int, ...]
    winners: tuple[int, ...]
    actions: int


def play_game(
    rules: Rules,
    bots: Mapping[int, Bot],
    seed: int,
    start: int,
    watch: Watcher | None = None,
) -> Outcome:
    """Play one game to its end. The same arguments give the same game."""
    shuffle = shuffler(seed)
    game = Game(rules, new_deck(rules, seed), start, shuffle)
    round_ = Bargaining(bots, seed)
    lines = 1
    count = 0
    while not game.over:
        round_.think(game, lines)
        decision = round_.decision
        if decision is None:
            raise RuntimeError("no bot has anything to do, but the game is not over")
        for action in decision.actions:
            before = game.reshuffles
            events = game.apply(action)
            round_.remember(events)
            lines += 1 + game.reshuffles - before
            count += 1
            if watch is not None:
                watch(game, action, events)
    assert game.winners is not None
    coins = tuple(len(pile) for pile in game.coins)
    return Outcome(coins, game.winners, count)
