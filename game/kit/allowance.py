"""How much of a frame may go into painting what has just come; the rest follows in later frames."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

import pygame

BLITS = 5.0
"""A frame's worth, in copies of the whole canvas: what is dear on this machine at this size."""
TRIES = 6


class Allowance:
    """Unlimited until `measure` is called, so that what is drawn does not depend on the clock."""

    def __init__(self) -> None:
        self.timer: Callable[[], float] = time.perf_counter
        self._seconds = math.inf
        self._began = 0.0

    def measure(self, canvas: pygame.Surface) -> None:
        """From now on as many seconds as `BLITS` copies of the canvas take."""
        copy = canvas.copy()
        best = math.inf
        for _ in range(TRIES):
            began = self.timer()
            canvas.blit(copy, (0, 0))
            best = min(best, self.timer() - began)
        self._seconds = BLITS * best

    def begin(self) -> None:
        """A frame's drawing begins."""
        self._began = self.timer()

    @property
    def limited(self) -> bool:
        """Was it measured?"""
        return self._seconds < math.inf

    @property
    def spent(self) -> bool:
        """Has this frame had its share?"""
        return self.timer() - self._began >= self._seconds
