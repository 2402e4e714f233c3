"""Bots count the cards that are in no sight, every one of them once."""

from collections.abc import Sequence

import pytest

from game.bots.trader import Trader
from game.match.headless import play_game
from game.rules import UNKNOWN, Action, Event, Game, redact, rules_for, view_of
from tests.bots.tables import mixed_table


@pytest.mark.parametrize(("edition", "players"), [("classic", 4), ("classic", 3), ("duel", 2)])
def test_cards_out_of_sight_are_counted_once(edition: str, players: int) -> None:
    """Coins paid for a third field, too: they are discarded, but leave the game in the duel."""
    rules = rules_for(edition, players)
    counting = Trader("hard", "farmer", 0, rules)
    looked = 0

    def watch(game: Game, action: Action, events: Sequence[Event]) -> None:
        nonlocal looked
        for event in events:
            counting.remember(redact(event, 0))
        view = view_of(game, 0)
        hidden = view.deck_size + sum(cards.count(UNKNOWN) for cards in view.hands)
        if not game.over and hidden:
            assert counting.look(view).valuation.outlook.unseen_total == hidden
            looked += any(game.bought)

    play_game(rules, mixed_table(rules, ("hard", "medium")), 3, 0, watch=watch)
    assert looked > 20 or rules.field_price is None


def test_an_empty_deck_that_will_be_shuffled_again_is_not_the_end() -> None:
    rules = rules_for("classic", 4)
    counting = Trader("hard", "farmer", 0, rules)
    to_come: list[int] = []

    def watch(game: Game, action: Action, events: Sequence[Event]) -> None:
        for event in events:
            counting.remember(redact(event, 0))
        if not game.deck and not game.final and not game.over:
            to_come.append(counting.look(view_of(game, 0)).valuation.outlook.to_come)

    for seed in range(3):
        play_game(rules, mixed_table(rules, ("hard", "medium")), seed, 0, watch=watch)
        counting = Trader("hard", "farmer", 0, rules)
    assert to_come
    assert min(to_come) > 5
