"""The scene stack keeps its promises: symmetric calls, one receiver of input, drawing order."""

import pygame
import pytest

from game.kit.events import (
    Activate,
    Back,
    Key,
    PointerCancel,
    PointerDown,
    PointerMove,
    PointerUp,
)
from game.kit.layout import Screen
from game.kit.stage import Scene, Stage


class Recorder(Scene):
    def __init__(self, name, opaque=True, uses=()):
        super().__init__()
        self.name, self.opaque, self.uses = name, opaque, uses
        self.calls = []
        self.events = []
        self.on_update = None
        self.drawn = 0

    def enter(self, stage, screen):
        self.stage = stage
        self.calls.append("enter")

    def leave(self):
        self.calls.append("leave")

    def pause(self):
        self.calls.append("pause")

    def resume(self, result):
        self.calls.append(f"resume {result}")

    def resized(self, screen):
        self.calls.append(f"resized {screen.width_px}")

    def suspended(self, seconds):
        self.calls.append("suspended")

    def update(self, dt):
        if self.on_update:
            self.on_update()

    def draw(self, canvas, alpha):
        self.drawn += 1
        canvas.fill((len(self.name), 0, 0))

    def handle(self, event):
        self.events.append(event)
        return type(event) in self.uses


@pytest.fixture
def stage():
    return Stage(Screen(800, 480))


def counts(scene):
    return {
        word: sum(call.startswith(word) for call in scene.calls)
        for word in ("enter", "leave", "pause", "resume")
    }


def test_push_and_pop_pause_and_resume_the_scene_below_with_the_result(stage):
    menu, question = Recorder("menu"), Recorder("question", opaque=False)
    stage.push(menu)
    stage.push(question)
    stage.pop("yes")
    assert menu.calls == ["enter", "pause", "resume yes"]
    assert question.calls == ["enter", "leave"]
    assert stage.top is menu


def test_replace_leaves_the_scene_below_alone(stage):
    below, first, second = Recorder("below"), Recorder("first"), Recorder("second")
    for scene in (below, first):
        stage.push(scene)
    stage.replace(second)
    assert first.calls == ["enter", "leave"]
    assert below.calls == ["enter", "pause"]
    assert stage.scenes == (below, second)


def test_clear_leaves_all_from_the_top_and_can_start_anew(stage):
    scenes = [Recorder(name) for name in "abc"]
    for scene in scenes:
        stage.push(scene)
    fresh = Recorder("fresh")
    stage.clear(fresh)
    assert all(scene.calls[-1] == "leave" for scene in scenes)
    assert stage.scenes == (fresh,)
    stage.clear()
    assert stage.empty


def test_every_call_has_its_counterpart_after_any_mix_of_changes(stage):
    scenes = [Recorder(str(i)) for i in range(6)]
    stage.push(scenes[0])
    stage.push(scenes[1])
    stage.push(scenes[2])
    stage.pop()
    stage.replace(scenes[3])
    stage.push(scenes[4])
    stage.pop()
    stage.pop()
    stage.clear(scenes[5])
    stage.pop()
    for scene in scenes:
        got = counts(scene)
        assert got["enter"] == got["leave"] == 1
        assert got["pause"] == got["resume"]


def test_changes_asked_for_in_an_update_come_after_it(stage):
    menu, game = Recorder("menu"), Recorder("game")
    stage.push(menu)
    seen = []

    def go():
        stage.push(game)
        seen.append(stage.top)

    menu.on_update = go
    stage.update(1 / 60)
    assert seen == [menu]
    assert stage.top is game


def test_only_the_top_gets_input_and_updates(stage):
    below, top = Recorder("below"), Recorder("top", opaque=False)
    stage.push(below)
    stage.push(top)
    below.on_update = lambda: below.calls.append("updated")
    stage.update(1 / 60)
    stage.handle(Back())
    assert below.events == []
    assert "updated" not in below.calls
    assert top.events == [Back()]


def test_opaque_scenes_hide_and_overlays_are_drawn_above(stage):
    canvas = pygame.Surface((8, 8))
    hidden, shown, overlay = Recorder("h"), Recorder("shown"), Recorder("over", opaque=False)
    for scene in (hidden, shown, overlay):
        stage.push(scene)
    assert stage.draw(canvas, 0.0)
    assert (hidden.drawn, shown.drawn, overlay.drawn) == (0, 1, 1)


def test_nothing_dirty_draws_nothing(stage):
    canvas = pygame.Surface((8, 8))
    scene = Recorder("scene")
    stage.push(scene)
    assert stage.draw(canvas, 0.0)
    assert not stage.draw(canvas, 0.0)
    scene.dirty = True
    assert stage.draw(canvas, 0.0)
    assert scene.drawn == 2


def test_an_overlay_that_moves_does_not_make_the_scene_below_draw_again(stage):
    canvas = pygame.Surface((8, 8))
    below, overlay = Recorder("below"), Recorder("over", opaque=False)
    stage.push(below)
    stage.push(overlay)
    for _ in range(5):
        overlay.dirty = True
        stage.draw(canvas, 0.0)
    assert below.drawn == 1
    assert overlay.drawn == 5
    stage.pop()
    stage.draw(canvas, 0.0)
    assert below.drawn == 2


def test_a_resize_reaches_covered_scenes_too(stage):
    below, top = Recorder("below"), Recorder("top")
    stage.push(below)
    stage.push(top)
    stage.resized(Screen(1280, 720))
    assert below.calls[-1] == top.calls[-1] == "resized 1280"


def test_a_suspended_program_tells_all_scenes(stage):
    below, top = Recorder("below"), Recorder("top")
    stage.push(below)
    stage.push(top)
    stage.suspended(30)
    assert below.calls[-1] == top.calls[-1] == "suspended"


def test_a_key_nobody_used_is_followed_by_its_meaning(stage):
    scene = Recorder("scene")
    stage.push(scene)
    key = Key("return", meaning=Activate())
    stage.handle(key)
    assert scene.events == [key, Activate()]


def test_a_key_that_was_used_means_nothing_more(stage):
    scene = Recorder("scene", uses=(Key,))
    stage.push(scene)
    key = Key("return", meaning=Activate())
    assert stage.handle(key)
    assert scene.events == [key]


def test_a_key_that_changed_the_scene_does_not_act_in_the_next_one(stage):
    first, second = Recorder("first"), Recorder("second")
    stage.push(first)
    first.handle = lambda event: stage.push(second)
    stage.handle(Key("return", meaning=Activate()))
    assert stage.top is second
    assert second.events == []


def test_a_press_held_over_a_change_ends_without_meaning(stage):
    first, second = Recorder("first"), Recorder("second")
    stage.push(first)
    stage.handle(PointerDown(5, 5))
    stage.push(second)
    stage.handle(PointerMove(6, 6, pressed=True))
    stage.handle(PointerUp(6, 6))
    assert first.events == [PointerDown(5, 5), PointerCancel()]
    assert second.events == []
    stage.handle(PointerDown(7, 7))
    assert second.events == [PointerDown(7, 7)]


def test_held_keys_are_let_go_at_every_change():
    told = []
    stage = Stage(Screen(800, 480), lambda: told.append(1))
    stage.push(Recorder("a"))
    stage.push(Recorder("b"))
    stage.pop()
    assert len(told) == 3
