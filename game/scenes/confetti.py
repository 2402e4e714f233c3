"""Confetti over a whole screen, in the colours of the beans."""

from __future__ import annotations

import math
from random import Random

import pygame

from game.kit.assets import Assets
from game.kit.brush import Brush
from game.kit.particles import Burst, Frame, Particles, frame_of
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
SIZE = 17.0
WAVES = 3
VOLLEYS = (0.0, 0.55, 1.2)
"""Seconds after which it is thrown again."""
TURNS = 2.5
FRAMES = 30


class Confetti(Widget):
    """Nothing until it is thrown; falls for a few seconds. None with reduced motion."""

    def __init__(self, assets: Assets, chance: Random) -> None:
        super().__init__()
        self._assets = assets
        self._bits = Particles(chance, cap=150)
        self._strips: list[list[Frame]] = []
        self._age = 0.0
        self._thrown = len(VOLLEYS)

    def throw(self) -> None:
        """Let it rain."""
        if self.host is None or self.host.theme.reduced_motion:
            return
        px = self.host.brush.screen.px
        self._strips = []
        for color in COLORS:
            self._strips.append(self._strip(color, px(SIZE)))
        self._age, self._thrown = 0.0, 0
        self.host.wake(self)

    def update(self, dt: float) -> bool:
        """Fall; what is still to be thrown is thrown in its time."""
        self._age += dt
        while self._thrown < len(VOLLEYS) and self._age >= VOLLEYS[self._thrown]:
            self._volley()
            self._thrown += 1
        self._bits.update(dt)
        self.changed()
        return len(self._bits) > 0 or self._thrown < len(VOLLEYS)

    def _volley(self) -> None:
        """From below, high into the picture."""
        if self.host is None:
            return
        px = self.host.brush.screen.px
        left, width, height = px(self.box.x), px(self.box.w), px(self.box.h)
        rise = 0.5 if self._thrown else 0.9
        for wave in range(WAVES):
            how = Burst(17, height * 2.2, 3.4, -90, 70, height * 1.15, 1.1, width / 3 * rise)
            self._bits.burst(left + width * (wave + 0.5) / WAVES, height, self._strips, how)

    def draw(self, brush: Brush) -> None:
        """All bits at once."""
        brush.surface.fblits(self._bits.pictures())

    def _strip(self, color: tuple[int, int, int], side: int) -> list[Frame]:
        shape = self._assets.image(f"table/confetti-{1 + len(self._strips) % 4}", side, side).copy()
        shape.fill((*color, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return [_turned(shape, number / FRAMES) for number in range(FRAMES)]


def _turned(shape: pygame.Surface, age: float) -> Frame:
    """The bit as it is at this part of its life: it tumbles, and fades at the end."""
    side = shape.get_height()
    width = max(2, round(side * abs(math.cos(age * TURNS * 2 * math.pi))))
    thin = pygame.transform.smoothscale(shape, (width, side))
    tilted = pygame.transform.rotate(thin, 360 * age)
    fade = min(1.0, (1.0 - age) * 5)
    tilted.fill((255, 255, 255, round(255 * fade)), special_flags=pygame.BLEND_RGBA_MULT)
    frame = pygame.Surface((round(side * 1.5), round(side * 1.5)), pygame.SRCALPHA)
    frame.blit(tilted, tilted.get_rect(center=frame.get_rect().center))
    return frame_of(frame)
