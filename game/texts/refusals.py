"""Why not, in words: each refusal code's sentence says why and what to do."""

from game.rules import Refusal, RefusalCode, View
from game.texts.catalogue import Catalogue, mark
from game.texts.kinds import name_of

_R = RefusalCode

SENTENCES: dict[RefusalCode, str] = {
    _R.GAME_OVER: mark("The game is over. Start a new one from the menu."),
    _R.NO_SUCH_SEAT: mark("Nobody sits there. Choose one of the players at this table."),
    _R.NOT_YOUR_SEAT: mark("You can only move for yourself. Wait until you are asked."),
    _R.NOT_YOUR_TURN: mark("It is not your turn. Wait until it comes round to you."),
    _R.NO_SUCH_FIELD: mark("You have no such field. Choose one of your own."),
    _R.NO_SUCH_CARD: mark("That card is no longer there. Choose another one."),
    _R.HAND_EMPTY: mark("Your hand is empty. Turn cards up."),
    _R.TWO_PLANTED: mark("You have planted two cards this turn, and that is all. Turn cards up."),
    _R.DISCARDED_ALREADY: mark("You have discarded a card this turn. Turn cards up now."),
    _R.PLANT_ONLY_IN_PLANT_STEP: mark(
        "Cards of your hand are planted only at the start of your turn."
    ),
    _R.GIFTS_FIRST: mark("Plant or discard all gifts first."),
    _R.ASIDE_ONLY_IN_PLANT_REST: mark(
        "Cards that you traded for are planted after trading. Finish trading first."
    ),
    _R.UP_NOT_NOW: mark("Cards in the middle are planted after trading. Finish trading first."),
    _R.UP_NOT_YOURS: mark(
        "The cards in the middle belong to the player whose turn it is. Make an offer for them."
    ),
    _R.GIFTS_NOT_NOW: mark("Gifts are for the player whose turn begins. Wait for your turn."),
    _R.HAND_FRONT_ONLY: mark(
        "Only the front card of your hand can be planted. Trade the others away."
    ),
    _R.NO_ROOM: mark("{kind}: no field can take it. Harvest a field first."),
    _R.FIELD_HAS_OTHER_KIND: mark(
        "Another kind grows here: {growing}. Choose an empty field, or one of this kind: {kind}."
    ),
    _R.DISCARD_ONLY_IN_DUEL: mark(
        "Cards are discarded only in the game for two. Plant, trade or give them away."
    ),
    _R.DISCARD_NOT_NOW: mark("You can discard a card only after planting, before you turn up."),
    _R.DISCARD_AFTER_PLANTING: mark(
        "You must plant your first card before you may discard another."
    ),
    _R.PLANT_FIRST: mark("You must plant your first card before turning up."),
    _R.REVEAL_ONLY_IN_PLANT_STEP: mark("Cards have been turned up already. Go on with your turn."),
    _R.DONE_ONLY_IN_TRADE: mark("There is no trading to finish now. Go on with your turn."),
    _R.NO_TRADING_IN_DUEL: mark("There is no trading between two. What you leave is a gift."),
    _R.TRADE_NOT_NOW: mark("Trading begins when cards have been turned up."),
    _R.OFFER_TO_ONESELF: mark("You cannot trade with yourself. Choose another player."),
    _R.OFFER_ONLY_WITH_ACTIVE: mark(
        "You can trade only with the player whose turn it is. Offer it there."
    ),
    _R.OFFER_OF_NOTHING: mark("Nothing for nothing is no trade. Choose cards to give or to want."),
    _R.OFFER_UNKNOWN_KIND: mark("There is no such bean. Choose a kind of this game."),
    _R.OFFER_NOT_TRADEABLE: mark(
        "That card cannot be traded. Offer cards of your hand, or in your turn from the middle."
    ),
    _R.CARD_NAMED_TWICE: mark("That card is in the offer already. Choose another one."),
    _R.NO_SUCH_OFFER: mark("That offer is no longer open. Make one yourself."),
    _R.OFFER_NOT_FOR_YOU: mark("That offer is for somebody else. Make one yourself."),
    _R.DECLINED_ALREADY: mark("You have said no to this offer. Make one yourself."),
    _R.PAY_DOES_NOT_MATCH: mark("These are not the cards that are wanted. Choose those asked for."),
    _R.NOTHING_TO_WITHDRAW: mark("You have no open offer to take back."),
    _R.FIELD_EMPTY: mark("Nothing grows here. Plant something first."),
    _R.FIELD_PROTECTED: mark("A single bean is protected. Harvest one of your larger fields."),
    _R.HARVEST_ONLY_IN_TURN: mark("You can harvest only in your own turn."),
    _R.BUY_ONLY_IN_TURN: mark("You can buy the third field only in your own turn."),
    _R.NOT_FOR_SALE: mark("No further field is for sale in this game. Harvest to make room."),
    _R.BOUGHT_ALREADY: mark("You have bought your third field. There is no fourth."),
    _R.TOO_FEW_COINS: mark("Not enough coins."),
    _R.NOTHING_TO_UNDO: mark(
        "Nothing can be taken back: something hidden was shown, or somebody else has moved."
    ),
}
_STRICT = mark(
    "A single bean is protected. It may go only when all your fields hold exactly one bean."
)


def sentence(catalogue: Catalogue, refusal: Refusal, view: View) -> str:
    """What to tell the player: why, and what to do."""
    code = refusal.code
    if code is _R.TOO_FEW_COINS:
        return catalogue.count(
            "You need {n} more coin for the third field. Harvest something.",
            "You need {n} more coins for the third field. Harvest something.",
            refusal.missing,
        )
    if code is _R.FIELD_PROTECTED and view.rules.protection == "strict":
        return catalogue.say(_STRICT)
    kind = growing = refusal.kind
    if code is _R.FIELD_HAS_OTHER_KIND:
        growing = view.fields[refusal.seat][refusal.field][0]
    return catalogue.say(
        SENTENCES[code], kind=name_of(catalogue, kind), growing=name_of(catalogue, growing)
    )
