"""Whole games at the table, from the first card to the results, through synthetic events."""

import pytest

from tests.pilot.player import TablePlayer


def test_a_whole_game_is_played_with_the_mouse():
    player = TablePlayer("classic", 4, seed=3, exhaustions=1)
    player.play()
    assert player.deals > 0


def test_a_whole_game_is_played_with_fingers():
    player = TablePlayer("base", 3, seed=5, touch=True, size=(720, 1280), exhaustions=1)
    player.play()
    assert player.finished


def test_two_people_pass_the_machine_to_each_other_behind_curtains():
    player = TablePlayer("base", 5, people=2, seed=3, exhaustions=1)
    player.play()
    assert player.curtains > 5


def test_the_duel_is_played_to_its_end():
    player = TablePlayer("duel", 2, seed=4)
    player.play()
    assert player.finished


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 5, 6, 7])
def test_whole_games_of_the_extended_edition_by_all_people(players):
    player = TablePlayer("extended", players, people=players, seed=players, exhaustions=1)
    player.play()
    assert player.finished
