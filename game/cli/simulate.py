"""`simulate`: games between bots, without a window, and who wins them."""

import argparse
import json
import time
from pathlib import Path
from typing import Any

from game import VERSION
from game.bots import CHARACTERS, LEVELS
from game.cli import UsageError
from game.cli.progress import Progress
from game.cli.settings import add_rules_arguments, entrants_from, rules_from
from game.match.chance import new_deck, shuffler
from game.match.series import Entrant, Played, Tally, play_series, quantile
from game.records import Header, RecordWriter
from game.rules import Game, Rules

_MILLI = 1000.0


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
        "--records", type=Path, metavar="DIR", help="write a record of each game into this folder"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object, no table")


def run(options: argparse.Namespace) -> int:
    """Play the games and print what came of them."""
    rules = rules_from(options)
    entrants = entrants_from(options.bots, rules)
    if options.games < 1:
        raise UsageError("--games must be at least 1")
    if options.records is not None:
        _make_folder(options.records)
    report = Report(entrants)
    progress = Progress(options.games, "games")
    series = play_series(
        rules,
        entrants,
        options.games,
        options.seed,
        rotate=options.rotate,
        clock=time.perf_counter,
    )
    for number, played in enumerate(series, start=1):
        report.add(played)
        if options.records is not None:
            _write(options.records / f"game-{number:06}.bohn", rules, entrants, played)
        progress.at(number)
    progress.end()
    print(json.dumps(report.as_json()) if options.json else report.as_table(rules))
    return 0


class Report:
    """What a series of games came to."""

    def __init__(self, entrants: list[Entrant]) -> None:
        self._entrants = entrants
        self._tallies = [Tally((index,)) for index in range(len(entrants))]
        self._games = 0
        self._actions = 0
        self._seconds = 0.0
        self._thoughts: list[float] = []
        self._phases: list[float] = []

    def add(self, played: Played) -> None:
        """Count a game."""
        self._games += 1
        self._actions += len(played.outcome.journal)
        self._seconds += played.outcome.seconds
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
            poor, rich = bot["coins_ci95"]
            name = f"{bot['level']}/{bot['character']}"
            lines.append(
                f"{name:<22}{bot['wins']:>7}{bot['win_share']:>9.1%}"
                f"{f'{low:.1%} to {high:.1%}':>20}{bot['coins_mean']:>9.2f}"
                f"{f'{poor:.2f} to {rich:.2f}':>16}"
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
        "coins_ci95": [round(coins.low, 3), round(coins.high, 3)],
    }


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"--records {folder}: {error.strerror}") from None


def _write(path: Path, rules: Rules, entrants: list[Entrant], played: Played) -> None:
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
