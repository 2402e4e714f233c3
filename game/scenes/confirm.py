"""One question with two answers, and one message with none."""

from __future__ import annotations

from game.kit.layout import Box, Part
from game.kit.widgets import Button, Group, Label, Look, TextStyle, Widget
from game.scenes.home import Home
from game.scenes.page import Page
from game.scenes.pieces import BeanPicture, Paper


class ConfirmScene(Page):
    """Asks; is popped with True or False. `risky` paints the yes red."""

    opaque = False

    def __init__(self, home: Home, question: str, yes: str, no: str, risky: bool = False) -> None:
        super().__init__(home)
        self._question, self._yes, self._no, self._risky = question, yes, no, risky

    def build(self) -> Widget:
        """A bean asks."""
        style = TextStyle(self.theme.text.body + 2, self.theme.colors.ink, "semibold")
        self._paper = Paper()
        self._bean = BeanPicture(self.home.assets, 5, "dismayed" if self._risky else "idle")
        self._label = Label(self._question, style)
        look = Look.DANGER if self._risky else Look.PRIMARY
        self._answers = [
            Button(self._no, lambda: self.stage.pop(False)),
            Button(self._yes, lambda: self.stage.pop(True), look),
        ]
        self._answers[0].name, self._answers[1].name = "no", "yes"
        return Group(self._paper, self._bean, self._label, *self._answers)

    def arrange(self, box: Box) -> None:
        """A card in the middle."""
        card = box.inset(16).align(520, 260)
        self._paper.place(card)
        words, buttons = card.inset(22, 18).rows(Part(), 60, gap=12)
        bean, label = words.columns(110, Part(), gap=12)
        self._bean.place(bean)
        self._label.place(label)
        for button, cell in zip(self._answers, buttons.even_columns(2, 14), strict=True):
            button.place(cell)

    def go_back(self) -> None:
        """Back means no."""
        self.stage.pop(False)


class SorryScene(Page):
    """Tells politely that the program made a mistake."""

    opaque = False

    def __init__(self, home: Home, saved: bool) -> None:
        super().__init__(home)
        self._saved = saved

    def build(self) -> Widget:
        """A dismayed bean."""
        told = self.texts.say("Sorry, something went wrong in the program.")
        if self._saved:
            told += " " + self.texts.say("Your game is saved: Continue brings it back.")
        style = TextStyle(self.theme.text.body + 2, self.theme.colors.ink, "semibold")
        self._paper = Paper()
        self._bean = BeanPicture(self.home.assets, 5, "dismayed")
        self._label = Label(told, style)
        self._button = Button(self.texts.say("All right"), self.go_back, Look.PRIMARY)
        self._button.name = "all right"
        return Group(self._paper, self._bean, self._label, self._button)

    def arrange(self, box: Box) -> None:
        """A card in the middle."""
        card = box.inset(16).align(520, 260)
        self._paper.place(card)
        words, button = card.inset(22, 18).rows(Part(), 60, gap=12)
        bean, label = words.columns(110, Part(), gap=12)
        self._bean.place(bean)
        self._label.place(label)
        self._button.place(button.align(260, 60))
