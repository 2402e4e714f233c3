"""The editions as data, and custom games made from them (RULES.md section 2)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.rules.kinds import COCOA, COFFEE, COUNTS, GARDEN, KINDS, NAMES, WAX, Kind


class RulesError(ValueError):
    """A setting is unknown, of a wrong type or impossible; `setting` names it."""

    def __init__(self, setting: str, reason: str) -> None:
        super().__init__(f"{setting}: {reason}")
        self.setting = setting
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Rules:
    """Every setting of one game. Made by `rules_for`, which checks them.

    `hand` is in play order from the start seat; `field_price` is None where no third field is
    for sale; `exhaustions` is the exhaustion that ends the game.
    """

    edition: str
    players: int
    left_out: tuple[Kind, ...]
    hand: tuple[int, ...]
    fields: int
    field_price: int | None
    field_coins_to: str
    draw: int
    draws: str
    exhaustions: int
    reshuffle: str
    tie: str
    harvest_out_of_turn: bool
    protection: str
    duel: bool = field(init=False, repr=False)
    """Whether the steps are the duel's (RULES.md section 9)."""
    strict: bool = field(init=False, repr=False)
    """Whether bean protection is the strict one (RULES.md section 6)."""
    turned_up: int = field(init=False, repr=False)
    """Cards that `reveal` turns up."""

    def __post_init__(self) -> None:
        duel = self.edition == "duel"
        object.__setattr__(self, "duel", duel)
        object.__setattr__(self, "strict", self.protection == "strict")
        object.__setattr__(self, "turned_up", 3 if duel else 2)

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds in play, ascending."""
        return tuple(kind for kind in KINDS if kind not in self.left_out)

    @property
    def cards(self) -> int:
        """How many cards are in play."""
        return sum(COUNTS[kind] for kind in self.kinds)

    def full_deck(self) -> list[Kind]:
        """All cards in play, unshuffled."""
        return [kind for kind in self.kinds for _ in range(COUNTS[kind])]

    def changes(self) -> dict[str, Any]:
        """The settings that differ from the edition's own, by name."""
        plain = rules_for(self.edition, self.players)
        names = (*_DEFAULTS, "hand")
        return {
            name: getattr(self, name)
            for name in names
            if getattr(self, name) != getattr(plain, name)
        }


EDITIONS: dict[str, range] = {
    "classic": range(2, 8),
    "base": range(3, 6),
    "extended": range(3, 8),
    "duel": range(2, 3),
}
"""Each edition's numbers of players."""

_DEFAULTS: dict[str, Any] = {
    "left_out": (COFFEE,),
    "fields": 2,
    "field_price": None,
    "field_coins_to": "discard",
    "draw": 3,
    "draws": "active",
    "exhaustions": 3,
    "reshuffle": "needed",
    "tie": "hand",
    "harvest_out_of_turn": True,
    "protection": "normal",
}
_NEWER: dict[str, Any] = {"reshuffle": "at-once", "tie": "seat"}
_CLASSIC_3: dict[str, Any] = {"left_out": (COCOA,), "fields": 3, "exhaustions": 2}
_BASE: dict[str, Any] = {"left_out": (COFFEE, WAX, COCOA), **_NEWER}
_EXTENDED: dict[str, Any] = {"draw": 1, "draws": "everyone", **_NEWER}

_TABLE: dict[tuple[str, int], dict[str, Any]] = {
    ("duel", 2): {
        "left_out": (GARDEN, COCOA),
        "field_price": 3,
        "field_coins_to": "box",
        "draw": 2,
        "exhaustions": 1,
        "harvest_out_of_turn": False,
    },
    ("classic", 3): _CLASSIC_3,
    ("base", 3): {"fields": 3, **_BASE},
    ("extended", 3): {**_CLASSIC_3, **_EXTENDED},
}
for _players in (4, 5):
    _TABLE["classic", _players] = {"field_price": 3}
    _TABLE["base", _players] = _BASE
    _TABLE["extended", _players] = _EXTENDED
for _players in (6, 7):
    _TABLE["classic", _players] = {
        "left_out": (GARDEN, COCOA),
        "hand": (3, 4, 5, 6, 6, 6, 6)[:_players],
        "field_price": 2,
        "draw": 4,
    }
    _TABLE["extended", _players] = {"left_out": (GARDEN, COCOA), **_EXTENDED}

WORDS: dict[str, tuple[str, ...]] = {
    "field_coins_to": ("discard", "box"),
    "draws": ("active", "everyone"),
    "reshuffle": ("needed", "at-once"),
    "tie": ("hand", "seat"),
    "protection": ("normal", "strict"),
}
"""What a setting that is a word may be."""
NUMBERS: dict[str, range] = {
    "fields": range(1, 4),
    "draw": range(1, 10),
    "exhaustions": range(1, 10),
}
"""What a setting that is always a number may be."""


def players_of(edition: str) -> range:
    """The numbers of players of an edition. Raises RulesError for an unknown one."""
    if not isinstance(edition, str) or edition not in EDITIONS:
        known = ", ".join(EDITIONS)
        raise RulesError("edition", f"unknown edition {edition!r:.40}; known are {known}")
    return EDITIONS[edition]


def rules_for(edition: str, players: int, settings: Mapping[str, Any] | None = None) -> Rules:
    """The rules of an edition, with the given settings changed.

    `classic` with two players is the duel. `left_out` may hold kinds or their names. Raises
    RulesError for anything that RULES.md section 2 does not allow.
    """
    seats = players_of(edition)
    if not _is_number(players) or players not in seats:
        most = f" to {seats.stop - 1}" if len(seats) > 1 else ""
        raise RulesError("players", f"{edition} is for {seats.start}{most} players")
    if edition == "classic" and players == 2:
        edition = "duel"
    changed = dict(settings or {})
    values: dict[str, Any] = {**_DEFAULTS, "hand": (5,) * players, **_TABLE[edition, players]}
    for name in changed:
        if name not in values:
            raise RulesError(name, "unknown setting")
    own_price = values["field_price"]
    values.update({name: _checked(name, value) for name, value in changed.items()})
    if values["fields"] != 2 and own_price and "field_price" not in changed:
        raise RulesError("field_price", "must be set to none where fields is not 2")
    values["left_out"] = tuple(sorted(values["left_out"]))
    rules = Rules(edition=edition, players=players, **values)
    _check_together(rules)
    return rules


def published_options(edition: str, players: int) -> dict[str, dict[str, Any]]:
    """The options that an edition's own rules offer: for each code its settings."""
    if edition == "classic" and players in (6, 7):
        return {"no-cocoa-no-coffee": {"left_out": (COFFEE, COCOA)}}
    if edition == "duel":
        return {"three-fields": {"fields": 3, "field_price": None}}
    return {}


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _checked(name: str, value: Any) -> Any:
    if name in WORDS:
        if value not in WORDS[name]:
            raise RulesError(name, f"must be one of {', '.join(WORDS[name])}")
    elif name in NUMBERS:
        allowed = NUMBERS[name]
        if not _is_number(value) or value not in allowed:
            raise RulesError(name, f"must be a number from {allowed.start} to {allowed.stop - 1}")
    elif name == "field_price":
        if value is not None and (not _is_number(value) or value not in range(1, 10)):
            raise RulesError(name, "must be a number from 1 to 9, or none")
    elif name == "harvest_out_of_turn":
        if not isinstance(value, bool):
            raise RulesError(name, "must be true or false")
    elif name == "hand":
        if not isinstance(value, list | tuple) or not all(
            _is_number(cards) and cards in range(10) for cards in value
        ):
            raise RulesError(name, "must be a list of numbers from 0 to 9")
        return tuple(value)
    else:
        return _kinds_left_out(value)
    return value


def _kinds_left_out(value: Any) -> tuple[Kind, ...]:
    if not isinstance(value, list | tuple):
        raise RulesError("left_out", "must be a list of kinds")
    kinds: list[Kind] = []
    for item in value:
        if isinstance(item, str) and item in NAMES:
            kinds.append(NAMES.index(item))
        elif _is_number(item) and item in KINDS:
            kinds.append(item)
        else:
            raise RulesError("left_out", f"unknown kind {item!r}")
    if len(set(kinds)) != len(kinds):
        raise RulesError("left_out", "a kind is named twice")
    if len(kinds) == len(KINDS):
        raise RulesError("left_out", "at least one kind must stay")
    return tuple(kinds)


def _check_together(rules: Rules) -> None:
    if rules.field_price is not None and rules.fields != 2:
        raise RulesError("field_price", "a third field is for sale only where fields is 2")
    if not rules.harvest_out_of_turn and not rules.duel:
        raise RulesError("harvest_out_of_turn", "can be false only in the duel")
    if len(rules.hand) != rules.players:
        raise RulesError("hand", f"needs one number for each of the {rules.players} seats")
    if sum(rules.hand) >= rules.cards:
        raise RulesError("hand", "the deal must leave a card in the deck")
