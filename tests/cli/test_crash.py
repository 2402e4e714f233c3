"""A mistake in any scene, at any moment: told, logged with the record, and the menu is there again
(in a kiosk the demonstration), the game kept."""

from __future__ import annotations

import logging
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.cli import main
from game.cli.crash import LIMIT, WITHIN, CrashHandler
from game.cli.logs import LastLines
from game.cli.play import begin
from game.cli.shell import Plan
from game.kit.clock import StepClock
from game.kit.events import Event
from game.kit.layout import Screen
from game.kit.passage import Passage
from game.kit.stage import Scene, Stage
from game.match import Match
from game.scenes.confirm import SorryScene
from game.scenes.kiosk.attract import AttractScene
from game.scenes.menu import MenuScene
from game.scenes.table.scene import TableScene
from tests.scenes.house import House
from tests.scenes.kiosk_house import KioskHouse

HOOKS = ("enter", "update", "draw", "handle", "pause", "resume", "leave", "resized", "suspended")


class BeanError(Exception):
    """What the broken scenes raise."""


class Broken(Scene):
    """Raises in the hooks that it is told, always."""

    def __init__(self, *hooks: str) -> None:
        super().__init__()
        self._hooks = hooks

    def _do(self, hook: str) -> None:
        if hook in self._hooks:
            raise BeanError(f"a bean fell in {hook}")

    def enter(self, stage: Stage, screen: Screen) -> None:
        self._do("enter")

    def leave(self) -> None:
        self._do("leave")

    def pause(self) -> None:
        self._do("pause")

    def resume(self, result: Any) -> None:
        self._do("resume")

    def suspended(self, seconds: float) -> None:
        self._do("suspended")

    def resized(self, screen: Screen) -> None:
        self._do("resized")

    def update(self, dt: float) -> None:
        self._do("update")

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        self._do("draw")

    def handle(self, event: Event) -> bool:
        self._do("handle")
        return True


class Later(Scene):
    """Does something at its first step, as a scene does it from within a frame."""

    def __init__(self, what: Callable[[Stage], object]) -> None:
        super().__init__()
        self._what, self._stage = what, None

    def enter(self, stage: Stage, screen: Screen) -> None:
        self._stage = stage

    def update(self, dt: float) -> None:
        stage, self._stage = self._stage, None
        if stage is not None:
            self._what(stage)


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.WARNING)
    return caplog


@pytest.fixture
def at_home(tmp_path: Path) -> House:
    """In the middle of a game."""
    house = House(data_dir=tmp_path)
    house.loop.on_crash = CrashHandler(house.shell)
    house.home.routes.menu(house.loop.stage)
    house.run(0.2)
    house.press("entry cards")
    house.press("play")
    house.run(0.5)
    assert isinstance(house.top, TableScene)
    return house


@pytest.fixture
def in_public(tmp_path: Path) -> KioskHouse:
    """A kiosk in the middle of a visitor's game."""
    house = KioskHouse(data_dir=tmp_path)
    house.begin_visit()
    house.press("play")
    house.run(0.5)
    assert isinstance(house.top, TableScene)
    return house


def playing(house: House) -> Match:
    match = house.home.routes.playing
    assert match is not None
    return match


def provoke(house: House, hook: str) -> None:
    """Let a scene fail in this hook, within the frames of the loop."""
    broken = Broken(hook)
    house.open(Later(lambda stage: stage.push(broken)))
    stage = house.loop.stage
    if hook == "handle":
        house.tap(300, 300)
    elif hook in ("pause", "resume"):
        # From outside: a scene that fails cannot be asked.
        house.loop.guard = _Once(lambda: stage.push(Scene()))  # type: ignore[assignment]
        house.frame()
        if hook == "resume":
            house.loop.guard = _Once(stage.pop)  # type: ignore[assignment]
    elif hook == "leave":
        house.loop.guard = _Once(stage.pop)  # type: ignore[assignment]
    elif hook == "resized":
        house.resize((1024, 600))
    elif hook == "suspended":
        house.frame(5.0)
    house.run(0.2)


class _Once:
    """In the place of a guard: does something in the next frame."""

    def __init__(self, what: Callable[[], object]) -> None:
        self._what: Callable[[], object] | None = what

    def admits(self, event: Event) -> bool:
        return True

    def passed(self, seconds: float) -> None:
        what, self._what = self._what, None
        if what is not None:
            what()


@pytest.mark.parametrize("hook", HOOKS)
def test_a_mistake_in_any_hook_ends_at_the_menu_with_the_game_kept(
    at_home: House, hook: str, tmp_path: Path, log: pytest.LogCaptureFixture
) -> None:
    record = playing(at_home).path
    assert record is not None
    before = record.read_bytes()
    provoke(at_home, hook)
    assert isinstance(at_home.top, SorryScene)
    assert [type(scene) for scene in at_home.loop.stage.scenes] == [MenuScene, SorryScene]
    assert f"record: {record.name}" in log.text
    assert f"a bean fell in {hook}" in log.text
    assert (tmp_path / "reports" / "report-000001" / "record.bohn").is_file()
    at_home.run(0.5)
    at_home.press("all right")
    assert isinstance(at_home.top, MenuScene)
    assert record.read_bytes().startswith(before)
    at_home.press("entry play")
    at_home.run(0.5)
    assert playing(at_home).path == record


@pytest.mark.parametrize("hook", HOOKS)
def test_in_a_kiosk_it_ends_at_the_demonstration_with_the_game_kept(
    in_public: KioskHouse, hook: str, log: pytest.LogCaptureFixture
) -> None:
    record = playing(in_public).path
    assert record is not None
    guard = in_public.loop.guard
    provoke(in_public, hook)
    in_public.loop.guard = guard
    assert in_public.demonstrating
    assert len(in_public.loop.stage.scenes) == 1
    assert f"record: {record.name}" in log.text
    in_public.wait(1.0)
    in_public.begin_visit()
    in_public.press("continue")
    in_public.run(0.5)
    assert playing(in_public).path == record


def test_a_scene_that_also_fails_while_it_is_taken_away_is_taken_away(at_home: House) -> None:
    at_home.loop.stage.push(Broken("leave", "resume"))
    at_home.mouse_down(300, 300)
    at_home.frame()
    at_home.loop.stage.push(Broken("update", "handle", "leave"))
    at_home.run(0.3)
    assert [type(scene) for scene in at_home.loop.stage.scenes] == [MenuScene, SorryScene]


def test_scenes_below_a_broken_one_are_not_woken_up(at_home: House) -> None:
    woken: list[Any] = []
    below = Scene()
    below.resume = woken.append  # type: ignore[method-assign]
    at_home.open([below, Broken("update")], 0.3)
    assert woken == []


def test_what_a_broken_scene_asked_for_before_is_forgotten(at_home: House) -> None:
    def ask_and_fail(stage: Stage) -> None:
        stage.push(Scene())
        raise BeanError("after asking")

    at_home.open(Later(ask_and_fail), 0.3)
    assert [type(scene) for scene in at_home.loop.stage.scenes] == [MenuScene, SorryScene]


@pytest.mark.parametrize("hook", ["enter", "build", "update", "draw", "handle"])
def test_an_apology_that_fails_is_left_for_the_menu(
    at_home: House, hook: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise BeanError("sorry for being sorry")

    monkeypatch.setattr(SorryScene, hook, fails)
    at_home.open(Broken("update"), 0.3)
    if hook == "handle":
        at_home.tap(300, 300)
        at_home.run(0.2)
    assert [type(scene) for scene in at_home.loop.stage.scenes] == [MenuScene]
    at_home.press("entry play")
    at_home.run(0.5)
    assert isinstance(at_home.top, TableScene)


@pytest.mark.parametrize("hook", ["enter", "update", "draw", "handle", "leave"])
def test_a_demonstration_that_fails_once_is_followed_by_the_next(
    hook: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = KioskHouse(data_dir=tmp_path)
    whole, failed = getattr(AttractScene, hook), []

    def fails_once(scene: AttractScene, *rest: object) -> object:
        monkeypatch.setattr(AttractScene, hook, whole)
        failed.append(scene)
        raise BeanError("in the demonstration")

    monkeypatch.setattr(AttractScene, hook, fails_once)
    first = house.top
    if hook == "enter":
        house.loop.guard = _Once(lambda: house.routes.attract(house.loop.stage))  # type: ignore[assignment]
    elif hook in ("handle", "leave"):
        house.touch_tap(200, 200)
    house.run(0.5)
    house.loop.guard = house.routes.warden
    assert failed
    assert house.demonstrating
    assert house.top is not first
    house.begin_visit()
    assert not house.demonstrating


def test_a_mistake_while_one_scene_gives_way_to_another_ends_at_the_menu(at_home: House) -> None:
    passage = at_home.loop.passage = Passage()
    at_home.frame()
    at_home.open(Later(lambda stage: stage.replace(Broken("update"))), 0.0)
    at_home.frame()
    assert passage.busy or isinstance(at_home.top, SorryScene)
    at_home.run(1.0)
    assert [type(scene) for scene in at_home.loop.stage.scenes] == [MenuScene, SorryScene]
    assert not passage.busy


def test_mistakes_one_upon_the_other_are_given_up_on_and_rare_ones_never(at_home: House) -> None:
    for _ in range(3 * LIMIT):
        at_home.open(Broken("update"), 0.2)
        assert isinstance(at_home.top, SorryScene)
        at_home.run(0.5)
        at_home.press("all right")
        at_home.frame(WITHIN)
    for _ in range(LIMIT):
        at_home.open(Broken("update"), 0.2)
    with pytest.raises(BeanError):
        at_home.open(Broken("update"), 0.2)


def test_with_a_menu_that_fails_the_mistake_is_handed_on(
    at_home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise BeanError("no menu")

    monkeypatch.setattr(MenuScene, "enter", fails)
    with pytest.raises(BeanError, match="a bean fell"):
        at_home.open(Broken("update"), 0.2)


class TestStarting:
    """From the moment when the window is there."""

    @staticmethod
    def started(data_dir: Path | None = None) -> House:
        house = House.__new__(House)
        house.clock = StepClock()
        plan = Plan(size=(800, 480), fullscreen=False, data_dir=data_dir, language="en")
        house.shell = begin(plan, house.clock, LastLines())
        house.home, house.loop = house.shell.home, house.shell.loop
        house.window = house.loop.window
        return house

    def load(self, house: House) -> None:
        for _ in range(600):
            house.frame(0.05)
            house.loop.between_frames()
            if type(house.top).__name__ != "BootScene":
                break
        house.run(1.0)

    def test_without_figures_or_sound_it_starts_all_the_same(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log: pytest.LogCaptureFixture
    ) -> None:
        def fails(*_: object) -> None:
            raise BeanError("while starting")

        monkeypatch.setattr("game.records.statistics.Statistics.open", fails)
        monkeypatch.setattr("game.cli.shell.open_audio", fails)
        house = self.started(tmp_path)
        self.load(house)
        assert isinstance(house.top, MenuScene)
        assert house.home.audio.silent
        assert log.text.count("BeanError: while starting") == 2
        house.home.close()

    def test_drawings_that_cannot_be_made_ready_are_no_trouble(
        self, monkeypatch: pytest.MonkeyPatch, log: pytest.LogCaptureFixture
    ) -> None:
        def fails(_: object) -> Any:
            raise BeanError("beforehand")
            yield

        for what in ("assets.Assets", "text.Fonts", "audio.MixerAudio"):
            monkeypatch.setattr(f"game.kit.{what}.prepare", fails)
        house = self.started()
        self.load(house)
        for _ in range(20):
            house.frame(0.05)
            house.loop.between_frames()
        assert isinstance(house.top, MenuScene)
        assert log.text.count("BeanError: beforehand") == 3

    def test_a_mistake_in_the_last_steps_of_loading_ends_at_the_menu(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        house = self.started()
        failed: list[Stage] = []

        def fails_once(stage: Stage) -> None:
            failed.append(stage)
            raise BeanError("loaded")

        monkeypatch.setattr(house.top, "_on_done", fails_once)
        self.load(house)
        assert failed
        assert [type(scene) for scene in house.loop.stage.scenes] == [MenuScene, SorryScene]


@pytest.mark.parametrize("flags", [["--windowed"], ["--kiosk", "--windowed"]])
def test_from_where_no_way_leads_back_the_program_ends_with_1_and_a_logged_trace(
    flags: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fails(_: object) -> None:
        raise BeanError("the last bean")

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr("game.kit.loop.Loop.run", fails)
    assert main([*flags, "--data-dir", str(tmp_path)]) == 1
    for told in (capsys.readouterr().err, (tmp_path / "log" / "game.log").read_text("utf-8")):
        assert "no way back" in told
        assert "BeanError: the last bean" in told
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    pygame.event.set_grab(False)
