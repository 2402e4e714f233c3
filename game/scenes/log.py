"""What has happened, line by line, the newest at the lower end."""

from __future__ import annotations

from collections.abc import Sequence

from game.kit.layout import Box, Part
from game.kit.widgets import Choice, Group, Widget
from game.scenes.chronicle import Chronicle
from game.scenes.form import lines_of
from game.scenes.home import Home
from game.scenes.page import Sheet, words
from game.scenes.table.log import Sort

CHOICES = (None, Sort.TRADE, Sort.HARVEST, Sort.TALK, Sort.MESSAGE)
UNSORTED = (None, Sort.MESSAGE)
"""What there is to choose where lines have no sorts."""
NARROWEST = 90.0


class LogScene(Sheet):
    """Opens at the newest line. Messages that went away can be read here again."""

    opaque = False

    def __init__(
        self, home: Home, lines: Sequence[str], sorts: Sequence[Sort] | None = None
    ) -> None:
        """`sorts`: what each line is about; None: only messages can be chosen, if any."""
        super().__init__(home)
        self._lines, self._sorts = list(lines), list(sorts or ())
        self._choices = UNSORTED if sorts is None else CHOICES
        self._chosen: Sort | None = None

    def title(self) -> str:
        """What stands on the board."""
        return self.texts.say("What happened")

    def body(self) -> Widget:
        """One line for each; what they are about can be chosen above them."""
        lines = self._wanted() or [self.texts.say("Nothing yet.")]
        chronicle = Chronicle(lines, words(self, "").style)
        if not (self._sorts or self.home.messages):
            return chronicle
        say = self.texts.say
        names = [say("All"), say("Trades"), say("Harvests"), say("Talk"), say("Messages")]
        offered = [names[CHOICES.index(sort)] for sort in self._choices]
        choice = Choice(offered, self._choices.index(self._chosen), self._choose, NARROWEST)
        for number, button in enumerate(choice.buttons):
            button.name = f"sort {number}"

        def arrange(box: Box) -> None:
            rows = lines_of(len(offered), NARROWEST, 6, box.w)
            top, rest = box.rows(60.0 * rows - 6, Part(), gap=8)
            choice.place(top)
            chronicle.place(rest)

        return Group(choice, chronicle, arrange=arrange)

    def _wanted(self) -> list[str]:
        if self._chosen is None:
            return self._lines
        if self._chosen is Sort.MESSAGE:
            return list(self.home.messages)
        pairs = zip(self._lines, self._sorts, strict=True)
        return [line for line, sort in pairs if sort is self._chosen]

    def _choose(self, index: int) -> None:
        self._chosen = self._choices[index]
        self.rebuild()
