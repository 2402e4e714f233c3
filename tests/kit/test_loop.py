"""Fixed steps, clamped frames, one present a changed frame, and a limiter that does not drift."""

import os
import time
from itertools import pairwise

import pygame
import pytest

from game.kit import loop as loop_module
from game.kit.clock import RealClock, StepClock
from game.kit.events import FileDropped, FocusLost, QuitAsked
from game.kit.loop import Limiter, Loop
from game.kit.memory import settle_memory
from game.kit.stage import Scene
from game.kit.window import WindowError, WindowWish, open_window
from tests.kit.pilot import FRAME, Pilot

MOST_TRIES = 8
"""Other programs may hold some seconds up."""


class Counting(Scene):
    def __init__(self):
        super().__init__()
        self.updates = 0
        self.alphas = []
        self.gaps = []
        self.events = []
        self.sizes = []
        self.moving = False

    def update(self, dt):
        assert dt == pytest.approx(1 / 60)
        self.updates += 1
        self.dirty = self.dirty or self.moving

    def draw(self, canvas, alpha):
        self.alphas.append(alpha)
        canvas.fill((9, 9, 9))

    def suspended(self, seconds):
        self.gaps.append(seconds)

    def resized(self, screen):
        self.sizes.append((screen.width_px, screen.height_px, screen.text_scale))

    def handle(self, event):
        self.events.append(event)
        return False


@pytest.fixture
def pilot():
    return Pilot()


@pytest.fixture
def scene(pilot):
    scene = Counting()
    pilot.show(scene)
    scene.updates = 0
    return scene


def test_logic_runs_sixty_times_a_second_whatever_the_frame_rate(pilot, scene):
    for _ in range(30):
        pilot.frame(1 / 30)
    assert scene.updates == 60
    for _ in range(144):
        pilot.frame(1 / 144)
    assert scene.updates == 120


def test_a_slow_frame_is_clamped_to_five_steps_and_the_rest_is_dropped(pilot, scene):
    pilot.frame(0.9)
    assert scene.updates == 5
    pilot.frame(FRAME)
    assert scene.updates == 6


def test_time_that_runs_backwards_does_nothing(pilot, scene):
    pilot.frame(-3.0)
    assert scene.updates == 0


def test_a_long_gap_is_a_suspension_and_no_step(pilot, scene):
    pilot.frame(20.0)
    assert scene.updates == 0
    assert scene.gaps == [20.0]


def test_drawing_is_told_how_far_between_two_steps_it_is(pilot, scene):
    scene.dirty = True
    pilot.frame(FRAME * 1.5)
    assert scene.alphas[-1] == pytest.approx(0.5, abs=0.01)


def test_a_frame_in_which_nothing_changed_presents_nothing(pilot, scene, monkeypatch):
    shown = []
    monkeypatch.setattr(pygame.display, "flip", lambda: shown.append(1))
    pilot.run(0.5)
    assert shown == []
    scene.moving = True
    pilot.run(0.5)
    assert len(shown) == 30


def test_the_loop_ends_when_the_window_is_closed(pilot, scene):
    pilot.post(pygame.QUIT)
    assert pilot.frame() is False
    assert QuitAsked() in scene.events


def test_a_scene_may_keep_the_window_open(pilot, scene):
    scene.handle = lambda event: isinstance(event, QuitAsked)
    pilot.post(pygame.QUIT)
    assert pilot.frame() is True


def test_files_and_focus_reach_the_scene(pilot, scene):
    pilot.post(pygame.DROPFILE, file="a.bohn")
    pilot.post(pygame.WINDOWFOCUSLOST)
    pilot.frame()
    assert scene.events == [FileDropped("a.bohn"), FocusLost()]


def test_a_resized_window_lays_out_anew(pilot, scene):
    pygame.display.set_mode((1000, 600), pygame.RESIZABLE)
    pilot.post(pygame.WINDOWSIZECHANGED, x=1000, y=600)
    pilot.frame()
    assert scene.sizes == [(1000, 600, 1.0)]
    pilot.loop.set_text_scale(1.25)
    assert scene.sizes[-1] == (1000, 600, 1.25)


def test_full_screen_is_the_desktops_own_size_and_goes_back(pilot, scene):
    pilot.loop.set_fullscreen(True)
    desktop = pygame.display.get_desktop_sizes()[0]
    assert scene.sizes[-1][:2] == desktop
    pilot.loop.set_fullscreen(False)
    assert scene.sizes[-1][:2] == (800, 480)


def test_an_exception_goes_to_the_one_handler(pilot, scene):
    caught = []
    pilot.loop.on_crash = caught.append
    scene.update = lambda dt: 1 / 0
    assert pilot.frame() is True
    assert isinstance(caught[0], ZeroDivisionError)


def test_without_a_handler_an_exception_goes_on(pilot, scene):
    scene.update = lambda dt: 1 / 0
    with pytest.raises(ZeroDivisionError):
        pilot.frame()


def test_the_last_six_hundred_frames_are_on_record(pilot, scene):
    for _ in range(700):
        pilot.frame()
    assert len(pilot.loop.times) == 600
    assert all(part >= 0 for part in pilot.loop.times[-1])


def test_a_video_driver_that_fails_gives_a_clear_error(monkeypatch):
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-driver")
    with pytest.raises(WindowError, match="no-such-driver"):
        open_window(WindowWish((800, 480)))
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    assert open_window(WindowWish((320, 200))).size == (320, 200)


def test_the_limiter_sleeps_to_deadlines_that_do_not_drift(monkeypatch):
    clock = StepClock()
    monkeypatch.setattr(loop_module.time, "sleep", lambda s: clock.advance(s + 0.0007))
    limiter = Limiter(clock, rate=60)
    for _ in range(600):
        clock.advance(0.004)
        limiter.wait()
    assert clock.now() == pytest.approx(10.0, abs=0.01)


def test_the_limiter_does_not_hurry_after_a_stall(monkeypatch):
    clock = StepClock()
    monkeypatch.setattr(loop_module.time, "sleep", clock.advance)
    limiter = Limiter(clock, rate=60)
    clock.advance(3.0)
    limiter.wait()
    limiter.wait()
    assert clock.now() >= 3.0 + 1 / 60


def test_a_picture_that_stays_still_is_looked_after_half_as_often_until_something_happens(
    monkeypatch,
):
    pilot = Pilot()
    clock = pilot.clock
    monkeypatch.setattr(loop_module.time, "sleep", clock.advance)
    pilot.loop.stage.push(Counting())
    frames = []

    def enough():
        frames.append(clock.now())
        if len(frames) == 100:
            pilot.post(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=4)
        return len(frames) == 120

    pilot.loop.run(enough)
    lasted = [after - before for before, after in pairwise(frames)]
    assert lasted[3] == pytest.approx(1 / 60, abs=1e-3)
    assert lasted[90] == pytest.approx(2 / 60, abs=1e-3)
    assert lasted[102] == pytest.approx(1 / 60, abs=1e-3)


def test_a_real_second_has_sixty_frames_and_costs_little():
    Pilot()
    clock = RealClock()
    limiter = Limiter(clock)
    lasted = []
    busy = time.process_time()
    while len(lasted) < MOST_TRIES and (not lasted or min(lasted) > 0.55):
        limiter.wait()
        started = clock.now()
        for _ in range(30):
            limiter.wait()
        lasted.append(clock.now() - started)
    assert min(lasted) == pytest.approx(0.5, abs=0.05)
    assert time.process_time() - busy < 0.2 * len(lasted)


def test_run_goes_on_until_no_scene_is_left():
    pilot = Pilot()
    scene = Counting()

    class Once(Counting):
        def update(self, dt):
            stage.pop()

    loop = Loop(pilot.window, RealClock())
    stage = loop.stage
    stage.push(scene)
    stage.push(Once())
    scene.resume = lambda result: stage.pop()
    loop.run()
    assert stage.empty


def test_memory_is_settled_after_loading():
    import gc

    settle_memory()
    assert gc.get_freeze_count() > 0
    gc.unfreeze()
