"""What people do not want to be asked any more in a game: a small file beside its record.

A game that is gone on with must not ask again.
"""

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from game.records.beside import REFUSING, keep_beside, read_beside
from game.records.values import items, kinds_from, name_in, names_of, number
from game.rules import Kind

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
        return {
            int(seat): Refusing(
                frozenset(kinds_from(name_in(told, "kinds"), "kinds")),
                frozenset(number(bot, "bots") for bot in items(name_in(told, "bots"), "bots")),
            )
            for seat, told in read_beside(record, REFUSING).items()
        }
    except (OSError, ValueError, TypeError) as error:
        log.warning("what people refuse in %s cannot be read: %s", record.name, error)
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
    keep_beside(record, REFUSING, said)
