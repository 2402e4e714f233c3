"""A field as a value, in the table's state and in a position."""

from typing import TypeAlias

from game.rules.kinds import UNKNOWN, Kind

Field: TypeAlias = tuple[Kind, int]
"""A field's kind and its number of cards; `EMPTY` where nothing grows."""

EMPTY: Field = (UNKNOWN, 0)
