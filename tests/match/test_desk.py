"""The trade desk: queries that change nothing, deals in one write, people being asked."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.bots import Decision, Proposal, Reason, Reply, Verdict
from game.match import Match, NoDeal, Query
from game.records import read_record
from game.records.store import Store
from game.rules import (
    EMPTY,
    Accept,
    Decline,
    Done,
    Harvest,
    Offer,
    Refused,
    SeatPosition,
    Step,
    up,
)
from game.rules.kinds import BLUE, CHILI, GREEN, RED, SOY, STINK, WAX
from tests.match.table import a_match, let_bots_play, move_of, play_until
from tests.match.test_undo import at_position, four_seats


class Scripted:
    """A bot that does and answers what the test says, once each."""

    level, character = "easy", "farmer"

    def __init__(self, seat: int, decisions: Iterator[Decision], reply: Reply) -> None:
        self.seat = seat
        self.decisions = decisions
        self.reply = reply

    def act(self, view, stream):  # type: ignore[no-untyped-def]
        """The next decision of the script."""
        yield None
        return next(self.decisions, Decision(self.seat))

    def answer(self, view, proposal, stream):  # type: ignore[no-untyped-def]
        """Always the same."""
        return self.reply

    def remember(self, event) -> None:  # type: ignore[no-untyped-def]
        """Nothing."""


NO = Reply(Verdict.NO, Reason.NEED_IT)


def script(match: Match, seat: int, *decisions: Decision, reply: Reply = NO) -> None:
    """Put a scripted bot into a seat."""
    bot = Scripted(seat, iter(decisions), reply)
    match.bots[seat] = bot


def wait_for(query: Query) -> None:
    """Until every seat has answered."""
    while not query.step():
        pass


def offer_by(bot: int, kinds: tuple[int, ...] = (GREEN,), give: int = 0) -> Decision:
    """A bot's open offer to the person at seat 0."""
    return Decision(bot, (Offer(bot, 0, (give,), kinds),))


def bot_turn(tmp_path: Path, people: int = 1) -> Match:
    """Bot 3 is active and trades; seat 0 is a person who grows red."""
    me = SeatPosition((RED, GREEN, SOY, GREEN), ((RED, 3), (STINK, 5)), (GREEN,))
    other = SeatPosition((BLUE, CHILI, WAX), (EMPTY, EMPTY))
    position = four_seats(Step.TRADE, up=(RED, BLUE))._replace(
        active=3, seats=(me, other, other, other)
    )
    return at_position(tmp_path, position, bots=4 - people)


def human_turn(tmp_path: Path) -> Match:
    """Seat 0, a person, is active and trades with up cards red and blue."""
    return at_position(tmp_path, four_seats(Step.TRADE, up=(RED, BLUE)), bots=3)


def test_a_query_changes_nothing(tmp_path: Path) -> None:
    match = human_turn(tmp_path)
    before, size = match.game.copy(), match.lines
    query = match.propose(0, (up(1),), None)
    wait_for(query)
    assert set(query.replies) == {1, 2, 3}
    assert all(reply is not None for reply in query.replies.values())
    assert match.game.same_as(before)
    assert match.lines == size


def test_the_same_question_gets_the_same_answer(tmp_path: Path) -> None:
    match = human_turn(tmp_path)
    first, second = (match.propose(0, (up(1),), (CHILI,)) for _ in range(2))
    wait_for(first)
    wait_for(second)
    assert first.replies == second.replies


def test_what_was_said_this_turn_is_known_for_hints_and_forgotten_after_it(tmp_path: Path) -> None:
    match = human_turn(tmp_path)
    for seat in (1, 2, 3):
        script(match, seat)
    wait_for(match.propose(0, (up(1),), (SOY,)))
    match.submit_all((Offer(0, 2, (up(0),), (WAX,)), Decline(2, 0)))
    heard = match.heard(0)
    assert [(proposal.to, reply.reason) for proposal, reply in heard] == [
        (1, Reason.NEED_IT),
        (2, Reason.NEED_IT),
        (3, Reason.NEED_IT),
        (2, Reason.NO_TRADE),
    ]
    assert heard[-1][0].want == (WAX,)
    assert match.heard(1) == []
    while match.game.active == 0:
        match.submit(move_of(match, 0))
    assert match.heard(0) == []


def test_a_query_asks_people_not(tmp_path: Path) -> None:
    match = at_position(tmp_path, four_seats(Step.TRADE, up=(RED, BLUE)), bots=2)
    query = match.propose(0, (up(1),), ())
    wait_for(query)
    assert query.replies[1] is None
    assert query.replies[2] is not None


def test_another_seat_asks_only_the_active_one(tmp_path: Path) -> None:
    match = bot_turn(tmp_path)
    query = match.propose(0, (1,), None)
    wait_for(query)
    assert set(query.replies) == {3}


def test_a_query_for_what_could_not_be_offered_is_refused(tmp_path: Path) -> None:
    match = human_turn(tmp_path)
    with pytest.raises(Refused):
        match.propose(0, (), ())
    with pytest.raises(Refused):
        match.propose(0, (up(5),), ())


def test_a_query_is_stale_once_the_game_has_moved_on(tmp_path: Path) -> None:
    match = human_turn(tmp_path)
    query = match.propose(0, (up(1),), ())
    match.submit(Harvest(0, 0))
    assert query.stale
    assert query.step()
    assert set(query.replies.values()) == {None}


def test_a_deal_is_an_offer_and_its_accept_in_one_write(tmp_path: Path) -> None:
    match = human_turn(tmp_path)
    script(match, 2, reply=Reply(Verdict.YES, Reason.FITS, pay=(1,)))
    done = match.deal(Offer(0, None, (up(0),), (CHILI,)), 2)
    assert [happened.action for happened in done] == [
        Offer(0, 2, (up(0),), (CHILI,)),
        Accept(2, 0, (1,)),
    ]
    assert match.game.aside[0] == [CHILI]
    assert match.game.aside[2] == [RED]
    assert match.path is not None
    assert [line.value["do"] for line in read_record(match.path).lines] == ["offer", "accept"]


def test_a_deal_that_the_bot_does_not_want_changes_nothing(tmp_path: Path) -> None:
    match = human_turn(tmp_path)
    script(match, 2, reply=NO)
    before = match.game.copy()
    with pytest.raises(NoDeal) as refused:
        match.deal(Offer(0, None, (up(0),), (CHILI,)), 2)
    assert refused.value.reply == NO
    assert match.game.same_as(before)
    assert match.lines == 1


def test_a_bid_of_a_bot_can_be_taken_and_an_invented_one_cannot(tmp_path: Path) -> None:
    match = human_turn(tmp_path)
    bid = Offer(2, 0, (1,), (BLUE,))
    script(match, 2, reply=Reply(Verdict.INSTEAD, Reason.FAIR, instead=bid))
    with pytest.raises(NoDeal):
        match.deal(bid, 0)
    wait_for(match.propose(0, (up(1),), None, to=2))
    with pytest.raises(NoDeal):
        match.deal(bid._replace(give=(0, 1)), 0)
    match.deal(bid, 0, pay=(up(1),))
    assert match.game.aside[0] == [CHILI]
    assert match.game.aside[2] == [BLUE]


def test_a_bid_lapses_when_the_game_moves_on(tmp_path: Path) -> None:
    match = human_turn(tmp_path)
    bid = Offer(2, 0, (1,), (BLUE,))
    script(match, 2, reply=Reply(Verdict.INSTEAD, Reason.FAIR, instead=bid))
    wait_for(match.propose(0, (up(1),), None, to=2))
    match.submit(Harvest(0, 0))
    with pytest.raises(NoDeal):
        match.deal(bid, 0)


def test_an_open_offer_of_a_person_is_answered_as_the_chip_said(tmp_path: Path) -> None:
    match = human_turn(tmp_path)
    script(match, 2, reply=Reply(Verdict.YES, Reason.FITS, pay=(1,)))
    match.submit(Offer(0, 2, (up(0),), (CHILI,)))
    assert match.think()
    assert [happened.action for happened in match.play()] == [Accept(2, 0, (1,))]


def assert_only_ends_trading(match: Match) -> None:
    """The bot whose turn it is asks nobody."""
    assert match.think()
    assert match.decision is not None
    assert match.decision.actions == (Done(3),)


def test_a_person_is_asked_by_an_open_offer_and_the_bot_waits(tmp_path: Path) -> None:
    match = bot_turn(tmp_path)
    script(match, 3, offer_by(3), Decision(3, (Done(3),)))
    match.think()
    match.play()
    assert [asked.from_ for asked in match.asked(0)] == [3]
    assert match.awaited_humans() == [0]
    assert not match.think()
    assert match.idle
    match.submit(Accept(0, 3, (1,)))
    assert match.asked(0) == []
    assert match.awaited_humans() == []
    assert match.game.aside[0] == [BLUE]


def test_a_person_changes_an_offer_by_a_decline_and_an_offer(tmp_path: Path) -> None:
    match = bot_turn(tmp_path)
    script(match, 3, offer_by(3), reply=Reply(Verdict.YES, Reason.FAIR, pay=(up(0),)))
    match.think()
    match.play()
    counter = Offer(0, 3, (2,), (RED,))
    done = match.counter(counter, 3)
    assert [happened.action for happened in done] == [Decline(0, 3), counter]
    assert match.think()
    assert [happened.action for happened in match.play()] == [Accept(3, 0, (up(0),))]
    assert match.game.aside[0] == [RED]


def test_a_person_is_asked_at_most_twice_a_turn(tmp_path: Path) -> None:
    match = bot_turn(tmp_path)
    script(match, 3, offer_by(3, (GREEN,)), offer_by(3, (SOY,)), offer_by(3, (RED,)))
    for _ in range(2):
        assert match.think()
        match.play()
        match.submit(Decline(0, 3))
    assert_only_ends_trading(match)


def test_a_refused_deal_is_not_put_again_in_that_turn(tmp_path: Path) -> None:
    match = bot_turn(tmp_path)
    script(match, 3, offer_by(3), offer_by(3), Decision(3, (Done(3),)))
    match.think()
    match.play()
    match.submit(Decline(0, 3))
    assert_only_ends_trading(match)


def test_no_bot_speaks_up_while_a_person_thinks_about_an_offer(tmp_path: Path) -> None:
    match = bot_turn(tmp_path)
    wish = Decision(1, (Offer(1, 3, (0,), (WAX,)),))
    script(match, 3, offer_by(3))
    script(match, 1, wish, wish, wish)
    match.bots[1].speaks_up = True
    match.think()
    match.play()
    match.think()
    assert match.decision is None
    match.submit(Decline(0, 3))
    assert match.think()
    assert match.decision == wish


@pytest.mark.parametrize("by_kind", [True, False])
def test_no_more_this_game_is_kept_to(tmp_path: Path, by_kind: bool) -> None:
    match = bot_turn(tmp_path)
    if by_kind:
        match.asking.refuse_kind(0, GREEN)
    else:
        match.asking.refuse_bot(0, 3)
    proposal = Proposal(3, 0, (0,), (BLUE,), (GREEN,))
    reply = match.asking.reply_for(match.game, proposal)
    assert reply is not None
    assert reply.verdict is Verdict.NO
    script(match, 3, offer_by(3))
    assert_only_ends_trading(match)
    match.asking.allow_all(0)
    assert match.asking.reply_for(match.game, proposal) is None


def test_nobody_is_asked_to_swap_like_for_like(tmp_path: Path) -> None:
    match = bot_turn(tmp_path)
    match.game.hands[3][0] = GREEN
    reply = match.asking.reply_for(match.game, Proposal(3, 0, (0,), (GREEN,), (GREEN,)))
    assert reply is not None
    assert reply.verdict is Verdict.NO
    script(match, 3, offer_by(3))
    assert_only_ends_trading(match)


def test_nobody_is_asked_for_cards_it_does_not_hold(tmp_path: Path) -> None:
    match = bot_turn(tmp_path)
    hand = match.game.hands[0]
    lacking = next(kind for kind in match.rules.kinds if kind not in hand)
    for want in ((lacking,), (hand[0],) * (hand.count(hand[0]) + 1)):
        reply = match.asking.reply_for(match.game, Proposal(3, 0, (0,), (BLUE,), want))
        assert reply is not None
        assert (reply.verdict, reply.reason, reply.kind) == (
            Verdict.NO,
            Reason.HAVE_NONE,
            want[0],
        )
    assert match.asking.reply_for(match.game, Proposal(3, 0, (0,), (BLUE,), (hand[0],))) is None


def test_a_person_holds_the_bot_and_bids(tmp_path: Path) -> None:
    match = bot_turn(tmp_path)
    assert match.may_gain(0)
    script(
        match,
        3,
        Decision(3, (Done(3),)),
        Decision(3, (Done(3),)),
        reply=Reply(Verdict.YES, Reason.FAIR, pay=(up(0),)),
    )
    assert match.think()
    assert match.ends_trading
    match.hold(0)
    assert match.play() == []
    assert not match.think()
    match.submit(Offer(0, 3, (1,), (RED,)))
    assert match.think()
    assert [happened.action for happened in match.play()] == [Accept(3, 0, (up(0),))]
    assert not match.think()
    match.release(0)
    assert_only_ends_trading(match)


def test_an_illegal_decision_of_a_bot_is_passed_over_and_noted(tmp_path: Path) -> None:
    match = bot_turn(tmp_path)
    script(match, 3, Decision(3, (Harvest(3, 7),)))
    assert_only_ends_trading(match)
    assert [slip.seat for slip in match.slips] == [3]
    assert "no-such-field" in match.slips[0].detail


def test_a_bot_that_breaks_down_does_not_stop_the_game(tmp_path: Path) -> None:
    match = bot_turn(tmp_path)
    broken = Scripted(3, iter(()), NO)
    broken.act = broken.answer = None  # type: ignore[assignment]
    match.bots[3] = broken
    wait_for(match.propose(0, (1,), None))
    assert match.think()
    match.play()
    assert match.game.step is Step.PLANT_REST
    assert [slip.seat for slip in match.slips] == [3, 3]
    assert "Traceback" in match.slips[0].detail


def test_people_at_one_machine_are_awaited_by_name(tmp_path: Path) -> None:
    match = at_position(tmp_path, four_seats(Step.TRADE, up=(RED, BLUE)), bots=2)
    assert match.awaited_humans() == [0]
    match.submit(Offer(0, None, (up(1),), ()))
    assert match.awaited_humans() == [0, 1]
    assert [asked.from_ for asked in match.asked(1)] == [0]
    match.submit(Accept(1, 0, ()))
    assert match.asked(1) == []


def test_in_the_duel_nobody_is_asked_or_held() -> None:
    match = a_match(1, 1, edition="duel")
    play_until(match, Step.TRADE, 0)
    assert not match.may_gain(0)
    match.hold(0)
    match.submit(Done(0))
    assert match.game.active == 1
    let_bots_play(match)
    assert match.game.active == 0
    with pytest.raises(Refused):
        match.propose(0, (up(0),), ())


def test_a_game_in_memory_deals_as_well() -> None:
    match = a_match(1, 3, store=Store.open(None))
    play_until(match, Step.TRADE, 0)
    match.submit(Offer(0, 1, (up(0),), ()))
    let_bots_play(match)
    assert match.asked(1) == []
