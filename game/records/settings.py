"""The player's settings: one JSON file, checked name by name, that is never lost.

A wrong value takes its default and is told about; names that are not known are kept and written
back; a file of a newer version is left alone. Nothing here raises on a bad file or folder.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from game.records.folders import Notice, NoticeCode, write_whole

VERSION = 1
FILE = "settings.json"
SPEEDS = ("relaxed", "normal", "fast", "instant")
TEXT_SIZES = (100, 125, 150)
TRADE_TIMERS = (0, 3, 6, 12)
HOLDS = (0.4, 0.8, 1.2)
SCANS = (0.0, 0.6, 1.0, 1.5, 2.0, 3.0)
PAD_ACTIONS = ("choose", "back", "help", "explain", "before", "after", "menu")
MOTIONS = ("full", "less", "none")
SCREEN_KEYS = ("auto", "always", "never")


@dataclass(slots=True)
class Settings:
    """What a person set. Volumes are 0.0 to 1.0; `text_size` is in percent of the normal size;
    `trade_timer` in seconds, 0 for none; `language` is a code such as "de", empty for the
    system's own; `hold` is how many seconds a press lasts that explains; with `cooldown` a person
    rests half a second after each input; `scan` is how many seconds the light of one-button play
    stays at a place, 0 for none; with `two_buttons` one button moves that light and another
    chooses; `screen_keys` tells when keys for typing stand on the screen;
    `keys` and `pad` hold what was moved (see `kit.bindings`). `last_setup` is a `GameSetup` as
    JSON, or None before the first game.

    `unknown` holds what the file has under names that this version does not know.
    """

    master_volume: float = 0.8
    music_volume: float = 0.6
    sound_volume: float = 0.8
    tap_volume: float = 0.8
    mute: bool = False
    speed: str = "normal"
    calm: bool = False
    reduced_motion: bool = False
    full_screen: bool = False
    text_size: int = 100
    language: str = ""
    hints: bool = True
    trade_timer: int = 0
    left_handed: bool = False
    front_right: bool = False
    """The hand runs from the right to the left: its front card lies at the right."""
    mono: bool = False
    captions: bool = False
    high_contrast: bool = False
    hold: float = 0.4
    cooldown: bool = False
    scan: float = 0.0
    two_buttons: bool = False
    screen_keys: str = "auto"
    keys: dict[str, str] = field(default_factory=dict)
    pad: dict[str, int] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    last_setup: dict[str, Any] | None = None
    unknown: dict[str, Any] = field(default_factory=dict)
    writable: bool = True
    """False where a newer version wrote the file: it is not written over."""
    for_now: dict[str, tuple[Any, Any]] = field(default_factory=dict)
    """Set for this run alone: the name -> the value now, and the one that stays in the file."""

    @property
    def motion(self) -> str:
        """One of MOTIONS: everything moves; nothing shakes, sways or bursts (`calm`); nothing
        travels either (`reduced_motion`)."""
        return "none" if self.reduced_motion else "less" if self.calm else "full"

    @motion.setter
    def motion(self, motion: str) -> None:
        self.calm, self.reduced_motion = motion == "less", motion == "none"

    def set_for_now(self, name: str, value: Any) -> None:
        """Change a setting without keeping it, unless a person changes it again."""
        self.for_now[name] = (value, getattr(self, name))
        setattr(self, name, value)

    def to_keep(self, name: str) -> Any:
        """What belongs into the file."""
        value = getattr(self, name)
        if name in self.for_now and self.for_now[name][0] == value:
            return self.for_now[name][1]
        return value


def _volume(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 1


def _flag(value: Any) -> bool:
    return isinstance(value, bool)


def _one_of(allowed: tuple[Any, ...]) -> Callable[[Any], bool]:
    def check(value: Any) -> bool:
        if isinstance(allowed[0], float) and type(value) is int:
            value = float(value)
        return type(value) is type(allowed[0]) and value in allowed

    return check


def _keys(value: Any) -> bool:
    """Names to names; no key does two things."""
    if not isinstance(value, dict) or len(value) > 64:
        return False
    words = [word for pair in value.items() for word in pair]
    short = all(isinstance(word, str) and 0 < len(word) <= 24 for word in words)
    return short and len(set(value.values())) == len(value)


def _pad(value: Any) -> bool:
    if not isinstance(value, dict) or not set(value) <= set(PAD_ACTIONS):
        return False
    return all(type(number) is int and 0 <= number < 64 for number in value.values())


def _language(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= 16


def _names(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(name, str) and name.isprintable() for name in value
    )


def _setup(value: Any) -> bool:
    return value is None or isinstance(value, dict)


_CHECKS: dict[str, Callable[[Any], bool]] = {
    "master_volume": _volume,
    "music_volume": _volume,
    "sound_volume": _volume,
    "tap_volume": _volume,
    "mute": _flag,
    "speed": _one_of(SPEEDS),
    "calm": _flag,
    "reduced_motion": _flag,
    "full_screen": _flag,
    "text_size": _one_of(TEXT_SIZES),
    "language": _language,
    "hints": _flag,
    "trade_timer": _one_of(TRADE_TIMERS),
    "left_handed": _flag,
    "front_right": _flag,
    "mono": _flag,
    "captions": _flag,
    "high_contrast": _flag,
    "hold": _one_of(HOLDS),
    "cooldown": _flag,
    "scan": _one_of(SCANS),
    "two_buttons": _flag,
    "screen_keys": _one_of(SCREEN_KEYS),
    "keys": _keys,
    "pad": _pad,
    "names": _names,
    "last_setup": _setup,
}
"""What each name may hold; the order is the file's."""


def names_of_settings() -> list[str]:
    """Every setting there is."""
    return list(_CHECKS)


def holds(name: str, value: Any) -> bool:
    """Whether the setting may have this value."""
    return _CHECKS[name](value)


def load_settings(data_dir: Path | None) -> tuple[Settings, list[Notice]]:
    """The settings of a data folder (None: the defaults), and what should be told.

    An unreadable file is set beside as `settings.json.unreadable`, and the one before it
    (`settings.json.previous`) is read instead.
    """
    if data_dir is None:
        return Settings(), []
    path = data_dir / FILE
    notices: list[Notice] = []
    for candidate in (path, path.with_name(FILE + ".previous")):
        try:
            text = candidate.read_bytes().decode("utf-8")
            values = _read(text)
        except FileNotFoundError:
            continue
        except (OSError, ValueError, RecursionError) as error:
            code, line = NoticeCode.SETTINGS_UNREADABLE, _line_of(error)
            notices.append(Notice(code, candidate, str(error), line))
            if candidate == path:
                _set_beside(path)
            continue
        return _settings_of(values, text, candidate, notices), notices
    return Settings(), notices


def save_settings(settings: Settings, data_dir: Path | None) -> Notice | None:
    """Write the settings; None when that worked, else what should be told."""
    if data_dir is None or not settings.writable:
        return None
    path = data_dir / FILE
    values = {"settings": VERSION, **{name: settings.to_keep(name) for name in _CHECKS}}
    content = _text_of({**settings.unknown, **values})
    try:
        data_dir.mkdir(parents=True, exist_ok=True)
        write_whole(path, content)
    except OSError as error:
        return Notice(NoticeCode.NOT_WRITABLE, path, error.strerror or str(error))
    return None


def _text_of(values: dict[str, Any]) -> bytes:
    try:
        return json.dumps(values, ensure_ascii=False, indent=2).encode() + b"\n"
    except UnicodeEncodeError:
        # Half a surrogate pair, which a file can name but not hold as it is.
        return json.dumps(values, indent=2).encode() + b"\n"


def _read(text: str) -> dict[str, Any]:
    values = json.loads(text)
    if not isinstance(values, dict):
        raise ValueError("not a JSON object")
    version = values.get("settings", VERSION)
    if isinstance(version, bool) or not isinstance(version, int):
        raise ValueError("settings: the version must be a number")
    return values


def _line_of(error: Exception) -> int:
    """The line that cannot be read, from 1; 0 where it is the whole file."""
    if isinstance(error, json.JSONDecodeError):
        return error.lineno
    if isinstance(error, UnicodeDecodeError):
        return error.object[: error.start].count(b"\n") + 1
    return 0


def _set_beside(path: Path) -> None:
    try:
        path.replace(path.with_name(FILE + ".unreadable"))
    except OSError:
        return


def _settings_of(values: dict[str, Any], text: str, path: Path, notices: list[Notice]) -> Settings:
    version = values.pop("settings", VERSION)
    if version > VERSION:
        notices.append(Notice(NoticeCode.NEWER_VERSION, path, str(version)))
        return Settings(writable=False)
    settings = Settings()
    for known in fields(Settings):
        name = known.name
        if name not in _CHECKS or name not in values:
            continue
        value = values.pop(name)
        if _CHECKS[name](value):
            setattr(settings, name, value)
        else:
            line = text.count("\n", 0, max(0, text.rfind(f'"{name}"'))) + 1
            notices.append(Notice(NoticeCode.SETTING_REPLACED, path, name, line))
    settings.unknown = values
    return settings
