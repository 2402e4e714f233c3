"""What the picture costs: a busy stretch, an idle one, a game of bots, scene changes, start-up.

Drawing is given beside the time of one opaque blit of the whole window, so that machines can be
compared. That blit is taken as a frame finds it: during the busy stretch, after a frame was drawn
and presented, once, from another picture than the last time (an ordinary one in the window's
format); the median of all samples. A blit that is repeated at once finds both pictures in the
processor's nearest cache, which no frame does.

Updates, drawing and blits are processor time where the system tells it finely enough, so that
other programs do not blur them; presenting is real time.
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pygame

from game.cli.bench_busy import BusyTable, CountedFonts
from game.cli.bench_start import measure_start
from game.cli.shell import ASSETS, FACES, Plan, Shell, build
from game.kit.clock import RealClock
from game.kit.loop import STEP
from game.kit.memory import settle_memory
from game.kit.record import FrameTimes
from game.kit.stage import Scene
from game.match import Match
from game.scenes.shots import START, ShotWish, seat_as_bot
from game.scenes.table.scene import TableScene

SEATS = ShotWish(edition="extended", players=7, seed=7, turns=7)
REST_SECONDS = 3.0
"""So long the busy table stands still first, as any table does before somebody's first move."""
WARM_SECONDS = 4.0
BLITS_EVERY = 15
TEXTS_EVERY = 30
SOURCES = 2
CHANGES = 12
OPENING = 8
"""Frames in which a panel is there for certain."""
Figures = dict[str, Any]


def measure(size: tuple[int, int], seconds: float) -> Figures:
    """All figures at this window size, each stretch so many seconds long."""
    start = measure_start(size)
    with tempfile.TemporaryDirectory() as folder:
        plan = Plan(size=size, fullscreen=False, data_dir=Path(folder))
        shell = build(plan, RealClock(), Random(1))
        fonts = CountedFonts({face: ASSETS / "fonts" / file for face, file in FACES.items()})
        shell.home.fonts = fonts
        bench = _Bench(shell)
        try:
            figures: Figures = {
                "size": "x".join(map(str, shell.loop.window.size)),
                "driver": pygame.display.get_driver(),
                "blit_ms": 0.0,
                "busy": bench.busy(seconds, fonts),
                "game": bench.game(seconds),
                "change": bench.changes(),
                "idle": bench.idle(seconds),
            }
            figures["blit_ms"] = bench.blit_ms
            figures["startup"] = start
            figures["memory_mb"] = memory_mb()
            figures["gc_ms_max"] = bench.collector.longest
            figures["limiter"] = bench.limiter(seconds)
        finally:
            shell.home.close()
    _in_blits(figures)
    return figures


class _Bench:
    """The stretches, on one window."""

    def __init__(self, shell: Shell) -> None:
        self._loop, self._home = shell.loop, shell.home
        self._timer = self._loop.timer = finest_timer()
        self.collector = Collector()
        allowance = self._loop.stage.allowance
        allowance.timer = self._timer
        allowance.measure(self._loop.window.surface)
        for _ in self._loop.spare:
            pass  # done while people look at the menu
        self._blits: list[float] = []

    @property
    def blit_ms(self) -> float:
        """One opaque blit of the whole window, the median of all that were measured."""
        return median(self._blits) * 1e3

    def busy(self, seconds: float, fonts: CountedFonts) -> Figures:
        """The scripted table; as fast as it goes, each frame a 60th of a second further."""
        table = BusyTable(self._home, SEATS.match())
        self._show(table)
        table.resting = True
        self._frames(round(REST_SECONDS / STEP))
        table.resting = False
        self._frames(round(WARM_SECONDS / STEP))
        sources = cycle([self._loop.window.surface.copy() for _ in range(SOURCES)])
        moving, particles, texts, pixels = [], [], [], []
        times: list[FrameTimes] = []
        with self.collector.watching():
            for number in range(round(seconds / STEP)):
                times += self._frames(1)
                load = table.load
                moving.append(load.moving)
                particles.append(load.particles)
                pixels.append(table.picture.pixels)
                if number % TEXTS_EVERY == 0:
                    texts.append(table.texts_shown(fonts))
                    self._frames(1)
                if number % BLITS_EVERY == 0:
                    self._blit(next(sources))
        return {
            **_spread(times),
            "pixels_per_frame": round(sum(pixels) / len(pixels)),
            "seats": SEATS.players,
            "moving": min(moving),
            "particles": min(particles),
            "texts": min(texts),
        }

    def game(self, seconds: float) -> Figures:
        """A real game, all seats played by the computer, at normal speed."""
        wish = SEATS._replace(edition="classic")
        seats = [seat_as_bot(seat) for seat in wish.seats()]
        match = Match.new(wish.rules(), seats, START, wish.seed, self._home.store)
        self._home.routes.playing = match
        self._show(TableScene(self._home, match, True))
        self._frames(2)
        with self.collector.watching():
            return _spread(self._frames(round(seconds / STEP)))

    def changes(self) -> Figures:
        """The dearest frame of drawing a table anew, and of opening a panel above it."""
        whole, overlay = [], []
        self._show(TableScene(self._home, SEATS.match(), False))
        self._frames(30)
        for _ in range(CHANGES):
            self._loop.stage.push(self._home.routes.pause(SEATS.match()))
            overlay.append(max(frame.draw for frame in self._frames(OPENING)))
            self._loop.stage.pop()
            whole.append(max(frame.draw for frame in self._frames(OPENING)))
        return {"overlay_ms": median(overlay), "scene_ms": median(whole)}

    def idle(self, seconds: float) -> Figures:
        """A table that waits for a person; by the real clock, with the limiter."""
        self._show(TableScene(self._home, SEATS.match(), False))
        self._frames(120)
        presented = 0
        started = 0.0

        def enough() -> bool:
            nonlocal presented
            presented += self._loop.times[-1].present > 0
            return time.perf_counter() - started >= seconds

        first = iter(range(3))
        self._loop.run(lambda: next(first, None) is None)
        with self.collector.watching():
            started, worked = time.perf_counter(), time.process_time()
            self._loop.run(enough)
            passed = time.perf_counter() - started
        return {
            "presented_frames": presented / passed,
            "cpu_share": (time.process_time() - worked) / passed,
        }

    def limiter(self, seconds: float) -> Figures:
        """A table that is drawn anew in every frame; by the real clock, with the limiter."""
        self._show(TableScene(self._home, SEATS.match(), False))
        self._frames(120)
        ends: list[float] = []

        def enough() -> bool:
            self._loop.stage.repaint()
            ends.append(time.perf_counter())
            return ends[-1] - ends[0] >= seconds

        self._loop.run(enough)
        return {"fps": (len(ends) - 3) / (ends[-1] - ends[2])}

    def _show(self, scene: Scene) -> None:
        self._loop.stage.clear(scene)

    def _frames(self, count: int) -> list[FrameTimes]:
        times = []
        for _ in range(count):
            self._loop.frame(STEP)
            times.append(self._loop.times[-1])
        return times

    def _blit(self, source: pygame.Surface) -> None:
        """Take the time of one blit; the frame after it, which paints all anew, does not count."""
        canvas = self._loop.window.surface
        started = self._timer()
        canvas.blit(source, (0, 0))
        self._blits.append(self._timer() - started)
        self._loop.stage.repaint()
        self._frames(1)


def finest_timer() -> Callable[[], float]:
    """The thread's processor time, or the real time where that is told too coarsely."""
    fine = time.get_clock_info("thread_time").resolution < 1e-5
    return time.thread_time if fine else time.perf_counter


def _spread(times: Sequence[FrameTimes]) -> Figures:
    """The spread of each part of a frame, in milliseconds; presenting where it was done."""
    parts = {
        "update_ms": [frame.update for frame in times],
        "draw_ms": [frame.draw for frame in times],
        "present_ms": [frame.present for frame in times if frame.present],
    }
    return {name: percentiles(values) for name, values in parts.items()}


def percentiles(values: Sequence[float]) -> dict[str, float]:
    """The middle, the 95th and 99th part of a hundred, and the most; zeros for no values."""
    ranked = sorted(values) or [0.0]
    last = len(ranked) - 1
    parts = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: ranked[round(part * last)] for name, part in parts.items()}


def _in_blits(figures: Figures) -> None:
    """Give drawing in blits too."""
    blit = figures["blit_ms"]
    draw = figures["busy"]["draw_ms"]
    figures["busy"]["draw_blits"] = {name: ms / blit for name, ms in draw.items()}
    change = figures["change"]
    for name in ("scene", "overlay"):
        change[f"{name}_blits"] = change[f"{name}_ms"] / blit


class Collector:
    """Watches Python's collector: the longest of its pauses, in milliseconds."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._timer = finest_timer()
        self._began = 0.0

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Memory is put in order, as after every change of scene; what comes then counts."""
        settle_memory()
        gc.callbacks.append(self._watch)
        try:
            yield
        finally:
            gc.callbacks.remove(self._watch)

    def _watch(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._began = self._timer()
        else:
            self.longest = max(self.longest, (self._timer() - self._began) * 1e3)


def memory_mb() -> float:
    """What this process takes of the machine's memory now (its most where that is not told)."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
    except (OSError, ValueError, IndexError):
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most / (2**20 if sys.platform == "darwin" else 2**10)


def lines_of(figures: Figures, before: str = "") -> list[str]:
    """The figures for a person to read, one a line."""
    lines = []
    for name, value in figures.items():
        words = f"{before}{name}"
        if isinstance(value, dict) and "p50" in value:
            spread = "".join(f"{part:>6}{figure:>8.2f}" for part, figure in value.items())
            lines.append(f"{words:<24}{spread}")
        elif isinstance(value, dict):
            lines += lines_of(value, f"{words}.")
        else:
            lines.append(
                f"{words:<24}{value:>14.3f}"
                if isinstance(value, float)
                else f"{words:<24}{value:>14}"
            )
    return lines
