"""The beans march in: hopping from the left to their places, then blinking now and then."""

from __future__ import annotations

import math
from collections.abc import Callable

from game.kit.assets import Assets
from game.kit.brush import Brush
from game.kit.easing import out_cubic
from game.kit.layout import Box
from game.kit.widgets import Group, Widget
from game.kit.widgets.base import Host
from game.rules import KINDS, NAMES, Kind
from game.scenes.home import Home

WALK = 2.2
"""Seconds from the edge to the place."""
STAGGER = 0.16
HOP = 0.32
JUMP = 0.45
BLINK = 0.14
LONG_AGO = 1e6
REST = (1.2, 3.4)
"""Seconds of stillness between two blinks, least and most."""


class Marcher(Widget):
    """One bean, in its place; the parade says where it walks. Jumps for joy when tapped."""

    def __init__(
        self, assets: Assets, kind: Kind, says: str, on_tap: Callable[[Kind], object]
    ) -> None:
        super().__init__()
        self.info = says
        self._assets = assets
        self._kind = kind
        self._on_tap = on_tap
        self.since = 0.0
        """Seconds since it set out."""
        self.blinking = False
        self._jump = 0.0

    def activate(self) -> None:
        """Jump."""
        self._jump = JUMP
        self._on_tap(self._kind)
        if self.host is not None:
            self.host.wake(self)

    def update(self, dt: float) -> bool:
        """Come down again."""
        self._jump = max(0.0, self._jump - dt)
        self.changed()
        return self._jump > 0

    def draw(self, brush: Brush) -> None:
        """Where it is now."""
        glad = self.since < WALK or self._jump > 0
        mood = "happy" if glad else "blink" if self.blinking else "idle"
        box = self._place_now(brush.theme.reduced_motion)
        rect = brush.screen.rect(box)
        if rect.colliderect(brush.surface.get_clip()):
            name = f"beans/{NAMES[self._kind]}-{mood}"
            brush.picture(self._assets.image(name, rect.w, rect.w), box)

    def _place_now(self, still: bool) -> Box:
        if self.since >= WALK:
            up = 0.0 if still else math.sin(math.pi * self._jump / JUMP) * self.box.h * 0.18
            return self.box.moved(0, -up)
        share = out_cubic(max(0.0, self.since) / WALK)
        left = 1 - share
        hop = abs(math.sin(self.since * math.pi / HOP)) * self.box.h * 0.16 * min(1.0, left * 4)
        return self.box.moved((-self.box.w - 40 - self.box.x) * left, -hop)


class Parade(Group):
    """All beans in a row along its box, feet on its lower edge."""

    def __init__(self, home: Home, age: float = 0.0) -> None:
        self._marchers = [
            Marcher(home.assets, kind, home.texts.kind_name(kind), self._tapped) for kind in KINDS
        ]
        super().__init__(*self._marchers)
        self._home = home
        self.age = age
        self._blinking: Marcher | None = None
        self._next = 1.0

    @property
    def arrived(self) -> bool:
        """Do all stand in their places?"""
        return self.age >= WALK + STAGGER * len(self._marchers)

    def attach(self, host: Host | None) -> None:
        """Start walking."""
        super().attach(host)
        if self.host is not None:
            if self.host.theme.reduced_motion:
                self.age = LONG_AGO
            self._set_out()
            self.host.wake(self)

    def layout(self) -> None:
        """Side by side."""
        count = len(self._marchers)
        side = min(self.box.h, self.box.w / count * 1.12)
        row = self.box.align(self.box.w, side, "center", "bottom")
        for marcher, place in zip(self._marchers, row.line_up(count, side), strict=True):
            marcher.place(place)

    def update(self, dt: float) -> bool:
        """Walk, then blink at times."""
        if self.host is None:
            return False
        if not self.arrived:
            self.age += dt
            self._set_out()
            self.changed()
            return True
        if self.host.theme.reduced_motion:
            return False
        self._next -= dt
        if self._next <= 0:
            self._change_blink()
        return True

    def _set_out(self) -> None:
        last = len(self._marchers) - 1
        for number, marcher in enumerate(self._marchers):
            marcher.since = self.age - STAGGER * (last - number)

    def _change_blink(self) -> None:
        chance = self._home.chance
        marcher = self._blinking or chance.choice(self._marchers)
        marcher.blinking = self._blinking is None
        self._next = BLINK if marcher.blinking else chance.uniform(*REST)
        self._blinking = marcher if marcher.blinking else None
        marcher.changed()

    def _tapped(self, kind: Kind) -> None:
        self._home.audio.play(f"rattle-{NAMES[kind]}")
