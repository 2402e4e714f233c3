"""Motion is a function of start, target and elapsed time, and can be finished at any moment."""

import math

import pytest

from game.kit import easing
from game.kit.timeline import Call, Parallel, Sequence, Stagger, Timeline, Tween, Wait

EASES = [getattr(easing, name) for name in dir(easing) if name.startswith(("in_", "out_"))]


@pytest.mark.parametrize("ease", [*EASES, easing.linear, easing.back_out(1.4)])
def test_every_curve_goes_from_zero_to_one(ease):
    assert ease(0.0) == pytest.approx(0.0, abs=1e-6)
    assert ease(1.0) == pytest.approx(1.0, abs=1e-6)


def test_emphasis_overshoots_by_ten_per_cent_and_arrivals_do_not():
    steps = [i / 200 for i in range(201)]
    assert max(easing.out_back(t) for t in steps) == pytest.approx(1.1, abs=0.01)
    assert max(easing.out_cubic(t) for t in steps) == 1.0


def test_a_tween_does_not_depend_on_how_time_is_cut():
    fine, coarse = Tween(0, 10, 1.0), Tween(0, 10, 1.0)
    for _ in range(50):
        fine.advance(0.01)
    coarse.advance(0.5)
    assert fine.value == pytest.approx(coarse.value)


def test_a_moving_target_is_asked_when_the_value_is():
    target = 100.0
    move = Tween(0.0, lambda: target, 1.0, easing.linear)
    move.advance(0.5)
    assert move.value == 50.0
    target = 200.0
    assert move.value == 100.0
    move.finish()
    assert move.value == target


def test_time_left_over_by_one_motion_goes_to_the_next():
    seen = []
    line = Sequence(Wait(0.1), Call(lambda: seen.append("a")), Wait(0.1), Tween(0, 1, 0.1))
    assert line.advance(0.25) == 0.0
    assert seen == ["a"]
    assert line.advance(0.2) == pytest.approx(0.15)
    assert line.done


def test_parallel_is_done_with_its_longest():
    both = Parallel(Wait(0.1), Wait(0.3))
    both.advance(0.2)
    assert not both.done
    assert both.advance(0.2) == pytest.approx(0.1)
    assert both.done


def test_stagger_begins_one_after_the_other():
    seen = []
    steps = [Call(lambda i=i: seen.append(i)) for i in range(3)]
    line = Stagger(0.1, *steps)
    line.advance(0.05)
    assert seen == [0]
    line.advance(0.1)
    assert seen == [0, 1]
    line.finish()
    assert seen == [0, 1, 2]


def test_finish_calls_everything_once_and_in_order():
    seen = []
    timeline = Timeline()
    timeline.add(
        Sequence(
            Wait(5),
            Call(lambda: seen.append(1)),
            Parallel(Call(lambda: seen.append(2)), Wait(3)),
            Call(lambda: timeline.add(Call(lambda: seen.append(3)))),
        )
    )
    timeline.advance(1)
    timeline.finish()
    timeline.finish()
    assert seen == [1, 2, 3]
    assert timeline.idle


def test_a_call_may_finish_its_own_timeline():
    seen = []
    timeline = Timeline()
    timeline.add(Sequence(Call(timeline.finish), Call(lambda: seen.append("once"))), Wait(10))
    timeline.advance(0.01)
    timeline.advance(0.01)
    assert seen == ["once"]
    assert timeline.idle


def test_apply_gets_the_last_value_exactly():
    seen = []
    timeline = Timeline()
    timeline.add(Tween(0, 7, 0.3, apply=seen.append))
    for _ in range(20):
        timeline.advance(1 / 60)
    assert seen[-1] == 7
    assert timeline.idle


def test_speed_shortens_and_instant_finishes():
    fast, instant = Timeline(speed=4), Timeline(speed=math.inf)
    for timeline in (fast, instant):
        timeline.add(Wait(1))
    fast.advance(0.3)
    instant.advance(0.001)
    assert fast.idle
    assert instant.idle


def test_reduced_motion_is_at_the_start_and_soon_at_the_target_and_never_between():
    timeline = Timeline(reduced=True)
    move = Tween(0, 100, 2.0)
    timeline.add(move)
    seen = []
    for _ in range(12):
        timeline.advance(1 / 60)
        seen.append(move.value)
    assert set(seen) == {0, 100}
    assert timeline.idle


def test_a_cleared_timeline_calls_nothing():
    seen = []
    timeline = Timeline()
    timeline.add(Sequence(Wait(0.1), Call(lambda: seen.append(1))))
    timeline.clear()
    timeline.advance(1)
    assert timeline.idle
    assert seen == []


def test_a_step_without_length_is_over_at_once():
    tween = Tween(1, 2, 0.0)
    assert tween.value == 1
    assert tween.advance(0.1) == pytest.approx(0.1)
    assert tween.value == 2
