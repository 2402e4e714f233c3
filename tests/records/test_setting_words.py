"""Settings on the command line: NAME=VALUE, clear errors, nothing kept."""

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from game.records.setting_words import SettingError, setting_from
from game.records.settings import Settings, load_settings, names_of_settings, save_settings

WORDS: dict[str, tuple[str, Any]] = {
    "master_volume": ("0.25", 0.25),
    "music_volume": ("0", 0.0),
    "sound_volume": ("1", 1.0),
    "tap_volume": ("0", 0.0),
    "mute": ("on", True),
    "speed": ("fast", "fast"),
    "calm": ("on", True),
    "reduced_motion": ("yes", True),
    "full_screen": ("true", True),
    "text_size": ("150", 150),
    "language": ("lv", "lv"),
    "hints": ("off", False),
    "trade_timer": ("6", 6),
    "left_handed": ("on", True),
    "front_right": ("on", True),
    "mono": ("on", True),
    "captions": ("on", True),
    "high_contrast": ("on", True),
    "hold": ("0.8", 0.8),
    "cooldown": ("on", True),
    "scan": ("2", 2.0),
    "two_buttons": ("on", True),
    "screen_keys": ("never", "never"),
    "keys": ("t:r,r:t", {"t": "r", "r": "t"}),
    "pad": ("choose:1,back:0", {"choose": 1, "back": 0}),
}
OWN = ["names=x", "last_setup={}", "last_setup=none", "last-setup=1"]
"""What the program keeps for itself."""


def test_every_setting_can_be_set_by_words() -> None:
    assert set(WORDS) == set(names_of_settings()) - {"names", "last_setup"}


@pytest.mark.parametrize("word", OWN)
def test_what_the_program_keeps_for_itself_is_not_set_by_hand(word: str) -> None:
    with pytest.raises(SettingError, match="kept by the program itself; settings are ") as told:
        setting_from(word)
    assert all(name in str(told.value) for name in WORDS)


@pytest.mark.parametrize("name", WORDS)
def test_a_word_sets_it_to_something_else_than_its_default(name: str) -> None:
    text, value = WORDS[name]
    assert setting_from(f"{name}={text}") == (name, value)
    assert getattr(Settings(), name) != value


def test_every_setting_of_a_person_has_a_check() -> None:
    own = {field.name for field in fields(Settings)} - {"unknown", "writable", "for_now"}
    assert own == set(names_of_settings())


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("mute", "NAME=VALUE"),
        ("loudness=1", "settings are master_volume"),
        ("mute=7", "on or off"),
        ("speed=warp", "relaxed, normal, fast, instant"),
        ("text_size=110", "100, 125, 150"),
        ("text_size=big", "100, 125, 150"),
        ("music_volume=2", "from 0 to 1"),
        ("music_volume=nan", "from 0 to 1"),
        ("scan=5", "0, 0.6, 1, 1.5, 2, 3"),
        ("keys=t", "t:r"),
        ("keys=t:r,d:r", "t:r"),
        ("pad=jump:1", "choose:1"),
        ("pad=choose:x", "choose:1"),
    ],
)
def test_what_cannot_be_is_told_with_what_can(word: str, told: str) -> None:
    with pytest.raises(SettingError, match=told):
        setting_from(word)


def test_what_is_set_for_now_is_not_kept(tmp_path: Path) -> None:
    settings = Settings(speed="fast")
    settings.set_for_now("speed", "instant")
    assert settings.speed == "instant"
    save_settings(settings, tmp_path)
    assert load_settings(tmp_path)[0].speed == "fast"


def test_what_a_person_changes_after_that_is_kept(tmp_path: Path) -> None:
    settings = Settings(speed="fast")
    settings.set_for_now("speed", "instant")
    settings.speed = "relaxed"
    save_settings(settings, tmp_path)
    assert load_settings(tmp_path)[0].speed == "relaxed"
