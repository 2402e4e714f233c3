"""What people do not want to be asked any more in a game: a small file beside its record.

The record itself has no place for it, and a game that is gone on with must not ask again.
"""

import json
import logging
import os
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from game.records.errors import Malformed
from game.records.values import items, kinds_from, names_of, number
from game.rules import Kind

SUFFIX = ".no"
log = logging.getLogger(__name__)


class Refusing(NamedTuple):
    """Kinds that a person does not give away, and bots that it does not want to be asked by."""

    kinds: frozenset[Kind]
    bots: frozenset[int]


def read_refusing(record: Path) -> dict[int, Refusing]:
    """By seat; nothing where there is no such file or a damaged one. Never raises."""
    try:
        values = json.loads(record.with_suffix(SUFFIX).read_bytes().decode("utf-8"))
        return {
            int(seat): Refusing(
                frozenset(kinds_from(told["kinds"], "kinds")),
                frozenset(number(bot, "bots") for bot in items(told["bots"], "bots")),
            )
            for seat, told in values.items()
        }
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, TypeError, LookupError, AttributeError, RecursionError, Malformed):
        log.warning("what people refuse in %s cannot be read", record.name)
        return {}


def keep_refusing(record: Path, refusing: Mapping[int, Refusing]) -> None:
    """Keep it for whoever goes on with the record; without refusals there is no file.

    Never raises.
    """
    said = {
        str(seat): {"kinds": names_of(sorted(told.kinds)), "bots": sorted(told.bots)}
        for seat, told in refusing.items()
        if told.kinds or told.bots
    }
    path = record.with_suffix(SUFFIX)
    try:
        if said:
            fresh = path.with_suffix(".no-new")
            fresh.write_bytes(json.dumps(said).encode() + b"\n")
            os.replace(fresh, path)
        else:
            path.unlink(missing_ok=True)
    except OSError as error:
        log.warning("what people refuse is not kept: %s", error)
