"""Every screen of a kiosk at every size: nothing overlaps, nothing is cut, all can be touched."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.kit.widgets import Label
from game.scenes.kiosk.shots import KIOSK_SHOTS
from game.scenes.shots import ShotWish
from game.texts import languages
from tests.scenes.house import SIZES, House, assert_can_be_used, cut_texts

SCREENS = [name for name in KIOSK_SHOTS if name != "attract"]
SMALL = ((800, 480), (720, 1280))
WISH = ShotWish(players=3, turns=1)


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize(
    "size", [pytest.param(s, marks=[pytest.mark.slow] if s not in SMALL else []) for s in SIZES]
)
def test_the_screen_can_be_read_and_touched(
    name: str, text_size: int, size: tuple[int, int]
) -> None:
    house = House(size, text_size)
    house.open(KIOSK_SHOTS[name].make(house.home, WISH))
    assert_can_be_used(house)
    if text_size == 100:
        assert cut_texts(house.ui) == []


@pytest.mark.parametrize("language", [code for code in languages() if code != "en"])
@pytest.mark.parametrize("name", ["kiosk-start", "still-there", "kiosk-pin", "staff", "scores"])
def test_no_language_is_too_long(name: str, language: str) -> None:
    house = House((800, 480), language=language)
    house.open(KIOSK_SHOTS[name].make(house.home, WISH))
    assert cut_texts(house.ui) == []


@pytest.mark.parametrize("language", languages())
def test_headings_of_the_scores_are_of_one_size(language: str, tmp_path: Path) -> None:
    house = House((800, 480), language=language, data_dir=tmp_path)
    house.open(KIOSK_SHOTS["scores"].make(house.home, WISH))
    labels = [w for w in house.ui.root.walk() if isinstance(w, Label)]
    assert len(labels) > 10
    for label in labels:
        assert house.ui.brush.text_width(label.text, label.style) <= label.box.w, label.text
