"""Settings as words of a command line: NAME=VALUE, with errors that say what would be right."""

import json
from typing import Any

from game.records.settings import (
    HOLDS,
    SCANS,
    SCREEN_KEYS,
    SPEEDS,
    TEXT_SIZES,
    TRADE_TIMERS,
    holds,
    names_of_settings,
)

_FLAGS = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}
_ON_OFF, _VOLUME = "on or off", "a number from 0 to 1"
_ALLOWED: dict[str, str] = {
    "master_volume": _VOLUME,
    "music_volume": _VOLUME,
    "sound_volume": _VOLUME,
    "tap_volume": _VOLUME,
    "mute": _ON_OFF,
    "speed": ", ".join(SPEEDS),
    "calm": _ON_OFF,
    "reduced_motion": _ON_OFF,
    "full_screen": _ON_OFF,
    "text_size": ", ".join(str(size) for size in TEXT_SIZES),
    "language": "a code such as de",
    "hints": _ON_OFF,
    "trade_timer": ", ".join(str(seconds) for seconds in TRADE_TIMERS),
    "left_handed": _ON_OFF,
    "front_right": _ON_OFF,
    "mono": _ON_OFF,
    "captions": _ON_OFF,
    "high_contrast": _ON_OFF,
    "hold": ", ".join(f"{seconds:g}" for seconds in HOLDS),
    "cooldown": _ON_OFF,
    "scan": ", ".join(f"{seconds:g}" for seconds in SCANS),
    "two_buttons": _ON_OFF,
    "screen_keys": ", ".join(SCREEN_KEYS),
    "keys": "pairs such as t:r,d:f",
    "pad": "pairs such as choose:1,back:0",
}
"""What may be written for each setting that a person sets; the program keeps others too."""


class SettingError(ValueError):
    """NAME=VALUE that cannot be; the message says what can."""


def setting_from(word: str) -> tuple[str, Any]:
    """The name and the value of NAME=VALUE. Raises SettingError."""
    name, equals, text = word.partition("=")
    name = name.strip().replace("-", "_")
    if not equals:
        raise SettingError(f"{word!r} must be NAME=VALUE")
    if name not in _ALLOWED:
        kept = name in names_of_settings()
        why = f"{name} is kept by the program itself" if kept else f"there is no setting {name!r}"
        raise SettingError(f"{why}; settings are {', '.join(_ALLOWED)}")
    value = _value(name, text.strip())
    if not holds(name, value):
        raise SettingError(f"{name} must be {_ALLOWED[name]}; {text.strip()!r} is not")
    return name, value


def _value(name: str, text: str) -> Any:
    if _ALLOWED[name] == _ON_OFF:
        return _FLAGS.get(text.lower(), text)
    if name in ("hold", "scan") or _ALLOWED[name] == _VOLUME:
        return _number(text, float)
    if name in ("text_size", "trade_timer"):
        return _number(text, int)
    if name in ("keys", "pad"):
        if not text.startswith("{"):
            return _pairs(name, text)
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            return text
    return text


def _pairs(name: str, text: str) -> Any:
    words = [word.strip() for word in text.split(",") if word.strip()]
    pairs = [word.partition(":") for word in words]
    if not all(colon for _, colon, _ in pairs):
        return text
    return {left: _number(right, int) if name == "pad" else right for left, _, right in pairs}


def _number(text: str, kind: type[int] | type[float]) -> Any:
    try:
        return kind(text)
    except (ValueError, OverflowError):
        return text
