"""The curtain: hides all hands until the next person has taken the machine."""

from __future__ import annotations

import pygame

from game.kit.layout import Box, Part
from game.kit.theme import Color
from game.kit.widgets import Button, Group, Label, Look, TextStyle, Widget
from game.scenes.home import Home
from game.scenes.page import Page
from game.scenes.pieces import Face, Paper

STRIPE = 56.0


class CurtainScene(Page):
    """Opaque: nothing of the table shows. Popped with True when it is lifted."""

    def __init__(self, home: Home, name: str, face: str, color: Color, reason: str = "") -> None:
        super().__init__(home)
        self._name, self._face, self._color, self._reason = name, face, color, reason

    def build(self) -> Widget:
        """Whose turn it is, and one large button."""
        colors, text = self.theme.colors, self.theme.text
        self._paper = Paper()
        self._portrait = Face(self.home.assets, self._face, self._color, "happy")
        self._title = Label(
            self.texts.say("Pass to {name}", name=self._name), TextStyle(text.title, colors.ink)
        )
        reason = self._reason or self.texts.say("Nobody else should look now.")
        self._words = Label(reason, TextStyle(text.body, colors.ink_soft, "medium"))
        self._lift = Button(
            self.texts.say("I am {name}: show my hand", name=self._name),
            lambda: self.stage.pop(True),
            Look.PRIMARY,
            self.home.assets.picture("icons/eye-light"),
        )
        self._lift.name = "lift"
        return Group(self._paper, self._portrait, self._title, self._words, self._lift)

    def arrange(self, box: Box) -> None:
        """A card in the middle of the cloth."""
        card = box.inset(24, 20).align(520, 400)
        self._paper.place(card)
        face, title, told, lift = card.inset(24, 18).rows(
            Part(1.6), Part(0.7), Part(0.7), 68, gap=6
        )
        self._portrait.place(face)
        self._title.place(title)
        self._words.place(told)
        self._lift.place(lift)

    def ground(self, canvas: pygame.Surface, clip: pygame.Rect) -> None:
        """Red and cream cloth in folds."""
        c, px = self.theme.colors, self.screen.px
        canvas.fill((196, 60, 44), clip)
        width = px(STRIPE)
        for left in range(0, self.screen.width_px, 2 * width):
            canvas.fill(c.paper_dim, pygame.Rect(left, 0, width, self.screen.height_px).clip(clip))
        for left in range(0, self.screen.width_px, width):
            fold = pygame.Rect(left, 0, max(1, width // 7), self.screen.height_px).clip(clip)
            canvas.fill((222, 214, 204), fold, pygame.BLEND_MULT)

    def go_back(self) -> None:
        """Only its button lifts it."""
