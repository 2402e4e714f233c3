"""`simulate`: games between bots, without a window, and who wins them."""

import argparse
import json
import math
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from game import VERSION
from game.bots import CHARACTERS, LEVELS
from game.cli import INTERRUPTED, UsageError
from game.cli.crew import Interrupt, cores, work_through
from game.cli.options import add_rules_arguments, entrants_from, folder, make_folder, rules_from
from game.cli.progress import Progress
from game.match.chance import new_deck, shuffler
from game.match.series import Entrant, Estimate, Played, Tally, play_series, quantile
from game.records import Header, RecordWriter
from game.rules import Game, Rules

_MILLI = 1000.0
_TRIAL_SECONDS = 0.3
"""How long one process plays alone, to see whether others are worth their start."""
_WORTH_SECONDS = 1.0
_JOB_SECONDS = 0.25


class _Job(NamedTuple):
    """Some games of the series, from number `first` on (0 is the first of all)."""

    rules: Rules
    entrants: tuple[Entrant, ...]
    seed: int
    rotate: bool
    records: Path | None
    first: int
    games: int


class _Finished(NamedTuple):
    """A game without its actions, which are many, and how many they were."""

    played: Played
    actions: int


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's options."""
    add_rules_arguments(parser)
    parser.add_argument(
        "--bots",
        default="easy",
        metavar="LEVEL[/CHARACTER],…",
        help="who plays, from the first seat on; the last one fills the seats that are left. "
        f"Levels: {', '.join(LEVELS)}. Characters: {', '.join(CHARACTERS)}. Default: easy",
    )
    parser.add_argument("--games", type=int, default=100, metavar="G", help="default: 100")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="default: 0")
    parser.add_argument("--rotate", action="store_true", help="play each deal once from every seat")
    parser.add_argument(
        "--jobs",
        type=int,
        default=cores(),
        metavar="N",
        help="processes at once; results are the same with any number; default: one for each core",
    )
    parser.add_argument(
        "--records", type=folder, metavar="DIR", help="write a record of each game into this folder"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object, no table")


def run(options: argparse.Namespace) -> int:
    """Play the games and print what came of them. Ctrl+C ends it with those that are finished."""
    rules = rules_from(options)
    entrants = entrants_from(options.bots, rules)
    if options.games < 1 or options.jobs < 1:
        raise UsageError(f"--{'games' if options.games < 1 else 'jobs'} must be at least 1")
    if options.records is not None:
        make_folder("--records", options.records)
    report = Report(entrants)
    progress = Progress(options.games, "games")
    job = _Job(
        rules, tuple(entrants), options.seed, options.rotate, options.records, 0, options.games
    )
    with Interrupt() as interrupt:
        for number, game in enumerate(_series(job, options.jobs, interrupt), start=1):
            report.add(game.played, game.actions)
            progress.at(number)
    progress.end()
    print(json.dumps(report.as_json()) if options.json else report.as_table(rules))
    return INTERRUPTED if interrupt.asked else 0


def _series(job: _Job, processes: int, interrupt: Interrupt) -> Iterator[_Finished]:
    """The games in their order: alone at first, with more processes when much is left to do."""
    began = time.perf_counter()
    number, each = 0, 0.0
    for number, game in enumerate(_games(job), start=1):
        yield game
        each = (time.perf_counter() - began) / number
        if interrupt.asked:
            return
        if processes > 1 and each * number > _TRIAL_SECONDS:
            if each * (job.games - number) > _WORTH_SECONDS:
                break
            processes = 1
    if number < job.games:
        jobs = _parts(job, number, max(1, round(_JOB_SECONDS / each)))
        for games in work_through(_work, jobs, processes, interrupt):
            yield from games


def _parts(job: _Job, first: int, size: int) -> Iterator[_Job]:
    for start in range(first, job.games, size):
        yield job._replace(first=start, games=min(size, job.games - start))


def _work(job: _Job) -> list[_Finished]:
    return list(_games(job))


def _games(job: _Job) -> Iterator[_Finished]:
    """Play the games of a job, and write their records."""
    series = play_series(
        job.rules,
        job.entrants,
        job.games,
        job.seed,
        rotate=job.rotate,
        first=job.first,
        clock=time.perf_counter,
    )
    for number, played in enumerate(series, start=job.first + 1):
        if job.records is not None:
            _write(job.records / f"game-{number:06}.bohn", job.rules, job.entrants, played)
        outcome = played.outcome
        shorter = played._replace(outcome=outcome._replace(journal=[]))
        yield _Finished(shorter, len(outcome.journal))


class Report:
    """What a series of games came to."""

    def __init__(self, entrants: list[Entrant]) -> None:
        self._entrants = entrants
        self._tallies = [Tally((index,)) for index in range(len(entrants))]
        self._games = 0
        self._actions = 0
        self._began = time.perf_counter()
        self._seconds = 0.0
        self._thoughts: list[float] = []
        self._phases: list[float] = []

    def add(self, played: Played, actions: int) -> None:
        """Count a game. Time is what has gone by since the report was begun."""
        self._games += 1
        self._actions += actions
        self._seconds = time.perf_counter() - self._began
        self._thoughts += played.outcome.thoughts
        self._phases += played.outcome.phases
        for tally in self._tallies:
            tally.add(played)

    def as_json(self) -> dict[str, Any]:
        """The object that `--json` prints."""
        return {
            "games": self._games,
            "actions": self._actions,
            "seconds": round(self._seconds, 3),
            "games_per_second": round(self._games / max(self._seconds, 1e-9), 2),
            "think_ms": _times(self._thoughts),
            "bots": [
                _bot_as_json(entrant, tally)
                for entrant, tally in zip(self._entrants, self._tallies, strict=True)
            ],
        }

    def as_table(self, rules: Rules) -> str:
        """The same for people."""
        values = self.as_json()
        lines = [
            f"{rules.edition}, {rules.players} players: {values['games']} games, "
            f"{values['actions']} actions in {values['seconds']} s "
            f"({values['games_per_second']} games a second)",
            f"{'bot':<22}{'wins':>7}{'share':>9}{'95 % interval':>20}{'coins':>9}{'':>16}",
        ]
        for bot in values["bots"]:
            low, high = bot["win_share_ci95"]
            poor, rich = bot["coins_ci95"] or (None, None)
            coins = "unknown" if poor is None else f"{poor:.2f} to {rich:.2f}"
            name = f"{bot['level']}/{bot['character']}"
            lines.append(
                f"{name:<22}{bot['wins']:>7}{bot['win_share']:>9.1%}"
                f"{f'{low:.1%} to {high:.1%}':>20}{bot['coins_mean']:>9.2f}"
                f"{coins:>16}"
            )
        for what, times in (("a decision", values["think_ms"]), ("a trade", _times(self._phases))):
            lines.append(
                f"{what:<22}p50 {times['p50']} ms, p95 {times['p95']} ms, max {times['max']} ms"
            )
        return "\n".join(lines)


def _times(seconds: list[float]) -> dict[str, float]:
    return {
        "p50": round(quantile(seconds, 0.5) * _MILLI, 3),
        "p95": round(quantile(seconds, 0.95) * _MILLI, 3),
        "max": round(max(seconds, default=0.0) * _MILLI, 3),
    }


def _bot_as_json(entrant: Entrant, tally: Tally) -> dict[str, Any]:
    share, coins = tally.win_share(), tally.coins()
    return {
        "level": entrant.level,
        "character": entrant.character,
        "wins": tally.wins,
        "win_share": round(share.mean, 4),
        "win_share_ci95": [round(share.low, 4), round(share.high, 4)],
        "coins_mean": round(coins.mean, 3),
        "coins_ci95": _interval(coins),
    }


def _interval(coins: Estimate) -> list[float] | None:
    """From low to high; None where one deal alone says nothing of others."""
    if not math.isfinite(coins.low):
        return None
    return [round(max(0.0, coins.low), 3), round(coins.high, 3)]


def _write(path: Path, rules: Rules, entrants: Sequence[Entrant], played: Played) -> None:
    """The record of a finished game, in one go."""
    seats = [
        {
            "name": CHARACTERS[entrants[index].character].name,
            "player": "bot",
            "level": entrants[index].level,
            "character": entrants[index].character,
        }
        for index in played.seating
    ]
    deck = tuple(new_deck(rules, played.seed))
    info = {"seats": seats, "seed": played.seed, "app": VERSION}
    header = Header(rules, played.start, deck, info=info)
    game = Game(rules, deck, played.start, shuffler(played.seed))
    for action, _ in played.outcome.journal:
        game.apply(action)
    try:
        writer = RecordWriter.create(path, header)
        writer.add_all(played.outcome.journal, game)
        writer.close()
    except FileExistsError:
        raise UsageError(f"{path} is there already: name an empty folder") from None
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror}") from None
