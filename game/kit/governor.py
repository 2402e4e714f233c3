"""Steps looks down when frames run late, and up again when there is time to spare."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

FRAMES = 120
"""So many frames are judged together."""
LATE_MS = 14.0
"""A frame of a 60th of a second with no time left for the system."""
GOOD_MS = 10.0
GOOD_SECONDS = 10.0
"""So long all must be well before more is shown again; twice as long after each relapse."""
LONGEST_GOOD = 160.0


class Quality(NamedTuple):
    """What may be shown: `particles` is a share of their number."""

    particles: float = 1.0
    shadows: bool = True
    idle: bool = True
    """Small motion of things at rest."""


STEPS = (
    Quality(),
    Quality(particles=0.5),
    Quality(particles=0.25, shadows=False),
    Quality(particles=0.0, shadows=False, idle=False),
)


class Governor:
    """Judges the frames that were drawn; `quality` is what may be shown now."""

    def __init__(self) -> None:
        self.level = 0
        """How many steps down: an index into `STEPS`."""
        self._frames: deque[float] = deque(maxlen=FRAMES)
        self._good = 0.0
        self._patience = GOOD_SECONDS

    @property
    def quality(self) -> Quality:
        """What may be shown now."""
        return STEPS[self.level]

    def passed(self, dt: float, work_ms: float) -> None:
        """A frame that was drawn took so long to make; `dt` seconds since the one before."""
        self._frames.append(work_ms)
        if len(self._frames) < FRAMES:
            return
        slow = sorted(self._frames)[int(0.95 * FRAMES)]
        if slow > LATE_MS:
            if self.level < len(STEPS) - 1:
                self.level += 1
            self._begin_anew()
        elif slow < GOOD_MS:
            self._good += dt
            if self.level and self._good >= self._patience:
                self.level -= 1
                self._patience = min(LONGEST_GOOD, 2 * self._patience)
                self._begin_anew()
        else:
            self._good = 0.0

    def _begin_anew(self) -> None:
        self._good = 0.0
        self._frames.clear()
