"""The results' pictures: coins counted out one by one, and coins over the turns."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.easing import out_cubic
from game.kit.layout import Box, Part
from game.kit.theme import Color
from game.kit.widgets import Widget
from game.kit.widgets.base import Host
from game.rules import NAMES, Kind
from game.scenes.home import Home
from game.scenes.pieces import draw_face

COIN_SECONDS = 0.13
DANCE = 0.5
PEDESTAL = 46.0
COIN_HEIGHT = 14.0
COIN_FACE = 0.17
"""So far below its top the middle of a lying coin's face is, as a part of its width."""
FINE = 9.0
"""Coins lower than this are thin ones with fine lines."""
TOWER = 72.0
"""No coin is wider."""
MEDALS = (1, 2, 3)
DANCER = 84.0
DRAWN_SECONDS = 1.4
"""How long the chart takes to draw itself."""
WOBBLE = (0.0, 1.5, -1.0, 2.0, -2.0, 0.5, -0.5)
"""How far a coin of a tower lies off the middle."""


class Finalist(NamedTuple):
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
        self,
        home: Home,
        players: Sequence[Finalist],
        age: float,
        on_coin: Callable[[int], object],
        dancers: Sequence[Kind] = (),
    ) -> None:
        """`dancers` are the kinds that paid the winners, the best first."""
        super().__init__()
        self._home = home
        self._players = players
        self._on_coin = on_coin
        self._dancers = dancers
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

    def attach(self, host: Host | None) -> None:
        """Begin to count."""
        super().attach(host)
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
        if not dancing or not self.host.theme.reduced_motion:
            self.changed()
        return not (dancing and self.host.theme.reduced_motion)

    def draw(self, brush: Brush) -> None:
        """All columns; beside them the beans that won."""
        columns = self.box.line_up(
            len(self._players), min(130.0, self.box.w / len(self._players) - 6), 6
        )
        if self.done:
            self._draw_dance(brush, columns[0].x - self.box.x)
        for player, column in zip(self._players, columns, strict=True):
            self._draw_column(brush, player, column)

    def _draw_column(self, brush: Brush, player: Finalist, box: Box) -> None:
        c = brush.theme.colors
        shown = min(player.coins, self.counted)
        won = player.place == 1 and self.done
        foot, name_box = box.rows(Part(), 28)
        tower, pedestal = foot.rows(Part(), PEDESTAL)
        pedestal = pedestal.align(min(pedestal.w, 110), PEDESTAL)
        head = min(76.0, foot.w * 0.9, foot.h * 0.32)
        slab = min(COIN_HEIGHT, (tower.h - head * 1.35 - 14) / self._most)
        top = self._draw_tower(brush, tower, slab, shown, player.coins)
        fill = c.gold if won else player.color
        brush.panel(pedestal, PanelStyle(fill, c.ink, 2.5, 8))
        style = TextStyle(28, c.white, "heavy", outline=c.ink, wrap=False)
        brush.text(str(shown), pedestal, style)
        still = brush.theme.reduced_motion or not won
        hop = 0.0 if still else abs(math.sin(self.age * math.pi / DANCE)) * 9
        face = Box(box.center[0] - head / 2, top - head - hop - 1, head, head)
        mood = "happy" if won else "neutral"
        draw_face(brush, self._home.assets, f"{player.face}-{mood}", player.color, face)
        if won:
            crown = Box(face.center[0] - head * 0.36, face.y - head * 0.34, head * 0.72, head * 0.5)
            rect = brush.screen.rect(crown)
            brush.picture(self._home.assets.image("table/crown", rect.w, rect.h), crown)
        if self.done and player.place in MEDALS:
            self._draw_medal(brush, player.place, face)
        name = TextStyle(brush.theme.text.small, c.ink, wrap=False, floor=12)
        brush.text(player.name, name_box, name)

    def _draw_medal(self, brush: Brush, place: int, face: Box) -> None:
        """Gold, silver or bronze hangs on the breast."""
        width = max(24.0, face.w * 0.4)
        medal = Box(face.center[0] - width / 2, face.bottom - width * 0.5, width, width * 4 / 3)
        rect = brush.screen.rect(medal)
        brush.picture(self._home.assets.image(f"table/medal-{place}", rect.w, rect.h), medal)
        disc = Box(medal.x, medal.y + medal.h * 0.45, medal.w, medal.h * 0.36)
        figure = TextStyle(14, brush.theme.colors.ink, "extra", wrap=False, floor=9)
        brush.text(str(place), disc, figure)

    def _draw_dance(self, brush: Brush, room: float) -> None:
        """The kinds that paid the winners hop to the left and the right of the columns."""
        side = min(DANCER, room - 8)
        if side < 40:
            return
        still = brush.theme.reduced_motion
        across = max(1, int(room / (side + 4)))
        for number, kind in enumerate(self._dancers[: 2 * across]):
            place = number // 2
            x = self.box.x + 4 + (side + 4) * place
            if number % 2:
                x = self.box.right - 4 - side - (side + 4) * place
            beat = self.age * math.pi / (DANCE * (1.0 + 0.12 * number))
            hop = 0.0 if still else abs(math.sin(beat)) * 22
            box = Box(x, self.box.bottom - 28 - side - hop, side, side)
            rect = brush.screen.rect(box)
            name = f"beans/{NAMES[kind]}-happy"
            brush.picture(self._home.assets.image(name, rect.w, rect.h), box)

    def _draw_tower(self, brush: Brush, box: Box, slab: float, shown: int, coins: int) -> float:
        """Coins on top of each other; the next one falls. The result is where the top lies."""
        width = round(min(box.w * 0.62, TOWER) * brush.screen.unit)
        kind = "table/coin-thin" if slab < FINE else "table/coin-lying"
        coin = self._home.assets.image(kind, width, width)
        high, face = coin.get_height(), round(width * COIN_FACE)
        left = round(box.center[0] * brush.screen.unit) - width // 2
        y = (box.bottom + 3) * brush.screen.unit - high
        for number in range(shown):
            at = left + round(WOBBLE[number % len(WOBBLE)] * brush.screen.unit), round(y)
            brush.surface.blit(coin, at)
            y -= slab * brush.screen.unit
        if shown < coins and self.age > 0:
            part = self.age / COIN_SECONDS % 1.0
            above = box.y * brush.screen.unit
            brush.surface.blit(coin, (left, round(above + (y - above) * part * part)))
        if shown == 0:
            return box.bottom
        return (y + face) / brush.screen.unit + slab


class Chart(Widget):
    """Coins over the turns: a line a seat, its face at the end."""

    def __init__(
        self, home: Home, players: Sequence[Finalist], turns: Sequence[Sequence[int]]
    ) -> None:
        super().__init__()
        self._home = home
        self._players = players
        self._turns = [[0] * len(players), *turns]
        self._most = max(1, *(max(row) for row in self._turns))
        self._age = 0.0

    def attach(self, host: Host | None) -> None:
        """Begin to draw the lines."""
        super().attach(host)
        if self.host is not None:
            self._age = DRAWN_SECONDS if self.host.theme.reduced_motion else 0.0
            self.host.wake(self)

    def update(self, dt: float) -> bool:
        """Go on until the lines are whole."""
        self._age += dt
        self.changed()
        return self._age < DRAWN_SECONDS

    @property
    def _drawn(self) -> float:
        """How many turns are drawn, with the part of the next one."""
        return out_cubic(min(1.0, self._age / DRAWN_SECONDS)) * (len(self._turns) - 1)

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

    def _draw_line(self, brush: Brush, plot: Box, seat: int, player: Finalist) -> None:
        last = max(1, len(self._turns) - 1)
        whole = int(self._drawn)
        points = [
            (plot.x + plot.w * turn / last, self._y(plot, row[seat]))
            for turn, row in enumerate(self._turns[: whole + 1])
        ]
        part = self._drawn - whole
        if whole + 1 < len(self._turns) and part > 0:
            coins = self._at(whole + part, seat)
            points.append((plot.x + plot.w * (whole + part) / last, self._y(plot, coins)))
        if len(points) < 2:
            return
        brush.stroke(points, brush.theme.colors.ink, 5)
        brush.stroke(points, player.color, 3)

    def _draw_ends(self, brush: Brush, plot: Box, face: float) -> None:
        """Faces and figures at the ends of the lines, moved apart where they meet."""
        final = [self._at(self._drawn, seat) for seat in range(len(self._players))]
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

    def _at(self, turn: float, seat: int) -> float:
        """The coins of a seat at a turn, or between two."""
        whole = min(int(turn), len(self._turns) - 1)
        following = min(whole + 1, len(self._turns) - 1)
        before, after = self._turns[whole][seat], self._turns[following][seat]
        return before + (after - before) * (turn - whole)

    def _y(self, plot: Box, coins: float) -> float:
        return plot.bottom - plot.h * coins / self._most
