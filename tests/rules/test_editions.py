"""The editions' table and what a custom game may change (RULES.md section 2)."""

from typing import Any

import pytest

from game.rules import EDITIONS, NAMES, RulesError, rules_for

CLASSIC_3 = ("cocoa", 150, (5, 5, 5), 3, None, 3, "active", 2, "needed", "hand")
ROWS = {
    ("classic", 3): CLASSIC_3,
    ("classic", 4): ("coffee", 130, (5,) * 4, 2, 3, 3, "active", 3, "needed", "hand"),
    ("classic", 5): ("coffee", 130, (5,) * 5, 2, 3, 3, "active", 3, "needed", "hand"),
    ("classic", 6): (
        "garden cocoa", 144, (3, 4, 5, 6, 6, 6), 2, 2, 4, "active", 3, "needed", "hand",
    ),
    ("classic", 7): (
        "garden cocoa", 144, (3, 4, 5, 6, 6, 6, 6), 2, 2, 4, "active", 3, "needed", "hand",
    ),
    ("base", 3): ("coffee wax cocoa", 104, (5,) * 3, 3, None, 3, "active", 3, "at-once", "seat"),
    ("base", 4): ("coffee wax cocoa", 104, (5,) * 4, 2, None, 3, "active", 3, "at-once", "seat"),
    ("base", 5): ("coffee wax cocoa", 104, (5,) * 5, 2, None, 3, "active", 3, "at-once", "seat"),
    ("extended", 3): ("cocoa", 150, (5,) * 3, 3, None, 1, "everyone", 2, "at-once", "seat"),
    ("extended", 4): ("coffee", 130, (5,) * 4, 2, None, 1, "everyone", 3, "at-once", "seat"),
    ("extended", 5): ("coffee", 130, (5,) * 5, 2, None, 1, "everyone", 3, "at-once", "seat"),
    ("extended", 6): ("garden cocoa", 144, (5,) * 6, 2, None, 1, "everyone", 3, "at-once", "seat"),
    ("extended", 7): ("garden cocoa", 144, (5,) * 7, 2, None, 1, "everyone", 3, "at-once", "seat"),
    ("duel", 2): ("garden cocoa", 144, (5, 5), 2, 3, 2, "active", 1, "needed", "hand"),
}  # fmt: skip


@pytest.mark.parametrize(("edition", "players"), ROWS)
def test_an_edition_is_as_in_the_table(edition: str, players: int) -> None:
    rules = rules_for(edition, players)
    assert ROWS[edition, players] == (
        " ".join(NAMES[kind] for kind in rules.left_out),
        rules.cards,
        rules.hand,
        rules.fields,
        rules.field_price,
        rules.draw,
        rules.draws,
        rules.exhaustions,
        rules.reshuffle,
        rules.tie,
    )
    assert rules.harvest_out_of_turn == (edition != "duel")
    assert rules.field_coins_to == ("box" if edition == "duel" else "discard")
    assert rules.protection == "normal"
    assert rules.changes() == {}


def test_classic_with_two_players_is_the_duel() -> None:
    assert rules_for("classic", 2) == rules_for("duel", 2)


def test_every_number_of_players_outside_an_edition_is_refused() -> None:
    for edition, players in EDITIONS.items():
        for number in (*range(-1, players.start), *range(players.stop, 12)):
            with pytest.raises(RulesError) as caught:
                rules_for(edition, number)
            assert caught.value.setting == "players"


@pytest.mark.parametrize(
    ("edition", "players", "settings", "named"),
    [
        ("classic", 4, {"fields": 3}, "field_price"),
        ("classic", 4, {"fields": 1}, "field_price"),
        ("duel", 2, {"fields": 3}, "field_price"),
        ("classic", 3, {"field_price": 3}, "field_price"),
        ("classic", 4, {"fields": 0, "field_price": None}, "fields"),
        ("classic", 4, {"fields": "two"}, "fields"),
        ("classic", 4, {"field_price": 0}, "field_price"),
        ("classic", 4, {"field_price": 10}, "field_price"),
        ("classic", 4, {"draw": 0}, "draw"),
        ("classic", 4, {"draw": 10}, "draw"),
        ("classic", 4, {"exhaustions": 0}, "exhaustions"),
        ("classic", 4, {"exhaustions": True}, "exhaustions"),
        ("classic", 4, {"hand": [5, 5, 5]}, "hand"),
        ("classic", 4, {"hand": [5, 5, 5, 10]}, "hand"),
        ("classic", 4, {"hand": [5, 5, 5, -1]}, "hand"),
        ("classic", 3, {"left_out": list(range(10)), "hand": [2, 1, 1]}, "hand"),
        ("classic", 4, {"left_out": list(range(11))}, "left_out"),
        ("classic", 4, {"left_out": ["red", "red"]}, "left_out"),
        ("base", 4, {"harvest_out_of_turn": False}, "harvest_out_of_turn"),
        ("base", 4, {"tie": "cards"}, "tie"),
        ("base", 4, {"reshuffle": None}, "reshuffle"),
        ("base", 4, {"protection": "none"}, "protection"),
        ("base", 4, {"duel": True}, "duel"),
        ("base", 4, {"strict": True}, "strict"),
        ("base", 4, {"colour": "red"}, "colour"),
    ],
)
def test_an_impossible_setting_is_named(
    edition: str, players: int, settings: dict[str, Any], named: str
) -> None:
    with pytest.raises(RulesError) as caught:
        rules_for(edition, players, settings)
    assert caught.value.setting == named


@pytest.mark.parametrize(
    ("edition", "players", "settings", "cards"),
    [
        ("classic", 6, {"left_out": ["coffee", "cocoa"]}, 126),
        ("duel", 2, {"fields": 3, "field_price": None}, 144),
        ("duel", 2, {"harvest_out_of_turn": True}, 144),
        ("classic", 3, {"fields": 2, "field_price": 1}, 150),
        ("classic", 3, {"left_out": list(range(10)), "hand": [1, 1, 1]}, 4),
        ("base", 4, {"left_out": []}, 154),
        ("classic", 4, {"hand": [0, 0, 0, 0]}, 130),
    ],
)
def test_a_custom_game_keeps_its_settings(
    edition: str, players: int, settings: dict[str, Any], cards: int
) -> None:
    rules = rules_for(edition, players, settings)
    assert rules.cards == cards == len(rules.full_deck())
    assert set(rules.changes()) == set(settings)
    assert rules_for(edition, players, rules.changes()) == rules
