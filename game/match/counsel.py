"""Advice for a person, from what its own seat knows: a hint, and what a deal is worth.

`table` and `scenes` may not know how bots think: the words they need for it are handed on here.
"""

from game.bots import Proposal, Reason
from game.bots.advice import Hint, Worth, advise, worth_of_deal, worth_of_offer
from game.bots.likely import Heard
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
    """A hint being thought about. `step` it on quiet frames until `done`.

    `heard` is what the others have said to the view's seat this turn (`Match.heard`).
    """

    def __init__(self, view: View, heard: Heard = ()) -> None:
        self.hint: Hint | None = None
        self.done = False
        self._thinking = advise(view, heard)

    def step(self) -> bool:
        """Think for a slice; True when `hint` is there (None: nothing to advise)."""
        try:
            next(self._thinking)
        except StopIteration as end:
            if not self.done:
                self.hint, self.done = end.value, True
        return self.done
