"""Things on their way: what they look like, from which spot to which, and how far they are."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field

from game.kit.easing import linear, out_cubic
from game.kit.layout import Box
from game.kit.timeline import Tween
from game.rules import Kind
from game.table.places import Places
from game.table.spots import Key, Spot, box_of_spot
from game.table.sprites import Look


@dataclass(slots=True, eq=False)
class Flyer:
    """One thing in flight. All its motion follows from `travel`, which goes from 0 to 1.

    `turns_from` is what it shows until it is edge-on, when it turns over on the way. `arc` is how
    high the way bends upwards, `lift` how far the middle of a turn rises (units); `tilt` in
    degrees fades out; `spin` half turns of a coin; `grow` scales it in the middle of the way.
    """

    look: Look
    start: Spot
    end: Spot
    travel: Tween
    arc: float = 24.0
    tilt: float = 0.0
    turns_from: Look | None = None
    spin: int = 0
    grow: float = 0.0
    tray: tuple[bool, bool] = (False, False)
    offset: tuple[float, float] = (0.0, 0.0)
    """Added to the start, fading out, so that cards of one spot fan."""
    hops: int = 0
    """Hops on the spot (beside it by the offset), instead of a way."""
    fan: Tween | None = None
    """How far the fan is open (0 to 1); without it, it is."""
    stays: bool = False
    """Keeps its offset all the way."""

    @property
    def opacity(self) -> float:
        """1, unless reduced motion shows the way as a fade."""
        return abs(1 - 2 * self.travel.progress) if self.travel.reduced else 1.0

    @property
    def shows(self) -> tuple[Look, float]:
        """What is to be seen now, and how much of its width (0 to 1)."""
        at = self.travel.progress
        if self.travel.reduced:
            return (self.look if at >= 0.5 or self.turns_from is None else self.turns_from), 1.0
        if self.spin:
            return self.look, max(0.15, abs(math.cos(math.pi * self.spin * at)))
        if self.turns_from is None:
            return self.look, 1.0
        return (self.turns_from if at < 0.5 else self.look), abs(math.cos(math.pi * at))

    def ends(self, places: Places) -> tuple[Box, Box]:
        """Where it comes from and where it goes, as things lie now."""
        start = box_of_spot(places, self.start, self.tray[0])
        if self.end is self.start:
            return start, start
        return start, box_of_spot(places, self.end, self.tray[1])

    def box(self, start: Box, end: Box) -> Box:
        """Where it is now between its ends."""
        if self.hops:
            return self._hopping(start)
        at = self.travel.value
        (sx, sy), (ex, ey) = start.center, end.center
        open_ = 1.0 if self.fan is None else self.fan.value
        dx, dy = self.offset[0] * open_, self.offset[1] * open_
        sx, sy = sx + dx, sy + dy
        if self.stays:
            ex, ey = ex + dx, ey + dy
        bend = 0.0 if self.travel.reduced else math.sin(math.pi * min(1.0, max(0.0, at)))
        scale = 1 + self.grow * bend
        w, h = start.w + (end.w - start.w) * at, start.h + (end.h - start.h) * at
        x, y = sx + (ex - sx) * at, sy + (ey - sy) * at - self.arc * bend
        return Box(x - w * scale / 2, y - h * scale / 2, w * scale, h * scale)

    def _hopping(self, box: Box) -> Box:
        at = 0.0 if self.travel.reduced else self.travel.progress * self.hops % 1.0
        height = 4 * at * (1 - at) * box.h * 0.35
        return box.moved(self.offset[0], self.offset[1] - height)

    @property
    def angle(self) -> float:
        """Degrees of tilt now."""
        if self.travel.reduced:
            return 0.0
        return self.tilt * math.sin(math.pi * min(1.0, max(0.0, self.travel.progress)))


@dataclass(slots=True, eq=False)
class Mark:
    """A stamp or a number that appears over a spot, stays and goes."""

    look: Look | None
    text: str
    spot: Spot
    life: Tween
    size: float = 84.0


@dataclass(slots=True, eq=False)
class Bubble:
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
    bubbles: list[Bubble] = field(default_factory=list)
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
    """Grows when anything that stands still looks different."""

    def owe(self, key: Key, count: int) -> None:
        """So many more (or fewer) are on their way to a pile."""
        self.owed[key] += count
        self.version += 1

    def hide(self, key: Key, count: int) -> None:
        """So many more (or fewer) cards are on their way to a spot."""
        self.hidden[key] += count
        self.version += 1

    @property
    def stirring(self) -> bool:
        """Does anything that stands still move on its spot?"""
        return bool(self.pops or self.hand_before or self.shaking or self.rolls)

    def clear(self) -> None:
        """Everything is as the model says."""
        self.version += 1
        for part in (self.flyers, self.marks, self.hidden, self.owed, self.pops, self.shaking):
            part.clear()
        self.rolls.clear()
        self.bubbles.clear()
        self.hand_before = ()

    @property
    def busy(self) -> bool:
        """Is anything on its way?"""
        return bool(self.flyers or self.marks or self.bubbles) or self.stirring

    def glide_hand(self, before: tuple[tuple[int, int], ...], seconds: float) -> Tween:
        """Let the hand cards move from where they were to where they are."""
        self.hand_before = before
        self.hand_glide = Tween(0, 1, seconds, out_cubic)
        return self.hand_glide
