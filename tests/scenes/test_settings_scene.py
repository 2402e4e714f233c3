"""The settings: tabs, what they change, that it is kept, and moving keys."""

from pathlib import Path

import pygame
import pytest

from game.kit.theme import HIGH_CONTRAST
from game.records.settings import Settings, load_settings
from game.scenes.keys import KeysScene
from game.scenes.menu import MenuScene
from game.scenes.rulebook import RulesScene
from game.scenes.settings.keys import CaptureScene
from game.scenes.settings.scene import TABS, SettingsScene
from game.scenes.shots import ShotWish
from game.scenes.table.scene import TableScene
from game.table.targets import Target, What
from tests.pilot.devices import Keyboard
from tests.scenes.house import House

CONTROLS: dict[str, tuple[str, str]] = {
    "text_size": ("display", "text_size 1"),
    "high_contrast": ("display", "high_contrast"),
    "left_handed": ("display", "left_handed"),
    "front_right": ("display", "front_right"),
    "master_volume": ("sound", "master_volume"),
    "music_volume": ("sound", "music_volume"),
    "sound_volume": ("sound", "sound_volume"),
    "tap_volume": ("sound", "tap_volume"),
    "mute": ("sound", "mute"),
    "mono": ("sound", "mono"),
    "captions": ("sound", "captions"),
    "speed": ("motion", "speed 2"),
    "calm": ("motion", "motion 1"),
    "reduced_motion": ("motion", "motion 2"),
    "hints": ("play", "hints"),
    "trade_timer": ("play", "trade_timer 2"),
    "screen_keys": ("controls", "screen_keys 1"),
    "hold": ("controls", "hold 1"),
    "cooldown": ("controls", "cooldown"),
    "scan": ("controls", "scan 3"),
    "two_buttons": ("controls", "two_buttons"),
    "language": ("language", "language 1"),
}


def at(tab: str, folder: Path | None = None, size: tuple[int, int] = (1280, 720)) -> House:
    house = House(size, data_dir=folder)
    house.open([MenuScene(house.home), SettingsScene(house.home, tab)])
    return house


@pytest.mark.parametrize("name", CONTROLS)
def test_each_setting_is_changed_by_its_control_and_kept(name: str, tmp_path: Path) -> None:
    tab, control = CONTROLS[name]
    house = at(tab, tmp_path, (800, 480))
    house.ui.focus_on(house.named(control))
    house.key("return")
    house.key("escape")
    kept, notices = load_settings(tmp_path)
    assert notices == []
    assert getattr(kept, name) != getattr(Settings(), name)


def test_every_tab_opens_by_a_tap() -> None:
    house = at("display")
    for tab in TABS:
        house.press(f"tab {tab}")
        assert house.named(f"tab {tab}").box.w > 0


def test_settings_open_from_the_pause_of_a_game() -> None:
    house = House()
    match = ShotWish().match()
    house.open(house.home.routes.table(match))
    house.key("escape")
    pause = house.ui.root
    settings = next(w for w in pause.walk() if w.text == house.home.texts.say("Settings"))
    house.tap_on(settings)
    assert isinstance(house.top, SettingsScene)


def test_strong_contrast_is_seen_at_once_and_at_the_table() -> None:
    house = House()
    house.open(house.home.routes.table(ShotWish().match()))
    house.loop.stage.push(SettingsScene(house.home))
    house.run(0.1)
    house.press("high_contrast")
    assert house.ui.theme.colors == HIGH_CONTRAST
    house.key("escape")
    assert isinstance(house.top, TableScene)
    assert house.ui.theme.colors == HIGH_CONTRAST


def test_a_key_is_moved_and_its_old_owner_takes_the_other_and_is_named(tmp_path: Path) -> None:
    house = at("controls", tmp_path)
    house.ui.focus_on(house.named("bind t"))
    house.key("return")
    assert isinstance(house.top, CaptureScene)
    house.key("d")
    assert isinstance(house.top, SettingsScene)
    assert load_settings(tmp_path)[0].keys == {"t": "d", "d": "t"}
    assert house.home.texts.say("Done trading") in house.ui.notes.toast_text
    assert house.loop.input.bindings.known_as("d") == "t"


def test_escape_leaves_the_keys_as_they_are() -> None:
    house = at("controls")
    house.ui.focus_on(house.named("bind t"))
    house.key("return")
    house.key("escape")
    assert isinstance(house.top, SettingsScene)
    assert house.home.settings.keys == {}


def test_a_pad_button_is_moved_and_all_go_back_where_they_were() -> None:
    house = at("controls")
    house.ui.focus_on(house.named("pad choose"))
    house.pad_button(0)
    assert isinstance(house.top, CaptureScene)
    house.pad_button(3)
    assert house.home.settings.pad == {"choose": 3, "explain": 0}
    house.ui.focus_on(house.named("reset keys"))
    house.pad_button(3)
    assert house.home.settings.pad == {}


def test_a_moved_key_works_at_the_table_and_is_shown_there() -> None:
    house = House()
    house.home.settings.keys = {"escape": "p", "p": "escape"}
    house.home.apply()
    house.open(house.home.routes.table(ShotWish().match()))
    assert house.ui.theme.bindings.key_sign("escape") == "P"
    house.key("p")
    assert not isinstance(house.top, TableScene)


@pytest.mark.parametrize("below", ["menu", "table", "settings"])
def test_f1_tells_keys_and_buttons_everywhere_and_f1_closes_it(below: str) -> None:
    house = House()
    scene = {
        "menu": lambda: MenuScene(house.home),
        "table": lambda: house.home.routes.table(ShotWish().match()),
        "settings": lambda: SettingsScene(house.home),
    }[below]()
    house.open(scene)
    house.key("f1")
    assert isinstance(house.top, KeysScene)
    house.key("f1")
    assert house.top is scene


def test_the_question_mark_opens_the_rules_by_whatever_key_it_is_typed() -> None:
    house = House()
    house.open(MenuScene(house.home))
    house.post(pygame.KEYDOWN, key=pygame.K_SLASH, mod=0, unicode="?", scancode=0)
    house.frame()
    assert isinstance(house.top, RulesScene)


@pytest.mark.parametrize(
    ("key", "unicode", "scancode"),
    [
        pytest.param(pygame.K_SLASH, "/", pygame.KSCAN_SLASH, id="English, Vietnamese, Latvian"),
        pytest.param(ord("ß"), "", pygame.KSCAN_MINUS, id="German"),
        pytest.param(pygame.K_QUOTE, "'", pygame.KSCAN_MINUS, id="Spanish"),
        pytest.param(pygame.K_PLUS, "+", pygame.KSCAN_MINUS, id="Swedish"),
        pytest.param(pygame.K_COMMA, ",", pygame.KSCAN_M, id="French"),
    ],
)
def test_a_question_mark_is_known_by_its_key_as_windows_tell_no_letters_while_nobody_writes(
    key: int, unicode: str, scancode: int
) -> None:
    house = House()
    house.open(MenuScene(house.home))
    house.post(pygame.KEYDOWN, key=key, mod=0, unicode=unicode, scancode=scancode)
    house.frame()
    assert isinstance(house.top, MenuScene)
    house.post(pygame.KEYDOWN, key=key, mod=pygame.KMOD_LSHIFT, unicode=unicode, scancode=scancode)
    house.frame()
    assert isinstance(house.top, RulesScene)


def test_a_short_hold_explains_nothing_where_a_long_one_is_set() -> None:
    house = at("controls")
    house.home.settings.hold = 1.2
    house.home.apply_theme()
    house.top.rebuild()  # type: ignore[attr-defined]
    x, y = house.center(house.named("keys"))
    house.mouse_down(x, y)
    house.run(0.8)
    assert house.ui.notes.bubble_text == ""
    house.run(0.6)
    assert house.ui.notes.bubble_text != ""


def test_a_left_handed_table_has_its_buttons_at_the_left() -> None:
    places = []
    for left_handed in (False, True):
        house = House()
        house.home.settings.left_handed = left_handed
        house.open(house.home.routes.table(ShotWish().match()))
        assert isinstance(house.top, TableScene)
        places.append(house.top.picture.places)
    right, left = places
    assert right.actions.x > right.screen.box.w / 2
    assert left.actions.right < left.screen.box.w / 2


def test_the_hand_runs_from_the_right_as_soon_as_that_is_set() -> None:
    player = Keyboard(seed=3)
    table, front = player.table, Target(What.HAND, 0)
    assert table.picture.box_of(front).x < table.picture.screen.box.w / 4
    player.shell.home.settings.front_right = True
    table.resume(None)
    assert table.picture.box_of(front).right > table.picture.screen.box.w * 3 / 4
    player.run(0.1)
    player.drag_onto(front, Target(What.FIELD, 1))
    assert player.match.game.fields[0][1][1] == 1


def test_captions_tell_what_happens_in_words() -> None:
    told: dict[bool, set[str]] = {}
    for captions in (False, True):
        player = Keyboard(seed=3)
        player.shell.home.settings.captions = captions
        told[captions] = set()
        for _ in range(25):
            player.move()
            told[captions].add(player.table.ui.notes.toast_text)
    assert any("planted" in words for words in told[True])
    assert not any("planted" in words for words in told[False])


def test_a_game_waits_while_another_window_is_in_front() -> None:
    player = Keyboard(seed=3)
    while player.match.game.active == 0:
        player.move()
    player.post(pygame.WINDOWFOCUSLOST)
    player.run(0.1)
    lines = player.match.lines
    player.run(20)
    assert player.match.lines == lines
    player.post(pygame.WINDOWFOCUSGAINED)
    player.run(20)
    assert player.match.lines > lines
