"""How cards change owners in a trade (RULES.md section 4, RECORD.md "Actions")."""

from typing import TYPE_CHECKING

from game.rules.actions import ZONE_SIZE, Accept, Place, new
from game.rules.events import Event, OfferLapsed, OfferMoved, TradeMade
from game.rules.moves import take_places

if TYPE_CHECKING:
    from game.rules.state import State


def make_trade(state: "State", action: Accept, events: list[Event]) -> None:
    """Let the cards of an accepted offer cross, all at once; they lie aside afterwards."""
    seat, other, pay = action
    offer = state.offers[other]
    assert offer is not None
    paid = state.cards_at(seat, pay)
    state.offers[other] = None
    take_places(state, other, offer.give)
    take_places(state, seat, pay)
    state.aside[seat] += offer.kinds
    state.aside[other] += paid
    events.append(new(TradeMade, (seat, other, offer.give, offer.kinds, pay, paid)))
    own = state.offers[seat]
    if own is not None:
        _follow(state, seat, own.give, pay, events)


def _follow(
    state: "State",
    seat: int,
    give: tuple[Place, ...],
    left: tuple[Place, ...],
    events: list[Event],
) -> None:
    """Let the open offer of `seat` follow its cards after those at `left` have gone."""
    offer = state.offers[seat]
    assert offer is not None
    if any(place in left for place in give):
        state.offers[seat] = None
        events.append(OfferLapsed(seat))
        return
    moved = tuple(
        place - sum(1 for gone in left if gone < place and gone // ZONE_SIZE == place // ZONE_SIZE)
        for place in give
    )
    if moved != give:
        state.offers[seat] = offer._replace(give=moved)
        events.append(OfferMoved(seat, moved))
