"""Chance as pure functions of a seed: the new deck, the reshuffles, and the bots' streams.

Only `getrandbits` of the standard generator is used, seeded with an integer: its numbers are the
same on every machine and in every Python version. No string is ever hashed.
"""

import random
from collections.abc import Iterable, Sequence

from game.rules import Kind, Rules, Shuffle

_MASK = (1 << 64) - 1
_DECK, _START, _SHUFFLE, _STREAM = 1, 2, 3, 4


def mix(*numbers: int) -> int:
    """64 well-spread bits from whole numbers (splitmix64 over each in turn)."""
    state = 0x9E3779B97F4A7C15
    for number in numbers:
        state = (state ^ (number & _MASK)) * 0xBF58476D1CE4E5B9 & _MASK
        state ^= state >> 27
        state = state * 0x94D049BB133111EB & _MASK
        state ^= state >> 31
    return state


class KeyedStream:
    """Numbers that depend on their key alone. Made lazily: most decisions need none."""

    __slots__ = ("_key", "_random")

    def __init__(self, *key: int) -> None:
        self._key = key
        self._random: random.Random | None = None

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely."""
        if self._random is None:
            self._random = random.Random(mix(_STREAM, *self._key))
        bits = limit.bit_length()
        number = self._random.getrandbits(bits)
        while number >= limit:
            number = self._random.getrandbits(bits)
        return number


def shuffled(cards: Iterable[Kind], *key: int) -> list[Kind]:
    """The cards in an order that depends on the key alone (Fisher-Yates)."""
    deck = list(cards)
    draw = random.Random(mix(_STREAM, *key)).getrandbits
    for last in range(len(deck) - 1, 0, -1):
        bits = (last + 1).bit_length()
        other = draw(bits)
        while other > last:
            other = draw(bits)
        deck[last], deck[other] = deck[other], deck[last]
    return deck


def new_deck(rules: Rules, seed: int) -> list[Kind]:
    """The deck of a new game, top first."""
    return shuffled(rules.full_deck(), _DECK, seed)


def start_seat(rules: Rules, seed: int) -> int:
    """The start seat of a new game."""
    return KeyedStream(_START, seed).below(rules.players)


def shuffler(seed: int) -> Shuffle:
    """The reshuffles of a game: the new deck depends on the seed and its number alone, and on
    which cards the discard pile holds, but not on their order."""

    def shuffle(discard: Sequence[Kind], number: int) -> Sequence[Kind]:
        return shuffled(sorted(discard), _SHUFFLE, seed, number)

    return shuffle
