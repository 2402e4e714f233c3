"""The `easy` level: plants what fits, trades one card for one, and gives gifts that help both.

It looks at fields only: it counts no cards and knows no beanometer beyond what a harvest pays.
"""

from collections.abc import Callable, Iterator
from functools import cache

from game.bots.answering import LACKING, Heard, before_trading, lacks, payment, shortage
from game.bots.memory import Memory
from game.bots.protocol import (
    Ask,
    Decision,
    Proposal,
    Reason,
    Remark,
    Reply,
    Stream,
    Thinking,
    Verdict,
)
from game.rules import (
    Accept,
    Action,
    Buy,
    Decline,
    Discard,
    Done,
    Event,
    Harvest,
    Kind,
    Offer,
    Place,
    Plant,
    Reveal,
    Rules,
    Step,
    View,
    aside,
    gift,
    hand,
    up,
)
from game.rules.actions import new
from game.rules.kinds import COINS, KINDS, UNKNOWN

_YES, _NO, _HAVE_NONE = Verdict.YES, Verdict.NO, Reason.HAVE_NONE
_TRADE, _PLANT_REST = Step.TRADE, Step.PLANT_REST
_UP, _ASIDE = up(0), aside(0)

_NEED_IT = tuple(Reply(_NO, Reason.NEED_IT, kind) for kind in KINDS)
_NO_FIT = tuple(Reply(_NO, Reason.NO_FIT, kind) for kind in KINDS)

_planting = cache(Plant)
_revealing = cache(Reveal)


@cache
def _finishing(seat: int) -> Decision:
    return Decision(seat, (Done(seat),))


_SIGHT = 3
"""Hand cards, from the front, that it thinks of trading away."""


class EasyBot:
    """A friendly beginner."""

    def __init__(self, seat: int, rules: Rules, character: str) -> None:
        self.seat = seat
        self.level = "easy"
        self.character = character
        self.speaks_up = False
        self._memory = Memory(seat, rules.players)
        self._heard = Heard()
        self._others = (*range(seat + 1, rules.players), *range(seat))
        self.remember: Callable[[Event], None] = self._memory.fold
        """Folds an event, redacted for this seat."""

    # Acting.

    def act(self, view: View, stream: Stream) -> Thinking | Decision:
        """See `Bot.act`."""
        step = view.step
        if step is _TRADE and not view.rules.duel:
            return self._trade(view)
        plan = _Plan(view, self.seat)
        if step is _PLANT_REST:
            plan.rest()
        elif view.active != self.seat:
            return Decision(self.seat)
        elif step is Step.PLANT:
            plan.from_hand()
        elif step is Step.GIFTS:
            plan.gifts()
        else:
            plan.middle()
        return new(Decision, (self.seat, tuple(plan.actions), tuple(plan.remarks)))

    # Trading.

    def _trade(self, view: View) -> Thinking | Decision:
        first = before_trading(view, self.seat, self._answer_open)
        if first is not None:
            return first
        return self._seek(view) if self.seat == view.active else Decision(self.seat)

    def _seek(self, view: View) -> Thinking:
        """Propose until one agrees; people are asked last, by an offer."""
        unsure: list[Proposal] = []
        lacking = self._heard.lacking(view)
        for proposal in self._wishes(view, lacking):
            replies = yield new(Ask, ((proposal,),))
            assert replies is not None
            reply = replies[0]
            if reply is None:
                unsure.append(proposal)
            elif reply.verdict is _YES:
                return self._deal(proposal, reply)
            elif reply.reason is _HAVE_NONE:
                lacking.add((proposal.to, reply.kind))
        for proposal in unsure:
            if self._may_offer(proposal):
                return self._open_offer(proposal)
        return _finishing(self.seat)

    def _wishes(self, view: View, lacking: set[tuple[int, Kind]]) -> Iterator[Proposal]:
        """One card for one that both grow; then what only costs a field, as a gift.

        `lacking` fills up with the seats that have said that they do not hold a kind.
        """
        seat = self.seat
        own = [kind for kind, count in view.fields[seat] if count]
        full = len(own) == len(view.fields[seat])
        fields = view.fields
        grown = [(kind, other) for other in self._others for kind, _ in fields[other]]
        gifts: list[tuple[int, Place, Kind]] = []
        for place, kind in (*enumerate(view.up, _UP), *enumerate(view.hands[seat][:_SIGHT])):
            if kind in own:
                continue
            asked = seat
            for growing, other in grown:
                if growing != kind or other == asked:
                    continue
                asked = other
                for want in own:
                    if (other, want) not in lacking:
                        yield new(Proposal, (seat, other, (place,), (kind,), (want,), False))
                if full and place >= _UP:
                    gifts.append((other, place, kind))
        for other, place, kind in gifts:
            yield new(Proposal, (seat, other, (place,), (kind,), (), False))

    def _may_offer(self, proposal: Proposal) -> bool:
        memory = self._memory
        assert proposal.want is not None
        deal = (self.seat, proposal.to, proposal.kinds, proposal.want)
        return memory.offered[proposal.to] < 2 and not memory.was_refused(deal)

    def _open_offer(self, proposal: Proposal) -> Decision:
        assert proposal.want is not None
        offer = Offer(self.seat, proposal.to, proposal.give, proposal.want)
        return Decision(self.seat, (offer,), (self._pitch(proposal),))

    def _deal(self, proposal: Proposal, reply: Reply) -> Decision:
        seat, (_, to, give, _, want, _) = self.seat, proposal
        offer = new(Offer, (seat, to, give, want))
        accept = new(Accept, (to, seat, reply.pay))
        said = new(Remark, (to, reply.reason, reply.kind, seat))
        return new(Decision, (seat, (offer, accept), (self._pitch(proposal), said)))

    def _pitch(self, proposal: Proposal) -> Remark:
        if proposal.want:
            return new(Remark, (self.seat, Reason.FITS, proposal.want[0], proposal.to))
        return new(Remark, (self.seat, Reason.GIFT, proposal.kinds[0], proposal.to))

    def _answer_open(self, view: View, proposal: Proposal) -> Decision:
        seat, other = self.seat, proposal.seat
        reply = self._judge(view, proposal)
        said = (Remark(seat, reply.reason, reply.kind, other),)
        if reply.verdict is _YES:
            return Decision(seat, (Accept(seat, other, reply.pay),), said)
        return Decision(seat, (Decline(seat, other),), said)

    # Answering.

    def answer(self, view: View, proposal: Proposal, stream: Stream) -> Reply:
        """See `Bot.answer`."""
        if proposal.want is None:
            return self._bid(view, proposal)
        return self._judge(view, proposal)

    def _bid(self, view: View, proposal: Proposal) -> Reply:
        """A card that the proposer grows, else a yes as to a gift."""
        reply = self._judge(view, proposal._replace(want=()))
        if reply.verdict is not _YES:
            return reply
        seat = self.seat
        theirs = [kind for kind, _ in view.fields[proposal.seat]]
        own = [kind for kind, _ in view.fields[seat]]
        for index, kind in enumerate(view.hands[seat]):
            if kind in theirs and kind not in own and kind not in proposal.kinds:
                offer = Offer(seat, proposal.seat, (hand(index),), proposal.kinds)
                return Reply(Verdict.INSTEAD, reply.reason, reply.kind, instead=offer)
        return reply

    def _judge(self, view: View, proposal: Proposal) -> Reply:
        """Yes to cards that fit the fields, for no more cards, none of which it grows."""
        seat, want = self.seat, proposal.want or ()
        missing = lacks(view, seat, want) if want else None
        if missing is not None:
            if proposal.firm or len(want) == 1:
                return LACKING[missing]
            return Reply(_NO, shortage(view, seat, missing), missing)
        grown = [kind for kind, _ in view.fields[seat]]
        for kind in want:
            if kind in grown:
                return _NEED_IT[kind]
        free = grown.count(UNKNOWN)
        if view.aside[seat]:
            free -= len(set(view.aside[seat]).difference(grown))
        kinds = proposal.kinds
        reason, named = Reason.FITS, UNKNOWN
        for kind in kinds if len(kinds) < 2 else dict.fromkeys(kinds):
            if kind not in grown:
                free -= 1
                reason = Reason.START
                if free < 0:
                    return _NO_FIT[kind]
            named = kind
        if len(want) > len(kinds):
            if seat == view.active and free <= 0 and all(kind in view.up for kind in want):
                ups = tuple(up(view.up.index(kind)) for kind in dict.fromkeys(want))
                if len(ups) == len(want):
                    return Reply(_YES, Reason.GIFT, want[0], ups)
            return Reply(_NO, Reason.TOO_CHEAP, want[0])
        pay = payment(view, seat, want)
        assert pay is not None
        return new(Reply, (_YES, reason, named, pay, None))


class _Plan:
    """The actions of one step, tried on a copy of the fields."""

    __slots__ = ("_counts", "_kinds", "_view", "actions", "remarks", "seat")

    def __init__(self, view: View, seat: int) -> None:
        self.seat = seat
        self._view = view
        self.actions: list[Action] = []
        self.remarks: list[Remark] = []
        self._kinds = [kind for kind, _ in view.fields[seat]]
        self._counts = [count for _, count in view.fields[seat]]

    def from_hand(self) -> None:
        """The front card, and the next one where it grows already."""
        view = self._view
        cards = view.hands[self.seat]
        planted = view.planted
        if not view.discarded:
            for kind in cards[: 2 - planted]:
                if planted and kind not in self._kinds:
                    break
                self._plant(kind, None)
                planted += 1
        self.actions.append(_revealing(self.seat))

    def rest(self) -> None:
        """What grows already first, then the rest as it lies."""
        view, kinds = self._view, self._kinds
        cards = view.aside[self.seat]
        asides = len(cards)
        cards = cards + view.up if self.seat == view.active else cards[:]
        while cards:
            index = 0
            for number, kind in enumerate(cards):
                if kind in kinds:
                    index = number
                    break
            kind = cards.pop(index)
            if index < asides:
                asides -= 1
                self._plant(kind, _ASIDE + index)
            else:
                self._plant(kind, _UP + index - asides)

    def gifts(self) -> None:
        """Plant what grows already or finds an empty field, discard the rest."""
        for kind in self._view.gifts:
            if kind in self._kinds or UNKNOWN in self._kinds:
                self._plant(kind, gift(0))
            else:
                self.actions.append(Discard(self.seat, gift(0)))

    def middle(self) -> None:
        """The duel: plant the up cards that fit, leave the others."""
        place = 0
        for kind in self._view.up:
            if kind in self._kinds or UNKNOWN in self._kinds:
                self._plant(kind, up(place))
            else:
                place += 1
        self.actions.append(Done(self.seat))

    def _plant(self, kind: Kind, card: Place | None) -> None:
        kinds, counts = self._kinds, self._counts
        if kind in kinds:
            field = kinds.index(kind)
        elif UNKNOWN in kinds:
            field = kinds.index(UNKNOWN)
        else:
            field = self._make_room()
        kinds[field] = kind
        counts[field] += 1
        self.actions.append(_planting(self.seat, field, card))

    def _make_room(self) -> int:
        """Harvest what pays most, the smallest field of equals; buy a field rather than lose."""
        kinds, counts = self._kinds, self._counts
        single = max(counts) == 1
        pays, least, field = -1, 0, 0
        for index, count in enumerate(counts):
            if count > 1 or single:
                coins = COINS[kinds[index]][count]
                if coins > pays or (coins == pays and count < least):
                    pays, least, field = coins, count, index
        if pays == 0 and self._may_buy():
            self.actions.append(Buy(self.seat))
            self.remarks.append(Remark(self.seat, Reason.BUY))
            kinds.append(UNKNOWN)
            counts.append(0)
            return len(kinds) - 1
        reason = Reason.HARVEST if pays > 1 else Reason.SPOILED
        self.remarks.append(Remark(self.seat, reason, kinds[field]))
        self.actions.append(Harvest(self.seat, field))
        kinds[field], counts[field] = UNKNOWN, 0
        return field

    def _may_buy(self) -> bool:
        """Whether it buys a third field now: early in the game, once."""
        view, seat = self._view, self.seat
        price = view.rules.field_price
        if price is None or view.exhausted or view.bought[seat] or len(view.coins[seat]) < price:
            return False
        return len(self._kinds) == len(view.fields[seat])
