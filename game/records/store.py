"""The games folder: one record a game, numbered, nothing ever deleted.

Names are `000001.bohn`, `000002.bohn`, …: the number orders them, no clock is needed. When a
second program runs on the same data folder it gets a folder of its own (`games-2`, …).
"""

import json
import os
import re
from pathlib import Path

from game.records.beside import move_beside
from game.records.errors import RecordError
from game.records.folders import DIGITS, GAMES, SET_ASIDE, Lock, Notice, NoticeCode, sync_folder
from game.records.header import VERSION
from game.records.jsonlines import last_line
from game.records.reader import MAX_BYTES, read_record
from game.records.replay import Replay, replay
from game.records.writer import RecordWriter

SUFFIX = ".bohn"
SLOTS = 9
_NAME = re.compile(r"([0-9]{1,12})(-[0-9]+)?\.bohn")


class Store:
    """Where the games of this program are kept. Open it with `Store.open`.

    `folder` is None where nothing can be kept: games are then played in memory only.
    `notices` collects what a person should be told; whoever tells it clears the list.
    """

    def __init__(self, folder: Path | None, lock: Lock | None, notices: list[Notice]) -> None:
        self.folder = folder
        self.notices = notices
        self._lock = lock

    @classmethod
    def open(cls, data_dir: Path | None) -> "Store":
        """The store of a data folder, which is made where it is missing. Never raises."""
        if data_dir is None:
            return cls(None, None, [])
        notices: list[Notice] = []
        for slot in range(1, SLOTS + 1):
            folder = data_dir / (GAMES if slot == 1 else f"{GAMES}-{slot}")
            try:
                folder.mkdir(parents=True, exist_ok=True)
                lock = Lock.take(folder / ".lock")
            except OSError as error:
                notices.append(Notice(NoticeCode.NOT_WRITABLE, folder, error.strerror or ""))
                return cls(folder if folder.is_dir() else None, None, notices)
            if lock is not None:
                if slot > 1:
                    notices.append(Notice(NoticeCode.SECOND_PROGRAM, folder))
                return cls(folder, lock, notices)
        notices.append(Notice(NoticeCode.SECOND_PROGRAM, None))
        return cls(None, None, notices)

    def close(self) -> None:
        """Let another program have this slot."""
        if self._lock is not None:
            self._lock.release()

    def games(self) -> list[Path]:
        """Every record here, oldest first, finished or not."""
        if self.folder is None:
            return []
        return [self.folder / name for _, name in _records_in(self.folder)]

    def finished(self, path: Path) -> bool:
        """Whether a record has its end line."""
        try:
            with path.open("rb") as file:
                line = json.loads(last_line(file))
        except (OSError, ValueError, RecursionError):
            return False
        return isinstance(line, dict) and line.get("do") == "end"

    def unfinished(self) -> list[Path]:
        """The records without an end line, newest first."""
        return [path for path in reversed(self.games()) if not self.finished(path)]

    def newest_unfinished(self) -> Path | None:
        """The game that Continue goes on with, or None.

        A record that cannot be played on is set aside, with a notice, and the next older one is
        tried. One of a newer version of the program stays where it is, with a notice.
        """
        for path in self.unfinished():
            try:
                replayed = replay(read_record(path))
            except RecordError as error:
                self._pass_over(path, error)
                continue
            if not replayed.game.over:
                return path
            _add_end(replayed)
        return None

    def _pass_over(self, path: Path, error: RecordError) -> None:
        if not _newer(path):
            self.set_aside(path, str(error))
            return
        notice = Notice(NoticeCode.NEWER_VERSION, path, error.reason)
        if notice not in self.notices:
            self.notices.append(notice)

    def new_path(self) -> Path | None:
        """The path of the next record, which does not exist yet; None in memory only."""
        if self.folder is None:
            return None
        taken = _records_in(self.folder) + _records_in(self.folder / SET_ASIDE)
        newest = max((number for number, _ in taken), default=0)
        if self._lock is not None:
            newest = max(newest, self._lock.number)
        return self.folder / f"{newest + 1:06d}{SUFFIX}"

    def took(self, path: Path) -> None:
        """A record was begun there: its number is never given again, not even when somebody
        deletes the record, as other files know the game by it."""
        number = _number(path.name)
        if self._lock is not None and self._lock.number < number < 10**DIGITS:
            self._lock.keep(number)

    def set_aside(self, path: Path, reason: str) -> Path:
        """Move a file out of the way into `set-aside/`, with a notice; where it is now.

        Where it cannot be moved it stays, and only the notice is left.
        """
        folder = path.parent / SET_ASIDE
        target = folder / path.name
        try:
            folder.mkdir(exist_ok=True)
            copy = 1
            while target.exists():
                copy += 1
                target = folder / f"{path.stem}-{copy}{path.suffix}"
            path.rename(target)
            move_beside(path, target)
            sync_folder(folder)
        except OSError:
            target = path
        self.notices.append(Notice(NoticeCode.SET_ASIDE, target, reason))
        return target


def _number(name: str) -> int:
    match = _NAME.fullmatch(name)
    return int(match[1]) if match else 0


def _records_in(folder: Path | None) -> list[tuple[int, str]]:
    """The numbers and names of the records in a folder, ascending."""
    if folder is None:
        return []
    try:
        with os.scandir(folder) as entries:
            names = [entry.name for entry in entries]
    except OSError:
        return []
    return sorted((_number(name), name) for name in names if _number(name))


def _add_end(replayed: Replay) -> None:
    """Give a game that is over the end line that was torn off."""
    try:
        RecordWriter.resume(replayed).close()
    except OSError:
        return


def _newer(path: Path) -> bool:
    """Whether a record says that a newer version wrote it."""
    try:
        with path.open("rb") as file:
            header = json.loads(file.readline(MAX_BYTES))
    except (OSError, ValueError, RecursionError):
        return False
    version = header.get("record") if isinstance(header, dict) else None
    return type(version) is int and version > VERSION
