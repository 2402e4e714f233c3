"""Hints for a person, by the same valuation as the strongest level plays by.

All comes from the view of the asking seat: its own cards, and public facts for the others.
"""

from collections.abc import Generator
from typing import NamedTuple, TypeAlias

from game.bots.answering import judge_offer, open_question
from game.bots.characters import CHARACTERS, EVEN
from game.bots.judging import Judge
from game.bots.likely import Heard, likely_deal, worth_to
from game.bots.memory import Memory
from game.bots.planting import Plan
from game.bots.protocol import Proposal, Reason
from game.bots.skill import SKILLS
from game.bots.valuation import Counted, Valuation
from game.rules import Action, Buy, Discard, Done, Harvest, Kind, Plant, Reveal, Step, View
from game.rules.kinds import COINS, UNKNOWN

_SKILL = SKILLS["expert"]


class Hint(NamedTuple):
    """What to do now: `action`, or `proposal` where a deal is best.

    `value` is about what it brings, in thousandths of a coin, against not doing it (0 where
    there is no choice). `reason` and `kind` say why, as a bot would. `chance` is how likely
    somebody agrees to a deal that is to be proposed, in percent; 0 for all else.
    """

    action: Action | None
    proposal: Proposal | None
    value: int
    reason: Reason
    kind: Kind = UNKNOWN
    chance: int = 0


Advising: TypeAlias = Generator[None, None, Hint | None]
"""Advice being thought about, a slice at a time."""


class Worth(NamedTuple):
    """What an open offer is worth to both sides, in thousandths of a coin.

    `payable` is false when the asking seat does not hold what is wanted; `mine` then supposes
    that it did, at no cost.
    """

    mine: int
    theirs: int
    payable: bool


def advise(view: View, heard: Heard = ()) -> Advising:
    """Find the best thing to do for the view's seat; None when there is nothing to do or say.

    `heard` is what the others have said to the seat this turn. A deal is advised only when it is
    likely that somebody agrees. Yields after each slice of counted evaluations, well below 3 ms.
    """
    seat = view.seat
    if seat is None or view.over:
        return None
    if view.step is Step.TRADE and not view.rules.duel:
        return (yield from _deal_hint(view, seat, heard))
    if seat not in view.awaited():
        return None
    return (yield from _plan_hint(view, seat))


def worth_of_offer(view: View, offerer: int) -> Worth | None:
    """What the open offer of a seat is worth to the view's seat and to the offerer."""
    seat, offer = view.seat, view.offers[offerer]
    if seat is None or offer is None or seat == offerer:
        return None
    judge = _judge(view, seat)
    get, want = tuple(sorted(offer.kinds)), tuple(sorted(offer.want))
    payments = view.payments(seat, want)
    if payments:
        mine = max(judge.gain(tuple(sorted(pay)), get) for pay in payments[:6])
    else:
        mine = judge.gain((), get)
    theirs = worth_to(judge, offerer, want, get)
    return Worth(mine, theirs, bool(payments))


def worth_of_deal(view: View, proposal: Proposal) -> Worth | None:
    """What a deal that the view's seat thinks of would be worth to it and to the other side."""
    seat = view.seat
    if seat is None or proposal.seat != seat or proposal.want is None:
        return None
    judge = _judge(view, seat)
    get, given = tuple(sorted(proposal.want)), tuple(sorted(proposal.kinds))
    mine = judge.gain(tuple(sorted(proposal.give)), get)
    theirs = worth_to(judge, proposal.to, given, get)
    return Worth(mine, theirs, True)


def _judge(view: View, seat: int) -> Judge:
    valuation = Valuation(view, seat, _SKILL, Counted())
    memory = Memory(seat, view.rules.players)
    return Judge(valuation, CHARACTERS[EVEN].temperament, memory)


def _deal_hint(view: View, seat: int, heard: Heard) -> Advising:
    judge = _judge(view, seat)
    question = open_question(view, seat)
    if question is not None:
        return _answer_hint(judge, question)
    if seat == view.active:
        partners = [other for other in range(view.rules.players) if other != seat]
    else:
        partners = [view.active]
    likely = yield from likely_deal(judge, heard, partners)
    if likely is not None:
        given, get = likely.proposal.kinds, likely.proposal.want or ()
        why = judge.why(given, get)
        return Hint(None, likely.proposal, likely.gain, *why, likely.chance)
    if seat == view.active:
        return Hint(Done(seat), None, 0, Reason.NO_TRADE)
    return None


def _answer_hint(judge: Judge, proposal: Proposal) -> Hint:
    reply = judge_offer(judge, proposal)
    worth = worth_of_offer(judge.view, proposal.seat)
    assert worth is not None
    return Hint(None, proposal, worth.mine, reply.reason, reply.kind)


def _plan_hint(view: View, seat: int) -> Advising:
    valuation = Valuation(view, seat, _SKILL, Counted())
    plan = Plan(valuation)
    yield from plan.step()
    action = plan.actions[0]
    value = plan.gain
    if isinstance(action, Harvest):
        kind, count = view.fields[seat][action.field]
        good = COINS[kind][count] > 1
        return Hint(action, None, value, Reason.HARVEST if good else Reason.SPOILED, kind)
    if isinstance(action, Buy):
        return Hint(action, None, value, Reason.BUY)
    if isinstance(action, Plant):
        kind = view.hands[seat][0] if action.card is None else view.card_at(seat, action.card)
        grows = view.fields[seat][action.field][0] == kind
        return Hint(action, None, value, Reason.FITS if grows else Reason.START, kind)
    if isinstance(action, Discard):
        return Hint(action, None, value, Reason.RID, view.card_at(seat, action.card))
    if isinstance(action, Done | Reveal):
        return Hint(action, None, 0, Reason.NO_TRADE)
    return None
