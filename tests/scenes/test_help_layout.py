"""Settings, keys and keyboard at every size, text size and language: readable, touchable."""

import pytest

from game.scenes.help_shots import HELP_SHOTS
from game.scenes.shots import ShotWish
from game.texts import LANGUAGES
from tests.scenes.house import House, assert_can_be_used, controls, cut_texts, layouts

# The picture of the scan shows the table, which has layout tests of its own (tests/table), and
# while a light goes round every key chooses.
PAGES = [name for name in HELP_SHOTS if name != "scan"]
CASES = layouts(PAGES, text_sizes=(100, 125, 150))


def opened(name: str, size: tuple[int, int], text_size: int, language: str = "en") -> House:
    house = House(size, text_size, language=language)
    house.open(HELP_SHOTS[name].make(house.home, ShotWish(players=7, turns=2)))
    return house


@pytest.mark.parametrize(("name", "size", "text_size"), CASES)
def test_it_can_be_read_and_touched(name: str, size: tuple[int, int], text_size: int) -> None:
    house = opened(name, size, text_size)
    assert_can_be_used(house, may_be_small="key ")


@pytest.mark.parametrize(
    "language",
    [pytest.param(code, marks=[] if code == "de" else [pytest.mark.slow]) for code in LANGUAGES],
)
@pytest.mark.parametrize("name", HELP_SHOTS)
def test_no_text_is_cut_at_800x480_in_any_language(name: str, language: str) -> None:
    for text_size in (100, 125, 150):
        assert cut_texts(opened(name, (800, 480), text_size, language).ui) == [], text_size


@pytest.mark.parametrize("name", [name for name in PAGES if name != "capture"])
def test_tab_reaches_every_control(name: str) -> None:
    house = opened(name, (800, 480), 100)
    wanted = set(map(id, controls(house.ui)))
    reached = set()
    for _ in range(len(wanted) + 2):
        house.key("tab")
        reached.add(id(house.ui.focus))
    assert wanted <= reached
