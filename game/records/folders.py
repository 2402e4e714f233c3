"""Where files live, who may write there, and how a file is written so that none is lost."""

import contextlib
import os
import re
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import NamedTuple, TypeVar

P = TypeVar("P", bound=str | Path)

GAMES = "games"
SET_ASIDE = "set-aside"
DIGITS = 9
_NUMBER = re.compile(rb"[0-9]{%d}\n" % DIGITS)


class NoticeCode(Enum):
    """What a person should be told about files; the texts make sentences of it."""

    NOT_WRITABLE = "not-writable"
    SECOND_PROGRAM = "second-program"
    SET_ASIDE = "set-aside"
    NEWER_VERSION = "newer-version"
    SETTINGS_UNREADABLE = "settings-unreadable"
    SETTING_REPLACED = "setting-replaced"


class Notice(NamedTuple):
    """One thing to tell: the file or folder it is about, the exact reason, and the line in the
    file (from 1; 0 for the whole file)."""

    code: NoticeCode
    path: Path | None
    detail: str = ""
    line: int = 0

    @property
    def place(self) -> str:
        """File and line in one word."""
        return f"{self.path}:{self.line}" if self.line else f"{self.path}"

    @property
    def told(self) -> str:
        """File, line and reason, for a log."""
        return ": ".join(part for part in (self.place if self.path else "", self.detail) if part)


class Lock:
    """A lock file held by this program until `release`, or until the program dies.

    The system itself lets go of it when the program is killed, so a lock is never stale. Its
    holder may keep one number in the file.
    """

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    @classmethod
    def take(cls, path: Path) -> "Lock | None":
        """The lock, or None when another program holds it. Raises OSError when unwritable."""
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        if _lock(descriptor):
            return cls(descriptor)
        os.close(descriptor)
        return None

    @property
    def number(self) -> int:
        """The number that was kept last; 0 where there is none or only rubbish."""
        try:
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            told = os.read(self._descriptor, DIGITS + 1)
        except OSError:
            return 0
        return int(told) if _NUMBER.fullmatch(told) else 0

    def keep(self, number: int) -> None:
        """Keep a number (0 or more, at most nine digits). Never raises."""
        with contextlib.suppress(OSError):
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            os.write(self._descriptor, b"%0*d\n" % (DIGITS, number))

    def release(self) -> None:
        """Let go; further calls do nothing."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


if os.name == "nt":  # pragma: no cover - the other system's half
    import msvcrt

    def _lock(descriptor: int) -> bool:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            # A file system without locks: nobody can be told apart there.
            return True
        return True


def read_whole(path: P, most: int, what: str, error: Callable[[P, int, str], Exception]) -> bytes:
    """The bytes of a file that is `what`; raises `error` (path, line 0, reason) when it cannot
    be read, or is longer than `most`."""
    try:
        with open(path, "rb") as file:
            data = file.read(most + 1)
    except OSError as failed:
        raise error(path, 0, failed.strerror or "cannot be read") from None
    except ValueError as failed:
        raise error(path, 0, f"no name of a file ({failed})") from None
    if len(data) > most:
        raise error(path, 0, f"too large for {what}")
    return data


def write_whole(path: Path, content: bytes, *, previous: bool = True) -> None:
    """Write a file so that it is the old or the new one at any moment, never half of one.

    With `previous` the one before is kept beside it, its name ending so. Raises OSError.
    """
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if previous:
            _keep_previous(path)
        os.replace(fresh, path)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def _keep_previous(path: Path) -> None:
    previous = path.with_name(path.name + ".previous")
    spare = path.with_name(f"{path.name}.{os.getpid()}.spare")
    try:
        spare.unlink(missing_ok=True)
        os.link(path, spare)
        os.replace(spare, previous)
    except FileNotFoundError:
        return
    except OSError:
        # A file system without hard links (FAT on a stick): a plain copy does.
        previous.write_bytes(path.read_bytes())


def sync_folder(folder: Path) -> None:
    """Make names in a folder survive a pulled plug, where the system can."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError:
        return
    finally:
        os.close(descriptor)
