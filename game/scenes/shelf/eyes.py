"""With whose eyes a replay is seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.kit.brush import Brush, TextStyle
from game.kit.layout import Box, Part
from game.kit.widgets import Button, Group, Look, Widget
from game.scenes.home import Home
from game.scenes.page import Page
from game.scenes.pieces import Paper, Plank, draw_face
from game.scenes.shelf.replay_reel import Eyes
from game.table.marks import SeatLook

ROW = 56.0


class SeatButton(Button):
    """A button with a seat's face."""

    def __init__(
        self, home: Home, look: SeatLook, on_tap: Callable[[], object], chosen: bool
    ) -> None:
        face = f"{look.face}-neutral"
        super().__init__("", on_tap, Look.PRIMARY if chosen else Look.SECONDARY)
        self._home, self._seat, self._name, self._chosen = home, look, face, chosen
        self.info = look.name

    def draw(self, brush: Brush) -> None:
        """The button, the face and the name on it."""
        super().draw(brush)
        c = brush.theme.colors
        face, name = self.box.inset(8, 5).columns(self.box.h - 12, Part(), gap=8)
        draw_face(brush, self._home.assets, self._name, self._seat.colour, face.trim(bottom=3))
        ink = c.white if self._chosen else c.ink
        style = TextStyle(brush.theme.text.body, ink, across="left", wrap=False)
        brush.text(self._seat.name, name.trim(bottom=3), style)


class EyesScene(Page):
    """Popped with a seat, with `Eyes.ALL` or `Eyes.NOBODY`; with None nothing changes."""

    opaque = False

    def __init__(self, home: Home, looks: Sequence[SeatLook], eyes: int | Eyes) -> None:
        super().__init__(home)
        self._looks, self._eyes = looks, eyes

    def build(self) -> Widget:
        """Everybody, then all hands and no hand."""
        say, picture = self.texts.say, self.home.assets.picture
        self._paper = Paper()
        self._plank = Plank(self.home.assets, say("Whose eyes?"))
        self._buttons: list[Button] = [
            SeatButton(self.home, look, self._choose(seat), seat == self._eyes)
            for seat, look in enumerate(self._looks)
        ]
        for eyes, icon, words in (
            (Eyes.ALL, "hand", say("All hands open")),
            (Eyes.NOBODY, "people", say("No hands")),
        ):
            chosen = self._eyes is eyes
            icon = f"icons/{icon}-light" if chosen else f"icons/{icon}"
            look = Look.PRIMARY if chosen else Look.SECONDARY
            self._buttons.append(Button(words, self._choose(eyes), look, picture(icon)))
        for number, button in enumerate(self._buttons):
            button.name = f"eyes {number}"
        return Group(self._paper, self._plank, *self._buttons)

    def arrange(self, box: Box) -> None:
        """A card in the middle, two columns."""
        rows = -(-len(self._buttons) // 2)
        card = box.inset(14).align(560, 58 + 4 + 28 + rows * (ROW + 8))
        plank, paper = card.rows(58, Part(), gap=4)
        self._plank.place(plank)
        self._paper.place(paper)
        for button, cell in zip(self._buttons, paper.inset(16, 14).grid(2, rows, 8), strict=False):
            button.place(cell)

    def _choose(self, eyes: int | Eyes) -> Callable[[], None]:
        return lambda: self.stage.pop(eyes)
