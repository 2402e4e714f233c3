"""To whom the up cards of another one's turn could be of use."""

from pathlib import Path

import pytest

from game.rules import EMPTY, Kind, SeatPosition, Step
from game.rules.kinds import BLUE, CHILI, RED, SOY, WAX
from tests.match.test_undo import at_position, four_seats

HOLDS_BLUE = (BLUE, CHILI)


@pytest.mark.parametrize(
    ("fields", "up", "gains"),
    [
        pytest.param(((SOY, 2), (RED, 1)), (SOY,), True, id="grows it"),
        pytest.param((EMPTY, (RED, 1)), (BLUE,), True, id="holds it and has room"),
        pytest.param(((SOY, 2), (RED, 1)), (BLUE,), False, id="holds it and has no room"),
        pytest.param((EMPTY, EMPTY), (WAX,), False, id="has nothing of it"),
        pytest.param(((SOY, 2), (RED, 1)), (WAX, RED), True, id="grows one of two"),
    ],
)
def test_up_cards_are_of_use_where_they_grow_or_go_with_a_hand_card_into_an_empty_field(
    fields: tuple[tuple[Kind, int], ...], up: tuple[Kind, ...], gains: bool, tmp_path: Path
) -> None:
    usual = four_seats(Step.TRADE, up=up)
    me, _, *others = usual.seats
    seats = (me, SeatPosition(HOLDS_BLUE, fields), *others)
    match = at_position(tmp_path, four_seats(Step.TRADE, up=up, seats=seats))
    assert match.may_gain(1) is gains
    assert not match.may_gain(0), "whose turn it is has the cards already"
