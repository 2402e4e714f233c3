"""What the others say to the draft, and how it becomes a deal."""

import pytest

from game.match import Match, NoDeal, Seat
from game.rules import Step, hand, rules_for, up
from game.rules.events import TradeMade
from game.scenes.shots import ShotWish
from game.scenes.table.shots import play_until
from game.table.talks import Answer, Talks, payment_from
from tests.table.tables import BLUE, CHILI, four, seat, view

NAMES = ("Ana", "Otto", "Mai", "Bo")


def a_match(people: int, seed: int) -> Match:
    """A match at the first trade step of seat 0, a person."""
    seats = [
        Seat(name, "human" if number < people else "bot", "" if number < people else "easy")
        for number, name in enumerate(NAMES)
    ]
    match = Match.new(rules_for("classic", 4), seats, 0, seed, None)
    while match.game.step is Step.PLANT:
        match.submit(match.game.legal(0)[0])
    return match


def answered(talks: Talks):
    while talks.refresh():
        pass
    return talks.chips()


def test_without_a_draft_nobody_says_anything():
    assert answered(Talks(a_match(1, 1), 0)) == {}


def test_every_opponent_answers_a_bundle():
    talks = Talks(a_match(1, 1), 0)
    talks.desk.toggle(up(0))
    assert set(answered(talks)) == {1, 2, 3}
    assert all(chip.answer is not Answer.ASKING for chip in answered(talks).values())


def test_one_seat_alone_is_asked_when_it_is_addressed():
    talks = Talks(a_match(1, 1), 0)
    talks.desk.toggle(up(0))
    talks.desk.address(2)
    assert set(answered(talks)) == {2}


def test_asking_changes_nothing_in_the_game():
    match = a_match(1, 1)
    lines, before = match.lines, match.game.position()
    talks = Talks(match, 0)
    talks.desk.toggle(hand(0))
    answered(talks)
    assert (match.lines, match.game.position()) == (lines, before)


def a_bid(match: Match) -> tuple[Talks, int] | None:
    game = match.game
    if game.step is not Step.TRADE or game.active != 0:
        return None
    for place in (*map(up, range(len(game.up))), *range(len(game.hands[0]))):
        talks = Talks(match, 0)
        talks.desk.toggle(place)
        for other, chip in answered(talks).items():
            if chip.answer is Answer.BID:
                return talks, other
    return None


def with_a_bid() -> tuple[Talks, int]:
    found = a_bid(play_until(ShotWish(), lambda match: a_bid(match) is not None))
    assert found is not None
    return found


def test_a_bid_is_taken_with_the_tapped_card():
    talks, other = with_a_bid()
    chip, tapped = talks.chips()[other], talks.desk.give[0]
    happened = talks.deal(other)
    trade = next(e for h in happened for e in h.events if isinstance(e, TradeMade))
    assert trade.pay == (tapped,)
    assert trade.given == chip.gives
    assert len(happened) == 2


def test_after_the_game_has_moved_on_old_answers_are_gone():
    talks, other = with_a_bid()
    talks.deal(other)
    assert talks.chips() == {}
    with pytest.raises(NoDeal):
        talks.deal(other)


def test_asking_for_more_starts_from_the_bid():
    talks, other = with_a_bid()
    gives = talks.chips()[other].gives
    talks.ask_more(other)
    assert tuple(talks.desk.want) == gives
    assert talks.desk.to == other


def test_people_are_asked_by_an_offer_on_the_table():
    match = a_match(2, 3)
    talks = Talks(match, 0)
    talks.desk.toggle(up(0))
    assert answered(talks)[1].answer is Answer.PERSON
    talks.lay_open(1)
    assert match.asked(1)[0].from_ == 0
    assert talks.desk.empty


def test_payment_prefers_the_cards_that_were_tapped():
    now = view(four(Step.TRADE, seat([BLUE, CHILI, BLUE]), planted=1))
    assert payment_from(now, 0, (BLUE,), [hand(2)]) == (hand(2),)
    assert payment_from(now, 0, (BLUE,), []) == (hand(0),)
    assert payment_from(now, 0, (CHILI, CHILI), []) is None
