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


class _Bit:
    """One bit: where it is (its picture's corner), how it flies, how old it is."""

    __slots__ = ("age", "drag", "gravity", "life", "rate", "strip", "vx", "vy", "x", "y")

    def __init__(self, x: float, y: float, angle: float, speed: float) -> None:
        self.x, self.y = x, y
        self.vx, self.vy = math.cos(angle) * speed, math.sin(angle) * speed
        self.age, self.life, self.rate = 0.0, 0.0, 0.0
        self.gravity, self.drag = 0.0, 0.0
        self.strip: Sequence[pygame.Surface] = ()


class Particles:
    """All bits of one scene. `quality` (0 to 1) scales counts; 0 for reduced motion.

    Each bit is given a strip of pictures of one size and shows them one after the other as it
    ages, so fading and shrinking cost nothing.
    """

    def __init__(self, random: Random, cap: int = CAP, quality: float = 1.0) -> None:
        self._random = random
        self._cap = cap
        self.quality = quality
        self._bits: list[_Bit] = []

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
            strip = strips[int(self._random.random() * len(strips))]
            width, height = strip[0].get_size()
            bit = _Bit(x + dx - width / 2, y + dy - height / 2, angle, speed)
            bit.life, bit.rate, bit.strip = life, (len(strip) - 1e-6) / life, strip
            bit.gravity, bit.drag = how.gravity, how.drag
            self._bits.append(bit)
        return max(0, count)

    def update(self, dt: float) -> None:
        """Let them fly; those whose life is over go."""
        alive: list[_Bit] = []
        for bit in self._bits:
            bit.age += dt
            if bit.age < bit.life:
                slow = max(0.0, 1.0 - bit.drag * dt)
                bit.vx *= slow
                bit.vy = bit.vy * slow + bit.gravity * dt
                bit.x += bit.vx * dt
                bit.y += bit.vy * dt
                alive.append(bit)
        self._bits = alive

    def pictures(self) -> list[tuple[pygame.Surface, tuple[float, float]]]:
        """What to draw where, for `Layers.blits` or `Surface.fblits`."""
        return [(bit.strip[int(bit.age * bit.rate)], (bit.x, bit.y)) for bit in self._bits]

    def clear(self) -> None:
        """None any more."""
        self._bits.clear()


def fading_strip(picture: pygame.Surface, frames: int = 6) -> list[pygame.Surface]:
    """The picture, shrinking about its middle and fading to nothing in so many frames."""
    strip = []
    whole = picture.get_rect()
    for i in range(frames):
        share = 1.0 - i / frames
        width = max(1, round(picture.get_width() * (0.4 + 0.6 * share)))
        height = max(1, round(picture.get_height() * (0.4 + 0.6 * share)))
        small = pygame.transform.smoothscale(picture, (width, height))
        alpha = round(255 * min(1.0, share * 1.5))
        small.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        frame = pygame.Surface(whole.size, pygame.SRCALPHA)
        frame.blit(small, small.get_rect(center=whole.center))
        strip.append(frame)
    return strip
