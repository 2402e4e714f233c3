"""Keys moved, rests after input, one button, regions, and a ring that is never lost."""

import gc
import weakref

import pygame
import pytest

from game.kit.assist import Aids
from game.kit.bindings import PAD_BUTTONS, Bindings
from game.kit.events import Activate, Device, Info
from game.kit.layout import Box
from game.kit.theme import HIGH_CONTRAST, Palette, Theme
from game.kit.widgets import Button, Group, Label, Scroll, TextStyle, Widget, WidgetScene
from game.kit.widgets.groups import groups_of, scan_groups
from tests.kit.gallery import fonts
from tests.kit.pilot import Pilot


class Grid(WidgetScene):
    """Rows of buttons that tell what was pressed."""

    def __init__(self, rows: int, columns: int) -> None:
        super().__init__(Theme(), fonts())
        self.rows, self.columns = rows, columns
        self.pressed: list[str] = []

    def build(self) -> Widget:
        self.buttons = [Button("", lambda n=n: self.pressed.append(n)) for n in self.names()]
        for button, name in zip(self.buttons, self.names(), strict=True):
            button.name = name
        return Group(*self.buttons)

    def names(self) -> list[str]:
        return [f"{row}{column}" for row in range(self.rows) for column in range(self.columns)]

    def arrange(self, box: Box) -> None:
        cells = box.inset(20).grid(self.columns, self.rows, 10)
        for button, cell in zip(self.buttons, cells, strict=True):
            button.place(cell)


@pytest.fixture
def pilot():
    return Pilot()


def shown(pilot: Pilot, rows: int = 3, columns: int = 4) -> Grid:
    scene = Grid(rows, columns)
    pilot.show(scene)
    return scene


# -- keys and buttons ------------------------------------------------------------------------


def test_a_moved_key_does_what_the_other_did_and_the_other_does_nothing() -> None:
    bindings = Bindings({"t": "r"})
    assert bindings.known_as("r") == "t"
    assert bindings.known_as("t") == ""
    assert bindings.known_as("d") == "d"


def test_two_keys_change_places_and_no_place_is_lost() -> None:
    bindings, other = Bindings().with_key("t", "d")
    assert other == "d"
    assert (bindings.known_as("d"), bindings.known_as("t")) == ("t", "d")
    again, other = bindings.with_key("t", "t")
    assert other == "d"
    assert again.keys == {}


def test_a_free_key_takes_nothing_from_anybody() -> None:
    bindings, other = Bindings().with_key("t", "k")
    assert other == "k"
    assert bindings.known_as("k") == "t"


@pytest.mark.parametrize("name", PAD_BUTTONS)
def test_after_any_swap_every_pad_action_still_has_a_button(name: str) -> None:
    for number in range(12):
        bindings, _ = Bindings().with_button(name, number)
        meant = [bindings.pad_meaning(bindings.button(action)) for action in PAD_BUTTONS]
        assert None not in meant
        assert len({type(m) for m in meant}) >= 6


def test_a_moved_pad_button_is_heard(pilot: Pilot) -> None:
    scene = shown(pilot)
    pilot.loop.set_aids(Aids(Bindings(pad={"choose": 3, "explain": 0})))
    pilot.pad_hat(1, 0)
    pilot.pad_button(0)
    assert scene.pressed == []
    pilot.pad_button(3)
    assert len(scene.pressed) == 1
    assert Bindings(pad={"choose": 3}).pad_meaning(3) == Activate()
    assert Bindings().pad_meaning(3) == Info()


def test_space_is_choosing_wherever_return_is_moved(pilot: Pilot) -> None:
    scene = shown(pilot)
    pilot.loop.set_aids(Aids(Bindings({"return": "k"})))
    pilot.key("tab")
    pilot.key("return")
    assert scene.pressed == []
    pilot.key("k")
    pilot.key("space")
    assert len(scene.pressed) == 2


# -- a rest after each input -----------------------------------------------------------------


def test_with_a_rest_a_second_tap_too_soon_means_nothing(pilot: Pilot) -> None:
    scene = shown(pilot)
    pilot.loop.set_aids(Aids(cooldown=0.5))
    pilot.run(1)
    for _ in range(3):
        pilot.tap_on(scene.buttons[0])
    assert scene.pressed == ["00"]
    pilot.run(0.6)
    pilot.tap_on(scene.buttons[1])
    assert scene.pressed == ["00", "01"]


def test_without_it_every_tap_counts(pilot: Pilot) -> None:
    scene = shown(pilot)
    for _ in range(3):
        pilot.tap_on(scene.buttons[0])
    assert scene.pressed == ["00"] * 3


# -- one button ------------------------------------------------------------------------------


def wait_for(pilot: Pilot, scene: Grid, name: str) -> None:
    for _ in range(200):
        if scene.ui.focus is not None and scene.ui.focus.name == name and scene.ui.lit is None:
            return
        pilot.run(0.1)
    raise AssertionError(f"the light never comes to {name}")


def wait_for_line(pilot: Pilot, scene: Grid, line: int) -> None:
    for _ in range(200):
        lit = scene.ui.lit
        if lit is not None and lit.contains(*scene.buttons[line * scene.columns].box.center):
            return
        pilot.run(0.1)
    raise AssertionError(f"the light never comes to line {line}")


@pytest.mark.parametrize("press", ["key", "tap", "finger", "pad"])
def test_any_press_chooses_the_line_and_then_the_thing(pilot: Pilot, press: str) -> None:
    scene = shown(pilot)
    pilot.loop.set_aids(Aids(scan=0.6))
    presses = {
        "key": lambda: pilot.key("k"),
        "tap": lambda: pilot.tap(3, 3),
        "finger": lambda: pilot.touch_tap(3, 3),
        "pad": lambda: pilot.pad_button(3),
    }
    wait_for_line(pilot, scene, 1)
    presses[press]()
    wait_for(pilot, scene, "12")
    presses[press]()
    assert scene.pressed == ["12"]


def test_a_few_things_are_gone_through_one_by_one(pilot: Pilot) -> None:
    scene = shown(pilot, 2, 2)
    pilot.loop.set_aids(Aids(scan=0.6))
    wait_for(pilot, scene, "11")
    pilot.key("space")
    assert scene.pressed == ["11"]


def test_the_light_leaves_a_line_in_which_nothing_is_chosen(pilot: Pilot) -> None:
    scene = shown(pilot)
    pilot.loop.set_aids(Aids(scan=0.6))
    wait_for_line(pilot, scene, 0)
    pilot.key("space")
    pilot.run(0.6 * 4 * 2 + 2)
    assert scene.ui.lit is not None
    assert scene.pressed == []


def test_the_light_moves_as_fast_as_it_is_set(pilot: Pilot) -> None:
    scene = shown(pilot, 1, 4)
    pilot.loop.set_aids(Aids(scan=2.0))
    pilot.run(0.1)
    first = scene.ui.focus
    pilot.run(2.5)
    assert scene.ui.focus is first
    pilot.run(1.0)
    assert scene.ui.focus is not first


def test_switching_the_scan_off_puts_the_light_out(pilot: Pilot) -> None:
    scene = shown(pilot)
    pilot.loop.set_aids(Aids(scan=0.6))
    pilot.run(1)
    pilot.loop.set_aids(Aids())
    assert scene.ui.lit is None
    pilot.tap_on(scene.buttons[0])
    assert scene.pressed == ["00"]


def test_a_screen_that_was_scanned_is_let_go_of_when_it_has_left(pilot: Pilot) -> None:
    gone = weakref.ref(shown(pilot))
    pilot.loop.set_aids(Aids(scan=0.6))
    pilot.run(1)
    pilot.loop.set_aids(Aids())
    pilot.loop.stage.clear(Grid(1, 1))
    pilot.run(0.2)
    gc.collect()
    assert gone() is None


@pytest.mark.parametrize("device", ["keys", "mouse", "pad"])
def test_of_two_buttons_one_moves_the_light_and_the_other_chooses(
    pilot: Pilot, device: str
) -> None:
    scene = shown(pilot)
    pilot.loop.set_aids(Aids(two_buttons=True))
    move, choose = {
        "keys": (lambda: pilot.key("space"), lambda: pilot.key("return")),
        "mouse": (lambda: pilot.tap(3, 3, button=3), lambda: pilot.tap(3, 3)),
        "pad": (lambda: pilot.pad_button(1), lambda: pilot.pad_button(0)),
    }[device]
    pilot.run(30)
    first = scene.ui.lit
    assert first is not None
    move()
    assert scene.ui.lit != first
    choose()
    move()
    move()
    pilot.run(30)
    choose()
    assert scene.pressed == ["12"]


# -- the ring --------------------------------------------------------------------------------


def test_the_ring_is_there_on_a_new_screen_after_keys_were_used(pilot: Pilot) -> None:
    shown(pilot)
    pilot.key("tab")
    second = shown(pilot)
    pilot.frame()
    assert second.ui.shows_ring


def test_no_ring_on_a_new_screen_for_those_who_touch(pilot: Pilot) -> None:
    scene = shown(pilot)
    pilot.touch_tap(*pilot.center(scene.buttons[0]))
    second = shown(pilot)
    pilot.frame()
    assert not second.ui.shows_ring


def test_when_what_has_the_ring_goes_away_the_nearest_has_it(pilot: Pilot) -> None:
    scene = shown(pilot)
    pilot.key("tab")
    scene.ui.focus_on(scene.buttons[5])
    scene.ui.root.remove(scene.buttons[5])
    pilot.frame()
    assert scene.ui.shows_ring
    assert scene.ui.focus in (scene.buttons[4], scene.buttons[6], scene.buttons[1])


def test_shoulders_and_f6_jump_from_part_to_part_and_remember(pilot: Pilot) -> None:
    scene = shown(pilot)
    for number, button in enumerate(scene.buttons):
        button.region = 1 + number // 4
    pilot.key("tab")
    scene.ui.focus_on(scene.buttons[2])
    pilot.key("f6")
    assert scene.ui.focus is scene.buttons[4]
    pilot.pad_button(4)
    assert scene.ui.focus is scene.buttons[2]
    pilot.pad_button(5)
    pilot.pad_button(5)
    assert scene.ui.focus is scene.buttons[8]
    pilot.key("f6", pygame.KMOD_SHIFT)
    assert scene.ui.focus is scene.buttons[4]


def test_the_device_used_last_is_known(pilot: Pilot) -> None:
    scene = shown(pilot)
    pilot.key("tab")
    assert scene.ui.device is Device.KEYS
    pilot.pad_hat(1, 0)
    assert scene.ui.device is Device.PAD
    pilot.key("tab")
    assert scene.ui.device is Device.KEYS


def test_what_only_explains_is_reached_by_keys_but_not_scanned(pilot: Pilot) -> None:
    scene = shown(pilot)
    scene.buttons[0].minor = True
    assert any(scene.buttons[0] in group for group in groups_of(scene.ui.root))
    assert not any(scene.buttons[0] in group for group in scan_groups(scene.ui.root))


def test_a_long_text_without_controls_is_scrolled_by_keys(pilot: Pilot) -> None:
    scene = shown(pilot, 1, 1)
    text = Label("bean " * 400, TextStyle(20, (0, 0, 0)))
    scroll = Scroll(text, 2000)
    scene.ui.root.add(scroll, Box(200, 100, 300, 200))
    assert scroll.focusable
    scene.ui.focus_on(scroll)
    pilot.key("down")
    assert scroll.offset > 0
    before = scroll.offset
    pilot.key("return")
    assert scroll.offset > before


# -- contrast --------------------------------------------------------------------------------


def luminance(color: tuple[int, int, int]) -> float:
    parts = [c / 255 for c in color]
    r, g, b = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(("colors", "least"), [(Palette(), 4.5), (HIGH_CONTRAST, 7.0)])
def test_text_stands_out_from_its_ground(colors: Palette, least: float) -> None:
    pairs = [
        (colors.ink, colors.paper),
        (colors.ink_soft, colors.paper),
        (colors.ink, colors.paper_dim),
        (colors.white, colors.go),
        (colors.white, colors.danger),
        (colors.disabled_ink, colors.disabled),
    ]
    for text, ground in pairs:
        assert contrast(text, ground) >= (least if text != colors.disabled_ink else 4.5)


def test_the_two_tones_of_the_ring_stand_out_from_each_other() -> None:
    for colors in (Palette(), HIGH_CONTRAST):
        assert contrast(colors.ink, colors.gold) >= 3


def test_signs_of_keys_show_while_keys_are_used_and_signs_of_the_pad_while_it_is(
    pilot: Pilot,
) -> None:
    scene = shown(pilot)
    scene.buttons[0].cap = "t"
    place = pygame.Rect(*[round(v) for v in scene.buttons[0].box.inset(-8)])

    def picture() -> bytes:
        pilot.run(0.3)
        scene.ui.focus_on(scene.buttons[0])
        pilot.run(0.3)
        return pygame.image.tobytes(
            pilot.window.surface.subsurface(place.clip((0, 0, 800, 480))), "RGB"
        )

    pilot.touch_tap(3, 3)
    touched = picture()
    pilot.key("tab")
    keys = picture()
    pilot.pad_hat(1, 0)
    pilot.pad_hat(0, 0)
    pad = picture()
    assert len({touched, keys, pad}) == 3
