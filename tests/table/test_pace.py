"""When the computer players act."""

import pytest

from game.match import Match, Seat
from game.rules import rules_for
from game.table.pace import BID_SECONDS, GAPS, Pace

STEP = 1 / 60


def a_match(people: int = 1, start: int = 1, seed: int = 5) -> Match:
    seats = [
        Seat(name, "human" if number < people else "bot", "" if number < people else "easy")
        for number, name in enumerate(("Ana", "Otto", "Mai", "Bo"))
    ]
    return Match.new(rules_for("classic", 4), seats, start, seed, None)


def seconds_until_played(match: Match, pace: Pace, people: list[int], quiet: bool = True) -> float:
    for step in range(1, 1200):
        if pace.update(STEP, quiet, people):
            return step * STEP
    return float("inf")


@pytest.mark.parametrize("speed", ["relaxed", "normal", "fast"])
def test_a_bot_acts_after_the_pause_of_its_speed(speed):
    match = a_match()
    seconds = seconds_until_played(match, Pace(match, speed, lambda: 0.0), [])
    assert seconds == pytest.approx(GAPS[speed], abs=0.1)


def test_nothing_is_played_while_the_picture_is_behind():
    match = a_match()
    pace = Pace(match, "normal", lambda: 0.0)
    assert seconds_until_played(match, pace, [], quiet=False) == float("inf")
    assert match.lines == 1


def test_at_instant_speed_bots_play_on_until_a_person_is_awaited():
    match = a_match()
    pace = Pace(match, "instant", lambda: 0.0)
    pace.update(STEP, True, [])
    assert match.awaited_humans() == [0]


class _Ponderer:
    """A match whose bot never comes to an end."""

    decision, idle, thinker, ends_trading = None, False, 2, False
    slices = 0

    def think(self, evaluations: int) -> bool:
        self.slices += 1
        return False


def test_long_thinking_is_spread_over_frames_and_shown():
    match = _Ponderer()
    clock = iter(range(1_000))
    pace = Pace(match, "normal", lambda: next(clock) * 0.002)
    pace.update(STEP, True, [])
    assert match.slices <= 2
    assert pace.thinking is None
    for _ in range(20):
        pace.update(STEP, True, [])
    assert pace.thinking == 2


def test_a_person_has_time_to_speak_up_before_a_trading_ends():
    for seed in range(40):
        match = a_match(seed=seed)
        pace = Pace(match, "fast", lambda: 0.0)
        while match.game.active != 0 and not match.asked(0):
            if match.think() and match.ends_trading and match.may_gain(0):
                assert pace.bidding([0]) == [0]
                seconds = seconds_until_played(match, pace, [0])
                assert seconds == pytest.approx(BID_SECONDS, abs=0.1)
                return
            match.play()
    pytest.fail("no bot ended its trading while the person could gain")


def test_while_a_person_holds_the_active_bot_does_not_end_its_trading():
    match = a_match()
    pace = Pace(match, "fast", lambda: 0.0)
    while match.game.step.value != "trade":
        match.think()
        match.play()
    match.hold(0)
    seconds_until_played(match, pace, [0])
    assert match.game.step.value == "trade"
    match.release(0)
