"""How things fly: what choreographies ask for, and the flyer that does it."""

from __future__ import annotations

from dataclasses import dataclass

from game.kit.easing import Ease, in_out_cubic, in_quad
from game.kit.timeline import Tween
from game.table.flyers import Flyer
from game.table.spots import Spot
from game.table.sprites import Likeness


@dataclass(slots=True)
class Flight:
    """How one thing is to fly; see `Flyer`."""

    seconds: float
    arc: float = 24.0
    ease: Ease = in_out_cubic
    tilt: float = 0.0
    turns_from: Likeness | None = None
    grow: float = 0.0
    offset: tuple[float, float] = (0.0, 0.0)
    hops: int = 0
    fan: Tween | None = None
    stays: bool = False
    tray: tuple[bool, bool] | None = None
    """Whether aside cards lie large in the tray at start and end; None: as they do now."""
    waits: bool = True
    """Whether it lies at its start until its turn comes, or only appears then."""

    def flyer(self, look: Likeness, start: Spot, end: Spot, tray: bool = False) -> Flyer:
        """The thing that flies so. `tray`: whether aside cards lie large in the tray now."""
        return Flyer(
            look,
            start,
            end,
            Tween(0, 1, self.seconds, self.ease),
            self.arc,
            self.tilt,
            self.turns_from,
            grow=self.grow,
            tray=self.tray or (tray, tray),
            offset=self.offset,
            hops=self.hops,
            fan=self.fan,
            stays=self.stays,
        )


PLANTING = Flight(0.26, 46, in_quad, tilt=8, grow=0.14)
"""A card on its way to a field."""
