"""Widgets by mouse, touch, keys and pad, through the real event queue."""

import itertools
from functools import partial

import pygame

from game.kit.events import Device
from game.kit.layout import MIN_TARGET, Box
from game.kit.theme import Theme
from game.kit.widgets import Button, Image
from tests.kit.gallery import WHY_NOT, Bare, Gallery
from tests.kit.pilot import Pilot


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


def test_the_ring_leaves_the_key_upon_a_button_to_be_read(pilot):
    one, two = Button("1", print), Button("2", print)
    one.cap = "m"
    scene = Bare((one, Box(200, 200, 120, 60)), (two, Box(400, 200, 120, 60)))
    pilot.show(scene)
    sign = scene.screen.rect(Box(310, 198, 12, 12))

    def drawn():
        pilot.run(1.0)
        return pygame.image.tobytes(pilot.window.surface.subsurface(sign), "RGB")

    pilot.key("tab")
    scene.ui.focus_on(two)
    without_ring = drawn()
    scene.ui.focus_on(one)
    assert scene.ui.shows_ring
    assert drawn() == without_ring


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
