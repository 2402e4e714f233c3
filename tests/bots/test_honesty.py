"""Bots act on what their seat sees: dealing anew what it cannot see changes nothing."""

import random

import pytest

from game.bots import Proposal, Reason, Reply, Verdict, make_bot
from game.rules import Game, Step, hand, up, view_of
from tests.bots.tables import LEVELS, decide, positions, shuffled_unseen, stream

NO = Reply(Verdict.NO, Reason.TOO_CHEAP)
TABLES = (("base", 4), ("classic", 3), ("duel", 2), ("extended", 5), ("classic", 7))


def answers_and_acts(game: Game, seat: int, level: str, picks: int) -> list[object]:
    """Everything that a bot of this seat says and does in a position."""
    rules = game.rules
    bot = make_bot(level, "farmer", seat, rules)
    view = view_of(game, seat)
    seen: list[object] = [decide(bot, view, NO), decide(bot, view, None)]
    if game.step is Step.TRADE and not rules.duel:
        chance = random.Random(picks)
        other = game.active if seat != game.active else (seat + 1) % rules.players
        for _ in range(4):
            size = 1 + chance.randrange(2)
            kinds = tuple(chance.choice(rules.kinds) for _ in range(size))
            places = tuple(
                up(index) if other == game.active else hand(index) for index in range(size)
            )
            want = tuple(chance.choice(rules.kinds) for _ in range(chance.randrange(3)))
            for asked in (want, None):
                proposal = Proposal(other, seat, places, kinds, asked)
                seen.append(bot.answer(view, proposal, stream(picks)))
    return seen


def check(positions_wanted: int, seeds: range) -> int:
    checked = 0
    for seed in seeds:
        for edition, players in TABLES:
            for number, game in enumerate(positions(edition, players, seed, every=7)):
                seat = number % players
                level = LEVELS[number % len(LEVELS)]
                other = shuffled_unseen(game, seat, number)
                assert answers_and_acts(game, seat, level, number) == answers_and_acts(
                    other, seat, level, number
                ), (edition, players, seed, number)
                checked += 1
                if checked == positions_wanted:
                    return checked
    return checked


def test_hidden_cards_change_nothing_in_some_hundred_positions() -> None:
    assert check(250, range(5)) == 250


@pytest.mark.slow
def test_hidden_cards_change_nothing_in_ten_thousand_positions() -> None:
    assert check(10_000, range(1000)) == 10_000
