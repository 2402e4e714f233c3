"""Looks are stepped down when frames are late, and up again when there is time."""

from game.kit.governor import FRAMES, GOOD_SECONDS, STEPS, Governor

FRAME = 1 / 60


def run(governor: Governor, seconds: float, work_ms: float) -> None:
    for _ in range(round(seconds / FRAME)):
        governor.passed(FRAME, work_ms)


def test_a_machine_that_keeps_up_shows_everything() -> None:
    governor = Governor()
    run(governor, 60, 4.0)
    assert governor.quality == STEPS[0]


def test_a_few_late_frames_do_not_matter() -> None:
    governor = Governor()
    for number in range(1000):
        governor.passed(FRAME, 30.0 if number % 30 == 0 else 4.0)
    assert governor.level == 0


def test_late_frames_take_particles_then_shadows_then_idle_motion_away() -> None:
    governor = Governor()
    seen = [governor.quality]
    for _ in range(4):
        run(governor, FRAMES * FRAME, 20.0)
        seen.append(governor.quality)
    assert [quality.particles for quality in seen] == sorted(
        (quality.particles for quality in seen), reverse=True
    )
    assert [quality.shadows for quality in seen] == [True, True, False, False, False]
    assert [quality.idle for quality in seen] == [True, True, True, False, False]


def test_one_step_is_judged_before_the_next_is_taken() -> None:
    governor = Governor()
    run(governor, FRAMES * FRAME, 20.0)
    run(governor, 0.5, 20.0)
    assert governor.level == 1


def test_after_ten_good_seconds_more_is_shown_again() -> None:
    governor = Governor()
    run(governor, FRAMES * FRAME, 20.0)
    run(governor, GOOD_SECONDS - 1, 5.0)
    assert governor.level == 1
    run(governor, 4, 5.0)
    assert governor.level == 0


def test_frames_that_are_only_just_in_time_bring_nothing_back() -> None:
    governor = Governor()
    run(governor, FRAMES * FRAME, 20.0)
    run(governor, 60, 12.0)
    assert governor.level == 1


def test_a_machine_that_fails_again_is_tried_less_and_less_often() -> None:
    governor = Governor()
    waits = []
    for _ in range(4):
        run(governor, FRAMES * FRAME, 20.0)
        assert governor.level == 1
        waited = 0.0
        while governor.level:
            governor.passed(FRAME, 5.0)
            waited += FRAME
        waits.append(waited)
    assert waits == sorted(waits)
    assert waits[-1] > 4 * waits[0]
