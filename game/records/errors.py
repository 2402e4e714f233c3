"""What can be wrong with a record file."""

from pathlib import Path


class RecordError(Exception):
    """A file cannot be read as a record: `path`, `line` (from 1; 0 for the whole file), `reason`.

    Its text is one line that names all three.
    """

    def __init__(self, path: str | Path, line: int, reason: str) -> None:
        place = f"{path}:{line}" if line else f"{path}"
        super().__init__(_on_one_line(f"{place}: {reason}"))
        self.path = Path(path)
        self.line = line
        self.reason = reason


class NoRecordError(RecordError):
    """The file is something else: nothing in its first line is like the header of a record."""

    def __init__(self, path: str | Path, detail: str) -> None:
        super().__init__(path, 1, f"this is not a game record: {detail}")


class ReplayError(RecordError):
    """A record was read, but a line of it does not replay: the reason says what was expected."""


def _on_one_line(text: str) -> str:
    """The text with whatever a terminal could take for a command written out."""
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode() for char in text
    )


class Malformed(ValueError):  # noqa: N818 - said of the line, not of the program
    """A line, or a part of one, is not shaped as RECORD.md says; the message says where."""
