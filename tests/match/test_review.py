"""The review tells what is true of a game, in small slices."""

from functools import cache
from itertools import pairwise

import pytest

from game.bots import Proposal, Question, Verdict, make_bot
from game.match import Match
from game.match.chance import KeyedStream
from game.match.missed import AGREES, GAIN, MissedDeal, Witnesses
from game.match.review import COIN, MOST_SWINGS, SWING, Bargain, Review, finish, review_of
from game.match.story import Story
from game.rules import Accept, Decline, Discard, Done, Offer, Step, redact, rules_for, up
from game.rules.events import Offered, TradeMade
from game.rules.kinds import BLUE, RED
from tests.match.stories import finished, play, seats, story
from tests.match.table import a_match, move_of

GAMES = [("classic", 4, 5), ("classic", 3, 6), ("extended", 6, 2), ("base", 5, 1), ("duel", 2, 7)]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]}-{game[1]}")


@cache
def review(game: tuple[str, int, int]) -> Review:
    return finish(review_of(story(*game)))


@every_game
def test_coins_and_expectations_meet_at_the_end(game: tuple[str, int, int]) -> None:
    told = review(game)
    final = tuple(len(pile) * COIN for pile in finished(*game).game.coins)
    assert told.coins[-1] == told.expected[-1] == final
    assert len(told.coins) == len(told.expected) == len(story(*game).turns) + 1


@every_game
def test_at_the_beginning_all_together_expect_what_they_came_to(game: tuple[str, int, int]) -> None:
    told = review(game)
    assert sum(told.expected[0]) == pytest.approx(sum(told.expected[-1]), rel=0.1)
    assert set(told.coins[0]) == {0}


def test_an_empty_deck_that_is_renewed_is_not_taken_for_the_end() -> None:
    game = ("classic", 3, 6)
    tale = story(*game)
    renewed = [
        number
        for number, turn in enumerate(tale.turns)
        if not tale.game(turn.at).deck and not tale.game(turn.at).over
    ]
    sums = [sum(row) for row in review(game).expected]
    assert renewed
    for row in renewed:
        assert sums[row] == pytest.approx(sums[row - 1], rel=0.1)


def test_in_the_duel_a_gift_that_can_be_discarded_harms_nobody() -> None:
    tale, told = story("duel", 2, 7), review(("duel", 2, 7))
    for swing in told.swings:
        assert swing.cause is not None or not isinstance(tale.moments[swing.at - 1].action, Discard)


@every_game
def test_turning_points_are_few_large_and_in_their_turn(game: tuple[str, int, int]) -> None:
    told, tale = review(game), story(*game)
    assert len(told.swings) <= MOST_SWINGS
    assert all(abs(swing.amount) >= SWING for swing in told.swings)
    for swing in told.swings:
        assert tale.turn(swing.at - 1).number == swing.turn
        assert tale.moments[swing.at - 1].line == swing.line
    assert all(one.turn < other.turn for one, other in pairwise(told.swings))


def test_games_with_trading_have_best_deals_and_missed_ones() -> None:
    told = [review(game) for game in GAMES if game[0] != "duel"]
    assert all(one.made for one in told)
    assert any(one.missed for one in told)


@every_game
def test_the_best_deals_made_were_made(game: tuple[str, int, int]) -> None:
    told, tale = review(game), story(*game)
    for seat, deal in told.made.items():
        events = tale.moments[deal.at - 1].events
        trade = next(event for event in events if isinstance(event, TradeMade))
        assert {trade.seat, trade.from_} == {seat, deal.other}
        own = trade.from_ == seat
        assert deal.given == (trade.given if own else trade.paid)
        assert deal.got == (trade.paid if own else trade.given)
        assert deal.gain > 0


@every_game
def test_a_missed_deal_could_have_been_made(game: tuple[str, int, int]) -> None:
    told, tale = review(game), story(*game)
    for seat, deal in told.missed.items():
        assert isinstance(tale.moments[deal.at].action, Done)
        assert deal.gain >= GAIN
        assert deal.their_gain >= AGREES
        played = tale.game(deal.at).copy()
        active = played.active
        assert active in (seat, deal.other)
        offer, accept = _as_actions(tale, deal)
        played.apply(offer)
        assert played.why_not(accept) is None


@pytest.mark.parametrize("level", ["easy", "medium", "expert"])
def test_the_other_side_of_a_missed_deal_would_have_said_yes(level: str) -> None:
    tale = story("base", 4, 8, level)
    told = finish(review_of(tale))
    assert told.missed
    for seat, deal in told.missed.items():
        bot = make_bot(level, tale.seats[deal.other].character, deal.other, tale.rules)
        for moment in tale.moments[: deal.at]:
            for event in moment.events:
                bot.remember(redact(event, deal.other))
        asked = Proposal(seat, deal.other, (), deal.given, deal.got, firm=True)
        stream = KeyedStream(1, deal.other, 1, Question.ANSWER)
        view = tale.view(deal.at, deal.other)
        assert bot.answer(view, asked, stream).verdict is Verdict.YES


def test_a_person_would_have_taken_a_deal_unless_it_refused_it_that_turn() -> None:
    match = a_match(people=4, bots=0)
    while match.game.step is not Step.TRADE:
        match.submit(move_of(match, 0))
    match.submit_all((Offer(0, 2, (up(0),), (RED,)), Decline(2, 0), Done(0)))
    tale = Story.of_match(match)
    (given,) = next(e.kinds for e in match.history.events() if isinstance(e, Offered))
    refused = MissedDeal(0, 2, (given,), (RED,), 900, 300, 0)
    at = tale.length - 1
    assert not Witnesses(tale).would_agree(at, refused)
    assert Witnesses(tale).would_agree(at, refused._replace(other=1))
    assert Witnesses(tale).would_agree(at, refused._replace(got=(BLUE,)))


def _as_actions(tale: Story, deal: Bargain) -> tuple[Offer, Accept]:
    game = tale.game(deal.at)

    def places(seat: int, kinds: tuple[int, ...]) -> tuple[int, ...]:
        return game.payments(seat, kinds)[0]

    give = places(deal.seat, deal.given)
    offer = Offer(deal.seat, deal.other, give, deal.got)
    return offer, Accept(deal.other, deal.seat, places(deal.other, deal.got))


def test_a_duel_has_no_deals() -> None:
    told = review(("duel", 2, 7))
    assert told.made == told.missed == {}


def test_the_same_game_gets_the_same_review() -> None:
    assert finish(review_of(story())) == finish(review_of(story()))


def test_a_game_that_goes_on_can_be_reviewed_so_far() -> None:
    match = play(Match.new(rules_for("classic", 4), seats(4), 0, 3, None), 8)
    told = finish(review_of(Story.of_match(match)))
    assert len(told.expected) == 9
    assert all(amount > 0 for amount in told.expected[0])


def test_a_game_that_has_not_begun_has_an_empty_review() -> None:
    match = Match.new(rules_for("classic", 4), seats(4), 0, 3, None)
    told = finish(review_of(Story.of_match(match)))
    assert told.swings == []
    assert told.made == told.missed == {}


def test_it_works_in_many_small_slices_that_tell_how_far_it_is() -> None:
    done = list(review_of(story()))
    assert len(done) > 500
    assert done == sorted(done)
    assert 0 <= done[0] <= done[-1] <= 1
