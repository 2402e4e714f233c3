"""What an earlier version kept one folder deeper is found again, and nothing is lost."""

from pathlib import Path

import pytest

from game.cli import main
from game.records.folders import Lock
from game.records.moving_house import moved_up
from game.records.settings import Settings, load_settings, save_settings
from game.records.store import Store
from game.rules import rules_for
from tests.play import save


@pytest.fixture
def new(tmp_path: Path) -> Path:
    """The folder of today, with one of an earlier version in it."""
    old = tmp_path / "bohnanza-table" / "bohnanza-table"
    (old / "games").mkdir(parents=True)
    save(old / "games" / "000001.bohn", rules_for("classic", 3), 1)
    save_settings(Settings(speed="fast"), old)
    return old.parent


def files(folder: Path) -> dict[str, bytes]:
    """Everything in a folder but locks, by its name."""
    found = [path for path in folder.rglob("*") if path.is_file() and path.name != ".lock"]
    return {path.name: path.read_bytes() for path in found}


def test_games_and_settings_of_an_earlier_version_are_found(new: Path) -> None:
    before = files(new)
    assert moved_up(new / new.name, new) == new
    assert files(new) == before
    assert not (new / new.name).exists()
    assert [path.name for path in Store.open(new).games()] == ["000001.bohn"]
    assert load_settings(new)[0].speed == "fast"


def test_without_an_earlier_version_nothing_happens(tmp_path: Path) -> None:
    assert moved_up(tmp_path / "old", tmp_path) == tmp_path
    assert list(tmp_path.iterdir()) == []


def test_while_the_earlier_version_plays_its_folder_is_used_on(new: Path) -> None:
    old = new / new.name
    lock = Lock.take(old / "games" / ".lock")
    assert lock is not None
    assert moved_up(old, new) == old
    lock.release()
    assert moved_up(old, new) == new


def test_what_is_there_already_stays_beside_it(new: Path) -> None:
    save_settings(Settings(speed="relaxed"), new)
    assert moved_up(new / new.name, new) == new
    assert load_settings(new)[0].speed == "relaxed"
    assert load_settings(new / new.name)[0].speed == "fast"
    assert len(Store.open(new).games()) == 1


def test_games_that_cannot_be_moved_are_played_on_where_they_are(
    new: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(path: Path, target: Path) -> Path:
        raise OSError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", fails)
    assert moved_up(new / new.name, new) == new / new.name
    assert (new / new.name / "games" / "000001.bohn").is_file()


def test_the_program_says_one_folder_and_finds_the_old_game_there(
    new: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(new.parent))
    assert main(["export"]) == 0
    assert Path(capsys.readouterr().out.strip()).parent == new / "exports"
