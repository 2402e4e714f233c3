"""The header of a record and a position in it, both ways (RECORD.md "Header", "Position")."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.records.errors import Malformed
from game.records.values import (
    field_from,
    field_names,
    flag,
    is_number,
    items,
    kinds_from,
    name_in,
    names_of,
    number,
    shortened,
)
from game.rules import (
    EMPTY,
    Field,
    Game,
    Kind,
    Position,
    Rules,
    RulesError,
    SeatPosition,
    Shuffle,
    Step,
    rules_for,
)

VERSION = 1
"""The version of the format that is written, and the greatest that is read."""

SEAT_NAMES = ("hand", "fields", "coins", "aside", "bought")
POSITION_NAMES = (
    "step",
    "active",
    "planted",
    "deck",
    "discard",
    "exhausted",
    "up",
    "gifts",
    "discarded",
    "final",
    "seats",
)
_OWN = ("record", "rules", "start", "deck", "position")
_STEPS = {step.value: step for step in Step}


@dataclass(frozen=True)
class Header:
    """What a game starts from: exactly one of `deck` (top first) and `position` is there.

    `info` has every other name of the line as it was: `seats`, `seed`, `app`, `date`, a case's
    `name` and `why`, and those that this reader does not know.
    """

    rules: Rules
    start: int
    deck: tuple[Kind, ...] | None = None
    position: Position | None = None
    info: Mapping[str, Any] = field(default_factory=dict)

    @property
    def seats(self) -> list[dict[str, Any]]:
        """The seats' descriptions, one for each player; empty when the header has no such list."""
        seats = self.info.get("seats")
        if not isinstance(seats, list) or len(seats) != self.rules.players:
            return []
        return seats if all(isinstance(seat, dict) for seat in seats) else []

    @property
    def seed(self) -> int | None:
        """The seed that the game was dealt from, where the record tells it."""
        seed = self.info.get("seed")
        return seed if is_number(seed) else None

    def new_game(self, shuffle: Shuffle) -> Game:
        """The game before its first action. Raises ValueError for a wrong deck or position."""
        if self.position is not None:
            return Game.at(self.rules, self.start, self.position, shuffle)
        assert self.deck is not None
        return Game(self.rules, self.deck, self.start, shuffle)


def header_from(value: dict[str, Any]) -> Header:
    """The header on the first line, checked. Raises Malformed."""
    version = number(name_in(value, "record"), "record")
    if version > VERSION:
        raise Malformed(
            f"the record has version {shortened(version)}; this program reads up to {VERSION}"
        )
    if version < 1:
        raise Malformed(f"there is no version {shortened(version)} of the record")
    rules = _rules_from(name_in(value, "rules"))
    start = number(name_in(value, "start"), "start")
    if ("deck" in value) == ("position" in value):
        raise Malformed("exactly one of 'deck' and 'position' must be there")
    deck, position = None, None
    if "deck" in value:
        deck = kinds_from(value["deck"], "deck")
    else:
        position = position_from(value["position"], rules, start)
    info = {name: item for name, item in value.items() if name not in _OWN}
    header = Header(rules, start, deck, position, info)
    try:
        header.new_game(lambda discard, number: discard)
    except ValueError as error:
        raise Malformed(str(error)) from None
    return header


def header_line(header: Header) -> dict[str, Any]:
    """The first line for a header."""
    rules = header.rules
    changes = rules.changes()
    if "left_out" in changes:
        changes["left_out"] = names_of(changes["left_out"])
    settings = {"edition": rules.edition, "players": rules.players, **changes}
    line: dict[str, Any] = {"record": VERSION, "rules": settings, "start": header.start}
    if header.deck is not None:
        line["deck"] = names_of(header.deck)
    else:
        assert header.position is not None
        line["position"] = position_line(header.position)
    return {**line, **header.info}


def _rules_from(value: Any) -> Rules:
    if not isinstance(value, dict):
        raise Malformed("'rules' must be an object")
    settings = dict(value)
    edition, players = name_in(value, "edition"), name_in(value, "players")
    del settings["edition"], settings["players"]
    if "left_out" in settings:
        settings["left_out"] = kinds_from(settings["left_out"], "left_out")
    try:
        return rules_for(edition, players, settings)
    except RulesError as error:
        raise Malformed(f"rules: {error}") from None


def position_from(value: Any, rules: Rules, start: int) -> Position:
    """A position; names left out take the value of a fresh turn. Raises Malformed."""
    if not isinstance(value, dict):
        raise Malformed("'position' must be an object")
    _known(value, POSITION_NAMES, "position")
    step = value.get("step", "plant")
    if not isinstance(step, str) or step not in _STEPS:
        raise Malformed(f"there is no step {shortened(step)}")
    seats = items(name_in(value, "seats"), "seats")
    return Position(
        step=_STEPS[step],
        active=number(value.get("active", start), "active"),
        planted=number(value.get("planted", 0), "planted"),
        discarded=flag(value.get("discarded", False), "discarded"),
        final=flag(value.get("final", False), "final"),
        exhausted=number(value.get("exhausted", 0), "exhausted"),
        deck=kinds_from(value.get("deck", []), "deck"),
        discard=kinds_from(value.get("discard", []), "discard"),
        up=kinds_from(value.get("up", []), "up"),
        gifts=kinds_from(value.get("gifts", []), "gifts"),
        seats=tuple([_seat_from(seat, rules) for seat in seats]),
    )


def position_line(position: Position) -> dict[str, Any]:
    """A position as a record has it, with every name."""
    return {
        "step": position.step.value,
        "active": position.active,
        "planted": position.planted,
        "deck": names_of(position.deck),
        "discard": names_of(position.discard),
        "exhausted": position.exhausted,
        "up": names_of(position.up),
        "gifts": names_of(position.gifts),
        "discarded": position.discarded,
        "final": position.final,
        "seats": [
            {
                "hand": names_of(seat.hand),
                "fields": [field_names(field) for field in seat.fields],
                "coins": names_of(seat.coins),
                "aside": names_of(seat.aside),
                "bought": seat.bought,
            }
            for seat in position.seats
        ],
    }


def _seat_from(value: Any, rules: Rules) -> SeatPosition:
    if not isinstance(value, dict):
        raise Malformed("a seat of a position must be an object")
    _known(value, SEAT_NAMES, "a seat of the position")
    bought = flag(value.get("bought", False), "bought")
    fields: tuple[Field, ...] = (EMPTY,) * (rules.fields + bought)
    if "fields" in value:
        fields = tuple([field_from(item) for item in items(value["fields"], "fields")])
    return SeatPosition(
        hand=kinds_from(value.get("hand", []), "hand"),
        fields=fields,
        coins=kinds_from(value.get("coins", []), "coins"),
        aside=kinds_from(value.get("aside", []), "aside"),
        bought=bought,
    )


def _known(value: dict[str, Any], names: tuple[str, ...], what: str) -> None:
    for name in value:
        if name not in names:
            raise Malformed(f"{what} has the unknown name {shortened(name)}")
