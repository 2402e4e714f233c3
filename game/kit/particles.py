"""Bits that fly for a moment: dust, coins' glitter, confetti. Plain lists, one blit call."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import pygame

CAP = 150


@dataclass(frozen=True, slots=True)
class Burst:
    """How bits fly. Lengths in pixels (or whatever the places are in), angles in degrees."""

    count: int
    speed: float
    life: float
    angle: float = -90.0
    """The middle direction: 0 is right, -90 up."""
    spread: float = 360.0
    gravity: float = 0.0
    drag: float = 0.0
    scatter: float = 0.0
    """How far from the place they may begin."""


class Particles:
    """All bits of one scene. `quality` (0 to 1) scales counts; 0 for reduced motion.

    Each bit is given a strip of pictures and shows them one after the other as it ages, so
    fading and shrinking cost nothing.
    """

    def __init__(self, random: Random, cap: int = CAP, quality: float = 1.0) -> None:
        self._random = random
        self._cap = cap
        self.quality = quality
        self._bits: list[list[float]] = []
        self._strips: list[Sequence[pygame.Surface]] = []

    def __len__(self) -> int:
        return len(self._bits)

    def burst(
        self, x: float, y: float, strips: Sequence[Sequence[pygame.Surface]], how: Burst
    ) -> int:
        """Throw bits from a place, each with one of the strips; how many there was room for."""
        wanted = round(how.count * max(0.0, min(1.0, self.quality)))
        count = min(wanted, self._cap - len(self._bits)) if strips else 0
        for _ in range(max(0, count)):
            angle = math.radians(how.angle + (self._random.random() - 0.5) * how.spread)
            speed = how.speed * (0.5 + self._random.random() * 0.5)
            life = how.life * (0.7 + self._random.random() * 0.3)
            dx, dy = ((self._random.random() * 2 - 1) * how.scatter for _ in "xy")
            self._bits.append(
                [
                    x + dx,
                    y + dy,
                    math.cos(angle) * speed,
                    math.sin(angle) * speed,
                    0.0,
                    life,
                    how.gravity,
                    how.drag,
                ]
            )
            self._strips.append(strips[int(self._random.random() * len(strips))])
        return max(0, count)

    def update(self, dt: float) -> None:
        """Let them fly; those whose life is over go."""
        alive: list[list[float]] = []
        strips: list[Sequence[pygame.Surface]] = []
        for bit, strip in zip(self._bits, self._strips, strict=True):
            bit[4] += dt
            if bit[4] >= bit[5]:
                continue
            slow = max(0.0, 1.0 - bit[7] * dt)
            bit[2] *= slow
            bit[3] = bit[3] * slow + bit[6] * dt
            bit[0] += bit[2] * dt
            bit[1] += bit[3] * dt
            alive.append(bit)
            strips.append(strip)
        self._bits, self._strips = alive, strips

    def pictures(self) -> list[tuple[pygame.Surface, tuple[float, float]]]:
        """What to draw where, for `Layers.blits` or `Surface.fblits`."""
        shown = []
        for bit, strip in zip(self._bits, self._strips, strict=True):
            picture = strip[min(len(strip) - 1, int(bit[4] / bit[5] * len(strip)))]
            w, h = picture.get_size()
            shown.append((picture, (bit[0] - w / 2, bit[1] - h / 2)))
        return shown

    def clear(self) -> None:
        """None any more."""
        self._bits.clear()
        self._strips.clear()


def fading_strip(picture: pygame.Surface, frames: int = 6) -> list[pygame.Surface]:
    """The picture, shrinking and fading to nothing in so many frames."""
    strip = []
    for i in range(frames):
        share = 1.0 - i / frames
        width = max(1, round(picture.get_width() * (0.4 + 0.6 * share)))
        height = max(1, round(picture.get_height() * (0.4 + 0.6 * share)))
        frame = pygame.transform.smoothscale(picture, (width, height))
        alpha = round(255 * min(1.0, share * 1.5))
        frame.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        strip.append(frame)
    return strip
