"""Series of games and what their results say."""

import math

import pytest

from game.match.headless import Outcome
from game.match.series import Entrant, Played, Tally, estimate, play_series, quantile
from game.rules import rules_for


def test_rotation_gives_each_bot_each_seat_with_the_same_cards() -> None:
    rules = rules_for("base", 4)
    entrants = [Entrant("easy", "farmer"), Entrant("random", "farmer")]
    games = list(play_series(rules, entrants, 8, 3, rotate=True))
    assert [played.seating.index(0) for played in games] == [0, 1, 2, 3] * 2
    assert len({played.seed for played in games[:4]}) == 1
    assert games[0].seed != games[4].seed
    assert len({played.start for played in games[:4]}) == 1


def test_without_rotation_each_game_has_a_deal_of_its_own() -> None:
    rules = rules_for("duel", 2)
    games = list(play_series(rules, [Entrant("easy", "farmer")], 3, 3))
    assert len({played.seed for played in games}) == 3
    assert {played.seating for played in games} == {(0, 0)}


def test_a_shared_win_counts_its_part() -> None:
    tally = Tally((0,))
    outcome = Outcome((5, 5, 2), (0, 1), [], 0.0, [], [])
    tally.add(Played(0, 1, 0, (0, 1, 1), outcome))
    tally.add(Played(1, 1, 0, (1, 1, 0), outcome))
    assert tally.wins == 1
    assert tally.win_share().mean == pytest.approx(0.25)
    assert tally.coins().mean == pytest.approx(3.5)


def test_intervals_are_clustered_by_deal() -> None:
    alone = estimate([(1.0, 1), (0.0, 1)] * 50)
    together = estimate([(4.0, 4), (0.0, 4)] * 50)
    assert alone.mean == together.mean == 0.5
    assert together.high - together.low == pytest.approx(alone.high - alone.low)
    assert estimate([]).mean == 0.0


def test_one_deal_alone_bounds_nothing() -> None:
    assert estimate([(2.0, 4)]) == (0.5, -math.inf, math.inf)


def won(deals: int, games: int, every: int) -> Tally:
    """So many deals of so many games, of which entrant 0 of two wins one in `every`."""
    tally = Tally((0,))
    for number in range(deals * games):
        outcome = Outcome((5, 3), (int(number % every != 0),), [], 0.0, [], [])
        tally.add(Played(number // games, 1, 0, (0, 1), outcome))
    return tally


def test_few_deals_leave_a_wide_interval_even_where_all_went_alike() -> None:
    mean, low, high = won(1, 2, 2).win_share()
    assert (mean, low < 0.1, high > 0.9) == (0.5, True, True)
    mean, low, high = won(4, 2, 2).win_share()
    assert (mean, low < 0.2, high > 0.8) == (0.5, True, True)
    mean, low, high = won(10, 4, 1000).win_share()
    assert (mean < 0.03, low < 0.01, high > 0.25) == (True, True, True)


def test_an_interval_has_a_width_however_many_deals_went_alike() -> None:
    mean, low, high = won(500, 2, 2).win_share()
    assert mean == 0.5
    assert 0.45 < low < 0.46
    assert 0.54 < high < 0.55
    _, low, high = won(500, 1, 3).win_share()
    assert low == pytest.approx(0.334 - 0.0413, abs=0.001)
    assert high == pytest.approx(0.334 + 0.0413, abs=0.001)


def test_a_series_can_be_played_in_parts() -> None:
    rules = rules_for("base", 4)
    entrants = [Entrant("easy", "farmer"), Entrant("random", "farmer")]
    whole = list(play_series(rules, entrants, 6, 3, rotate=True))
    parts = [
        played
        for first in (0, 3)
        for played in play_series(rules, entrants, 3, 3, rotate=True, first=first)
    ]
    assert parts == whole


def test_a_quantile_is_the_value_at_its_rank_and_nothing_of_nothing() -> None:
    assert quantile([], 0.5) == 0.0
    assert quantile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert quantile([3.0, 1.0, 2.0], 0.95) == 3.0
