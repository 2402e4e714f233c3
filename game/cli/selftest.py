"""`selftest`: does this machine have what the game needs? Exit 0 when it does, else 1."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pygame

from game import VERSION
from game.cli.shell import ASSETS, FACES, pref_path
from game.kit.audio import open_audio
from game.kit.hush import hushed
from game.kit.text import Fonts
from game.texts import languages

LETTERS = "ABCabc ÄÖÜäöüß ¿ñáéíóú Ăăâđêôơư ắằẵ ĀāČčĒēĢģĪīĶķĻļŅņŠšŪūŽž … × – →"
OLDEST_PYTHON = (3, 11)
OLDEST_PYGAME = (2, 5, 6)
"""Earlier wheels came without the drivers for screens of a Raspberry Pi."""
OLDEST_SDL = (2, 28)
"""Earlier ones crash or show rubbish on a Raspberry Pi."""
PICTURES = ("beans/wax-idle", "cards/back", "table/coin", "back/farm-wide", "icons/play")


class Finding(NamedTuple):
    """One thing that was looked at. Where `needed` is False the game does without it."""

    name: str
    good: bool
    detail: str
    needed: bool = True


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's options."""
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--data-dir", type=Path, metavar="D", help="the folder to look at")


def run(options: argparse.Namespace) -> int:
    """Look at everything and print it."""
    findings = [
        _python(),
        _pygame(),
        _processor(),
        _display(),
        _sound(),
        _fonts(),
        _pictures(),
        _texts(),
        _folder(options.data_dir),
    ]
    good = all(finding.good or not finding.needed for finding in findings)
    if options.json:
        parts = {f.name: {"good": f.good, "detail": f.detail} for f in findings}
        print(json.dumps({"version": VERSION, "good": good, **parts}, ensure_ascii=False))
    else:
        for finding in findings:
            mark = "ok  " if finding.good else "FAIL" if finding.needed else "none"
            print(f"{mark}  {finding.name:<10}{finding.detail}")
        print("All is well." if good else "Something that the game needs is missing.")
    return 0 if good else 1


def _python() -> Finding:
    good = sys.version_info >= OLDEST_PYTHON
    return Finding("python", good, f"{platform.python_version()} on {platform.platform()}")


def _pygame() -> Finding:
    version, sdl = pygame.version.vernum, pygame.get_sdl_version()
    ours = getattr(pygame, "IS_CE", False)
    told = f"pygame-ce {pygame.version.ver}, SDL {_dotted(sdl)}"
    if not ours or tuple(version) < OLDEST_PYGAME or sdl < OLDEST_SDL:
        told += f": needs pygame-ce {_dotted(OLDEST_PYGAME)}, SDL {_dotted(OLDEST_SDL)} or newer"
        return Finding("pygame", False, told)
    return Finding("pygame", True, told)


def _dotted(version: Sequence[int]) -> str:
    return ".".join(str(part) for part in version)


def _processor() -> Finding:
    there = [name for name, has in pygame.system.get_cpu_instruction_sets().items() if has]
    fast = {"SSE2", "AVX2", "NEON", "ARMSIMD"} & set(there)
    told = ", ".join(there) or "none of the fast instructions: pictures are drawn slowly"
    return Finding("processor", bool(fast), told, needed=False)


def _display() -> Finding:
    def look() -> str:
        with hushed():
            pygame.display.init()
        driver = pygame.display.get_driver()
        sizes = ", ".join(f"{w}x{h}" for w, h in pygame.display.get_desktop_sizes())
        return f"driver {driver}, desktop {sizes or 'unknown'}"

    return _tried("display", look)


def _sound() -> Finding:
    audio = open_audio(ASSETS / "sounds", ASSETS / "music")
    if audio.silent:
        return Finding("sound", False, "no sound card: the game is silent", needed=False)
    driver = pygame.mixer.get_driver() if hasattr(pygame.mixer, "get_driver") else "unknown"
    return Finding("sound", driver != "dummy", f"driver {driver}", needed=False)


def _fonts() -> Finding:
    pygame.font.init()
    absent = [file for file in FACES.values() if not (ASSETS / "fonts" / file).is_file()]
    if absent:
        return Finding("fonts", False, f"not there: {', '.join(absent)}")
    fonts = Fonts({face: ASSETS / "fonts" / file for face, file in FACES.items()})
    missing = "".join(fonts.missing(LETTERS, face) for face in FACES)
    if missing:
        return Finding("fonts", False, f"letters that are missing: {missing}")
    return Finding("fonts", True, f"{len(set(FACES.values()))} faces, all letters")


def _pictures() -> Finding:
    def look() -> str:
        for name in PICTURES:
            pygame.image.load_sized_svg(ASSETS / "art" / f"{name}.svg", (64, 64))
        count = sum(1 for _ in (ASSETS / "art").rglob("*.svg"))
        return f"{count} drawings"

    return _tried("pictures", look)


def _texts() -> Finding:
    return Finding("texts", True, ", ".join(languages()))


def _folder(wanted: Path | None) -> Finding:
    folder = wanted or pref_path()
    if folder is None:
        return Finding("folder", False, "no folder for settings and games")

    def look() -> str:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder) as file:
            file.write(b"bean")
            file.flush()
            os.fsync(file.fileno())
        return f"can be written: {folder}"

    return _tried("folder", look)


def _tried(name: str, look: Callable[[], str]) -> Finding:
    try:
        return Finding(name, True, look())
    except (pygame.error, OSError) as error:
        return Finding(name, False, str(error))
