"""The pause panel over the table."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.layout import Box, Part
from game.kit.stage import Scene
from game.kit.widgets import Button, Group, Label, Look, TextStyle, Widget
from game.rules import Rules, View
from game.scenes.home import Home
from game.scenes.page import Page
from game.scenes.pieces import Paper, Plank


class PauseScene(Page):
    """Popped with None to go on, or with "menu" to leave the table (the game is saved).

    `difficulty` makes the scene in which computer players get other levels; None where there is
    nothing to choose.
    """

    opaque = False

    def __init__(
        self,
        home: Home,
        rules: Rules,
        trouble: str = "",
        code: str = "",
        view: View | None = None,
        difficulty: Callable[[], Scene] | None = None,
    ) -> None:
        super().__init__(home)
        self._rules, self._view = rules, view
        self._trouble = trouble
        self._told_code = code
        self._difficulty = difficulty

    def build(self) -> Widget:
        """Board, what the game is, buttons."""
        say, picture = self.texts.say, self.home.assets.picture
        self._paper = Paper()
        self._plank = Plank(self.home.assets, say("Pause"))
        style = TextStyle(self.theme.text.small, self.theme.colors.ink_soft, "medium")
        edition = self.texts.edition(self._rules.edition)
        told = self._trouble or say("{edition}: your game is saved.", edition=edition)
        self._label = Label(told, style)
        self._code = Label(self._told_code, style)
        routes, stage = self.home.routes, self.stage
        self._buttons = [
            Button(say("Go on"), stage.pop, Look.PRIMARY, picture("icons/play-light")),
            Button(
                say("Rules"),
                lambda: stage.push(routes.rules(self._rules)),
                icon=picture("icons/book"),
            ),
            Button(
                say("Almanac"),
                lambda: stage.push(routes.almanac(self._rules, self._view)),
                icon=picture("icons/plant"),
            ),
            Button(
                say("Settings"),
                lambda: stage.push(routes.settings()),
                icon=picture("icons/settings"),
            ),
            Button(say("To the menu"), lambda: stage.pop("menu"), icon=picture("icons/exit")),
        ]
        for number, button in enumerate(self._buttons):
            button.name = f"entry {number}"
        difficulty = self._difficulty
        if difficulty is not None:
            other = Button(
                say("Difficulty"), lambda: stage.push(difficulty()), icon=picture("icons/people")
            )
            other.name = "difficulty"
            self._buttons.insert(4, other)
        return Group(self._paper, self._plank, self._label, self._code, *self._buttons)

    def arrange(self, box: Box) -> None:
        """A card in the middle; Go on has a line of its own, and the way out where one is left."""
        others = self._buttons[1:]
        lines = -(-len(others) // 2)
        card = box.inset(14).align(520, 400 if lines < 3 else 452)
        plank, paper = card.rows(58, Part(), gap=4)
        self._plank.place(plank)
        self._paper.place(paper)
        told, first, rest = paper.inset(20, 12).rows(Part(1.4), Part(1), Part(lines + 0.1), gap=6)
        label, code = told.trim(bottom=8).rows(Part(1.7), Part(1), gap=0)
        self._label.place(label if self._told_code else told)
        self._code.place(code)
        self._buttons[0].place(first)
        cells = rest.grid(2, lines, 10)
        for button, cell in zip(others, cells, strict=False):
            button.place(cell)
        if len(others) % 2:
            others[-1].place(cells[-2].union(cells[-1]))
