"""What has happened, line by line, the newest at the lower end."""

from __future__ import annotations

from collections.abc import Sequence

from game.kit.layout import Box, Part, Screen
from game.kit.stage import Stage
from game.kit.widgets import Choice, Group, Widget
from game.scenes.form import Form, told
from game.scenes.home import Home
from game.scenes.page import Sheet, words
from game.scenes.table.log import Sort

CHOICES = (None, Sort.TRADE, Sort.HARVEST, Sort.TALK)


class LogScene(Sheet):
    """Opens at the newest line."""

    opaque = False

    def __init__(self, home: Home, lines: Sequence[str], sorts: Sequence[Sort] = ()) -> None:
        """`sorts`: what each line is about; without them there is nothing to choose."""
        super().__init__(home)
        self._lines, self._sorts = list(lines), list(sorts)
        self._chosen: Sort | None = None

    def enter(self, stage: Stage, screen: Screen) -> None:
        """Look at the end."""
        super().enter(stage, screen)
        self._form.scroll.scroll_to(self._form.scroll.furthest)

    def title(self) -> str:
        """What stands on the board."""
        return self.texts.say("What happened")

    def body(self) -> Widget:
        """One line for each; what they are about can be chosen above them."""
        lines = self._wanted() or [self.texts.say("Nothing yet.")]
        self._form = Form([told(words(self, line)) for line in lines])
        if not self._sorts:
            return self._form
        say = self.texts.say
        names = [say("All"), say("Trades"), say("Harvests"), say("Talk")]
        choice = Choice(names, CHOICES.index(self._chosen), self._choose, 90)
        for number, button in enumerate(choice.buttons):
            button.name = f"sort {number}"

        def arrange(box: Box) -> None:
            top, rest = box.rows(54, Part(), gap=8)
            choice.place(top)
            self._form.place(rest)

        return Group(choice, self._form, arrange=arrange)

    def _wanted(self) -> list[str]:
        if self._chosen is None:
            return self._lines
        pairs = zip(self._lines, self._sorts, strict=True)
        return [line for line, sort in pairs if sort is self._chosen]

    def _choose(self, index: int) -> None:
        self._chosen = CHOICES[index]
        self.rebuild()
        self._form.scroll.scroll_to(self._form.scroll.furthest)
