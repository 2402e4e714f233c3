"""A small sign over everything that tells how long frames take."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.kit.brush import Brush, TextStyle
from game.kit.layout import Box, Screen
from game.kit.text import Fonts
from game.kit.theme import Theme

EVERY = 30
"""Drawn frames between two readings."""


class FrameTimes(NamedTuple):
    """How long one frame took, in milliseconds. `present` is 0 when nothing changed."""

    update: float
    draw: float
    present: float


Words = Callable[[str, str, str, int], str]
"""A line from what updating, drawing and presenting take, and the steps of quality taken down."""


class FrameRecord:
    """Reads `times` (the newest last) and draws a line about them while it is `shown`."""

    def __init__(self, theme: Theme, fonts: Fonts, words: Words) -> None:
        self.shown = False
        self._theme, self._fonts, self._words = theme, fonts, words
        self._brush: Brush | None = None
        self._left = 0
        self.text = ""
        """The line that it shows."""

    def read(self, times: Sequence[FrameTimes], level: int) -> None:
        """Take a reading, now and then."""
        self._left -= 1
        if self._left > 0 or not times:
            return
        self._left = EVERY
        update, draw, present = (_spread(part) for part in zip(*times, strict=True))
        self.text = self._words(update, draw, present, level)

    def draw(self, canvas: pygame.Surface, screen: Screen) -> None:
        """Draw the line in the lower left corner; it covers what it showed before."""
        if self._brush is None or self._brush.screen != screen:
            self._brush = Brush(screen, self._theme, self._fonts)
        colors = self._theme.colors
        sign = Box(4, screen.box.bottom - 28, min(430, screen.box.w - 8), 24)
        brush = self._brush.onto(canvas)
        canvas.fill(colors.ink, screen.rect(sign))
        style = TextStyle(14, colors.paper, "bold", across="left", wrap=False, floor=9)
        brush.text(self.text, sign.inset(8, 1), style)


def _spread(values: Sequence[float]) -> str:
    """The middle and the 95th of a hundred of those that are not zero."""
    ranked = sorted(value for value in values if value) or [0.0]
    last = len(ranked) - 1
    return f"{ranked[round(last * 0.5)]:.1f}/{ranked[round(last * 0.95)]:.1f}"
