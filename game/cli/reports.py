"""A folder for each crash that a person can send: versions, story, last log lines, the record.

Names of people are not in it: they are replaced by the numbers of their seats.
"""

from __future__ import annotations

import json
import logging
import platform
import re
import shutil
from collections.abc import Sequence
from pathlib import Path

import pygame

from game import VERSION

FOLDER = "reports"
KEPT = 20
log = logging.getLogger(__name__)


def write_report(
    data_dir: Path, story: str, record: Path | None, lines: Sequence[str]
) -> Path | None:
    """Write a report; its folder, or None when that failed. The newest 20 are kept."""
    folder = data_dir / FOLDER
    try:
        folder.mkdir(parents=True, exist_ok=True)
        target = folder / f"report-{_newest(folder) + 1:06d}"
        target.mkdir()
        content = b"" if record is None else _bytes_of(record)
        names = names_in(content)
        facts = "\n".join(machine_facts())
        (target / "report.txt").write_text(
            hide(f"{facts}\n\n{story}\n", names), "utf-8", "backslashreplace"
        )
        text = hide("\n".join(lines) + "\n", names)
        (target / "log.txt").write_text(text, "utf-8", "backslashreplace")
        if content:
            (target / "record.bohn").write_bytes(without_names(content))
        _prune(folder)
    except OSError as error:
        log.warning("the report of the mistake could not be kept: %s", error)
        return None
    return target


def machine_facts() -> list[str]:
    """Versions and drivers."""
    sdl = ".".join(str(part) for part in pygame.get_sdl_version())
    driver = pygame.display.get_driver() if pygame.display.get_init() else "none"
    return [
        f"game {VERSION}, Python {platform.python_version()}, "
        f"pygame-ce {pygame.version.ver}, SDL {sdl}",
        f"{platform.system()} {platform.release()} {platform.machine()}, video {driver}",
    ]


def names_in(record: bytes) -> list[str]:
    """The names of people in a record's header."""
    seats = _header(record).get("seats")
    if not isinstance(seats, list):
        return []
    people = [s for s in seats if isinstance(s, dict) and s.get("player", "human") != "bot"]
    return [s["name"] for s in people if isinstance(s.get("name"), str) and s["name"]]


def without_names(record: bytes) -> bytes:
    """The record with "Seat 1" and so on for the names of people; its game is the same."""
    header = _header(record)
    if not names_in(record):
        return record
    seats = header["seats"]
    for number, seat in enumerate(seats if isinstance(seats, list) else [], 1):
        if isinstance(seat, dict) and seat.get("player", "human") != "bot":
            seat["name"] = f"Seat {number}"
    _, newline, rest = record.partition(b"\n")
    return json.dumps(header).encode() + newline + rest


def hide(text: str, names: Sequence[str]) -> str:
    """The text without these names, and without the home folder's."""
    for name in sorted(set(names), key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "(name)", text)
    try:
        home = str(Path.home())
    except RuntimeError:
        return text
    return text.replace(home, "~") if len(home) > 1 else text


def _header(record: bytes) -> dict[str, object]:
    try:
        header = json.loads(record.partition(b"\n")[0])
    except (ValueError, RecursionError):
        return {}
    return header if isinstance(header, dict) else {}


def _bytes_of(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""


def _newest(folder: Path) -> int:
    numbers = [path.name.removeprefix("report-") for path in folder.glob("report-*")]
    return max((int(number) for number in numbers if number.isdecimal()), default=0)


def _prune(folder: Path) -> None:
    for old in sorted(folder.glob("report-*"))[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
