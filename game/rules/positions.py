"""A position: all that a game in progress is, as values (RECORD.md "Position")."""

from typing import NamedTuple

from game.rules.editions import Rules
from game.rules.fields import EMPTY, Field
from game.rules.kinds import COUNTS, KINDS, NAMES, Kind
from game.rules.steps import Step


class PositionError(ValueError):
    """A position contradicts itself or nobody could act in it; the message says how."""


class SeatPosition(NamedTuple):
    """One seat: hand front first, coins bottom first, `EMPTY` for a field without beans."""

    hand: tuple[Kind, ...]
    fields: tuple[Field, ...]
    coins: tuple[Kind, ...] = ()
    aside: tuple[Kind, ...] = ()
    bought: bool = False


class Position(NamedTuple):
    """The table: `deck` top first, `discard` bottom first. No offers are open."""

    step: Step
    active: int
    planted: int
    discarded: bool
    final: bool
    exhausted: int
    deck: tuple[Kind, ...]
    discard: tuple[Kind, ...]
    up: tuple[Kind, ...]
    gifts: tuple[Kind, ...]
    seats: tuple[SeatPosition, ...]


def check_position(rules: Rules, start: int, position: Position) -> None:
    """Raise PositionError unless a game under `rules` can stand at `position`."""
    if not 0 <= start < rules.players:
        _fail("the start seat is no seat of this game")
    if not 0 <= position.active < rules.players:
        _fail("the active seat is no seat of this game")
    if len(position.seats) != rules.players:
        _fail(f"lists {len(position.seats)} seats where {rules.players} play")
    if position.planted not in range(3):
        _fail("planted must be 0, 1 or 2")
    _check_step(rules, position)
    _check_end(rules, position)
    for number, seat in enumerate(position.seats):
        _check_seat(rules, number, seat)
    _check_counts(position)


def _fail(reason: str) -> None:
    raise PositionError(f"position: {reason}")


def _check_step(rules: Rules, position: Position) -> None:
    step = position.step
    asides = any(seat.aside for seat in position.seats)
    if step is Step.OVER:
        _fail("a game that is over cannot be played from")
    if rules.duel:
        if asides:
            _fail("the duel has no aside cards")
        if step is Step.PLANT_REST:
            _fail("the duel has no step plant-rest")
    elif step is Step.GIFTS or position.gifts or position.discarded:
        _fail("gifts and discarding belong to the duel")
    if step is Step.GIFTS and not position.gifts:
        _fail("the step gifts needs gifts")
    if step is not Step.GIFTS and position.gifts:
        _fail("gifts lie only in the step gifts")
    if step is Step.GIFTS and (position.planted or position.discarded):
        _fail("nothing is planted or discarded from the hand before the gifts are gone")
    if position.discarded and not position.planted:
        _fail("a hand card is discarded only after planting")
    if step in (Step.PLANT, Step.GIFTS) and (position.up or asides):
        _fail(f"up or aside cards lie in the step {step.value}")
    if step is Step.PLANT_REST and not position.up and not asides:
        _fail("the step plant-rest has nothing to plant")


def _check_end(rules: Rules, position: Position) -> None:
    if position.exhausted < 0:
        _fail("exhausted cannot be negative")
    ended = position.exhausted >= rules.exhaustions
    if position.final and position.step in (Step.PLANT, Step.GIFTS):
        _fail(f"final cannot hold in the step {position.step.value}")
    if ended and not position.final:
        _fail(f"exhaustion {position.exhausted} ends this game, but final is not set")
    if position.final and position.exhausted != rules.exhaustions:
        _fail(f"final, but exhausted is {position.exhausted} of {rules.exhaustions}")


def _check_seat(rules: Rules, number: int, seat: SeatPosition) -> None:
    if seat.bought and rules.field_price is None:
        _fail(f"seat {number} has bought a field where none is for sale")
    fields = rules.fields + seat.bought
    if len(seat.fields) != fields:
        _fail(f"seat {number} has {len(seat.fields)} fields instead of {fields}")
    for field in seat.fields:
        kind, count = field
        if field != EMPTY and (kind not in KINDS or not 1 <= count <= COUNTS[kind]):
            _fail(f"seat {number} has a field that cannot be")


def _check_counts(position: Position) -> None:
    cards = [*position.deck, *position.discard, *position.up, *position.gifts]
    for seat in position.seats:
        cards += [*seat.hand, *seat.coins, *seat.aside]
        for kind, count in seat.fields:
            cards += [kind] * count
    for kind in KINDS:
        if cards.count(kind) > COUNTS[kind]:
            _fail(f"{cards.count(kind)} cards of {NAMES[kind]}, of which there are {COUNTS[kind]}")
