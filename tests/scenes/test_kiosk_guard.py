"""A kiosk as vandals and its staff meet it."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from game.cli.kiosk_shell import Front, SoundCard
from game.cli.shell import ASSETS
from game.kit.audio import open_audio
from game.kit.clock import StepClock
from game.kit.events import Device, PointerDown, PointerMove, PointerUp
from game.kit.stage import Scene
from game.records.house import FILE as HOUSE_FILE
from game.records.kiosk_file import Idle, Machine, Rest
from game.records.store import Store
from game.scenes.kiosk.chores import Chores
from game.scenes.kiosk.dusk import Dusk
from game.scenes.kiosk.gate import PinGate
from game.scenes.kiosk.pin import PinScene
from game.scenes.kiosk.staff import StaffScene, TouchTest
from game.scenes.kiosk.start import KioskStartScene
from game.scenes.table.scene import TableScene
from tests.scenes.kiosk_house import PIN, QUICK, KioskHouse, done_by_people

KEYS = ["escape", "return", "tab", "q", "m", "f11", "f4", "f1", "home", "space", "left"]


# -- nothing leads out --------------------------------------------------------------------------


def test_no_key_reaches_anything() -> None:
    house = KioskHouse()
    house.begin_visit()
    house.press("play")
    house.run(0.5)
    scenes, match = house.loop.stage.scenes, house.routes.playing
    assert match is not None
    done = done_by_people(match)
    for key in KEYS:
        for mod in (0, pygame.KMOD_ALT, pygame.KMOD_CTRL, pygame.KMOD_GUI):
            house.key(key, mod)
        house.run(0.1)
        assert house.loop.stage.scenes == scenes, key
        assert done_by_people(match) == done, key


def test_closing_the_window_does_nothing() -> None:
    house = KioskHouse()
    for _ in range(3):
        house.post(pygame.QUIT)
        house.post(pygame.WINDOWCLOSE)
        house.run(0.1)
    assert house.demonstrating
    assert not house.stage_empty


def test_closing_the_window_interrupts_no_game() -> None:
    house = KioskHouse()
    house.begin_visit()
    house.press("play")
    house.run(0.3)
    scenes = house.loop.stage.scenes
    house.post(pygame.QUIT)
    house.run(0.3)
    assert house.loop.stage.scenes == scenes


def test_nothing_of_the_touch_that_answered_the_question_reaches_the_game() -> None:
    house = KioskHouse()
    house.begin_visit()
    house.wait(62)
    warden, finger = house.routes.warden, {"source": Device.TOUCH, "pointer": 3}
    assert not warden.admits(PointerDown(9, 9, **finger))  # type: ignore[arg-type]
    assert not warden.admits(PointerMove(9, 9, pressed=True, **finger))  # type: ignore[arg-type]
    assert not warden.admits(PointerUp(9, 9, **finger))  # type: ignore[arg-type]
    assert warden.admits(PointerDown(9, 9, **finger))  # type: ignore[arg-type]


def test_a_gamepad_is_ignored_unless_the_house_allows_it() -> None:
    house = KioskHouse()
    house.pad_button(0)
    house.run(0.2)
    assert house.demonstrating
    with_pads = KioskHouse(kiosk=replace(QUICK, machine=Machine(gamepad=True)))
    with_pads.pad_button(0)
    with_pads.run(0.3)
    assert isinstance(with_pads.top, KioskStartScene)
    with_pads.pad_button(1)
    with_pads.run(0.3)
    assert isinstance(with_pads.top, KioskStartScene)


def test_the_pointer_shows_for_a_mouse_and_not_for_a_finger() -> None:
    house = KioskHouse()
    house.routes.warden.start()
    assert pygame.event.get_grab()
    assert not pygame.mouse.get_relative_mode()
    house.mouse_move(100, 100)
    house.run(0.1)
    assert pygame.mouse.get_visible()
    house.touch_tap(100, 100)
    assert not pygame.mouse.get_visible()
    assert not pygame.mouse.get_relative_mode()


@pytest.mark.parametrize(
    ("seed", "events"), [(1, 500), pytest.param(2, 12_000, marks=pytest.mark.slow)]
)
def test_thousands_of_random_touches_and_keys_never_lead_out(
    seed: int, events: int, tmp_path: Path
) -> None:
    kiosk = replace(QUICK, idle=Idle(20.0, 5.0))
    house, chance = KioskHouse(data_dir=tmp_path, kiosk=kiosk), Random(seed)
    house.loop.on_crash = None
    width, height = house.window.size
    downs = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
    for _ in range(events):
        what = chance.random()
        x, y = chance.randrange(width), chance.randrange(height)
        if what < 0.55:
            house.finger(chance.choice(downs), x, y, chance.randrange(3))
        elif what < 0.7:
            house.mouse_down(x, y, chance.choice((1, 1, 2, 3)), chance.random() < 0.3)
        elif what < 0.8:
            house.mouse_up(x, y)
        elif what < 0.93:
            code = chance.choice((pygame.K_ESCAPE, pygame.K_F4, pygame.K_q, pygame.K_TAB, 32, 13))
            mod = chance.choice((0, pygame.KMOD_ALT, pygame.KMOD_CTRL))
            house.post(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)
        else:
            house.post(chance.choice((pygame.QUIT, pygame.WINDOWCLOSE, pygame.WINDOWFOCUSLOST)))
        assert house.frame(chance.choice((1 / 60, 1 / 60, 0.1, 0.3)))
    assert not house.routes.quit_asked
    assert not any(isinstance(scene, StaffScene) for scene in house.loop.stage.scenes)
    house.finger(pygame.FINGERUP, 0, 0, 0)
    for _ in range(60):
        house.frame(1.0)
    assert house.demonstrating


def test_a_mistake_in_a_scene_leads_to_the_demonstration_and_is_reported(tmp_path: Path) -> None:
    class Broken(Scene):
        def update(self, dt: float) -> None:
            raise RuntimeError("a bean too many")

    house = KioskHouse(data_dir=tmp_path)
    house.begin_visit()
    house.press("play")
    house.open(Broken(), 0.3)
    assert house.demonstrating
    assert len(list((tmp_path / "reports").iterdir())) == 1
    house.begin_visit()
    house.press("continue")
    assert type(house.top) is TableScene


# -- the staff ----------------------------------------------------------------------------------


def test_a_full_screen_that_was_minimised_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    full = replace(QUICK, picture=replace(QUICK.picture, full_screen=True))
    house = KioskHouse(kiosk=full)
    house.window.set_fullscreen(True)
    house.loop.on_frame = Front(house.loop)
    there = [True]
    asked: list[tuple[int, int]] = []
    set_mode = pygame.display.set_mode

    def shown(size: tuple[int, int], flags: int) -> pygame.Surface:
        asked.append(size)
        there[0] = True
        return set_mode(size, flags)

    monkeypatch.setattr(pygame.display, "get_active", lambda: there[0])
    monkeypatch.setattr(pygame.display, "set_mode", shown)
    house.wait(5)
    assert asked == []
    there[0] = False
    house.wait(3)
    assert asked == [house.window.size]
    house.begin_visit()
    assert not house.demonstrating


def test_a_window_for_trying_out_may_be_minimised(monkeypatch: pytest.MonkeyPatch) -> None:
    house = KioskHouse()
    house.loop.on_frame = Front(house.loop)
    monkeypatch.setattr(pygame.display, "get_active", lambda: False)
    monkeypatch.setattr(pygame.display, "set_mode", None)
    house.wait(5)
    assert house.demonstrating


def test_a_window_that_cannot_be_brought_back_stops_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = KioskHouse()
    house.window.set_fullscreen(True)
    house.loop.on_frame = Front(house.loop)

    def refuses(*_: object) -> None:
        raise pygame.error("no renderer")

    monkeypatch.setattr(pygame.display, "get_active", lambda: False)
    monkeypatch.setattr(pygame.display, "set_mode", refuses)
    house.wait(5)
    assert house.demonstrating
    assert "minimised: no such window: no renderer" in caplog.text


def test_no_chord_of_the_window_system_leads_out(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SDL_GRAB_KEYBOARD", "SDL_ALLOW_ALT_TAB_WHILE_GRABBED"):
        monkeypatch.delenv(name, raising=False)
    house = KioskHouse()
    house.routes.warden.start()
    assert pygame.event.get_grab()
    assert os.environ["SDL_GRAB_KEYBOARD"] == "1"
    assert os.environ["SDL_ALLOW_ALT_TAB_WHILE_GRABBED"] == "0"
    pygame.event.set_grab(False)


@pytest.mark.parametrize("corners", [(0, 2), (1, 3), (2, 0), (3, 1)])
def test_two_opposite_corners_held_open_the_pin_pad(corners: tuple[int, int]) -> None:
    house = KioskHouse()
    house.knock(corners=corners)
    assert isinstance(house.top, PinScene)


@pytest.mark.parametrize("corners", [(0, 1), (1, 2), (0, 3)])
def test_neighbouring_corners_open_nothing(corners: tuple[int, int]) -> None:
    house = KioskHouse()
    house.knock(corners=corners)
    assert not isinstance(house.top, PinScene)


def test_too_short_a_knock_opens_nothing() -> None:
    house = KioskHouse()
    house.knock(2.7)
    assert not isinstance(house.top, PinScene)


def test_with_a_mouse_the_corners_are_held_one_after_the_other() -> None:
    house = KioskHouse()
    for x, y in ((5, 5), (795, 475)):
        house.mouse_down(x, y)
        house.run(3.2)
        house.mouse_up(x, y)
        house.run(0.5)
    assert isinstance(house.top, PinScene)


def test_a_knock_presses_nothing_that_lies_in_the_corners() -> None:
    house = KioskHouse()
    house.begin_visit()
    house.press("play")
    house.run(0.5)
    house.knock(corners=(1, 3))
    assert [type(scene) for scene in house.loop.stage.scenes] == [TableScene, PinScene]


def test_the_pin_opens_the_staff_page_and_another_does_not() -> None:
    house = KioskHouse()
    house.knock()
    house.type_pin("1111")
    assert isinstance(house.top, PinScene)
    house.type_pin(PIN)
    assert isinstance(house.top, StaffScene)


def test_five_wrong_pins_lock_the_pad_for_a_minute_even_when_it_is_left() -> None:
    house = KioskHouse()
    house.knock()
    for _ in range(5):
        house.type_pin("1111")
    house.press("pin cancel")
    house.run(0.2)
    house.knock()
    house.type_pin(PIN)
    assert isinstance(house.top, PinScene)
    for _ in range(11):
        house.touch_tap(100, 100)
        house.wait(5)
    house.type_pin(PIN)
    assert isinstance(house.top, StaffScene)


def test_while_it_is_locked_the_gate_opens_to_no_pin() -> None:
    clock = StepClock()
    gate = PinGate(QUICK.staff, clock)
    assert not any(gate.opens("1111") for _ in range(5))
    assert gate.locked_for == 60
    assert not gate.opens(PIN)
    clock.advance(59.9)
    assert not gate.opens(PIN)
    clock.advance(0.2)
    assert gate.opens(PIN)


def test_the_right_pin_forgives_wrong_ones() -> None:
    gate = PinGate(QUICK.staff, StepClock())
    for _ in range(3):
        assert not any(gate.opens("1111") for _ in range(4))
        assert gate.opens(PIN)


def test_the_staffs_pages_open_and_lead_back(tmp_path: Path) -> None:
    house = KioskHouse(data_dir=tmp_path)
    house.to_staff()
    for name in ("staff chart", "staff log", "staff sound"):
        house.press(name)
        house.run(0.2)
        assert not isinstance(house.top, StaffScene)
        house.press("back")
        house.run(0.2)
        assert isinstance(house.top, StaffScene)
    house.press("staff pointer")
    house.run(0.2)
    assert isinstance(house.top, TouchTest)
    house.touch_tap(60, 60)
    house.press("done")
    house.run(0.2)
    house.press("staff play")
    house.run(0.2)
    assert house.demonstrating


def test_quit_asks_and_then_ends_the_program() -> None:
    house = KioskHouse()
    house.to_staff()
    house.press("staff exit")
    house.run(0.5)
    house.press("no")
    house.run(0.3)
    assert isinstance(house.top, StaffScene)
    house.press("staff exit")
    house.run(0.5)
    house.press("yes")
    house.run(0.2)
    assert house.stage_empty
    assert house.routes.quit_asked


def test_the_volume_that_the_staff_sets_holds_after_a_restart(tmp_path: Path) -> None:
    house = KioskHouse(data_dir=tmp_path)
    house.to_staff()
    house.routes.staff.set_volume(0.3)
    house.press("staff play")
    house.run(0.3)
    assert (tmp_path / HOUSE_FILE).is_file()
    house.home.store.close()
    again = KioskHouse(data_dir=tmp_path)
    assert again.home.settings.master_volume == 0.3


def test_a_staff_page_that_was_left_open_closes_by_itself() -> None:
    house = KioskHouse()
    house.to_staff()
    house.wait(80)
    assert house.demonstrating


# -- chores -------------------------------------------------------------------------------------


def test_a_sound_card_that_is_plugged_in_later_is_found() -> None:
    found = open_audio(ASSETS / "sounds", ASSETS / "music")
    house = KioskHouse()
    dusk = Dusk(Rest(), lambda light: None, lambda: None)
    chores = Chores(house.home, lambda: found, 10, dusk)
    chores(29.0)
    assert house.home.audio.silent
    chores(1.0)
    assert house.home.audio is found


def test_a_sound_card_that_was_pulled_is_opened_again_when_it_is_back(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = KioskHouse()
    house.home.audio = first = open_audio(ASSETS / "sounds", ASSETS / "music")
    there = [True]
    monkeypatch.setattr("game.cli.kiosk_shell.card_in_sight", lambda: there[0])
    chores = Chores(
        house.home, SoundCard(house.home, ASSETS), 10, Dusk(Rest(), print, lambda: None)
    )
    chores(30.0)
    assert house.home.audio is first
    there[0] = False
    for _ in range(3):
        chores(30.0)
    assert house.home.audio is first
    assert caplog.text.count("the sound card is gone") == 1
    there[0] = True
    chores(30.0)
    second = house.home.audio
    assert second is not first
    assert not second.silent
    chores(30.0)
    assert house.home.audio is second


def test_old_records_make_room(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    store.close()
    for number in range(1, 13):
        (tmp_path / "games" / f"{number:06d}.bohn").write_text("{}\n", "utf-8")
    house = KioskHouse(data_dir=tmp_path, kiosk=replace(QUICK, play=replace(QUICK.play, keep=10)))
    left = [path.name for path in house.home.store.games()]
    assert left == [f"{number:06d}.bohn" for number in range(3, 13)]
