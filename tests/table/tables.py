"""Small tables for the tests of the table room: a game at a position, in a few words."""

from game.rules import (
    EMPTY,
    NAMES,
    Game,
    Position,
    SeatPosition,
    Step,
    View,
    rules_for,
    view_of,
)

BLUE, CHILI, STINK, GREEN, SOY, RED = (
    NAMES.index(name) for name in ("blue", "chili", "stink", "green", "soy", "red")
)


def seat(hand=(), fields=(), coins=0, aside=(), bought=False) -> SeatPosition:
    """A seat; fields as (kind, count) pairs, filled up with empty ones to two."""
    grown = (*fields, *[EMPTY] * (2 + bought - len(fields)))
    return SeatPosition(tuple(hand), grown, (STINK,) * coins, tuple(aside), bought)


def game_at(step, *seats, active=0, planted=0, up=(), gifts=(), edition=None, discarded=False):
    """A game of as many players as there are seats; a duel with two."""
    edition = edition or ("duel" if len(seats) == 2 else "classic")
    rules = rules_for(edition, len(seats))
    position = Position(
        step=step,
        active=active,
        planted=planted,
        discarded=discarded,
        final=False,
        exhausted=0,
        deck=(SOY,) * 8,
        discard=(),
        up=tuple(up),
        gifts=tuple(gifts),
        seats=seats,
    )
    return Game.at(rules, 0, position, lambda cards, _: list(cards))


def four(step: Step, mine: SeatPosition, **more) -> Game:
    """A game of four with `mine` at seat 0 and the others with little."""
    return game_at(step, mine, seat([BLUE, CHILI]), seat([GREEN]), seat([SOY]), **more)


def view(game: Game, looker: int | None = 0) -> View:
    """What the looker sees."""
    return view_of(game, looker)
