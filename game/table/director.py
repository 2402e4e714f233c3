"""What choreographies are made with: flights that keep places, bumps, dust, stamps, sounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import pi, sin
from typing import Protocol

from game.kit.easing import Ease, linear
from game.kit.particles import Burst
from game.kit.theme import Color
from game.kit.timeline import Call, Motion, Sequence, Timeline, Tween, Wait
from game.rules import Zone
from game.table.flights import Flight
from game.table.flyers import Banner, Mark
from game.table.model import TableModel
from game.table.picture import TablePicture
from game.table.spots import Lot, Spot, box_of_spot, spot_of_place
from game.table.sprites import Bits, Likeness


class PlaySound(Protocol):
    """Plays a sound by name, as `kit.audio.Audio.play` does."""

    def __call__(self, name: str, variant: int = 0, pan: float = 0.0) -> object:
        """Play it."""
        ...


def halfway(ease: Ease, begin: float = 0.0) -> Ease:
    """A flight on the spot that ends in the middle of its arc, where it has grown most.

    It begins so far (0 to 0.5) along the arc.
    """
    return lambda t: min(0.5, begin + (0.5 - begin) * ease(t))


LADDER_TOP = 6
LADDER_RESTS = 0.7
"""Seconds without a coin after which the ladder begins anew."""


@dataclass(slots=True)
class Director:
    """Builds motion on one picture. `quiet` is set while everything is finished at once.

    `onlooker`: whoever sits before the screen plays no seat, whosever hand is open.
    """

    picture: TablePicture
    play: PlaySound
    celebrations: Timeline
    onlooker: bool = False
    quiet: bool = False
    seconds: float = 0.0
    """The time that has passed, as it is seen."""
    rung: int = 0
    """The last step of the ladder that coins climb."""
    climbed: float = -LADDER_RESTS

    @property
    def model(self) -> TableModel:
        """What is shown; while a choreography is built, still the model before its event."""
        return self.picture.model

    @property
    def viewer(self) -> int | None:
        """The seat whose hand is open."""
        return self.picture.model.viewer

    @property
    def player(self) -> int | None:
        """The seat that is played before this screen; None for an onlooker."""
        return None if self.onlooker else self.viewer

    # -- spots -------------------------------------------------------------------------------

    def place(self, place: int, seat: int) -> Spot:
        """The spot of a rules place of a seat, as things lie before the event."""
        view = self.model.view
        counts = {
            Zone.HAND: len(view.hands[seat]),
            Zone.UP: len(view.up),
            Zone.ASIDE: len(view.aside[seat]),
            Zone.GIFT: len(view.gifts),
        }
        spot = spot_of_place(place, seat, counts)
        if spot.lot in (Lot.UP, Lot.GIFT):
            return replace(spot, seat=-1)
        return spot

    def field_spot(self, seat: int, index: int) -> Spot:
        """A field of a seat."""
        return Spot(Lot.FIELD, seat, index, max(len(self.model.fields_of(seat)), index + 1))

    # -- motions -----------------------------------------------------------------------------

    def fly(
        self, look: Likeness, start: Spot, end: Spot, how: Flight, landed: Callable[[], object]
    ) -> Motion:
        """A thing that flies from spot to spot."""
        flyer = how.flyer(look, start, end, self.model.planting_rest)
        flyers = self.picture.staging.flyers
        if how.waits:
            flyers.append(flyer)

        def arrive() -> None:
            flyers.remove(flyer)
            landed()

        appear = Call((lambda: None) if how.waits else (lambda: flyers.append(flyer)))
        return Sequence(appear, flyer.travel, Call(arrive))

    def owe(self, lot: Lot, seat: int = -1, index: int = 0, count: int = 1) -> Callable[[], None]:
        """So many are still on their way to a pile; the result pays one off."""
        staging = self.picture.staging
        staging.owe((lot, seat, index), count)
        return lambda: staging.owe((lot, seat, index), -1)

    def hide(self, spot: Spot) -> Callable[[], None]:
        """The card of this spot is still on its way; the result shows it."""
        staging = self.picture.staging
        staging.hide(spot.key, 1)
        return lambda: staging.hide(spot.key, -1)

    def sound(self, name: str, variant: int = 0, spot: Spot | None = None) -> None:
        """Play a sound from where a spot is, unless all is being finished at once."""
        if not self.quiet:
            self.play(name, variant, 0.0 if spot is None else self._pan(spot))

    def chime(self, spot: Spot) -> None:
        """A coin lands: each one higher than the last, from the foot again after a rest."""
        rests = self.seconds - self.climbed >= LADDER_RESTS
        self.rung = 1 if rests else min(LADDER_TOP, self.rung + 1)
        self.climbed = self.seconds
        self.sound("coin", self.rung, spot)

    def pop(self, lot: Lot, seat: int = -1, index: int = 0, seconds: float = 0.26) -> None:
        """Bump something that stands still."""
        pops = self.picture.staging.pops
        tween = pops[lot, seat, index] = Tween(0, 1, seconds, linear)

        def rest() -> None:
            if pops.get((lot, seat, index)) is tween:
                del pops[lot, seat, index]

        self.picture.decor.add(Sequence(tween, Call(rest)))

    def close_hand(self, before: list[tuple[int, int]], seconds: float = 0.16) -> None:
        """Let the viewer's hand cards glide from the (index, count) each had before."""
        staging = self.picture.staging
        tween = staging.glide_hand(tuple(before), seconds)

        def rest() -> None:
            if staging.hand_glide is tween:
                staging.hand_before = ()

        self.picture.decor.add(Sequence(tween, Call(rest)))

    def leave_hand(self, places: tuple[int, ...]) -> None:
        """Close the gaps that the cards at these indexes leave in the viewer's hand."""
        count = len(self.model.hand)
        self.close_hand([(i, count) for i in range(count) if i not in places])

    def feel(self, seat: int, index: int, mood: str, seconds: float) -> None:
        """Let the bean of a field show a mood for a while."""
        moods, staging = self.picture.shown.bean_moods, self.picture.staging
        moods[seat, index] = mood
        staging.stir(Lot.FIELD, seat)

        def calm() -> None:
            if moods.get((seat, index)) == mood:
                del moods[seat, index]
                staging.stir(Lot.FIELD, seat)

        self.picture.decor.add(Sequence(Wait(seconds), Call(calm)))

    def shake(self, seat: int) -> Motion:
        """A short shake of a head."""
        shaking = self.picture.staging.shaking
        wave = Tween(0, 1, 0.42, _wave)
        shaking[seat] = wave
        return Sequence(wave, Call(lambda: shaking.pop(seat, None)))

    def stamp(
        self, look: Likeness | None, text: str, spot: Spot, seconds: float, size: float
    ) -> None:
        """Something that appears, stays and goes, while the game goes on."""
        marks = self.picture.staging.marks
        mark = Mark(look, text, spot, Tween(0, 1, seconds, linear), size)
        marks.append(mark)
        self.celebrations.add(Sequence(mark.life, Call(lambda: marks.remove(mark))))

    def announce(self, text: str, seconds: float) -> None:
        """A ribbon with these words, while the game goes on; it takes the place of another."""
        if self.quiet:
            return
        staging = self.picture.staging
        banner = staging.banner = Banner(text, Tween(0, 1, seconds, linear))

        def away() -> None:
            if staging.banner is banner:
                staging.banner = None

        self.celebrations.add(Sequence(banner.life, Call(away)))

    def dust(
        self,
        spot: Spot,
        bits: Bits,
        how: Burst,
        tints: tuple[Color | None, ...] = (None,),
        low: float = 0.5,
    ) -> None:
        """Throw bits about from a spot, in these tints; lengths in logical units.

        `low`: from how far down the spot, 1 being its lower edge.
        """
        if self.quiet or self.picture.decor.reduced:
            return
        screen = self.picture.screen
        box = box_of_spot(self.picture.places, spot)
        x, y = box.center[0], box.y + box.h * low
        sprites, side, unit = self.picture.sprites, screen.px(bits.size), screen.unit
        strips = [sprites.bits(name, side, tint) for name in bits.names for tint in tints]
        scaled = replace(
            how, speed=how.speed * unit, gravity=how.gravity * unit, scatter=how.scatter * unit
        )
        self.picture.particles.burst(x * unit, y * unit, strips, scaled)

    def _pan(self, spot: Spot) -> float:
        box = box_of_spot(self.picture.places, spot)
        return max(-0.7, min(0.7, (box.center[0] / self.picture.places.screen.box.w - 0.5) * 1.4))


def _wave(at: float) -> float:
    """Three swings that die away, in parts of the width of a shake."""

    return sin(at * pi * 6) * (1 - at)
