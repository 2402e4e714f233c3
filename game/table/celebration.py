"""What is celebrated beside the game: deal stamps, confetti, the winner's beans."""

from __future__ import annotations

from game.kit.easing import in_cubic, linear
from game.kit.particles import Burst
from game.kit.timeline import Call, Motion, Sequence, Stagger, Wait
from game.rules.events import GameOver
from game.table.cards import FILLS
from game.table.director import Director
from game.table.flights import Flight
from game.table.spots import Lot, Spot
from game.table.sprites import CONFETTI, STAMP, STAMP_SIZE, bean

SHOWER = Burst(
    count=26, speed=330, life=2.2, angle=-90, spread=120, gravity=260, drag=0.7, scatter=60
)


def deal_struck(director: Director, one: int, other: int) -> None:
    """The stamp comes down in the middle of the table; both faces smile for a moment."""
    if director.quiet:
        return
    director.sound("stamp")
    director.stamp(STAMP, "", Spot(Lot.CENTRE), 0.8, STAMP_SIZE)
    _smile(director, (one, other), 1.2)


def game_won(director: Director, event: GameOver) -> None:
    """Confetti in the beans' colours, smiling winners, beans that dance about them."""
    if director.quiet:
        return
    player = director.player
    director.sound("win" if player is None or player in event.winners else "lose")
    _smile(director, event.winners, 6.0)
    middle = Spot(Lot.CENTRE)
    spots = [Spot(Lot.FACE, seat) for seat in event.winners] + [middle, middle]
    for spot in spots:
        director.celebrations.add(Stagger(0.45, *[_shower(director, spot) for _ in range(5)]))
    _dance(director, event.winners)


def _shower(director: Director, spot: Spot) -> Motion:
    return Call(lambda: director.dust(spot, CONFETTI, SHOWER, FILLS))


def _dance(director: Director, winners: tuple[int, ...]) -> None:
    """The kinds that earned the winners' coins hop side by side in the middle of the table, and
    off it."""
    coins = [kind for seat in winners for kind in director.model.view.coins[seat]]
    kinds = sorted(set(coins), key=lambda kind: (-coins.count(kind), kind))[:7]
    middle = Spot(Lot.CENTRE)
    for i, kind in enumerate(kinds):
        side = (i - (len(kinds) - 1) / 2) * 72
        how = Flight(3.6 + 0.07 * i, 0, linear, offset=(side, 0), hops=6 + i % 2)
        off = Flight(0.45, 50, in_cubic, offset=(side, 0), waits=False)
        dance = director.fly(bean(kind, "happy"), middle, middle, how, _nothing)
        leave = director.fly(bean(kind, "happy"), middle, Spot(Lot.BOX), off, _nothing)
        director.celebrations.add(Sequence(dance, leave))


def _smile(director: Director, seats: tuple[int, ...], seconds: float) -> None:
    picture = director.picture
    before = dict(picture.marks.moods)
    picture.mark(moods={**before, **dict.fromkeys(seats, "happy")})

    def calm() -> None:
        moods = {seat: mood for seat, mood in picture.marks.moods.items() if seat not in seats}
        picture.mark(moods=moods)

    director.celebrations.add(Sequence(Wait(seconds), Call(calm)))


def _nothing() -> None:
    """Nothing comes of it."""
