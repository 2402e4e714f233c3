"""Long work shared out among processes: results in their order, and a good end on Ctrl+C."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import BaseContext
from types import FrameType
from typing import Any, TypeVar

from game.cli import UsageError

Job = TypeVar("Job")
Result = TypeVar("Result")


def cores() -> int:
    """How many processes can run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Interrupt:
    """While entered, the first Ctrl+C only sets `asked`; the second ends the command at once.

    Where Ctrl+C is ignored, as in the background of a script, it stays so.
    """

    def __init__(self) -> None:
        self.asked = False
        self._before: Any = None

    def __enter__(self) -> "Interrupt":
        self._before = signal.getsignal(signal.SIGINT)
        if self._before is not signal.SIG_IGN:
            signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _note(self, _number: int, _frame: FrameType | None) -> None:
        self.asked = True
        signal.signal(signal.SIGINT, self._before)


def work_through(
    work: Callable[[Job], Result],
    jobs: Iterable[Job],
    processes: int,
    interrupt: Interrupt,
    context: BaseContext | None = None,
) -> Iterator[Result]:
    """The results of `work` for each job, in the order of the jobs, however many processes.

    When `interrupt` is asked, jobs that have not begun are left out. `work` and the jobs must be
    picklable. Raises UsageError when a process dies.
    """
    with ProcessPoolExecutor(processes, context, _ignore_interrupts) as pool:
        waiting = [pool.submit(work, job) for job in jobs]
        stopped = False
        try:
            for future in waiting:
                if interrupt.asked and not stopped:
                    stopped = True
                    for other in reversed(waiting):
                        other.cancel()
                if not future.cancelled():
                    yield future.result()
        except BrokenProcessPool:
            if not interrupt.asked:
                raise UsageError("a process died at its work; try --jobs 1") from None
        finally:
            pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl+C is the first process's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
