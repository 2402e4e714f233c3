"""Where time comes from. All times in the program are seconds from one of these clocks."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Something that tells the time in seconds; it never runs backwards on purpose."""

    def now(self) -> float:
        """Seconds since some fixed moment."""
        ...


class RealClock:
    """The machine's monotonic clock."""

    def now(self) -> float:
        """Seconds since some fixed moment."""
        return time.perf_counter()


class StepClock:
    """A clock that stands still until it is advanced; for tests and pictures."""

    def __init__(self, start: float = 0.0) -> None:
        self._now = start

    def now(self) -> float:
        """Seconds since the start value."""
        return self._now

    def advance(self, seconds: float) -> None:
        """Move the time on (a negative value moves it back, as broken clocks do)."""
        self._now += seconds
