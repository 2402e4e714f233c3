"""Reading a record file: every line an object, the header and the names of expects checked."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from game.records.errors import Malformed, NoRecordError, RecordError
from game.records.expect import check_names
from game.records.folders import read_whole
from game.records.header import Header, header_from
from game.records.jsonlines import object_from

MAX_BYTES = 16 * 1024 * 1024
"""A longer file is no record of a game."""


class Line(NamedTuple):
    """A line after the header: its number in the file (the header's is 1), where it ends in
    bytes with its newline, and its object."""

    number: int
    end: int
    value: dict[str, Any]


@dataclass(frozen=True)
class Record:
    """A record as it was read. `replay` tells what the game in it has come to.

    `header_end` and the lines' `end` are byte offsets; `torn` says that a half last line was
    dropped, `newline_missing` that the last whole object lacks its newline.
    """

    path: Path
    header: Header
    header_end: int
    lines: tuple[Line, ...]
    torn: bool
    newline_missing: bool


def read_record(path: str | Path) -> Record:
    """Read a record file. Raises RecordError for anything that is not a record."""
    return parse_record(path, read_whole(path, MAX_BYTES, "a record", RecordError))


def parse_record(path: str | Path, data: bytes) -> Record:
    """Read a record from its bytes; `path` is for messages.

    Raises NoRecordError where the file is something else, RecordError where it is a bad record.
    """
    _check_beginning(path, data)
    pieces = data.split(b"\n")
    last = pieces.pop()
    lines: list[Line] = []
    end = 0
    for number, piece in enumerate(pieces, 1):
        end += len(piece) + 1
        lines.append(Line(number, end, _object(path, number, piece)))
    torn = bool(last) and not _is_whole(last)
    newline_missing = bool(last) and not torn
    if newline_missing:
        number = len(lines) + 1
        lines.append(Line(number, end + len(last), _object(path, number, last)))
    if not lines:
        raise RecordError(path, 1, "there is no whole header line")
    try:
        header = header_from(lines[0].value)
    except Malformed as error:
        raise RecordError(path, 1, str(error)) from None
    for line in lines[1:]:
        if "expect" in line.value:
            _check_expect(path, line, header.rules.players)
    return Record(Path(path), header, lines[0].end, tuple(lines[1:]), torn, newline_missing)


def _check_beginning(path: str | Path, data: bytes) -> None:
    """Tell a file that is no record at all from one with a mistake in it."""
    first, newline, _ = data.partition(b"\n")
    if not first.strip():
        raise NoRecordError(path, "line 1 is empty")
    try:
        value = object_from(first)
    except Malformed as error:
        if not first.lstrip().startswith(b'{"record"'):
            raise NoRecordError(path, _beginning_of(first)) from None
        if newline:
            raise RecordError(path, 1, str(error)) from None
        return
    if "record" not in value:
        raise NoRecordError(path, 'line 1 has no "record"')


def _beginning_of(line: bytes) -> str:
    try:
        text = line.decode("utf-8").strip()
    except UnicodeDecodeError:
        return "line 1 is not text"
    return f'line 1 begins with "{text[:20]}", not with {{"record": 1, …'


def _object(path: str | Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        return object_from(line)
    except Malformed as error:
        raise RecordError(path, number, str(error)) from None


def _is_whole(line: bytes) -> bool:
    """Whether a line that lacks its newline is a whole JSON object all the same."""
    try:
        object_from(line)
    except Malformed:
        return False
    return True


def _check_expect(path: str | Path, line: Line, players: int) -> None:
    try:
        check_names(line.value["expect"], players)
    except Malformed as error:
        raise RecordError(path, line.number, str(error)) from None
