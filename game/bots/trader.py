"""The levels that value cards: `medium`, `hard` and `expert` are one bot with other measures."""

from collections.abc import Iterator

from game.bots.answering import LACKING, Heard, answer, before_trading, judge_offer, lacks, nothing
from game.bots.characters import CHARACTERS
from game.bots.judging import Judge
from game.bots.memory import Memory
from game.bots.planting import Plan
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
from game.bots.seeking import Candidate, search
from game.bots.skill import SKILLS
from game.bots.valuation import Counted, Valuation
from game.rules import Accept, Action, Decline, Done, Event, Kind, Offer, Rules, Step, View

_YES, _HAVE_NONE = Verdict.YES, Reason.HAVE_NONE
_TRADE, _PLANT_REST = Step.TRADE, Step.PLANT_REST

_BATCH = 4
_OFFERS_A_TURN = 2


class Trader:
    """A bot that values what it sees (`Valuation`) and bargains by it (`Judge`)."""

    def __init__(self, level: str, character: str, seat: int, rules: Rules) -> None:
        self.seat = seat
        self.level = level
        self.character = character
        self.skill = SKILLS[level]
        self.speaks_up = self.skill.speaks
        self._temper = CHARACTERS[character].temperament
        self._memory = Memory(seat, rules.players)
        self._counted = Counted()
        self._heard = Heard()
        self._seen: View | None = None
        self._judge: Judge | None = None

    def remember(self, event: Event) -> None:
        """Fold an event, redacted for this seat."""
        self._memory.fold(event)
        self._seen = None

    def answer(self, view: View, proposal: Proposal, stream: Stream) -> Reply:
        """See `Bot.answer`."""
        if view.step is not _TRADE or view.rules.duel:
            return nothing()
        if proposal.firm:
            missing = lacks(view, self.seat, proposal.want or ())
            if missing is not None:
                return LACKING[missing]
        return answer(self.look(view), proposal, self.skill.most)

    def act(self, view: View, stream: Stream) -> Thinking | Decision:
        """See `Bot.act`."""
        step, seat = view.step, self.seat
        if step is _TRADE and not view.rules.duel:
            return self._trade(view)
        if step is not _PLANT_REST and seat != view.active:
            return Decision(seat)
        return self._plan(view)

    def _plan(self, view: View) -> Thinking:
        plan = Plan(self._value(view), self._temper.patience)
        yield from plan.step()
        return Decision(self.seat, tuple(plan.actions), tuple(plan.remarks))

    # Looking.

    def _value(self, view: View) -> Valuation:
        boxed = self._memory.boxed if view.rules.field_coins_to == "box" else ()
        return Valuation(view, self.seat, self.skill, self._counted, boxed)

    def look(self, view: View) -> Judge:
        """The judge for a view; kept while nothing has happened."""
        if self._judge is None or self._seen is not view:
            self._judge = Judge(self._value(view), self._temper, self._memory)
            self._seen = view
        return self._judge

    # Trading.

    def _trade(self, view: View) -> Thinking | Decision:
        first = before_trading(view, self.seat, self._answer_open)
        if first is not None:
            return first
        seat, active = self.seat, view.active
        if seat == active:
            partners = [*range(seat + 1, view.rules.players), *range(seat)]
            return self._seek(view, partners, 0, Decision(seat, (Done(seat),)))
        if not self.skill.speaks or self._memory.proposed or not self._tempted(view):
            return Decision(seat)
        return self._seek(view, [active], self.skill.clear, Decision(seat))

    def _tempted(self, view: View) -> bool:
        """Whether an up card of another's turn would go onto a field of this seat."""
        fields = view.fields[self.seat]
        return any(kind in view.up for kind, _ in fields)

    def _seek(self, view: View, partners: list[int], least: int, otherwise: Decision) -> Thinking:
        """Try the best deals first; the first that is agreed to is made."""
        judge = self.look(view)
        found = yield from search(judge, self.skill.most, least, partners)
        if self._memory.begged >= self.skill.begs:
            found = [one for one in found if one.proposal.give]
        if self._memory.refused:
            found = [one for one in found if not self._was_refused(one.proposal)]
        found = _ordered(found, self.skill.asks, self.skill.asks_large)
        lacking = self._heard.lacking(view)
        missing = lacking.copy()
        waiting = iter(found)
        while batch := _next_batch(waiting, missing):
            replies = yield Ask(tuple([candidate.proposal for candidate in batch]))
            assert replies is not None
            for candidate, reply in zip(batch, replies, strict=True):
                if reply is None:
                    if self._may_offer(judge, candidate):
                        return self._open_offer(judge, candidate.proposal)
                elif reply.verdict is _YES:
                    return self._deal(judge, candidate.proposal, reply)
                elif reply.reason is _HAVE_NONE:
                    missing.add((candidate.proposal.to, reply.kind))
                    if len(candidate.proposal.want or ()) == 1:
                        lacking.add((candidate.proposal.to, reply.kind))
        return otherwise

    def _was_refused(self, proposal: Proposal) -> bool:
        want = proposal.want or ()
        deal = (self.seat, proposal.to, tuple(sorted(proposal.kinds)), tuple(sorted(want)))
        return self._memory.was_refused(deal)

    def _may_offer(self, judge: Judge, candidate: Candidate) -> bool:
        """Whether a person should be bothered with it: not too often, and only if it may help."""
        proposal = candidate.proposal
        if self._memory.offered[proposal.to] >= _OFFERS_A_TURN:
            return False
        helps = judge.visible(proposal.to, proposal.kinds)
        return helps >= self.skill.hope * len(proposal.want or ())

    def _open_offer(self, judge: Judge, proposal: Proposal) -> Decision:
        offer = Offer(self.seat, proposal.to, proposal.give, proposal.want or ())
        return Decision(self.seat, (offer,), (self._pitch(judge, proposal),))

    def _deal(self, judge: Judge, proposal: Proposal, reply: Reply) -> Decision:
        offer = Offer(self.seat, proposal.to, proposal.give, proposal.want or ())
        accept = Accept(proposal.to, self.seat, reply.pay)
        said = Remark(proposal.to, reply.reason, reply.kind, self.seat)
        return Decision(self.seat, (offer, accept), (self._pitch(judge, proposal), said))

    def _pitch(self, judge: Judge, proposal: Proposal) -> Remark:
        reason, kind = judge.why(proposal.kinds, proposal.want or ())
        return Remark(self.seat, reason, kind, proposal.to)

    def _answer_open(self, view: View, proposal: Proposal) -> Decision:
        """Accept or decline an offer that is really open; a better idea may follow once."""
        seat, other = self.seat, proposal.seat
        judge = self.look(view)
        reply = judge_offer(judge, proposal)
        said = (Remark(seat, reply.reason, reply.kind, other),)
        if reply.verdict is _YES:
            return Decision(seat, (Accept(seat, other, reply.pay),), said)
        actions: tuple[Action, ...] = (Decline(seat, other),)
        full = answer(judge, proposal, self.skill.most)
        counter = full.instead
        if counter is not None and self._may_counter(view, other, counter):
            actions = (*actions, counter)
        return Decision(seat, actions, said)

    def _may_counter(self, view: View, other: int, counter: Offer) -> bool:
        if self._memory.countered[other] or view.offers[self.seat] is not None:
            return False
        kinds = tuple(sorted(view.card_at(self.seat, place) for place in counter.give))
        deal = (self.seat, other, kinds, tuple(sorted(counter.want)))
        return not self._memory.was_refused(deal)


def _ordered(found: list[Candidate], asks: int, asks_large: int) -> list[Candidate]:
    """Swaps of single cards first, gifts last: a card given away could have bought something."""
    small: list[Candidate] = []
    large: list[Candidate] = []
    gifts: list[Candidate] = []
    for candidate in found:
        proposal = candidate.proposal
        if not proposal.want:
            gifts.append(candidate)
        elif len(proposal.kinds) < 2 and len(proposal.want) < 2:
            small.append(candidate)
        else:
            large.append(candidate)
    return small[:asks] + large[:asks_large] + gifts[:asks_large]


def _next_batch(waiting: Iterator[Candidate], missing: set[tuple[int, Kind]]) -> list[Candidate]:
    """The next few, without those that ask a seat for a kind that it has said it does not hold."""
    batch: list[Candidate] = []
    for candidate in waiting:
        proposal = candidate.proposal
        for kind in proposal.want or ():
            if (proposal.to, kind) in missing:
                break
        else:
            batch.append(candidate)
            if len(batch) == _BATCH:
                break
    return batch
