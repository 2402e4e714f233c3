"""`kiosk.toml`: how a machine that stands in public behaves. Edited by people, only read here.

Every name is checked; a wrong one is a `KioskError` with the file, the line and what would do.
`assets/kiosk/kiosk.toml` has every setting with its comment.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.records.folders import read_whole
from game.records.kiosk_checks import (
    Check,
    flag,
    hashed_pin,
    hours,
    list_of,
    number,
    one_of,
    seconds,
    share,
    size,
)
from game.records.settings import SPEEDS, TEXT_SIZES
from game.rules import EDITIONS

DRIVERS = ("wayland", "x11", "kmsdrm")
ROTATIONS = (0, 90, 180, 270)
LOG_LEVELS = ("debug", "info", "warning", "error")
MAX_BYTES = 256 * 1024


class KioskError(Exception):
    """A kiosk file that cannot be used: `path`, `line` (from 1; 0 for the whole file), `reason`.

    Its text is one line that names all three.
    """

    def __init__(self, path: Path, line: int, reason: str) -> None:
        place = f"{path}:{line}" if line else f"{path}"
        super().__init__(f"{place}: {reason}".encode("utf-8", "backslashreplace").decode())
        self.path, self.line, self.reason = path, line, reason


@dataclass(frozen=True, slots=True)
class Visitor:
    """What each visitor begins with. Volumes 0 to 1, `text_size` in percent."""

    language: str = ""
    volume: float = 0.8
    music: float = 0.6
    effects: float = 0.8
    speed: str = "normal"
    text_size: int = 100
    reduced_motion: bool = False
    left_handed: bool = False


@dataclass(frozen=True, slots=True)
class Play:
    """What may be played. `people`: the most visitors at one game; `keep`: records kept."""

    editions: tuple[str, ...] = tuple(EDITIONS)
    seats: tuple[int, ...] = (2, 3, 4, 5, 6, 7)
    levels: tuple[str, ...] = ("easy", "medium", "hard")
    people: int = 4
    keep: int = 1000


@dataclass(frozen=True, slots=True)
class Idle:
    """Seconds without a touch before "still there?", and how long that counts down."""

    seconds: float = 60.0
    prompt: float = 15.0


@dataclass(frozen=True, slots=True)
class Attract:
    """The demonstration game. `shift` in pixels, `invite` and `shift_every` in seconds."""

    seeds: tuple[int, ...] = (7, 11, 23, 42, 64, 99)
    players: int = 4
    speed: str = "normal"
    sound: bool = False
    invite: float = 8.0
    shift: int = 3
    shift_every: float = 60.0


@dataclass(frozen=True, slots=True)
class Picture:
    """The screen. `width_mm` is the visible picture's width, `target_mm` the smallest target;
    `render` a smaller canvas that the system stretches, None for the desktop's own size."""

    drivers: tuple[str, ...] = DRIVERS
    rotate: int = 0
    full_screen: bool = True
    render: tuple[int, int] | None = None
    width_mm: float = 154.0
    target_mm: float = 12.0
    cursor: bool = True


@dataclass(frozen=True, slots=True)
class Rest:
    """The picture while nobody comes: after `dim_after` minutes (0: never) it is as bright as
    `dim`, 0 to 1; in the hours of `night`, two minutes of the day, it is black (None: never)."""

    dim_after: int = 0
    dim: float = 0.5
    night: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Staff:
    """The way out: `pin` is a line of `kiosk-pin`, empty for one drawn at each start."""

    pin: str = ""
    hold: float = 3.0
    tries: int = 5
    locked: float = 60.0


@dataclass(frozen=True, slots=True)
class Machine:
    """Gamepads, and how much is logged."""

    gamepad: bool = False
    log_level: str = "warning"


@dataclass(frozen=True, slots=True)
class Kiosk:
    """All settings of a kiosk; the defaults are those of a file with nothing in it."""

    visitor: Visitor = field(default_factory=Visitor)
    play: Play = field(default_factory=Play)
    idle: Idle = field(default_factory=Idle)
    attract: Attract = field(default_factory=Attract)
    picture: Picture = field(default_factory=Picture)
    rest: Rest = field(default_factory=Rest)
    staff: Staff = field(default_factory=Staff)
    machine: Machine = field(default_factory=Machine)


_SECTIONS: dict[str, type] = {
    "visitor": Visitor,
    "play": Play,
    "idle": Idle,
    "attract": Attract,
    "picture": Picture,
    "rest": Rest,
    "staff": Staff,
    "machine": Machine,
}


def load_kiosk(path: Path, languages: Sequence[str], levels: Sequence[str]) -> Kiosk:
    """Read and check a kiosk file. Raises KioskError.

    `languages` are the codes there are, `levels` the names of the computer players' levels.
    """
    text = _text_of(path)
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"\(at line (\d+), column \d+\)", str(error))
        line = int(found[1]) if found else len(text.splitlines()) or 1
        raise KioskError(path, line, f"no TOML: {error}") from None
    except RecursionError:
        raise KioskError(path, 0, "nested too deeply") from None
    reader = _Reader(path, text, _checks(languages, levels))
    kiosk = reader.read(values)
    reader.agree(kiosk)
    return kiosk


def _checks(languages: Sequence[str], levels: Sequence[str]) -> dict[str, dict[str, Check]]:
    """Of each section, what each name may hold."""
    return {
        "visitor": {
            "language": one_of(("", *languages)),
            "volume": share(),
            "music": share(),
            "effects": share(),
            "speed": one_of(SPEEDS),
            "text_size": one_of(TEXT_SIZES),
            "reduced_motion": flag(),
            "left_handed": flag(),
        },
        "play": {
            "editions": list_of(one_of(tuple(EDITIONS))),
            "seats": list_of(number(2, 7)),
            "levels": list_of(one_of(tuple(levels))),
            "people": number(1, 7),
            "keep": number(1, 1_000_000),
        },
        "idle": {"seconds": seconds(20, 600), "prompt": seconds(5, 60)},
        "attract": {
            "seeds": list_of(number(0, 2**48)),
            "players": number(3, 7),
            "speed": one_of(SPEEDS[:-1]),
            "sound": flag(),
            "invite": seconds(2, 120),
            "shift": number(0, 4),
            "shift_every": seconds(5, 3600),
        },
        "picture": {
            "drivers": list_of(one_of(DRIVERS)),
            "rotate": one_of(ROTATIONS),
            "full_screen": flag(),
            "render": size(),
            "width_mm": seconds(40, 3000, "millimetres"),
            "target_mm": seconds(7, 30, "millimetres"),
            "cursor": flag(),
        },
        "rest": {
            "dim_after": number(0, 1440),
            "dim": share(0.1),
            "night": hours(),
        },
        "staff": {
            "pin": hashed_pin(),
            "hold": seconds(1, 10),
            "tries": number(1, 20),
            "locked": seconds(10, 3600),
        },
        "machine": {"gamepad": flag(), "log_level": one_of(LOG_LEVELS)},
    }


class _Reader:
    """Puts the values of one file through their checks, and knows where each stands."""

    def __init__(self, path: Path, text: str, checks: dict[str, dict[str, Check]]) -> None:
        self._path = path
        self._lines = text.splitlines()
        self._checks = checks

    def read(self, values: Mapping[str, Any]) -> Kiosk:
        for name, value in values.items():
            if name not in _SECTIONS:
                self._fail("", name, f"there is no section or setting {name!r}")
            if not isinstance(value, Mapping):
                self._fail("", name, f"{name} is a section: write [{name}]")
        sections = {name: self._section(name, values.get(name, {})) for name in _SECTIONS}
        return Kiosk(**sections)

    def agree(self, kiosk: Kiosk) -> None:
        """Some settings only make sense together."""
        play = kiosk.play
        if not any(seats in EDITIONS[edition] for edition in play.editions for seats in play.seats):
            self._fail("play", "seats", "play.seats: no edition of play.editions is for so many")

    def _section(self, section: str, values: Mapping[str, Any]) -> Any:
        checks, made = self._checks[section], {}
        for name, value in values.items():
            if name not in checks:
                known = ", ".join(checks)
                self._fail(section, name, f"there is no {section}.{name}; there are {known}")
            try:
                made[name] = checks[name](value)
            except ValueError as error:
                self._fail(section, name, f"{section}.{name}: {error}")
        return _SECTIONS[section](**made)

    def _fail(self, section: str, name: str, reason: str) -> None:
        raise KioskError(self._path, self._line_of(section, name), reason)

    def _line_of(self, section: str, name: str) -> int:
        """The line that sets the name, else its section's, else 0."""
        inside, heading = "", 0
        dotted = rf"(?:{re.escape(section)}\s*\.\s*)?{re.escape(name)}"
        key = re.compile(rf"""\s*["']?{dotted}["']?\s*=""")
        for number_of, line in enumerate(self._lines, 1):
            header = re.match(r"\s*\[+\s*([^\]]*?)\s*\]", line)
            if header and "=" not in line.split("]")[0]:
                inside = header[1].strip("\"'")
                if inside == (section or name):
                    heading = heading or number_of
            elif inside in (section, "") and key.match(line):
                return number_of
        return heading


def _text_of(path: Path) -> str:
    data = read_whole(path, MAX_BYTES, "a kiosk file", KioskError)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise KioskError(path, line, "no UTF-8 text") from None
