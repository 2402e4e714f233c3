"""Levels differ: a quick look by default, closer ones marked slow. Measured rows: README."""

import pytest

from game.match.series import Entrant, Tally, play_series
from game.rules import rules_for


def share(level: str, other: str, games: int, edition: str = "base", players: int = 4) -> float:
    """The win share of one of a level among others."""
    entrants = [Entrant(level, "farmer"), Entrant(other, "farmer")]
    tally = Tally((0,))
    rules = rules_for(edition, players)
    for played in play_series(rules, entrants, games, 5, rotate=True):
        tally.add(played)
    return tally.win_share().mean


def test_easy_beats_three_random() -> None:
    assert share("easy", "random", 24) > 0.8


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "other", "least"),
    [("medium", "easy", 0.35), ("hard", "medium", 0.32), ("expert", "hard", 0.3)],
)
def test_each_level_beats_three_of_the_one_below(level: str, other: str, least: float) -> None:
    assert share(level, other, 240) > least


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "other"), [("medium", "easy"), ("hard", "medium"), ("expert", "hard")]
)
def test_each_level_beats_the_one_below_in_the_duel(level: str, other: str) -> None:
    assert share(level, other, 200, "duel", 2) > 0.55
