"""Logs that stay small, and reports that a person can send without giving anybody away."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.cli.logs import FILES, MAX_BYTES, LastLines, start_logging, stop_logging
from game.cli.reports import KEPT, hide, names_in, without_names, write_report
from game.match import Match, Seat
from game.match.seats import BOT
from game.records import read_record, replay
from game.records.store import Store
from game.rules import rules_for

log = logging.getLogger("test")


@pytest.fixture
def logged(tmp_path: Path) -> Iterator[LastLines]:
    level = logging.getLogger().level
    last = start_logging("info", tmp_path)
    yield last
    stop_logging(last)
    logging.getLogger().setLevel(level)


def record_of(tmp_path: Path) -> Path:
    store = Store.open(tmp_path)
    seats = (Seat("Ana Maria"), Seat("Kārlis"), Seat("Otto", BOT, "easy", "farmer", 2))
    match = Match.new(rules_for("base", 3), seats, 0, 5, store)
    match.submit(match.view(0).legal(0)[0])
    match.close()
    store.close()
    assert match.path is not None
    return match.path


def test_log_files_turn_over_and_stay_small(tmp_path: Path, logged: LastLines) -> None:
    for _ in range(FILES * 3 * MAX_BYTES // 1000):
        log.warning("%s", "x" * 900)
    files = list((tmp_path / "log").iterdir())
    assert len(files) == FILES
    assert all(file.stat().st_size <= MAX_BYTES for file in files)


def test_the_level_decides_what_is_logged(tmp_path: Path, logged: LastLines) -> None:
    log.debug("too much")
    log.info("just so")
    text = (tmp_path / "log" / "game.log").read_text("utf-8")
    assert "just so" in text
    assert "too much" not in text


def test_the_home_folder_is_not_in_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "ana"))
    last = start_logging("info", tmp_path)
    log.warning("cannot write %s", tmp_path / "ana" / "games")
    stop_logging(last)
    assert last.lines()[-1].endswith("cannot write ~/games")


def test_the_last_lines_are_at_hand(logged: LastLines) -> None:
    for number in range(1000):
        log.warning("line %d", number)
    assert len(logged.lines()) == 300
    assert logged.lines()[-1].endswith("line 999")


def test_a_folder_that_cannot_be_written_is_told_and_nothing_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", "utf-8")
    last = start_logging("warning", blocked)
    log.warning("on it goes")
    stop_logging(last)
    assert "no log file" in caplog.text
    assert last.lines()[-1].endswith("on it goes")


def test_a_report_has_versions_story_log_and_record(tmp_path: Path) -> None:
    record = record_of(tmp_path)
    folder = write_report(tmp_path, "RuntimeError: a bean too many", record, ["one", "two"])
    assert folder is not None
    text = (folder / "report.txt").read_text("utf-8")
    assert "pygame-ce" in text
    assert "a bean too many" in text
    assert (folder / "log.txt").read_text("utf-8") == "one\ntwo\n"
    told = replay(read_record(folder / "record.bohn"))
    assert told.game.same_as(replay(read_record(record)).game)


def test_nobodys_name_is_in_a_report(tmp_path: Path) -> None:
    record = record_of(tmp_path)
    story = f"KeyError: 'Ana Maria' in {Path.home()}/games; Kārlis was next"
    folder = write_report(tmp_path, story, record, ["Ana Maria planted"])
    assert folder is not None
    for file in folder.iterdir():
        text = file.read_text("utf-8")
        assert "Ana" not in text
        assert "Kārlis" not in text
        assert json.dumps("Kārlis") not in text
        assert str(Path.home()) + "/" not in text
    assert names_in((folder / "record.bohn").read_bytes()) == ["Seat 1", "Seat 2"]


def test_only_the_newest_reports_are_kept(tmp_path: Path) -> None:
    for number in range(KEPT + 5):
        assert write_report(tmp_path, f"story {number}", None, []) is not None
    names = sorted(path.name for path in (tmp_path / "reports").iterdir())
    assert len(names) == KEPT
    assert names[-1] == f"report-{KEPT + 5:06d}"


def test_a_report_that_cannot_be_written_is_none(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", "utf-8")
    assert write_report(blocked, "story", None, []) is None


@pytest.mark.parametrize("record", [b"", b"rubbish", b"[]\n", b'{"seats": 3}\n', b"\xff\xfe"])
def test_a_damaged_record_is_reported_as_it_is(record: bytes) -> None:
    assert without_names(record) == record
    assert names_in(record) == []


def test_a_name_inside_another_word_is_left() -> None:
    assert hide("Ana planted a banana", ["Ana"]) == "(name) planted a banana"
