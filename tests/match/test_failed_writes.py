"""A disk that is full, a folder that is gone: the game goes on, and nothing is lost."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.match import Match, TroubleCode
from game.records import read_record, replay
from game.records.store import Store
from game.rules import Plant
from tests.match.table import a_match, let_bots_play

resource = pytest.importorskip("resource")


@contextmanager
def full_disk(size: int) -> Iterator[None]:
    """No file of this program can grow beyond `size` bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def play(match: Match, decisions: int) -> None:
    """Bots play on for a while."""
    for _ in range(decisions):
        match.think()
        match.play()


def assert_whole(match: Match) -> None:
    """The file holds exactly what was played."""
    assert match.path is not None
    replayed = replay(read_record(match.path))
    assert replayed.game.same_as(match.game)
    assert len(replayed.standing()) == len(match.history.entries)


def test_a_full_disk_in_mid_game_is_told_and_made_up_for(tmp_path: Path) -> None:
    match = a_match(0, 4, store=Store.open(tmp_path))
    play(match, 5)
    assert match.path is not None
    for spare in (0, 1, 30, 61, 200):
        with full_disk(match.path.stat().st_size + spare):
            play(match, 8)
            assert match.trouble is not None
            assert match.trouble.code is TroubleCode.WRITE_FAILED
            assert match.trouble.detail
        play(match, 1)
        assert match.trouble is None
        assert_whole(match)
    let_bots_play(match)
    assert_whole(match)


def test_what_a_full_disk_left_can_be_gone_on_with(tmp_path: Path) -> None:
    match = a_match(0, 4, store=Store.open(tmp_path))
    play(match, 5)
    assert match.path is not None
    for spare in range(0, 130, 13):
        with full_disk(match.path.stat().st_size + spare):
            play(match, 6)
        shutil.copy(match.path, tmp_path / "left.bohn")
        resumed = Match.resume(tmp_path / "left.bohn")
        resumed.close()
        replay(read_record(tmp_path / "left.bohn"))


def test_a_disk_that_is_full_from_the_start_gets_the_game_later(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    with full_disk(100):
        match = a_match(1, 3, store=store)
        match.submit(Plant(0, 0))
        assert match.trouble is not None
    match.undo(0)
    assert match.trouble is None
    match.submit(Plant(0, 1))
    assert_whole(match)
    assert store.games() == [match.path]


def test_a_folder_that_vanished_is_made_again_with_the_whole_record(tmp_path: Path) -> None:
    match = a_match(0, 4, store=Store.open(tmp_path))
    play(match, 9)
    shutil.rmtree(tmp_path / "games")
    play(match, 1)
    assert match.trouble is None
    assert_whole(match)


def test_a_folder_that_became_a_file_is_told_until_it_is_a_folder_again(tmp_path: Path) -> None:
    games = tmp_path / "games"
    match = a_match(0, 4, store=Store.open(tmp_path))
    play(match, 9)
    games.rename(tmp_path / "elsewhere")
    games.write_text("in the way")
    play(match, 3)
    assert match.trouble is not None
    games.unlink()
    play(match, 1)
    assert match.trouble is None
    assert_whole(match)


def test_a_resumed_game_on_a_full_disk_goes_on_too(tmp_path: Path) -> None:
    first = a_match(0, 4, store=Store.open(tmp_path))
    play(first, 9)
    first.close()
    assert first.path is not None
    with first.path.open("ab") as file:
        file.write(b'{"seat": 1, "do')
    with full_disk(first.path.stat().st_size):
        match = Match.resume(first.path)
        play(match, 4)
        assert match.trouble is not None
    play(match, 2)
    assert match.trouble is None
    assert_whole(match)


def test_without_a_folder_the_game_is_playable_and_says_so() -> None:
    match = a_match(0, 4, store=Store.open(None))
    assert match.trouble is not None
    assert match.trouble.code is TroubleCode.NO_FOLDER
    let_bots_play(match)
    assert match.over
    match.close()


def test_the_disk_is_synced_at_the_end_of_a_turn_only(tmp_path: Path) -> None:
    match = a_match(0, 4, store=Store.open(tmp_path))
    turns = 0
    while not match.over:
        match.think()
        active = match.game.active
        match.play()
        assert match.sync_due == (match.game.active != active or match.over)
        if match.sync_due:
            match.sync()
            turns += 1
    assert turns > 5
