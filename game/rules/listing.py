"""The list of what a seat may do: the same answers as `checks`, found the other way round."""

from functools import cache
from typing import TYPE_CHECKING

from game.rules.actions import (
    Accept,
    Action,
    Buy,
    Decline,
    Discard,
    Done,
    Harvest,
    Place,
    Plant,
    Reveal,
    Withdraw,
    aside,
    gift,
    up,
)
from game.rules.fields import EMPTY
from game.rules.kinds import UNKNOWN, Kind
from game.rules.steps import Step

if TYPE_CHECKING:
    from game.rules.state import State

_SEATS = range(7)
_planting = cache(Plant)
"""Actions never change, and finding one is quicker than making it."""
_PLANT_HAND = tuple(tuple(Plant(seat, field) for field in range(3)) for seat in _SEATS)
_HARVEST = tuple(tuple(Harvest(seat, field) for field in range(3)) for seat in _SEATS)
_REVEAL = tuple(Reveal(seat) for seat in _SEATS)
_DONE = tuple(Done(seat) for seat in _SEATS)
_BUY = tuple(Buy(seat) for seat in _SEATS)
_WITHDRAW = tuple(Withdraw(seat) for seat in _SEATS)
_DECLINE = tuple(tuple(Decline(seat, other) for other in _SEATS) for seat in _SEATS)

_OVER, _PLANT, _PLANT_REST, _TRADE = Step.OVER, Step.PLANT, Step.PLANT_REST, Step.TRADE
_UP, _ASIDE, _GIFT = up(0), aside(0), gift(0)


def legal_actions(state: "State", seat: int) -> list[Action]:
    """The finite part of what `seat` may do now: everything but offers, which are checked.

    Each way to pay that `payments` lists is an `Accept` of its own, its places by kind.
    """
    actions: list[Action] = []
    step = state.step
    if step is _OVER:
        return actions
    mine = seat == state.active
    if mine or state.rules.harvest_out_of_turn:
        _add_sales(state, seat, actions)
    if step is _PLANT:
        if mine:
            _add_planting_from_hand(state, seat, actions)
    elif step is _PLANT_REST:
        _add_planting(state, seat, state.aside[seat], _ASIDE, actions)
        if mine:
            _add_planting(state, seat, state.up, _UP, actions)
    elif step is _TRADE:
        if mine:
            actions.append(_DONE[seat])
            if state.rules.duel:
                _add_planting(state, seat, state.up, _UP, actions)
        _add_answers(state, seat, actions)
    elif mine:
        _add_planting(state, seat, state.gifts, _GIFT, actions)
        actions.extend([Discard(seat, _GIFT + index) for index in range(len(state.gifts))])
    return actions


def _add_planting(
    state: "State", seat: int, kinds: list[Kind], zone: Place, actions: list[Action]
) -> None:
    for index, kind in enumerate(kinds):
        for field, (growing, _) in enumerate(state.fields[seat]):
            if growing == kind or growing == UNKNOWN:
                actions.append(_planting(seat, field, zone + index))


def _add_planting_from_hand(state: "State", seat: int, actions: list[Action]) -> None:
    hand, planted = state.hands[seat], state.planted
    if planted or not hand:
        actions.append(_REVEAL[seat])
    if not hand or state.discarded:
        return
    if planted < 2:
        kind = hand[0]
        plants = _PLANT_HAND[seat]
        for field, (growing, _) in enumerate(state.fields[seat]):
            if growing == kind or growing == UNKNOWN:
                actions.append(plants[field])
    if planted and state.rules.duel:
        actions.extend([Discard(seat, index) for index in range(len(hand))])


def _add_sales(state: "State", seat: int, actions: list[Action]) -> None:
    """Harvests and the third field. Single beans may go only where no field has more."""
    fields, rules = state.fields[seat], state.rules
    harvests = _HARVEST[seat]
    for index, (_, count) in enumerate(fields):
        if count > 1:
            actions.append(harvests[index])
    if not actions and not (rules.strict and EMPTY in fields):
        for index, (_, count) in enumerate(fields):
            if count:
                actions.append(harvests[index])
    price = rules.field_price
    if price is not None and len(state.coins[seat]) >= price and not state.bought[seat]:
        actions.append(_BUY[seat])


def _add_answers(state: "State", seat: int, actions: list[Action]) -> None:
    for other, offer in enumerate(state.offers):
        if offer is None:
            continue
        if other == seat:
            actions.append(_WITHDRAW[seat])
        elif (offer.to is None or offer.to == seat) and seat not in offer.declined:
            actions.append(_DECLINE[seat][other])
            actions.extend(Accept(seat, other, pay) for pay in state.payments(seat, offer.want))
