"""What the finished games of this machine have come to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bots import CHARACTERS, LEVELS
from game.kit.layout import Box, Part
from game.kit.widgets import Button, Group, Label, Look, TextStyle, Widget
from game.records.statistics import Statistics, Tally
from game.rules import EDITIONS
from game.scenes.form import Form, Row
from game.scenes.home import Home
from game.scenes.page import Sheet, heading, words
from game.texts.advice import decimal

LINE = 30.0


class ScoresScene(Sheet):
    """By edition, level and character. `clearable` adds the button that begins at nothing."""

    opaque = False

    def __init__(self, home: Home, statistics: Statistics, clearable: bool = False) -> None:
        super().__init__(home)
        self._statistics = statistics
        self._clearable = clearable

    def title(self) -> str:
        """What stands on the board."""
        return self.texts.say("Scores")

    def resume(self, result: object) -> None:
        """The question whether to clear was answered."""
        if result is True:
            self._statistics.clear()
        self.rebuild()

    def body(self) -> Widget:
        """How many games, then three tables."""
        say, count, figures = self.texts.say, self.texts.count, self._statistics
        games = figures.games()
        rows = [
            Row(heading(self, count("{n} finished game", "{n} finished games", games)), None, 34)
        ]
        if games == 0:
            rows.append(Row(words(self, say("Nothing has been counted yet.")), None, 34))
        else:
            people = [t for t in figures.people() if t.name in EDITIONS]
            levels = [t for t in figures.levels() if t.name in LEVELS]
            known = [t for t in figures.characters() if t.name in CHARACTERS]
            rows += self._table(say("People, by edition"), people, self.texts.edition)
            rows += self._table(
                say("Computer players, by level"),
                sorted(levels, key=lambda tally: LEVELS.index(tally.name)),
                self.texts.level,
            )
            rows += self._table(
                say("Computer players, by character"), known, lambda key: CHARACTERS[key].name
            )
        if self._clearable and games:
            clear = Button(say("Start again from zero"), self._ask, Look.DANGER)
            clear.name = "clear"
            rows.append(Row(clear, None, 62))
        return Form(rows)

    def _table(self, title: str, tallies: Sequence[Tally], told: Callable[[str], str]) -> list[Row]:
        if not tallies:
            return []
        say = self.texts.say
        lines = [(say("Seats"), say("Won"), say("Coins"), say("Best"))]
        names = [title]
        for tally in tallies:
            share = say("{n} %", n=round(100 * tally.wins / max(1, tally.seats)))
            average = decimal(self.texts, round(10 * tally.average))
            lines.append((str(tally.seats), share, average, str(tally.best)))
            names.append(told(tally.name))
        return [
            Row(self._line(name, line, number == 0), None, LINE)
            for number, (name, line) in enumerate(zip(names, lines, strict=True))
        ]

    def _line(self, name: str, figures: Sequence[str], head: bool) -> Widget:
        colors, size = self.theme.colors, self.theme.text
        face, ink = ("bold", colors.ink) if head else ("medium", colors.ink_soft)
        small = size.small if head else size.body
        first = Label(name, TextStyle(small, ink, face, across="left", wrap=False, floor=12))
        rest = [
            Label(text, TextStyle(small, ink, face, across="right", wrap=False, floor=12))
            for text in figures
        ]

        def arrange(box: Box) -> None:
            left, *cells = box.columns(Part(2.6), *[Part(1)] * len(rest), gap=6)
            first.place(left)
            for label, cell in zip(rest, cells, strict=True):
                label.place(cell)

        return Group(first, *rest, arrange=arrange)

    def _ask(self) -> None:
        say = self.texts.say
        question = say("Forget all figures? The records of the games stay.")
        self.stage.push(self.home.routes.confirm(question, say("Forget"), say("Keep"), True))
