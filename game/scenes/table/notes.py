"""Words at the table that come and go: why not, what is this, what went wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match import Trouble, TroubleCode
from game.table.targets import Target

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


class TableNotes:
    """Toasts and bubbles of one table."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._told: Trouble | None = None

    def tell(self, words: str) -> None:
        """A few words in the middle, for long enough to be read; the log keeps them."""
        self._table.home.remember(words)
        self._table.ui.toast(words)

    def caption(self, line: str) -> None:
        """What just happened, in the place of the words before it."""
        if line and self._table.home.settings.captions:
            self.clear()
            self._table.ui.toast(line)

    def refuse(self, words: str) -> None:
        """Why something cannot be done."""
        self._table.home.audio.play("refuse")
        # What is said to somebody's tap does not wait until a caption has been read.
        if self._table.home.settings.captions:
            self.clear()
        self.tell(words)

    def explain(self, target: Target, words: str) -> None:
        """A bubble at a thing of the picture."""
        spot = self._table.layer.spot(target)
        if spot is not None and words:
            self._table.ui.explain(spot, words)

    def explain_chip(self, seat: int, words: str) -> None:
        """A bubble at the answer of a seat."""
        chip = self._table.layer.chip(seat)
        if chip is not None:
            self._table.ui.explain(chip, words)

    def tell_what_waits(self) -> None:
        """What the files had to tell when the table was laid."""
        for sentence in self._table.home.tell():
            self.tell(sentence)
        self.tell_trouble()

    def tell_trouble(self) -> None:
        """Once, when writing has failed; that there is no folder was told before the game."""
        trouble = self._table.match.trouble
        failed = trouble is not None and trouble.code is TroubleCode.WRITE_FAILED
        if trouble is not None and failed and trouble != self._told:
            self.tell(self._table.texts.notice(trouble.code.value, "", trouble.detail))
        self._told = trouble

    def clear(self) -> None:
        """The person has gone on."""
        self._table.ui.notes.clear_toasts(self._table.ui.brush)
