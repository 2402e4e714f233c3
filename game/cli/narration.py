"""Where narration goes: a file, a pipe, or standard output; nothing of it can stop the game."""

from __future__ import annotations

import contextlib
import errno
import logging
import os

from game.cli import UsageError

STANDARD_OUTPUT = "-"
log = logging.getLogger(__name__)


class Lines:
    """Writes lines at once. A reader of a pipe may come late, be slow, or go away."""

    def __init__(self, path: str) -> None:
        """Raises UsageError when the file can never be written."""
        self._path = path
        self._file: int | None = 1 if path == STANDARD_OUTPUT else None
        if self._file is None:
            self._open()

    def write(self, line: str) -> None:
        """One line more, or none where nobody reads."""
        if self._file is None:
            with contextlib.suppress(UsageError):
                self._open()
        if self._file is None:
            return
        try:
            os.write(self._file, line.encode("utf-8", "replace") + b"\n")
        except BlockingIOError:
            log.debug("narration is read too slowly: a line is left out")
        except OSError as error:
            log.warning("narration stops for now: %s", error)
            self.close()

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None and self._file > 2:
            with contextlib.suppress(OSError):
                os.close(self._file)
        self._file = None

    def _open(self) -> None:
        if self._path == STANDARD_OUTPUT:
            return
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_NONBLOCK", 0)
        try:
            self._file = os.open(self._path, flags, 0o644)
        except OSError as error:
            if error.errno != errno.ENXIO:
                raise UsageError(
                    f"--narrate: cannot write {self._path}: {error.strerror}"
                ) from None
