"""The deal of the day: the same for everybody who plays it on that date."""

from datetime import date

from game.match.chance import mix
from game.match.code import Deal

_DAILY = 0xDA117
_SEED_BITS = 32
EDITION, PLAYERS = "classic", 4


def daily_deal(day: date) -> Deal:
    """The deal of a date; the date is handed in, so that the same one can be played again."""
    return Deal(EDITION, PLAYERS, mix(_DAILY, day.year, day.month, day.day) >> (64 - _SEED_BITS))
