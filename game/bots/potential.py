"""What a field may still come to: expected coins when more cards of its kind will follow.

Whole numbers throughout (thousandths of a coin), so that every machine agrees.
"""

from functools import cache
from itertools import accumulate

from game.rules.kinds import BEANOMETER, COINS, COUNTS, Kind

COIN = 1000
"""Thousandths in a coin."""

BUCKETS = 41
PER_CARD = 4
"""Buckets of expected further cards are quarters of a card: 0 to 10 cards."""

_SPARE = 12
"""How far tables go beyond the cards there are, so that a plan need not check."""

PAYS: tuple[tuple[int, ...], ...] = tuple(
    tuple(coins * COIN for coins in (*row, *[row[-1]] * _SPARE)) for row in COINS
)
"""`PAYS[kind][count]`: what a harvest pays, in thousandths."""

_SCALE = 1 << 40
_TERMS = 24


@cache
def _chances(bucket: int) -> tuple[int, ...]:
    """Chances of 0, 1, 2, … or more further cards (Poisson with mean bucket / 4), of _SCALE."""
    weights = []
    weight = _SCALE
    for card in range(_TERMS):
        weights.append(weight)
        weight = weight * bucket // (PER_CARD * (card + 1))
    total = sum(weights)
    chances = [weight * _SCALE // total for weight in weights]
    chances[0] += _SCALE - sum(chances)
    return tuple(accumulate(reversed(chances)))[::-1]


def potential(kind: Kind, bucket: int) -> tuple[int, ...]:
    """For each number of cards in a field, its expected coins in thousandths."""
    chances = _chances(bucket)
    row = []
    for count in range(COUNTS[kind] + 1):
        total = paid = 0
        for needed, pays in BEANOMETER[kind]:
            total += chances[max(0, needed - count)] * (pays - paid)
            paid = pays
        row.append(total * COIN // _SCALE)
    return (*row, *[row[-1]] * _SPARE)


@cache
def prospects(kind: Kind, bucket: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The `potential`, and by how much a harvest pays less; for each number of cards."""
    row = potential(kind, bucket)
    return row, tuple(worth - paid for worth, paid in zip(row, PAYS[kind], strict=True))
