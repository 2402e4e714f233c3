"""What a conformance case expects to hold, against a game (RECORD.md "Conformance cases")."""

from typing import Any

from game.records.errors import Malformed
from game.records.header import POSITION_NAMES, SEAT_NAMES, position_line
from game.records.values import shortened
from game.rules import NAMES, Game

_COUNTED = frozenset(("deck", "discard", "hand", "coins", "up", "gifts", "aside"))
_FURTHER = ("discard_top", "offers", "winners", "over")


def check_names(expected: Any, players: int) -> None:
    """Raise Malformed unless every name in an `expect` is one that can be looked up."""
    if not isinstance(expected, dict):
        raise Malformed("'expect' must be an object")
    for name in expected:
        if name not in POSITION_NAMES and name not in _FURTHER:
            raise Malformed(f"expect has the unknown name {shortened(name)}")
    seats = expected.get("seats", {})
    if not isinstance(seats, dict):
        raise Malformed("'seats' of an expect must be an object")
    numbers = {str(seat) for seat in range(players)}
    for number, names in seats.items():
        if number not in numbers:
            raise Malformed(f"expect has the unknown seat {shortened(number)}")
        if not isinstance(names, dict):
            raise Malformed(f"seat {number} of an expect must be an object")
        for name in names:
            if name not in SEAT_NAMES:
                raise Malformed(f"expect has the unknown name {shortened(name)} of a seat")


def difference(game: Game, expected: dict[str, Any]) -> str | None:
    """What was expected and what was found where they differ first, or None when all holds."""
    found: dict[str, Any] = position_line(game.position())
    seats = found["seats"]
    found["discard_top"] = NAMES[game.discard[-1]] if game.discard else None
    found["offers"] = sum(1 for offer in game.offers if offer is not None)
    found["winners"] = None if game.winners is None else list(game.winners)
    found["over"] = game.over
    for name, wanted in expected.items():
        if name != "seats" and not _same(name, found[name], wanted):
            return _differs(name, wanted, found[name])
    for number, names in expected.get("seats", {}).items():
        for name, wanted in names.items():
            if not _same(name, seats[int(number)][name], wanted):
                return _differs(f"{name} of seat {number}", wanted, seats[int(number)][name])
    return None


def _same(name: str, found: Any, wanted: Any) -> bool:
    if name in _COUNTED and type(wanted) is int:
        return len(found) == wanted
    return _equal(found, wanted)


def _equal(found: Any, wanted: Any) -> bool:
    """Equal as JSON: true is not 1."""
    if type(found) is not type(wanted):
        return False
    if isinstance(found, list):
        return len(found) == len(wanted) and all(map(_equal, found, wanted))
    return bool(found == wanted)


def _differs(name: str, wanted: Any, found: Any) -> str:
    return f"{name}: expected {shortened(wanted)}, found {shortened(found)}"
