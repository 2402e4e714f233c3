"""Charts: how a game went, turn by turn, and bars for the statistics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.layout import Box, Part
from game.kit.theme import Color
from game.kit.widgets import Widget
from game.scenes.home import Home
from game.scenes.pieces import draw_face
from game.table.marks import SeatLook

COIN = 1000
LINE, THIN, CASING = 4.0, 2.0, 7.0
MARK = 11.0
SUPER = 2
OVER = 6.0
"""How far lines may reach out of the plot."""


class Marker(NamedTuple):
    """A numbered place on the line of a seat: at the end of turn `turn` (from 1)."""

    number: int
    seat: int
    turn: int


class Course(Widget):
    """What each seat could expect to end with, turn by turn, as thick lines, and its coins as
    thin ones; amounts in thousandths of a coin."""

    def __init__(
        self,
        home: Home,
        looks: Sequence[SeatLook],
        expected: Sequence[Sequence[int]],
        coins: Sequence[Sequence[int]],
        markers: Sequence[Marker] = (),
    ) -> None:
        super().__init__()
        self._home, self._looks = home, looks
        self._expected, self._coins, self._markers = expected, coins, markers
        self._most = max(COIN, *(max(row) for row in (*expected, *coins)))
        self._picture: pygame.Surface | None = None

    def draw(self, brush: Brush) -> None:
        """Grid, lines, numbered places, faces at the ends."""
        face = min(34.0, self.box.h / (len(self._looks) + 0.5))
        plot = self.box.trim(left=30, top=8, right=face + 12, bottom=24)
        rect = brush.screen.rect(plot.inset(-OVER))
        if self._picture is None or self._picture.get_size() != rect.size:
            self._picture = self._draw_lines(brush, plot, rect)
        brush.surface.blit(self._picture, rect)
        self._draw_figures(brush, plot)
        for marker in self._markers:
            self._draw_marker(brush, plot, marker)
        self._draw_ends(brush, plot, face)

    def _draw_lines(self, brush: Brush, plot: Box, rect: pygame.Rect) -> pygame.Surface:
        """Grid and lines in one picture, drawn large and made small: the quick way to smooth
        edges where there are many long lines."""
        c, unit = brush.theme.colors, brush.screen.unit * SUPER
        big = pygame.Surface((rect.w * SUPER, rect.h * SUPER))
        big.fill(c.paper)

        def stroke(points: Sequence[tuple[float, float]], color: Color, width: float) -> None:
            pen = max(1, round(width * unit))
            shifted = [(x * unit - rect.x * SUPER, y * unit - rect.y * SUPER) for x, y in points]
            pygame.draw.lines(big, color, False, shifted, pen)
            for point in shifted:
                pygame.draw.circle(big, color, point, pen / 2 - 0.5)

        for value in self._grid():
            y = self._height(plot, value * COIN)
            stroke([(plot.x, y), (plot.right, y)], c.paper_dim, 1.5)
        for rows, width in ((self._coins, THIN), (self._expected, LINE)):
            for seat, look in enumerate(self._looks):
                points = [self._point(plot, rows, turn, seat) for turn in range(len(rows))]
                if width == LINE:
                    stroke(points, c.paper, CASING)
                stroke(points, look.colour, width)
        return pygame.transform.smoothscale(big, rect.size).convert(brush.surface)

    def _grid(self) -> range:
        most = self._most // COIN
        return range(0, most + 1, max(1, -(-most // 5)))

    def _height(self, plot: Box, amount: int) -> float:
        return plot.bottom - plot.h * amount / self._most

    def _draw_figures(self, brush: Brush, plot: Box) -> None:
        c = brush.theme.colors
        style = TextStyle(16, c.ink_soft, "medium", across="right", wrap=False, floor=10)
        for value in self._grid():
            y = self._height(plot, value * COIN)
            brush.text(str(value), Box(self.box.x, y - 10, 25, 20), style)
        below = TextStyle(16, c.ink_soft, "medium", wrap=False, floor=10)
        last = len(self._expected) - 1
        every = max(1, -(-last // 8))
        for turn in range(0, last, every):
            x = plot.x + plot.w * turn / max(1, last)
            brush.text(str(turn + 1), Box(x - 20, plot.bottom + 2, 40, 20), below)

    def _draw_marker(self, brush: Brush, plot: Box, marker: Marker) -> None:
        c, look = brush.theme.colors, self._looks[marker.seat]
        x, y = self._point(plot, self._expected, marker.turn, marker.seat)
        brush.disc(x, y, MARK, c.white, look.colour)
        brush.ring(Box(x - MARK, y - MARK, 2 * MARK, 2 * MARK), look.colour, 3, MARK)
        style = TextStyle(16, c.ink, "heavy", wrap=False, floor=10)
        brush.text(str(marker.number), Box(x - MARK, y - MARK, 2 * MARK, 2 * MARK), style)

    def _draw_ends(self, brush: Brush, plot: Box, face: float) -> None:
        """Faces at the ends of the lines, moved apart where they meet."""
        last = len(self._expected) - 1
        order = sorted(range(len(self._looks)), key=lambda seat: -self._expected[-1][seat])
        y, room = self.box.y, self.box.h - face * len(order)
        for number, seat in enumerate(order):
            aim = self._point(plot, self._expected, last, seat)[1] - face / 2
            top = min(max(aim, y), self.box.y + room + face * number)
            look = self._looks[seat]
            box = Box(plot.right + 8, top, face, face)
            draw_face(brush, self._home.assets, f"{look.face}-neutral", look.colour, box)
            y = top + face

    def _point(
        self, plot: Box, rows: Sequence[Sequence[int]], turn: int, seat: int
    ) -> tuple[float, float]:
        last = max(1, len(rows) - 1)
        turn = min(turn, len(rows) - 1)
        value = max(0, rows[turn][seat])
        return plot.x + plot.w * turn / last, self._height(plot, value)


class LabelledBar(Widget):
    """A name, a bar, and words behind it; `share` (0 to 1) is the bar's length."""

    def __init__(
        self,
        home: Home,
        name: str,
        share: float,
        figure: str,
        words: str,
        face: tuple[str, Color] | None = None,
    ) -> None:
        super().__init__()
        self._home, self._name, self._share = home, name, max(0.0, min(1.0, share))
        self._figure, self._words, self._face = figure, words, face

    @property
    def text(self) -> str:
        """What it says, all together."""
        return " ".join((self._name, self._figure, self._words))

    def draw(self, brush: Brush) -> None:
        """From left to right; narrow, the words stand below the bar."""
        c = brush.theme.colors
        brush.panel(self.box, PanelStyle(c.white, c.ink_soft, 1.5, 10))
        inner = self.box.inset(8, 4)
        if self._face is not None:
            face, inner = inner.columns(inner.h, Part(), gap=8)
            draw_face(brush, self._home.assets, *self._face, face)
        name_box, bar_box = inner.columns(Part(1), Part(1.7), gap=8)
        name = TextStyle(brush.theme.text.small, c.ink, across="left", floor=12)
        brush.text(self._name, name_box, name)
        bar, words = bar_box.rows(Part(1), Part(1), gap=1)
        groove = bar.trim(right=44).align(bar.w - 44, 14, "left")
        brush.panel(groove, PanelStyle(c.paper_dim, c.ink_soft, 1, 7))
        filled = Box(groove.x, groove.y, max(14.0, groove.w * self._share), groove.h)
        brush.panel(filled, PanelStyle(c.gold, c.ink, 1.5, 7))
        figure = TextStyle(brush.theme.text.small, c.ink, "extra", wrap=False, floor=11)
        brush.text(self._figure, Box(groove.right + 4, bar.y, 40, bar.h), figure)
        style = TextStyle(17, c.ink_soft, "medium", across="left", wrap=False, floor=12)
        brush.text(self._words, words, style)
