"""How long whole turns of computer players last, on a stepped clock."""

from __future__ import annotations

import math

import pytest

from game.match import Match, Seat
from game.rules import Event, rules_for
from game.rules.events import TradeMade, TurnPassed
from game.scenes.table.scene import TableScene
from tests.scenes.house import House

STEP = 1 / 60
A_DEAL = 2.0
"""Seconds that a turn may last longer for each deal that is seen in it."""


class Watched:
    """A game of computer players, seen from the passing of each turn to that of the next."""

    def __init__(self, speed: str, players: int = 4) -> None:
        house = House()
        house.home.settings.speed = speed
        seats = [Seat(f"Bean {n}", "bot", "easy", "", n) for n in range(players)]
        self.match = Match.new(rules_for("classic", players), seats, 0, 3, None)
        self.table = TableScene(house.home, self.match, False)
        house.open(self.table, STEP)
        self.table.presenter._on_fold = self._seen
        self.seconds, self._began, self._deals = 0.0, math.nan, 0
        self.turns: list[tuple[float, int]] = []
        """Seconds and deals of each whole turn."""

    def _seen(self, event: Event) -> None:
        self._deals += isinstance(event, TradeMade)
        if isinstance(event, TurnPassed):
            if not math.isnan(self._began):
                self.turns.append((self.seconds - self._began, self._deals))
            self._began, self._deals = self.seconds, 0

    def play(self, turns: int) -> None:
        while not self.match.over and len(self.turns) < turns:
            self.table.update(STEP)
            self.seconds += STEP

    def without_deals(self, a_deal: float = A_DEAL) -> list[float]:
        """How long each turn lasts, what its deals may cost taken off; sorted."""
        return sorted(seconds - a_deal * deals for seconds, deals in self.turns)


def share(numbers: list[float], part: float) -> float:
    return numbers[min(len(numbers) - 1, int(part * len(numbers)))]


def test_a_turn_at_normal_speed_lasts_two_to_four_seconds_and_two_more_for_a_deal():
    game = Watched("normal")
    game.play(500)
    assert len(game.turns) > 30
    quiet = sorted(seconds for seconds, deals in game.turns if not deals)
    assert 2.0 <= share(quiet, 0.5) <= 4.0
    assert share(game.without_deals(), 0.95) <= 4.0


@pytest.mark.parametrize(
    ("speed", "least", "most", "a_deal"), [("fast", 0.8, 2.2, 1.0), ("relaxed", 3.5, 8.0, 3.4)]
)
def test_other_speeds_are_faster_and_slower(speed, least, most, a_deal):
    game = Watched(speed)
    game.play(16)
    quiet = sorted(seconds for seconds, deals in game.turns if not deals)
    assert least <= share(quiet, 0.5) <= most
    assert share(game.without_deals(a_deal), 0.95) <= most


def test_at_instant_speed_a_whole_game_is_over_in_seconds():
    game = Watched("instant")
    game.play(500)
    assert game.match.over
    assert game.seconds < 10
