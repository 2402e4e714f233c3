"""Positions and bots for the tests of this folder."""

import random
from collections.abc import Iterator

from game.bots import Ask, Bot, Decision, Proposal, Reply, make_bot
from game.match.chance import KeyedStream, mix
from game.match.headless import play_game
from game.rules import UNKNOWN, Game, Rules, Step, View, rules_for, view_of

LEVELS = ("easy", "medium", "hard", "expert")


def table(level: str, rules: Rules, character: str = "farmer") -> dict[int, Bot]:
    """The same bot in every seat."""
    return {seat: make_bot(level, character, seat, rules) for seat in range(rules.players)}


def mixed_table(rules: Rules, levels: tuple[str, ...] = LEVELS) -> dict[int, Bot]:
    """Bots of these levels in turn."""
    return {
        seat: make_bot(levels[seat % len(levels)], "farmer", seat, rules)
        for seat in range(rules.players)
    }


def positions(
    edition: str, players: int, seed: int, every: int = 1, step: Step | None = None
) -> Iterator[Game]:
    """Games as they stand while bots of all levels play one to its end."""
    rules = rules_for(edition, players)
    found: list[Game] = []
    count = 0

    def watch(game: Game, action: object, events: object) -> None:
        nonlocal count
        count += 1
        if count % every == 0 and not game.over and (step is None or game.step is step):
            found.append(game.copy())

    play_game(rules, mixed_table(rules), seed, seed % players, watch=watch)
    return iter(found)


def stream(*key: int) -> KeyedStream:
    """A stream for a decision."""
    return KeyedStream(mix(*key), 1)


def decide(bot: Bot, view: View, answer: Reply | None) -> tuple[Decision, list[Proposal]]:
    """What a bot does when each of its proposals gets this answer, and what it proposed."""
    thinking = bot.act(view, stream(3))
    proposals: list[Proposal] = []
    if isinstance(thinking, Decision):
        return thinking, proposals
    replies: list[Reply | None] | None = None
    while True:
        try:
            request = thinking.send(replies)
        except StopIteration as end:
            decision: Decision = end.value
            return decision, proposals
        replies = None
        if isinstance(request, Ask):
            proposals += request.proposals
            replies = [answer] * len(request.proposals)


def shuffled_unseen(game: Game, seat: int, seed: int) -> Game:
    """The same game with all that the seat cannot see dealt anew."""
    other = game.copy()
    view = view_of(game, seat)
    hidden = list(other.deck)
    for owner, cards in enumerate(view.hands):
        hidden += [
            kind for kind, seen in zip(other.hands[owner], cards, strict=True) if seen == UNKNOWN
        ]
    random.Random(seed).shuffle(hidden)
    other.deck = [hidden.pop() for _ in other.deck]
    for owner, cards in enumerate(view.hands):
        for index, kind in enumerate(cards):
            if kind == UNKNOWN:
                other.hands[owner][index] = hidden.pop()
    assert not hidden
    return other
