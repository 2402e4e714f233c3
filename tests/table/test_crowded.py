"""The table with everything open, large text and long words, in every window."""

from itertools import combinations

import pytest

from game.kit.layout import MIN_TARGET, Box
from game.kit.widgets import Widget
from game.scenes.shots import ShotWish
from game.scenes.table.scene import TableScene
from game.scenes.table.shots import TABLE_SHOTS
from tests.scenes.house import House, controls, cut_texts

WINDOWS = ((800, 480), (1280, 720), (1920, 1080), (720, 1280), (1024, 768))
OPEN = ("bids", "trade", "deal", "asked", "harvest", "plant-rest")
CASES = [
    pytest.param("trade", 7, "de", marks=pytest.mark.slow),
    pytest.param("duel", 2, "de", marks=pytest.mark.slow),
    *(
        pytest.param(name, players, language, marks=pytest.mark.slow)
        for name in OPEN
        for players, language in ((3, "de"), (5, "vi"), (7, "lv"))
    ),
    pytest.param("duel-gifts", 2, "vi", marks=pytest.mark.slow),
]


def apart(table: TableScene) -> dict[str, Box]:
    """What must never lie on each other: buttons, bids, deal bar and sheet."""
    layer = table.layer
    found: dict[str, Box] = {}
    for group in (layer.actions, layer.corner):
        found |= {child.name: child.box for child in group.children}
    for seat in range(table.match.rules.players):
        chip = layer.chip(seat)
        if chip is not None and layer.sheet is None:
            found[chip.name] = chip.box
    if layer.sheet is not None:
        found["sheet"] = layer.sheet.box
    elif layer.desk is not None:
        found["desk"] = layer.desk.box
    return found


def small(widget: Widget) -> bool:
    """Too small to be touched; fields of others only tell more, their panel is the target."""
    if widget.name.startswith("seat-field"):
        return False
    return min(widget.box.w, widget.box.h) < MIN_TARGET - 0.5


@pytest.mark.parametrize(("name", "players", "language"), CASES)
def test_nothing_overlaps_overflows_or_is_too_small(name: str, players: int, language: str) -> None:
    wish = ShotWish("duel" if players == 2 else "classic", players, turns=4)
    house = House(WINDOWS[0], language=language)
    house.open(TABLE_SHOTS[name].make(house.home, wish), 0.3)
    table = house.top
    assert isinstance(table, TableScene)
    for window in WINDOWS:
        house.resize(window)
        for text_scale in (1.25, 1.5):
            house.loop.set_text_scale(text_scale)
            house.run(0.05)
            screen = house.loop.stage.screen.box
            boxes = apart(table)
            for (one, a), (other, b) in combinations(boxes.items(), 2):
                assert not a.inset(0.1).overlaps(b.inset(0.1)), (window, text_scale, one, other)
            for what, box in boxes.items():
                assert screen.covers(box, 0.5), (window, text_scale, what)
            assert cut_texts(house.ui) == [], (window, text_scale)
            for widget in controls(house.ui):
                assert not small(widget), (window, text_scale, widget.name)
