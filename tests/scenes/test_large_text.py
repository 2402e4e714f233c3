"""The table with large text: nothing on buttons and sheets is cut, and nothing is lost."""

from itertools import product

import pytest

from game.scenes.seat_sheet import SeatScene
from game.scenes.shots import ShotWish
from game.scenes.table.scene import TableScene
from game.scenes.table.shots import TABLE_SHOTS
from game.table.targets import Target, What
from game.texts import LANGUAGES
from tests.scenes.house import House, cut_texts

USUAL = ("table", "deal", "asked", "harvest")
CASES = [
    pytest.param(
        name,
        text_size,
        language,
        marks=[] if (text_size, language) == (150, "de") and name in USUAL else [pytest.mark.slow],
    )
    for name, text_size, language in product(TABLE_SHOTS, (100, 125, 150), LANGUAGES)
]


@pytest.mark.parametrize(("name", "text_size", "language"), CASES)
def test_nothing_is_cut_with_seven_seats_at_800x480(
    name: str, text_size: int, language: str
) -> None:
    duel = name.startswith("duel")
    wish = ShotWish("duel" if duel else "classic", 2 if duel else 7, turns=4)
    house = House((800, 480), text_size, language=language)
    house.open(TABLE_SHOTS[name].make(house.home, wish), 0.3)
    assert cut_texts(house.ui) == []


def at_the_table(text_size: int) -> tuple[House, TableScene]:
    house = House((800, 480), text_size)
    house.open(house.home.routes.table(ShotWish(players=7).match()))
    table = house.top
    assert isinstance(table, TableScene)
    return house, table


def test_at_150_percent_a_crowded_seat_tells_the_rest_on_a_sheet() -> None:
    house, table = at_the_table(150)
    table.play.explain(Target(What.SEAT, 0, 2))
    house.run(0.1)
    assert isinstance(house.top, SeatScene)
    told = " ".join(w.text for w in house.ui.root.walk())
    assert "in hand" in told
    assert house.top.title() == table.names[2]


def test_with_usual_text_a_bubble_is_enough() -> None:
    house, table = at_the_table(100)
    table.play.explain(Target(What.SEAT, 0, 2))
    assert house.top is table
    assert "in hand" in table.ui.notes.bubble_text
