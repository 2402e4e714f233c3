"""Advice comes from what the asking seat knows, and can be followed."""

import pytest

from game.bots.advice import Hint, advise, worth_of_deal, worth_of_offer
from game.bots.valuation import SLICE, Valuation
from game.rules import Offer, Step, View, up, view_of
from tests.bots.tables import positions, shuffled_unseen


def hint_of(view: View) -> Hint | None:
    """The advice, thought about to its end."""
    thinking = advise(view)
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            hint: Hint | None = end.value
            return hint


def test_hints_are_legal_or_can_be_offered() -> None:
    hinted = 0
    for edition, players in (("base", 4), ("classic", 5), ("duel", 2)):
        for game in positions(edition, players, 4, every=5):
            for seat in range(players):
                view = view_of(game, seat)
                hint = hint_of(view)
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
        assert hint_of(view_of(game, seat)) == hint_of(view_of(other, seat))


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
    told = 0
    for game in positions("base", 4, 3, every=6, step=Step.TRADE):
        hint = hint_of(view_of(game, game.active))
        assert hint is not None
        if hint.proposal is not None and hint.proposal.seat == game.active:
            worth = worth_of_deal(view_of(game, game.active), hint.proposal)
            assert worth is not None
            assert worth.mine == hint.value
            assert worth.theirs >= 0
            told += 1
    assert told > 3


@pytest.mark.parametrize(("edition", "players"), [("base", 4), ("classic", 7), ("duel", 2)])
def test_a_hint_pauses_after_a_slice_of_evaluations(
    edition: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that no frame waits for it: an evaluation takes some hundredths of a millisecond."""
    values = Valuation.worth
    evaluations = 0

    def worth(*how: object) -> int:
        nonlocal evaluations
        evaluations += 1
        return values(*how)  # type: ignore[arg-type]

    monkeypatch.setattr(Valuation, "worth", worth)
    at_once = in_all = 0
    for game in positions(edition, players, 4, every=4):
        evaluations = paused = 0
        for _ in advise(view_of(game, game.active)):
            at_once = max(at_once, evaluations - paused)
            paused = evaluations
        at_once = max(at_once, evaluations - paused)
        in_all = max(in_all, evaluations)
    assert at_once < 1.5 * SLICE < in_all
