"""`kiosk-pin`: turns a staff PIN into the line for `kiosk.toml`."""

from __future__ import annotations

import argparse
import getpass
import secrets
import sys

from game.cli import UsageError
from game.records.pin import LONGEST, SHORTEST, PinError, hash_pin

SALT_BYTES = 16


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's options."""
    parser.add_argument(
        "--stdin", action="store_true", help="read the PIN from standard input, without asking"
    )


def run(options: argparse.Namespace) -> int:
    """Ask for the PIN twice (it is never an argument: arguments can be seen) and print the line."""
    try:
        pin = sys.stdin.readline().strip() if options.stdin else _asked()
    except EOFError:
        raise UsageError("nobody is there to ask: write the PIN to --stdin") from None
    try:
        print(f'pin = "{hash_pin(pin, secrets.token_bytes(SALT_BYTES))}"')
    except PinError as error:
        raise UsageError(str(error)) from None
    return 0


def _asked() -> str:
    pin = getpass.getpass(f"Staff PIN ({SHORTEST} to {LONGEST} digits): ")
    if getpass.getpass("Once more: ") != pin:
        raise UsageError("the two PINs differ")
    return pin
