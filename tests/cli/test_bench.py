"""The bench of the picture: it keeps its promises and says what it saw."""

from random import Random

import pytest

from game.cli.bench_busy import (
    LEAST_MOVING,
    LEAST_PARTICLES,
    LEAST_TEXTS,
    BusyTable,
    CountedFonts,
)
from game.cli.bench_picture import SEATS, Collector, lines_of, memory_mb, percentiles
from game.cli.shell import ASSETS, FACES, Plan, build
from game.kit.clock import StepClock

FRAME = 1 / 60


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    shell = build(Plan(size=(800, 480), fullscreen=False, sound=False), StepClock(), Random(1))
    fonts = CountedFonts({face: ASSETS / "fonts" / file for face, file in FACES.items()})
    shell.home.fonts = fonts
    return shell


def test_the_busy_table_is_busy_at_every_moment(shell) -> None:
    table = BusyTable(shell.home, SEATS.match())
    shell.loop.stage.clear(table)
    shell.loop.frame(FRAME)
    for _ in range(240):
        shell.loop.frame(FRAME)
        moving, particles = table.load
        assert moving >= LEAST_MOVING
        assert particles >= LEAST_PARTICLES
        assert shell.loop.times[-1].draw > 0
        assert table.picture.pixels > 0
    assert table.texts_shown(shell.home.fonts) >= LEAST_TEXTS
    assert table.match.rules.players == 7


def test_percentiles_are_those_of_the_values() -> None:
    spread = percentiles([float(value) for value in range(101)])
    assert spread == {"p50": 50.0, "p95": 95.0, "p99": 99.0, "max": 100.0}
    assert percentiles([]) == {"p50": 0.0, "p95": 0.0, "p99": 0.0, "max": 0.0}


def test_figures_are_printed_one_a_line() -> None:
    figures = {"size": "800x480", "busy": {"draw_ms": percentiles([1.0]), "moving": 12}}
    lines = lines_of(figures)
    assert [line.split()[0] for line in lines] == ["size", "busy.draw_ms", "busy.moving"]


def test_the_collector_counts_only_while_it_watches() -> None:
    import gc

    collector = Collector()
    gc.collect()
    assert collector.longest == 0.0
    with collector.watching():
        gc.collect()
    assert collector.longest > 0.0


def test_memory_is_told_in_megabytes() -> None:
    assert 10 < memory_mb() < 4000
