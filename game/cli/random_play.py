"""Random legal play: the measure of the engine's speed, and the driver of its tests."""

from collections.abc import Callable, Sequence
from random import Random

from game.rules import Accept, Action, Decline, Done, Game, Kind, Offer, Step, hand, up
from game.rules.kinds import KINDS

_TRADE = Step.TRADE
_KINDS = len(KINDS)


class Chance:
    """Small random numbers from a seed: the same in every Python version."""

    def __init__(self, seed: int) -> None:
        random = Random(seed).random

        def below(size: int) -> int:
            return int(random() * size)

        self.below = below
        """A number from 0 to `size` - 1."""

    def shuffled(self, cards: Sequence[Kind]) -> list[Kind]:
        """The cards in another order."""
        deck = list(cards)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return deck


def shuffle_of(seed: int) -> Callable[[Sequence[Kind], int], list[Kind]]:
    """The reshuffles of the game with this seed."""
    return lambda discard, number: Chance(seed * 1000 + number + 1).shuffled(discard)


def next_action(game: Game, chance: Chance) -> Action:
    """A legal action for a random awaited seat; the game must not be over.

    Uniform over `legal`; while trading, one step in four makes an offer, one in four answers
    one, one in eight is `done`.
    """
    if game.step is _TRADE and not game.rules.duel:
        eighth = chance.below(8)
        action: Action | None = None
        if eighth < 2:
            action = random_offer(game, chance)
        elif eighth < 4:
            action = _answer(game, chance)
        elif eighth == 4:
            action = Done(game.active)
        if action is not None:
            return action
    awaited = game.awaited()
    seat = awaited[0] if len(awaited) == 1 else awaited[chance.below(len(awaited))]
    actions = game.legal(seat)
    return actions[chance.below(len(actions))]


def random_offer(game: Game, chance: Chance) -> Offer | None:
    """A legal offer of up to two cards for up to two, or None when none came up."""
    active, below = game.active, chance.below
    seat = below(game.rules.players)
    in_hand = cards = len(game.hands[seat])
    to: int | None = active
    if seat == active:
        other = below(game.rules.players)
        to = None if other == seat else other
        cards += len(game.up)
    give: list[int] = []
    for _ in range(min(below(3), cards)):
        index = below(cards)
        place = hand(index) if index < in_hand else up(index - in_hand)
        if place not in give:
            give.append(place)
    want = tuple([below(_KINDS) for _ in range(below(3))])
    return Offer(seat, to, tuple(give), want) if give or want else None


def _answer(game: Game, chance: Chance) -> Action | None:
    open_offers = [seat for seat, offer in enumerate(game.offers) if offer is not None]
    if not open_offers:
        return None
    other = open_offers[chance.below(len(open_offers))]
    seats = [seat for seat in range(game.rules.players) if game.may_answer(seat, other)]
    seat = seats[chance.below(len(seats))]
    offer = game.offers[other]
    payments = game.payments(seat, offer.want) if offer is not None else []
    if payments and chance.below(2):
        return Accept(seat, other, payments[chance.below(len(payments))])
    return Decline(seat, other)
