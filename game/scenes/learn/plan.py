"""The lessons of the first game, as data: what the coach says, waits for, and points at.

The first that is not learned and whose moment has come is said: so nobody is ever lost.
"""

from __future__ import annotations

from game.rules import UNKNOWN, Kind, Step
from game.scenes.learn.lesson import FRONT, Lesson, Pointer, waiting
from game.scenes.learn.signs import Deed, Standing
from game.scenes.table.state import SheetKind
from game.table.talks import Answer
from game.table.targets import Target, What
from game.texts import mark

_OPEN = (Answer.YES, Answer.GIFT, Answer.BID)


def _first_turn(now: Standing) -> bool:
    return now.planting and now.turns == 0 and not now.view.planted and now.sheet is None


def _deal_sheet(now: Standing, seats: list[int]) -> bool:
    """Whether the answer of one of these seats lies open, to be taken."""
    return now.trading and now.sheet is SheetKind.DEAL and now.about in seats


def _up_that_somebody_grows(now: Standing) -> list[Pointer]:
    """Up cards first that others grow and the learner does not."""
    view = now.view
    own = {kind for kind, count in view.fields[now.me] if count}
    theirs = {
        kind
        for seat, fields in enumerate(view.fields)
        if seat != now.me
        for kind, count in fields
        if count
    }
    order = sorted(
        range(len(view.up)), key=lambda i: (view.up[i] in own, view.up[i] not in theirs, i)
    )
    return [Target(What.UP, index) for index in order[:1]]


def _kind_to_ask_for(now: Standing) -> Kind:
    """The largest field of the learner asks for more."""
    kind, count = max(now.view.fields[now.me], key=lambda field: field[1])
    return kind if count else UNKNOWN


def _card_to_pay_with(now: Standing) -> list[Pointer]:
    """A hand card that another one grows and the learner does not."""
    view = now.view
    own = {kind for kind, count in view.fields[now.me] if count}
    theirs = {kind for fields in view.fields for kind, count in fields if count} - own
    hand = view.hands[now.me]
    found: list[Pointer] = [Target(What.HAND, i) for i, kind in enumerate(hand) if kind in theirs]
    return found[:1]


def _chips(now: Standing) -> list[Pointer]:
    best = now.answered(Answer.YES, Answer.BID) or now.answered(Answer.GIFT)
    return [f"chip-{best[0]}"] if best else []


def _drawn(now: Standing) -> list[Pointer]:
    count = now.view.hand_size(now.me)
    return [Target(What.HAND, index) for index in range(max(0, count - 3), count)]


LESSONS: tuple[Lesson, ...] = (
    Lesson(
        "hello",
        mark("Hello! In five minutes you will know how to play Bohnanza."),
        Deed.READ,
        _first_turn,
        mood="happy",
    ),
    Lesson(
        "goal",
        mark("Collect many beans of one kind: a large field brings many coins."),
        Deed.READ,
        _first_turn,
        lambda now: [Target(What.FIELD, 0), Target(What.FIELD, 1)],
    ),
    Lesson(
        "hand",
        mark("This is your hand. Never change its order!"),
        Deed.READ,
        _first_turn,
        lambda now: [FRONT, *(Target(What.HAND, index) for index in range(1, 5))],
    ),
    Lesson(
        "plant",
        mark("The front card is always planted first. Tap it!"),
        Deed.PLANTED,
        lambda now: now.planting and not now.view.planted and not now.stuck and now.sheet is None,
        lambda now: [FRONT],
    ),
    Lesson(
        "harvest",
        mark("This field pays now. Tap Harvest, and the coins are yours!"),
        Deed.HARVESTED,
        lambda now: now.sheet is SheetKind.HARVEST and now.about in now.ripe,
        lambda now: ["sheet-harvest"],
    ),
    Lesson(
        "coins",
        mark("The next card has no field. Tap this coin: what would a harvest pay?"),
        Deed.HARVESTED,
        lambda now: now.stuck and now.turns == 0 and bool(now.ripe) and now.sheet is None,
        lambda now: [Target(What.BADGE, now.ripe[0])],
    ),
    Lesson(
        "field",
        mark("The next card has no field, but you have coins for a third one. Tap the sign!"),
        Deed.BOUGHT,
        lambda now: now.stuck and now.can_buy and now.sheet is None,
        lambda now: [Target(What.SIGN)],
    ),
    Lesson(
        "more",
        mark("You may plant one more card, but never a third. Tap it!"),
        Deed.PLANTED_MORE,
        lambda now: now.planting and now.view.planted == 1 and not now.stuck and now.sheet is None,
        lambda now: [FRONT],
    ),
    Lesson(
        "protected",
        mark("It is protected: a single bean stays while another field has more. Tap Close."),
        Deed.SAW_PROTECTION,
        lambda now: now.sheet is SheetKind.HARVEST and now.about in now.protected,
        lambda now: ["sheet-close-sheet"],
        "dismayed",
    ),
    Lesson(
        "protect",
        mark("Can a single bean be harvested? Try it: tap its coin."),
        Deed.SAW_PROTECTION,
        lambda now: now.planting and bool(now.protected) and now.sheet is None,
        lambda now: [Target(What.BADGE, now.protected[0])],
    ),
    Lesson(
        "turn-up",
        mark("Now turn up two cards: tap the deck."),
        Deed.TURNED_UP,
        lambda now: now.planting and now.view.planted > 0 and now.sheet is None,
        lambda now: [Target(What.DECK)],
    ),
    Lesson(
        "bid-deal",
        mark("Both of you gain something. Tap Deal!"),
        Deed.TOOK_A_BID,
        lambda now: _deal_sheet(now, now.answered(Answer.BID)) and not now.want,
        lambda now: ["sheet-deal"],
        "happy",
    ),
    Lesson(
        "bid-answer",
        mark("{name} bids a card for it. Tap the bid!"),
        Deed.TOOK_A_BID,
        lambda now: bool(
            now.give and not now.want and now.answered(Answer.BID) and now.sheet is None
        ),
        _chips,
    ),
    Lesson(
        "bid",
        mark("These two are yours: keep or trade them. Tap this one and hear the bids!"),
        Deed.TOOK_A_BID,
        lambda now: now.idle_desk and len(now.view.up) > 1,
        _up_that_somebody_grows,
    ),
    Lesson(
        "ask-deal",
        mark("Any card of your hand may be traded, from any place. Tap Deal!"),
        Deed.ASKED_FOR_A_KIND,
        lambda now: _deal_sheet(now, now.answered(*_OPEN)) and bool(now.want),
        lambda now: ["sheet-deal"],
        "happy",
    ),
    Lesson(
        "ask-answer",
        mark("{name} says yes! Tap the answer."),
        Deed.ASKED_FOR_A_KIND,
        lambda now: bool(now.want and now.answered(*_OPEN) and now.sheet is None),
        _chips,
        "happy",
    ),
    Lesson(
        "ask-pay",
        mark("Nobody gives it for nothing. Tap this card: you offer it in return."),
        Deed.ASKED_FOR_A_KIND,
        lambda now: bool(
            now.want
            and not now.give
            and now.chips
            and not now.asked
            and not now.answered(*_OPEN)
            and _card_to_pay_with(now)
        ),
        _card_to_pay_with,
    ),
    Lesson(
        "ask",
        mark("Now ask for a kind: tap the bean that you want."),
        Deed.ASKED_FOR_A_KIND,
        lambda now: now.idle_desk and now.turns == 0 and bool(_card_to_pay_with(now)),
        lambda now: [f"desk-kind-{_kind_to_ask_for(now)}"],
    ),
    Lesson(
        "gift-deal",
        mark("A gift keeps your fields free. Tap Deal!"),
        Deed.GAVE,
        lambda now: _deal_sheet(now, now.answered(Answer.GIFT)) and not now.want,
        lambda now: ["sheet-deal"],
        "happy",
    ),
    Lesson(
        "gift-answer",
        mark("{name} takes it as a gift. Tap the answer!"),
        Deed.GAVE,
        lambda now: bool(
            now.give and not now.want and now.answered(Answer.GIFT) and now.sheet is None
        ),
        _chips,
    ),
    Lesson(
        "gift",
        mark("You have no field for this card. Give it away: tap it!"),
        Deed.GAVE,
        lambda now: now.idle_desk and now.turns == 0 and bool(now.view.up),
        lambda now: [Target(What.UP, 0)],
    ),
    Lesson(
        "no-takers",
        mark("Nobody wants that. Tap Clear and try something else."),
        Deed.ENDED_TRADING,
        lambda now: (
            bool(now.trading and now.chips and not now.asked)
            and not now.answered(*_OPEN)
            and now.sheet is None
        ),
        lambda now: ["clear"],
        "dismayed",
    ),
    Lesson(
        "free-answer",
        mark("Like this deal? Tap the answer, or Clear."),
        Deed.ENDED_TRADING,
        lambda now: bool(now.trading and now.answered(*_OPEN)) and now.sheet is None,
        _chips,
    ),
    Lesson(
        "done",
        mark("Well traded! Now tap Done trading."),
        Deed.ENDED_TRADING,
        lambda now: now.idle_desk and now.turns == 0,
        lambda now: ["done"],
        "happy",
    ),
    Lesson(
        "rest",
        mark("What you traded for must be planted now. Tap the cards!"),
        Deed.PLANTED_THE_REST,
        lambda now: now.view.step is Step.PLANT_REST and bool(waiting(now)) and not now.sheet,
        waiting,
    ),
    Lesson(
        "drawn",
        mark("Three new cards went to the back of your hand. Now it is the turn of the others."),
        Deed.READ,
        lambda now: not now.mine and now.turns == 1 and now.sheet is None,
        _drawn,
    ),
    Lesson(
        "asked",
        mark("{name} asks you! See your fields after the deal, then choose."),
        Deed.ANSWERED,
        lambda now: now.sheet is SheetKind.ASKED,
        lambda now: ["sheet-accept", "sheet-change", "sheet-decline"],
    ),
    Lesson(
        "deck",
        mark("The deck is almost empty. When it runs out, the game is over!"),
        Deed.READ,
        lambda now: now.trading and now.view.deck_size < 4 and now.sheet is None,
        lambda now: [Target(What.DECK)],
    ),
    Lesson(
        "free",
        mark("Trade as you like now. When you have had enough: Done trading!"),
        Deed.ENDED_TRADING,
        lambda now: now.idle_desk and now.turns > 0,
        lambda now: ["done"],
    ),
    Lesson(
        "over",
        mark("The game is over. All fields were harvested: most coins win!"),
        Deed.READ,
        lambda now: now.view.over,
        mood="happy",
    ),
)
"""All lessons, the most pressing first."""

ALWAYS = ("free-answer", "no-takers", "free", "done")
"""Lessons that are said again whenever their moment comes."""
