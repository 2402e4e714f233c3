"""Action lines (RECORD.md "Actions") and the actions of the rules, both ways."""

import re
from collections.abc import Callable
from typing import Any

from game.records.errors import Malformed
from game.records.values import items, kinds_from, name_in, names_of, number, shortened
from game.rules import (
    Accept,
    Action,
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
    hand,
    index_of,
    up,
    zone_of,
)
from game.rules.actions import ZONE_SIZE

_ZONES: dict[str, Callable[[int], Place]] = {"hand": hand, "up": up, "aside": aside, "gift": gift}
_PLACE = re.compile(r"(hand|up|aside|gift):(0|[1-9][0-9]{0,5})")


def action_from(value: dict[str, Any]) -> Action:
    """The action of a line that has `do` and `seat`. Raises Malformed when it is none."""
    do = name_in(value, "do")
    if not isinstance(do, str) or do not in _FROM:
        raise Malformed(f"there is no action {shortened(do)}")
    return _FROM[do](number(name_in(value, "seat"), "seat"), value)


def line_of(action: Action) -> dict[str, Any]:
    """The line for an action."""
    line: dict[str, Any] = {"seat": action.seat, "do": type(action).__name__.lower()}
    more = _TO.get(type(action))
    if more is not None:
        line.update(more(action))
    return line


def place_from(value: Any, what: str) -> Place:
    """A place by its name, as in "hand:0"."""
    match = _PLACE.fullmatch(value) if isinstance(value, str) else None
    if match is None:
        raise Malformed(f"{what!r} names no place: {shortened(value)}")
    index = int(match[2])
    if index >= ZONE_SIZE:
        raise Malformed(f"{what!r} names a card that is not there: {value}")
    return _ZONES[match[1]](index)


def place_name(place: Place) -> str:
    """The name of a place."""
    return f"{zone_of(place).name.lower()}:{index_of(place)}"


def _places(value: dict[str, Any], name: str) -> tuple[Place, ...]:
    return tuple([place_from(item, name) for item in items(name_in(value, name), name)])


def _field(value: dict[str, Any]) -> int:
    return number(name_in(value, "field"), "field")


def _from(value: dict[str, Any]) -> int:
    return number(name_in(value, "from"), "from")


def _plant(seat: int, value: dict[str, Any]) -> Action:
    card = place_from(value["card"], "card") if "card" in value else None
    return Plant(seat, _field(value), card)


def _offer(seat: int, value: dict[str, Any]) -> Action:
    to = name_in(value, "to")
    return Offer(
        seat,
        None if to is None else number(to, "to"),
        _places(value, "give"),
        kinds_from(name_in(value, "want"), "want"),
    )


_FROM: dict[str, Callable[[int, dict[str, Any]], Action]] = {
    "plant": _plant,
    "discard": lambda seat, value: Discard(seat, place_from(name_in(value, "card"), "card")),
    "reveal": lambda seat, value: Reveal(seat),
    "offer": _offer,
    "accept": lambda seat, value: Accept(seat, _from(value), _places(value, "pay")),
    "decline": lambda seat, value: Decline(seat, _from(value)),
    "withdraw": lambda seat, value: Withdraw(seat),
    "done": lambda seat, value: Done(seat),
    "harvest": lambda seat, value: Harvest(seat, _field(value)),
    "buy": lambda seat, value: Buy(seat),
}


def _plant_line(action: Plant) -> dict[str, Any]:
    card = {} if action.card is None else {"card": place_name(action.card)}
    return {**card, "field": action.field}


def _offer_line(action: Offer) -> dict[str, Any]:
    give = [place_name(place) for place in action.give]
    return {"to": action.to, "give": give, "want": names_of(action.want)}


def _accept_line(action: Accept) -> dict[str, Any]:
    return {"from": action.from_, "pay": [place_name(place) for place in action.pay]}


_TO: dict[type, Callable[[Any], dict[str, Any]]] = {
    Plant: _plant_line,
    Discard: lambda action: {"card": place_name(action.card)},
    Offer: _offer_line,
    Accept: _accept_line,
    Decline: lambda action: {"from": action.from_},
    Harvest: lambda action: {"field": action.field},
}
