"""`import FILE...`: take games from elsewhere into the games that are kept here.

A file that is no record is told of first: that the game is open is not what is wrong with it.
"""

import argparse
import sys
from pathlib import Path

from game.cli import PROGRAM, UsageError
from game.cli.export import data_dir_of
from game.records.exchange import ExchangeError, checked_content, import_game
from game.records.folders import GAMES
from game.records.store import Store


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's options."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a record (.bohn)")
    parser.add_argument("--data-dir", type=Path, metavar="D", help="where settings and games lie")


def run(options: argparse.Namespace) -> int:
    """Print where each game is now; exit 1 when one could not be taken in."""
    data_dir = data_dir_of(options)
    good = [path for path in options.files if _is_record(path)]
    if not good:
        return 1
    store = Store.open(data_dir)
    if store.folder != data_dir / GAMES:
        store.close()
        raise UsageError("the game is open, or its folder cannot be used: close it first")
    code = 0 if len(good) == len(options.files) else 1
    try:
        for path in good:
            try:
                print(import_game(path, store))
            except ExchangeError as error:
                _tell(error)
                code = 1
    finally:
        store.close()
    return code


def _is_record(path: Path) -> bool:
    try:
        checked_content(path)
    except ExchangeError as error:
        _tell(error)
        return False
    return True


def _tell(error: ExchangeError) -> None:
    print(f"{PROGRAM} import: {error}", file=sys.stderr)
