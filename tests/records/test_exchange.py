"""Games go out and come in: checked, told of, and nothing is ever overwritten."""

from pathlib import Path

import pytest

from game.records import RecordError, read_record, replay
from game.records.exchange import (
    EXPORTS,
    ExchangeCode,
    ExchangeError,
    export_game,
    import_game,
    waiting,
)
from game.records.shelf import shelf_entry
from game.records.store import Store
from game.rules import rules_for
from tests.play import save


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "elsewhere" / "game.bohn"
    path.parent.mkdir()
    save(path, rules_for("classic", 3), 8)
    return path


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store.open(tmp_path / "data")


def refused(call: object, code: ExchangeCode) -> ExchangeError:
    with pytest.raises(ExchangeError) as caught:
        call()  # type: ignore[operator]
    assert caught.value.code is code
    return caught.value


def test_a_record_that_came_in_is_the_next_game(record: Path, store: Store) -> None:
    path = import_game(record, store)
    assert store.games() == [path]
    assert path.read_bytes() == record.read_bytes()
    assert replay(read_record(path)).ended


def test_the_same_record_comes_in_once(record: Path, store: Store) -> None:
    first = import_game(record, store)
    error = refused(lambda: import_game(record, store), ExchangeCode.HERE_ALREADY)
    assert error.path == first
    assert store.games() == [first]


def test_an_unfinished_game_comes_in_and_can_be_gone_on_with(record: Path, store: Store) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join(lines[:9]) + lines[9][:12])
    path = import_game(record, store)
    assert store.newest_unfinished() == path


@pytest.mark.parametrize(
    ("spoil", "line"),
    [
        (lambda data: data[:20] + b"!" + data[20:], 1),
        (lambda data: data.replace(b'"do": "reveal"', b'"do": "revile"', 1), 0),
        (lambda data: data.replace(b'"record": 1', b'"record": 99', 1), 1),
    ],
)
def test_a_bad_file_stays_out_and_is_told_of(
    spoil: object, line: int, record: Path, store: Store
) -> None:
    record.write_bytes(spoil(record.read_bytes()))  # type: ignore[operator]
    error = refused(lambda: import_game(record, store), ExchangeCode.UNREADABLE)
    assert error.detail
    assert error.line == line if line else error.line > 1
    assert store.games() == []


@pytest.mark.parametrize(
    "content", [b"", b"\n", b"no record at all", b"\xff\xfe\n", b"[]\n", b'{"settings": 1}\n']
)
def test_what_is_no_record_is_called_by_its_name(
    content: bytes, record: Path, store: Store
) -> None:
    record.write_bytes(content)
    error = refused(lambda: import_game(record, store), ExchangeCode.NO_RECORD)
    assert "this is not a game record: line 1 " in str(error)
    assert store.games() == []


@pytest.mark.parametrize("name", ["missing.bohn", "folder.bohn", "bad\0name.bohn"])
def test_what_is_no_file_is_told_of(name: str, tmp_path: Path, store: Store) -> None:
    (tmp_path / "folder.bohn").mkdir()
    refused(lambda: import_game(tmp_path / name, store), ExchangeCode.UNREADABLE)


def test_without_a_folder_nothing_comes_in(record: Path) -> None:
    refused(lambda: import_game(record, Store.open(None)), ExchangeCode.NO_FOLDER)


def test_a_copy_goes_out_under_a_name_that_tells_what_it_is(
    record: Path, store: Store, tmp_path: Path
) -> None:
    path = import_game(record, store)
    copy = export_game(path, tmp_path / EXPORTS)
    assert copy.read_bytes() == path.read_bytes()
    assert copy.parent == tmp_path / EXPORTS
    assert copy.name == "classic-3-000001.bohn"


def test_the_same_copy_lies_there_once_and_another_one_beside_it(
    record: Path, store: Store, tmp_path: Path
) -> None:
    path = import_game(record, store)
    first = export_game(path, tmp_path / EXPORTS)
    assert export_game(path, tmp_path / EXPORTS) == first
    first.write_bytes(b"something of my own")
    second = export_game(path, tmp_path / EXPORTS)
    assert second != first
    assert first.read_bytes() == b"something of my own"


def test_a_folder_that_cannot_be_written_is_told_of(record: Path, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", encoding="utf-8")
    refused(lambda: export_game(record, blocked / EXPORTS), ExchangeCode.NOT_WRITTEN)


def test_what_goes_out_can_come_in_elsewhere(record: Path, store: Store, tmp_path: Path) -> None:
    copy = export_game(import_game(record, store), tmp_path / EXPORTS)
    other = Store.open(tmp_path / "other")
    assert import_game(copy, other).read_bytes() == record.read_bytes()


def test_records_that_wait_in_a_folder_are_found(record: Path, tmp_path: Path) -> None:
    (record.parent / "notes.txt").write_text("no record", encoding="utf-8")
    assert waiting(record.parent) == [record]
    assert waiting(tmp_path / "nowhere") == []


def test_the_shelf_tells_who_played_and_how_it_ended(record: Path) -> None:
    entry = shelf_entry(record)
    game = replay(read_record(record)).game
    assert entry.finished
    assert entry.coins == tuple(len(pile) for pile in game.coins)
    assert entry.winners == game.winners
    assert entry.header.rules == rules_for("classic", 3)
    assert entry.date == ""


def test_an_unfinished_game_has_no_winner_on_the_shelf(record: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join(lines[:9]))
    assert not shelf_entry(record).finished


@pytest.mark.parametrize(
    ("told", "day"),
    [
        ("2026-11-30T10:00:00Z", "2026-11-30"),
        ("yesterday at noon", ""),
        (17, ""),
        ("20261130", ""),
    ],
)
def test_the_day_is_told_where_the_record_has_one(told: object, day: str, record: Path) -> None:
    import json

    first, _, rest = record.read_text("utf-8").partition("\n")
    header = json.loads(first) | {"date": told}
    record.write_text(json.dumps(header) + "\n" + rest, encoding="utf-8")
    assert shelf_entry(record).date == day


@pytest.mark.parametrize("end", ['{"do": "end"}', '{"do": "end", "coins": [1], "winners": [0]}'])
def test_an_end_that_does_not_fit_is_no_end(end: str, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    record.write_text("\n".join([*lines[:-1], end]) + "\n", encoding="utf-8")
    assert not shelf_entry(record).finished


def test_a_file_without_a_header_is_not_on_the_shelf(tmp_path: Path) -> None:
    path = tmp_path / "000001.bohn"
    path.write_text("nothing\n", encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        shelf_entry(path)
    assert caught.value.line == 1
