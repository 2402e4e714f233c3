"""Whole games by random legal play, for the properties that every game must have."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from game.cli.random_play import Chance, next_action, shuffle_of
from game.records import Header, Record, RecordWriter, read_record
from game.rules import EDITIONS, Action, Event, Game, Kind, Rules, rules_for

CUSTOM = [
    ("classic", 3, {"left_out": ["coffee", "wax", "blue", "chili", "stink"], "exhaustions": 9}),
    ("classic", 4, {"fields": 1, "field_price": None, "draw": 9, "exhaustions": 5}),
    ("classic", 5, {"fields": 3, "field_price": None, "protection": "strict"}),
    ("classic", 6, {"left_out": ["coffee", "cocoa"], "draw": 1, "reshuffle": "at-once"}),
    ("classic", 7, {"hand": [0, 0, 0, 0, 0, 0, 0], "field_price": 1, "tie": "seat"}),
    ("classic", 4, {"field_coins_to": "box", "protection": "strict", "draws": "everyone"}),
    ("base", 4, {"field_price": 2, "field_coins_to": "box", "exhaustions": 1, "tie": "hand"}),
    ("base", 5, {"hand": [9, 0, 1, 2, 3], "reshuffle": "needed", "draws": "everyone"}),
    ("extended", 7, {"draw": 9, "exhaustions": 9, "field_price": 9}),
    ("duel", 2, {"exhaustions": 4, "draw": 9, "harvest_out_of_turn": True}),
    ("duel", 2, {"exhaustions": 3, "reshuffle": "at-once", "draws": "everyone"}),
    ("duel", 2, {"fields": 3, "field_price": None, "protection": "strict"}),
    (
        "classic",
        3,
        {"left_out": [*["coffee", "wax", "blue", "chili", "stink", "green", "soy"], "cocoa"]},
    ),
]


def all_rules() -> list[Rules]:
    """Every edition with every number of players, and custom games of many kinds."""
    plain = [
        rules_for(edition, players) for edition, range_ in EDITIONS.items() for players in range_
    ]
    return plain + [rules_for(*custom) for custom in CUSTOM]


def name_of(rules: Rules) -> str:
    """A short name for a test's parameter."""
    return "-".join([rules.edition, str(rules.players), *rules.changes()])


class Played(NamedTuple):
    """One action of a game, with the game before and the (same, changed) game after it."""

    before: Game
    action: Action
    events: list[Event]
    game: Game


def new_game(rules: Rules, seed: int) -> tuple[Game, list[Kind], Chance]:
    """A dealt game, its deck in drawing order, and the chance to play it on with."""
    chance = Chance(seed)
    deck = chance.shuffled(rules.full_deck())
    return Game(rules, deck, chance.below(rules.players), shuffle_of(seed)), deck, chance


def play(rules: Rules, seed: int, most: int = 20_000) -> Iterator[Played]:
    """A whole game, action by action."""
    game, _, chance = new_game(rules, seed)
    for _ in range(most):
        if game.over:
            return
        before = game.copy()
        action = next_action(game, chance)
        yield Played(before, action, game.apply(action), game)
    raise AssertionError("the game does not end")


def cards_of(game: Game) -> list[Kind]:
    """Every card on the table, sorted; what went into the box is not on it."""
    cards = [*game.deck, *game.discard, *game.up, *game.gifts]
    for zone in (game.hands, game.coins, game.aside):
        for pile in zone:
            cards += pile
    for fields in game.fields:
        for kind, count in fields:
            cards += [kind] * count
    return sorted(cards)


def save(path: Path, rules: Rules, seed: int, *, undo_every: int = 0) -> Record:
    """Play a whole game into a record file and read it back."""
    game, deck, chance = new_game(rules, seed)
    decks: list[list[Kind]] = []
    shuffle = game.shuffle

    def recorded(discard: Sequence[Kind], number: int) -> Sequence[Kind]:
        decks.append(list(shuffle(discard, number)))
        return decks[-1]

    game.shuffle = recorded
    info = {"seats": [{"name": f"S{seat}"} for seat in range(rules.players)], "seed": seed}
    writer = RecordWriter.create(path, Header(rules, game.start, tuple(deck), None, info))
    steps = 0
    while not game.over:
        before = game.copy()
        action = next_action(game, chance)
        game.apply(action)
        steps += 1
        undo = undo_every and steps % undo_every == 0 and not game.over
        writer.add(action, decks, game)
        decks.clear()
        if undo:
            writer.undo()
            game = before
    writer.close()
    return read_record(path)
