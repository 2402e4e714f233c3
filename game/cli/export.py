"""`export [NUMBER...]`: copies of games that are kept here, to take elsewhere."""

import argparse
import sys
from pathlib import Path

from game.cli import PROGRAM, UsageError
from game.records.exchange import EXPORTS, ExchangeError, export_game
from game.records.folders import GAMES
from game.records.store import Store


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's options."""
    parser.add_argument(
        "games", nargs="*", type=int, metavar="NUMBER", help="numbers of games; none: all of them"
    )
    parser.add_argument("--data-dir", type=Path, metavar="D", help="where settings and games lie")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="DIR",
        help=f"where the copies go ({EXPORTS} in the data folder)",
    )


def run(options: argparse.Namespace) -> int:
    """Print where each copy is; exit 1 when one could not be made."""
    data_dir = data_dir_of(options)
    if not (data_dir / GAMES).is_dir():
        raise UsageError(f"there are no games in {data_dir}")
    numbered = {int(path.stem): path for path in Store(data_dir / GAMES, None, []).games()}
    if not numbered:
        raise UsageError(f"there are no games in {data_dir / GAMES} yet")
    missing = [number for number in options.games if number not in numbered]
    if missing:
        raise UsageError(f"there is no game {missing[0]} in {data_dir / GAMES}")
    code = 0
    for number in options.games or numbered:
        try:
            print(export_game(numbered[number], options.out or data_dir / EXPORTS))
        except ExchangeError as error:
            print(f"{PROGRAM} export: {error}", file=sys.stderr)
            code = 1
    return code


def data_dir_of(options: argparse.Namespace) -> Path:
    """The data folder: the one asked for, or this player's own."""
    if options.data_dir is not None:
        folder: Path = options.data_dir
        return folder
    from game.cli.shell import pref_path

    own = pref_path()
    if own is None:
        raise UsageError("there is no folder for games on this system: name one with --data-dir")
    return own
