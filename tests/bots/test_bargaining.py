"""How bots bargain: steadily, and with true reasons."""

from collections.abc import Iterator

import pytest

from game.bots import Proposal, Reason, Verdict, make_bot
from game.bots.answering import judge_offer
from game.bots.characters import CHARACTERS
from game.bots.judging import Judge
from game.bots.memory import Memory
from game.bots.skill import SKILLS
from game.bots.valuation import Counted, Valuation
from game.rules import (
    UNKNOWN,
    Accept,
    Decline,
    Game,
    Offer,
    Step,
    hand,
    up,
    view_of,
)
from game.rules.events import Declined, Offered, TradeMade, TurnPassed
from tests.bots.tables import decide, positions, stream

VALUING = ("medium", "hard", "expert")
valuing_levels = pytest.mark.parametrize("level", VALUING)


def trades(seed: int, every: int = 3) -> Iterator[Game]:
    return positions("base", 4, seed, every, Step.TRADE)


def judge_of(game: Game, seat: int, level: str) -> Judge:
    valuation = Valuation(view_of(game, seat), seat, SKILLS[level], Counted())
    return Judge(valuation, CHARACTERS["farmer"].temperament, Memory(seat, game.rules.players))


@pytest.mark.parametrize("level", ["easy", *VALUING])
def test_a_bot_accepts_the_mirror_of_its_own_proposal(level: str) -> None:
    mirrored = 0
    for game in trades(1):
        for seat in range(4):
            bot = make_bot(level, "farmer", seat, game.rules)
            _, proposals = decide(bot, view_of(game, seat), None)
            for proposal in proposals[:6]:
                assert proposal.want is not None
                back = Proposal(proposal.to, seat, (hand(0),), proposal.want, proposal.kinds)
                if not proposal.want:
                    back = back._replace(give=())
                reply = bot.answer(view_of(game, seat), back, stream(1))
                assert reply.verdict is Verdict.YES, (proposal, reply)
                mirrored += 1
    assert mirrored > 50


@pytest.mark.parametrize("level", ["easy", *VALUING])
def test_the_same_deal_gets_the_same_answer_while_nothing_has_changed(level: str) -> None:
    for number, game in enumerate(trades(2)):
        seat = (game.active + 1 + number % 3) % 4
        bot = make_bot(level, "farmer", seat, game.rules)
        kinds = tuple(game.up[:1])
        if not kinds:
            continue
        proposal = Proposal(game.active, seat, (up(0),), kinds, (game.hands[seat] or [0])[:1][0:1])
        proposal = proposal._replace(want=tuple(proposal.want or ()))
        first = bot.answer(view_of(game, seat), proposal, stream(1))
        decide(bot, view_of(game, seat), None)
        bot.answer(view_of(game, seat), proposal._replace(want=None), stream(9))
        assert bot.answer(view_of(game, seat), proposal, stream(2)) == first


@valuing_levels
def test_a_better_card_never_turns_a_yes_into_a_no(level: str) -> None:
    compared = 0
    for number, game in enumerate(trades(3)):
        seat = (game.active + 1 + number % 3) % 4
        view = view_of(game, seat)
        bot = make_bot(level, "farmer", seat, game.rules)
        judge = judge_of(game, seat, level)
        for want in [(), *[(kind,) for kind in dict.fromkeys(view.hands[seat])]]:
            replies = []
            for kind in game.rules.kinds:
                proposal = Proposal(game.active, seat, (up(0),), (kind,), want)
                reply = bot.answer(view, proposal, stream(1))
                value = max(judge.gain(pay, (kind,)) for pay in view.payments(seat, want))
                replies.append((value, reply.verdict is Verdict.YES))
            replies.sort()
            answers = [yes for gain, yes in replies]
            assert answers == sorted(answers), (want, replies)
            compared += any(answers) and not all(answers)
    assert compared > 20


@valuing_levels
def test_a_yes_pays_what_is_wanted_and_a_bid_is_a_legal_offer(level: str) -> None:
    bids = 0
    for game in trades(4):
        for seat in range(4):
            if seat == game.active or not game.up:
                continue
            view = view_of(game, seat)
            bot = make_bot(level, "farmer", seat, game.rules)
            proposal = Proposal(game.active, seat, (up(0),), (game.up[0],), None)
            reply = bot.answer(view, proposal, stream(1))
            if reply.verdict is Verdict.INSTEAD:
                assert reply.instead is not None
                assert game.why_not(reply.instead) is None
                assert reply.instead.want == (game.up[0],)
                bids += 1
            for kind in dict.fromkeys(game.hands[seat]):
                reply = bot.answer(view, proposal._replace(want=(kind,)), stream(1))
                if reply.verdict is Verdict.YES:
                    assert [game.hands[seat][place] for place in reply.pay] == [kind]
    assert bids > 10


def test_refusals_state_a_leading_term_of_the_valuation() -> None:
    seen: set[Reason] = set()
    for game in trades(5):
        for seat in range(4):
            if seat == game.active or not game.up:
                continue
            judge = judge_of(game, seat, "expert")
            for want in dict.fromkeys(game.hands[seat]):
                proposal = Proposal(game.active, seat, (up(0),), (game.up[0],), (want,))
                reply = judge_offer(judge, proposal)
                if reply.verdict is not Verdict.NO:
                    continue
                options = [
                    judge.terms(game.active, (place,), (want,), (game.up[0],))
                    for place, kind in enumerate(game.hands[seat])
                    if kind == want
                ]
                terms = max(options, key=lambda one: one.surplus)
                against = {
                    "getting": -terms.getting,
                    "giving": -terms.giving,
                    "helping": terms.helping,
                }
                if terms.together > 0:
                    against["margin"] = terms.margin
                leading = max(against.values())
                seen.add(reply.reason)
                if reply.reason in (Reason.PULL_UP, Reason.NO_FIT):
                    assert against["getting"] == leading > 0
                elif reply.reason is Reason.NEED_IT:
                    assert against["giving"] == leading > 0
                    assert reply.kind in [kind for kind, _ in game.fields[seat]]
                elif reply.reason is Reason.LEADING:
                    assert against["helping"] == leading
                    assert judge.leads(game.active)
                elif reply.reason is Reason.HELPS_YOU:
                    assert against["helping"] == leading
                else:
                    assert reply.reason is Reason.TOO_CHEAP
                    assert terms.together < terms.helping + terms.margin
    assert {Reason.NO_FIT, Reason.NEED_IT, Reason.TOO_CHEAP} <= seen


def test_a_seat_without_the_card_says_so() -> None:
    game = next(trades(6))
    seat = (game.active + 1) % 4
    missing = next(kind for kind in game.rules.kinds if kind not in game.hands[seat])
    bot = make_bot("expert", "farmer", seat, game.rules)
    reply = bot.answer(
        view_of(game, seat), Proposal(game.active, seat, (), (), (missing,)), stream(1)
    )
    assert (reply.verdict, reply.reason, reply.kind) == (Verdict.NO, Reason.HAVE_NONE, missing)


@valuing_levels
def test_a_person_is_asked_twice_a_turn_at_most_and_never_the_same_again(level: str) -> None:
    """All others stand for people who decline everything."""
    asked = 0
    for start in trades(7, every=9):
        game = start.copy()
        bot = make_bot(level, "farmer", game.active, game.rules)
        offers: list[tuple[int, tuple[int, ...], tuple[int, ...]]] = []
        for _ in range(20):
            decision, _ = decide(bot, view_of(game, game.active), None)
            if not decision.actions or not isinstance(decision.actions[0], Offer):
                break
            offer = decision.actions[0]
            assert offer.to is not None
            kinds = tuple(sorted(game.card_at(offer.seat, place) for place in offer.give))
            offers.append((offer.to, kinds, tuple(sorted(offer.want))))
            for action in (offer, Decline(offer.to, offer.seat)):
                for event in game.apply(action):
                    bot.remember(event)
        assert len(set(offers)) == len(offers)
        for other in range(4):
            assert sum(1 for to, _, _ in offers if to == other) <= 2
        asked += len(offers)
    assert asked > 5


def test_a_counter_offer_is_made_at_most_once_a_turn_to_the_same_seat() -> None:
    for start in trades(8, every=5):
        game = start.copy()
        seat = (game.active + 1) % 4
        bot = make_bot("expert", "farmer", seat, game.rules)
        counters = 0
        for kind in [kind for kind in game.rules.kinds for _ in range(2)]:
            give = (up(0),) if game.up else (hand(0),)
            if not game.up and not game.hands[game.active]:
                break
            steps = [Offer(game.active, seat, give, (kind,))]
            for event in game.apply(steps[0]):
                bot.remember(event)
            decision, _ = decide(bot, view_of(game, seat), None)
            if isinstance(decision.actions[0], Accept):
                break
            counters += len(decision.actions) > 1
            for action in decision.actions:
                for event in game.apply(action):
                    bot.remember(event)
            if len(decision.actions) > 1:
                for event in game.apply(Decline(game.active, seat)):
                    bot.remember(event)
        assert counters <= 1


def test_a_grudge_begins_with_the_next_turn_and_is_laid_by_a_deal() -> None:
    memory = Memory(0, 4)
    memory.fold(Offered(0, 2, (hand(0),), (3,), (4,)))
    memory.fold(Declined(2, 0))
    assert memory.grudges == [0, 0, 0, 0]
    assert memory.was_refused((0, 2, (3,), (4,)))
    memory.fold(TurnPassed(1, Step.PLANT))
    assert memory.grudges == [0, 0, 1, 0]
    assert not memory.was_refused((0, 2, (3,), (4,)))
    memory.fold(TradeMade(2, 0, (hand(0),), (3,), (hand(0),), (UNKNOWN,)))
    assert memory.grudges == [0, 0, 0, 0]
