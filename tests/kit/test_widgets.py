"""Widgets by mouse, touch, keys and pad, through the real event queue."""

import itertools
from functools import partial

import pygame
import pytest

from game.kit.events import Device
from game.kit.layout import MIN_TARGET, Box
from game.kit.theme import Theme
from game.kit.widgets import Button, Image
from tests.kit.gallery import WHY_NOT, Bare, Gallery
from tests.kit.pilot import Pilot


@pytest.fixture(
    params=[
        (800, 480),
        pytest.param((1280, 720), marks=pytest.mark.slow),
        pytest.param((720, 1280), marks=pytest.mark.slow),
    ],
    ids=str,
)
def pilot(request):
    return Pilot(request.param)


@pytest.fixture
def scene(pilot):
    scene = Gallery()
    pilot.show(scene)
    return scene


def pixels(pilot):
    return pygame.image.tobytes(pilot.window.surface, "RGB")


# -- tapping ---------------------------------------------------------------------------------


def test_a_click_and_a_tap_do_the_same(pilot, scene):
    pilot.tap_on(scene.play)
    pilot.touch_tap(*pilot.center(scene.play))
    assert scene.told == ["play", "play"]


def test_a_press_that_slides_off_means_nothing(pilot, scene):
    pilot.drag(pilot.center(scene.play), pilot.center(scene.off))
    assert scene.told == []


def test_a_press_just_beside_a_small_target_still_hits_it(pilot, scene):
    scene.spot.place(scene.spot.box.align(10, 10))
    x, y = pilot.center(scene.spot)
    unit = scene.screen.unit
    pilot.tap(x - 20 * unit, y)
    assert scene.told == ["spot"]
    pilot.tap(x - 30 * unit, y)
    assert scene.told == ["spot"]


def test_every_control_can_be_hit_on_the_smallest_target(pilot, scene):
    for widget in scene.ui.root.walk():
        if widget.focusable:
            assert widget.hit_box.w >= MIN_TARGET
            assert widget.hit_box.h >= MIN_TARGET


def test_of_two_targets_that_overlap_the_nearer_one_is_hit(pilot):
    got = []
    one, two = Button("1", lambda: got.append(1)), Button("2", lambda: got.append(2))
    scene = Bare((one, Box(200, 200, 20, 20)), (two, Box(224, 200, 20, 20)))
    pilot.show(scene)
    unit = scene.screen.unit
    pilot.tap(221 * unit, 210 * unit)
    pilot.tap(223 * unit, 210 * unit)
    assert got == [1, 2]


def test_two_fingers_on_one_button_are_one_tap(pilot, scene):
    x, y = pilot.center(scene.play)
    pilot.finger(pygame.FINGERDOWN, x, y, 1)
    pilot.finger(pygame.FINGERDOWN, x + 9, y, 2)
    pilot.frame()
    pilot.finger(pygame.FINGERUP, x + 9, y, 2)
    pilot.finger(pygame.FINGERUP, x, y, 1)
    pilot.frame()
    assert scene.told == ["play"]


def test_pictures_are_asked_for_at_the_pixel_size_they_have(pilot):
    asked, icons = set(), set()

    def picture(sizes, width, height):
        sizes.add((width, height))
        return pygame.Surface((width, height))

    image = Image(partial(picture, asked))
    button = Button("Deal", icon=partial(picture, icons))
    scene = Bare((image, Box(10, 10, 100, 60)), (button, Box(10, 100, 200, 56)))
    pilot.show(scene)
    unit = scene.screen.unit
    assert asked == {(round(100 * unit), round(60 * unit))}
    assert all(20 * unit < h <= 56 * unit and abs(w - h) <= 1 for w, h in icons)


def test_the_right_button_does_not_act(pilot, scene):
    pilot.tap(*pilot.center(scene.play), button=3)
    assert scene.told == []


# -- explaining ------------------------------------------------------------------------------


def test_a_switched_off_button_says_why_and_does_nothing(pilot, scene):
    pilot.tap_on(scene.off)
    assert scene.told == []
    assert scene.ui.notes.bubble_text == WHY_NOT


def test_a_bubble_goes_at_the_next_press_which_still_counts(pilot, scene):
    pilot.tap_on(scene.off)
    pilot.tap(*pilot.center(scene.spot))
    assert scene.ui.notes.bubble_text == ""
    assert scene.told == ["spot"]


def test_holding_explains_and_does_not_act(pilot, scene):
    x, y = pilot.center(scene.setup)
    pilot.finger(pygame.FINGERDOWN, x, y)
    pilot.run(0.35)
    assert scene.ui.notes.bubble_text == ""
    pilot.run(0.1)
    assert scene.ui.notes.bubble_text == scene.setup.info
    pilot.finger(pygame.FINGERUP, x, y)
    pilot.run(0.1)
    assert scene.told == []


def test_a_right_click_explains_and_escape_closes(pilot, scene):
    pilot.tap(*pilot.center(scene.setup), button=3)
    assert scene.ui.notes.bubble_text == scene.setup.info
    pilot.key("escape")
    assert scene.ui.notes.bubble_text == ""


def test_an_own_explanation_is_called_instead(pilot, scene):
    scene.setup.on_info = lambda: scene.told.append("almanac")
    pilot.tap(*pilot.center(scene.setup), button=3)
    assert scene.told == ["almanac"]
    assert scene.ui.notes.bubble_text == ""


def test_text_that_was_cut_is_shown_whole():
    pilot = Pilot((800, 480), text_scale=1.5)
    scene = Gallery()
    pilot.show(scene)
    scene.long.text = "Donaudampfschifffahrtsgesellschaftskapitän" * 2
    assert scene.long.cut
    pilot.tap(*pilot.center(scene.long), button=3)
    assert scene.ui.notes.bubble_text == scene.long.text


def test_bubbles_and_toasts_stay_inside_the_window(pilot, scene):
    room = scene.screen.box
    for widget in (scene.off, scene.spot, scene.play, scene.long, scene.field):
        scene.ui.explain(widget, WHY_NOT * 2)
        bubble = scene.ui.notes._bubble
        assert room.covers(bubble.box(scene.ui.brush, room))


def test_a_toast_stays_long_enough_to_be_read_and_goes(pilot, scene):
    scene.ui.toast("A bean was planted")
    scene.ui.toast("A bean was planted")
    pilot.run(1.2 + 0.06 * 18)
    assert scene.ui.notes.toast_text == "A bean was planted"
    pilot.run(0.4)
    assert scene.ui.notes.toast_text == ""


# -- focus -----------------------------------------------------------------------------------


def test_tab_reaches_every_control_and_goes_round(pilot, scene):
    controls = [w for w in scene.ui.root.walk() if w.focusable]
    seen = []
    for _ in controls:
        pilot.key("tab")
        seen.append(scene.ui.focus)
    assert seen == controls
    pilot.key("tab")
    assert scene.ui.focus is controls[0]
    pilot.key("tab", pygame.KMOD_SHIFT)
    assert scene.ui.focus is controls[-1]


def test_enter_space_and_the_pad_do_what_has_the_focus(pilot, scene):
    scene.ui.focus_on(scene.danger)
    pilot.key("return")
    pilot.key("space")
    pilot.pad_button(0)
    assert scene.told == ["leave"] * 3


def test_the_first_key_shows_the_focus_instead_of_acting(pilot, scene):
    pilot.pad_button(0)
    assert scene.told == []
    assert scene.ui.focus is not None
    assert scene.ui.shows_ring


def test_the_ring_shows_for_keys_and_pads_and_goes_for_pointers(pilot, scene):
    pilot.key("tab")
    assert scene.ui.shows_ring
    with_ring = pixels(pilot)
    pilot.mouse_down(*pilot.center(scene.rules))
    pilot.frame()
    assert not scene.ui.shows_ring
    assert pixels(pilot) != with_ring
    assert scene.ui.device is Device.MOUSE


def test_a_switched_off_control_can_be_focused_and_says_why(pilot, scene):
    scene.ui.focus_on(scene.off)
    pilot.key("return")
    assert scene.ui.notes.bubble_text == WHY_NOT


def test_hidden_controls_are_out_of_reach(pilot, scene):
    scene.danger.visible = False
    for _ in range(30):
        pilot.key("tab")
        assert scene.ui.focus is not scene.danger
    pilot.tap_on(scene.danger)
    assert scene.told == []


def test_a_widget_that_is_taken_out_loses_the_focus(pilot, scene):
    scene.ui.focus_on(scene.rules)
    scene.rules.parent.remove(scene.rules)
    assert scene.ui.focus is None
    pilot.frame()


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


# -- drawing ---------------------------------------------------------------------------------


def test_a_still_screen_draws_nothing(pilot):
    scene = Gallery(Theme(reduced_motion=True))
    pilot.show(scene)
    pilot.run(0.3)
    shown = [times.present for times in list(pilot.loop.times)[-10:]]
    assert shown == [0.0] * 10


def test_drawing_twice_gives_the_same_pixels(pilot, scene):
    pilot.run(0.2)
    scene.repaint()
    pilot.frame()
    first = pixels(pilot)
    scene.draw(pilot.window.surface, 0.5)
    scene.repaint()
    scene.draw(pilot.window.surface, 0.5)
    assert pixels(pilot) == first


def test_painting_only_what_changed_gives_the_same_pixels_as_painting_all(pilot, scene):
    for name in ("tab", "tab", "tab", "down"):
        pilot.key(name)
    pilot.tap_on(scene.off)
    pilot.tap_on(scene.toggle)
    pilot.key("up")
    pilot.key("left")
    pilot.mouse_move(*pilot.center(scene.rules))
    scene.ui.toast("Short")
    pilot.run(0.4)
    scene.scroll.scroll_to(55)
    scene.title.text = "Another title"
    scene.bar.value = 0.8
    pilot.key("down")
    pilot.run(0.3)
    partly = pixels(pilot)
    scene.repaint()
    scene.draw(pilot.window.surface, 0.0)
    assert pixels(pilot) == partly


def test_a_resize_in_the_middle_of_a_press_is_safe(pilot, scene):
    pilot.mouse_down(*pilot.center(scene.play))
    pilot.frame()
    pygame.display.set_mode((1000, 640), pygame.RESIZABLE)
    pilot.post(pygame.WINDOWSIZECHANGED, x=1000, y=640)
    pilot.run(0.2)
    assert scene.screen.box.covers(scene.play.box)
    pilot.mouse_up(*pilot.center(scene.play))
    pilot.frame()
    pilot.tap_on(scene.play)
    assert scene.told == ["play"]


def test_a_button_sinks_at_once_and_rises_again(pilot, scene):
    pilot.mouse_down(*pilot.center(scene.rules))
    pilot.run(0.1)
    assert scene.rules.pressed == 1.0
    pilot.mouse_up(*pilot.center(scene.rules))
    pilot.run(0.2)
    assert scene.rules.pressed == 0.0


def test_glow_breathes_slower_than_three_times_a_second_and_not_with_reduced_motion(pilot, scene):
    strengths = []
    for _ in range(120):
        pilot.frame()
        strengths.append(scene.play.glow_strength)
    rises = sum(
        a <= b < c for a, b, c in zip(strengths, strengths[1:], strengths[2:], strict=False)
    )
    peaks = sum(s == max(strengths) and t != s for s, t in itertools.pairwise(strengths))
    assert rises > 0
    assert peaks <= 2
    calm = Gallery(Theme(reduced_motion=True))
    pilot.show(calm)
    pilot.run(0.5)
    assert calm.play.glow_strength == 0.9
