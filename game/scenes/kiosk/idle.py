"""Still there? Counts down until the demonstration begins; any touch goes on with the game."""

from __future__ import annotations

import math
from collections.abc import Callable

from game.kit.brush import Brush, TextStyle
from game.kit.layout import Box, Part
from game.kit.widgets import Button, Group, Label, Look, Widget
from game.scenes.home import Home
from game.scenes.page import Page
from game.scenes.pieces import BeanPicture, Paper

BEAN = 5


class Countdown(Widget):
    """A ring that empties, with the seconds in it."""

    def __init__(self, left: Callable[[], float], whole: float) -> None:
        super().__init__()
        self._left, self._whole = left, whole
        self._seconds = -1

    def look(self) -> None:
        """Show the seconds that are left now."""
        seconds = math.ceil(self._left())
        if seconds != self._seconds:
            self._seconds = seconds
            self.changed()

    def draw(self, brush: Brush) -> None:
        """A disc, dots around it for the seconds, the figure."""
        c, disc = brush.theme.colors, self.box.fit(1, 1)
        x, y = disc.center
        radius = disc.w / 2
        brush.disc(x, y, radius * 0.98, c.gold, c.ink)
        whole = max(1, round(self._whole))
        for number in range(whole):
            angle = 2 * math.pi * number / whole - math.pi / 2
            color = c.ink if number < self._seconds else c.gold_dark
            dot_x, dot_y = x + math.cos(angle) * radius * 0.8, y + math.sin(angle) * radius * 0.8
            brush.disc(dot_x, dot_y, radius * 0.06, color, None)
        brush.text(str(max(0, self._seconds)), disc.scaled(0.7), TextStyle(44, c.ink, "extra"))


class StillThereScene(Page):
    """The warden takes it away at a touch, or when the time is up."""

    opaque = False

    def __init__(self, home: Home, left: Callable[[], float], whole: float) -> None:
        super().__init__(home)
        self._left, self._whole = left, whole

    def build(self) -> Widget:
        """A bean asks, a ring counts."""
        say, colors, text = self.texts.say, self.theme.colors, self.theme.text
        self._paper = Paper()
        self._bean = BeanPicture(self.home.assets, BEAN, "happy")
        self._title = Label(say("Still there?"), TextStyle(text.title, colors.ink, "extra"))
        told = say("Touch the screen to go on with your game.")
        self._words = Label(told, TextStyle(text.body + 2, colors.ink_soft, "semibold"))
        self._ring = Countdown(self._left, self._whole)
        self._button = Button(say("I am here"), None, Look.PRIMARY, size=text.heading)
        self._button.name = "here"
        return Group(self._paper, self._bean, self._title, self._words, self._ring, self._button)

    def arrange(self, box: Box) -> None:
        """A card in the middle."""
        card = box.inset(16).align(560, 330)
        self._paper.place(card)
        upper, button = card.inset(22, 18).rows(Part(), 76, gap=14)
        bean, words, ring = upper.columns(110, Part(), 110, gap=10)
        self._bean.place(bean.align(110, 120))
        self._ring.place(ring.align(110, 110))
        title, told = words.align(words.w, 150).rows(Part(1), Part(1.5))
        self._title.place(title)
        self._words.place(told)
        self._button.place(button.align(300, 76))

    def update(self, dt: float) -> None:
        """Count."""
        self._ring.look()
        super().update(dt)

    def go_back(self) -> None:
        """The warden does that."""
