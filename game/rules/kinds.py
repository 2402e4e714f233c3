"""The eleven kinds of bean and their beanometers (RULES.md section 1).

A kind is a small integer, its place in `NAMES`, because decks and hands are lists of them.
"""

from typing import TypeAlias

Kind: TypeAlias = int

NAMES: tuple[str, ...] = (
    "coffee",
    "wax",
    "blue",
    "chili",
    "stink",
    "green",
    "soy",
    "black-eyed",
    "red",
    "garden",
    "cocoa",
)
COFFEE, WAX, BLUE, CHILI, STINK, GREEN, SOY, BLACK_EYED, RED, GARDEN, COCOA = KINDS = tuple(
    range(len(NAMES))
)

UNKNOWN: Kind = -1
"""The kind of a card that the looker may not know, and of an empty field."""

COUNTS: tuple[int, ...] = (24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4)
"""Cards of each kind in the whole game."""

BEANOMETER: tuple[tuple[tuple[int, int], ...], ...] = (
    ((4, 1), (7, 2), (10, 3), (12, 4)),
    ((4, 1), (7, 2), (9, 3), (11, 4)),
    ((4, 1), (6, 2), (8, 3), (10, 4)),
    ((3, 1), (6, 2), (8, 3), (9, 4)),
    ((3, 1), (5, 2), (7, 3), (8, 4)),
    ((3, 1), (5, 2), (6, 3), (7, 4)),
    ((2, 1), (4, 2), (6, 3), (7, 4)),
    ((2, 1), (4, 2), (5, 3), (6, 4)),
    ((2, 1), (3, 2), (4, 3), (5, 4)),
    ((2, 2), (3, 3)),
    ((2, 2), (3, 3), (4, 4)),
)
"""For each kind its (cards needed, coins paid) pairs, ascending."""


def _pay(kind: Kind, count: int) -> int:
    return max((coins for needed, coins in BEANOMETER[kind] if needed <= count), default=0)


COINS: tuple[tuple[int, ...], ...] = tuple(
    tuple(_pay(kind, count) for count in range(COUNTS[kind] + 1)) for kind in KINDS
)
"""`COINS[kind][count]`: what a harvest of that many cards pays."""


def coins_for(kind: Kind, count: int) -> int:
    """Coins that a field of `count` cards of `kind` pays; 0 below the first threshold."""
    return COINS[kind][count]


def next_step(kind: Kind, count: int) -> tuple[int, int] | None:
    """(further cards needed, coins paid then) for the next threshold, or None at the top."""
    for needed, coins in BEANOMETER[kind]:
        if needed > count:
            return needed - count, coins
    return None
