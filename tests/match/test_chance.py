"""Chance is a pure function of the seed, the same on every machine."""

from collections import Counter

import pytest

from game.match.chance import KeyedStream, mix, new_deck, shuffler, start_seat
from game.rules import rules_for


def test_mixing_has_known_values() -> None:
    assert mix(0) != mix(1)
    assert mix(1, 2) != mix(2, 1)
    assert (mix(), mix(7, 3)) == MIXED


def test_a_new_deck_has_known_cards_and_is_all_there() -> None:
    rules = rules_for("base", 4)
    deck = new_deck(rules, 7)
    assert sorted(deck) == rules.full_deck()
    assert deck[:12] == DECK
    assert deck == new_deck(rules, 7) != new_deck(rules, 8)


def test_a_reshuffle_depends_on_its_number_and_cards_alone() -> None:
    shuffle = shuffler(7)
    assert shuffle([1, 2, 3, 4, 5, 6], 0) == shuffler(7)([6, 5, 4, 3, 2, 1], 0)
    assert sorted(shuffle([1, 1, 2, 3], 1)) == [1, 1, 2, 3]
    assert any(shuffle(list(range(11)), number) != shuffle(list(range(11)), 0) for number in (1, 2))


def test_streams_give_each_number_about_equally_often() -> None:
    counted = Counter(KeyedStream(5, number).below(6) for number in range(6000))
    assert sorted(counted) == list(range(6))
    assert all(800 < times < 1200 for times in counted.values())


@pytest.mark.parametrize("players", range(2, 8))
def test_every_seat_may_start(players: int) -> None:
    rules = rules_for("classic", players)
    assert {start_seat(rules, seed) for seed in range(100)} == set(range(players))


MIXED = (11400714819323198485, 16181764236136305309)
DECK = [5, 2, 3, 5, 7, 8, 2, 3, 6, 2, 8, 5]
