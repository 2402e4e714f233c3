"""The games folder: numbered, never deleted, safe for two programs at once."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.match.match import Match
from game.match.seats import GameSetup, Seat
from game.records import read_record, replay
from game.records.folders import NoticeCode
from game.records.store import Store
from tests.damage import damaged

ROOT = Path(__file__).resolve().parents[2]


def begin(store: Store, decisions: int = 5) -> Path:
    """A game of bots that was left after some decisions; its path."""
    seats = tuple(Seat(str(number), "bot", "easy") for number in range(3))
    match = Match.begin(GameSetup("classic", seats, {}, 0, 5), store)
    for _ in range(decisions):
        if match.think():
            match.play()
    match.close()
    assert match.path is not None
    return match.path


def codes(store: Store) -> list[NoticeCode]:
    """What a person would be told."""
    return [notice.code for notice in store.notices]


def test_games_are_numbered_in_the_order_they_began(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    paths = [begin(store) for _ in range(3)]
    assert [path.name for path in paths] == ["000001.bohn", "000002.bohn", "000003.bohn"]
    assert store.games() == paths


def test_the_newest_unfinished_game_is_gone_on_with(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    begin(store)
    second = begin(store)
    finished = begin(store, 2000)
    assert store.finished(finished)
    assert not store.finished(second)
    assert store.newest_unfinished() == second
    assert store.notices == []


def test_without_games_there_is_nothing_to_go_on_with(tmp_path: Path) -> None:
    assert Store.open(tmp_path).newest_unfinished() is None


def test_a_player_called_end_does_not_end_a_game(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    seats = tuple(Seat('"do": "end"') for _ in range(3))
    match = Match.begin(GameSetup("classic", seats, {}, 0, 5), store)
    assert match.path is not None
    assert not store.finished(match.path)


def test_an_unreadable_game_is_set_aside_and_told_never_deleted(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    good, bad = begin(store), begin(store)
    rubbish = b"\x00\xff rubbish" + bad.read_bytes()
    bad.write_bytes(rubbish)
    assert store.newest_unfinished() == good
    aside = tmp_path / "games" / "set-aside" / bad.name
    assert aside.read_bytes() == rubbish
    assert not bad.exists()
    assert codes(store) == [NoticeCode.SET_ASIDE]
    assert f"{bad}:1" in store.notices[0].detail
    assert store.notices[0].path == aside


def test_a_number_that_was_set_aside_is_not_used_again(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    bad = begin(store)
    bad.write_bytes(b"")
    assert store.newest_unfinished() is None
    assert begin(store).name == "000002.bohn"


def test_the_number_of_a_deleted_game_is_not_used_again(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    begin(store)
    begin(store).unlink()
    assert begin(store).name == "000003.bohn"
    store.games()[-1].unlink()
    store.close()
    assert begin(Store.open(tmp_path)).name == "000004.bohn"


@pytest.mark.parametrize("rubbish", [b"", b"\xff" * 40, b"12", b"-00000001\n", b"9" * 400])
def test_rubbish_where_the_last_number_stands_counts_as_none(
    tmp_path: Path, rubbish: bytes
) -> None:
    store = Store.open(tmp_path)
    begin(store)
    (tmp_path / "games" / ".lock").write_bytes(rubbish)
    assert begin(store).name == "000002.bohn"


def test_two_files_of_one_name_can_be_set_aside(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    path = tmp_path / "games" / "000001.bohn"
    kept = []
    for content in (b"one", b"two"):
        path.write_bytes(content)
        kept.append(store.set_aside(path, "rubbish").read_bytes())
    assert kept == [b"one", b"two"]
    assert len(list((tmp_path / "games" / "set-aside").iterdir())) == 2


def test_a_game_of_a_newer_version_stays_where_it_is(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    old, newer = begin(store), begin(store)
    content = newer.read_bytes().replace(b'"record": 1', b'"record": 2', 1)
    newer.write_bytes(content)
    for _ in range(2):
        assert store.newest_unfinished() == old
    assert newer.read_bytes() == content
    assert codes(store) == [NoticeCode.NEWER_VERSION]


def test_a_torn_line_is_no_reason_to_set_a_game_aside(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    path = begin(store)
    with path.open("ab") as file:
        file.write(b'{"seat": 1, "do": "pl')
    assert store.newest_unfinished() == path
    assert store.notices == []


def test_a_game_that_is_over_but_lacks_its_end_line_is_closed(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    path = begin(store, 2000)
    whole = path.read_bytes()
    path.write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]))
    assert store.newest_unfinished() is None
    assert path.read_bytes() == whole


def test_other_files_in_the_folder_are_left_alone(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    for name in ("notes.txt", "x.bohn", "1.bohn.bak", "000001.bohnx"):
        (tmp_path / "games" / name).write_text("mine")
    assert store.games() == []
    assert store.newest_unfinished() is None
    assert (tmp_path / "games" / "notes.txt").read_text() == "mine"


def test_a_second_program_says_so_and_uses_another_folder(tmp_path: Path) -> None:
    first, second, third = (Store.open(tmp_path) for _ in range(3))
    assert codes(first) == []
    assert codes(second) == codes(third) == [NoticeCode.SECOND_PROGRAM]
    paths = {begin(store).parent for store in (first, second, third)}
    assert len(paths) == 3
    assert second.newest_unfinished() == second.games()[0]
    second.close()
    again = Store.open(tmp_path)
    assert again.folder == second.folder


def test_with_all_folders_taken_games_are_played_in_memory(tmp_path: Path) -> None:
    stores = [Store.open(tmp_path) for _ in range(10)]
    assert stores[-1].folder is None
    assert stores[-1].new_path() is None
    assert codes(stores[-1]) == [NoticeCode.SECOND_PROGRAM]


def test_the_lock_of_a_killed_program_is_no_lock(tmp_path: Path) -> None:
    code = (
        "import os, signal, sys; from pathlib import Path; from game.records.store import Store\n"
        "store = Store.open(Path(sys.argv[1])); print(len(store.notices), flush=True)\n"
        "sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"0\n"
        assert codes(Store.open(tmp_path)) == [NoticeCode.SECOND_PROGRAM]
        other.kill()
        other.wait()
    assert codes(Store.open(tmp_path)) == []


def test_where_nothing_can_be_written_the_store_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    store = Store.open(tmp_path / "file")
    assert codes(store) == [NoticeCode.NOT_WRITABLE]
    assert store.folder is None
    assert store.new_path() is None
    assert store.games() == []
    assert store.newest_unfinished() is None


def test_in_memory_there_is_no_folder_and_nothing_to_tell() -> None:
    store = Store.open(None)
    assert store.folder is None
    assert store.notices == []
    store.close()


def test_what_the_store_finds_can_be_replayed(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    begin(store)
    path = store.newest_unfinished()
    assert path is not None
    assert not replay(read_record(path)).game.over


def test_mutated_games_are_gone_on_with_or_set_aside_and_never_lost(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    path = begin(store, 40)
    whole = path.read_bytes()
    chance = Random(2)
    aside = 0
    for _ in range(200):
        data = damaged(whole, chance)
        path.write_bytes(data)
        if store.newest_unfinished() == path:
            Match.resume(path).close()
        elif not path.exists():
            assert store.notices[-1].path is not None
            assert store.notices[-1].path.read_bytes() == data
            assert store.notices[-1].detail.startswith(str(path))
            aside += 1
    assert aside > 100
