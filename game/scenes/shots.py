"""Scenes for still pictures: each name makes the real scene, with a game played up to a point."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.bots import CHARACTERS, EVEN
from game.kit.stage import Scene
from game.match import Match, Seat
from game.match.seats import BOT
from game.rules import EDITIONS, Rules, rules_for
from game.rules.events import TurnPassed
from game.scenes.boot import BootScene
from game.scenes.chair import ChairScene, NamesScene
from game.scenes.confirm import SorryScene
from game.scenes.difficulty import DifficultyScene
from game.scenes.draft import Draft
from game.scenes.home import Home
from game.scenes.house_rules import HouseRulesScene
from game.scenes.looks import NAMES, SEAT_COLORS, face_of
from game.scenes.menu import MenuScene
from game.scenes.results import ResultsScene
from game.texts import QUIET

MOST_DECISIONS = 20_000
START = 0


class ShotWish(NamedTuple):
    """The game that a picture is wanted of."""

    edition: str = "classic"
    players: int = 4
    seed: int = 7
    turns: int = 6

    def rules(self) -> Rules:
        """Its rules."""
        return rules_for(self.edition, self.players)

    def seats(self) -> tuple[Seat, ...]:
        """A person and bots, all of different character."""
        keys = [key for key in CHARACTERS if key != EVEN]
        bots = [
            Seat(CHARACTERS[key].name, BOT, "easy", key, number + 1)
            for number, key in enumerate(keys[: self.players - 1])
        ]
        return (Seat(NAMES[0], colour=0, character="dreamer"), *bots)

    def match(self) -> Match:
        """A match in memory, played by bots alone for so many turns, then seat 0 is a person."""
        seats = self.seats()
        played = Match.new(
            self.rules(), [seat_as_bot(seat) for seat in seats], START, self.seed, None
        )
        play_turns(played, self.turns)
        return with_seats(played, seats)

    def finished(self) -> Match:
        """A match played to its end."""
        seats = self.seats()
        played = Match.new(
            self.rules(), [seat_as_bot(seat) for seat in seats], START, self.seed, None
        )
        play_turns(played, MOST_DECISIONS)
        return with_seats(played, seats)


class NoMoment(Exception):  # noqa: N818 - it says what the wanted game lacks
    """The moment of a picture never comes in the wanted game; said in words of the command."""

    def __init__(self, rules: Rules) -> None:
        duel = " (a game of two is a duel, and has no trading)" if rules.duel else ""
        super().__init__(f"its moment never comes in this game{duel}")


class Shot(NamedTuple):
    """How a picture is made, and how many seconds pass before it is taken.

    `make` raises NoMoment where the wanted game has no such moment.
    """

    make: Callable[[Home, ShotWish], Scene | list[Scene]]
    settle: float = 0.5


def seat_as_bot(seat: Seat) -> Seat:
    """The same seat, played by the computer."""
    return Seat(seat.name, BOT, seat.level or "easy", seat.character or EVEN, seat.colour)


def play_turns(match: Match, turns: int) -> None:
    """Let the bots play until so many turns have passed, or the game is over."""
    passed = 0
    for _ in range(MOST_DECISIONS):
        if match.over or passed >= turns:
            return
        if not match.think():
            return
        for happened in match.play():
            passed += sum(isinstance(event, TurnPassed) for event in happened.events)


def with_seats(match: Match, seats: tuple[Seat, ...]) -> Match:
    """The same game with other people at the table."""
    again = Match.new(match.rules, seats, START, match.seed, None)
    again.submit_all([entry.action for entry in match.history.entries])
    return again


def _menu(home: Home, wish: ShotWish) -> Scene:
    return MenuScene(home)


def _setup(home: Home, wish: ShotWish) -> list[Scene]:
    return [MenuScene(home), home.routes.setup()]


def _draft(wish: ShotWish) -> Draft:
    draft = Draft()
    draft.set_players(wish.players)
    if wish.players in EDITIONS[wish.edition]:
        draft.set_edition(wish.edition)
    return draft


def _chair(home: Home, wish: ShotWish) -> list[Scene]:
    return [home.routes.setup(), ChairScene(home, _draft(wish), 1)]


def _person(home: Home, wish: ShotWish) -> list[Scene]:
    return [home.routes.setup(), ChairScene(home, _draft(wish), 0)]


def _names(home: Home, wish: ShotWish) -> list[Scene]:
    return [*_person(home, wish), NamesScene(home, list(NAMES))]


def _house_rules(home: Home, wish: ShotWish) -> list[Scene]:
    return [home.routes.setup(), HouseRulesScene(home, _draft(wish))]


def _curtain(home: Home, wish: ShotWish) -> Scene:
    seat = wish.seats()[0]
    return home.routes.curtain(seat.name, face_of(seat, 0), SEAT_COLORS[0])


def _results(home: Home, wish: ShotWish) -> Scene:
    return ResultsScene(home, wish.finished())


def _results_part(part: int) -> Callable[[Home, ShotWish], Scene]:
    return lambda home, wish: ResultsScene(home, wish.finished(), part)


def _over_table(panel: Callable[[Home, Match], Scene]) -> Callable[[Home, ShotWish], list[Scene]]:
    def make(home: Home, wish: ShotWish) -> list[Scene]:
        match = wish.match()
        return [home.routes.table(match), panel(home, match)]

    return make


def _log(home: Home, match: Match) -> Scene:
    names = [seat.name for seat in match.seats]
    events = match.redacted(match.history.events(), 0)
    lines = [home.texts.event(event, names) for event in events if type(event) not in QUIET]
    return home.routes.log(lines)


def _confirm(home: Home, match: Match) -> Scene:
    say = home.texts.say
    return home.routes.confirm(
        say("Leave this game? It is saved, and Continue brings it back."),
        say("To the menu"),
        say("Go on"),
    )


SHOTS: dict[str, Shot] = {
    "boot": Shot(lambda home, wish: BootScene(home, lambda stage: None), 0.2),
    "menu": Shot(_menu, 6.0),
    "setup": Shot(_setup),
    "seat-computer": Shot(_chair),
    "seat-person": Shot(_person),
    "names": Shot(_names),
    "house-rules": Shot(_house_rules),
    "results": Shot(_results, 12.0),
    "results-chart": Shot(_results_part(1), 2.0),
    "results-harvests": Shot(_results_part(2)),
    "rules": Shot(lambda home, wish: [MenuScene(home), home.routes.rules(wish.rules())], 0.5),
    "rules-all": Shot(lambda home, wish: [MenuScene(home), home.routes.rules()], 0.5),
    "settings": Shot(lambda home, wish: [MenuScene(home), home.routes.settings()], 0.5),
    "sorry": Shot(lambda home, wish: [MenuScene(home), SorryScene(home, True)], 0.5),
    "almanac": Shot(
        _over_table(lambda home, match: home.routes.almanac(match.rules, match.view(0)))
    ),
    "pause": Shot(_over_table(lambda home, match: home.routes.pause(match))),
    "difficulty": Shot(
        _over_table(lambda home, match: DifficultyScene(home, match, home.routes.levels()))
    ),
    "confirm": Shot(_over_table(_confirm)),
    "log": Shot(_over_table(_log)),
    "curtain": Shot(_curtain),
}
"""Pictures of everything but the table itself, by name."""
