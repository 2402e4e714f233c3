"""The ways to pay for an offer are listed front-most first, and never too many to wait for."""

from game.rules import EMPTY, Accept, Game, Kind, Offer, Position, SeatPosition, Step, rules_for
from game.rules.kinds import BLUE, COFFEE, RED, WAX
from game.rules.state import MOST_PAYMENTS


def trading(hand: tuple[Kind, ...]) -> Game:
    """Seat 0 trades, with nothing of its own; seat 1 has this hand."""
    seats = tuple(SeatPosition(cards, (EMPTY,) * 3) for cards in ((), hand, ()))
    position = Position(Step.TRADE, 0, 1, False, False, 0, (RED,) * 3, (), (), (), seats)
    return Game.at(rules_for("classic", 3), 0, position, lambda discard, number: discard)


def test_each_choice_of_copies_is_a_way_to_pay() -> None:
    game = trading((RED, BLUE, RED, RED, BLUE))
    assert game.payments(1, (RED, RED, BLUE)) == [
        (*reds, blue) for reds in ((0, 2), (0, 3), (2, 3)) for blue in (1, 4)
    ]
    assert game.payments(1, ()) == [()]
    assert game.payments(1, (RED,) * 4) == []


def test_a_huge_hand_has_a_bounded_list_and_every_choice_stays_legal() -> None:
    game = trading((COFFEE,) * 24 + (WAX,) * 22 + (BLUE,) * 20)
    want = (COFFEE,) * 12 + (WAX,) * 11 + (BLUE,) * 10
    game.apply(Offer(0, 1, (), want))
    ways = game.payments(1, want)
    assert len(ways) == len(set(ways)) == MOST_PAYMENTS
    assert ways[0] == (*range(12), *range(24, 35), *range(46, 56))
    last = (*range(12, 24), *range(35, 46), *range(56, 66))
    assert last not in ways
    assert all(game.why_not(Accept(1, 0, pay)) is None for pay in (*ways, last))
    game.apply(Accept(1, 0, last))
    assert len(game.aside[0]) == 33
