"""The focus goes where a child would look for it."""

from game.kit.events import Direction
from game.kit.layout import Box
from game.kit.widgets.focus import nearest

GRID = Box(0, 0, 300, 200).grid(3, 2, gap=10)


def test_arrows_move_in_a_grid():
    assert nearest(GRID, 0, Direction.RIGHT) == 1
    assert nearest(GRID, 1, Direction.DOWN) == 4
    assert nearest(GRID, 4, Direction.LEFT) == 3
    assert nearest(GRID, 3, Direction.UP) == 0


def test_arrows_stop_at_the_edge():
    assert nearest(GRID, 0, Direction.LEFT) is None
    assert nearest(GRID, 5, Direction.DOWN) is None


def test_tab_goes_round():
    assert nearest(GRID, 5, Direction.NEXT) == 0
    assert nearest(GRID, 0, Direction.PREVIOUS) == 5


def test_without_focus_the_first_is_taken():
    assert nearest(GRID, None, Direction.RIGHT) == 0
    assert nearest([], None, Direction.RIGHT) is None


def test_what_lies_straight_ahead_beats_what_is_nearer_but_aside():
    here, ahead, aside = Box(0, 0, 50, 50), Box(150, 0, 50, 50), Box(80, 90, 50, 50)
    assert nearest([here, ahead, aside], 0, Direction.RIGHT) == 1


def test_a_wide_button_below_is_reached_from_any_column():
    wide = Box(0, 210, 300, 50)
    for i in range(3, 6):
        assert nearest([*GRID, wide], i, Direction.DOWN) == 6


def test_every_widget_of_a_screen_can_be_reached_by_arrows():
    boxes = [*GRID, Box(320, 0, 80, 200), Box(0, 220, 400, 40), Box(340, 280, 40, 40)]
    reached, todo = {0}, [0]
    while todo:
        at = todo.pop()
        for direction in list(Direction)[:4]:
            there = nearest(boxes, at, direction)
            if there is not None and there not in reached:
                reached.add(there)
                todo.append(there)
    assert reached == set(range(len(boxes)))


def test_overlapping_cards_go_one_by_one():
    cards = Box(0, 0, 300, 100).line_up(9, 80)
    at = 0
    for expected in range(1, 9):
        at = nearest(cards, at, Direction.RIGHT)
        assert at == expected
