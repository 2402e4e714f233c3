"""Confetti over a whole screen, in the colours of the beans."""

from __future__ import annotations

from random import Random

import pygame

from game.kit.assets import Assets
from game.kit.brush import Brush
from game.kit.particles import Burst, Particles, fading_strip
from game.kit.widgets import Widget

COLORS: tuple[tuple[int, int, int], ...] = (
    (255, 225, 76),
    (46, 52, 187),
    (203, 37, 16),
    (71, 168, 96),
    (253, 157, 179),
    (202, 255, 255),
    (157, 197, 49),
)
SIZE = 14.0
WAVES = 3


class Confetti(Widget):
    """Nothing until it is thrown; falls for a few seconds. None with reduced motion."""

    def __init__(self, assets: Assets, chance: Random) -> None:
        super().__init__()
        self._assets = assets
        self._bits = Particles(chance, cap=140)
        self._strips: list[list[pygame.Surface]] = []

    def throw(self) -> None:
        """Let it rain."""
        if self.host is None or self.host.theme.reduced_motion:
            return
        px = self.host.brush.screen.px
        self._strips = [self._strip(color, px(SIZE)) for color in COLORS]
        left, width = px(self.box.x), px(self.box.w)
        for wave in range(WAVES):
            how = Burst(40, px(420), 3.2, -90, 120, px(420), 0.9, width / 3)
            self._bits.burst(left + width * (wave + 0.5) / WAVES, px(self.box.h), self._strips, how)
        self.host.wake(self)

    def update(self, dt: float) -> bool:
        """Fall."""
        self._bits.update(dt)
        self.changed()
        return len(self._bits) > 0

    def draw(self, brush: Brush) -> None:
        """All bits at once."""
        brush.surface.fblits(self._bits.pictures())

    def _strip(self, color: tuple[int, int, int], side: int) -> list[pygame.Surface]:
        shape = self._assets.image(f"table/confetti-{1 + len(self._strips) % 4}", side, side).copy()
        shape.fill((*color, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return fading_strip(shape)
