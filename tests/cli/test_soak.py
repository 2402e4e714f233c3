"""The soak finds what is wrong, and finds nothing where nothing is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.cli import main, soak_memory, soak_watch
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


def watched(
    monkeypatch: pytest.MonkeyPatch,
    held: Callable[[float], float],
    used: Callable[[float], float | None],
    minutes: float = 60.0,
) -> soak_watch.Watch:
    """A soak of so many minutes, with what is held and in use at each minute."""
    watch = soak_watch.Watch()
    monkeypatch.setattr(soak_memory, "held", lambda: held(watch.seconds / 60))
    monkeypatch.setattr(soak_memory, "used", lambda: used(watch.seconds / 60))
    monkeypatch.setattr(soak_watch.gc, "collect", lambda: 0)
    while watch.seconds < minutes * 60:
        watch.measure()
        watch.frame(0, 0, soak_watch.CHECK_MINUTES * 60)
    return watch


def grown(watch: soak_watch.Watch) -> float:
    told = watch.growth()
    assert told is not None
    return told


@pytest.mark.parametrize("seed", range(40))
def test_a_leak_of_three_megabytes_an_hour_is_found_and_noise_is_not(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is in use moves less than what is held: by a picture now and then."""
    chance = Random(seed)

    def noisy(minute: float) -> float:
        return 80 + chance.uniform(-1, 1)

    def used(minute: float) -> float:
        return 42 + chance.uniform(-0.3, 0.3) + chance.choice((0.0, 0.0, 0.0, 1.6))

    def leaks(minute: float) -> float:
        return noisy(minute) + 3 * minute / 60

    def used_more(minute: float) -> float:
        return used(minute) + 3 * minute / 60

    assert grown(watched(monkeypatch, noisy, noisy)) < soak_watch.GROWTH_MB
    assert grown(watched(monkeypatch, noisy, used)) < soak_watch.GROWTH_MB
    assert grown(watched(monkeypatch, leaks, used_more)) > soak_watch.GROWTH_MB


def test_what_a_heap_keeps_in_pieces_is_no_leak_but_what_it_keeps_more_and_more_of_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In use is the same all the time."""

    def jumps(minute: float) -> float:
        return 75 if minute < 33 else 81

    def rises(minute: float) -> float:
        return 75 + 4 * minute / 60

    assert grown(watched(monkeypatch, jumps, lambda minute: 42.0)) == pytest.approx(0)
    assert grown(watched(monkeypatch, rises, lambda minute: 42.0)) == pytest.approx(4)


def test_a_picture_that_is_held_at_some_moments_is_no_leak(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chance = Random(5)
    watch = watched(
        monkeypatch, lambda _: 80.0, lambda _: 42.0 + chance.choice((0.0, 0.0, 0.0, 1.6))
    )
    assert grown(watch) == pytest.approx(0, abs=0.5)


def test_where_nothing_is_told_of_use_what_is_held_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = watched(monkeypatch, lambda minute: 70 + minute / 10, lambda minute: None)
    assert grown(watch) == pytest.approx(6)


def test_the_warm_up_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    def warms_up(minute: float) -> float:
        return 60 + min(minute, soak_watch.WARM_UP_MINUTES)

    assert grown(watched(monkeypatch, warms_up, warms_up)) == pytest.approx(0)


def test_of_a_short_soak_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert watched(monkeypatch, lambda _: 80.0, lambda _: 42.0, 25.0).growth() is None


@pytest.mark.skipif(soak_memory.used() is None, reason="this system does not tell")
def test_objects_and_pictures_that_are_kept_are_in_use() -> None:
    def rise() -> float:
        return (soak_memory.used() or 0.0) - before

    before = soak_memory.used() or 0.0
    objects = [(number, str(number)) for number in range(20_000)]
    assert 2.0 < rise() < 6.0
    objects.clear()
    assert rise() < 1.0
    pictures = [pygame.Surface((100, 50)) for _ in range(200)]
    assert 4.0 <= rise() < 5.0
    del pictures


@pytest.mark.slow
@pytest.mark.parametrize("more", [[], ["--kiosk"]], ids=["at home", "kiosk"])
def test_the_same_seed_gives_the_same_soak(
    more: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    told = [soaked(capsys, "--minutes", "0.8", "--seed", "6", *more)[1] for _ in range(2)]
    for findings in told:
        for name in ("longest", "memory_mb", "in_use_mb", "growth_mb_an_hour"):
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
