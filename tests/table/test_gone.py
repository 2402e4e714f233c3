"""A finger or a pointer rests on something while others play on, and it is gone."""

import pytest

from game.rules import Step
from game.table.targets import Target, What
from tests.pilot.player import TablePlayer

GONE = [Target(What.HAND, 30), Target(What.UP, 7), Target(What.ASIDE, 5), Target(What.FIELD, 6)]


@pytest.fixture(scope="module")
def player():
    player = TablePlayer("classic", 4, seed=3)
    while player.match.game.step is not Step.TRADE:
        player.move()
    return player


@pytest.mark.parametrize("target", GONE, ids=lambda target: target.what.value)
def test_what_is_gone_can_be_touched_held_and_dragged_in_vain(player, target):
    before = player.match.lines
    player.table.play.tap(target)
    player.table.play.explain(target)
    if target.place is not None:
        player.table.play.drop(target, 10, 10)
    player.run(0.1)
    assert player.match.lines == before
