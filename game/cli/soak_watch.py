"""What a soak has seen: inputs, frames, memory, and everything that went wrong."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from game.cli.soak_memory import Sample, growth, sample

FROZEN_SECONDS = 1.0
"""A frame that takes longer is a frozen one."""
GROWTH_MB = 2.0
"""More memory than this an hour, after the warm-up, is a leak."""
WARM_UP_MINUTES = 20.0
"""Until then every scene, every size of the window and every text was seen once."""
CHECK_MINUTES = 1.5
"""So often the program goes home and its memory is measured."""
IDLE_MINUTES = 8.0
"""A soak in which no person acts for so long proves nothing."""
MOST_FAULTS = 40


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
        self.inputs = self.frames = self.actions = self.played = self.runs = 0
        self.games = self.demonstrations = 0
        self.scenes: Counter[str] = Counter()
        self.editions: Counter[str] = Counter()
        self.tables: Counter[tuple[str, int]] = Counter()
        """Games that people sat down to, by edition and number of players."""
        self.mischief: Counter[str] = Counter()
        self.told: Counter[str] = Counter()
        self.faults: list[Fault] = []
        self.longest = Frame(0.0, 0.0, "")
        self.frozen = 0
        self.scene = ""
        self._played_at = 0.0
        self.memory: list[Sample] = []

    def frame(self, wall: float, cpu: float, dt: float) -> None:
        """One more frame, `dt` seconds of the program's time long."""
        self.frames += 1
        self.seconds += dt
        if wall > self.longest.wall:
            self.longest = Frame(wall, cpu, self.scene)
        if wall > FROZEN_SECONDS and cpu > FROZEN_SECONDS / 2:
            self.frozen += 1
            self.fault("frozen frame", f"{wall:.2f} s, {cpu:.2f} s of the processor")
        if self.seconds - self._played_at > IDLE_MINUTES * 60:
            self.fault("nobody played", f"for {IDLE_MINUTES:g} minutes")
            self._played_at = self.seconds

    def action(self, by_a_person: bool) -> None:
        """Somebody at a table acted."""
        self.actions += 1
        if by_a_person:
            self.played += 1
            self._played_at = self.seconds

    def rarest(self, tables: Sequence[tuple[str, int]], chance: Random) -> tuple[str, int]:
        """Of these the one to be tried next, so that all editions come about evenly, and all
        numbers of players within each."""
        played = Counter[str]()
        for (edition, _), count in self.tables.items():
            played[edition] += count
        mixed = chance.sample(tables, len(tables))
        return min(mixed, key=lambda table: (played[table[0]], self.tables[table]))

    def fault(self, kind: str, detail: str) -> None:
        """Note what must not be; beyond the first so many, only that there were more."""
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(Fault(kind, self.seconds, self.inputs, self.scene, detail))

    @property
    def memory_due(self) -> bool:
        """Whether it is time to go home and measure again."""
        return self.seconds >= len(self.memory) * CHECK_MINUTES * 60

    def measure(self) -> None:
        """Note the memory in use now. To be called at moments that can be compared."""
        gc.collect()
        self.memory.append(sample(self.seconds / 3600))

    def growth(self) -> float | None:
        """Megabytes an hour after the warm-up; None where that cannot be told."""
        return growth([one for one in self.memory if one.hours >= WARM_UP_MINUTES / 60])

    def report(self) -> dict[str, Any]:
        """All of it, as JSON has it."""
        growth = self.growth()
        return {
            "minutes": round(self.seconds / 60, 2),
            "runs": self.runs,
            "inputs": self.inputs,
            "actions": self.actions,
            "actions_of_people": self.played,
            "games": self.games,
            "demonstrations": self.demonstrations,
            "editions": dict(sorted(self.editions.items())),
            "tables": {f"{name} {n}": count for (name, n), count in sorted(self.tables.items())},
            "scenes": dict(sorted(self.scenes.items())),
            "mischief": dict(sorted(self.mischief.items())),
            "frames": self.frames,
            "frozen": self.frozen,
            "longest": {
                "ms": round(self.longest.wall * 1000, 1),
                "cpu_ms": round(self.longest.cpu * 1000, 1),
                "scene": self.longest.scene,
            },
            "memory_mb": [round(one.held, 1) for one in self.memory],
            "in_use_mb": [one.used and round(one.used, 2) for one in self.memory],
            "growth_mb_an_hour": None if growth is None else round(growth, 2),
            "told": dict(self.told.most_common(20)),
            "faults": [fault._asdict() for fault in self.faults],
        }
