"""The games of a store at a glance: what each record is of, from its first and last line alone."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.records.errors import Malformed, RecordError
from game.records.header import Header, header_from
from game.records.jsonlines import last_line, object_from
from game.records.reader import MAX_BYTES


@dataclass(frozen=True)
class ShelfEntry:
    """One record. `coins` and `winners` are None until the game is over."""

    path: Path
    header: Header
    coins: tuple[int, ...] | None
    winners: tuple[int, ...] | None

    @property
    def finished(self) -> bool:
        """Whether the game came to its end."""
        return self.winners is not None

    @property
    def date(self) -> str:
        """The day it began, as YYYY-MM-DD; empty where the record does not tell."""
        told = self.header.info.get("date")
        day = told[:10] if isinstance(told, str) else ""
        parts = day.split("-")
        lengths = [len(part) for part in parts]
        return day if lengths == [4, 2, 2] and all(part.isdecimal() for part in parts) else ""


def shelf_entry(path: Path) -> ShelfEntry:
    """What a record is of. The lines between the first and the last are not looked at.

    Raises RecordError when the file or its header cannot be read.
    """
    try:
        with path.open("rb") as file:
            first = file.readline(MAX_BYTES)
            last = last_line(file)
    except OSError as error:
        raise RecordError(path, 0, error.strerror or "cannot be read") from None
    try:
        header = header_from(object_from(first.rstrip(b"\n")))
    except Malformed as error:
        raise RecordError(path, 1, str(error)) from None
    return ShelfEntry(path, header, *_end(last, header.rules.players))


def _end(line: bytes, players: int) -> tuple[tuple[int, ...] | None, tuple[int, ...] | None]:
    """Coins and winners of an end line; None for any other."""
    try:
        value = object_from(line)
    except Malformed:
        return None, None
    coins, winners = _numbers(value.get("coins")), _numbers(value.get("winners"))
    if value.get("do") != "end" or coins is None or winners is None or len(coins) != players:
        return None, None
    seats = range(players)
    return coins, tuple(seat for seat in winners if seat in seats)


def _numbers(value: Any) -> tuple[int, ...] | None:
    if not isinstance(value, list) or not all(type(item) is int for item in value):
        return None
    return tuple(value)
