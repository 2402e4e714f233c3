"""How a bot answers a proposal: yes with the right copies, no with a reason, or a bid."""

from collections.abc import Callable, Iterator
from itertools import combinations

from game.bots.judging import Judge
from game.bots.protocol import Decision, Proposal, Reason, Reply, Verdict
from game.rules import Kind, Offer, Place, View, up
from game.rules.kinds import KINDS, UNKNOWN

_PAYMENTS = 6
"""Ways to pay the same kinds that are compared, from either end of the list: which copy goes."""


LACKING = tuple(Reply(Verdict.NO, Reason.HAVE_NONE, kind) for kind in KINDS)
"""For each kind the answer of a seat that holds none."""


class Heard:
    """Who has said that it holds none of a kind: true until the turn ends, because what a trade
    brings lies aside. It spares questions, and changes no decision."""

    __slots__ = ("_lacking", "_turn")

    def __init__(self) -> None:
        self._turn = (-1, -1)
        self._lacking: set[tuple[int, Kind]] = set()

    def lacking(self, view: View) -> set[tuple[int, Kind]]:
        """The pairs of a seat and a kind, to be added to."""
        turn = (view.exhausted, view.deck_size)
        if turn != self._turn:
            self._turn, self._lacking = turn, set()
        return self._lacking


def answer(judge: Judge, proposal: Proposal, most: int) -> Reply:
    """The answer; `most` cards at most are put into a bid."""
    if proposal.want is None:
        return _bid(judge, proposal, most)
    reply = _judge(judge, proposal, proposal.want)
    if reply.verdict is Verdict.NO and proposal.kinds and not proposal.firm:
        return _counter(judge, proposal, reply, most)
    return reply


def open_question(view: View, seat: int) -> Proposal | None:
    """The first open offer that the seat may answer, as a proposal made to it, or None."""
    for other, offer in enumerate(view.offers):
        if offer is not None and view.may_answer(seat, other):
            return Proposal(other, seat, offer.give, offer.kinds, offer.want)
    return None


def before_trading(
    view: View, seat: int, answer_open: Callable[[View, Proposal], Decision]
) -> Decision | None:
    """What comes before deals of the seat's own: it answers an offer made to it, and does nothing
    while its own is open. None where it may think of deals."""
    if not any(view.offers):
        return None
    question = open_question(view, seat)
    if question is not None:
        return answer_open(view, question)
    return None if view.offers[seat] is None else Decision(seat)


def lacks(view: View, seat: int, want: tuple[Kind, ...]) -> Kind | None:
    """The first kind of which the seat has fewer cards to give than wanted, or None."""
    hand = view.hands[seat]
    up = view.up if seat == view.active else ()
    if len(want) == 1:
        kind = want[0]
        return None if kind in hand or kind in up else kind
    for kind in want:
        if hand.count(kind) + up.count(kind) < want.count(kind):
            return kind
    return None


def payment(view: View, seat: int, want: tuple[Kind, ...]) -> tuple[Place, ...] | None:
    """The front-most cards by which the seat can pay, or None."""
    if len(want) != 1:
        return next(iter(view.payments(seat, want)), None)
    kind, cards = want[0], view.hands[seat]
    if kind in cards:
        return (cards.index(kind),)
    if seat == view.active and kind in view.up:
        return (up(view.up.index(kind)),)
    return None


def shortage(view: View, seat: int, kind: Kind) -> Reason:
    """In which words to say that the cards of this kind do not suffice."""
    held = view.hands[seat] + (view.up if seat == view.active else [])
    return Reason.TOO_FEW if kind in held else Reason.HAVE_NONE


def judge_offer(judge: Judge, proposal: Proposal) -> Reply:
    """Yes or no to an offer as it is."""
    return _judge(judge, proposal, proposal.want or ())


def _judge(judge: Judge, proposal: Proposal, want: tuple[Kind, ...]) -> Reply:
    view, seat, other = judge.view, judge.seat, proposal.seat
    missing = lacks(view, seat, want)
    if missing is not None:
        return Reply(Verdict.NO, shortage(view, seat, missing), missing)
    payments = view.payments(seat, want)
    want, get = tuple(sorted(want)), tuple(sorted(proposal.kinds))
    best, pay = -(1 << 60), payments[0]
    if len(payments) > 2 * _PAYMENTS:
        payments = payments[:_PAYMENTS] + payments[-_PAYMENTS:]
    for payment in payments:
        surplus = judge.surplus(other, tuple(sorted(payment)), want, get)
        if surplus > best:
            best, pay = surplus, payment
    if best >= 0:
        return Reply(Verdict.YES, *judge.why(want, get), pay=pay)
    terms = judge.terms(other, tuple(sorted(pay)), want, get)
    return Reply(Verdict.NO, *judge.why_not(other, terms, want, get))


def _bid(judge: Judge, proposal: Proposal, most: int) -> Reply:
    """What the seat would pay for the bundle: what helps the other most and still pays here."""
    get = tuple(sorted(proposal.kinds))
    terms = judge.terms(proposal.seat, (), (), get)
    if terms.surplus < 0:
        return Reply(Verdict.NO, *judge.why_not(proposal.seat, terms, (), get))
    instead = _payment(judge, proposal, get, most)
    if instead is None:
        return Reply(Verdict.YES, *judge.why((), get))
    offer, kinds = instead
    return Reply(Verdict.INSTEAD, *judge.why(kinds, get), instead=offer)


def _counter(judge: Judge, proposal: Proposal, reply: Reply, most: int) -> Reply:
    """Another payment for the same cards, where there is one that helps both."""
    get = tuple(sorted(proposal.kinds))
    if judge.gain((), get) <= 0:
        return reply
    instead = _payment(judge, proposal, get, most)
    if instead is None:
        return reply
    return Reply(Verdict.INSTEAD, reply.reason, reply.kind, instead=instead[0])


def _payment(
    judge: Judge, proposal: Proposal, get: tuple[Kind, ...], most: int
) -> tuple[Offer, tuple[Kind, ...]] | None:
    """The payment that helps the proposer most, among those the seat can agree to."""
    other, coming = proposal.seat, frozenset(get)
    best: tuple[int, int, tuple[Place, ...], tuple[Kind, ...]] | None = None
    for places, kinds in _bundles(judge, most):
        worth = judge.visible(other, kinds) if coming.isdisjoint(kinds) else 0
        if worth <= 0 or (best is not None and worth < best[0]):
            continue
        surplus = judge.surplus(other, places, kinds, get)
        if surplus >= 0 and (best is None or (worth, surplus) > best[:2]):
            best = (worth, surplus, places, kinds)
    if best is None:
        return None
    return Offer(judge.seat, other, best[2], proposal.kinds), best[3]


def _bundles(judge: Judge, most: int) -> Iterator[tuple[tuple[Place, ...], tuple[Kind, ...]]]:
    """What the seat could put in: one copy of each kind, and pairs of those."""
    singles = list(own_cards(judge))
    for place, kind in singles:
        yield (place,), (kind,)
    if most > 1:
        for (one, first), (two, second) in combinations(singles, 2):
            places = (one, two) if one < two else (two, one)
            yield places, ((first, second) if first < second else (second, first))


def own_cards(judge: Judge) -> Iterator[tuple[Place, Kind]]:
    """Each card the seat may trade: up cards first, then the hand; of equals the best to give."""
    view, seat = judge.view, judge.seat
    seen: list[Kind] = []
    if seat == view.active:
        for index, kind in enumerate(view.up):
            if kind not in seen:
                seen.append(kind)
                yield up(index), kind
    hand = view.hands[seat]
    done: list[Kind] = []
    for kind in hand:
        if kind in done:
            continue
        done.append(kind)
        places = [place for place, other in enumerate(hand) if other == kind]
        if len(places) == 1:
            yield places[0], kind
        else:
            place = max(places, key=lambda place: (judge.gain((place,), ()), -place))
            yield place, kind


def nothing(reason: Reason = Reason.NO_TRADE) -> Reply:
    """A no outside the trade step."""
    return Reply(Verdict.NO, reason, UNKNOWN)
