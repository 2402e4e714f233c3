"""Bots play whole games, legally, in every edition and under custom settings."""

import hashlib

import pytest

from game.bots import CHARACTERS, LEVELS, make_bot
from game.match.headless import Outcome, play_game
from game.rules import EDITIONS, Rules, rules_for
from tests.bots.frozen import Loner, Matcher
from tests.bots.tables import mixed_table, table

EVERY_TABLE = [(edition, players) for edition, seats in EDITIONS.items() for players in seats]

CUSTOM = [
    ("classic", 4, {"fields": 1, "field_price": None}),
    ("classic", 4, {"protection": "strict", "field_price": 1}),
    ("classic", 5, {"left_out": list(range(1, 11)), "hand": [4, 4, 4, 4, 4]}),
    ("classic", 3, {"hand": [0, 0, 0], "draw": 9}),
    ("base", 4, {"exhaustions": 9, "draw": 1}),
    ("base", 3, {"draws": "everyone", "protection": "strict"}),
    ("extended", 7, {"hand": [9, 0, 3, 1, 9, 2, 0], "exhaustions": 1}),
    ("duel", 2, {"fields": 3, "field_price": None, "harvest_out_of_turn": True}),
    ("duel", 2, {"exhaustions": 3, "protection": "strict", "field_coins_to": "discard"}),
]


def play(rules: Rules, levels: tuple[str, ...], seed: int) -> Outcome:
    """`play_game` raises when a bot does anything illegal or nobody goes on."""
    return play_game(rules, mixed_table(rules, levels), seed, seed % rules.players)


def told(outcome: Outcome) -> str:
    """A digest of all actions of a game, with their types."""
    lines = [f"{type(action).__name__}{tuple(action)}" for action, _ in outcome.journal]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_every_edition_is_played_to_its_end(edition: str, players: int) -> None:
    rules = rules_for(edition, players)
    outcome = play(rules, LEVELS[::-1], players)
    assert len(outcome.coins) == rules.players
    assert outcome.winners


@pytest.mark.parametrize(("edition", "players", "settings"), CUSTOM)
def test_custom_games_are_played_to_their_end(
    edition: str, players: int, settings: dict[str, object]
) -> None:
    rules = rules_for(edition, players, settings)
    for seed in range(2):
        assert play(rules, ("expert", "easy", "hard", "medium"), seed).winners


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_plays(character: str) -> None:
    rules = rules_for("classic", 4)
    assert play_game(rules, table("hard", rules, character), 3, 0).winners


def test_frozen_opponents_play_with_the_others() -> None:
    rules = rules_for("base", 4)
    bots = {
        0: Matcher(0),
        1: Loner(1),
        2: make_bot("expert", "farmer", 2, rules),
        3: make_bot("easy", "farmer", 3, rules),
    }
    assert play_game(rules, bots, 5, 1).winners


GOLDEN = {
    ("base", 4): "821a6053f229eead",
    ("classic", 6): "1a8e0911efa978db",
    ("duel", 2): "4d79b8e2a78328e6",
}


@pytest.mark.parametrize(("edition", "players"), GOLDEN)
def test_the_same_seed_gives_the_same_game_on_every_machine(edition: str, players: int) -> None:
    """When play is changed on purpose, these digests change with it."""
    rules = rules_for(edition, players)
    levels = ("expert", "hard", "medium", "easy", "random")
    first, second = play(rules, levels, 7), play(rules, levels, 7)
    assert told(first) == told(second) == GOLDEN[edition, players]
    assert told(play(rules, levels, 8)) != told(first)


def test_unknown_levels_and_characters_are_refused() -> None:
    rules = rules_for("base", 4)
    with pytest.raises(ValueError, match="unknown level"):
        make_bot("genius", "farmer", 0, rules)
    with pytest.raises(ValueError, match="unknown character"):
        make_bot("easy", "nobody", 0, rules)


def test_there_are_eight_characters_or_more_all_different() -> None:
    people = list(CHARACTERS.values())
    assert len(people) >= 8
    for what in ("name", "face", "colour", "key"):
        assert len({getattr(one, what) for one in people}) == len(people)
