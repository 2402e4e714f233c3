"""Whole games between computer players, each played once for all tests."""

from functools import cache

from game.bots import CHARACTERS
from game.match import Match, Seat
from game.match.seats import BOT
from game.match.story import Story
from game.rules import rules_for
from game.rules.events import TurnPassed

FOREVER = 10_000


def seats(players: int, level: str = "easy") -> list[Seat]:
    keys = list(CHARACTERS)[:players]
    return [Seat(CHARACTERS[key].name, BOT, level, key, number) for number, key in enumerate(keys)]


def play(match: Match, turns: int = FOREVER) -> Match:
    passed = 0
    while not match.over and passed < turns:
        if match.think():
            for happened in match.play():
                passed += any(isinstance(event, TurnPassed) for event in happened.events)
    return match


@cache
def finished(
    edition: str = "classic", players: int = 4, seed: int = 5, level: str = "easy"
) -> Match:
    """A game in memory, played to its end."""
    rules = rules_for(edition, players)
    return play(Match.new(rules, seats(players, level), seed % players, seed, None))


@cache
def story(edition: str = "classic", players: int = 4, seed: int = 5, level: str = "easy") -> Story:
    """The same as a story."""
    return Story.of_match(finished(edition, players, seed, level))
