"""What follows by itself: turning up, drawing, exhaustion, the next turn and the end.

RULES.md sections 4, 8 and 9.
"""

from functools import cache
from typing import TYPE_CHECKING

from game.rules.actions import new
from game.rules.events import (
    CardsDrawn,
    CardTurnedUp,
    DeckExhausted,
    DeckReshuffled,
    DiscardJoined,
    Event,
    GameOver,
    GiftsLeft,
    OfferLapsed,
    StepBegan,
    TurnPassed,
)
from game.rules.kinds import Kind
from game.rules.moves import sell
from game.rules.steps import Step

if TYPE_CHECKING:
    from game.rules.game import Game

_GIFTS, _PLANT, _TRADE = Step.GIFTS, Step.PLANT, Step.TRADE
_PLANT_REST, _OVER = Step.PLANT_REST, Step.OVER
_turned_up = cache(CardTurnedUp)
_PLANT_BEGAN, _TRADE_BEGAN = StepBegan(_PLANT), StepBegan(_TRADE)
_PLANT_REST_BEGAN = StepBegan(_PLANT_REST)


def begin_trade(game: "Game", events: list[Event]) -> None:
    """Step 2 (the duel's step 3): turn cards up, one by one."""
    game.step = _TRADE
    events.append(_TRADE_BEGAN)
    for _ in range(game.rules.turned_up):
        if not game.deck and not _find_deck(game, events, turning_up=True):
            break
        kind = game.deck.pop()
        game.up.append(kind)
        events.append(_turned_up(kind))
        if not game.deck:
            _exhaust(game, events, turning_up=True)
            if game.final:
                break
    if game.rules.duel:
        _join_discards(game, events)


def _join_discards(game: "Game", events: list[Event]) -> None:
    while game.discard and game.discard[-1] in game.up:
        kind = game.discard.pop()
        game.up.append(kind)
        events.append(DiscardJoined(kind))


def end_trade(game: "Game", events: list[Event]) -> None:
    """`done`: open offers lapse; what is left is planted, or becomes gifts in the duel."""
    for seat, offer in enumerate(game.offers):
        if offer is not None:
            game.offers[seat] = None
            events.append(OfferLapsed(seat))
    if game.rules.duel:
        if game.final:
            _end_game(game, events)
            return
        game.gifts, game.up = game.up, []
        events.append(GiftsLeft(tuple(game.gifts)))
        _draw_and_pass(game, events)
    elif game.up or any(game.aside):
        game.step = _PLANT_REST
        events.append(_PLANT_REST_BEGAN)
    else:
        _finish_turn(game, events)


def after_planting(game: "Game", events: list[Event]) -> None:
    """Go on when a gift, aside or up card was the last one to be planted or discarded."""
    if game.step is _GIFTS:
        if not game.gifts:
            game.step = _PLANT
            events.append(_PLANT_BEGAN)
    elif game.step is _PLANT_REST and not game.up and not any(game.aside):
        _finish_turn(game, events)


def _finish_turn(game: "Game", events: list[Event]) -> None:
    if game.final:
        _end_game(game, events)
    else:
        _draw_and_pass(game, events)


def _draw_and_pass(game: "Game", events: list[Event]) -> None:
    """Step 4, then the next seat's turn; the game is over at once when it ends in the draws."""
    players = game.rules.players
    drawers = players if game.rules.draws == "everyone" else 1
    for distance in range(drawers):
        goes_on = _draw_for(game, (game.active + distance) % players, events)
        if game.exhausted >= game.rules.exhaustions:
            _end_game(game, events)
            return
        if not goes_on:
            break
    game.active = (game.active + 1) % players
    game.planted = 0
    game.discarded = False
    game.step = _GIFTS if game.gifts else _PLANT
    events.append(new(TurnPassed, (game.active, game.step)))


def _draw_for(game: "Game", seat: int, events: list[Event]) -> bool:
    """Draw the seat's cards; False when the drawing of the whole step must stop."""
    hand = game.hands[seat]
    number = game.rules.draw
    if number < len(game.deck):
        drawn = tuple(game.deck[: -number - 1 : -1])
        del game.deck[-number:]
        hand += drawn
        events.append(new(CardsDrawn, (seat, drawn)))
        return True
    told = len(hand)
    for _ in range(number):
        if not game.deck:
            _tell_drawn(seat, hand[told:], events)
            told = len(hand)
            if not _find_deck(game, events, turning_up=False):
                return False
        hand.append(game.deck.pop())
        if not game.deck:
            _tell_drawn(seat, hand[told:], events)
            told = len(hand)
            _exhaust(game, events, turning_up=False)
            if game.exhausted >= game.rules.exhaustions:
                return False
    _tell_drawn(seat, hand[told:], events)
    return True


def _tell_drawn(seat: int, kinds: list[Kind], events: list[Event]) -> None:
    if kinds:
        events.append(CardsDrawn(seat, tuple(kinds)))


def _find_deck(game: "Game", events: list[Event], *, turning_up: bool) -> bool:
    """Shuffle for a draw that finds the deck empty; with no discards it is exhausted again."""
    if game.discard:
        _reshuffle(game, events)
        return True
    _exhaust(game, events, turning_up=turning_up)
    return False


def _exhaust(game: "Game", events: list[Event], *, turning_up: bool) -> None:
    """Count an exhaustion; the last one ends the game, after steps 2 and 3 if it came there."""
    game.exhausted += 1
    last = game.exhausted >= game.rules.exhaustions
    game.final = last and turning_up
    events.append(DeckExhausted(game.exhausted, game.final))
    if not last and game.rules.reshuffle == "at-once" and game.discard:
        _reshuffle(game, events)


def _reshuffle(game: "Game", events: list[Event]) -> None:
    deck = list(game.shuffle(game.discard, game.reshuffles))
    deck.reverse()
    game.deck = deck
    game.reshuffles += 1
    game.discard = []
    events.append(DeckReshuffled(len(deck)))


def _end_game(game: "Game", events: list[Event]) -> None:
    """Harvest all fields, seat by seat, and find the winners (RULES.md section 8)."""
    for seat, fields in enumerate(game.fields):
        for index, (_, count) in enumerate(fields):
            if count:
                events.append(sell(game, seat, index))
    game.step = _OVER
    coins = tuple(len(pile) for pile in game.coins)
    game.winners = _winners(game, coins)
    events.append(GameOver(coins, game.winners))


def _winners(game: "Game", coins: tuple[int, ...]) -> tuple[int, ...]:
    seats = range(game.rules.players)
    tied = [seat for seat in seats if coins[seat] == max(coins)]
    if game.rules.tie == "seat":
        return (max(tied, key=lambda seat: (seat - game.start) % game.rules.players),)
    cards = max(len(game.hands[seat]) for seat in tied)
    return tuple(seat for seat in tied if len(game.hands[seat]) == cards)
