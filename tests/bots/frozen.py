"""Frozen reference opponents, so that strength can be compared over time. Do not improve them.

`Matcher` plants what fits, trades one card for one where both grow what they get, and gives
gifts that help both. `Loner` plants the same way and never trades.
"""

from collections.abc import Iterator

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
    Step,
    View,
    aside,
    gift,
    hand,
    up,
)
from game.rules.kinds import COINS, UNKNOWN


class Matcher:
    """The one-for-one field matcher."""

    level = "matcher"
    character = "farmer"
    speaks_up = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def remember(self, event: Event) -> None:
        """It keeps nothing in mind."""

    # Acting.

    def act(self, view: View, stream: Stream) -> Thinking:
        """See `Bot.act`."""
        seat, step = self.seat, view.step
        remarks: tuple[Remark, ...] = ()
        actions: tuple[Action, ...]
        if step is Step.TRADE and not view.rules.duel:
            return (yield from self._trade(view))
        if step is Step.PLANT and view.active == seat:
            actions = (self._plant(view),)
        elif step is Step.TRADE and view.active == seat:
            actions = (self._duel_middle(view),)
        elif step is Step.GIFTS and view.active == seat:
            actions = (self._gift(view),)
        elif step is Step.PLANT_REST and seat in view.awaited():
            actions = (self._plant_rest(view),)
        else:
            actions = ()
        if actions and type(actions[0]) is Harvest:
            kind, count = view.fields[seat][actions[0].field]
            reason = Reason.HARVEST if COINS[kind][count] > 1 else Reason.SPOILED
            remarks = (Remark(seat, reason, kind),)
        return Decision(seat, actions, remarks)

    def _plant(self, view: View) -> Action:
        seat = self.seat
        cards = view.hands[seat]
        if not cards or view.planted == 2 or view.discarded:
            return Reveal(seat)
        field = _field_for(view, seat, cards[0])
        if view.planted and (field is None or view.fields[seat][field][0] == UNKNOWN):
            return Reveal(seat)
        return Plant(seat, field) if field is not None else self._make_room(view)

    def _plant_rest(self, view: View) -> Action:
        seat = self.seat
        places = [(aside(index), kind) for index, kind in enumerate(view.aside[seat])]
        if seat == view.active:
            places += [(up(index), kind) for index, kind in enumerate(view.up)]
        best: Plant | None = None
        for place, kind in places:
            field = _field_for(view, seat, kind)
            if field is not None:
                if view.fields[seat][field][0] == kind:
                    return Plant(seat, field, place)
                best = best or Plant(seat, field, place)
        return best or self._make_room(view)

    def _gift(self, view: View) -> Action:
        for index, kind in enumerate(view.gifts):
            field = _field_for(view, self.seat, kind)
            if field is not None:
                return Plant(self.seat, field, gift(index))
        return Discard(self.seat, gift(0))

    def _duel_middle(self, view: View) -> Action:
        seat = self.seat
        for index, kind in enumerate(view.up):
            field = _field_for(view, seat, kind)
            if field is not None:
                return Plant(seat, field, up(index))
        return Done(seat)

    def _make_room(self, view: View) -> Action:
        """Harvest what pays most, the smallest field of equals; buy a field rather than lose."""
        seat, fields = self.seat, view.fields[self.seat]
        choices = [
            (-COINS[kind][count], count, index)
            for index, (kind, count) in enumerate(fields)
            if view.why_not(Harvest(seat, index)) is None
        ]
        pays, _, field = min(choices)
        if pays == 0 and view.exhausted == 0 and view.why_not(Buy(seat)) is None:
            return Buy(seat)
        return Harvest(seat, field)

    # Trading.

    def _trade(self, view: View) -> Thinking:
        seat = self.seat
        for other in range(view.rules.players):
            if view.may_answer(seat, other):
                return self._answer_open(view, other)
        if seat != view.active or view.offers[seat] is not None:
            return Decision(seat)
        proposals = tuple(self._wishes(view))
        if proposals:
            replies = yield Ask(proposals)
            assert replies is not None
            for proposal, reply in zip(proposals, replies, strict=True):
                if reply is None:
                    continue
                if reply.verdict is Verdict.YES:
                    return self._deal(proposal, reply)
        return Decision(seat, (Done(seat),))

    def _wishes(self, view: View) -> Iterator[Proposal]:
        """One card for one that both grow; then what only costs a field, as a gift."""
        seat = self.seat
        own = [kind for kind, _ in view.fields[seat] if kind != UNKNOWN]
        room = len(own) < len(view.fields[seat])
        places = [(up(index), kind) for index, kind in enumerate(view.up)]
        places += [(hand(index), kind) for index, kind in enumerate(view.hands[seat])]
        gifts: list[Proposal] = []
        for place, kind in places:
            if kind in own:
                continue
            for other in _others(view, seat):
                if not any(growing == kind for growing, _ in view.fields[other]):
                    continue
                for want in own:
                    yield Proposal(seat, other, (place,), (kind,), (want,))
                if place >= up(0) and not room:
                    gifts.append(Proposal(seat, other, (place,), (kind,), ()))
        yield from gifts

    def _deal(self, proposal: Proposal, reply: Reply) -> Decision:
        assert proposal.want is not None
        offer = Offer(self.seat, proposal.to, proposal.give, proposal.want)
        accept = Accept(proposal.to, self.seat, reply.pay)
        said = Remark(proposal.to, reply.reason, reply.kind, self.seat)
        return Decision(self.seat, (offer, accept), (self._pitch(proposal), said))

    def _pitch(self, proposal: Proposal) -> Remark:
        if proposal.want:
            return Remark(self.seat, Reason.FITS, proposal.want[0], proposal.to)
        return Remark(self.seat, Reason.GIFT, proposal.kinds[0], proposal.to)

    def _answer_open(self, view: View, other: int) -> Decision:
        seat = self.seat
        offer = view.offers[other]
        assert offer is not None
        proposal = Proposal(other, seat, offer.give, offer.kinds, offer.want)
        reply = self._judge(view, proposal)
        said = (Remark(seat, reply.reason, reply.kind, other),)
        if reply.verdict is Verdict.YES:
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
        if reply.verdict is not Verdict.YES:
            return reply
        seat = self.seat
        theirs = [kind for kind, _ in view.fields[proposal.seat]]
        for index, kind in enumerate(view.hands[seat]):
            if kind in theirs and not _grows(view, seat, kind):
                offer = Offer(seat, proposal.seat, (hand(index),), proposal.kinds)
                return Reply(Verdict.INSTEAD, reply.reason, reply.kind, instead=offer)
        return reply

    def _judge(self, view: View, proposal: Proposal) -> Reply:
        """Yes to cards that fit the fields, for no more cards, none of which it grows."""
        seat, want = self.seat, proposal.want or ()
        for kind in want:
            if _grows(view, seat, kind):
                return Reply(Verdict.NO, Reason.NEED_IT, kind)
        free = sum(1 for kind, _ in view.fields[seat] if kind == UNKNOWN)
        free -= len(set(view.aside[seat]) - {kind for kind, _ in view.fields[seat]})
        reason, named = Reason.FITS, UNKNOWN
        for kind in dict.fromkeys(proposal.kinds):
            if not _grows(view, seat, kind):
                free -= 1
                reason = Reason.START
                if free < 0:
                    return Reply(Verdict.NO, Reason.NO_FIT, kind)
            named = kind
        payments = view.payments(seat, want)
        if not payments:
            held = view.hands[seat]
            missing = next(kind for kind in want if held.count(kind) < want.count(kind))
            return Reply(Verdict.NO, Reason.HAVE_NONE, missing)
        if len(want) > len(proposal.kinds):
            return Reply(Verdict.NO, Reason.TOO_CHEAP, want[0])
        return Reply(Verdict.YES, reason, named, payments[0])


def _others(view: View, seat: int) -> Iterator[int]:
    players = view.rules.players
    for distance in range(1, players):
        yield (seat + distance) % players


def _grows(view: View, seat: int, kind: Kind) -> bool:
    return any(growing == kind for growing, _ in view.fields[seat])


def _field_for(view: View, seat: int, kind: Kind) -> Place | None:
    """The field that grows the kind, else an empty one."""
    empty: Place | None = None
    for index, (growing, _) in enumerate(view.fields[seat]):
        if growing == kind:
            return index
        if growing == UNKNOWN and empty is None:
            empty = index
    return empty


class Loner(Matcher):
    """Never trades."""

    level = "loner"

    def _trade(self, view: View) -> Thinking:
        yield None
        for other in range(view.rules.players):
            if view.may_answer(self.seat, other):
                return Decision(self.seat, (Decline(self.seat, other),))
        done = (Done(self.seat),) if self.seat == view.active else ()
        return Decision(self.seat, done)

    def answer(self, view: View, proposal: Proposal, stream: Stream) -> Reply:
        """Always no."""
        return Reply(Verdict.NO, Reason.NO_TRADE)
