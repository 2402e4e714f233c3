"""Taking games out of the store and into it: exported copies, and records from elsewhere.

Nothing is ever overwritten: a name that is taken gets a number behind it, and a game that is
here already is not taken in twice.
"""

from enum import Enum
from pathlib import Path

from game.records.errors import NoRecordError, RecordError
from game.records.reader import read_record
from game.records.replay import replay
from game.records.shelf import shelf_entry
from game.records.store import SUFFIX, Store

EXPORTS, IMPORTS = "exports", "imports"
"""The folders in the data folder for games that go out, and for games that are to come in."""


class ExchangeCode(Enum):
    """Why a game could not go out or come in; the texts make sentences of it."""

    NO_RECORD = "no-record"
    UNREADABLE = "unreadable"
    HERE_ALREADY = "here-already"
    NO_FOLDER = "no-folder"
    NOT_WRITTEN = "not-written"


class ExchangeError(Exception):
    """A game stays where it is: `code` says why, `path` which file it is about, `line` where in
    it (0: no line), `detail` the exact reason."""

    def __init__(self, code: ExchangeCode, path: Path, detail: str = "", line: int = 0) -> None:
        place = f"{path}:{line}" if line else f"{path}"
        super().__init__(f"{place}: {detail or code.value}".encode("utf-8", "replace").decode())
        self.code = code
        self.path = path
        self.detail = detail
        self.line = line


def export_game(path: Path, folder: Path) -> Path:
    """Copy a record into a folder, which is made where it is missing; the copy's path.

    The name tells edition and day. Where the same copy lies there already, it is that one.
    Raises ExchangeError.
    """
    try:
        entry = shelf_entry(path)
    except RecordError as error:
        raise _unreadable(error) from None
    parts = [entry.header.rules.edition, str(entry.header.rules.players), entry.date, path.stem]
    stem = "-".join(part for part in parts if part)
    try:
        content = path.read_bytes()
        folder.mkdir(parents=True, exist_ok=True)
        return _write_new(folder, stem, content)
    except OSError as error:
        raise ExchangeError(ExchangeCode.NOT_WRITTEN, folder, error.strerror or "") from None


def import_game(source: Path, store: Store) -> Path:
    """Take a record from elsewhere into the store; where it is now.

    It is read and played through first, so what comes in can be looked at and gone on with.
    A torn end is left as it is (RECORD.md). Raises ExchangeError.
    """
    content = checked_content(source)
    twin = _twin(store, content)
    if twin is not None:
        raise ExchangeError(ExchangeCode.HERE_ALREADY, twin)
    target = store.new_path()
    if target is None:
        raise ExchangeError(ExchangeCode.NO_FOLDER, source)
    try:
        with target.open("xb") as file:
            file.write(content)
    except OSError as error:
        raise ExchangeError(ExchangeCode.NOT_WRITTEN, target, error.strerror or "") from None
    store.took(target)
    return target


def checked_content(source: Path) -> bytes:
    """The bytes of a record that can be played through. Raises ExchangeError."""
    try:
        replay(read_record(source))
        return source.read_bytes()
    except RecordError as error:
        raise _unreadable(error) from None
    except OSError as error:
        raise ExchangeError(ExchangeCode.UNREADABLE, source, error.strerror or "") from None


def waiting(folder: Path) -> list[Path]:
    """The records that lie in a folder, by name; empty where there is no such folder."""
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == SUFFIX)
    except OSError:
        return []


def _unreadable(error: RecordError) -> ExchangeError:
    foreign = isinstance(error, NoRecordError)
    code = ExchangeCode.NO_RECORD if foreign else ExchangeCode.UNREADABLE
    return ExchangeError(code, error.path, error.reason, error.line)


def _twin(store: Store, content: bytes) -> Path | None:
    """A game of the store with the same content."""
    for path in store.games():
        try:
            if path.stat().st_size == len(content) and path.read_bytes() == content:
                return path
        except OSError:
            continue
    return None


def _write_new(folder: Path, stem: str, content: bytes) -> Path:
    copy = 1
    while True:
        target = folder / (f"{stem}{SUFFIX}" if copy == 1 else f"{stem}-{copy}{SUFFIX}")
        try:
            with target.open("xb") as file:
                file.write(content)
            return target
        except FileExistsError:
            if target.read_bytes() == content:
                return target
        copy += 1
