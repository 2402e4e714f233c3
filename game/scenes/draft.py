"""A game being set up: what the set-up screen changes, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any, NamedTuple

from game.bots import CHARACTERS, LEVELS
from game.match.code import Deal, code_of
from game.match.seats import BOT, HUMAN, GameSetup, Seat, SetupError
from game.rules import EDITIONS, Rules, RulesError, rules_for
from game.scenes.looks import FACES, NAMES, SEAT_COLORS

MOST = 7
FEWEST = 2
DEFAULT_PLAYERS = 4
DEFAULT_LEVEL = "easy"


class Wish(NamedTuple):
    """What the command line asked for; None leaves it as it was."""

    edition: str | None = None
    players: int | None = None
    seed: int | None = None


@dataclass
class Chair:
    """One seat of the draft. `character` is a bot's ("" for a surprise) or a person's face."""

    name: str
    human: bool
    level: str
    character: str
    colour: int


class Draft:
    """Seven chairs are kept, so that those taken away come back as they were."""

    def __init__(self) -> None:
        self.edition = "classic"
        self.players = DEFAULT_PLAYERS
        self.settings: dict[str, Any] = {}
        self.seed: int | None = None
        self.start: int | None = None
        self.chairs = [_fresh_chair(number) for number in range(MOST)]

    @classmethod
    def remembered(cls, data: object) -> Draft:
        """The draft of the last game (`Settings.last_setup`), or a fresh one."""
        draft = cls()
        if data is None:
            return draft
        try:
            setup = GameSetup.from_json(data)
        except SetupError:
            return draft
        draft.edition, draft.players = setup.edition, setup.players
        draft.settings, draft.start = dict(setup.settings), setup.start
        for number, seat in enumerate(setup.seats):
            draft.chairs[number] = _chair_of(seat)
        return draft

    def follow(self, wish: Wish) -> None:
        """Change what the command line asked for."""
        if wish.edition is not None:
            self.set_edition(wish.edition)
        if wish.players is not None:
            self.set_players(wish.players)
        if wish.seed is not None:
            self.seed = wish.seed

    def take(self, deal: Deal) -> None:
        """The edition, rules, start seat and seed of a game code; who plays stays as it is."""
        self.edition, self.players = deal.edition, deal.players
        self.settings = dict(deal.settings)
        self.start, self.seed = deal.start, deal.seed

    def code(self) -> str:
        """The game code of the next game; empty while its seed is not known."""
        if self.seed is None or self.error() is not None:
            return ""
        return code_of(Deal(self.edition, self.players, self.seed, self.settings, self.start))

    def set_players(self, players: int) -> None:
        """So many seats; an edition that is not for so many gives way to the classic one."""
        self.players = max(FEWEST, min(MOST, players))
        if self.players == FEWEST:
            self._change_edition("duel")
        elif self.edition == "duel" or self.players not in EDITIONS[self.edition]:
            self._change_edition("classic")
        self.settings.pop("hand", None)
        if self.start is not None and self.start >= self.players:
            self.start = None

    def set_edition(self, edition: str) -> None:
        """Another edition; the number of players moves into its range."""
        seats = EDITIONS[edition]
        least = seats.start if edition == "duel" else max(3, seats.start)
        self.players = max(least, min(seats.stop - 1, self.players))
        self._change_edition(edition)
        if self.start is not None and self.start >= self.players:
            self.start = None

    def change(self, name: str, value: Any) -> None:
        """Set a rule; one that is the edition's own is no change."""
        if value == getattr(self.plain(), name):
            self.settings.pop(name, None)
        else:
            self.settings[name] = value
        if name == "fields":
            self._follow_fields()

    def value(self, name: str) -> Any:
        """What a rule is set to now."""
        return self.settings.get(name, getattr(self.plain(), name))

    def plain(self) -> Rules:
        """The edition's own rules for so many players."""
        return rules_for(self.edition, self.players)

    def error(self) -> RulesError | None:
        """Why these rules cannot be; None when they can."""
        try:
            rules_for(self.edition, self.players, self.settings)
        except RulesError as error:
            return error
        return None

    def seats(self) -> list[Chair]:
        """The chairs that are in the game."""
        return self.chairs[: self.players]

    def to_json(self) -> dict[str, Any]:
        """What `remembered` reads; the seed is for one game only."""
        return replace(self._setup(self.seats()), seed=None).to_json()

    def setup(self, chance: Random) -> GameSetup:
        """The set-up to begin with; surprises are drawn now."""
        taken = {chair.character for chair in self.seats()}
        free = [key for key in CHARACTERS if key not in taken]
        chance.shuffle(free)
        chairs = []
        for chair in self.seats():
            if not chair.human and not chair.character:
                key = free.pop() if free else "farmer"
                chair = replace(chair, character=key, name=CHARACTERS[key].name)
            chairs.append(chair)
        return self._setup(chairs)

    def _setup(self, chairs: list[Chair]) -> GameSetup:
        seats = tuple(_seat_of(chair) for chair in chairs)
        return GameSetup(self.edition, seats, dict(self.settings), self.start, self.seed)

    def _change_edition(self, edition: str) -> None:
        if edition != self.edition:
            self.edition = edition
            self.settings.clear()

    def _follow_fields(self) -> None:
        """A third field is for sale only where one starts with two (RULES.md section 2)."""
        if self.value("fields") != 2:
            self.settings["field_price"] = None
            if self.plain().field_price is None:
                self.settings.pop("field_price")
        else:
            self.settings.pop("field_price", None)


def _fresh_chair(number: int) -> Chair:
    if number == 0:
        return Chair(NAMES[0], True, DEFAULT_LEVEL, FACES[6], 0)
    return Chair("", False, DEFAULT_LEVEL, "", number % len(SEAT_COLORS))


def _chair_of(seat: Seat) -> Chair:
    level = seat.level if seat.level in LEVELS else DEFAULT_LEVEL
    character = seat.character if seat.character in CHARACTERS else ""
    surprise = not seat.human and not character
    return Chair("" if surprise else seat.name, seat.human, level, character, seat.colour)


def _seat_of(chair: Chair) -> Seat:
    level = "" if chair.human else chair.level
    player = HUMAN if chair.human else BOT
    return Seat(chair.name, player, level, chair.character, chair.colour)
