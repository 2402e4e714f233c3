"""`import FILE...`: take games from elsewhere into the games that are kept here."""

import argparse
import sys
from pathlib import Path

from game.cli import UsageError
from game.cli.export import data_dir_of
from game.records.exchange import ExchangeError, import_game
from game.records.folders import GAMES
from game.records.store import Store


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's options."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a record (.bohn)")
    parser.add_argument("--data-dir", type=Path, metavar="D", help="where settings and games lie")


def run(options: argparse.Namespace) -> int:
    """Print where each game is now; exit 1 when one could not be taken in."""
    data_dir = data_dir_of(options)
    store = Store.open(data_dir)
    if store.folder != data_dir / GAMES:
        store.close()
        raise UsageError("the game is open, or its folder cannot be used: close it first")
    code = 0
    try:
        for path in options.files:
            try:
                print(import_game(path, store))
            except ExchangeError as error:
                print(f"main.py import: {error}", file=sys.stderr)
                code = 1
    finally:
        store.close()
    return code
