"""The game itself: the full state, and the only thing that changes it."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeAlias

from game.rules.actions import (
    ZONE_SIZE,
    Accept,
    Action,
    Buy,
    Decline,
    Discard,
    Done,
    Harvest,
    Offer,
    Plant,
    Reveal,
    Withdraw,
    aside,
    gift,
    new,
    up,
)
from game.rules.checks import CHECKS
from game.rules.editions import Rules
from game.rules.events import (
    Declined,
    Discarded,
    Event,
    FieldBought,
    Offered,
    OfferLapsed,
    Planted,
)
from game.rules.fields import EMPTY
from game.rules.kinds import Kind
from game.rules.moves import sell, show_cards, take_from_hand
from game.rules.positions import Position, SeatPosition, check_position
from game.rules.progress import after_planting, begin_trade, end_trade
from game.rules.refusals import Refused
from game.rules.state import OpenOffer, State
from game.rules.steps import Step
from game.rules.trading import make_trade

_GIFTS, _OVER = Step.GIFTS, Step.OVER
_NOBODY: frozenset[int] = frozenset()
_UP, _ASIDE, _GIFT = up(0), aside(0), gift(0)
_planted = cache(Planted)
"""Events never change, and finding one is quicker than making it."""

Shuffle: TypeAlias = Callable[[Sequence[Kind], int], Sequence[Kind]]
"""Given the discard pile (bottom first) and how many reshuffles came before, the new deck, top
first. It must be a pure function of these, or the same game cannot be played again."""


class Game(State):
    """A whole game. Change it through `apply` only; read what you like.

    `deck` is bottom first (the next card is its last), because cards leave its top.
    """

    __slots__ = ("deck", "reshuffles", "shuffle")

    deck: list[Kind]
    reshuffles: int
    shuffle: Shuffle

    def __init__(self, rules: Rules, deck: Sequence[Kind], start: int, shuffle: Shuffle) -> None:
        """Deal a new game: `deck` is all cards in play, top first (RULES.md section 3).

        Raises ValueError when `deck` is not exactly the cards in play or `start` is no seat.
        """
        if sorted(deck) != rules.full_deck():
            raise ValueError("the deck is not exactly the cards in play")
        if not 0 <= start < rules.players:
            raise ValueError("the start seat is no seat of this game")
        self._set_out(rules, start, shuffle)
        self.deck = list(reversed(deck))
        self._deal()

    @classmethod
    def at(cls, rules: Rules, start: int, position: Position, shuffle: Shuffle) -> "Game":
        """A game that stands at `position`. Raises PositionError when it contradicts itself."""
        check_position(rules, start, position)
        game = cls.__new__(cls)
        game._set_out(rules, start, shuffle)
        game.step, game.active = position.step, position.active
        game.planted, game.discarded = position.planted, position.discarded
        game.final, game.exhausted = position.final, position.exhausted
        game.deck = list(reversed(position.deck))
        game.discard = list(position.discard)
        game.up, game.gifts = list(position.up), list(position.gifts)
        game.hands = [list(seat.hand) for seat in position.seats]
        game.fields = [list(seat.fields) for seat in position.seats]
        game.coins = [list(seat.coins) for seat in position.seats]
        game.aside = [list(seat.aside) for seat in position.seats]
        game.bought = [seat.bought for seat in position.seats]
        return game

    def position(self) -> Position:
        """Where the game stands, for a record or a comparison; open offers are not in it."""
        return Position(
            step=self.step,
            active=self.active,
            planted=self.planted,
            discarded=self.discarded,
            final=self.final,
            exhausted=self.exhausted,
            deck=tuple(reversed(self.deck)),
            discard=tuple(self.discard),
            up=tuple(self.up),
            gifts=tuple(self.gifts),
            seats=tuple(
                SeatPosition(tuple(hand), tuple(fields), tuple(coins), tuple(aside), bought)
                for hand, fields, coins, aside, bought in zip(
                    self.hands, self.fields, self.coins, self.aside, self.bought, strict=True
                )
            ),
        )

    def apply(self, action: Action) -> list[Event]:
        """Carry out `action` with all that follows from it, and tell what happened.

        Raises Refused, with everything left as it was, when `why_not` has a reason.
        """
        kind = type(action)
        sound = 0 <= action[0] < len(self.hands) and self.step is not _OVER
        refusal = CHECKS[kind](self, action) if sound else self.why_not(action)
        if refusal is not None:
            raise Refused(refusal)
        events: list[Event] = []
        _APPLY[kind](self, action, events)
        return events

    def copy(self) -> "Game":
        """An independent game at the same position, with the same `shuffle`."""
        new = Game.__new__(Game)
        self.copy_into(new)
        new.hands = [cards[:] for cards in self.hands]
        new.deck, new.reshuffles, new.shuffle = self.deck[:], self.reshuffles, self.shuffle
        return new

    def same_as(self, other: "Game") -> bool:
        """Whether both stand exactly alike: open offers, cards shown and reshuffles included."""
        names = (*State.__slots__, "deck", "reshuffles")
        return all(getattr(self, name) == getattr(other, name) for name in names)

    def _set_out(self, rules: Rules, start: int, shuffle: Shuffle) -> None:
        seats = range(rules.players)
        self.rules, self.start, self.shuffle = rules, start, shuffle
        self.reshuffles = 0
        self.step, self.active = Step.PLANT, start
        self.planted, self.discarded = 0, False
        self.final, self.exhausted = False, 0
        self.winners = None
        self.up, self.gifts, self.discard = [], [], []
        self.hands = [[] for _ in seats]
        self.shown = [0 for _ in seats]
        self.fields = [[EMPTY] * rules.fields for _ in seats]
        self.coins = [[] for _ in seats]
        self.aside = [[] for _ in seats]
        self.bought = [False for _ in seats]
        self.offers = [None for _ in seats]

    def _deal(self) -> None:
        """Card by card, seat after seat, passing over seats that have their number."""
        wanted = self.rules.hand
        players = self.rules.players
        for rank in range(max(wanted)):
            for place, number in enumerate(wanted):
                if rank < number:
                    self.hands[(self.start + place) % players].append(self.deck.pop())


def _plant(game: Game, action: Plant, events: list[Event]) -> None:
    seat, field, card = action
    fields = game.fields[seat]
    if card is None:
        kind = take_from_hand(game, seat, 0)
        game.planted += 1
        fields[field] = (kind, fields[field][1] + 1)
        events.append(_planted(seat, field, 0, kind))
    else:
        if card >= _GIFT:
            kind = game.gifts.pop(card - _GIFT)
        elif card >= _ASIDE:
            kind = game.aside[seat].pop(card - _ASIDE)
        else:
            kind = game.up.pop(card - _UP)
        fields[field] = (kind, fields[field][1] + 1)
        events.append(_planted(seat, field, card, kind))
        after_planting(game, events)


def _discard(game: Game, action: Discard, events: list[Event]) -> None:
    seat, card = action
    if card < ZONE_SIZE:
        kind = take_from_hand(game, seat, card)
        game.discarded = True
    else:
        kind = game.gifts.pop(card % ZONE_SIZE)
    game.discard.append(kind)
    events.append(Discarded(seat, card, kind))
    if game.step is _GIFTS:
        after_planting(game, events)


def _reveal(game: Game, action: Reveal, events: list[Event]) -> None:
    begin_trade(game, events)


def _done(game: Game, action: Done, events: list[Event]) -> None:
    end_trade(game, events)


def _harvest(game: Game, action: Harvest, events: list[Event]) -> None:
    events.append(sell(game, *action))


def _buy(game: Game, action: Buy, events: list[Event]) -> None:
    seat = action.seat
    price = game.rules.field_price
    assert price is not None
    pile = game.coins[seat]
    paid = tuple(pile.pop() for _ in range(price))
    if game.rules.field_coins_to == "discard":
        game.discard += paid
    game.bought[seat] = True
    game.fields[seat].append(EMPTY)
    events.append(FieldBought(seat, paid))


def _offer(game: Game, action: Offer, events: list[Event]) -> None:
    seat, to, give, want = action
    kinds = game.cards_at(seat, give)
    game.offers[seat] = new(OpenOffer, (to, give, kinds, want, _NOBODY))
    show_cards(game, seat, give)
    events.append(new(Offered, (seat, to, give, kinds, want)))


def _accept(game: Game, action: Accept, events: list[Event]) -> None:
    make_trade(game, action, events)


def _decline(game: Game, action: Decline, events: list[Event]) -> None:
    seat, other = action
    offer = game.offers[other]
    assert offer is not None
    events.append(Declined(seat, other))
    declined = offer.declined | {seat}
    if offer.to is None and len(declined) < game.rules.players - 1:
        game.offers[other] = offer._replace(declined=declined)
    else:
        game.offers[other] = None
        events.append(OfferLapsed(other))


def _withdraw(game: Game, action: Withdraw, events: list[Event]) -> None:
    game.offers[action.seat] = None
    events.append(OfferLapsed(action.seat))


_APPLY: dict[type, Callable[[Game, Any, list[Event]], None]] = {
    Plant: _plant,
    Discard: _discard,
    Reveal: _reveal,
    Done: _done,
    Harvest: _harvest,
    Buy: _buy,
    Offer: _offer,
    Accept: _accept,
    Decline: _decline,
    Withdraw: _withdraw,
}
