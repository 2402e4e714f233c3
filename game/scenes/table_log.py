"""What has happened, in lines: for the paper at the table and the log panel."""

from __future__ import annotations

from collections.abc import Sequence

from game.match import Match
from game.rules import Event, redact
from game.texts import QUIET, Texts


class TableLog:
    """The lines of one match, as everybody may know them; newest last."""

    def __init__(self, match: Match, texts: Texts, names: Sequence[str]) -> None:
        self._match, self._texts, self._names = match, texts, names
        self.lines: list[str] = []
        self.rewind()

    def add(self, event: Event) -> str:
        """One more event has been shown; the line for it, "" where it needs none."""
        if type(event) in QUIET:
            return ""
        line = self._texts.event(redact(event, None), self._names)
        self.lines.append(line)
        return line

    def rewind(self) -> None:
        """Begin anew from what stands in the match."""
        self.lines = []
        for event in self._match.history.events():
            self.add(event)
