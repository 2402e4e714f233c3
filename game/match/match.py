"""A match: a live game with its bots, the trade desk's questions, and people being asked."""

from random import Random, SystemRandom
from typing import Self

from game.bots import Proposal, Reason, Reply, Verdict
from game.match.chance import start_seat
from game.match.happenings import Asked, Happened, NoDeal
from game.match.playing import PlayedGame, proposal_for
from game.match.queries import Query
from game.match.seats import GameSetup
from game.records.store import Store
from game.rules import (
    Accept,
    Decline,
    Kind,
    Offer,
    Place,
    Refusal,
    RefusalCode,
    Refused,
    Step,
)
from game.rules.events import Declined, Offered

SEED_BITS = 32
"""The length of a seed that is drawn."""


class Match(PlayedGame):
    """One live game with everybody who plays it: what people at the table need besides."""

    @classmethod
    def begin(cls, setup: GameSetup, store: Store | None, chance: Random | None = None) -> Self:
        """A new match. Where the set-up has no seed, one is drawn from `chance` (None: from the
        system's). Raises RulesError when the set-up's settings cannot be.
        """
        rules = setup.rules()
        seed = setup.seed
        if seed is None:
            seed = (chance or SystemRandom()).getrandbits(SEED_BITS)
        start = start_seat(rules, seed) if setup.start is None else setup.start
        return cls.new(rules, setup.seats, start, seed, store)

    # --- people

    def awaited_humans(self) -> list[int]:
        """The people whose input the game waits for now, ascending."""
        return [seat for seat in self.game.awaited() if self.seats[seat].human]

    def asked(self, seat: int) -> list[Asked]:
        """The open offers that `seat` has still to answer, by the offering seat."""
        offers = self.game.offers
        return [
            Asked(other, offer)
            for other, offer in enumerate(offers)
            if offer is not None and self.game.may_answer(seat, other)
        ]

    def may_gain(self, seat: int) -> bool:
        """Whether the up cards of another seat's turn could be of use to `seat`: a kind that it
        grows, or holds while a field of its own is empty."""
        game = self.game
        if game.step is not Step.TRADE or game.rules.duel or seat == game.active:
            return False
        grows = {kind for kind, count in game.fields[seat] if count}
        free = any(not count for _, count in game.fields[seat])
        return any(kind in grows or (free and kind in game.hands[seat]) for kind in game.up)

    # --- the trade desk

    def propose(
        self,
        seat: int,
        give: tuple[Place, ...],
        want: tuple[Kind, ...] | None,
        to: int | None = None,
    ) -> Query:
        """What the others say to this bundle of `seat`: everybody it may trade with, or `to`
        alone. `want` None asks what they would pay; `give` empty is a request.

        Raises Refused when `seat` could not offer it.
        """
        refusal = self.why_not(Offer(seat, self._trader(seat, to), give, want or ()))
        if refusal is not None:
            raise Refused(refusal)
        kinds = tuple(self.game.card_at(seat, place) for place in give)
        active = self.game.active
        if to is None:
            others = [other for other in range(self.rules.players) if other != seat]
            asked = others if seat == active else [active]
        else:
            asked = [to]
        return self.query(*(Proposal(seat, other, give, kinds, want) for other in asked))

    def query(self, *proposals: Proposal) -> Query:
        """The same for proposals put together by hand, one a seat that is asked."""
        changes = self._changes
        return Query(proposals, self._answer, lambda: self._changes != changes)

    def deal(self, offer: Offer, seat: int, pay: tuple[Place, ...] | None = None) -> list[Happened]:
        """Play a deal that was agreed on: the offer and its accept by `seat`, in one write.

        A bot that accepts pays as its answer said; a person pays `pay`, or the front-most cards
        when it is None. A bot's offer must be a bid of a query that still holds. Raises NoDeal
        or Refused, with nothing changed.
        """
        refusal = self.why_not(offer)
        if refusal is not None:
            raise Refused(refusal)
        offer = offer._replace(to=seat)
        if not self.seats[offer.seat].human and offer not in self._bids:
            raise NoDeal(None)
        if self.seats[seat].human:
            payments = self.game.payments(seat, offer.want) if pay is None else [pay]
            if not payments:
                raise Refused(Refusal(RefusalCode.PAY_DOES_NOT_MATCH, offer.seat))
            chosen = payments[0]
        else:
            chosen = self._agreed(offer, seat)
        return self.submit_all((offer, Accept(seat, offer.seat, chosen)))

    def counter(self, offer: Offer, from_: int) -> list[Happened]:
        """Answer the open offer of `from_` by another one: a decline and an offer in one write.

        Raises Refused, with nothing changed.
        """
        return self.submit_all((Decline(offer.seat, from_), offer))

    def heard(self, seat: int) -> list[tuple[Proposal, Reply]]:
        """What was said this turn to proposals of `seat`: answers of bots, and open offers that
        were declined, for whatever reason (told as `NO_TRADE`)."""
        heard = [said for said in self._answers.items() if said[0].seat == seat]
        offered: Offered | None = None
        for entry in self.history.this_turn():
            for event in entry.events:
                if isinstance(event, Offered) and event.seat == seat:
                    offered = event
                elif isinstance(event, Declined) and event.from_ == seat and offered is not None:
                    deal = Proposal(seat, event.seat, offered.give, offered.kinds, offered.want)
                    heard.append((deal, Reply(Verdict.NO, Reason.NO_TRADE)))
        return heard

    # --- inside

    def _answer(self, proposal: Proposal) -> Reply | None:
        reply = self.reply_of(proposal, self.game, self.lines)
        if reply is not None:
            self.history.close_undo()
            self._answers[proposal] = reply
            if reply.instead is not None:
                self._bids.add(reply.instead)
        return reply

    def _agreed(self, offer: Offer, seat: int) -> tuple[Place, ...]:
        reply = self._answer(proposal_for(self.game, offer, seat))
        if reply is None or reply.verdict is not Verdict.YES:
            raise NoDeal(reply)
        return reply.pay

    def _trader(self, seat: int, to: int | None) -> int | None:
        active = self.game.active
        return active if to is None and seat != active else to
