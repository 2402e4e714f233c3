"""The command line: one file a command.

To add a command, add one line to `COMMANDS` and a file `game/cli/<name>.py` with

    def add_arguments(parser: argparse.ArgumentParser) -> None: ...
    def run(options: argparse.Namespace) -> int: ...  # the exit code

Only the file of the command at hand is imported, so a file may import what its command needs;
`play` alone imports pygame inside `run`, because its options stand in the general help too. An
input that is wrong in a way argparse cannot see: raise `UsageError` with the reason (exit 2).
"""

import argparse
import importlib
import keyword
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from types import ModuleType

from game import VERSION

COMMANDS: dict[str, str] = {
    "play": "open the table in a window (this is what happens without a command)",
    "verify": "replay records and conformance cases, and say which fail",
    "bench": "measure speed",
    "simulate": "play games without a window and count who wins",
    "tournament": "let every level of computer player meet every other",
    "export": "copy games that are kept here, to take elsewhere",
    "import": "take games from elsewhere into the games that are kept here",
    "shot": "draw a scene into a picture file",
    "kiosk-pin": "turn a staff PIN into the line for kiosk.toml",
    "soak": "try the whole program with random input, or kill it over and over",
    "selftest": "say whether this machine has what the game needs",
}
"""Each command and what it is for."""

DEFAULT = "play"
BUILT = bool(getattr(sys, "frozen", False))
"""Is this the folder that `tools/build_folder.py` makes?"""
PROGRAM = "bohnanza-table" if BUILT else "main.py"
"""What the program is called on the command line."""
INTERRUPTED = 130
"""The exit code after Ctrl+C, as shells have it."""


class UsageError(Exception):
    """The command was called wrongly; the message says how. Ends in exit code 2 with usage."""


def main(argv: Sequence[str]) -> int:
    """Run the command that `argv` (without the program's name) asks for; its exit code.

    Raises SystemExit as argparse does: 0 after `--help` and `--version`, 2 for wrong usage.
    """
    if BUILT:
        from multiprocessing import freeze_support

        freeze_support()
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    words = list(argv)
    name = words.pop(0) if words and words[0] in COMMANDS else DEFAULT
    module = module_of(name)
    parser = _parser(name, module)
    options = parser.parse_args(words)
    try:
        code = int(module.run(options))
        sys.stdout.flush()
    except UsageError as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _give_up_output()
        return 1
    except OSError:
        trouble = _trouble_of_output()
        if trouble is None:
            raise
        _give_up_output()
        print(f"{PROGRAM}: the output cannot be written: {trouble}", file=sys.stderr)
        return 1
    return code


def module_of(command: str) -> ModuleType:
    """The file of a command; one that is a word of Python has an underscore behind it."""
    file = f"{command}_" if keyword.iskeyword(command) else command.replace("-", "_")
    return importlib.import_module(f"game.cli.{file}")


def _trouble_of_output() -> str | None:
    """Why the standard output takes nothing (a full disk); None when it does."""
    try:
        print(flush=True)
    except OSError as error:
        return error.strerror or str(error)
    return None


def _give_up_output() -> None:
    """Nothing more is written, not even at the program's end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser(name: str, module: ModuleType) -> argparse.ArgumentParser:
    general = name == DEFAULT
    parser = argparse.ArgumentParser(
        prog=PROGRAM if general else f"{PROGRAM} {name}",
        usage="%(prog)s [COMMAND] [options]" if general else None,
        description=COMMANDS[name].capitalize() + ".",
        epilog=_list_of_commands() if general else None,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=VERSION)
    module.add_arguments(parser)
    return parser


def _list_of_commands() -> str:
    lines = [f"  {name:<12}{what}" for name, what in COMMANDS.items()]
    return "\n".join(["commands (each has its own --help):", *lines])
