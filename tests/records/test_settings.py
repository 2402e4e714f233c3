"""Settings: typed, checked name by name, never lost, never raising."""

import json
from dataclasses import asdict
from pathlib import Path
from random import Random

import pytest

from game.records.folders import NoticeCode
from game.records.settings import FILE, Settings, load_settings, save_settings
from tests.damage import damaged


def changed() -> Settings:
    """Settings that all differ from the defaults."""
    return Settings(
        master_volume=0.1,
        music_volume=0.0,
        sound_volume=1.0,
        tap_volume=0.3,
        mute=True,
        speed="fast",
        calm=True,
        reduced_motion=True,
        full_screen=True,
        text_size=150,
        language="de",
        hints=False,
        trade_timer=12,
        left_handed=True,
        front_right=True,
        mono=True,
        captions=True,
        high_contrast=True,
        hold=1.2,
        cooldown=True,
        scan=1.5,
        two_buttons=True,
        screen_keys="always",
        keys={"t": "r", "r": "t"},
        pad={"choose": 1, "back": 0},
        names=["Ana", "Đặng", "Jānis"],
        last_setup={"edition": "duel", "seats": [{}, {}]},
    )


def write(folder: Path, content: object) -> Path:
    """A settings file with this content (bytes as they are)."""
    path = folder / FILE
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    return path


def test_without_a_file_there_are_defaults(tmp_path: Path) -> None:
    assert load_settings(tmp_path) == (Settings(), [])
    assert load_settings(None) == (Settings(), [])


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    assert save_settings(changed(), tmp_path / "new" / "folder") is None
    assert load_settings(tmp_path / "new" / "folder") == (changed(), [])


def test_every_setting_of_the_test_differs_from_its_default() -> None:
    left = {"unknown", "writable", "for_now"}
    plain = asdict(Settings())
    assert all(
        value != plain[name] for name, value in asdict(changed()).items() if name not in left
    )


def test_unknown_names_are_kept_and_written_back(tmp_path: Path) -> None:
    path = write(tmp_path, {"settings": 1, "mute": True, "future": {"a": [1]}})
    settings, notices = load_settings(tmp_path)
    assert settings.mute
    assert notices == []
    settings.mute = False
    save_settings(settings, tmp_path)
    values = json.loads(path.read_text())
    assert values["future"] == {"a": [1]}
    assert values["mute"] is False


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("master_volume", 2),
        ("master_volume", -0.1),
        ("master_volume", True),
        ("music_volume", "loud"),
        ("sound_volume", float("nan")),
        ("mute", 1),
        ("speed", "warp"),
        ("speed", 3),
        ("text_size", 110),
        ("text_size", 100.0),
        ("text_size", "100"),
        ("trade_timer", False),
        ("trade_timer", 5),
        ("language", None),
        ("language", "x" * 17),
        ("names", "Ana"),
        ("names", [1]),
        ("names", ["Ana\ud800"]),
        ("names", ["Ana\n"]),
        ("last_setup", []),
        ("left_handed", None),
    ],
)
def test_a_wrong_value_takes_its_default_and_is_told(
    tmp_path: Path, name: str, value: object
) -> None:
    path = write(tmp_path, {"settings": 1, "hints": False, name: value})
    settings, notices = load_settings(tmp_path)
    assert getattr(settings, name) == getattr(Settings(), name)
    assert not settings.hints
    assert [(notice.code, notice.path, notice.detail) for notice in notices] == [
        (NoticeCode.SETTING_REPLACED, path, name)
    ]


def test_unknown_names_that_utf_8_cannot_hold_are_kept_too(tmp_path: Path) -> None:
    write(tmp_path, {"settings": 1, "future": "\ud800"})
    for _ in range(2):
        settings, notices = load_settings(tmp_path)
        assert notices == []
        assert settings.unknown == {"future": "\ud800"}
        assert save_settings(settings, tmp_path) is None


def test_a_file_of_a_newer_version_is_refused_and_kept(tmp_path: Path) -> None:
    path = write(tmp_path, {"settings": 2, "mute": True})
    content = path.read_bytes()
    settings, notices = load_settings(tmp_path)
    assert not settings.mute
    assert [notice.code for notice in notices] == [NoticeCode.NEWER_VERSION]
    assert save_settings(settings, tmp_path) is None
    assert path.read_bytes() == content


def test_an_unreadable_file_is_kept_and_the_one_before_it_is_read(tmp_path: Path) -> None:
    save_settings(changed(), tmp_path)
    save_settings(Settings(), tmp_path)
    write(tmp_path, b'{"settings": 1, "mu')
    settings, notices = load_settings(tmp_path)
    assert settings == changed()
    assert [notice.code for notice in notices] == [NoticeCode.SETTINGS_UNREADABLE]
    assert (tmp_path / f"{FILE}.unreadable").read_bytes() == b'{"settings": 1, "mu'
    assert load_settings(tmp_path) == (changed(), [])


def test_one_file_before_is_kept(tmp_path: Path) -> None:
    for size in (100, 125, 150):
        save_settings(Settings(text_size=size), tmp_path)
    previous = json.loads((tmp_path / f"{FILE}.previous").read_text())
    assert previous["text_size"] == 125
    assert sorted(path.name for path in tmp_path.iterdir()) == [FILE, f"{FILE}.previous"]


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    notice = save_settings(Settings(), tmp_path / "file")
    assert notice is not None
    assert notice.code is NoticeCode.NOT_WRITABLE
    assert notice.detail
    settings, _ = load_settings(tmp_path / "file")
    assert settings == Settings()


def test_a_folder_in_place_of_the_file_is_told(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    settings, notices = load_settings(tmp_path)
    assert settings == Settings()
    assert [notice.code for notice in notices] == [NoticeCode.SETTINGS_UNREADABLE]


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b"[]", b"null", b"[" * 100_000, b"1e999"]
)
def test_rubbish_gives_defaults_and_a_message(tmp_path: Path, content: bytes) -> None:
    write(tmp_path, content)
    settings, notices = load_settings(tmp_path)
    assert settings == Settings()
    assert [notice.code for notice in notices] == [NoticeCode.SETTINGS_UNREADABLE]


def test_mutated_files_never_raise_and_give_sound_settings(tmp_path: Path) -> None:
    save_settings(changed(), tmp_path)
    whole = (tmp_path / FILE).read_bytes()
    chance = Random(5)
    for number in range(400):
        write(tmp_path, damaged(whole, chance))
        (tmp_path / f"{FILE}.previous").unlink(missing_ok=True)
        settings, _ = load_settings(tmp_path)
        assert 0 <= settings.master_volume <= 1
        assert settings.text_size in (100, 125, 150)
        assert isinstance(settings.names, list)
        if number % 20 == 0:
            assert save_settings(settings, tmp_path / "again") is None


def test_a_mistake_is_named_with_its_line(tmp_path: Path) -> None:
    write(tmp_path, b'{\n  "settings": 1,\n  "mute": true,\n  "speed": "sideways"\n}\n')
    assert [notice.place for notice in load_settings(tmp_path)[1]] == [f"{tmp_path / FILE}:4"]
    write(tmp_path, b'{\n  "settings": 1,\n  "mute": maybe\n}\n')
    assert load_settings(tmp_path)[1][0].place == f"{tmp_path / FILE}:3"
    write(tmp_path, b'{\n  "settings": 1,\n  "names": ["\xff"]\n}\n')
    assert load_settings(tmp_path)[1][0].place == f"{tmp_path / FILE}:3"
