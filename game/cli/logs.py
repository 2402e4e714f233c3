"""Logs: a few small files that turn over, without names of people, and the last lines at hand."""

from __future__ import annotations

import logging
import sys
from collections import deque
from logging.handlers import RotatingFileHandler
from pathlib import Path

FOLDER, FILE = "log", "game.log"
LEVELS = ("debug", "info", "warning", "error")
MAX_BYTES, FILES = 256 * 1024, 5
LAST_LINES = 300
LINE = "%(asctime)s %(uptime)10.1f %(levelname)-7s %(name)s: %(message)s"
"""The seconds since the start order the lines even where the machine has no clock."""


class _Discreet(logging.Formatter):
    """Writes the home folder as `~`: it mostly bears somebody's name."""

    def __init__(self, line: str) -> None:
        super().__init__(line)
        try:
            self._home = str(Path.home())
        except RuntimeError:
            self._home = ""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and a traceback if there is one."""
        record.uptime = record.relativeCreated / 1000
        text = super().format(record)
        return text.replace(self._home, "~") if len(self._home) > 1 else text


class LastLines(logging.Handler):
    """Keeps the last lines in memory, for the staff page and for reports."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: deque[str] = deque(maxlen=LAST_LINES)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line (or the several of a traceback)."""
        self._lines.extend(self.format(record).splitlines())

    def lines(self) -> list[str]:
        """The newest last."""
        return list(self._lines)


def start_logging(level: str, data_dir: Path | None) -> LastLines:
    """Log to the terminal, to `log/game.log` of the data folder, and into memory.

    A folder that cannot be written is told on the terminal, and nothing more happens.
    """
    last = LastLines()
    terminal = logging.StreamHandler(sys.stderr)
    handlers: list[logging.Handler] = [terminal, last]
    trouble = ""
    if data_dir is not None:
        path = data_dir / FOLDER / FILE
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handlers.append(
                _File(path, maxBytes=MAX_BYTES, backupCount=FILES - 1, encoding="utf-8")
            )
        except OSError as error:
            trouble = f"no log file {path}: {error.strerror}"
    root = logging.getLogger()
    root.setLevel(level.upper())
    for handler in handlers:
        short = handler is terminal
        handler.setFormatter(_Discreet("%(levelname)s %(message)s" if short else LINE))
        root.addHandler(handler)
    if trouble:
        logging.getLogger(__name__).warning("%s", trouble)
    return last


def stop_logging(last: LastLines) -> None:
    """Undo `start_logging`."""
    root = logging.getLogger()
    for handler in list(root.handlers):
        if handler is last or isinstance(getattr(handler, "formatter", None), _Discreet):
            root.removeHandler(handler)
            handler.close()


class _File(RotatingFileHandler):
    """A full disk must not fill the terminal with tracebacks of the logging itself."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's own name
        """Say nothing."""
