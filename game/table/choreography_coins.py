"""Harvests and purchases: beans become coins, coins fly into the purse or out of it."""

from __future__ import annotations

from math import cos, pi, sin

from game.kit.easing import in_out_cubic, in_quad, out_cubic
from game.kit.particles import Burst
from game.kit.timeline import Call, Motion, Parallel, Sequence, Stagger, Tween, Wait
from game.rules import Kind
from game.rules.events import FieldBought, Harvested
from game.table.director import Director, halfway
from game.table.flights import Flight
from game.table.spots import Lot, Spot
from game.table.sprites import COIN_SIDE, GLITTER, Likeness, card

DISCARD = Spot(Lot.DISCARD)
LADDER = 0.09
"""Seconds between two paying cards."""
SWEPT = 6
"""Of the cards that bring nothing, so many are seen going to the discard pile."""
GLEAM = Burst(count=6, speed=110, life=0.5, spread=360, gravity=120)


def harvested(director: Director, event: Harvested) -> Motion:
    """The stack fans; paying cards flip to their coin side and fly to the purse, the rest go."""
    seat, field, kind, cards, coins = event
    start = director.field_spot(seat, field)
    fan = Tween(0, 1, 0.2, out_cubic)
    shown = coins + min(SWEPT, cards - coins)
    spread = _fan(shown, 30.0 if seat == director.viewer else 15.0)
    paying = [_coin(director, event, spread[i], fan) for i in range(coins)]
    rest = cards - coins
    director.picture.staging.owe(DISCARD.key, rest)
    sweeping = [
        _swept(director, kind, start, spread[coins + i], fan, rest if i == 0 else 0)
        for i in range(shown - coins)
    ]
    director.sound("card", spot=start)
    ways: list[Motion] = [Stagger(LADDER, *paying)]
    if coins:
        ways = [Sequence(*ways, Call(lambda: _count_up(director, seat, coins)))]
    if sweeping:
        sound = Call(lambda: director.sound("sweep", spot=start))
        last_flip = Wait(LADDER * coins + 0.1 if coins else 0.0)
        ways.append(Sequence(last_flip, sound, Stagger(0.03, *sweeping)))
    return Sequence(fan, Wait(0.08), Parallel(*ways))


def _fan(count: int, step: float) -> list[tuple[float, float]]:
    """Where the cards of a fanned stack lie beside its middle."""
    if count <= 1:
        return [(0.0, -6.0)] * count
    step = min(step, 150.0 / count)
    angles = [pi * (0.5 - 0.5 * (i / (count - 1) - 0.5)) for i in range(count)]
    middle = (count - 1) / 2
    return [(step * (i - middle), 14 - 26 * sin(a) - 4 * cos(a)) for i, a in enumerate(angles)]


def _coin(director: Director, event: Harvested, offset: tuple[float, float], fan: Tween) -> Motion:
    """One paying card: it flips where it lies, then flies into the purse."""
    seat = event.seat
    start = director.field_spot(seat, event.field)
    purse = Spot(Lot.PURSE, seat)
    pay = director.owe(Lot.PURSE, seat)

    def land() -> None:
        pay()
        director.chime(purse)
        director.pop(Lot.PURSE, seat, seconds=0.24)
        director.dust(purse, GLITTER, GLEAM)

    face = card(event.kind)
    flip = Flight(0.24, 20, turns_from=face, grow=0.12, offset=offset, fan=fan, stays=True)
    off = Flight(0.36, 40, in_out_cubic, offset=offset, fan=fan, waits=False)
    return Sequence(
        director.fly(COIN_SIDE, start, start, flip, lambda: director.sound("flip", spot=start)),
        director.fly(COIN_SIDE, start, purse, off, land),
    )


def _count_up(director: Director, seat: int, coins: int) -> None:
    """The sum rises from the purse."""
    if not director.quiet:
        director.stamp(None, f"+{coins}", Spot(Lot.PURSE, seat), 1.0, 0)


def _swept(
    director: Director,
    kind: int,
    start: Spot,
    offset: tuple[float, float],
    fan: Tween,
    lands: int,
) -> Motion:
    how = Flight(0.24, 18, in_quad, tilt=-12, offset=offset, fan=fan)
    staging = director.picture.staging

    def land() -> None:
        staging.owe(DISCARD.key, -lands)

    return director.fly(card(kind), start, DISCARD, how, land)


def bought(director: Director, event: FieldBought) -> Motion:
    """Coins fly out of the purse, the sign drops, the soil rolls out."""
    seat, paid = event
    index = len(director.model.fields_of(seat))
    field = Spot(Lot.FIELD, seat, index, index + 1)
    to_discard = director.model.rules.field_coins_to == "discard"
    end = DISCARD if to_discard else Spot(Lot.BOX)
    staging = director.picture.staging
    purse = Spot(Lot.PURSE, seat)
    staging.owe(purse.key, -len(paid))
    if to_discard:
        staging.owe(DISCARD.key, len(paid))

    def leave() -> None:
        staging.owe(purse.key, len(paid))
        director.sound("coin", 2, purse)

    def land() -> None:
        if to_discard:
            staging.owe(DISCARD.key, -1)

    flights = [director.fly(*_paid(kind, purse, end), land) for kind in paid]
    roll = Tween(0, 1, 0.4, out_cubic)
    key = (Lot.FIELD, seat, index)
    director.picture.staging.rolls[key] = roll
    drop = Flight(0.34, -30, halfway(in_quad), tilt=16, grow=-0.9)
    plot = Spot(Lot.PLOT, seat, index, index + 1)
    sign = director.fly(Likeness("table/sign-sale"), plot, plot, drop, lambda: None)

    def unroll() -> None:
        director.picture.staging.rolls.pop(key, None)
        director.pop(Lot.FIELD, seat, index)

    soil = Sequence(Call(lambda: director.sound("field", spot=field)), roll, Call(unroll))
    return Sequence(Call(leave), Stagger(0.1, *flights), Parallel(sign, soil))


def _paid(kind: Kind, purse: Spot, end: Spot) -> tuple[Likeness, Spot, Spot, Flight]:
    """A coin card on its way out of the purse; it turns back into a bean on the discard pile."""
    if end.lot is Lot.DISCARD:
        back = Flight(0.46, 50, in_out_cubic, turns_from=COIN_SIDE, waits=False)
        return card(kind), purse, end, back
    return COIN_SIDE, purse, end, Flight(0.42, 50, in_out_cubic, tilt=10, waits=False)
