"""What has happened, in lines: for the paper at the table and the log panel."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from game.match import Match
from game.rules import Event, redact
from game.rules.events import Declined, FieldBought, Harvested, Offered, TradeMade
from game.texts import QUIET, Texts


class Sort(Enum):
    """What a line is about."""

    TRADE = "trade"
    HARVEST = "harvest"
    TALK = "talk"
    OTHER = "other"


_SORTS: dict[type, Sort] = {
    TradeMade: Sort.TRADE,
    Offered: Sort.TRADE,
    Declined: Sort.TRADE,
    Harvested: Sort.HARVEST,
    FieldBought: Sort.HARVEST,
}


class TableLog:
    """The lines of one match, as everybody may know them; newest last."""

    def __init__(self, match: Match, texts: Texts, names: Sequence[str]) -> None:
        self._match, self._texts, self._names = match, texts, names
        self.lines: list[str] = []
        self.sorts: list[Sort] = []
        """What each of the lines is about."""
        self.rewind()

    def add(self, event: Event) -> str:
        """One more event has been shown; the line for it, "" where it needs none."""
        if type(event) in QUIET:
            return ""
        line = self._texts.event(redact(event, None), self._names)
        self._put(line, _SORTS.get(type(event), Sort.OTHER))
        return line

    def talk(self, seat: int, words: str) -> None:
        """Somebody has said something."""
        line = self._texts.say("{name}: “{words}”", name=self._names[seat], words=words)
        self._put(line, Sort.TALK)

    def rewind(self) -> None:
        """Begin anew from what stands in the match."""
        self.lines, self.sorts = [], []
        for event in self._match.history.events():
            self.add(event)

    def _put(self, line: str, sort: Sort) -> None:
        self.lines.append(line)
        self.sorts.append(sort)
