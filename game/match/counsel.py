"""Advice for a person, from what its own seat knows: a hint, and what a deal is worth."""

from collections.abc import Generator

from game.bots import Proposal, Reason
from game.bots.advice import Hint, Worth, advise, worth_of_deal, worth_of_offer
from game.rules import View

__all__ = [
    "Counsel",
    "Hint",
    "Proposal",
    "Reason",
    "Worth",
    "worth_of_deal",
    "worth_of_offer",
]


class Counsel:
    """One hint being thought about. `step` it on quiet frames until `done`."""

    def __init__(self, view: View) -> None:
        self.hint: Hint | None = None
        self.done = False
        self._thinking = self._think(view)

    def step(self) -> bool:
        """Think for a slice; True when `hint` is there (None: nothing to advise)."""
        if not self.done:
            self.done = next(self._thinking, None) is None
        return self.done

    def _think(self, view: View) -> Generator[bool, None, None]:
        yield True
        self.hint = advise(view)
