"""The record of a match while it is played: written at once, and again when that failed."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from game.match.happenings import Trouble, TroubleCode
from game.records import Header, RecordError, RecordWriter, Replay, read_record, replay
from game.records.folders import sync_folder
from game.records.store import Store
from game.rules import Action, Game, Kind

Decks = Sequence[Sequence[Kind]]


class _Write(NamedTuple):
    """What goes out in one write; without actions it is an undo."""

    actions: tuple[tuple[Action, Decks], ...]
    game: Game


class Recording:
    """Everything that was submitted, in order, and how much of it stands in the file.

    A failed write never raises: `trouble` says why, and the next write tries again with all that
    is missing. A file that vanished is written anew, whole.
    """

    def __init__(self, header: Header, path: Path | None, store: Store | None = None) -> None:
        self.header = header
        self.path = path
        self.trouble: Trouble | None = None
        self._store = store
        self._writer: RecordWriter | None = None
        self._writes: list[_Write] = []
        self._handed = 0
        self._named = False

    @classmethod
    def create(cls, header: Header, store: Store | None) -> "Recording":
        """A new record in the store's folder; in memory only where there is none."""
        recording = cls(header, None, store)
        recording._bring_up_to_date()
        return recording

    @classmethod
    def resume(cls, replayed: Replay) -> "Recording":
        """Go on with the file of a record."""
        recording = cls(replayed.record.header, replayed.record.path)
        for entry in replayed.entries:
            actions = () if entry.action is None else ((entry.action, entry.decks),)
            recording._writes.append(_Write(actions, entry.game))
        recording._handed = len(recording._writes)
        try:
            recording._writer = RecordWriter.resume(replayed)
        except OSError as error:
            recording._fail(error)
        return recording

    def add(self, actions: Sequence[tuple[Action, Decks]], game: Game) -> None:
        """Actions in one write, with the decks of their reshuffles; `game` is after all."""
        self._writes.append(_Write(tuple(actions), game))
        self._bring_up_to_date()

    def undo(self, game: Game) -> None:
        """The last action in effect was taken back; `game` is after that."""
        self._writes.append(_Write((), game))
        self._bring_up_to_date()

    def sync(self) -> None:
        """Put everything onto the disk itself."""
        self._bring_up_to_date()
        if self._writer is not None and self.trouble is None:
            try:
                self._writer.sync()
                if self.path is not None and not self._named:
                    sync_folder(self.path.parent)
                    self._named = True
            except OSError as error:
                self._fail(error)

    def close(self) -> None:
        """Let go of the file; what could not be written is tried once more."""
        self._bring_up_to_date()
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    def _bring_up_to_date(self) -> None:
        try:
            if self._writer is not None and self.path is not None and not self.path.exists():
                self._writer.close()
                self._writer = None
            if self._writer is None and not self._reopen():
                self.trouble = Trouble(TroubleCode.NO_FOLDER, "")
                return
            self._hand_over()
        except OSError as error:
            self._fail(error)
        except RecordError as error:
            self.trouble = Trouble(TroubleCode.WRITE_FAILED, str(error))
        else:
            self.trouble = None

    def _reopen(self) -> bool:
        """The file again, or a new one with the header; False where there is no place for it."""
        path = self.path
        if path is not None and path.exists():
            self._go_on_with(path)
            return True
        if path is None:
            path = None if self._store is None else self._store.new_path()
            if path is None:
                return False
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._writer = RecordWriter.create(path, self.header)
        except FileExistsError:
            raise
        except OSError:
            # A header that was torn by a full disk holds nothing; its name is needed again.
            path.unlink(missing_ok=True)
            raise
        self.path = path
        if self._store is not None:
            self._store.took(path)
        self._handed = 0
        self._named = False
        return True

    def _go_on_with(self, path: Path) -> None:
        """Append to the file as it stands; what it lacks is handed over next."""
        replayed = replay(read_record(path))
        self._writer = RecordWriter.resume(replayed)
        lines, self._handed = 0, 0
        while self._handed < len(self._writes) and lines < len(replayed.entries):
            lines += len(self._writes[self._handed].actions) or 1
            self._handed += 1

    def _hand_over(self) -> None:
        """Give the writer what it has not had yet. A write that fails waits in the writer."""
        writer = self._writer
        assert writer is not None
        if self._handed == len(self._writes):
            writer.retry()
        while self._handed < len(self._writes):
            write = self._writes[self._handed]
            self._handed += 1
            if write.actions:
                writer.add_all(write.actions, write.game)
            else:
                writer.undo()

    def _fail(self, error: OSError) -> None:
        detail = error.strerror or os.strerror(error.errno or 0)
        self.trouble = Trouble(TroubleCode.WRITE_FAILED, detail)
