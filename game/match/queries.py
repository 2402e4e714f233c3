"""Asking bots what they say to a deal, without changing the game."""

from collections.abc import Callable, Sequence

from game.bots import Proposal, Reply
from game.bots.valuation import SLICE

Answer = Callable[[Proposal], Reply | None]


class Query:
    """Proposals on their way round the table.

    `replies` has every seat that is asked: its Reply, or None while it has not answered and for
    a person, who is asked by a real offer. A query holds for the moment it was made: after any
    action make a new one (`stale` is True then, and it answers no more).
    """

    def __init__(
        self, proposals: Sequence[Proposal], answer: Answer, is_stale: Callable[[], bool]
    ) -> None:
        self.proposals = tuple(proposals)
        self.replies: dict[int, Reply | None] = {proposal.to: None for proposal in proposals}
        self._waiting = list(proposals)
        self._answer = answer
        self._is_stale = is_stale

    @property
    def stale(self) -> bool:
        """Whether the game has moved on since."""
        return self._is_stale()

    @property
    def done(self) -> bool:
        """Whether every seat was asked, or the game has moved on."""
        return not self._waiting or self.stale

    def step(self, evaluations: int = SLICE) -> bool:
        """Ask on for about so many evaluations, one seat at least; True when done."""
        while not self.done:
            proposal = self._waiting.pop(0)
            self.replies[proposal.to] = self._answer(proposal)
            evaluations -= SLICE
            if evaluations <= 0:
                break
        return self.done
