"""Values, lists and spots by mouse, touch, keys and pad, through the real event queue."""

import pygame
import pytest

# -- values ----------------------------------------------------------------------------------


def test_a_toggle_toggles_by_pointer_and_key(pilot, scene):
    pilot.tap_on(scene.toggle)
    pilot.key("return")
    assert scene.told == [False, True]


def test_a_slider_is_dragged_tapped_and_moved_by_arrows(pilot, scene):
    box, unit = scene.slider.box, scene.screen.unit
    y = box.center[1] * unit
    pilot.tap((box.x + 2) * unit, y)
    assert scene.slider.value == 0.0
    pilot.drag(((box.x + 20) * unit, y), ((box.right - 20) * unit, y))
    assert scene.slider.value == 1.0
    pilot.key("left")
    assert scene.slider.value == pytest.approx(0.9)
    assert scene.told[-1] == pytest.approx(0.9)


def test_a_stepper_stops_at_its_ends(pilot, scene):
    less, more = scene.stepper.children
    for _ in range(5):
        pilot.tap_on(more)
    assert scene.stepper.value == 7
    assert scene.told == [5, 6, 7]
    for _ in range(9):
        pilot.tap_on(less)
    assert scene.stepper.value == 2


def test_a_choice_tells_only_when_it_changes(pilot, scene):
    pilot.tap_on(scene.choice.buttons[1])
    pilot.tap_on(scene.choice.buttons[2])
    assert scene.told == [2]
    assert scene.choice.chosen == 2


def test_a_name_is_typed_edited_and_finished(pilot, scene):
    pilot.tap_on(scene.field)
    pilot.type("Ngọc m ")
    pilot.key("backspace")
    pilot.key("home")
    pilot.key("delete")
    pilot.type("a")
    assert scene.field.text == "anhNgọc m"
    pilot.key("return")
    assert scene.told[-1] == "done anhNgọc m"


def test_a_name_is_no_longer_than_allowed_and_has_no_odd_letters(pilot, scene):
    pilot.tap_on(scene.field)
    pilot.post(pygame.TEXTINPUT, text="x\n\0" * 60)
    pilot.frame()
    assert scene.field.text == "Ánh" + "x" * 21


def test_typing_does_not_reach_shortcuts_and_arrows_stay_in_the_text(pilot, scene):
    seen = []
    handle = scene.handle
    scene.handle = lambda event: handle(event) or seen.append(event) or False
    pilot.tap_on(scene.field)
    seen.clear()
    pilot.type("m")
    pilot.key("left")
    pilot.key("space")
    assert seen == []
    assert scene.ui.focus is scene.field


def test_a_press_elsewhere_ends_typing(pilot, scene):
    pilot.tap_on(scene.field)
    assert scene.wants_text()
    pilot.tap_on(scene.toggle)
    assert not scene.wants_text()


# -- scrolling -------------------------------------------------------------------------------


def test_wheel_drag_and_keys_scroll(pilot, scene, monkeypatch):
    x, y = pilot.center(scene.scroll)
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: (x, y))
    pilot.post(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0)
    pilot.frame()
    wheeled = scene.scroll.offset
    assert wheeled > 0
    pilot.touch_drag((x, y), (x, y - 60 * scene.screen.unit))
    assert scene.scroll.offset > wheeled
    pilot.key("home")
    pilot.run(1.5)
    pilot.key("end")
    assert scene.scroll.offset == pytest.approx(scene.scroll.furthest)


def test_a_flick_runs_on_and_comes_to_rest(pilot, scene):
    x, y = pilot.center(scene.scroll)
    pilot.touch_drag((x, y), (x, y - 30 * scene.screen.unit))
    left = scene.scroll.offset
    pilot.run(0.2)
    assert scene.scroll.offset > left
    pilot.run(4)
    rest = scene.scroll.offset
    pilot.run(0.2)
    assert scene.scroll.offset == rest


def test_a_drag_on_a_button_in_a_list_scrolls_and_does_not_press(pilot, scene):
    scene.scroll.scroll_to(scene.scroll.furthest)
    pilot.frame()
    x, y = pilot.center(scene.row_button)
    pilot.touch_drag((x, y), (x, y + 80 * scene.screen.unit))
    assert scene.told == []
    assert scene.scroll.offset < scene.scroll.furthest


def test_what_gets_the_focus_in_a_list_comes_into_sight(pilot, scene):
    assert not scene.scroll.box.covers(scene.row_button.box)
    scene.ui.focus_on(scene.row_button)
    assert scene.scroll.box.covers(scene.row_button.box)


def test_what_is_scrolled_out_of_sight_cannot_be_hit(pilot, scene):
    x, y = scene.row_button.box.center
    unit = scene.screen.unit
    pilot.tap(x * unit, min(y * unit, pilot.window.size[1] - 2))
    assert scene.told == []


# -- spots -----------------------------------------------------------------------------------


def test_a_spot_is_tapped_or_dragged_but_not_both(pilot, scene):
    path = []
    scene.spot.on_drag = lambda x, y: path.append((x, y))
    scene.spot.on_drop = lambda x, y: scene.told.append("drop")
    start, end = pilot.center(scene.spot), pilot.center(scene.play)
    pilot.touch_drag(start, end)
    assert scene.told == ["drop"]
    unit = scene.screen.unit
    assert path[-1] == pytest.approx((end[0] / unit, end[1] / unit), abs=1)
    pilot.touch_tap(*start)
    assert scene.told == ["drop", "spot"]


def test_a_drag_over_a_lost_window_goes_back(pilot, scene):
    scene.spot.on_drag = lambda x, y: None
    scene.spot.on_drop = lambda x, y: scene.told.append("drop")
    scene.spot.on_drag_cancel = lambda: scene.told.append("back")
    x, y = pilot.center(scene.spot)
    pilot.mouse_down(x, y)
    pilot.mouse_move(x - 90, y + 90)
    pilot.frame()
    pilot.post(pygame.WINDOWFOCUSLOST)
    pilot.frame()
    pilot.mouse_up(x - 90, y + 90)
    pilot.frame()
    assert scene.told == ["back"]


def test_a_pointer_that_goes_down_twice_lets_go_of_what_it_dragged(pilot, scene):
    x, y = pilot.center(scene.spot)
    scene.spot.on_drag = lambda x, y: None
    scene.spot.on_drag_cancel = lambda: scene.told.append("back")
    pilot.mouse_down(x, y)
    pilot.mouse_move(x + 60, y)
    pilot.frame()
    pilot.mouse_down(*pilot.center(scene.play))
    pilot.frame()
    assert scene.told == ["back"]
    assert not scene.spot.dragging
