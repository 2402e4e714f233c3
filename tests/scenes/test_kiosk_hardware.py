"""What cheap touch screens, slow machines and rough window systems do, and what a visitor sees."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from game.cli.shell import ASSETS
from game.kit.audio import open_audio
from game.kit.events import Event, PointerDown
from game.kit.stage import Stage
from game.rules import Step
from game.scenes.boot import BootScene
from game.scenes.kiosk.start import KioskStartScene
from game.scenes.table.scene import TableScene
from game.table.targets import Target, What
from tests.scenes.house import House
from tests.scenes.kiosk_house import KioskHouse

SENTINEL = (255, 0, 255)


@pytest.fixture
def house() -> KioskHouse:
    """A house whose first game begins at the visitor's seat."""
    return KioskHouse(chance=4)


def place(table: TableScene, target: Target) -> tuple[float, float]:
    """Where to touch it, in pixels."""
    box, unit = table.picture.box_of(target), table.stage.screen.unit
    return (box.x + min(box.w / 2, 16)) * unit, (box.y + min(box.h / 2, 24)) * unit


def at_the_table(house: KioskHouse) -> TableScene:
    house.begin_visit()
    house.press("play")
    house.run(0.3)
    table = house.top
    assert isinstance(table, TableScene)
    for _ in range(400):
        if table.match.game.step is Step.PLANT and 0 in table.match.awaited_humans():
            break
        house.frame(0.5)
    house.run(1)
    return table


@pytest.mark.parametrize("place_", [(1.0, 1.0), (1.02, 0.5), (0.0, 1.0), (-0.01, -0.01)])
def test_a_touch_on_the_very_edge_of_the_glass_is_on_the_picture(
    house: KioskHouse, place_: tuple[float, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    house.begin_visit()
    width, height = house.window.size
    seen: list[PointerDown] = []
    scene = house.top
    handle = scene.handle

    def see(event: Event) -> bool:
        if isinstance(event, PointerDown):
            seen.append(event)
        return handle(event)

    monkeypatch.setattr(scene, "handle", see)
    x, y = place_
    for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
        house.post(kind, touch_id=1, finger_id=3, x=x, y=y, dx=0, dy=0)
        house.frame()
    assert [(0 <= e.x <= width - 1, 0 <= e.y <= height - 1) for e in seen] == [(True, True)]


def test_a_panel_that_tells_no_motion_plants_a_card_by_two_touches(house: KioskHouse) -> None:
    table = at_the_table(house)
    lines = table.match.lines
    for target in (Target(What.HAND, 0), Target(What.FIELD, 0)):
        if table.match.lines == lines:
            house.touch_tap(*place(table, target))
            house.run(1.5)
    assert any(count for _, count in table.match.game.fields[0])


def test_a_visit_needs_no_double_tap_and_takes_none_for_two_wishes(tmp_path: Path) -> None:
    house = KioskHouse(data_dir=tmp_path)
    house.touch_tap(200, 200)
    house.touch_tap(200, 200)
    house.run(0.4)
    assert isinstance(house.top, KioskStartScene)
    box, unit = house.named("play").box, house.loop.stage.screen.unit
    for _ in range(3):
        house.touch_tap(box.center[0] * unit, box.center[1] * unit)
    house.run(0.4)
    assert [type(scene) for scene in house.loop.stage.scenes][:1] == [TableScene]
    assert len(house.home.store.games()) == 1


@pytest.mark.parametrize("scene", ["demonstration", "menu", "table"])
def test_what_the_system_has_wiped_is_painted_again_whole(house: KioskHouse, scene: str) -> None:
    if scene == "menu":
        house.begin_visit()
    elif scene == "table":
        at_the_table(house)
    house.window.surface.fill(SENTINEL)
    house.post(pygame.WINDOWEXPOSED)
    house.run(0.2)
    surface = house.window.surface
    mask = pygame.mask.from_threshold(surface, SENTINEL, (2, 2, 2, 255))
    assert mask.count() == 0


@pytest.mark.parametrize("rate", [30, pytest.param(15, marks=pytest.mark.slow)])
def test_on_a_slow_screen_the_program_is_as_quick_as_on_a_fast_one(rate: int) -> None:
    boxes = []
    for pictures in (60, rate):
        house = KioskHouse()
        start = house.top.invitation.box  # type: ignore[attr-defined]
        for _ in range(11 * pictures):
            house.frame(1 / pictures)
        boxes.append(house.top.invitation.box)  # type: ignore[attr-defined]
        assert boxes[-1] != start, "it has walked on"
    assert boxes[0] == boxes[1]


def test_a_window_that_loses_the_focus_is_not_minimised_and_plays_on(house: KioskHouse) -> None:
    assert os.environ["SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS"] == "0"
    lines = house.top.match.lines  # type: ignore[attr-defined]
    house.post(pygame.WINDOWFOCUSLOST)
    house.run(8)
    assert house.demonstrating
    assert house.top.match.lines > lines  # type: ignore[attr-defined]


def test_events_that_come_while_all_is_loading_do_not_pile_up() -> None:
    house = House()
    arrived: list[Stage] = []
    house.loop.stage.push(BootScene(house.home, arrived.append))
    for _ in range(600):
        for _ in range(50):
            house.post(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0), touch=False)
        house.frame()
        assert not pygame.event.peek(pygame.MOUSEMOTION)
        if arrived:
            break
    assert len(arrived) == 1


def test_sound_neither_crackles_nor_comes_late(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int, int, int]] = []
    monkeypatch.setattr(pygame.mixer, "pre_init", lambda *how: asked.append(how))
    assert not open_audio(ASSETS / "sounds", ASSETS / "music", again=True).silent
    rate, bits, ears, buffer = asked[-1]
    assert (rate, bits, ears) == (44100, -16, 2)
    assert 0.02 <= buffer / rate <= 0.05
