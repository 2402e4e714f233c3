"""Why an action is refused: one code for each reason. The words are made in `game.texts`."""

from enum import Enum
from typing import NamedTuple

from game.rules.kinds import UNKNOWN, Kind


class RefusalCode(Enum):
    """The reasons; the value is the code's name in logs and texts."""

    GAME_OVER = "game-over"
    NO_SUCH_SEAT = "no-such-seat"
    NOT_YOUR_SEAT = "not-your-seat"
    NOT_YOUR_TURN = "not-your-turn"
    NO_SUCH_FIELD = "no-such-field"
    NO_SUCH_CARD = "no-such-card"
    HAND_EMPTY = "hand-empty"
    TWO_PLANTED = "two-planted"
    DISCARDED_ALREADY = "discarded-already"
    PLANT_ONLY_IN_PLANT_STEP = "plant-only-in-plant-step"
    GIFTS_FIRST = "gifts-first"
    ASIDE_ONLY_IN_PLANT_REST = "aside-only-in-plant-rest"
    UP_NOT_NOW = "up-not-now"
    UP_NOT_YOURS = "up-not-yours"
    GIFTS_NOT_NOW = "gifts-not-now"
    HAND_FRONT_ONLY = "hand-front-only"
    NO_ROOM = "no-room"
    FIELD_HAS_OTHER_KIND = "field-has-other-kind"
    DISCARD_ONLY_IN_DUEL = "discard-only-in-duel"
    DISCARD_NOT_NOW = "discard-not-now"
    DISCARD_AFTER_PLANTING = "discard-after-planting"
    PLANT_FIRST = "plant-first"
    REVEAL_ONLY_IN_PLANT_STEP = "reveal-only-in-plant-step"
    DONE_ONLY_IN_TRADE = "done-only-in-trade"
    NO_TRADING_IN_DUEL = "no-trading-in-duel"
    TRADE_NOT_NOW = "trade-not-now"
    OFFER_TO_ONESELF = "offer-to-oneself"
    OFFER_ONLY_WITH_ACTIVE = "offer-only-with-active"
    OFFER_OF_NOTHING = "offer-of-nothing"
    OFFER_UNKNOWN_KIND = "offer-unknown-kind"
    OFFER_NOT_TRADEABLE = "offer-not-tradeable"
    CARD_NAMED_TWICE = "card-named-twice"
    NO_SUCH_OFFER = "no-such-offer"
    OFFER_NOT_FOR_YOU = "offer-not-for-you"
    DECLINED_ALREADY = "declined-already"
    PAY_DOES_NOT_MATCH = "pay-does-not-match"
    NOTHING_TO_WITHDRAW = "nothing-to-withdraw"
    FIELD_EMPTY = "field-empty"
    FIELD_PROTECTED = "field-protected"
    HARVEST_ONLY_IN_TURN = "harvest-only-in-turn"
    BUY_ONLY_IN_TURN = "buy-only-in-turn"
    NOT_FOR_SALE = "not-for-sale"
    BOUGHT_ALREADY = "bought-already"
    TOO_FEW_COINS = "too-few-coins"
    NOTHING_TO_UNDO = "nothing-to-undo"


class Refusal(NamedTuple):
    """A reason, with what it speaks of: a seat, a field, the coins missing, the card's kind.

    -1, 0 or `UNKNOWN` where it speaks of none.
    """

    code: RefusalCode
    seat: int = -1
    field: int = -1
    missing: int = 0
    kind: Kind = UNKNOWN


class Refused(Exception):  # noqa: N818 - the game's own word for it
    """An illegal action was applied; nothing has changed. `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code.value)
        self.refusal = refusal
