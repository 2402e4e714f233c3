"""Things on their way: what they look like, from which spot to which, and how far they are."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import cos, pi, sin
from typing import NamedTuple

from game.kit.easing import linear, out_cubic
from game.kit.layout import Box
from game.kit.particles import Frame
from game.kit.timeline import Tween
from game.rules import Kind
from game.table.places import Places
from game.table.spots import Key, Lot, Spot, box_of_spot
from game.table.sprites import Likeness

NOWHERE = (0.0, 0.0)


class Way(NamedTuple):
    """Where something flies in one layout of the table, from its middle on; `size` in pixels."""

    places: Places
    start: Box
    end: Box
    x: float
    y: float
    dx: float
    dy: float
    dh: float
    """How much higher it is at its end."""
    size: tuple[int, int]


Pose = tuple[Likeness, float, float, float, float, float, float]
"""How something in flight is seen: look, squeeze and tilt, opacity, its middle and its height
(units)."""


@dataclass(slots=True, eq=False)
class Flyer:
    """One thing in flight. All its motion follows from `travel`, which goes from 0 to 1.

    `turns_from` is what it shows until it is edge-on, when it turns over on the way. `arc` is how
    high the way bends upwards, `lift` how far the middle of a turn rises (units); `tilt` in
    degrees fades out; `grow` scales it in the middle of the way.
    """

    look: Likeness
    start: Spot
    end: Spot
    travel: Tween
    arc: float = 24.0
    tilt: float = 0.0
    turns_from: Likeness | None = None
    grow: float = 0.0
    tray: tuple[bool, bool] = (False, False)
    offset: tuple[float, float] = NOWHERE
    """Added to the start, fading out, so that cards of one spot fan."""
    hops: int = 0
    """Hops on the spot (beside it by the offset), instead of a way."""
    fan: Tween | None = None
    """How far the fan is open (0 to 1); without it, it is."""
    stays: bool = False
    """Keeps its offset all the way."""

    frame: Frame | None = None
    """How it looked the last time it was drawn."""
    way: Way | None = None
    """Its way as things lie now; worked out anew when they lie otherwise."""

    def pose(self, way: Way) -> Pose:
        """How it is to be seen now, on its way (see `find_way`)."""
        travel, offset = self.travel, self.offset
        at, reduced = travel.progress, travel.reduced
        look, squeeze = self.look, 1.0
        if self.turns_from is not None:
            look, squeeze = self._shows(self.turns_from, at, reduced)
        if reduced:
            return self._faint(look, way, at)
        bend = sin(pi * at) if 0.0 < at < 1.0 else 0.0
        angle = self.tilt * bend
        if self.hops:
            hop = at * self.hops % 1.0
            y = way.y + offset[1] - 4 * hop * (1 - hop) * way.start.h * 0.35
            return look, squeeze, angle, 1.0, way.x + offset[0], y, way.start.h
        at = travel.ease(at)
        bend = sin(pi * at) if 0.0 < at < 1.0 else 0.0
        x = way.x + way.dx * at
        y = way.y + way.dy * at - self.arc * bend
        if offset != NOWHERE:
            aside = 1.0 if self.fan is None else self.fan.value
            if not self.stays:
                aside *= 1 - at
            x += offset[0] * aside
            y += offset[1] * aside
        h = (way.start.h + way.dh * at) * (1 + self.grow * bend)
        return look, squeeze, angle, 1.0, x, y, h

    def _faint(self, look: Likeness, way: Way, progress: float) -> Pose:
        """With reduced motion: it fades out where it was, and in where it goes."""
        opacity, x, y = abs(1 - 2 * progress), way.x, way.y
        at = 0.0 if self.hops else self.travel.value
        aside = 1.0 if self.fan is None else self.fan.value
        aside = aside if self.stays else aside * (1 - at)
        x += way.dx * at + self.offset[0] * aside
        y += way.dy * at + self.offset[1] * aside
        return look, 1.0, 0.0, opacity, x, y, way.start.h + way.dh * at

    def find_way(self, places: Places) -> Way:
        """Where it comes from and where it goes, as things lie now."""
        way = self.way
        if way is None or way.places is not places:
            start = end = box_of_spot(places, self.start, self.tray[0])
            if self.end is not self.start:
                end = box_of_spot(places, self.end, self.tray[1])
            largest = start if start.h > end.h else end
            size = places.screen.size(largest.scaled(1 + max(0.0, self.grow - 0.5)))
            (sx, sy), (ex, ey) = start.center, end.center
            way = Way(places, start, end, sx, sy, ex - sx, ey - sy, end.h - start.h, size)
            self.way = way
        return way

    def _shows(self, before: Likeness, at: float, reduced: bool) -> tuple[Likeness, float]:
        """What is to be seen of a thing that turns over, and how much of its width (0 to 1)."""
        return before if at < 0.5 else self.look, 1.0 if reduced else abs(cos(pi * at))


@dataclass(slots=True, eq=False)
class Mark:
    """A stamp or a number that appears over a spot, stays and goes."""

    look: Likeness | None
    text: str
    spot: Spot
    life: Tween
    size: float = 84.0


@dataclass(slots=True, eq=False)
class Banner:
    """A ribbon with a few words that sweeps over the middle of the table."""

    text: str
    life: Tween


@dataclass(slots=True, eq=False)
class OfferBubble:
    """What a seat proposes, for a moment: beans it gives and beans it wants."""

    seat: int
    give: tuple[Kind, ...]
    want: tuple[Kind, ...]
    life: Tween


@dataclass(slots=True)
class Staging:
    """What is shown otherwise than the model says, while things are on their way.

    `owed` counts what still flies towards a pile or number; `hidden` are cards whose place is
    kept while they fly to it; `pops` are squashes and bumps of what stands still.
    """

    flyers: list[Flyer] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    bubbles: list[OfferBubble] = field(default_factory=list)
    banner: Banner | None = None
    hidden: Counter[Key] = field(default_factory=Counter)
    owed: Counter[Key] = field(default_factory=Counter)
    pops: dict[Key, Tween] = field(default_factory=dict)
    hand_before: tuple[tuple[int, int], ...] = ()
    """For each hand card the (index, count) it had before it glides to its new slot."""
    hand_glide: Tween = field(default_factory=lambda: Tween(1, 1, 0, linear))
    shaking: dict[int, Tween] = field(default_factory=dict)
    rolls: dict[Key, Tween] = field(default_factory=dict)
    """New fields whose soil is being rolled out."""

    version: int = 0
    """Grows when all is as the model says again."""
    changed: set[tuple[Lot, int]] = field(default_factory=set)
    """Lots (and seats) at which something that stands still looks different since last asked."""

    def owe(self, key: Key, count: int) -> None:
        """So many more (or fewer) are on their way to a pile."""
        self.owed[key] += count
        self.changed.add(key[:2])

    def hide(self, key: Key, count: int) -> None:
        """So many more (or fewer) cards are on their way to a spot."""
        self.hidden[key] += count
        self.changed.add(key[:2])

    def stir(self, lot: Lot, seat: int) -> None:
        """Something that stands still looks different there."""
        self.changed.add((lot, seat))

    @property
    def stirring(self) -> dict[tuple[Lot, int], None]:
        """Where something that stands still moves on its spot now."""
        lots = dict.fromkeys((lot, seat) for lot, seat, _ in (*self.pops, *self.rolls))
        lots |= dict.fromkeys((Lot.FACE, seat) for seat in self.shaking)
        if self.hand_before:
            lots[Lot.HAND, -1] = None
        return lots

    def take_changed(self) -> set[tuple[Lot, int]]:
        """What looks different since this was asked last."""
        changed, self.changed = self.changed, set()
        return changed

    def clear(self) -> None:
        """Everything is as the model says."""
        self.version += 1
        for part in (self.flyers, self.marks, self.hidden, self.owed, self.pops, self.shaking):
            part.clear()
        self.rolls.clear()
        self.bubbles.clear()
        self.banner = None
        self.hand_before = ()

    @property
    def busy(self) -> bool:
        """Is anything on its way?"""
        things = self.flyers or self.marks or self.bubbles or self.banner
        return bool(things or self.pops or self.rolls or self.shaking or self.hand_before)

    def glide_hand(self, before: tuple[tuple[int, int], ...], seconds: float) -> Tween:
        """Let the hand cards move from where they were to where they are."""
        self.hand_before = before
        self.hand_glide = Tween(0, 1, seconds, out_cubic)
        return self.hand_glide
