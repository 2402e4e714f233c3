"""Which motion may begin while another one is still on its way, so that turns flow."""

from __future__ import annotations

from game.rules import Event, Place, Zone, zone_of
from game.rules.events import (
    CardsDrawn,
    CardTurnedUp,
    Harvested,
    Offered,
    OfferLapsed,
    OfferMoved,
    Planted,
    StepBegan,
    TradeMade,
    TurnPassed,
)
from game.table.flyers import Staging
from game.table.model import TableModel
from game.table.spots import Lot

BEATS: dict[type, float] = {
    Planted: 0.2,
    CardTurnedUp: 0.2,
    CardsDrawn: 0.22,
    Harvested: 0.45,
    TradeMade: 0.7,
    Offered: 0.36,
    TurnPassed: 0.28,
    StepBegan: 0.0,
    OfferMoved: 0.0,
    OfferLapsed: 0.0,
}
"""Seconds from the beginning of an event's motion until the next one may begin."""

A_COIN = 0.09
"""Seconds more for each coin of a harvest."""

_LOTS = {Zone.HAND: Lot.HAND, Zone.UP: Lot.UP, Zone.ASIDE: Lot.ASIDE, Zone.GIFT: Lot.GIFT}


def beat_of(event: Event | None) -> float | None:
    """Seconds until something may follow this event; None: when its motion has ended."""
    if event is None:
        return None
    more = A_COIN * event.coins if isinstance(event, Harvested) else 0.0
    beat = BEATS.get(type(event))
    return None if beat is None else beat + more


def may_begin(
    before: Event | None, since: float, event: Event, model: TableModel, now: Staging
) -> bool:
    """May the motion of `event` begin `since` seconds after that of the event `before` it?

    Only when what it takes away is not on its way itself.
    """
    beat = beat_of(before)
    if beat is None or since < beat or type(event) not in BEATS:
        return False
    if isinstance(event, Harvested):
        return not now.owed[Lot.FIELD, event.seat, event.field]
    if isinstance(event, Planted):
        return not _coming(now, event.card, event.seat, model)
    if isinstance(event, TradeMade | StepBegan):
        return not any(now.hidden.values())
    return True


def _coming(now: Staging, place: Place, seat: int, model: TableModel) -> bool:
    """Whether a card of the zone of this place is still on its way there."""
    lot = _LOTS[zone_of(place)]
    if lot is Lot.HAND and seat != model.viewer:
        return False
    return any(n and key[0] is lot for key, n in now.hidden.items())
