"""`bench`: what the picture costs; `bench --engine`: how fast the rules play.

The engine's figures are processor time, so that other programs on the machine do not blur them,
and stand beside a loop of plain Python.
"""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

from game.cli import PROGRAM, UsageError, bench_start
from game.cli.play import size_of
from game.cli.random_play import Chance, next_action, shuffle_of
from game.rules import Action, Game, rules_for

LONGEST = 600
"""Seconds that a measurement may take."""
GAMES_KEPT, CALLS = 40, 4
ROUND = 20
"""Games between two looks at the clock; the best round is the one least disturbed."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's options."""
    parser.add_argument("--engine", action="store_true", help="the rules: random play, four seats")
    parser.add_argument("--size", type=size_of, default=(1280, 720), metavar="WxH", help="window")
    parser.add_argument("--seconds", type=float, default=5.0, help="length of each stretch (5)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--start-up", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--data-dir", type=Path, help=argparse.SUPPRESS)


def run(options: argparse.Namespace) -> int:
    """Print the figures; exit 0."""
    if not 0 < options.seconds <= LONGEST:
        raise UsageError(f"--seconds must be above 0 and at most {LONGEST}")
    if options.start_up:
        return bench_start.start_up(options.size, options.data_dir)
    if not options.engine:
        return _picture(options)
    figures = measure_engine(options.seconds)
    if options.json:
        print(json.dumps(figures))
        return 0
    print("Random legal play of classic with four players, in processor time")
    for name, value in figures.items():
        print(f"{name.replace('_', ' '):<32}{value:>12.2f}")
    return 0


def _picture(options: argparse.Namespace) -> int:
    from game.cli import bench_picture
    from game.kit.window import WindowError

    try:
        figures = bench_picture.measure(options.size, options.seconds)
    except WindowError as error:
        print(f"{PROGRAM} bench: {error}", file=sys.stderr)
        return 1
    print(json.dumps(figures) if options.json else "\n".join(bench_picture.lines_of(figures)))
    return 0


def measure_engine(seconds: float) -> dict[str, float]:
    """Random legal play of classic with four players for about `seconds`."""
    games = count = 0
    elapsed, best = 0.0, 0.0
    while elapsed < seconds:
        started = process_time()
        for _ in range(ROUND):
            games += 1
            game, chance = _dealt(games)
            while not game.over:
                game.apply(next_action(game, chance))
                count += 1
        spent = process_time() - started
        elapsed, best = elapsed + spent, max(best, ROUND / spent)
    kept = [_played(seed) for seed in range(1, min(games, GAMES_KEPT) + 1)]
    return {
        "games_per_second": games / elapsed,
        "games_per_second_at_best": best,
        "actions_per_game": count / games,
        **_shares(kept),
        "copy_us": _copy_us(*kept[0]),
        "calibration_million_per_second": calibration(),
    }


def _dealt(seed: int) -> tuple[Game, Chance]:
    rules, chance = rules_for("classic", 4), Chance(seed)
    deck = chance.shuffled(rules.full_deck())
    return Game(rules, deck, chance.below(rules.players), shuffle_of(seed)), chance


def _played(seed: int) -> tuple[Game, list[Action]]:
    """The game of this seed as it began, and all its actions."""
    game, chance = _dealt(seed)
    first, actions = game.copy(), []
    while not game.over:
        actions.append(next_action(game, chance))
        game.apply(actions[-1])
    return first, actions


def calibration() -> float:
    """Million turns a second of a loop of plain Python, to compare machines by."""
    steps, numbers = 1_000_000, [1, 2, 3, 4]
    started = process_time()
    total = 0
    for step in range(steps):
        total += numbers[step & 3]
    return steps / 1e6 / (process_time() - started)


def _shares(kept: list[tuple[Game, list[Action]]]) -> dict[str, float]:
    """What one call of each door costs, from games played again: the best of three rounds."""
    count = sum(len(actions) for _, actions in kept)

    def again(door: Callable[[Game, Action], Any] | None) -> float:
        """Microseconds for an action, with `door` called `CALLS` times before it."""
        started = process_time()
        for first, actions in kept:
            game = first.copy()
            for action in actions:
                if door is not None:
                    for _ in range(CALLS):
                        door(game, action)
                game.apply(action)
        return (process_time() - started) / count * 1e6

    apply = min(again(None) for _ in range(3))
    doors: dict[str, Callable[[Game, Action], Any]] = {
        "legal_us": lambda game, action: game.legal(action.seat),
        "why_not_us": lambda game, action: game.why_not(action),
        "awaited_us": lambda game, action: game.awaited(),
    }
    best = {name: min(again(door) for _ in range(3)) for name, door in doors.items()}
    return {"apply_us": apply, **{name: (us - apply) / CALLS for name, us in best.items()}}


def _copy_us(first: Game, actions: list[Action]) -> float:
    """One copy in the middle of a game, the best of five rounds."""
    game = first.copy()
    for action in actions[: len(actions) // 2]:
        game.apply(action)
    times, best = 4_000, float("inf")
    for _ in range(5):
        started = process_time()
        for _ in range(times):
            game.copy()
        best = min(best, process_time() - started)
    return best / times * 1e6
