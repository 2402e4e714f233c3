"""The beans and their beanometers (RULES.md section 1)."""

import pytest

from game.rules import COUNTS, KINDS, NAMES, coins_for, next_step

TABLE = """
coffee      24  4  7 10 12
wax         22  4  7  9 11
blue        20  4  6  8 10
chili       18  3  6  8  9
stink       16  3  5  7  8
green       14  3  5  6  7
soy         12  2  4  6  7
black-eyed  10  2  4  5  6
red          8  2  3  4  5
garden       6  -  2  3  -
cocoa        4  -  2  3  4
"""
ROWS = [line.split() for line in TABLE.strip().splitlines()]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_harvest_pays_the_largest_figure_that_the_field_reaches(row: list[str]) -> None:
    kind = NAMES.index(row[0])
    assert COUNTS[kind] == int(row[1])
    needed = {coins: int(cards) for coins, cards in enumerate(row[2:], 1) if cards != "-"}
    for count in range(COUNTS[kind] + 1):
        pays = max((coins for coins, cards in needed.items() if cards <= count), default=0)
        assert coins_for(kind, count) == pays
        step = next_step(kind, count)
        further = [(cards - count, coins) for coins, cards in needed.items() if cards > count]
        assert step == min(further, default=None)


def test_there_are_154_cards_of_eleven_kinds() -> None:
    assert len(KINDS) == len(ROWS) == 11
    assert sum(COUNTS) == 154
