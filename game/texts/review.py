"""The review of a game in words: turning points, deals, and amounts of coins."""

from collections.abc import Sequence

from game.rules import Event, Kind
from game.rules.events import (
    CardsDrawn,
    CardTurnedUp,
    FieldBought,
    GiftsLeft,
    Harvested,
    TradeMade,
)
from game.texts.catalogue import Catalogue, mark
from game.texts.kinds import bundle, counted

_HALF = 500


def amount(c: Catalogue, thousandths: int) -> str:
    """About so many coins, in halves: "1½ coins"; never less than half a coin."""
    halves = max(1, (abs(thousandths) + _HALF // 2) // _HALF)
    whole, half = divmod(halves, 2)
    figure = f"{whole or ''}{'½' if half else ''}"
    return c.count("{figure} coin", "{figure} coins", whole + half, figure=figure)


_UP: dict[type | None, str] = {
    TradeMade: mark("by a deal with {other}: {given} for {cards}"),
    CardTurnedUp: mark("by the cards turned up: {cards}"),
    CardsDrawn: mark("by the cards drawn: {cards}"),
    Harvested: mark("by a harvest: {cards} for {coins}"),
    FieldBought: mark("by buying a third field"),
    GiftsLeft: mark("by the gifts {other} left: {cards}"),
    None: "",
}
"""What brought a gain or a loss, as the end of a sentence."""


def swing(
    c: Catalogue, name: str, gained: int, leads: bool, why: tuple[str, bool], rival: str = ""
) -> str:
    """ "Ana gains about 2 coins on the others …"; `why` is what `cause` says and whether that did
    most of it, `rival` the other seat where there is only one."""
    because, mostly = why
    values = {"name": name, "coins": amount(c, gained), "rival": rival}
    if gained > 0 and leads:
        told = (
            c.say("{name} gains about {coins} on {rival} and takes the lead", **values)
            if rival
            else c.say("{name} gains about {coins} on the others and takes the lead", **values)
        )
    elif gained > 0:
        told = (
            c.say("{name} gains about {coins} on {rival}", **values)
            if rival
            else c.say("{name} gains about {coins} on the others", **values)
        )
    else:
        told = (
            c.say("{name} loses about {coins} to {rival}", **values)
            if rival
            else c.say("{name} loses about {coins} to the others", **values)
        )
    if not because:
        return c.say("{sentence}.", sentence=told)
    if not mostly:
        return c.say("{sentence}, not least {why}.", sentence=told, why=because)
    return c.say("{sentence}, mostly {why}.", sentence=told, why=because)


def cause(
    c: Catalogue,
    event: type[Event] | None,
    other: str,
    cards: Sequence[Kind],
    given: Sequence[Kind],
    coins: int,
) -> str:
    """What did most of it: "by the cards drawn: 2 red beans"; empty where nothing stands out."""
    if event is TradeMade and not given:
        return c.say("by a gift of {other}: {cards}", other=other, cards=bundle(c, cards))
    if event is TradeMade and not cards:
        return c.say("by a gift to {other}: {cards}", other=other, cards=bundle(c, given))
    paid = c.count("{n} coin", "{n} coins", coins) if coins else c.say("nothing")
    return c.say(
        _UP.get(event, ""), other=other, cards=bundle(c, cards), given=bundle(c, given), coins=paid
    )


def deal_made(
    c: Catalogue, names: tuple[str, str], given: Sequence[Kind], got: Sequence[Kind], gain: int
) -> str:
    """The best deal that `names[0]` made, with `names[1]`."""
    name, other = names
    values = {"name": name, "other": other, "coins": amount(c, gain)}
    values |= {"given": bundle(c, given), "got": bundle(c, got)}
    if not given:
        return c.say("{name} got {got} from {other} as a gift: worth about {coins}.", **values)
    if not got:
        return c.say(
            "{name} gave {given} to {other} for nothing: worth about {coins} all the same.",
            **values,
        )
    return c.say("{name} gave {other} {given} for {got}: worth about {coins}.", **values)


def deal_missed(
    c: Catalogue,
    names: tuple[str, str],
    given: Sequence[Kind],
    got: Sequence[Kind],
    gains: tuple[int, int],
) -> str:
    """The best deal that `names[0]` could have made with `names[1]`; both would have gained."""
    name, other = names
    values = {"name": name, "other": other, "given": bundle(c, given), "got": bundle(c, got)}
    values |= {"coins": amount(c, gains[0]), "theirs": amount(c, gains[1])}
    if not given:
        return c.say(
            "{other} would have been glad to give {name} {got}: worth about {coins} to {name}.",
            **values,
        )
    if not got:
        return c.say(
            "{other} would have taken {given} as a gift, and that alone would have been "
            "worth about {coins} to {name}.",
            **values,
        )
    return c.say(
        "{name} could have given {other} {given} for {got}: worth about {coins} to {name}, "
        "about {theirs} to {other}.",
        **values,
    )


def field_grown(c: Catalogue, name: str, kind: Kind, count: int) -> str:
    """Why a card was welcome: "Ana grew 3 red beans."; empty when none grew."""
    if not count:
        return ""
    return c.say("{name} grew {cards}.", name=name, cards=counted(c, kind, count))


def turn_of(c: Catalogue, number: int, name: str) -> str:
    """ "Turn 9, Hugo"."""
    return c.say("Turn {n}, {name}", n=number, name=name)
