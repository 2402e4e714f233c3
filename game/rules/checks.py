"""Why not: the checks behind `State.why_not`, one for each action (RULES.md sections 4 to 9)."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.rules.actions import (
    ZONE_SIZE,
    Accept,
    Buy,
    Decline,
    Discard,
    Done,
    Harvest,
    Offer,
    Place,
    Plant,
    Reveal,
    Withdraw,
    aside,
    gift,
    up,
)
from game.rules.fields import Field
from game.rules.kinds import KINDS, UNKNOWN, Kind
from game.rules.refusals import Refusal, RefusalCode
from game.rules.steps import Step

if TYPE_CHECKING:
    from game.rules.state import State

_R = RefusalCode
_GIFTS, _PLANT, _PLANT_REST, _TRADE = Step.GIFTS, Step.PLANT, Step.PLANT_REST, Step.TRADE
_UP, _ASIDE, _GIFT = up(0), aside(0), gift(0)


def protected(fields: Sequence[Field], strict: bool) -> bool:
    """Whether a single bean among `fields` may not be harvested (RULES.md section 6)."""
    for _, count in fields:
        if count > 1 or (strict and count == 0):
            return True
    return False


def _why_not_plant(state: "State", action: Plant) -> Refusal | None:
    seat, index, card = action
    fields = state.fields[seat]
    if not 0 <= index < len(fields):
        return Refusal(_R.NO_SUCH_FIELD, seat, index)
    if card is None:
        code = _why_not_from_hand(state, seat)
        kind = state.hands[seat][0] if code is None else UNKNOWN
    else:
        code, kind = _lying(state, seat, card)
    if code is not None:
        return Refusal(code, seat, index)
    growing = fields[index][0]
    if growing == kind or growing == UNKNOWN:
        return None
    if state.room_for(seat, kind):
        return Refusal(_R.FIELD_HAS_OTHER_KIND, seat, index, kind=kind)
    return Refusal(_R.NO_ROOM, seat, index, kind=kind)


def _why_not_from_hand(state: "State", seat: int) -> RefusalCode | None:
    if seat != state.active:
        return _R.NOT_YOUR_TURN
    if state.step is not _PLANT:
        return _R.GIFTS_FIRST if state.step is _GIFTS else _R.PLANT_ONLY_IN_PLANT_STEP
    if not state.hands[seat]:
        return _R.HAND_EMPTY
    if state.discarded:
        return _R.DISCARDED_ALREADY
    return _R.TWO_PLANTED if state.planted >= 2 else None


def _lying(state: "State", seat: int, card: Place) -> tuple[RefusalCode | None, Kind]:
    """Why an aside, up or gift card may not be planted now, whatever the field, or its kind."""
    zone = card - card % ZONE_SIZE
    step = state.step
    if zone == _ASIDE:
        code = _R.ASIDE_ONLY_IN_PLANT_REST if step is not _PLANT_REST else None
        cards = state.aside[seat]
    elif zone == _UP:
        wrong = step is not (_TRADE if state.rules.duel else _PLANT_REST)
        code = _R.UP_NOT_YOURS if seat != state.active else _R.UP_NOT_NOW if wrong else None
        cards = state.up
    elif zone == _GIFT:
        mine = seat == state.active
        code = None if mine and step is _GIFTS else _R.GIFTS_NOT_NOW
        cards = state.gifts
    else:
        return _R.HAND_FRONT_ONLY, UNKNOWN
    if code is not None:
        return code, UNKNOWN
    index = card - zone
    return (None, cards[index]) if index < len(cards) else (_R.NO_SUCH_CARD, UNKNOWN)


def _why_not_discard(state: "State", action: Discard) -> Refusal | None:
    seat, card = action
    code: RefusalCode | None = None
    if not state.rules.duel:
        code = _R.DISCARD_ONLY_IN_DUEL
    elif seat != state.active:
        code = _R.NOT_YOUR_TURN
    elif card >= _GIFT:
        code, _ = _lying(state, seat, card)
    elif not 0 <= card < ZONE_SIZE or state.step is not _PLANT:
        code = _R.DISCARD_NOT_NOW
    elif not state.hands[seat]:
        code = _R.HAND_EMPTY
    elif not state.planted:
        code = _R.DISCARD_AFTER_PLANTING
    elif state.discarded:
        code = _R.DISCARDED_ALREADY
    elif card >= len(state.hands[seat]):
        code = _R.NO_SUCH_CARD
    return None if code is None else Refusal(code, seat)


def _why_not_reveal(state: "State", action: Reveal) -> Refusal | None:
    seat = action.seat
    if seat != state.active:
        return Refusal(_R.NOT_YOUR_TURN, seat)
    if state.step is not _PLANT:
        gifts = state.step is _GIFTS
        return Refusal(_R.GIFTS_FIRST if gifts else _R.REVEAL_ONLY_IN_PLANT_STEP, seat)
    if state.hands[seat] and not state.planted:
        return Refusal(_R.PLANT_FIRST, seat)
    return None


def _why_not_done(state: "State", action: Done) -> Refusal | None:
    seat = action.seat
    if seat != state.active:
        return Refusal(_R.NOT_YOUR_TURN, seat)
    return None if state.step is _TRADE else Refusal(_R.DONE_ONLY_IN_TRADE, seat)


def _why_not_harvest(state: "State", action: Harvest) -> Refusal | None:
    seat, index = action
    if seat != state.active and not state.rules.harvest_out_of_turn:
        return Refusal(_R.HARVEST_ONLY_IN_TURN, seat, index)
    fields = state.fields[seat]
    if not 0 <= index < len(fields):
        return Refusal(_R.NO_SUCH_FIELD, seat, index)
    count = fields[index][1]
    if not count:
        return Refusal(_R.FIELD_EMPTY, seat, index)
    if count == 1 and protected(fields, state.rules.strict):
        return Refusal(_R.FIELD_PROTECTED, seat, index)
    return None


def _why_not_buy(state: "State", action: Buy) -> Refusal | None:
    seat = action.seat
    price = state.rules.field_price
    if price is None:
        return Refusal(_R.NOT_FOR_SALE, seat)
    if state.bought[seat]:
        return Refusal(_R.BOUGHT_ALREADY, seat)
    if seat != state.active and not state.rules.harvest_out_of_turn:
        return Refusal(_R.BUY_ONLY_IN_TURN, seat)
    missing = price - len(state.coins[seat])
    return Refusal(_R.TOO_FEW_COINS, seat, missing=missing) if missing > 0 else None


def _why_not_trading(state: "State", seat: int) -> Refusal | None:
    if state.rules.duel:
        return Refusal(_R.NO_TRADING_IN_DUEL, seat)
    return None if state.step is _TRADE else Refusal(_R.TRADE_NOT_NOW, seat)


def _why_not_give(state: "State", seat: int, places: tuple[Place, ...]) -> Refusal | None:
    """Why `seat` may not put these cards into a trade."""
    cards = len(state.hands[seat])
    up_end = _UP + (len(state.up) if seat == state.active else 0)
    for place in places:
        if 0 <= place < cards or _UP <= place < up_end:
            continue
        known = 0 <= place < _ASIDE and (place < _UP or seat == state.active)
        return Refusal(_R.NO_SUCH_CARD if known else _R.OFFER_NOT_TRADEABLE, seat)
    if len(places) > 1 and len(set(places)) != len(places):
        return Refusal(_R.CARD_NAMED_TWICE, seat)
    return None


def _why_not_offer(state: "State", action: Offer) -> Refusal | None:
    seat, to, give, want = action
    refusal = _why_not_trading(state, seat)
    if refusal is not None:
        return refusal
    if to is not None and not 0 <= to < state.rules.players:
        return Refusal(_R.NO_SUCH_SEAT, to)
    if to == seat:
        return Refusal(_R.OFFER_TO_ONESELF, seat)
    if seat != state.active and to != state.active:
        return Refusal(_R.OFFER_ONLY_WITH_ACTIVE, seat)
    if not give and not want:
        return Refusal(_R.OFFER_OF_NOTHING, seat)
    for kind in want:
        if kind not in KINDS:
            return Refusal(_R.OFFER_UNKNOWN_KIND, seat)
    return _why_not_give(state, seat, give)


def _why_not_answer(state: "State", seat: int, other: int) -> Refusal | None:
    refusal = _why_not_trading(state, seat)
    if refusal is not None:
        return refusal
    offer = state.offers[other] if 0 <= other < state.rules.players else None
    if offer is None:
        return Refusal(_R.NO_SUCH_OFFER, other)
    if other == seat or (offer.to is not None and offer.to != seat):
        return Refusal(_R.OFFER_NOT_FOR_YOU, other)
    return Refusal(_R.DECLINED_ALREADY, other) if seat in offer.declined else None


def _why_not_accept(state: "State", action: Accept) -> Refusal | None:
    seat, other, pay = action
    refusal = _why_not_answer(state, seat, other) or _why_not_give(state, seat, pay)
    if refusal is not None:
        return refusal
    offer = state.offers[other]
    assert offer is not None
    want = offer.want
    if len(pay) == len(want):
        kinds = state.cards_at(seat, pay)
        if kinds == want or sorted(kinds) == sorted(want):
            return None
    return Refusal(_R.PAY_DOES_NOT_MATCH, other)


def _why_not_decline(state: "State", action: Decline) -> Refusal | None:
    return _why_not_answer(state, action.seat, action.from_)


def _why_not_withdraw(state: "State", action: Withdraw) -> Refusal | None:
    refusal = _why_not_trading(state, action.seat)
    if refusal is None and state.offers[action.seat] is None:
        return Refusal(_R.NOTHING_TO_WITHDRAW, action.seat)
    return refusal


CHECKS: dict[type, Callable[[Any, Any], Refusal | None]] = {
    Plant: _why_not_plant,
    Discard: _why_not_discard,
    Reveal: _why_not_reveal,
    Done: _why_not_done,
    Harvest: _why_not_harvest,
    Buy: _why_not_buy,
    Offer: _why_not_offer,
    Accept: _why_not_accept,
    Decline: _why_not_decline,
    Withdraw: _why_not_withdraw,
}
