"""The results' pictures: coins counted out one by one, and coins over the turns."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.layout import Box, Part
from game.kit.theme import Color
from game.kit.widgets import Widget
from game.scenes.home import Home
from game.scenes.pieces import draw_face

COIN_SECONDS = 0.13
DANCE = 0.5
MARKER = 4.0


class Player(NamedTuple):
    """A seat as the results show it."""

    name: str
    face: str
    color: Color
    coins: int
    place: int
    """1 for the winners."""


class Podium(Widget):
    """A column for each seat that grows by a coin at a time; the winners dance."""

    def __init__(
        self, home: Home, players: Sequence[Player], age: float, on_coin: Callable[[int], object]
    ) -> None:
        super().__init__()
        self._home = home
        self._players = players
        self._on_coin = on_coin
        self._most = max(1, *(player.coins for player in players))
        self.age = age

    @property
    def counted(self) -> int:
        """How many coins of each seat are counted (its own number at most)."""
        return min(self._most, int(self.age / COIN_SECONDS))

    @property
    def done(self) -> bool:
        """Is all counted?"""
        return self.counted >= self._most

    def finish(self) -> None:
        """Count the rest at once."""
        self.age = max(self.age, self._most * COIN_SECONDS)
        self.changed()

    def attach(self, host: object) -> None:
        """Begin to count."""
        super().attach(host)  # type: ignore[arg-type]
        if self.host is not None:
            if self.host.theme.reduced_motion:
                self.finish()
            self.host.wake(self)

    def update(self, dt: float) -> bool:
        """Count on; then dance."""
        if self.host is None:
            return False
        before, dancing = self.counted, self.done
        self.age += dt
        if self.counted != before:
            self._on_coin(self.counted)
            self.changed()
        if dancing and not self.host.theme.reduced_motion:
            self.changed()
        return not (dancing and self.host.theme.reduced_motion)

    def draw(self, brush: Brush) -> None:
        """All columns."""
        columns = self.box.line_up(
            len(self._players), min(130.0, self.box.w / len(self._players) - 6), 6
        )
        for player, column in zip(self._players, columns, strict=True):
            self._draw_column(brush, player, column)

    def _draw_column(self, brush: Brush, player: Player, box: Box) -> None:
        c = brush.theme.colors
        shown = min(player.coins, self.counted)
        won = player.place == 1 and self.done
        name_box, foot = box.trim(top=box.h - 28), box.trim(bottom=30)
        head = min(76.0, foot.w * 0.9, foot.h * 0.34)
        most = foot.h - head - 16
        height = 34 + (most - 34) * shown / self._most
        bar = foot.trim(top=foot.h - height).align(foot.w * 0.8, height, "center", "bottom")
        fill = c.gold if won else player.color
        brush.panel(bar, PanelStyle(fill, c.ink, 2.5, 8))
        self._draw_stack(brush, bar, shown)
        hop = abs(math.sin(self.age * math.pi / DANCE)) * 9 if won else 0.0
        still = brush.theme.reduced_motion
        face = Box(foot.center[0] - head / 2, bar.y - head - (0 if still else hop) - 1, head, head)
        draw_face(
            brush,
            self._home.assets,
            f"{player.face}-{'happy' if won else 'neutral'}",
            player.color,
            face,
        )
        if won:
            crown = Box(face.center[0] - head * 0.28, face.y - head * 0.3, head * 0.56, head * 0.4)
            rect = brush.screen.rect(crown)
            brush.picture(self._home.assets.image("icons/crown", rect.w, rect.h), crown)
        name = TextStyle(brush.theme.text.small, c.ink, wrap=False, floor=12)
        brush.text(player.name, name_box, name)

    def _draw_stack(self, brush: Brush, bar: Box, shown: int) -> None:
        style = TextStyle(26, brush.theme.colors.white, "extra", outline=brush.theme.colors.ink)
        top = bar.trim(bottom=max(0.0, bar.h - 34))
        coin, figure = top.inset(4, 2).columns(Part(), Part(1.2))
        rect = brush.screen.rect(coin.fit(1, 1))
        brush.picture(self._home.assets.image("table/coin", rect.w, rect.h), coin)
        brush.text(str(shown), figure, style)


class Chart(Widget):
    """Coins over the turns: a line a seat, its face at the end."""

    def __init__(
        self, home: Home, players: Sequence[Player], turns: Sequence[Sequence[int]]
    ) -> None:
        super().__init__()
        self._home = home
        self._players = players
        self._turns = [[0] * len(players), *turns]
        self._most = max(1, *(max(row) for row in self._turns))

    def draw(self, brush: Brush) -> None:
        """Grid, lines, faces."""
        c = brush.theme.colors
        face = min(40.0, self.box.h / (len(self._players) + 1))
        plot = self.box.trim(left=34, top=10, right=face * 1.5 + 60, bottom=26)
        small = TextStyle(16, c.ink_soft, "medium", across="right", wrap=False, floor=10)
        step = max(1, -(-self._most // 5))
        for value in range(0, self._most + 1, step):
            y = self._y(plot, value)
            brush.stroke([(plot.x, y), (plot.right, y)], c.paper_dim, 1.5)
            brush.text(str(value), Box(self.box.x, y - 10, 28, 20), small)
        below = TextStyle(16, c.ink_soft, "medium", wrap=False, floor=10)
        turns = len(self._turns) - 1
        told = self._home.texts.count("{n} turn", "{n} turns", turns)
        brush.text(told, Box(plot.x, plot.bottom + 2, plot.w, 24), below)
        for seat, player in enumerate(self._players):
            self._draw_line(brush, plot, seat, player)
        self._draw_ends(brush, plot, face)

    def _draw_line(self, brush: Brush, plot: Box, seat: int, player: Player) -> None:
        last = max(1, len(self._turns) - 1)
        points = [
            (plot.x + plot.w * turn / last, self._y(plot, row[seat]))
            for turn, row in enumerate(self._turns)
        ]
        brush.stroke(points, brush.theme.colors.ink, 5)
        brush.stroke(points, player.color, 3)

    def _draw_ends(self, brush: Brush, plot: Box, face: float) -> None:
        """Faces and figures at the ends of the lines, moved apart where they meet."""
        final = self._turns[-1]
        order = sorted(range(len(self._players)), key=lambda seat: -final[seat])
        y = self.box.y
        style = TextStyle(18, brush.theme.colors.ink, across="left", wrap=False, floor=11)
        room = self.box.h - face * len(order)
        for number, seat in enumerate(order):
            aim = self._y(plot, final[seat]) - face / 2
            top = min(max(aim, y), self.box.y + room + face * number)
            box = Box(plot.right + 8, top, face, face)
            player = self._players[seat]
            draw_face(brush, self._home.assets, f"{player.face}-neutral", player.color, box)
            brush.text(player.name, Box(box.right + 4, top, 68, face), style)
            y = top + face

    def _y(self, plot: Box, coins: int) -> float:
        return plot.bottom - plot.h * coins / self._most
