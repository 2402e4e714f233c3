"""Every scene at every size: nothing overlaps, nothing is cut, all of it can be touched."""

from typing import ClassVar

import pytest

from game.kit.events import Direction, Nav
from game.match import Match
from game.scenes.shots import SHOTS, ShotWish
from game.texts import LANGUAGES
from tests.scenes.house import (
    House,
    assert_can_be_used,
    controls,
    cut_texts,
    layouts,
    visible_box,
)

OURS = [name for name in SHOTS if name not in ("pause", "confirm", "log", "almanac", "boot")]
CASES = layouts(OURS)


class OneGame(ShotWish):
    """A wish that plays each of its games to the end only once."""

    played: ClassVar[dict[ShotWish, Match]] = {}

    def finished(self) -> Match:
        if self not in self.played:
            self.played[self] = super().finished()
        return self.played[self]


def opened(name: str, size: tuple[int, int], text_size: int, wish: ShotWish) -> House:
    house = House(size, text_size)
    house.open(SHOTS[name].make(house.home, wish))
    return house


@pytest.mark.parametrize(("name", "size", "text_size"), CASES)
def test_scene_can_be_read_and_touched(name: str, size: tuple[int, int], text_size: int) -> None:
    house = opened(name, size, text_size, OneGame(players=7, turns=1))
    assert_can_be_used(house)
    if text_size == 100:
        assert cut_texts(house.ui) == []


@pytest.mark.parametrize("name", OURS)
def test_drawing_twice_gives_the_same_picture(name: str) -> None:
    house = opened(name, (800, 480), 100, OneGame(turns=1))
    surface, scene = house.window.surface, house.top
    scene.repaint()
    house.loop.stage.repaint()
    house.loop.stage.draw(surface, 0.0)
    first = surface.copy()
    house.loop.stage.repaint()
    house.loop.stage.draw(surface, 0.0)
    assert surface.get_buffer().raw == first.get_buffer().raw


@pytest.mark.parametrize("name", OURS)
def test_tab_reaches_every_control(name: str) -> None:
    house = opened(name, (800, 480), 100, OneGame(turns=1))
    wanted = set(map(id, controls(house.ui)))
    reached = set()
    for _ in range(len(wanted) + 2):
        house.key("tab")
        if house.ui.focus is not None:
            reached.add(id(house.ui.focus))
    assert reached == wanted


@pytest.mark.parametrize("name", ["menu", "setup", "results"])
def test_a_resized_window_is_laid_out_anew(name: str) -> None:
    house = opened(name, (800, 480), 100, OneGame(turns=1))
    for size in ((1111, 640), (600, 1000), (1920, 1080), (800, 480)):
        house.resize(size)
        house.run(0.05)
        screen = house.loop.stage.screen.box
        for widget in controls(house.ui):
            box = visible_box(widget)
            assert box is None or screen.covers(box)


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize(
    "language",
    [
        pytest.param(code, marks=[] if code == "de" else [pytest.mark.slow])
        for code in LANGUAGES
        if code != "en"
    ],
)
def test_no_text_is_cut_in_any_language(name: str, language: str) -> None:
    house = House((800, 480), language=language)
    house.open(SHOTS[name].make(house.home, OneGame(players=7, turns=1)))
    assert cut_texts(house.ui) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_harvested_is_told_whole_on_a_tall_screen(language: str) -> None:
    house = House((720, 1280), language=language)
    house.open(SHOTS["results-harvests"].make(house.home, OneGame(players=7, turns=1)))
    assert cut_texts(house.ui) == []


@pytest.mark.parametrize("name", OURS)
def test_arrows_reach_every_control(name: str) -> None:
    house = House((800, 480))
    house.open(SHOTS[name].make(house.home, OneGame(turns=1)))
    ui, wanted = house.ui, controls(house.ui)
    reached, todo = {id(wanted[0])}, [wanted[0]]
    while todo:
        start = todo.pop()
        for direction in (Direction.LEFT, Direction.RIGHT, Direction.UP, Direction.DOWN):
            ui.focus_on(start)
            ui.handle(Nav(direction))
            if ui.focus is not None and id(ui.focus) not in reached:
                reached.add(id(ui.focus))
                todo.append(ui.focus)
    assert [w.name for w in wanted if id(w) not in reached] == []
