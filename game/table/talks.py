"""What the others say to the draft on the desk, and how a draft becomes a deal.

Computer players answer a question that changes nothing; people are asked by a real offer. Only
the player's choice is played.
"""

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from game.match import Happened, Match, NoDeal, Query
from game.rules import UNKNOWN, Kind, Offer, Place, Refusal, Refused, Step, View
from game.table.desk import Desk


class Answer(Enum):
    """What a seat says to the draft."""

    ASKING = "asking"
    """It has not answered yet."""
    PERSON = "person"
    """A person: the offer must be laid on the table."""
    YES = "yes"
    GIFT = "gift"
    """It takes the bundle as a gift, and would give nothing for it."""
    BID = "bid"
    """It would give something for the bundle, or something else than what was asked for."""
    NO = "no"


class Chip(NamedTuple):
    """The answer of one seat: what it would give (`gives`) and get (`gets`), or why not.

    `reason` is a code of the bots' reasons, `kind` what the reason speaks of.
    """

    seat: int
    answer: Answer
    gives: tuple[Kind, ...] = ()
    gets: tuple[Kind, ...] = ()
    reason: str = ""
    kind: Kind = UNKNOWN
    instead: Offer | None = None

    @property
    def open(self) -> bool:
        """Whether a deal could be made by this answer."""
        return self.answer in (Answer.YES, Answer.GIFT, Answer.BID, Answer.PERSON)


class Talks:
    """The desk of one seat together with what the others say to it."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.desk = Desk(seat)
        self.refusal: Refusal | None = None
        self._query: Query | None = None
        self._asked: tuple[int, int] | None = None

    @property
    def trading(self) -> bool:
        """Whether there is anybody to trade with now."""
        match = self.match
        return match.game.step is Step.TRADE and not match.rules.duel

    def refresh(self) -> bool:
        """Ask anew when the draft or the game has changed, and let the next seats answer.

        True when something new was said.
        """
        now = (self.desk.version, self.match.lines)
        if now != self._asked or (self._query is not None and self._query.stale):
            self._asked = now
            self._ask()
            return True
        if self._query is None or self._query.done:
            return False
        self._query.step()
        return True

    def chips(self) -> dict[int, Chip]:
        """What every seat that was asked says, by seat; empty without a draft, and for a moment
        after the game has moved on."""
        query = self._query
        if query is None or query.stale:
            return {}
        return {proposal.to: self._chip(query, proposal.to) for proposal in query.proposals}

    def deal(self, seat: int) -> list[Happened]:
        """Make the deal that the chip of this bot shows. Raises NoDeal or Refused."""
        chip = self.chips().get(seat)
        if chip is None or not chip.open:
            raise NoDeal(None)
        if chip.instead is not None:
            return self.match.deal(chip.instead, self.seat, self.payment(chip.instead.want))
        give, want = tuple(self.desk.give), tuple(self.desk.want)
        return self.match.deal(Offer(self.seat, seat, give, want), seat)

    def lay_open(self, to: int | None) -> list[Happened]:
        """Lay the draft on the table as a real offer. Raises Refused."""
        view = self.match.view(self.seat)
        offer = self.desk.offer(view)
        if self.seat == view.active:
            offer = offer._replace(to=to)
        happened = [self.match.submit(offer)]
        self.desk.clear()
        return happened

    def ask_more(self, seat: int) -> None:
        """Speak to this seat alone, wanting what it has bid: more can be added to it."""
        chip = self.chips().get(seat)
        if chip is None:
            return
        if self.seat == self.match.game.active and self.desk.to != seat:
            self.desk.address(seat)
        self.desk.want = list(chip.gives or self.desk.want)
        self.desk.version += 1

    def payment(self, want: tuple[Kind, ...]) -> tuple[Place, ...] | None:
        """The cards that pay `want`: those of the bundle first; None when they cannot be paid."""
        view = self.match.view(self.seat)
        return payment_from(view, self.seat, want, self.desk.give)

    def _ask(self) -> None:
        self._query, self.refusal = None, None
        desk = self.desk
        if desk.empty or not self.trading:
            return
        to = desk.to if self.seat == self.match.game.active else None
        want = tuple(desk.want) if desk.want else None
        try:
            self._query = self.match.propose(
                self.seat, tuple(desk.give), want if desk.give else tuple(desk.want), to
            )
        except Refused as error:
            self.refusal = error.refusal

    def _chip(self, query: Query, seat: int) -> Chip:
        if self.match.seats[seat].human:
            return Chip(seat, Answer.PERSON, tuple(self.desk.want), self._bundle())
        reply = query.replies[seat]
        if reply is None:
            return Chip(seat, Answer.ASKING)
        code, kind = reply.reason.value, reply.kind
        if reply.instead is not None:
            offer = reply.instead
            gives = tuple(self.match.game.card_at(offer.seat, place) for place in offer.give)
            return Chip(seat, Answer.BID, gives, offer.want, code, kind, offer)
        if reply.verdict.value == "no":
            return Chip(seat, Answer.NO, reason=code, kind=kind)
        answer = Answer.YES if self.desk.want else Answer.GIFT
        return Chip(seat, answer, tuple(self.desk.want), self._bundle(), code, kind)

    def _bundle(self) -> tuple[Kind, ...]:
        game = self.match.game
        return tuple(game.card_at(self.seat, place) for place in self.desk.give)


def payment_from(
    view: View, seat: int, want: tuple[Kind, ...], preferred: Iterable[Place]
) -> tuple[Place, ...] | None:
    """Cards of `seat` that pay `want`, preferred ones before others; None when there are none."""
    tapped = set(preferred)
    payments = view.payments(seat, want)
    if not payments:
        return None
    return max(payments, key=lambda pay: sum(1 for place in pay if place in tapped))
