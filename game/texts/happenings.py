"""What has happened, in words: a line of the log for each type of event."""

from collections.abc import Callable, Sequence
from typing import Any

from game.rules import Event
from game.rules.events import (
    CardsDrawn,
    CardTurnedUp,
    DeckExhausted,
    DeckReshuffled,
    Declined,
    Discarded,
    DiscardJoined,
    FieldBought,
    GameOver,
    GiftsLeft,
    Harvested,
    Offered,
    OfferLapsed,
    OfferMoved,
    Planted,
    StepBegan,
    TradeMade,
    TurnPassed,
)
from game.texts.catalogue import Catalogue
from game.texts.kinds import bundle, counted, name_of, one_of
from game.texts.steps import step_name

Names = Sequence[str]

QUIET: frozenset[type] = frozenset({StepBegan, OfferMoved, OfferLapsed})
"""Events that a log for players leaves out: the others say all that matters."""


def _planted(c: Catalogue, event: Planted, names: Names) -> str:
    return c.say("{name} planted {cards}", name=names[event.seat], cards=one_of(c, event.kind))


def _discarded(c: Catalogue, event: Discarded, names: Names) -> str:
    cards = one_of(c, event.kind)
    return c.say("{name} discarded {cards}", name=names[event.seat], cards=cards)


def _harvested(c: Catalogue, event: Harvested, names: Names) -> str:
    name, cards = names[event.seat], counted(c, event.kind, event.cards)
    if not event.coins:
        return c.say("{name} harvested {cards} for nothing", name=name, cards=cards)
    return c.count(
        "{name} harvested {cards} for {n} coin",
        "{name} harvested {cards} for {n} coins",
        event.coins,
        name=name,
        cards=cards,
    )


def _bought(c: Catalogue, event: FieldBought, names: Names) -> str:
    return c.count(
        "{name} bought a third field for {n} coin",
        "{name} bought a third field for {n} coins",
        len(event.paid),
        name=names[event.seat],
    )


def _step(c: Catalogue, event: StepBegan, names: Names) -> str:
    return step_name(c, event.step)


def _turned_up(c: Catalogue, event: CardTurnedUp, names: Names) -> str:
    return c.say("Turned up: {kind}", kind=name_of(c, event.kind))


def _joined(c: Catalogue, event: DiscardJoined, names: Names) -> str:
    return c.say("From the discard pile: {kind}", kind=name_of(c, event.kind))


def _offered(c: Catalogue, event: Offered, names: Names) -> str:
    name, give, want = names[event.seat], bundle(c, event.kinds), bundle(c, event.want)
    if event.to is None:
        if not event.want:
            return c.say("{name} gives away {give}", name=name, give=give)
        if not event.give:
            return c.say("{name} asks for {want}", name=name, want=want)
        return c.say("{name} offers {give} for {want}", name=name, give=give, want=want)
    other = names[event.to]
    if not event.want:
        return c.say("{name} → {other}: {give} as a gift", name=name, other=other, give=give)
    if not event.give:
        return c.say("{name} asks {other} for {want}", name=name, other=other, want=want)
    return c.say(
        "{name} → {other}: {give} for {want}", name=name, other=other, give=give, want=want
    )


def _declined(c: Catalogue, event: Declined, names: Names) -> str:
    return c.say("{name} says no", name=names[event.seat])


def _lapsed(c: Catalogue, event: OfferLapsed, names: Names) -> str:
    return c.say("Offer closed: {name}", name=names[event.seat])


def _traded(c: Catalogue, event: TradeMade, names: Names) -> str:
    name, other = names[event.from_], names[event.seat]
    given, paid = bundle(c, event.given), bundle(c, event.paid)
    if not event.paid:
        return c.say("Gift: {name} → {other}: {given}", name=name, other=other, given=given)
    if not event.given:
        return c.say("Gift: {name} → {other}: {given}", name=other, other=name, given=paid)
    return c.say(
        "{name} traded with {other}: {given} for {paid}",
        name=name,
        other=other,
        given=given,
        paid=paid,
    )


def _moved(c: Catalogue, event: OfferMoved, names: Names) -> str:
    return c.say("Offer still open: {name}", name=names[event.seat])


def _gifts(c: Catalogue, event: GiftsLeft, names: Names) -> str:
    if not event.kinds:
        return c.say("No gifts are left")
    return c.say("Left as gifts: {cards}", cards=bundle(c, event.kinds))


def _drawn(c: Catalogue, event: CardsDrawn, names: Names) -> str:
    return c.say("{name} drew {cards}", name=names[event.seat], cards=bundle(c, event.kinds))


def _exhausted(c: Catalogue, event: DeckExhausted, names: Names) -> str:
    if event.final:
        return c.say("The deck is exhausted: this is the last turn")
    return c.count(
        "The deck is exhausted for the first time",
        "The deck has been emptied {n} times",
        event.times,
    )


def _reshuffled(c: Catalogue, event: DeckReshuffled, names: Names) -> str:
    return c.count(
        "The discard pile is the new deck: {n} card",
        "The discard pile is the new deck: {n} cards",
        event.size,
    )


def _turn(c: Catalogue, event: TurnPassed, names: Names) -> str:
    return c.say("{name}'s turn", name=names[event.seat])


def _over(c: Catalogue, event: GameOver, names: Names) -> str:
    winners = c.listed([names[seat] for seat in event.winners])
    coins = max(event.coins)
    if len(event.winners) > 1:
        return c.count(
            "{names} share the win with {n} coin",
            "{names} share the win with {n} coins",
            coins,
            names=winners,
        )
    return c.count(
        "{names} wins with {n} coin", "{names} wins with {n} coins", coins, names=winners
    )


_LINES: dict[type, Callable[[Catalogue, Any, Names], str]] = {
    Planted: _planted,
    Discarded: _discarded,
    Harvested: _harvested,
    FieldBought: _bought,
    StepBegan: _step,
    CardTurnedUp: _turned_up,
    DiscardJoined: _joined,
    Offered: _offered,
    Declined: _declined,
    OfferLapsed: _lapsed,
    TradeMade: _traded,
    OfferMoved: _moved,
    GiftsLeft: _gifts,
    CardsDrawn: _drawn,
    DeckExhausted: _exhausted,
    DeckReshuffled: _reshuffled,
    TurnPassed: _turn,
    GameOver: _over,
}


def line(catalogue: Catalogue, event: Event, names: Names) -> str:
    """The event as a line of the log; `names` in seat order."""
    return _LINES[type(event)](catalogue, event, names)
