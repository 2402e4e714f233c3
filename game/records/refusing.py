"""What people do not want to be asked any more in a game: a small file beside its record.

The record itself has no place for it, and a game that is gone on with must not ask again. The
file names the record that it belongs to by what its first line comes to.
"""

import hashlib
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from game.records.folders import write_whole
from game.records.jsonlines import line_from, object_from
from game.records.reader import MAX_BYTES
from game.records.values import items, kinds_from, name_in, names_of, number
from game.rules import Kind

SUFFIX = ".no"
_RECORD = "record"
log = logging.getLogger(__name__)


class Refusing(NamedTuple):
    """Kinds that a person does not give away, and bots that it does not want to be asked by."""

    kinds: frozenset[Kind]
    bots: frozenset[int]


def read_refusing(record: Path) -> dict[int, Refusing]:
    """By seat; nothing where there is no such file, a damaged one, or that of another game.

    Never raises.
    """
    try:
        values = object_from(record.with_suffix(SUFFIX).read_bytes())
        if values.pop(_RECORD, None) != _mark(record):
            return {}
        return {
            int(seat): Refusing(
                frozenset(kinds_from(name_in(told, "kinds"), "kinds")),
                frozenset(number(bot, "bots") for bot in items(name_in(told, "bots"), "bots")),
            )
            for seat, told in values.items()
        }
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, TypeError) as error:
        log.warning("what people refuse in %s cannot be read: %s", record.name, error)
        return {}


def keep_refusing(record: Path, refusing: Mapping[int, Refusing]) -> None:
    """Keep it for whoever goes on with the record; without refusals there is no file.

    Never raises.
    """
    said: dict[str, object] = {
        str(seat): {"kinds": names_of(sorted(told.kinds)), "bots": sorted(told.bots)}
        for seat, told in refusing.items()
        if told.kinds or told.bots
    }
    path = record.with_suffix(SUFFIX)
    try:
        if said:
            said[_RECORD] = _mark(record)
            write_whole(path, line_from(said), previous=False)
        else:
            path.unlink(missing_ok=True)
    except OSError as error:
        log.warning("what people refuse is not kept: %s", error)


def move_refusing(record: Path, target: Path) -> None:
    """Let it go where the record has gone. Never raises."""
    try:
        record.with_suffix(SUFFIX).rename(target.with_suffix(SUFFIX))
    except FileNotFoundError:
        return
    except OSError as error:
        log.warning("what people refuse stays behind: %s", error)


def _mark(record: Path) -> str:
    """What the record's first line comes to: rules, deck, seed, day and players stand there."""
    with record.open("rb") as file:
        return hashlib.sha256(file.readline(MAX_BYTES)).hexdigest()[:16]
