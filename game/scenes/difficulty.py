"""How well the computer players play, changed while a game runs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.kit.widgets import Choice, Widget
from game.match import Match
from game.scenes.form import TWO_LINES, Form, Row, lines_of
from game.scenes.home import Home
from game.scenes.page import Sheet, caption, words

LEVEL_WIDTH = 104.0
LINE = 56.0
NAME = 0.22
"""The share of a line that names have."""


class DifficultyScene(Sheet):
    """Over the pause panel: a level for each computer player, and one for all of them.

    `levels` are those that there are to choose from. What is chosen holds at once.
    """

    opaque = False
    widest = 680.0

    def __init__(self, home: Home, match: Match, levels: Sequence[str]) -> None:
        super().__init__(home)
        self._match = match
        self._levels = list(levels)
        self._bots = [number for number, seat in enumerate(match.seats) if not seat.human]

    def title(self) -> str:
        """What stands on the board."""
        return self.texts.say("Difficulty")

    def body(self) -> Widget:
        """What it does, all at once, then one by one."""
        say, seats = self.texts.say, self._match.seats
        told = words(self, say("Takes effect with the next move of this game."), soft=True)
        rows = [Row(told, measured=told)]
        if len(self._bots) > 1:
            rows.append(self._row(say("Everybody"), self._bots))
        rows += [self._row(seats[number].name, [number]) for number in self._bots]
        return Form(rows)

    def _row(self, name: str, bots: list[int]) -> Row:
        """A choice for these seats; none is chosen where they differ."""
        now = {self._match.seats[number].level for number in bots}
        level = now.pop() if len(now) == 1 else ""
        chosen = self._levels.index(level) if level in self._levels else -1
        named = [self.texts.level(level) for level in self._levels]
        choice = Choice(named, chosen, partial(self._set, bots), LEVEL_WIDTH)
        for number, button in enumerate(choice.buttons):
            button.name = f"level {name} {self._levels[number]}"
            button.info = self.texts.say("{name}: {temper}", name=name, temper=named[number])
        width = self.paper_width
        room = width if width < TWO_LINES else width * (1 - NAME) - 12
        lines = lines_of(len(named), LEVEL_WIDTH, 6, room)
        return Row(choice, caption(self, name), lines * LINE - 6, alike=NAME)

    def _set(self, bots: list[int], index: int) -> None:
        for number in bots:
            self._match.set_level(number, self._levels[index])
        self.rebuild()
