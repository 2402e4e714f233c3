"""Work that is shared out comes back in order, and Ctrl+C leaves what was finished."""

import multiprocessing
import os
import signal

import pytest

from game.cli import UsageError
from game.cli.crew import Interrupt, work_through

pytestmark = pytest.mark.usefixtures("listening")


def square(number: int) -> int:
    return number * number


def die(number: int) -> int:
    os._exit(number)


@pytest.mark.parametrize("processes", [1, 2])
def test_results_come_in_the_order_of_the_jobs(processes: int) -> None:
    results = work_through(square, range(40), processes, Interrupt())
    assert list(results) == [square(number) for number in range(40)]


@pytest.mark.slow
def test_work_is_shared_out_where_processes_begin_anew() -> None:
    """As on Windows and macOS."""
    spawn = multiprocessing.get_context("spawn")
    results = work_through(square, range(5), 2, Interrupt(), spawn)
    assert list(results) == [0, 1, 4, 9, 16]


def test_after_ctrl_c_the_jobs_that_have_not_begun_are_left_out() -> None:
    results = []
    with Interrupt() as interrupt:
        for result in work_through(square, range(1000), 2, interrupt):
            if not results:
                signal.raise_signal(signal.SIGINT)
            results.append(result)
    assert results == [square(number) for number in range(len(results))]
    assert 0 < len(results) < 1000


def test_a_second_ctrl_c_ends_the_work_at_once() -> None:
    with Interrupt() as interrupt:
        signal.raise_signal(signal.SIGINT)
        assert interrupt.asked
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)


def test_where_ctrl_c_is_ignored_it_stays_so() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with Interrupt() as interrupt:
        signal.raise_signal(signal.SIGINT)
    assert not interrupt.asked


def test_a_process_that_dies_is_reported() -> None:
    with pytest.raises(UsageError, match="a process died"):
        list(work_through(die, [1], 1, Interrupt()))
