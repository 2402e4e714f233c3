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


Frame = tuple[pygame.Surface, int, int]
"""A picture, and where its corner lies from the middle of the bit."""
Strip = Sequence[Frame]

_Bit = tuple[float, float, float, Strip, float, float, float, float, float, float]
"""Age, life, frames a second, strip, x and y of its middle, speeds, gravity, drag."""


class Particles:
    """All bits of one scene. `quality` (0 to 1) scales counts; 0 for reduced motion.

    Each bit is given a strip of pictures and shows them one after the other as it ages, so fading
    and shrinking cost nothing.
    """

    def __init__(self, random: Random, cap: int = CAP, quality: float = 1.0) -> None:
        self._random = random
        self._cap = cap
        self.quality = quality
        self._bits: list[_Bit] = []
        self._pictures: list[tuple[pygame.Surface, tuple[float, float]]] = []
        self._areas: list[pygame.Rect] = []

    def __len__(self) -> int:
        return len(self._bits)

    def burst(self, x: float, y: float, strips: Sequence[Strip], how: Burst) -> int:
        """Throw bits from a place, each with one of the strips; how many there was room for."""
        wanted = round(how.count * max(0.0, min(1.0, self.quality)))
        count = max(0, min(wanted, self._cap - len(self._bits))) if strips else 0
        for _ in range(count):
            bit = self._thrown(x, y, strips, how)
            _, _, _, ((picture, left, top), *_), bit_x, bit_y, *_ = bit
            self._bits.append(bit)
            at = bit_x + left, bit_y + top
            self._pictures.append((picture, at))
            self._areas.append(pygame.Rect(at, picture.get_size()))
        return count

    def _thrown(self, x: float, y: float, strips: Sequence[Strip], how: Burst) -> _Bit:
        chance = self._random.random
        angle = math.radians(how.angle + (chance() - 0.5) * how.spread)
        speed = how.speed * (0.5 + chance() * 0.5)
        life = how.life * (0.7 + chance() * 0.3)
        dx, dy = ((chance() * 2 - 1) * how.scatter for _ in "xy")
        strip = strips[int(chance() * len(strips))]
        rate = (len(strip) - 1e-6) / life
        vx, vy = math.cos(angle) * speed, math.sin(angle) * speed
        return 0.0, life, rate, strip, x + dx, y + dy, vx, vy, how.gravity, how.drag

    def update(self, dt: float) -> None:
        """Let them fly; those whose life is over go."""
        alive: list[_Bit] = []
        pictures: list[tuple[pygame.Surface, tuple[float, float]]] = []
        areas: list[pygame.Rect] = []
        rect = pygame.Rect
        for age, life, rate, strip, x, y, vx, vy, gravity, drag in self._bits:
            age += dt
            if age < life:
                slow = 1.0 - drag * dt
                vx *= slow
                vy = vy * slow + gravity * dt
                x += vx * dt
                y += vy * dt
                alive.append((age, life, rate, strip, x, y, vx, vy, gravity, drag))
                picture, left, top = strip[int(age * rate)]
                at = x + left, y + top
                pictures.append((picture, at))
                areas.append(rect(at, picture.get_size()))
        self._bits, self._pictures, self._areas = alive, pictures, areas

    def pictures(self) -> list[tuple[pygame.Surface, tuple[float, float]]]:
        """What to draw where, for `Layers.scatter` or `Surface.fblits`."""
        return self._pictures

    def areas(self) -> list[pygame.Rect]:
        """Where these pictures lie."""
        return self._areas

    def clear(self) -> None:
        """None any more."""
        self._bits, self._pictures, self._areas = [], [], []


def frame_of(picture: pygame.Surface) -> Frame:
    """The picture cut to what is seen of it."""
    ink = picture.get_bounding_rect()
    cut = picture.subsurface(ink).copy() if ink and ink != picture.get_rect() else picture
    return cut, ink.x - picture.get_width() // 2, ink.y - picture.get_height() // 2


def fading_strip(picture: pygame.Surface, frames: int = 6) -> list[Frame]:
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
        strip.append(frame_of(frame))
    return strip
