"""What a bot keeps in mind: a pure fold of the events that its seat may know."""

from game.rules import Kind
from game.rules.events import (
    Declined,
    Event,
    FieldBought,
    Offered,
    TradeMade,
    TurnPassed,
)

NOTED: frozenset[type] = frozenset({Offered, Declined, TradeMade, TurnPassed, FieldBought})
"""The types of events that a bot keeps in mind; of the others it need not be told."""

Deal = tuple[int, int, tuple[Kind, ...], tuple[Kind, ...]]
"""(offerer, asked, kinds given, kinds wanted), kinds ascending."""


class Memory:
    """Of this turn: offers made and refused. Of the whole game: who refused this seat when.

    Only the seat's own offers and those that it refuses matter. `countered` says to whom a
    counter-offer was made, `proposed` whether any offer was, `begged` how many were for nothing.
    `boxed` are the coins paid for third fields: in the duel they leave the game.
    """

    __slots__ = (
        "_declined",
        "_grudges_now",
        "_open",
        "_stirred",
        "begged",
        "boxed",
        "countered",
        "grudges",
        "offered",
        "proposed",
        "refused",
        "seat",
    )

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.offered = [0] * players
        self.proposed = False
        self.begged = 0
        self.refused: list[Deal] = []
        self.countered = [False] * players
        self.grudges = [0] * players
        self._grudges_now = [0] * players
        self._declined = [False] * players
        self._open: Deal | None = None
        self._stirred = False
        self.boxed: list[Kind] = []

    def fold(self, event: Event) -> None:
        """Take in one event, redacted for the seat."""
        kind = type(event)
        if kind is TurnPassed:
            if self._stirred:
                self._fold_turn()
        elif kind is Offered:
            if event[0] == self.seat:
                self._fold_offered(event)  # type: ignore[arg-type]
        elif kind is TradeMade:
            self._fold_trade(event)  # type: ignore[arg-type]
        elif kind is Declined:
            self._fold_declined(event)  # type: ignore[arg-type]
        elif kind is FieldBought:
            self.boxed += event.paid  # type: ignore[union-attr]

    def was_refused(self, deal: Deal) -> bool:
        """Whether this very deal of the seat's own was refused earlier in the turn."""
        return deal in self.refused

    def _fold_offered(self, event: Offered) -> None:
        seat, to, _, kinds, want = event
        if to is None:
            return
        self._open = (seat, to, kinds, want)
        self.offered[to] += 1
        self.proposed = self._stirred = True
        self.begged += not kinds
        self.countered[to] = self.countered[to] or self._declined[to]

    def _fold_declined(self, event: Declined) -> None:
        seat, other = event
        if seat == self.seat:
            self._declined[other] = self._stirred = True
        elif other == self.seat:
            if self._open is not None:
                offerer, to, kinds, want = self._open
                self.refused.append((offerer, to, tuple(sorted(kinds)), tuple(sorted(want))))
            self._grudges_now[seat] += 1
            self._stirred = True

    def _fold_trade(self, event: TradeMade) -> None:
        seat, other = event[0], event[1]
        if seat == self.seat:
            if self.grudges[other]:
                self.grudges[other] -= 1
        elif other == self.seat:
            self._open = None
            if self.grudges[seat]:
                self.grudges[seat] -= 1

    def _fold_turn(self) -> None:
        for seat, times in enumerate(self._grudges_now):
            self.grudges[seat] = min(2, self.grudges[seat] + times)
            self._grudges_now[seat] = 0
            self.offered[seat] = 0
            self.countered[seat] = False
            self._declined[seat] = False
        self.proposed = self._stirred = False
        self.begged = 0
        self.refused.clear()
