"""What has happened, line by line, the newest at the lower end."""

from __future__ import annotations

from collections.abc import Sequence

from game.kit.layout import Screen
from game.kit.stage import Stage
from game.kit.widgets import Widget
from game.scenes.form import Form, told
from game.scenes.home import Home
from game.scenes.page import Sheet, words


class LogScene(Sheet):
    """Opens at the newest line."""

    opaque = False

    def __init__(self, home: Home, lines: Sequence[str]) -> None:
        super().__init__(home)
        self._lines = list(lines)

    def enter(self, stage: Stage, screen: Screen) -> None:
        """Look at the end."""
        super().enter(stage, screen)
        self._form.scroll.scroll_to(self._form.scroll.furthest)

    def title(self) -> str:
        """What stands on the board."""
        return self.texts.say("What happened")

    def body(self) -> Widget:
        """One line for each."""
        lines = self._lines or [self.texts.say("Nothing yet.")]
        self._form = Form([told(words(self, line)) for line in lines])
        return self._form
