"""Who sits where, and the set-up of a game as one value that can be remembered."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from game.records import Header
from game.rules import Rules, RulesError, rules_for

HUMAN, BOT = "human", "bot"
LONGEST_NAME = 40
"""Letters of a name that is read from a file."""


class SetupError(ValueError):
    """A remembered set-up is no set-up; the message says what is wrong."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: who plays it, and how the person or bot is shown.

    `player` is "human" or "bot"; `level` and `character` are a bot's, and empty for a human;
    `colour` is an index into the theme's seat colours.
    """

    name: str
    player: str = HUMAN
    level: str = ""
    character: str = ""
    colour: int = 0

    @property
    def human(self) -> bool:
        """Whether a person plays this seat."""
        return self.player == HUMAN

    def to_json(self) -> dict[str, Any]:
        """The seat as a record's header has it; names without a value are left out."""
        values = {**asdict(self), "name": _shown(self.name)}
        return {name: value for name, value in values.items() if value != ""}

    @classmethod
    def from_json(cls, data: object, number: int) -> "Seat":
        """The seat in a header or set-up; what is missing or of a wrong type takes a default."""
        values = data if isinstance(data, Mapping) else {}
        words = {
            name: value
            for name in ("name", "player", "level", "character")
            if isinstance(value := values.get(name), str)
        }
        colour = values.get("colour")
        if type(colour) is not int or colour < 0:
            colour = number
        words["name"] = _shown(words.get("name", "")) or str(number + 1)
        if words.get("player") not in (HUMAN, BOT):
            words["player"] = HUMAN
        return cls(**words, colour=colour)


@dataclass(frozen=True, slots=True)
class GameSetup:
    """Everything a new game needs. `seed` None is drawn afresh when it begins (see `Match.begin`);
    `start` None comes from the seed.

    `settings` are the changes to the edition (RULES.md section 2), as `rules_for` takes them.
    """

    edition: str
    seats: tuple[Seat, ...]
    settings: Mapping[str, Any] = field(default_factory=dict)
    start: int | None = None
    seed: int | None = None

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.seats)

    def rules(self) -> Rules:
        """The rules of this set-up. Raises RulesError when they cannot be."""
        return rules_for(self.edition, self.players, self.settings)

    def to_json(self) -> dict[str, Any]:
        """A JSON object that `from_json` turns back into this set-up."""
        return {
            "edition": self.edition,
            "seats": [seat.to_json() for seat in self.seats],
            "settings": {name: _plain(value) for name, value in self.settings.items()},
            "start": self.start,
            "seed": self.seed,
        }

    @classmethod
    def from_json(cls, data: object) -> "GameSetup":
        """The set-up in a JSON object. Raises SetupError for anything that cannot be played."""
        if not isinstance(data, Mapping):
            raise SetupError("a set-up is a JSON object")
        edition, seats, settings = data.get("edition"), data.get("seats"), data.get("settings", {})
        if not isinstance(edition, str) or not isinstance(seats, list):
            raise SetupError("a set-up needs an edition and seats")
        if not isinstance(settings, Mapping):
            raise SetupError("settings: must be a JSON object")
        setup = cls(
            edition,
            tuple(Seat.from_json(seat, number) for number, seat in enumerate(seats)),
            dict(settings),
            _number_or_none(data, "start", len(seats)),
            _number_or_none(data, "seed", None),
        )
        try:
            setup.rules()
        except RulesError as error:
            raise SetupError(str(error)) from error
        return setup


def seats_of(header: Header, levels: Mapping[int, str] | None = None) -> list[Seat]:
    """The seats that a record tells of; where it tells of none, people's without names.

    `levels` are those of computer players that were changed since (`read_levels`).
    """
    told = header.seats or [{}] * header.rules.players
    seats = [Seat.from_json(seat, number) for number, seat in enumerate(told)]
    for number, level in (levels or {}).items():
        if number < len(seats) and not seats[number].human:
            seats[number] = replace(seats[number], level=level)
    return seats


def _shown(name: str) -> str:
    """A name without what cannot be drawn or written: no control characters, not too long."""
    return "".join(letter for letter in name if letter.isprintable())[:LONGEST_NAME]


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _number_or_none(data: Mapping[str, Any], name: str, end: int | None) -> int | None:
    value = data.get(name)
    if value is None:
        return None
    if type(value) is not int or value < 0 or (end is not None and value >= end):
        raise SetupError(f"{name}: must be a number of its range, or null")
    return value
