"""The beans march in: hopping from the left to their places, then blinking now and then."""

from __future__ import annotations

import math
from random import Random

from game.kit.assets import Assets
from game.kit.brush import Brush
from game.kit.easing import out_cubic
from game.kit.layout import Box
from game.kit.widgets import Widget
from game.rules import KINDS, NAMES, Kind

WALK = 2.2
"""Seconds from the edge to the place."""
STAGGER = 0.16
HOP = 0.32
BLINK = 0.14
REST = (1.2, 3.4)
"""Seconds of stillness between two blinks, least and most."""


class Parade(Widget):
    """All beans in a row along its box, feet on its lower edge."""

    def __init__(
        self, assets: Assets, chance: Random, kinds: tuple[Kind, ...] = KINDS, age: float = 0.0
    ) -> None:
        super().__init__()
        self._assets = assets
        self._chance = chance
        self._kinds = kinds
        self.age = age
        self._blinking: int | None = None
        self._next = 1.0

    @property
    def arrived(self) -> bool:
        """Do all stand in their places?"""
        return self.age >= WALK + STAGGER * len(self._kinds)

    def attach(self, host: object) -> None:
        """Start walking."""
        super().attach(host)  # type: ignore[arg-type]
        if self.host is not None:
            if self.host.theme.reduced_motion:
                self.age = math.inf
            self.host.wake(self)

    def update(self, dt: float) -> bool:
        """Walk, then blink at times."""
        if self.host is None:
            return False
        if not self.arrived:
            self.age += dt
            self.changed()
            return True
        if self.host.theme.reduced_motion:
            return False
        self._next -= dt
        if self._next <= 0:
            self._change_blink()
        return True

    def _change_blink(self) -> None:
        before = self._blinking
        if before is None:
            self._blinking = self._chance.randrange(len(self._kinds))
            self._next = BLINK
        else:
            self._blinking = None
            self._next = self._chance.uniform(*REST)
        here = before if before is not None else self._blinking
        if self.host is not None and here is not None:
            self.host.damage(self._places()[here].inset(-4))

    def draw(self, brush: Brush) -> None:
        """Each where it is now."""
        for number, (kind, place) in enumerate(zip(self._kinds, self._places(), strict=True)):
            since = self.age - STAGGER * (len(self._kinds) - 1 - number)
            box = self._walking(place, since)
            mood = "happy" if since < WALK else "blink" if number == self._blinking else "idle"
            rect = brush.screen.rect(box)
            if rect.colliderect(brush.surface.get_clip()):
                name = f"beans/{NAMES[kind]}-{mood}"
                brush.picture(self._assets.image(name, rect.w, rect.w), box)

    def _places(self) -> list[Box]:
        side = min(self.box.h, self.box.w / len(self._kinds) * 1.12)
        row = self.box.align(self.box.w, side, "center", "bottom")
        return row.line_up(len(self._kinds), side)

    def _walking(self, place: Box, since: float) -> Box:
        if since >= WALK:
            return place
        share = out_cubic(max(0.0, since) / WALK)
        start = self.box.x - place.w - 20
        left = 1 - share
        hop = abs(math.sin(since * math.pi / HOP)) * place.h * 0.16 * min(1.0, left * 4)
        return place.moved((start - place.x) * left, -hop)
