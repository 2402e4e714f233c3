"""Options that several commands share: which game is played, by which bots, into which folder."""

import argparse
from pathlib import Path
from typing import Any

from game.bots import CHARACTERS, EVEN, LEVELS
from game.cli import UsageError
from game.match.series import Entrant
from game.rules import EDITIONS, Rules, RulesError, players_of, rules_for

_LISTS = ("hand", "left_out")
_CONSTANTS = {"none": None, "null": None, "true": True, "false": False}


def add_rules_arguments(parser: argparse.ArgumentParser) -> None:
    """The options that say which game is played."""
    parser.add_argument("--edition", choices=EDITIONS, default="classic", help="default: classic")
    parser.add_argument("--players", type=int, metavar="N", help="default: 4, but 2 in the duel")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        dest="settings",
        help="change a setting, such as draw=4, hand=3,4,5,6, left_out=coffee,wax or "
        "field_price=none; may be given more than once",
    )


def rules_from(options: argparse.Namespace) -> Rules:
    """The rules that the options ask for. Raises UsageError when there are none such."""
    players = options.players
    if players is None:
        players = min(4, players_of(options.edition)[-1])
    settings: dict[str, Any] = {}
    for word in options.settings:
        name, equals, text = word.partition("=")
        if not equals:
            raise UsageError(f"--set {word}: must be NAME=VALUE")
        settings[name] = _value(name, text)
    try:
        return rules_for(options.edition, players, settings)
    except RulesError as error:
        raise UsageError(f"{error}") from None


def folder(text: str) -> Path:
    """The type of an option that names a folder to write into."""
    if not text.strip():
        raise argparse.ArgumentTypeError("must name a folder")
    return Path(text)


def make_folder(option: str, path: Path) -> None:
    """Make the folder that an option names. Raises UsageError when that cannot be."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"{option} {path}: {error.strerror}") from None


def entrants_from(text: str, rules: Rules) -> list[Entrant]:
    """LEVEL[/CHARACTER],… Raises UsageError for unknown ones, and for more than seats."""
    entrants = []
    for word in text.split(","):
        level, _, character = word.strip().partition("/")
        character = character or EVEN
        if level not in LEVELS:
            raise UsageError(f"unknown level {level!r}; known are {', '.join(LEVELS)}")
        if character not in CHARACTERS:
            known = ", ".join(CHARACTERS)
            raise UsageError(f"unknown character {character!r}; known are {known}")
        entrants.append(Entrant(level, character))
    if len(entrants) > rules.players:
        raise UsageError(f"{len(entrants)} bots for {rules.players} seats")
    return entrants


def _value(name: str, text: str) -> Any:
    if name in _LISTS:
        return [_single(word) for word in text.split(",") if word]
    return _single(text)


def _single(text: str) -> Any:
    text = text.strip()
    if text in _CONSTANTS:
        return _CONSTANTS[text]
    try:
        return int(text)
    except ValueError:
        return text
