"""Settings, the house's file and statistics on a disk that is full: what was there stays."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.records.folders import NoticeCode
from game.records.house import keep_volume, read_volume
from game.records.settings import FILE, Settings, load_settings, save_settings
from game.records.statistics import Statistics
from game.records.store import Store
from game.rules import rules_for
from tests.play import save

resource = pytest.importorskip("resource")


@contextmanager
def full_disk() -> Iterator[None]:
    """No file of this program can grow."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_settings_stay_as_they_were_and_nothing_half_written_is_left(tmp_path: Path) -> None:
    assert save_settings(Settings(speed="fast"), tmp_path) is None
    before = sorted(path.name for path in tmp_path.iterdir())
    with full_disk():
        notice = save_settings(Settings(speed="relaxed"), tmp_path)
    assert notice is not None
    assert notice.code is NoticeCode.NOT_WRITABLE
    assert notice.path == tmp_path / FILE
    assert load_settings(tmp_path)[0].speed == "fast"
    assert sorted(path.name for path in tmp_path.iterdir()) == before
    assert save_settings(Settings(speed="relaxed"), tmp_path) is None
    assert load_settings(tmp_path)[0].speed == "relaxed"


def test_the_volume_of_the_house_stays_as_it_was(tmp_path: Path) -> None:
    assert keep_volume(0.25, tmp_path) is None
    with full_disk():
        assert keep_volume(0.75, tmp_path) is not None
    assert read_volume(tmp_path) == 0.25


def test_a_game_that_could_not_be_counted_is_counted_later(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    path = store.new_path()
    assert path is not None
    save(path, rules_for("base", 3), 1)
    statistics = Statistics.open(tmp_path, store)
    with full_disk():
        statistics.add(path)
    assert statistics.editions() == []
    while statistics.catch_up():
        pass
    assert statistics.editions() == [("base", 1)]
    statistics.close()
    store.close()
