"""Devices become typed events; one tap is one press however it arrives."""

import pygame
import pytest

from game.kit.events import (
    Activate,
    Back,
    Device,
    Direction,
    Help,
    Info,
    Jump,
    Key,
    Menu,
    Nav,
    PointerCancel,
    PointerDown,
    PointerMove,
    PointerUp,
    TextTyped,
    Wheel,
)
from game.kit.stage import Scene
from tests.kit.pilot import Pilot


class Listener(Scene):
    def __init__(self):
        super().__init__()
        self.events = []
        self.text = False

    def handle(self, event):
        self.events.append(event)
        return False

    def wants_text(self):
        return self.text

    def of(self, *kinds):
        return [event for event in self.events if isinstance(event, kinds)]


@pytest.fixture
def pilot():
    return Pilot()


@pytest.fixture
def seen(pilot):
    listener = Listener()
    pilot.show(listener)
    return listener


def presses(seen):
    return [(e.source, round(e.x), round(e.y)) for e in seen.of(PointerDown)]


def test_a_mouse_click_is_a_press_and_a_release(pilot, seen):
    pilot.tap(100, 50)
    assert presses(seen) == [(Device.MOUSE, 100, 50)]
    assert seen.of(PointerUp) == [PointerUp(100, 50)]
    assert pilot.loop.input.device is Device.MOUSE


def test_a_finger_alone_is_a_press_in_window_pixels(pilot, seen):
    pilot.touch_tap(400, 240)
    assert presses(seen) == [(Device.TOUCH, 400, 240)]
    assert len(seen.of(PointerUp)) == 1
    assert pilot.loop.input.device is Device.TOUCH


def test_a_tap_that_arrives_as_finger_and_then_mouse_is_one_press(pilot, seen):
    pilot.finger(pygame.FINGERDOWN, 300, 200)
    pilot.mouse_move(302, 201)
    pilot.mouse_down(302, 201)
    pilot.frame()
    pilot.finger(pygame.FINGERUP, 300, 200)
    pilot.mouse_up(302, 201)
    pilot.frame()
    assert presses(seen) == [(Device.TOUCH, 300, 200)]
    assert len(seen.of(PointerUp)) == 1
    assert seen.of(PointerMove) == []


def test_a_tap_that_arrives_as_mouse_and_then_finger_is_one_press(pilot, seen):
    pilot.mouse_down(300, 200, touch=True)
    pilot.finger(pygame.FINGERDOWN, 300, 200)
    pilot.frame()
    pilot.finger(pygame.FINGERMOTION, 301, 200)
    pilot.mouse_up(300, 200, touch=True)
    pilot.finger(pygame.FINGERUP, 300, 200)
    pilot.frame()
    assert len(presses(seen)) == 1
    assert len(seen.of(PointerUp)) == 1


def test_a_mouse_echo_that_comes_after_the_finger_left_is_dropped(pilot, seen):
    pilot.touch_tap(300, 200)
    pilot.mouse_down(300, 200)
    pilot.mouse_up(300, 200)
    pilot.frame()
    assert len(presses(seen)) == 1


def test_an_echo_of_a_long_held_finger_is_dropped(pilot, seen):
    pilot.finger(pygame.FINGERDOWN, 300, 200)
    pilot.run(0.6)
    pilot.mouse_down(300, 200)
    pilot.frame()
    assert len(presses(seen)) == 1


def test_a_touch_screen_that_only_sends_mouse_events_works(pilot, seen):
    pilot.mouse_down(120, 80, touch=True)
    pilot.mouse_up(120, 80, touch=True)
    pilot.frame()
    assert presses(seen) == [(Device.TOUCH, 120, 80)]
    assert len(seen.of(PointerUp)) == 1


def test_two_quick_clicks_at_one_place_are_two_presses(pilot, seen):
    pilot.tap(100, 50)
    pilot.tap(100, 50)
    assert len(presses(seen)) == 2


def test_a_mouse_press_far_from_the_finger_is_its_own(pilot, seen):
    pilot.touch_tap(100, 100)
    pilot.tap(400, 300)
    assert len(presses(seen)) == 2


def test_a_mouse_press_later_than_the_window_is_its_own(pilot, seen):
    pilot.touch_tap(100, 100)
    pilot.run(0.2)
    pilot.tap(100, 100)
    assert len(presses(seen)) == 2


def test_two_fingers_are_two_pointers(pilot, seen):
    pilot.finger(pygame.FINGERDOWN, 100, 100, finger=1)
    pilot.finger(pygame.FINGERDOWN, 500, 100, finger=2)
    pilot.finger(pygame.FINGERUP, 100, 100, finger=1)
    pilot.frame()
    assert [event.pointer for event in seen.of(PointerDown)] == [1, 2]
    assert [event.pointer for event in seen.of(PointerUp)] == [1]


def test_a_release_without_its_press_is_nothing(pilot, seen):
    pilot.mouse_up(10, 10)
    pilot.finger(pygame.FINGERUP, 10, 10)
    pilot.frame()
    assert seen.of(PointerUp) == []


def test_losing_the_window_lets_go_of_everything(pilot, seen):
    pilot.mouse_down(10, 10)
    pilot.finger(pygame.FINGERDOWN, 400, 400, finger=3)
    pilot.frame()
    pilot.post(pygame.WINDOWFOCUSLOST)
    pilot.frame()
    assert {event.pointer for event in seen.of(PointerCancel)} == {-1, 3}


def test_finger_positions_follow_the_window_size(pilot, seen):
    pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
    pilot.post(pygame.WINDOWSIZECHANGED, x=1280, y=720)
    pilot.frame()
    pilot.touch_tap(1200, 700)
    assert presses(seen) == [(Device.TOUCH, 1200, 700)]


@pytest.mark.parametrize(
    ("name", "mod", "meaning"),
    [
        ("left", 0, Nav(Direction.LEFT)),
        ("down", 0, Nav(Direction.DOWN)),
        ("tab", 0, Nav(Direction.NEXT)),
        ("tab", pygame.KMOD_SHIFT, Nav(Direction.PREVIOUS)),
        ("return", 0, Activate()),
        ("space", 0, Activate()),
        ("escape", 0, Back()),
        ("f1", 0, Help()),
        ("i", 0, Info()),
        ("f6", 0, Jump(1)),
        ("f6", pygame.KMOD_SHIFT, Jump(-1)),
    ],
)
def test_keys_have_a_meaning_after_themselves(pilot, seen, name, mod, meaning):
    pilot.key(name, mod)
    key, after = seen.events
    assert isinstance(key, Key)
    assert key.name == name
    assert after == meaning
    assert pilot.loop.input.device is Device.KEYS


def test_letters_and_ctrl_combinations_are_only_keys(pilot, seen):
    pilot.key("m")
    pilot.key("return", pygame.KMOD_CTRL)
    assert [event.name for event in seen.events] == ["m", "return"]
    assert seen.events[1].ctrl


def test_text_comes_only_while_it_is_wanted(pilot, seen):
    pilot.post(pygame.TEXTINPUT, text="a")
    pilot.frame()
    assert seen.of(TextTyped) == []
    seen.text = True
    pilot.frame()
    pilot.post(pygame.TEXTINPUT, text="ệ")
    pilot.frame()
    assert seen.of(TextTyped) == [TextTyped("ệ")]


def test_the_wheel_tells_where_it_turned(pilot, seen):
    pilot.post(pygame.MOUSEWHEEL, x=0, y=-2, precise_x=0.0, precise_y=-2.0, flipped=False)
    pilot.frame()
    assert [(event.dx, event.dy) for event in seen.of(Wheel)] == [(0.0, -2.0)]


@pytest.mark.parametrize(
    ("button", "meaning"), [(0, Activate()), (1, Back()), (3, Info()), (7, Menu())]
)
def test_pad_buttons_mean_what_keys_mean(pilot, seen, button, meaning):
    pilot.pad_button(button)
    assert seen.events == [meaning]
    assert pilot.loop.input.device is Device.PAD


def test_a_held_pad_direction_repeats_until_it_is_let_go(pilot, seen):
    pilot.pad_hat(1, 0)
    assert seen.events == [Nav(Direction.RIGHT)]
    pilot.run(0.8)
    repeats = seen.of(Nav)[1:]
    assert 3 <= len(repeats) <= 5
    assert all(nav.repeat for nav in repeats)
    pilot.pad_hat(0, 0)
    count = len(seen.events)
    pilot.run(0.5)
    assert len(seen.events) == count


def test_a_held_pad_direction_does_not_go_on_in_the_next_scene(pilot, seen):
    pilot.pad_hat(0, -1)
    follower = Listener()
    pilot.show(follower)
    pilot.run(1.0)
    assert follower.of(Nav) == []


def test_a_cross_made_of_buttons_works_like_a_hat(pilot, seen):
    pilot.post(pygame.JOYBUTTONDOWN, instance_id=0, button=12)
    pilot.run(0.4)
    pilot.post(pygame.JOYBUTTONUP, instance_id=0, button=12)
    pilot.run(0.4)
    assert 2 <= len(seen.events) <= 3
    assert {nav.direction for nav in seen.events} == {Direction.DOWN}


def test_the_stick_needs_a_clear_push_and_a_clear_return(pilot, seen):
    for value in (0.3, 0.5, 0.7, 0.5, 0.7, 0.1, -0.8):
        pilot.post(pygame.JOYAXISMOTION, instance_id=0, axis=0, value=value)
        pilot.frame()
    assert seen.events == [Nav(Direction.RIGHT), Nav(Direction.LEFT)]


def test_pads_that_come_and_go_are_no_trouble(pilot, seen):
    pilot.post(pygame.JOYDEVICEADDED, device_index=7, guid="x")
    pilot.post(pygame.JOYDEVICEREMOVED, instance_id=7)
    pilot.frame()
    assert seen.events == []
