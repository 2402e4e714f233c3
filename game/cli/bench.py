"""`bench --engine`: how fast the rules play, beside a loop of plain Python.

All figures are processor time, so that other programs on the machine do not blur them.
"""

import argparse
import json
from collections.abc import Callable
from time import process_time
from typing import Any

from game.cli.random_play import Chance, next_action, shuffle_of
from game.rules import Action, Game, rules_for


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's options."""
    parser.add_argument("--engine", action="store_true", help="the rules: random play, four seats")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to measure (5)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(options: argparse.Namespace) -> int:
    """Print the figures; exit 0."""
    figures = measure_engine(options.seconds)
    if options.json:
        print(json.dumps(figures))
        return 0
    for name, value in figures.items():
        print(f"{name.replace('_', ' '):<32}{value:>12.2f}")
    return 0


def measure_engine(seconds: float) -> dict[str, float]:
    """Random legal play of classic with four players for about `seconds`."""
    rules = rules_for("classic", 4)
    played: list[tuple[Game, list[Action]]] = []
    started = process_time()
    while not played or process_time() - started < seconds:
        seed = len(played) + 1
        chance = Chance(seed)
        deck = chance.shuffled(rules.full_deck())
        game = Game(rules, deck, chance.below(rules.players), shuffle_of(seed))
        first, actions = game.copy(), []
        while not game.over:
            action = next_action(game, chance)
            game.apply(action)
            actions.append(action)
        played.append((first, actions))
    elapsed = process_time() - started
    count = sum(len(actions) for _, actions in played)
    return {
        "games_per_second": len(played) / elapsed,
        "actions_per_game": count / len(played),
        **_shares(played[:200]),
        "copy_us": _copy_us(played[0]),
        "calibration_million_per_second": calibration(),
    }


def calibration() -> float:
    """Million turns a second of a loop of plain Python, to compare machines by."""
    steps, numbers = 1_000_000, [1, 2, 3, 4]
    started = process_time()
    total = 0
    for step in range(steps):
        total += numbers[step & 3]
    return steps / 1e6 / (process_time() - started)


def _shares(played: list[tuple[Game, list[Action]]]) -> dict[str, float]:
    """What one call of each door costs, from games played again."""

    def again(before: Callable[[Game, Action], Any] | None) -> float:
        started = process_time()
        for first, actions in played:
            game = first.copy()
            for action in actions:
                if before is not None:
                    before(game, action)
                game.apply(action)
        return (process_time() - started) / count * 1e6

    count = sum(len(actions) for _, actions in played)
    again(None)
    apply = again(None)
    return {
        "apply_us": apply,
        "legal_us": again(lambda game, action: game.legal(action.seat)) - apply,
        "why_not_us": again(lambda game, action: game.why_not(action)) - apply,
        "awaited_us": again(lambda game, action: game.awaited()) - apply,
    }


def _copy_us(played: tuple[Game, list[Action]]) -> float:
    game, actions = played[0].copy(), played[1]
    for action in actions[: len(actions) // 2]:
        game.apply(action)
    times = 20_000
    started = process_time()
    for _ in range(times):
        game.copy()
    return (process_time() - started) / times * 1e6
