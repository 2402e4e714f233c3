"""What is known to break on small machines in public (pygame, SDL, the Raspberry Pi), and what this
program does about each.

Where the answer stands is looked at here; that it answers is tested where `test` says, by what
the program does. What only a machine of that sort could show is in `NOT_HERE`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]


class Answer(NamedTuple):
    """`said` stands in `file`; `test` is a test function, "file::name"."""

    breaks: str
    file: str
    said: str
    test: str


INPUT, LOOP, AUDIO = "game/kit/input.py", "game/kit/loop.py", "game/kit/audio.py"
WINDOW = "game/kit/window.py"
INPUT_TESTS, LOOP_TESTS = "tests/kit/test_input.py", "tests/kit/test_loop.py"
AUDIO_TESTS, TEXT_TESTS = "tests/kit/test_audio.py", "tests/kit/test_text.py"
NOTHING_OF_THEIRS = (
    "tests/test_small_machines.py"
    "::test_no_timer_of_sdl_no_renderer_and_no_font_of_the_system_is_used"
)
SMALL = "tests/test_small_machines.py"
HARD = "tests/scenes/test_kiosk_hardware.py"
UNIT, PAGE = "assets/kiosk/bohnanza.service", "assets/kiosk/README.md"
NOT_HERE = {
    16: "keys reach the login prompt behind: shows on a console alone, with systemd running there;"
    " here systemd reads the unit, and the unit is looked at",
    28: "partial updates refresh rows: a cost of ARM machines; here that whole pictures are shown",
    10: "garbage picture with an old system: here that such an SDL is refused",
    14: "no video driver for root: here that somebody without a session is told so",
    17: "start hangs without a console: here that a driver that hangs is passed over",
}
"""What the behaviour of a program on this machine shows only in part, or not at all."""
ANSWERS: dict[int, Answer] = {
    1: Answer(
        "one touch, two presses",
        INPUT,
        "_is_finger_echo",
        INPUT_TESTS + "::test_a_tap_that_arrives_as_finger_and_then_mouse_is_one_press",
    ),
    2: Answer(
        "finger and mouse for one tap",
        INPUT,
        "SAME_TAP_PX",
        INPUT_TESTS + "::test_a_mouse_echo_that_comes_after_the_finger_left_is_dropped",
    ),
    3: Answer(
        "mouse first, then finger",
        WINDOW,
        '"SDL_TOUCH_MOUSE_EVENTS", "0"',
        INPUT_TESTS + "::test_a_tap_that_arrives_as_mouse_and_then_finger_is_one_press",
    ),
    4: Answer(
        "only mouse events from a touch screen",
        INPUT,
        "PointerDown(x, y, source",
        INPUT_TESTS + "::test_a_touch_screen_that_only_sends_mouse_events_works",
    ),
    5: Answer(
        "double taps are lost",
        "game/table/interpreter.py",
        "def tap",
        HARD + "::test_a_visit_needs_no_double_tap_and_takes_none_for_two_wishes",
    ),
    6: Answer(
        "no motion while dragging",
        "game/table/interpreter.py",
        "def drop",
        HARD + "::test_a_panel_that_tells_no_motion_plants_a_card_by_two_touches",
    ),
    7: Answer(
        "wrong relative motion, dead edges",
        INPUT,
        "min(max(raw.x, 0.0), 1.0)",
        HARD + "::test_a_touch_on_the_very_edge_of_the_glass_is_on_the_picture",
    ),
    8: Answer(
        "picture turned, touch not",
        "game/kit/turning.py",
        "def upright",
        "tests/kit/test_kiosk_kit.py::test_a_touch_meets_the_pixel_that_is_shown_there",
    ),
    9: Answer(
        "the wrong graphics card",
        "game/kit/video.py",
        "SDL_KMSDRM_DEVICE_INDEX",
        "tests/kit/test_kiosk_kit.py::test_the_card_with_the_screen_is_found",
    ),
    10: Answer(
        "garbage picture with an old system",
        PAGE,
        "64-bit Raspberry Pi OS",
        SMALL + "::test_the_self_test_refuses_an_sdl_that_crashes_or_shows_rubbish",
    ),
    11: Answer(
        "crash in set_mode with old SDL",
        "game/kit/video.py",
        "kills the program",
        "tests/kit/test_kiosk_kit.py::test_a_driver_that_kills_its_program_is_passed_over",
    ),
    12: Answer(
        "no EGL",
        "assets/kiosk/install.sh",
        "libegl1 libgles2 libdrm2",
        SMALL + "::test_without_egl_the_next_driver_is_taken_and_the_reason_logged",
    ),
    13: Answer(
        "wheels without drivers",
        "requirements.txt",
        "pygame-ce>=2.5.6",
        SMALL + "::test_the_self_test_refuses_a_pygame_without_drivers_for_small_screens",
    ),
    14: Answer(
        "no video driver for root",
        UNIT,
        "User=kiosk",
        SMALL
        + "::test_for_somebody_without_a_session_each_driver_is_named_and_the_exit_code_is_75",
    ),
    15: Answer(
        "picture but no input",
        "game/kit/video.py",
        "_can_read_input",
        "tests/kit/test_kiosk_kit.py::test_without_any_driver_the_message_names_each_and_its_reason",
    ),
    16: Answer(
        "keys reach the login prompt behind",
        UNIT,
        "Conflicts=getty@tty1.service",
        "tests/test_kiosk_files.py::test_systemd_finds_nothing_wrong_with_the_unit",
    ),
    17: Answer(
        "start hangs without a console",
        UNIT,
        "TTYPath=/dev/tty1",
        SMALL + "::test_a_driver_that_waits_for_a_console_for_ever_is_passed_over",
    ),
    18: Answer(
        "no sound under systemd",
        UNIT,
        "PAMName=login",
        SMALL + "::test_without_a_session_folder_it_starts_and_is_silent",
    ),
    19: Answer(
        "no sound card",
        AUDIO,
        "silence (logged once)",
        AUDIO_TESTS + "::test_when_not_even_the_dummy_opens_all_is_silence",
    ),
    20: Answer(
        "crackling after some minutes",
        AUDIO,
        "BUFFER = 1024",
        HARD + "::test_sound_neither_crackles_nor_comes_late",
    ),
    21: Answer(
        "pops in other programs",
        AUDIO,
        "BUFFER = 1024",
        HARD + "::test_sound_neither_crackles_nor_comes_late",
    ),
    22: Answer(
        "late sounds",
        AUDIO,
        "pre_init(RATE, -16, 2, BUFFER)",
        HARD + "::test_sound_neither_crackles_nor_comes_late",
    ),
    23: Answer(
        "slow software scaling",
        WINDOW,
        "if render is not None",
        SMALL + "::test_only_whoever_asks_for_a_smaller_picture_has_it_scaled",
    ),
    24: Answer(
        "second set_mode with SCALED",
        "game/scenes/settings/scene.py",
        "if not self.home.public",
        SMALL + "::test_a_kiosk_asks_for_one_window_and_never_for_another",
    ),
    25: Answer(
        "black full screen",
        WINDOW,
        "get_desktop_sizes()[0], pygame.FULLSCREEN",
        SMALL + "::test_full_screen_is_the_desktops_own_size_and_is_not_scaled",
    ),
    26: Answer(
        "flip waits for the screen",
        LOOP,
        "after a stall start counting anew",
        LOOP_TESTS + "::test_the_limiter_does_not_hurry_after_a_stall",
    ),
    27: Answer(
        "thirty frames a second only",
        LOOP,
        "self._accumulator += min(max(dt, 0.0), MAX",
        HARD + "::test_on_a_slow_screen_the_program_is_as_quick_as_on_a_fast_one",
    ),
    28: Answer(
        "partial updates refresh rows",
        WINDOW,
        "pygame.display.flip()",
        SMALL + "::test_pictures_are_shown_whole_and_only_when_something_changed",
    ),
    29: Answer(
        "undrawn parts change",
        WINDOW,
        "pygame.display.flip()",
        HARD + "::test_what_the_system_has_wiped_is_painted_again_whole",
    ),
    30: Answer(
        "slow blits without NEON",
        "game/cli/selftest.py",
        "get_cpu_instruction_sets",
        SMALL + "::test_the_self_test_tells_of_a_processor_that_draws_slowly",
    ),
    31: Answer(
        "tick(60) gives 62",
        LOOP,
        "class Limiter",
        LOOP_TESTS + "::test_the_limiter_sleeps_to_deadlines_that_do_not_drift",
    ),
    32: Answer(
        "a huge step after a stall",
        LOOP,
        "MAX_STEPS = 5",
        LOOP_TESTS + "::test_a_slow_frame_is_clamped_to_five_steps_and_the_rest_is_dropped",
    ),
    33: Answer(
        "negative steps",
        LOOP,
        "max(dt, 0.0)",
        LOOP_TESTS + "::test_time_that_runs_backwards_does_nothing",
    ),
    34: Answer(
        "events lost while loading",
        "game/scenes/boot.py",
        "SLICE = ",
        HARD + "::test_events_that_come_while_all_is_loading_do_not_pile_up",
    ),
    35: Answer("crash with timers of SDL", LOOP, "self.clock.now()", NOTHING_OF_THEIRS),
    36: Answer(
        "window minimised",
        WINDOW,
        '"SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0"',
        HARD + "::test_a_window_that_loses_the_focus_is_not_minimised_and_plays_on",
    ),
    37: Answer(
        "blurry windows",
        WINDOW,
        '"SDL_WINDOWS_DPI_AWARENESS", "permonitorv2"',
        SMALL + "::test_what_windows_must_know_is_said_before_the_display_is_there",
    ),
    38: Answer(
        "black after a resize",
        INPUT,
        "pygame.WINDOWEXPOSED",
        HARD + "::test_what_the_system_has_wiped_is_painted_again_whole",
    ),
    39: Answer(
        "stray text input",
        INPUT,
        "stop_text_input()",
        "tests/scenes/test_kiosk_guard.py::test_the_pin_opens_the_staff_page_and_another_does_not",
    ),
    40: Answer(
        "missing letters are not told",
        "game/kit/text.py",
        "def missing",
        TEXT_TESTS + "::test_missing_glyphs_are_found_and_present_ones_are_not",
    ),
    41: Answer(
        "SVG read in part",
        "tests/assets/test_drawings.py",
        "KNOWN_TAGS",
        "tests/assets/test_drawings.py::test_it_shows_something_small_and_large",
    ),
    42: Answer("default font missing", "game/cli/shell.py", "Baloo2-Medium.ttf", NOTHING_OF_THEIRS),
    43: Answer(
        "the pointer stays visible",
        "game/scenes/kiosk/warden.py",
        "pygame.mouse.set_visible(visible)",
        "tests/scenes/test_kiosk_guard.py::test_the_pointer_shows_for_a_mouse_and_not_for_a_finger",
    ),
    44: Answer(
        "official pages that do not fit",
        PAGE,
        "# A kiosk on a Raspberry Pi",
        "tests/test_kiosk_files.py"
        "::test_the_installation_writes_what_it_says_and_keeps_a_changed_file",
    ),
    45: Answer("window and renderer mixed", WINDOW, "pygame.display.set_mode", NOTHING_OF_THEIRS),
}
FORBIDDEN = {
    35: r"\bset_timer\b",
    7: r"\bmouse\.get_rel\b",
    45: r"\b_sdl2\b|\bRenderer\(",
    42: r"\bSysFont\b",
    34: r"event\.post\b",
}
"""What must not stand in the code at all."""


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def test_all_are_answered() -> None:
    assert list(ANSWERS) == list(range(1, 46))
    assert set(NOT_HERE) < set(ANSWERS)


@pytest.mark.parametrize("number", ANSWERS)
def test_what_is_done_about_it_is_still_there(number: int) -> None:
    answer = ANSWERS[number]
    assert answer.said in read(answer.file), answer.breaks
    file, _, name = answer.test.partition("::")
    assert f"def {name}(" in read(file)


@pytest.mark.parametrize("number", FORBIDDEN)
def test_what_breaks_is_not_used(number: int) -> None:
    for path in (ROOT / "game").rglob("*.py"):
        if not path.name.startswith("soak"):
            assert not re.search(FORBIDDEN[number], path.read_text("utf-8")), path
