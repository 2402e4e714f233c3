"""Writing a record: append-only, each action with its chance lines and end line in one write."""

import os
from collections.abc import Sequence
from io import FileIO
from pathlib import Path
from typing import Any, Literal, Protocol

from game.records.actions import line_of
from game.records.header import Header, header_line
from game.records.jsonlines import line_from
from game.records.replay import Replay
from game.records.values import names_of
from game.rules import Action, Game, Kind


class RawFile(Protocol):
    """The part of an unbuffered binary file that a writer needs."""

    def write(self, data: Any, /) -> int | None: ...
    def seek(self, offset: int, /) -> int: ...
    def truncate(self, size: int, /) -> int: ...
    def fileno(self) -> int: ...
    def close(self) -> None: ...


class RecordWriter:
    """Appends to one record file. Every method but `close` may raise OSError.

    Lines that could not be written wait, and go out first with the next append: the record is
    whole again as soon as the disk has space. A half written line is cut before.
    """

    def __init__(self, file: RawFile, size: int = 0) -> None:
        """Go on with an unbuffered file whose first `size` bytes hold; the rest is cut."""
        self._file = file
        self._size = size
        self._waiting = b""
        self._dirty = True

    @classmethod
    def create(cls, path: str | Path, header: Header) -> "RecordWriter":
        """A new file, which must not exist yet, with its header line."""
        writer = cls(_open(path, "xb"))
        try:
            writer._append(line_from(header_line(header)))
        except OSError:
            writer.close()
            raise
        return writer

    @classmethod
    def resume(cls, replayed: Replay) -> "RecordWriter":
        """Go on with the file of a record: cut what was dropped, add what is missing."""
        record = replayed.record
        writer = cls(_open(record.path, "r+b"), replayed.size)
        whole_file = replayed.size == (record.lines[-1].end if record.lines else record.header_end)
        lines = b"\n" if record.newline_missing and whole_file else b""
        game = replayed.game
        if game.over and not replayed.ended:
            lines += line_from(end_line(game))
        try:
            writer._append(lines)
        except OSError:
            writer.close()
            raise
        return writer

    def add(self, action: Action, decks: Sequence[Sequence[Kind]], game: Game) -> None:
        """An action, the new decks of its reshuffles (top first), and the game after it."""
        self.add_all([(action, decks)], game)

    def add_all(
        self, actions: Sequence[tuple[Action, Sequence[Sequence[Kind]]]], game: Game
    ) -> None:
        """Several actions in one write, each with its reshuffles' decks; `game` is after all."""
        lines = b""
        for action, decks in actions:
            lines += line_from(line_of(action))
            for deck in decks:
                lines += line_from({"do": "shuffle", "deck": names_of(tuple(deck))})
        if game.over:
            lines += line_from(end_line(game))
        self._append(lines)

    def undo(self) -> None:
        """The last action not yet taken back is taken back."""
        self._append(line_from({"do": "undo"}))

    def retry(self) -> None:
        """Write what waits since a failure, if anything does."""
        self._append(b"")

    def sync(self) -> None:
        """Have the system put the file onto the disk itself (slow)."""
        self._append(b"")
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file; what waits is lost. Never raises."""
        try:
            self._file.close()
        except OSError:
            return

    def _append(self, lines: bytes) -> None:
        self._waiting += lines
        if self._dirty:
            self._file.truncate(self._size)
            self._file.seek(self._size)
            self._dirty = False
        if not self._waiting:
            return
        self._dirty = True
        written = 0
        while written < len(self._waiting):
            written += self._file.write(self._waiting[written:]) or 0
        self._size += written
        self._waiting = b""
        self._dirty = False


def _open(path: str | Path, mode: Literal["xb", "r+b"]) -> FileIO:
    """An unbuffered file: what `write` has taken survives the program's death."""
    return open(path, mode, buffering=0)


def end_line(game: Game) -> dict[str, Any]:
    """The line that closes the record of a game that is over."""
    coins = [len(pile) for pile in game.coins]
    return {"do": "end", "coins": coins, "winners": list(game.winners or ())}
