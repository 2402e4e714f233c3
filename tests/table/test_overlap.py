"""Which motion may begin while another one is still on its way."""

import pytest

from game.rules import Step, aside, hand
from game.rules.events import DeckExhausted, Event, Planted, TurnPassed
from game.rules.kinds import CHILI, SOY
from game.table.overlap import may_begin
from game.table.spots import Lot, Spot
from tests.table.pictures import Show
from tests.table.tables import four, seat, view

PLANTED = Planted(1, 0, hand(0), CHILI)
PASSED = TurnPassed(2, Step.PLANT)
EXHAUSTED = DeckExhausted(1, False)
OWN_HAND, ASIDE = Spot(Lot.HAND, 0, 0, 1), Spot(Lot.ASIDE, 1, 0, 1)


@pytest.fixture
def show() -> Show:
    return Show(view(four(Step.PLANT, seat([SOY]))))


@pytest.mark.parametrize(
    ("before", "since", "event", "may"),
    [
        pytest.param(PLANTED, 9.0, PASSED, True, id="both have a beat"),
        pytest.param(PLANTED, 0.1, PASSED, False, id="its beat is not over"),
        pytest.param(PLANTED, 9.0, EXHAUSTED, False, id="what comes waits for the end"),
        pytest.param(EXHAUSTED, 9.0, PASSED, False, id="what was is waited for"),
    ],
)
def test_an_event_follows_after_a_beat_where_both_have_one(
    before: Event, since: float, event: Event, may: bool, show: Show
) -> None:
    assert may_begin(before, since, event, show.picture.model, show.picture.staging) is may


@pytest.mark.parametrize(
    ("coming", "planted", "may"),
    [
        pytest.param(OWN_HAND, Planted(0, 0, hand(0), SOY), False, id="own hand"),
        pytest.param(OWN_HAND, Planted(1, 0, hand(0), SOY), True, id="a hand that lies hidden"),
        pytest.param(OWN_HAND, Planted(1, 0, aside(0), SOY), True, id="another place"),
        pytest.param(ASIDE, Planted(1, 0, aside(0), SOY), False, id="aside"),
    ],
)
def test_no_card_is_planted_from_where_one_is_still_on_its_way_to(
    coming: Spot, planted: Planted, may: bool, show: Show
) -> None:
    staging = show.picture.staging
    staging.hide(coming.key, 1)
    assert may_begin(PASSED, 9.0, planted, show.picture.model, staging) is may
