"""F3 shows how long frames take, and nothing of it stays when it is switched off."""

import re

import pygame
import pytest

from game.scenes.menu import MenuScene
from game.scenes.rulebook import RulesScene
from tests.scenes.house import House


@pytest.fixture
def house() -> House:
    house = House()
    house.open([MenuScene(house.home), RulesScene(house.home, None)], 1.0)
    return house


def corner(house: House) -> bytes:
    w, h = house.window.size
    return pygame.image.tobytes(house.window.surface.subsurface((0, h - 40, w // 2, 40)), "RGB")


def test_f3_tells_the_times_and_the_steps_of_quality(house: House) -> None:
    before = corner(house)
    house.key("f3")
    house.run(0.5)
    assert corner(house) != before
    record = house.loop.record
    assert record is not None
    assert record.shown
    assert len(re.findall(r"\d+\.\d/\d+\.\d", record.text)) == 3, record.text


def test_a_second_f3_leaves_the_picture_as_it_was(house: House) -> None:
    before = corner(house)
    house.key("f3")
    house.run(0.3)
    house.key("f3")
    house.run(0.3)
    assert corner(house) == before
