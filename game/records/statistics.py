"""Statistics of finished games, in one sqlite file; the records are the truth, this a summary.

Names of people are not kept. A computer player whose level was changed while a game ran counts
under the level that it ended with. A damaged file is set aside and made anew from the finished
records. Where nothing can be written, the figures live in memory for as long as the program
runs. Two programs may use the file at once: each game is counted once. Whoever owns the
statistics calls `catch_up` in quiet moments until it is through.
"""

from __future__ import annotations

import hashlib
import logging
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from game.records.errors import RecordError
from game.records.folders import Notice, NoticeCode
from game.records.levels import read_levels
from game.records.reader import read_record
from game.records.replay import Replay, replay
from game.records.store import Store
from game.rules import Reveal

VERSION = 1
FILE = "statistics.sqlite"
BUSY_SECONDS = 2.0
log = logging.getLogger(__name__)

_TABLES = """
create table if not exists games (
    id text primary key, edition text not null, players integer not null, turns integer not null);
create table if not exists counted (file text primary key);
create table if not exists seats (
    game text not null references games (id), seat integer not null, human integer not null,
    level text not null, character text not null, coins integer not null, won integer not null,
    primary key (game, seat));
"""
_SUMS = """
select {by}, count(*), sum(won), sum(coins), max(coins) from seats join games on game = id
where {which} group by {by} order by {by}
"""


class Tally(NamedTuple):
    """What one group of seats has come to: `name` is the edition, level or character."""

    name: str
    seats: int
    wins: int
    coins: int
    best: int

    @property
    def average(self) -> float:
        """Coins a seat."""
        return self.coins / self.seats if self.seats else 0.0


class Statistics:
    """Open it with `Statistics.open`. No method raises on a bad file or folder."""

    def __init__(
        self, base: sqlite3.Connection, path: Path | None, store: Store, notices: list[Notice]
    ) -> None:
        self._base = base
        self._path = path
        self._store = store
        self.notices = notices
        counted = {row[0] for row in self._rows("select file from counted")}
        self._waiting = [game for game in store.games() if _file(game) not in counted]

    @classmethod
    def open(cls, data_dir: Path | None, store: Store) -> Statistics:
        """The statistics of a data folder (None: in memory only), fed from the store's records."""
        if data_dir is None:
            return cls(_in_memory(), None, store, [])
        path = data_dir / FILE
        notices: list[Notice] = []
        for _ in range(2):
            try:
                return cls(_opened(path), path, store, notices)
            except _NewerError as error:
                notices.append(Notice(NoticeCode.NEWER_VERSION, path, str(error)))
                break
            except (sqlite3.Error, OSError) as error:
                if not _damaged(error):
                    notices.append(Notice(NoticeCode.NOT_WRITABLE, path, str(error)))
                    break
                _set_aside(path, notices, str(error))
        return cls(_in_memory(), None, store, notices)

    @property
    def kept(self) -> bool:
        """Whether the figures stand in a file."""
        return self._path is not None

    def catch_up(self) -> bool:
        """Count the next finished record that is not counted yet; True while there may be more.

        One record takes some hundredths of a second.
        """
        if self._waiting:
            path = self._waiting.pop()
            if self._store.finished(path):
                self.add(path)
        return bool(self._waiting)

    def add(self, record: Path) -> bool:
        """Count a finished record, once; False when it is not finished, or cannot be read."""
        try:
            replayed = replay(read_record(record))
        except RecordError as error:
            log.warning("not counted: %s", error)
            return False
        if not replayed.ended:
            return False
        try:
            with self._base:
                return self._insert(record, replayed)
        except sqlite3.Error as error:
            log.warning("statistics could not be written: %s", error)
            return False

    def games(self) -> int:
        """How many games were counted."""
        return sum(count for _, count in self.editions())

    def editions(self) -> list[tuple[str, int]]:
        """Each edition and how many games of it were counted."""
        rows = self._rows("select edition, count(*) from games group by edition order by edition")
        return [(str(edition), int(count)) for edition, count in rows]

    def people(self) -> list[Tally]:
        """What people came to, by edition."""
        return self._tallies("edition", "human = 1")

    def levels(self) -> list[Tally]:
        """What computer players came to, by level."""
        return self._tallies("level", "human = 0")

    def characters(self) -> list[Tally]:
        """What computer players came to, by character."""
        return self._tallies("character", "human = 0")

    def clear(self) -> None:
        """Begin again at nothing; games that were counted are not counted again."""
        try:
            with self._base:
                self._base.execute("delete from seats")
                self._base.execute("delete from games")
        except sqlite3.Error as error:
            log.warning("statistics could not be cleared: %s", error)

    def close(self) -> None:
        """Let go of the file."""
        self._base.close()

    def _insert(self, record: Path, replayed: Replay) -> bool:
        game = _identity(replayed)
        rules, entries = replayed.record.header.rules, replayed.standing()
        turns = sum(isinstance(entry.action, Reveal) for entry in entries)
        self._base.execute("insert or ignore into counted values (?)", (_file(record),))
        values = (game, rules.edition, rules.players, turns)
        done = self._base.execute("insert or ignore into games values (?, ?, ?, ?)", values)
        if not done.rowcount:
            return False
        rows = _seat_rows(game, replayed)
        self._base.executemany("insert or ignore into seats values (?, ?, ?, ?, ?, ?, ?)", rows)
        return True

    def _tallies(self, by: str, which: str) -> list[Tally]:
        return [Tally(str(row[0]), *map(int, row[1:])) for row in self._rows(_sums(by, which))]

    def _rows(self, query: str) -> Sequence[tuple[Any, ...]]:
        try:
            return self._base.execute(query).fetchall()
        except sqlite3.Error as error:
            log.warning("statistics could not be read: %s", error)
            return []


class _NewerError(Exception):
    """A newer version of the program made the file."""


def _sums(by: str, which: str) -> str:
    return _SUMS.format(by=by, which=which)


def _in_memory() -> sqlite3.Connection:
    base = sqlite3.connect(":memory:")
    base.executescript(_TABLES)
    return base


def _opened(path: Path) -> sqlite3.Connection:
    """The file, with its tables. Raises sqlite3.Error and OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    base = sqlite3.connect(path, timeout=BUSY_SECONDS)
    try:
        version = base.execute("pragma user_version").fetchone()[0]
        if version > VERSION:
            raise _NewerError(version)
        if base.execute("pragma quick_check").fetchone()[0] != "ok":
            raise sqlite3.DatabaseError("the file is damaged")
        if version < VERSION:
            base.executescript(_TABLES)
            base.execute(f"pragma user_version = {VERSION}")
        base.execute("select count(won) from seats join games on game = id").fetchone()
        base.execute("begin immediate")
        base.rollback()
    except BaseException:
        base.close()
        raise
    return base


def _damaged(error: Exception) -> bool:
    """Whether the file itself is bad, and not the folder or another program in the way."""
    if isinstance(error, sqlite3.OperationalError):
        return "no such" in str(error)
    return isinstance(error, sqlite3.DatabaseError)


def _set_aside(path: Path, notices: list[Notice], reason: str) -> None:
    target, copy = path.with_name(f"{path.name}.unreadable"), 1
    while target.exists():
        copy += 1
        target = path.with_name(f"{path.name}.unreadable-{copy}")
    try:
        path.replace(target)
        path.with_name(path.name + "-journal").unlink(missing_ok=True)
    except OSError:
        target = path
    notices.append(Notice(NoticeCode.SET_ASIDE, target, reason))


def _identity(replayed: Replay) -> str:
    """The same for a copy of the same game, another for any other game."""
    record = replayed.record
    parts = [str(record.header.info.get("seed")), str(record.header.deck), str(record.header.start)]
    parts += [str(sorted(line.value.items(), key=str)) for line in record.lines]
    return hashlib.sha256("\n".join(parts).encode("utf-8", "surrogatepass")).hexdigest()[:32]


def _file(record: Path) -> str:
    return f"{record.parent.name}/{record.name}"


def _seat_rows(game: str, replayed: Replay) -> list[tuple[object, ...]]:
    rules, final = replayed.record.header.rules, replayed.game
    told = replayed.record.header.seats or [{}] * rules.players
    changed = read_levels(replayed.record.path)
    rows: list[tuple[object, ...]] = []
    for seat, about in enumerate(told):
        human = about.get("player", "human") != "bot"
        level = "" if human else _word(changed.get(seat, about.get("level")))
        character = "" if human else _word(about.get("character"))
        won = seat in (final.winners or ())
        rows.append((game, seat, human, level, character, len(final.coins[seat]), won))
    return rows


def _word(value: object) -> str:
    return value if isinstance(value, str) and len(value) <= 24 and value.isascii() else ""
