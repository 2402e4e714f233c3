"""What a soak has seen: inputs, frames, memory, and everything that went wrong."""

from __future__ import annotations

import gc
import os
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

FROZEN_SECONDS = 1.0
"""A frame that takes longer is a frozen one."""
GROWTH_MB = 2.0
"""More memory than this an hour, after the warm-up, is a leak."""
WARM_UP_MINUTES = 6.0
MOST_FAULTS = 40
_STATUS = Path("/proc/self/statm")


class Fault(NamedTuple):
    """Something that must not be: when, after how many inputs, in which scene, and what."""

    kind: str
    seconds: float
    inputs: int
    scene: str
    detail: str


class Frame(NamedTuple):
    """How long a frame took by the clock on the wall and by the processor's, in seconds."""

    wall: float
    cpu: float
    scene: str


class Watch:
    """Counts; asked for its findings at the end. `seconds` is the program's own time."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.inputs = self.frames = self.actions = self.runs = 0
        self.games = self.demonstrations = 0
        self.scenes: Counter[str] = Counter()
        self.editions: Counter[str] = Counter()
        self.mischief: Counter[str] = Counter()
        self.told: Counter[str] = Counter()
        self.faults: list[Fault] = []
        self.longest = Frame(0.0, 0.0, "")
        self.frozen = 0
        self.scene = ""
        self._memory: list[tuple[float, float]] = []

    def frame(self, wall: float, cpu: float, dt: float) -> None:
        """One more frame, `dt` seconds of the program's time long."""
        self.frames += 1
        self.seconds += dt
        if wall > self.longest.wall:
            self.longest = Frame(wall, cpu, self.scene)
        if wall > FROZEN_SECONDS and cpu > FROZEN_SECONDS / 2:
            self.frozen += 1
            self.fault("frozen frame", f"{wall:.2f} s, {cpu:.2f} s of the processor")
        if self.seconds // 60 >= len(self._memory):
            self._sample()

    def fault(self, kind: str, detail: str) -> None:
        """Note what must not be; beyond the first so many, only that there were more."""
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(Fault(kind, self.seconds, self.inputs, self.scene, detail))

    @property
    def memory(self) -> float:
        """Megabytes in use at the last look."""
        return self._memory[-1][1] if self._memory else 0.0

    def growth(self) -> float | None:
        """Megabytes an hour after the warm-up; None where that cannot be told.

        The slope of the straight line that fits best: single peaks do not count.
        """
        samples = [(at, mb) for at, mb in self._memory if at >= WARM_UP_MINUTES / 60]
        if len(samples) < 8:
            return None
        hours = sum(at for at, _ in samples) / len(samples)
        level = sum(mb for _, mb in samples) / len(samples)
        across = sum((at - hours) ** 2 for at, _ in samples)
        return sum((at - hours) * (mb - level) for at, mb in samples) / across

    def report(self) -> dict[str, Any]:
        """All of it, as JSON has it."""
        growth = self.growth()
        return {
            "minutes": round(self.seconds / 60, 2),
            "runs": self.runs,
            "inputs": self.inputs,
            "actions": self.actions,
            "games": self.games,
            "demonstrations": self.demonstrations,
            "editions": dict(sorted(self.editions.items())),
            "scenes": dict(sorted(self.scenes.items())),
            "mischief": dict(sorted(self.mischief.items())),
            "frames": self.frames,
            "frozen": self.frozen,
            "longest": {
                "ms": round(self.longest.wall * 1000, 1),
                "cpu_ms": round(self.longest.cpu * 1000, 1),
                "scene": self.longest.scene,
            },
            "memory_mb": round(self.memory, 1),
            "growth_mb_an_hour": None if growth is None else round(growth, 2),
            "told": dict(self.told.most_common(20)),
            "faults": [fault._asdict() for fault in self.faults],
        }

    def _sample(self) -> None:
        gc.collect()
        self._memory.append((self.seconds / 3600, _megabytes()))


def _megabytes() -> float:
    """What the process holds in memory now; 0 where the system does not tell."""
    try:
        pages = int(_STATUS.read_text("ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
