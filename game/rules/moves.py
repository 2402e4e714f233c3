"""The few ways cards move, the same for the game and for a view that folds its events."""

from typing import TYPE_CHECKING

from game.rules.actions import ZONE_SIZE, Place, new
from game.rules.events import Harvested
from game.rules.fields import EMPTY
from game.rules.kinds import COINS, Kind

if TYPE_CHECKING:
    from game.rules.state import State


def take_from_hand(state: "State", seat: int, index: int) -> Kind:
    """Take a hand card; the ones behind it move up, and what was shown stays shown."""
    shown = state.shown[seat]
    if shown:
        in_front = (1 << index) - 1
        state.shown[seat] = (shown & in_front) | (shown >> 1 & ~in_front)
    return state.hands[seat].pop(index)


def take_places(state: "State", seat: int, places: tuple[Place, ...]) -> None:
    """Take the hand and up cards at these places, all named as they were before any left."""
    for place in sorted(places, reverse=True) if len(places) > 1 else places:
        if place < ZONE_SIZE:
            take_from_hand(state, seat, place)
        else:
            state.up.pop(place - ZONE_SIZE)


def show_cards(state: "State", seat: int, places: tuple[Place, ...]) -> None:
    """Make the hand cards at these places public: they were named (RULES.md section 10)."""
    for place in places:
        if place < ZONE_SIZE:
            state.shown[seat] |= 1 << place


def sell(state: "State", seat: int, field: int) -> Harvested:
    """Turn a whole field into coins and discards, whatever protects it (RULES.md 6 and 8)."""
    kind, count = state.fields[seat][field]
    coins = COINS[kind][count]
    state.coins[seat] += [kind] * coins
    state.discard += [kind] * (count - coins)
    state.fields[seat][field] = EMPTY
    return new(Harvested, (seat, field, kind, count, coins))
