"""What has happened, in lines: for the paper at the table and the log panel."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from game.match import Match
from game.rules import Event, redact
from game.rules.events import Declined, FieldBought, Harvested, Offered, TradeMade
from game.texts import QUIET, Texts


class Sort(Enum):
    """What a line is about."""

    TRADE = "trade"
    HARVEST = "harvest"
    TALK = "talk"
    MESSAGE = "message"
    """Said to the person before the screen, and no line of the log: see `Home.messages`."""
    OTHER = "other"


_SORTS: dict[type, Sort] = {
    TradeMade: Sort.TRADE,
    Offered: Sort.TRADE,
    Declined: Sort.TRADE,
    Harvested: Sort.HARVEST,
    FieldBought: Sort.HARVEST,
}


class _Line(NamedTuple):
    text: str
    sort: Sort
    seen: int
    """How many events had been seen when it was written."""
    number: int
    offerer: int | None = None


class TableLog:
    """The lines of one match, as everybody may know them; newest last."""

    def __init__(self, match: Match, texts: Texts, names: Sequence[str]) -> None:
        self._match, self._texts, self._names = match, texts, names
        self._written: list[_Line] = []
        self._seen = self.newest = 0
        self.rewind()

    def since(self, number: int) -> list[str]:
        """The lines after this one; they are numbered from 1, and `newest` is the last number."""
        first = bisect_right(self._written, number, key=lambda line: line.number)
        return [line.text for line in self._written[first:]]

    @property
    def lines(self) -> list[str]:
        """What was written."""
        return [line.text for line in self._written]

    @property
    def sorts(self) -> list[Sort]:
        """What each of the lines is about."""
        return [line.sort for line in self._written]

    def add(self, event: Event) -> str:
        """One more event has been shown; the line for it, "" where it needs none.

        A deal takes the place of the offer that led to it.
        """
        self._seen += 1
        if type(event) in QUIET:
            return ""
        if isinstance(event, TradeMade):
            self._take_out_offer(event.from_)
        text = self._texts.event(redact(event, None), self._names)
        offerer = event.seat if isinstance(event, Offered) else None
        sort = _SORTS.get(type(event), Sort.OTHER)
        self._put(text, sort, offerer)
        return text

    def talk(self, seat: int, words: str) -> None:
        """Somebody has said something."""
        line = self._texts.say("{name}: “{words}”", name=self._names[seat], words=words)
        self._put(line, Sort.TALK)

    def speak(self, texts: Texts) -> None:
        """Write on in this language."""
        if texts is not self._texts:
            self._texts = texts
            self.rewind()

    def rewind(self) -> None:
        """Begin anew from what stands in the match; what was said until then stays."""
        said = [line for line in self._written if line.sort is Sort.TALK]
        self._written, self._seen, self.newest = [], 0, 0
        for event in self._match.history.events():
            while said and said[0].seen <= self._seen:
                self._put(said.pop(0).text, Sort.TALK)
            self.add(event)
        for line in said:
            if line.seen <= self._seen:
                self._put(line.text, Sort.TALK)

    def _put(self, text: str, sort: Sort, offerer: int | None = None) -> None:
        self.newest += 1
        self._written.append(_Line(text, sort, self._seen, self.newest, offerer))

    def _take_out_offer(self, seat: int) -> None:
        for index in range(len(self._written) - 1, -1, -1):
            if self._written[index].offerer == seat:
                del self._written[index]
                return
