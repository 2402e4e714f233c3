"""History, statistics, review and game codes at every size: read, touched, nothing overlaps."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.match import Match
from game.match.review import Review, Working, review_of
from game.match.story import Story
from game.rules import Rules
from game.scenes.shelf import review
from game.scenes.shelf.shots import SHELF_SHOTS
from game.scenes.shots import ShotWish
from tests.match.stories import finished
from tests.scenes.house import (
    House,
    assert_can_be_used,
    controls,
    cut_texts,
    layouts,
)

NAMES = [name for name in SHELF_SHOTS if not name.startswith(("replay", "eyes"))]
CASES = layouts(NAMES)


class PlayedBefore(ShotWish):
    """A wish whose game was played before."""

    def finished(self) -> Match:
        return finished("extended", 7, 3)


@pytest.fixture(scope="module", autouse=True)
def a_game_is_reviewed_once() -> Iterator[None]:
    kept: dict[tuple[Rules, int], Review] = {}

    def once(story: Story) -> Working:
        key = (story.rules, story.length)
        if key not in kept:
            kept[key] = yield from review_of(story)
        return kept[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(review, "review_of", once)
        yield


@pytest.fixture(scope="module")
def data_dir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the games of the pictures, made once."""
    folder = tmp_path_factory.mktemp("shelf")
    house = House(data_dir=folder)
    SHELF_SHOTS["history"].make(house.home, ShotWish())
    house.home.store.close()
    return folder


def opened(name: str, size: tuple[int, int], text_size: int, data_dir: Path) -> House:
    house = House(size, text_size, data_dir)
    house.open(SHELF_SHOTS[name].make(house.home, PlayedBefore()), 0.3)
    house.home.store.close()
    return house


@pytest.mark.parametrize(("name", "size", "text_size"), CASES)
def test_scene_can_be_read_and_touched(
    name: str, size: tuple[int, int], text_size: int, data_dir: Path
) -> None:
    house = opened(name, size, text_size, data_dir)
    assert_can_be_used(house)
    if text_size == 100:
        assert cut_texts(house.ui) == []


@pytest.mark.parametrize("name", NAMES)
def test_drawing_twice_gives_the_same_picture(name: str, data_dir: Path) -> None:
    house = opened(name, (800, 480), 100, data_dir)
    pictures = []
    for _ in range(2):
        house.loop.stage.repaint()
        house.loop.stage.draw(house.window.surface, 0.0)
        pictures.append(house.window.surface.copy().get_buffer().raw)
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("name", NAMES)
def test_tab_reaches_every_control(name: str, data_dir: Path) -> None:
    house = opened(name, (800, 480), 100, data_dir)
    wanted = set(map(id, controls(house.ui)))
    reached = set()
    for _ in range(len(wanted) + 2):
        house.key("tab")
        if house.ui.focus is not None:
            reached.add(id(house.ui.focus))
    assert reached == wanted
