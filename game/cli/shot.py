"""`shot SCENE --out FILE.png`: a scene, drawn without a window."""

from __future__ import annotations

import argparse
import difflib
import os
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from game.cli import PROGRAM, UsageError
from game.cli.play import add_game_arguments, check_game, size_of
from game.texts import LANGUAGES

if TYPE_CHECKING:
    import pygame

    from game.cli.shell import Shell
    from game.scenes.shots import Shot, ShotWish

FRAME = 1 / 60
TEXT_SIZES = (100, 125, 150)
LOOKS_SEED = 1
PICTURES = (".png", ".jpg", ".bmp", ".tga")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's options."""
    parser.add_argument("scene", nargs="?", metavar="SCENE", help="a name of --list")
    parser.add_argument("--list", action="store_true", help="print the names, one a line")
    parser.add_argument("--out", type=Path, metavar="FILE.png", help="the picture file")
    parser.add_argument("--size", type=size_of, default=(1280, 720), metavar="WxH")
    add_game_arguments(parser)
    parser.add_argument("--turns", type=int, metavar="N", help="turns played before it")
    parser.add_argument("--lang", default="en", choices=LANGUAGES, help="language")
    parser.add_argument("--text-size", type=int, choices=TEXT_SIZES, default=100, metavar="P")
    parser.add_argument("--strip", type=int, metavar="K", help="K frames side by side")
    parser.add_argument("--every", type=float, default=0.1, metavar="S", help="seconds a frame")


def run(options: argparse.Namespace) -> int:
    """Draw and write the file; exit 1 when it cannot be written or shows nothing."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    shots = all_shots()
    if options.list:
        print("\n".join(shots))
        return 0
    _check(options, list(shots))
    from game.scenes.shots import NoMoment

    try:
        picture = draw(options, shots[options.scene])
    except NoMoment as error:
        message = f"{PROGRAM} shot: {options.scene}: {error}"
        print(f"{message}; try other --players, --seed or --turns", file=sys.stderr)
        return 1
    return _write(picture, options.out)


def all_shots() -> dict[str, Shot]:
    """Every scene that can be drawn, by name."""
    from game.scenes.help_shots import HELP_SHOTS
    from game.scenes.kiosk.shots import KIOSK_SHOTS
    from game.scenes.learn.shots import LEARN_SHOTS
    from game.scenes.motion_shots import MOTION_SHOTS
    from game.scenes.shelf.shots import SHELF_SHOTS
    from game.scenes.shots import SHOTS
    from game.scenes.table.shots import TABLE_SHOTS

    tables = {**SHOTS, **TABLE_SHOTS, **MOTION_SHOTS}
    return {**tables, **HELP_SHOTS, **SHELF_SHOTS, **KIOSK_SHOTS, **LEARN_SHOTS}


def draw(options: argparse.Namespace, shot: Shot) -> pygame.Surface:
    """The picture that the options ask for."""
    from game.cli.shell import Plan, build
    from game.kit.clock import StepClock

    with tempfile.TemporaryDirectory() as folder:
        plan = Plan(
            size=options.size,
            fullscreen=False,
            data_dir=Path(folder),
            language=options.lang,
            text_size=options.text_size,
            sound=False,
        )
        shell = build(plan, StepClock(), Random(LOOKS_SEED))
        made = shot.make(shell.home, _wish(options))
        for scene in made if isinstance(made, list) else [made]:
            shell.loop.stage.push(scene)
        if options.strip:
            return _strip(shell, options.strip, options.every)
        _run(shell, shot.settle)
        picture = shell.loop.window.surface.copy()
        shell.home.store.close()
        return picture


def _run(shell: Shell, seconds: float) -> None:
    for _ in range(max(1, round(seconds / FRAME))):
        shell.loop.frame(FRAME)


def _strip(shell: Shell, count: int, every: float) -> pygame.Surface:
    import pygame

    width, height = shell.loop.window.size
    strip = pygame.Surface((width * count, height))
    for number in range(count):
        _run(shell, every)
        strip.blit(shell.loop.window.surface, (number * width, 0))
    return strip


def _wish(options: argparse.Namespace) -> ShotWish:
    from game.scenes.shots import ShotWish

    edition = options.edition or "classic"
    players = options.players or (2 if edition == "duel" else 4)
    plain = ShotWish()
    return ShotWish(
        edition,
        players,
        plain.seed if options.seed is None else options.seed,
        plain.turns if options.turns is None else options.turns,
    )


def _check(options: argparse.Namespace, names: list[str]) -> None:
    if options.scene not in names:
        raise UsageError(_no_scene(options.scene, names))
    if options.out is None:
        raise UsageError("--out FILE.png is needed")
    if options.out.suffix.lower() not in PICTURES:
        raise UsageError(f"--out: a picture ends in {', '.join(PICTURES)}")
    if options.strip is not None and not 1 <= options.strip <= 60:
        raise UsageError("--strip: must be a number from 1 to 60")
    if options.turns is not None and options.turns < 0:
        raise UsageError("--turns: must be a number from 0 on")
    if not FRAME <= options.every <= 10:
        raise UsageError("--every: must be a number of seconds up to 10")
    check_game(options)


def _no_scene(wanted: str | None, names: list[str]) -> str:
    if wanted is None:
        return "which scene? shot --list prints the names"
    near = difflib.get_close_matches(wanted, names, 1, 0.5)
    meant = f"; did you mean {near[0]!r}?" if near else ""
    return f"there is no scene {wanted!r}{meant} (shot --list prints all names)"


def _write(picture: pygame.Surface, out: Path) -> int:
    import pygame

    try:
        pygame.image.save(picture, out)
    except (OSError, pygame.error) as error:
        print(f"{PROGRAM} shot: cannot write {out}: {error}", file=sys.stderr)
        return 1
    return 0
