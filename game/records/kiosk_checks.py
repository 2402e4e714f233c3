"""What a setting of the kiosk file may hold: each check gives the value, or says what would do."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from typing import Any

from game.records.pin import PinError, read_pin

Check = Callable[[Any], Any]
"""From the file's value to ours. Raises ValueError with what the value must be."""

_SMALLEST, _LARGEST = 160, 16384
_SIZE = re.compile(r"([0-9]{1,5})x([0-9]{1,5})")
_HOURS = re.compile(r"([01][0-9]|2[0-3]):([0-5][0-9])-([01][0-9]|2[0-3]):([0-5][0-9])")


def flag() -> Check:
    """true or false."""

    def check(value: Any) -> bool:
        if not isinstance(value, bool):
            raise ValueError(f"must be true or false, not {_shown(value)}")
        return value

    return check


def number(least: int, most: int) -> Check:
    """A whole number of a range."""

    def check(value: Any) -> int:
        if type(value) is not int or not least <= value <= most:
            raise ValueError(f"must be a whole number from {least} to {most}, not {_shown(value)}")
        return value

    return check


def seconds(least: float, most: float, unit: str = "seconds") -> Check:
    """A number of seconds, or of another unit."""
    return _between(least, most, f"must be a number of {unit} from {least} to {most}")


def share(least: float = 0.0) -> Check:
    """A number up to 1."""
    return _between(least, 1.0, f"must be a number from {least} to 1.0")


def one_of(allowed: Sequence[Any]) -> Check:
    """One of a few values, all of one type."""

    def check(value: Any) -> Any:
        if type(value) is not type(allowed[0]) or value not in allowed:
            known = ", ".join(repr(each) for each in allowed)
            raise ValueError(f"must be one of {known}, not {_shown(value)}")
        return value

    return check


def list_of(each: Check) -> Check:
    """A list with at least one entry, each of which passes; none twice."""

    def check(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list) or not value:
            raise ValueError(f"must be a list with at least one entry, not {_shown(value)}")
        return tuple(dict.fromkeys(each(entry) for entry in value))

    return check


def size() -> Check:
    """A size such as "800x480"; "" for None."""

    def check(value: Any) -> tuple[int, int] | None:
        if value == "":
            return None
        found = _SIZE.fullmatch(value) if isinstance(value, str) else None
        sides = (int(found[1]), int(found[2])) if found else (0, 0)
        if not all(_SMALLEST <= side <= _LARGEST for side in sides):
            raise ValueError(f'must be a size such as "800x480", or "", not {_shown(value)}')
        return sides

    return check


def hours() -> Check:
    """A part of the day such as "22:00-08:00", as its two minutes of the day; "" for None."""

    def check(value: Any) -> tuple[int, int] | None:
        if value == "":
            return None
        found = _HOURS.fullmatch(value) if isinstance(value, str) else None
        times = [int(part) for part in found.groups()] if found else [0, 0, 0, 0]
        start, end = times[0] * 60 + times[1], times[2] * 60 + times[3]
        if start == end:
            raise ValueError(f'must be hours such as "22:00-08:00", or "", not {_shown(value)}')
        return start, end

    return check


def hashed_pin() -> Check:
    """What `kiosk-pin` prints, or ""."""

    def check(value: Any) -> str:
        if value == "":
            return ""
        if not isinstance(value, str):
            raise ValueError("must be the text that `python main.py kiosk-pin` prints")
        try:
            read_pin(value)
        except PinError as error:
            raise ValueError(f"{error}; make it with `python main.py kiosk-pin`") from None
        return value

    return check


def _between(least: float, most: float, wanted: str) -> Check:
    def check(value: Any) -> float:
        if not _real(value) or not least <= value <= most:
            raise ValueError(f"{wanted}, not {_shown(value)}")
        return float(value)

    return check


def _real(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:39] + "…"
