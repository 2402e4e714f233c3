"""The computer players' levels that were changed while a game ran: a small file beside its record.

The record's header tells the levels that the game began with; replay needs neither.
"""

import logging
from collections.abc import Mapping
from pathlib import Path

from game.records.beside import LEVELS, keep_beside, read_beside

LONGEST = 24
"""Letters in the name of a level."""
log = logging.getLogger(__name__)


def read_levels(record: Path) -> dict[int, str]:
    """The changed levels by seat; none where there is no such file, a damaged one, or that of
    another game. Never raises."""
    try:
        told = read_beside(record, LEVELS)
        levels = {int(seat): level for seat, level in told.items()}
    except (OSError, ValueError) as error:
        log.warning("the levels of %s cannot be read: %s", record.name, error)
        return {}
    return {seat: level for seat, level in levels.items() if seat >= 0 and _is_a_name(level)}


def keep_levels(record: Path, levels: Mapping[int, str]) -> None:
    """Keep the changed levels; without any there is no file. Never raises."""
    keep_beside(record, LEVELS, {str(seat): level for seat, level in levels.items()})


def _is_a_name(level: object) -> bool:
    if not isinstance(level, str) or len(level) > LONGEST:
        return False
    return level.isascii() and level.isidentifier()
