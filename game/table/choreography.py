"""From an event to its motion. Built before the event is folded into the model, run after it.

`choreograph` gives it; a test fails when an event has no entry in `CHOREOGRAPHY`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.kit.easing import back_out, in_cubic, in_out_cubic, linear, out_cubic
from game.kit.particles import Burst
from game.kit.timeline import Call, Motion, Parallel, Sequence, Stagger, Tween, Wait
from game.rules import NAMES, UNKNOWN, Event, Kind, Step, Zone, index_of, zone_of
from game.rules.events import (
    CardsDrawn,
    CardTurnedUp,
    DeckExhausted,
    DeckReshuffled,
    Declined,
    Discarded,
    DiscardJoined,
    FieldBought,
    GameOver,
    GiftsLeft,
    Harvested,
    Offered,
    OfferLapsed,
    OfferMoved,
    Planted,
    StepBegan,
    TradeMade,
    TurnPassed,
)
from game.table.celebration import deal_struck, game_won
from game.table.choreography_coins import bought, harvested
from game.table.director import Director
from game.table.flights import PLANTING, Flight
from game.table.flyers import OfferBubble
from game.table.model import growth
from game.table.spots import Lot, Spot
from game.table.sprites import BACK, PUFFS, TWINKLES, Likeness, card

DECK = Spot(Lot.DECK)
DISCARD = Spot(Lot.DISCARD)
RIFFLE = Likeness("table/riffle")
SOIL_PUFF = Burst(count=8, speed=190, life=0.45, angle=-90, spread=165, gravity=340, scatter=14)
TWINKLE = Burst(count=5, speed=70, life=0.6, angle=-90, spread=140, scatter=14)
MEET = 46.0
"""How far from the middle of the table the cards of a deal stop, in units."""
YOUR_TURN = 1.5
"""Seconds for which the ribbon is seen that tells a person to play."""


def choreograph(director: Director, event: Event) -> Motion:
    """The motion of an event; the model still stands before it, and is folded right after."""
    return CHOREOGRAPHY[type(event)](director, event)


def _planted(director: Director, event: Planted) -> Motion:
    seat, field, place, kind = event
    start = director.place(place, seat)
    end = director.field_spot(seat, field)
    if seat == director.viewer and zone_of(place) is Zone.HAND:
        director.leave_hand((index_of(place),))
    landed = director.owe(Lot.FIELD, seat, field)
    count = director.model.fields_of(seat)[field][1]
    grows = growth((kind, count + 1)) > growth((kind, count))
    offset = director.picture.dragging.released(start)

    def land() -> None:
        landed()
        director.pop(Lot.FIELD, seat, field)
        director.sound("soil", spot=end)
        director.sound(f"rattle-{NAMES[kind]}", spot=end)
        director.dust(end, PUFFS, SOIL_PUFF, low=0.95)
        if grows:
            director.feel(seat, field, "happy", 1.1)
            director.dust(end, TWINKLES, TWINKLE)

    director.sound("card", spot=start)
    how = replace(PLANTING, offset=offset)
    return Sequence(director.fly(card(kind), start, end, how, land), Wait(0.08))


def _discarded(director: Director, event: Discarded) -> Motion:
    seat, place, kind = event
    start = director.place(place, seat)
    if seat == director.viewer and zone_of(place) is Zone.HAND:
        director.leave_hand((index_of(place),))
    landed = director.owe(Lot.DISCARD)
    offset = director.picture.dragging.released(start)
    director.sound("sweep", spot=start)
    how = Flight(0.28, 30, out_cubic, tilt=-10, offset=offset)
    return director.fly(card(kind), start, DISCARD, how, landed)


def _turned_up(director: Director, event: CardTurnedUp) -> Motion:
    count = len(director.model.view.up) + 1
    end = Spot(Lot.UP, -1, count - 1, max(2, count))
    director.sound("flip", spot=DECK)
    how = Flight(0.42, 30, back_out(0.5), turns_from=BACK, grow=0.1, waits=False)
    step = director.fly(card(event.kind), DECK, end, how, director.hide(end))
    return Sequence(step, Wait(0.08))


def _joined(director: Director, event: DiscardJoined) -> Motion:
    count = len(director.model.view.up) + 1
    end = Spot(Lot.UP, -1, count - 1, max(2, count))
    director.sound("card", spot=DISCARD)
    how = Flight(0.34, 34, out_cubic, tilt=6)
    return director.fly(card(event.kind), DISCARD, end, how, director.hide(end))


def _gifts(director: Director, event: GiftsLeft) -> Motion:
    if not event.kinds:
        return Wait(0)
    count = max(2, len(event.kinds))
    hops: list[Motion] = []
    for index, kind in enumerate(event.kinds):
        end = Spot(Lot.GIFT, -1, index, count)
        start = Spot(Lot.UP, -1, index, count)
        hops.append(director.fly(card(kind), start, end, Flight(0.26, 26), director.hide(end)))
    director.sound("deal")
    return Sequence(Stagger(0.07, *hops), Wait(0.2))


def _drawn(director: Director, event: CardsDrawn) -> Motion:
    seat, kinds = event
    own = seat == director.viewer
    before = len(director.model.view.hands[seat])
    after = before + len(kinds)
    if own:
        director.close_hand([(index, before) for index in range(before)], 0.2)
    flights = [
        draw_card(
            director, seat, kind, Spot(Lot.HAND, seat, before + i, after), 0.3 if own else 0.22
        )
        for i, kind in enumerate(kinds)
    ]
    return Sequence(Stagger(0.1, *flights), Wait(0.05))


def draw_card(
    director: Director, seat: int, kind: Kind, end: Spot, seconds: float, tilt: float = 5.0
) -> Motion:
    """A card of the deck on its way to a hand, turning over if the viewer may see it."""
    turns = BACK if kind != UNKNOWN else None
    how = Flight(seconds, 30, out_cubic, tilt=tilt, turns_from=turns, waits=False)
    arrive = director.hide(end) if seat == director.viewer else director.owe(Lot.HAND, seat)

    def land() -> None:
        arrive()
        director.sound("card", spot=end)

    return director.fly(card(kind), DECK, end, how, land)


def _exhausted(director: Director, event: DeckExhausted) -> Motion:
    director.pop(Lot.DECK, -1, event.times - 1, 0.5)
    director.sound("alert" if event.final else "tick", spot=DECK)
    return Wait(0.45)


def _around_halfway(at: float) -> float:
    """Where a thing that turns about on the spot is at its largest."""
    return 0.25 + at / 2


def _reshuffled(director: Director, event: DeckReshuffled) -> Motion:
    staging, key = director.picture.staging, DECK.key
    staging.owe(key, -event.size)

    def land() -> None:
        staging.owe(key, event.size)

    backs: list[Motion] = []
    for i in range(5):
        how = Flight(0.3, 50 if i % 2 else -26, in_out_cubic, tilt=14 if i % 2 else -14)
        backs.append(director.fly(BACK, DISCARD, DECK, how, lambda: None))
    left, right = (
        Flight(0.24, 12, _around_halfway, tilt=tilt, grow=0.7, waits=False) for tilt in (-11, 11)
    )
    first = director.fly(RIFFLE, DECK, DECK, left, lambda: None)
    second = director.fly(RIFFLE, DECK, DECK, right, land)
    director.sound("shuffle", spot=DECK)
    return Sequence(Stagger(0.06, *backs), first, second)


def _offered(director: Director, event: Offered) -> Motion:
    player = director.player
    if player is not None and player in (event.seat, event.to):
        if player == event.to:
            director.sound("alert", spot=Spot(Lot.FACE, event.seat))
        return Wait(0.1)
    bubbles = director.picture.staging.bubbles
    for old in [bubble for bubble in bubbles if bubble.seat == event.seat]:
        bubbles.remove(old)
    bubble = OfferBubble(event.seat, event.kinds, event.want, Tween(0, 1, 1.5, linear))
    bubbles.append(bubble)

    def away() -> None:
        if bubble in bubbles:
            bubbles.remove(bubble)

    director.celebrations.add(Sequence(bubble.life, Call(away)))
    return Wait(0.4)


def _declined(director: Director, event: Declined) -> Motion:
    director.sound("refuse", spot=Spot(Lot.FACE, event.seat))
    return director.shake(event.seat)


def _step(director: Director, event: StepBegan) -> Motion:
    """Where the rest is planted, the viewer's aside cards come out of the panel into the tray."""
    aside = director.model.aside
    if event.step is not Step.PLANT_REST or not aside or director.viewer is None:
        return Wait(0)
    flights: list[Motion] = []
    for index, kind in enumerate(aside):
        token, end = (Spot(Lot.ASIDE, director.viewer, index, len(aside)) for _ in range(2))
        how = Flight(0.28, 26, out_cubic, tray=(False, True))
        flights.append(director.fly(card(kind), token, end, how, director.hide(end)))
    director.sound("card")
    return Stagger(0.06, *flights)


def _still(director: Director, event: OfferLapsed | OfferMoved) -> Motion:
    del director, event
    return Wait(0)


def _traded(director: Director, event: TradeMade) -> Motion:
    """Both sides' cards meet over the cloth, are stamped, and cross to their new owners."""
    accepter, offerer, give, given, pay, paid = event
    view = director.model.view
    both = bool(given and paid)
    coming, going = _crossing(director, offerer, accepter, give, given, -MEET if both else 0.0)
    more, back = _crossing(director, accepter, offerer, pay, paid, MEET if both else 0.0)
    for seat, places in ((offerer, give), (accepter, pay)):
        if seat == view.seat:
            gone = tuple(index_of(place) for place in places if zone_of(place) is Zone.HAND)
            if gone:
                director.leave_hand(gone)
    director.sound("deal")
    struck = Call(lambda: deal_struck(director, offerer, accepter))
    return Sequence(Parallel(*coming, *more), struck, Parallel(*going, *back))


def _crossing(
    director: Director,
    from_: int,
    to: int,
    places: tuple[int, ...],
    kinds: tuple[Kind, ...],
    aside: float,
) -> tuple[list[Motion], list[Motion]]:
    """The ways of one side's cards to the middle, beside it by so much, and on from there."""
    lying = len(director.model.view.aside[to])
    total = lying + len(kinds)
    middle = Spot(Lot.CENTRE)
    coming: list[Motion] = []
    going: list[Motion] = []
    for i, (place, kind) in enumerate(zip(places, kinds, strict=True)):
        end = Spot(Lot.ASIDE, to, lying + i, total)
        offset = (aside + 26.0 * (i - (len(kinds) - 1) / 2), 5.0 * i)
        swing = Tween(0, 1, 0.3, out_cubic)
        there = Flight(0.3, 30, out_cubic, tilt=5, offset=offset, fan=swing, stays=True)
        on = Flight(0.4, 24, in_cubic, tilt=-8, offset=offset, waits=False)
        start = director.place(place, from_)
        meet = director.fly(card(kind), start, middle, there, lambda: None)
        coming.append(Parallel(swing, meet))
        going.append(director.fly(card(kind), middle, end, on, director.hide(end)))
    return coming, going


def _turn(director: Director, event: TurnPassed) -> Motion:
    say = director.picture.texts.say
    if event.seat == director.player:
        director.sound("turn")
        director.announce(say("Your turn"), YOUR_TURN)
    elif event.seat == director.viewer:
        name = director.picture.seats[event.seat].name
        director.announce(say("{name}'s turn", name=name), YOUR_TURN)
    return Wait(0.25)


def _over(director: Director, event: GameOver) -> Motion:
    game_won(director, event)
    return Wait(1.2)


CHOREOGRAPHY: dict[type, Callable[[Director, Any], Motion]] = {
    Planted: _planted,
    Discarded: _discarded,
    Harvested: harvested,
    FieldBought: bought,
    StepBegan: _step,
    CardTurnedUp: _turned_up,
    DiscardJoined: _joined,
    Offered: _offered,
    Declined: _declined,
    OfferLapsed: _still,
    OfferMoved: _still,
    TradeMade: _traded,
    GiftsLeft: _gifts,
    CardsDrawn: _drawn,
    DeckExhausted: _exhausted,
    DeckReshuffled: _reshuffled,
    TurnPassed: _turn,
    GameOver: _over,
}
