"""`play`, the default: the game in a window, from the menu to the results."""

from __future__ import annotations

import argparse
import logging
import secrets
import sys
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from game.cli import PROGRAM, UsageError
from game.cli.logs import LEVELS, LastLines, start_logging, stop_logging
from game.records.setting_words import SettingError, setting_from
from game.rules import EDITIONS, RulesError, rules_for
from game.texts import LANGUAGES

if TYPE_CHECKING:
    from game.cli.narration import Lines
    from game.cli.shell import Plan, Shell
    from game.kit.clock import Clock
    from game.kit.stage import Stage
    from game.match.story import Story

SMALLEST, LARGEST = 160, 16384
BROKEN = 1
NO_DISPLAY = 75
"""The exit code that asks to be tried again later (EX_TEMPFAIL)."""
log = logging.getLogger(__name__)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's options."""
    full = parser.add_mutually_exclusive_group()
    full.add_argument("--fullscreen", action="store_true", help="fill the screen")
    full.add_argument("--windowed", action="store_true", help="open a window")
    parser.add_argument("--size", type=size_of, metavar="WxH", help="of the window, as 1280x720")
    add_game_arguments(parser)
    parser.add_argument("--data-dir", type=Path, metavar="D", help="where settings and games lie")
    parser.add_argument("--mute", action="store_true", help="no sound this time")
    parser.add_argument("--lang", choices=LANGUAGES, default="", help="language")
    turns = (0, 90, 180, 270)
    parser.add_argument("--rotate", type=int, choices=turns, default=0, help="degrees clockwise")
    parser.add_argument(
        "--render-size", type=size_of, metavar="WxH", help="draw so small, stretch to full screen"
    )
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        type=setting_of,
        metavar="NAME=VALUE",
        dest="settings",
        help="a setting for this time alone, such as text_size=150; may be given more than once",
    )
    parser.add_argument(
        "--narrate", metavar="FILE", help="write what happens there, a line each (-: here)"
    )
    parser.add_argument("--replay", type=story_of, metavar="FILE", help="watch a record (.bohn)")
    parser.add_argument("--log-level", choices=LEVELS, help="default: warning")
    parser.add_argument("--kiosk", action="store_true", help="for a machine that stands in public")
    parser.add_argument(
        "--kiosk-file", type=Path, metavar="F", help="the kiosk's settings, as kiosk.toml has them"
    )


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    """The options that prepare the set-up of the next game."""
    parser.add_argument("--seed", type=seed_of, metavar="N", help="deals the same cards again")
    parser.add_argument("--players", type=int, metavar="N", help="number of players, 2 to 7")
    parser.add_argument("--edition", choices=EDITIONS, help="edition of the rules")


def size_of(text: str) -> tuple[int, int]:
    """WxH as two numbers of pixels. Raises ArgumentTypeError for anything else."""
    width, x, height = text.lower().partition("x")
    if x and width.isdecimal() and height.isdecimal():
        size = int(width), int(height)
        if all(SMALLEST <= side <= LARGEST for side in size):
            return size
    raise argparse.ArgumentTypeError(
        f"{text!r} is no size: write it as 1280x720, each side {SMALLEST} to {LARGEST}"
    )


def seed_of(text: str) -> int:
    """A seed: a number from 0 on. Raises ArgumentTypeError for anything else."""
    if text.isascii() and text.isdecimal() and len(text) <= 20:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is no seed: a number from 0 on")


def story_of(path: str) -> Story:
    """The game in a record. Raises ArgumentTypeError with file, line and reason."""
    from game.match.story import Story
    from game.records import RecordError

    try:
        return Story.read(path)
    except RecordError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def setting_of(word: str) -> tuple[str, Any]:
    """NAME=VALUE of a setting. Raises ArgumentTypeError for anything that cannot be."""
    try:
        return setting_from(word)
    except SettingError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def run(options: argparse.Namespace) -> int:
    """Open the window and play until it is closed.

    Exit codes: 0, 1 after mistakes from which there was no way back, and 75 without a display.
    """
    check_game(options)
    from game.cli.narration import Lines
    from game.kit.window import WindowError

    lines = Lines(options.narrate) if options.narrate is not None else None
    plan = _plan(options)
    last = start_logging(options.log_level or "warning", plan.data_dir)
    try:
        if options.kiosk or options.kiosk_file is not None:
            return _run_kiosk(options, plan, last)
        return _run(plan, last, lines)
    except WindowError as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return NO_DISPLAY
    except UsageError:
        raise
    except Exception:
        log.exception("a mistake in the program from which there is no way back")
        return BROKEN
    finally:
        stop_logging(last)
        if lines is not None:
            lines.close()


def check_game(options: argparse.Namespace) -> None:
    """Raise UsageError when the number of players and the edition do not go together."""
    players, edition = options.players, options.edition
    try:
        if players is not None and edition is not None:
            rules_for(edition, players)
    except RulesError as error:
        raise UsageError(f"--{error}") from error
    if players is not None and players not in range(2, 8):
        raise UsageError("--players: must be a number from 2 to 7")


def _plan(options: argparse.Namespace) -> Plan:
    from game.cli.shell import Plan, pref_path
    from game.scenes.draft import Wish

    wish = Wish(options.edition, options.players, options.seed)
    full = True if options.fullscreen else False if options.windowed else None
    return Plan(
        size=options.size,
        fullscreen=full,
        data_dir=options.data_dir or pref_path(),
        mute=options.mute,
        wish=None if wish == Wish() else wish,
        language=options.lang,
        turn=options.rotate,
        render=options.render_size,
        today=date.today,
        story=options.replay,
        settings=tuple(options.settings),
    )


def _run_kiosk(options: argparse.Namespace, plan: Plan, last: LastLines) -> int:
    from game.cli.kiosk_shell import build_kiosk, read_kiosk, run_kiosk
    from game.kit.clock import RealClock
    from game.records.kiosk_file import KioskError

    try:
        kiosk = read_kiosk(options.kiosk_file)
    except KioskError as error:
        raise UsageError(str(error)) from None
    if options.log_level is None:
        logging.getLogger().setLevel(kiosk.machine.log_level.upper())
    chance = Random(secrets.randbits(64))
    run_kiosk(build_kiosk(plan, kiosk, RealClock(), chance, last))
    return 0


def _run(plan: Plan, last: LastLines, lines: Lines | None) -> int:
    from game.kit.clock import RealClock

    shell = begin(plan, RealClock(), last, lines)
    try:
        shell.loop.run()
    finally:
        shell.home.close()
    return 0


def begin(plan: Plan, clock: Clock, last: LastLines, lines: Lines | None = None) -> Shell:
    """Open the window with the first picture in it; turn the loop, then call `home.close`.

    Raises WindowError when there is no display.
    """
    from game.cli.shell import furnish, open_shell
    from game.kit.notify import Notifier
    from game.kit.passage import Passage
    from game.scenes.boot import BootScene

    shell = open_shell(plan, clock, Random(secrets.randbits(64)))
    loop, home = shell.loop, shell.home
    loop.passage = Passage(lambda: home.theme.reduced_motion)
    calls: list[Callable[[], object]] = [Notifier(loop.clock)]
    if lines is not None:
        from game.scenes.narrator import Narrator

        calls.append(Narrator(home, loop.stage, lines.write))
    loop.on_frame = lambda: [call() for call in calls]

    def prepare() -> Iterator[None]:
        yield from furnish(shell, plan)
        from game.cli.crash import CrashHandler

        loop.on_crash = CrashHandler(shell, last.lines)

    def loaded(stage: Stage) -> None:
        home.routes.menu(stage)
        if plan.story is not None:
            stage.push(home.routes.shelf.replay(plan.story))

    loop.stage.push(BootScene(home, loaded, prepare()))
    return shell
