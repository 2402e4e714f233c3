"""The first picture: a bean that grows a bar while the rest is made ready."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from game.kit.events import Event, FileDropped, Help, RulesAsked
from game.kit.layout import Box, Part
from game.kit.stage import Stage
from game.kit.widgets import Group, Label, ProgressBar, TextStyle, Widget
from game.rules import NAMES
from game.scenes.home import Home
from game.scenes.page import Page
from game.scenes.pieces import Art, Paper

SLICE = 0.03
"""Seconds of work in a logic step, so that the bar moves."""
STEPS = 10
"""So many steps `first` is thought to have, for the bar."""


class BootScene(Page):
    """Does what is to be done `first`, loads the drawings of the next screens, calls `on_done`.

    What is to be done first may make `home.routes` and `home.helps`: they are not used before.
    """

    def __init__(
        self, home: Home, on_done: Callable[[Stage], object], first: Iterable[object] = ()
    ) -> None:
        super().__init__(home)
        self._first = first
        self._on_done = on_done
        self._part = 0.0
        self._work: Iterator[float] | None = None

    def build(self) -> Widget:
        """Bean, words, bar."""
        colors = self.theme.colors
        self._bean = Art(self.home.assets, "beans/green-happy")
        self._paper = Paper()
        style = TextStyle(self.theme.text.heading, colors.ink)
        self._words = Label(self.texts.say("The beans are waking up …"), style)
        self._bar = ProgressBar(self._part, colors.gold)
        return Group(self._paper, self._bean, self._words, self._bar)

    def arrange(self, box: Box) -> None:
        """In the middle, one below the other."""
        middle = box.align(420, 300)
        self._paper.place(middle)
        bean, words, bar = middle.inset(24, 20).rows(Part(), 48, 30, gap=6)
        self._bean.place(bean.fit(1, 1))
        self._words.place(words)
        self._bar.place(bar)

    def update(self, dt: float) -> None:
        """Do a little more, once this is seen."""
        super().update(dt)
        if self._work is None:
            self._work = self._steps()
            return
        began = self.home.timer()
        for part in self._work:
            self._part = self._bar.value = part
            if self.home.timer() - began > SLICE:
                return
        self._on_done(self.stage)

    def handle(self, event: Event) -> bool:
        """Nothing opens yet."""
        return not isinstance(event, FileDropped | Help | RulesAsked) and super().handle(event)

    def go_back(self) -> None:
        """There is nothing to go back to."""

    def _steps(self) -> Iterator[float]:
        """The part that is done (0 to 1) after each step."""
        share = 0.0
        for done, _ in enumerate(self._first, 1):
            share = min(0.6, 0.6 * done / STEPS)
            yield share
        for part in self.home.assets.load(self._wanted()):
            yield share + (1 - share) * part

    def _wanted(self) -> list[tuple[str, int, int]]:
        """The beans of the menu's parade and the pictures that are larger than a blink."""
        px = self.screen.px
        side = px(92)
        beans = [
            (f"beans/{name}-{mood}", side, side) for name in NAMES for mood in ("idle", "happy")
        ]
        return [*beans, ("table/title", px(400), px(200)), ("table/plank", px(224), px(56))]
