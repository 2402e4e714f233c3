"""One scene gives way to the next."""

import pygame
import pytest

from game.kit.passage import FADE, FADE_AWAY, SHUTTER, Passage
from game.kit.stage import Scene
from tests.kit.pilot import Pilot

RED, BLUE = (200, 0, 0), (0, 0, 200)
STEP = 1 / 60


class Plain(Scene):
    """One colour all over."""

    def __init__(self, color: tuple[int, int, int]) -> None:
        super().__init__()
        self.color = color
        self.updates = 0

    def update(self, dt: float) -> None:
        self.updates += 1

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        canvas.fill(self.color)


class Over(Plain):
    """Something above the scene."""

    opaque = False


@pytest.fixture
def pilot() -> Pilot:
    pilot = Pilot((320, 200))
    pilot.loop.passage = Passage()
    pilot.loop.stage.push(Plain(RED))
    pilot.run(0.5)
    return pilot


def seen(pilot: Pilot, y: int) -> tuple[int, int, int]:
    return tuple(pilot.window.surface.get_at((160, y))[:3])


def test_the_old_picture_is_pulled_up_and_the_new_one_is_seen_below(pilot: Pilot) -> None:
    pilot.loop.stage.replace(Plain(BLUE))
    pilot.run(SHUTTER / 2 + 2 * STEP)
    assert seen(pilot, 5) == RED
    assert seen(pilot, 195) == BLUE
    pilot.run(SHUTTER)
    assert seen(pilot, 5) == BLUE
    assert not pilot.loop.passage.busy


def test_the_new_scene_lives_from_the_first_frame_on(pilot: Pilot) -> None:
    scene = Plain(BLUE)
    pilot.loop.stage.replace(scene)
    pilot.run(3 * STEP)
    assert pilot.loop.passage.busy
    assert scene.updates >= 2


def test_with_reduced_motion_the_old_picture_fades(pilot: Pilot) -> None:
    pilot.loop.passage = Passage(lambda: True)
    pilot.run(2 * STEP)
    pilot.loop.stage.replace(Plain(BLUE))
    pilot.run(FADE / 2 + 2 * STEP)
    red, _, blue = seen(pilot, 100)
    assert 20 < red < 180
    assert 20 < blue < 180
    assert seen(pilot, 5) == seen(pilot, 195)
    pilot.run(FADE)
    assert seen(pilot, 100) == BLUE


def test_a_panel_over_the_scene_fades_in_and_away(pilot: Pilot) -> None:
    pilot.loop.stage.push(Over(BLUE))
    pilot.run(FADE / 2 + 2 * STEP)
    red, _, blue = seen(pilot, 100)
    assert 20 < red < 180
    assert 20 < blue < 180
    pilot.run(FADE)
    assert seen(pilot, 100) == BLUE
    pilot.loop.stage.pop()
    pilot.run(FADE_AWAY + 3 * STEP)
    assert seen(pilot, 100) == RED
    assert not pilot.loop.passage.busy


def test_panels_that_come_and_go_faster_than_they_fade_leave_nothing_behind(pilot: Pilot) -> None:
    for _ in range(4):
        pilot.loop.stage.push(Over(BLUE))
        pilot.run(2 * STEP)
        pilot.loop.stage.push(Over(BLUE))
        pilot.run(3 * STEP)
        pilot.loop.stage.pop()
        pilot.loop.stage.pop()
        pilot.run(2 * STEP)
    pilot.run(FADE)
    assert seen(pilot, 100) == RED
    assert not pilot.loop.passage.busy


def test_a_panel_that_comes_while_the_shutter_rises_is_there_when_it_is_up(pilot: Pilot) -> None:
    pilot.loop.stage.replace(Plain(RED))
    pilot.run(SHUTTER / 2)
    pilot.loop.stage.push(Over(BLUE))
    pilot.run(SHUTTER)
    assert seen(pilot, 100) == BLUE
    assert not pilot.loop.passage.busy


def test_a_window_of_another_size_ends_the_passage(pilot: Pilot) -> None:
    pilot.loop.stage.replace(Plain(BLUE))
    pilot.run(2 * STEP)
    pygame.display.set_mode((400, 240), pygame.RESIZABLE)
    pilot.post(pygame.WINDOWSIZECHANGED, x=400, y=240)
    pilot.run(2 * STEP)
    assert seen(pilot, 100) == BLUE
