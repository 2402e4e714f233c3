"""The soak finds what is wrong, and finds nothing where nothing is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.cli import main, soak_watch
from game.scenes.menu import MenuScene

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other programs may hold a frame up: here that is no finding."""
    monkeypatch.setattr(soak_watch, "FROZEN_SECONDS", 1000.0)


def soaked(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, Any]]:
    """The exit code and the findings."""
    code = main(["soak", "--json", *words])
    return code, json.loads(capsys.readouterr().out)


def test_a_short_soak_plays_and_finds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    code, findings = soaked(capsys, "--minutes", "0.2", "--seed", "4")
    assert findings["faults"] == []
    assert code == 0
    assert findings["inputs"] > 50
    assert findings["actions"] > 20
    assert findings["scenes"]["TableScene"] > 0
    assert findings["records"] > 0


@pytest.mark.slow
def test_an_exception_is_found_with_its_trace_and_the_program_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    update = MenuScene.update

    def breaks_once(scene: MenuScene, dt: float) -> None:
        monkeypatch.setattr(MenuScene, "update", update)
        raise RuntimeError("a bean fell off the table")

    monkeypatch.setattr(MenuScene, "update", breaks_once)
    code, findings = soaked(capsys, "--minutes", "0.2", "--seed", "4")
    assert code == 1
    assert [fault["kind"] for fault in findings["faults"]] == ["exception"]
    assert "RuntimeError: a bean fell off the table" in findings["faults"][0]["detail"]
    assert findings["scenes"]["SorryScene"] == 1
    assert findings["scenes"]["TableScene"] > 0


def test_a_frame_that_takes_long_is_a_frozen_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak_watch, "FROZEN_SECONDS", 1.0)
    watch = soak_watch.Watch()
    watch.frame(0.9, 0.9, 1 / 60)
    assert watch.faults == []
    watch.frame(1.2, 0.9, 1 / 60)
    assert [fault.kind for fault in watch.faults] == ["frozen frame"]


def test_a_soak_in_which_nobody_plays_is_a_finding() -> None:
    watch = soak_watch.Watch()
    minute = 60 * soak_watch.IDLE_MINUTES / 8
    for _ in range(7):
        watch.frame(0, 0, minute)
        watch.action(by_a_person=False)
    watch.action(by_a_person=True)
    for _ in range(8):
        watch.frame(0, 0, minute)
        watch.action(by_a_person=False)
    assert watch.faults == []
    watch.frame(0, 0, minute)
    assert [fault.kind for fault in watch.faults] == ["nobody played"]


def test_the_game_that_was_played_least_is_next_until_all_are_even() -> None:
    watch, chance = soak_watch.Watch(), Random(3)
    tables = [("duel", 2), ("classic", 3), ("classic", 4), ("base", 3)]
    watch.tables["classic", 3] = 4
    for _ in range(14):
        watch.tables[watch.rarest(tables, chance)] += 1
    assert watch.tables == {("duel", 2): 6, ("classic", 3): 4, ("classic", 4): 2, ("base", 3): 6}


@pytest.mark.parametrize(("by", "told"), [(0.0, 0.0), (1.0, 12.0)])
def test_growth_is_the_slope_after_the_warm_up(
    by: float, told: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`by` so many megabytes from one measurement to the next, five minutes later."""
    watch, held = soak_watch.Watch(), [400.0, 100.0, *[200.0 + by * n for n in range(12)]]
    monkeypatch.setattr(soak_watch, "_megabytes", lambda: held.pop(0))
    monkeypatch.setattr(soak_watch.gc, "collect", lambda: 0)
    monkeypatch.setattr(soak_watch, "WARM_UP_MINUTES", 10.0)
    while held:
        watch.measure()
        watch.frame(0, 0, 300)
    assert watch.growth() == pytest.approx(told)


@pytest.mark.slow
@pytest.mark.parametrize("more", [[], ["--kiosk"]], ids=["at home", "kiosk"])
def test_the_same_seed_gives_the_same_soak(
    more: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    told = [soaked(capsys, "--minutes", "0.8", "--seed", "6", *more)[1] for _ in range(2)]
    for findings in told:
        for name in ("longest", "memory_mb", "growth_mb_an_hour"):
            del findings[name]
    assert told[0] == told[1]
    assert told[0]["passed"]


@pytest.mark.slow
def test_killed_in_mid_game_nothing_is_lost() -> None:
    # In a process of its own: what forks must not have a sound thread running.
    done = subprocess.run(
        [sys.executable, "main.py", "soak", "--json", "--kills", "8", "--seed", "2"],
        cwd=ROOT,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    findings = json.loads(done.stdout)
    assert findings["findings"] == []
    assert done.returncode == 0
    assert findings["actions"] > 20


@pytest.mark.parametrize("words", [["--minutes", "0"], ["--kills", "0"], ["--minutes", "nan"]])
def test_impossible_lengths_are_refused(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["soak", *words])
    assert caught.value.code == 2
    assert words[0] in capsys.readouterr().err
