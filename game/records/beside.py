"""Small files beside a record: what a game needs to know and the record has no place for.

Each names the record that it belongs to by what its first line comes to.
"""

import hashlib
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.records.folders import write_whole
from game.records.jsonlines import line_from, object_from
from game.records.reader import MAX_BYTES

REFUSING, LEVELS = ".no", ".levels"
SUFFIXES = (REFUSING, LEVELS)
_RECORD = "record"
log = logging.getLogger(__name__)


def read_beside(record: Path, suffix: str) -> dict[str, Any]:
    """What stands there; nothing where there is no such file or that of another game.

    Raises OSError and ValueError where it cannot be read.
    """
    try:
        values = object_from(record.with_suffix(suffix).read_bytes())
    except FileNotFoundError:
        return {}
    return values if values.pop(_RECORD, None) == _mark(record) else {}


def keep_beside(record: Path, suffix: str, values: Mapping[str, Any]) -> None:
    """Keep it for whoever goes on with the record; without values there is no file.

    Never raises.
    """
    path = record.with_suffix(suffix)
    try:
        if values:
            write_whole(path, line_from({**values, _RECORD: _mark(record)}), previous=False)
        else:
            path.unlink(missing_ok=True)
    except OSError as error:
        log.warning("%s is not kept: %s", path.name, error)


def move_beside(record: Path, target: Path) -> None:
    """Let all of it go where the record has gone. Never raises."""
    for suffix in SUFFIXES:
        try:
            record.with_suffix(suffix).rename(target.with_suffix(suffix))
        except FileNotFoundError:
            continue
        except OSError as error:
            log.warning("%s stays behind: %s", record.with_suffix(suffix).name, error)


def forget_beside(record: Path) -> None:
    """Delete all of it. Raises OSError."""
    for suffix in SUFFIXES:
        record.with_suffix(suffix).unlink(missing_ok=True)


def _mark(record: Path) -> str:
    """What the record's first line comes to: rules, deck, seed, day and players stand there."""
    with record.open("rb") as file:
        return hashlib.sha256(file.readline(MAX_BYTES)).hexdigest()[:16]
