"""The pause panel over the table."""

from __future__ import annotations

from game.kit.layout import Box, Part
from game.kit.widgets import Button, Group, Label, Look, TextStyle, Widget
from game.rules import Rules, View
from game.scenes.home import Home
from game.scenes.page import Page
from game.scenes.pieces import Paper, Plank


class PauseScene(Page):
    """Popped with None to go on, or with "menu" to leave the table (the game is saved)."""

    opaque = False

    def __init__(
        self,
        home: Home,
        rules: Rules,
        trouble: str = "",
        code: str = "",
        view: View | None = None,
    ) -> None:
        super().__init__(home)
        self._rules, self._view = rules, view
        self._trouble = trouble
        self._told_code = code

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
        return Group(self._paper, self._plank, self._label, self._code, *self._buttons)

    def arrange(self, box: Box) -> None:
        """A card in the middle; Go on has a line of its own."""
        card = box.inset(14).align(520, 400)
        plank, paper = card.rows(58, Part(), gap=4)
        self._plank.place(plank)
        self._paper.place(paper)
        label, code, first, rest = paper.inset(20, 12).rows(
            Part(0.8), Part(0.4), Part(1), Part(2.1), gap=6
        )
        self._label.place(label)
        self._code.place(code)
        self._buttons[0].place(first)
        for button, cell in zip(self._buttons[1:], rest.grid(2, 2, 10), strict=True):
            button.place(cell)
