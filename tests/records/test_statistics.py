"""Statistics: filled from finished records only, and never in the way of the game."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from game.match import Match, Seat
from game.match.seats import BOT
from game.records.folders import NoticeCode
from game.records.statistics import FILE, Statistics
from game.records.store import Store
from game.rules import Action, rules_for

RULES = rules_for("base", 3)
SEATS = (
    Seat("Ana", character="dreamer"),
    Seat("Otto", BOT, "random", "farmer", 1),
    Seat("Gerda", BOT, "random", "generous", 2),
)


@cache
def actions_of(seed: int) -> list[Action]:
    """What bots do in a whole game at random."""
    bots = [Seat(s.name, BOT, "random", s.character or "farmer", s.colour) for s in SEATS]
    model = Match.new(RULES, bots, 0, seed, None)
    while not model.over and model.think():
        model.play()
    return [entry.action for entry in model.history.entries]


def played(store: Store, seed: int = 1, finished: bool = True) -> Path:
    """A game with one person in the store."""
    actions = actions_of(seed)
    match = Match.new(RULES, SEATS, 0, seed, store)
    match.submit_all(actions if finished else actions[:10])
    match.close()
    assert match.path is not None
    return match.path


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store.open(tmp_path)


def caught_up(statistics: Statistics) -> Statistics:
    while statistics.catch_up():
        pass
    return statistics


def test_a_finished_game_is_counted_once(tmp_path: Path, store: Store) -> None:
    statistics = Statistics.open(tmp_path, store)
    path = played(store)
    assert statistics.add(path)
    assert not statistics.add(path)
    shutil.copy(path, path.with_name("000099.bohn"))
    assert not statistics.add(path.with_name("000099.bohn"))
    assert statistics.games() == 1
    assert statistics.editions() == [("base", 1)]


def test_seats_are_counted_by_edition_level_and_character(tmp_path: Path, store: Store) -> None:
    statistics = Statistics.open(tmp_path, store)
    for seed in (1, 2, 3):
        statistics.add(played(store, seed))
    (people,) = statistics.people()
    (level,) = statistics.levels()
    assert (people.name, people.seats) == ("base", 3)
    assert (level.name, level.seats) == ("random", 6)
    assert [(c.name, c.seats) for c in statistics.characters()] == [("farmer", 3), ("generous", 3)]
    assert people.wins + level.wins >= 3
    assert level.best >= level.average > 0


def test_unfinished_and_unreadable_games_are_not_counted(tmp_path: Path, store: Store) -> None:
    statistics = Statistics.open(tmp_path, store)
    assert not statistics.add(played(store, finished=False))
    rubbish = tmp_path / "rubbish.bohn"
    rubbish.write_bytes(b"\x00\xff" * 100)
    assert not statistics.add(rubbish)
    assert not statistics.add(tmp_path / "nowhere.bohn")
    assert statistics.games() == 0


def test_names_of_people_are_not_kept(tmp_path: Path, store: Store) -> None:
    statistics = Statistics.open(tmp_path, store)
    statistics.add(played(store))
    statistics.close()
    assert b"Ana" not in (tmp_path / FILE).read_bytes()


def test_games_that_were_missed_are_caught_up_with(tmp_path: Path, store: Store) -> None:
    for seed in (1, 2):
        played(store, seed)
    played(store, 3, finished=False)
    statistics = caught_up(Statistics.open(tmp_path, store))
    assert statistics.games() == 2
    statistics.close()
    again = caught_up(Statistics.open(tmp_path, store))
    assert again.games() == 2


@pytest.mark.parametrize("damage", ["rubbish", "torn", "tables"])
def test_a_damaged_file_is_set_aside_and_made_anew_from_the_records(
    damage: str, tmp_path: Path, store: Store
) -> None:
    statistics = Statistics.open(tmp_path, store)
    for seed in range(4):
        statistics.add(played(store, seed))
    statistics.close()
    file = tmp_path / FILE
    if damage == "rubbish":
        file.write_bytes(b"rubbish" * 1000)
    elif damage == "torn":
        file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    else:
        with sqlite3.connect(file) as base:
            base.execute("drop table seats")
    again = caught_up(Statistics.open(tmp_path, store))
    assert again.games() == 4
    assert again.kept
    assert [notice.code for notice in again.notices] == [NoticeCode.SET_ASIDE]
    assert (tmp_path / f"{FILE}.unreadable").exists()


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write everywhere")
def test_in_a_read_only_folder_the_figures_live_in_memory(tmp_path: Path, store: Store) -> None:
    played(store)
    tmp_path.chmod(0o500)
    try:
        statistics = caught_up(Statistics.open(tmp_path, store))
    finally:
        tmp_path.chmod(0o700)
    assert statistics.games() == 1
    assert not statistics.kept


def test_a_folder_that_cannot_be_made_leaves_figures_in_memory(
    tmp_path: Path, store: Store
) -> None:
    played(store)
    blocked = tmp_path / "file"
    blocked.write_text("no folder", "utf-8")
    statistics = caught_up(Statistics.open(blocked / "data", store))
    assert statistics.games() == 1
    assert not statistics.kept
    assert [notice.code for notice in statistics.notices] == [NoticeCode.NOT_WRITABLE]


def test_a_newer_versions_file_is_left_alone(tmp_path: Path, store: Store) -> None:
    file = tmp_path / FILE
    with sqlite3.connect(file) as base:
        base.execute("pragma user_version = 99")
    before = file.read_bytes()
    statistics = Statistics.open(tmp_path, store)
    assert not statistics.kept
    assert [notice.code for notice in statistics.notices] == [NoticeCode.NEWER_VERSION]
    statistics.add(played(store))
    assert file.read_bytes() == before


def test_two_programs_count_into_one_file(tmp_path: Path, store: Store) -> None:
    one, other = Statistics.open(tmp_path, store), Statistics.open(tmp_path, store)
    paths = [played(store, seed) for seed in range(4)]
    for number, path in enumerate(paths):
        assert (one, other)[number % 2].add(path)
        assert not (other, one)[number % 2].add(path)
    assert one.games() == other.games() == 4


@pytest.mark.slow
def test_a_file_that_another_program_holds_is_told_and_not_waited_for_long(
    tmp_path: Path, store: Store
) -> None:
    statistics = Statistics.open(tmp_path, store)
    path = played(store)
    code = (
        "import sqlite3, sys, time\n"
        f"base = sqlite3.connect({str(tmp_path / FILE)!r}, isolation_level=None)\n"
        "base.execute('begin exclusive'); print('held', flush=True); sys.stdin.read()\n"
    )
    holder = subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == b"held\n"
    assert not statistics.add(path)
    holder.communicate()
    assert statistics.add(path)


def test_beginning_again_forgets_the_figures_for_good(tmp_path: Path, store: Store) -> None:
    statistics = Statistics.open(tmp_path, store)
    statistics.add(played(store))
    statistics.clear()
    assert statistics.games() == 0
    statistics.close()
    assert caught_up(Statistics.open(tmp_path, store)).games() == 0


def test_without_a_folder_all_is_in_memory() -> None:
    statistics = Statistics.open(None, Store.open(None))
    assert not statistics.catch_up()
    assert statistics.games() == 0
