"""Advice comes from what the asking seat knows, and can be followed."""

from game.bots.advice import advise, worth_of_deal, worth_of_offer
from game.rules import Offer, Step, up, view_of
from tests.bots.tables import positions, shuffled_unseen


def test_hints_are_legal_or_can_be_offered() -> None:
    hinted = 0
    for edition, players in (("base", 4), ("classic", 5), ("duel", 2)):
        for game in positions(edition, players, 4, every=5):
            for seat in range(players):
                view = view_of(game, seat)
                hint = advise(view)
                if hint is None:
                    assert seat != game.active or game.step is Step.PLANT_REST
                    continue
                hinted += 1
                if hint.action is not None:
                    assert game.why_not(hint.action) is None
                elif hint.proposal is not None and hint.proposal.seat == seat:
                    proposal = hint.proposal
                    offer = Offer(seat, proposal.to, proposal.give, proposal.want or ())
                    assert game.why_not(offer) is None
                    assert hint.value > 0
    assert hinted > 100


def test_hints_do_not_depend_on_hidden_cards() -> None:
    for number, game in enumerate(positions("base", 4, 9, every=8)):
        seat = number % 4
        other = shuffled_unseen(game, seat, number)
        assert advise(view_of(game, seat)) == advise(view_of(other, seat))


def test_an_open_offer_has_a_worth_for_both_sides() -> None:
    told = 0
    for game in positions("base", 4, 2, every=4, step=Step.TRADE):
        if not game.up:
            continue
        seat = (game.active + 1) % 4
        grown = [kind for kind, _ in game.fields[game.active] if kind >= 0]
        if not grown or game.offers[game.active] is not None:
            continue
        game.apply(Offer(game.active, seat, (up(0),), (grown[0],)))
        worth = worth_of_offer(view_of(game, seat), game.active)
        assert worth is not None
        assert worth.payable == (grown[0] in game.hands[seat])
        assert worth_of_offer(view_of(game, game.active), game.active) is None
        told += 1
    assert told > 10


def test_a_deal_one_thinks_of_has_a_worth() -> None:
    for game in positions("base", 4, 3, every=6, step=Step.TRADE):
        hint = advise(view_of(game, game.active))
        assert hint is not None
        if hint.proposal is not None and hint.proposal.seat == game.active:
            worth = worth_of_deal(view_of(game, game.active), hint.proposal)
            assert worth is not None
            assert worth.mine == hint.value
            assert worth.theirs >= 0
