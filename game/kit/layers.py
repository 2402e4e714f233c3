"""Still and moving layers: what stands still is painted once, what moves every frame."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.kit.particles import Particles

SLACK = 1.2
"""Two places are painted as one when that is no more than so many times the pixels."""

Paint = Callable[[pygame.Surface, pygame.Rect], object]
"""Paints the still picture within a clip rectangle (the surface's clip is set to it)."""


class Layers:
    """Keeps the still picture; a frame restores what moved last time and draws what moves now.

    `damage` marks still places that must be painted again by `paint`. In a frame: `begin`, then
    `blit`, `blits`, `row`, `scatter` or `touch` for what moves, on the canvas that `begin` was
    given.
    """

    def __init__(self, size: tuple[int, int], paint: Paint) -> None:
        self._paint = paint
        self._still = opaque(size)
        self._damage: list[pygame.Rect] = []
        self._moving: list[pygame.Rect] = []
        self._canvas = self._still
        self._all = True
        self._worked: list[pygame.Rect] = []
        self.damage_all()

    @property
    def still(self) -> pygame.Surface:
        """The still picture."""
        return self._still

    def resize(self, size: tuple[int, int]) -> None:
        """A new window size: all is painted again."""
        self._still = opaque(size)
        self.damage_all()

    def damage(self, rect: pygame.Rect) -> None:
        """What stands still here changed."""
        rect = rect.clip(self._still.get_rect())
        if rect.w > 0 and rect.h > 0:
            self._damage = _merged([*self._damage, rect])

    def damage_all(self) -> None:
        """Everything changed."""
        self._damage = [self._still.get_rect()]
        self._all = True

    def repaint(self) -> None:
        """The canvas was lost (not the still picture): restore all of it next time."""
        self._all = True

    def begin(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """Bring the still picture up to date and restore the canvas where it differs.

        The result are the restored places.
        """
        self._canvas = canvas
        for rect in self._damage:
            self._still.set_clip(rect)
            self._paint(self._still, rect)
        self._still.set_clip(None)
        restored = [self._still.get_rect()] if self._all else self._damage + self._moving
        canvas.blits([(self._still, rect, rect) for rect in restored], False)
        self._worked = [*self._damage, *restored]
        self._damage, self._moving = [], []
        self._all = False
        return restored

    def blit(self, picture: pygame.Surface, at: tuple[float, float]) -> None:
        """Draw something that moves."""
        rect = self._canvas.blit(picture, at)
        self._moving.append(rect)

    def blits(self, pictures: Sequence[tuple[pygame.Surface, tuple[float, float]]]) -> None:
        """Draw things that move."""
        self._moving += self._canvas.blits(pictures) or []

    def row(self, pictures: Sequence[tuple[pygame.Surface, tuple[float, float]]]) -> None:
        """Draw things that move and lie close together: they are restored as one."""
        rects = self._canvas.blits(pictures) or []
        if rects:
            self._moving.append(rects[0].unionall(rects[1:]))

    def scatter(self, particles: Particles) -> None:
        """Draw bits that fly."""
        self._canvas.fblits(particles.pictures())
        self._moving += particles.areas()

    def touch(self, rect: pygame.Rect) -> None:
        """Something that moves was drawn here by other means; restore it next time."""
        rect = rect.clip(self._canvas.get_rect())
        if rect.w > 0 and rect.h > 0:
            self._moving.append(rect)

    @property
    def pixels(self) -> int:
        """How many pixels the last frame touched: painted, restored, and drawn above."""
        return sum(rect.w * rect.h for rect in (*self._worked, *self._moving))

    @property
    def moved(self) -> bool:
        """Was anything drawn in the last frame that must be restored?"""
        return bool(self._moving)


def opaque(size: tuple[int, int], begins: int = 1) -> pygame.Surface:
    """An opaque picture in the display's format.

    It `begins` so many pixels (0 to 3) into its memory: where rows of source and target are
    aligned alike, SDL copies past the processor's caches, which is ten times slower for small
    pieces. The window begins at 0; what is copied onto pictures that begin at 1 must not.
    """
    w, h = max(1, size[0]), max(1, size[1])
    surface = pygame.Surface((w + 4, h))
    if pygame.display.get_surface() is not None:
        surface = surface.convert()
    return surface.subsurface((begins, 0, w, h))


def _merged(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Rectangles that cover the same: those that overlap and are little larger as one are one."""
    merged: list[pygame.Rect] = []
    for rect in rects:
        found = rect.copy()
        beside: list[pygame.Rect] = []
        while (hit := found.collidelist(merged)) >= 0:
            other = merged.pop(hit)
            both = found.union(other)
            if both.w * both.h <= SLACK * (found.w * found.h + other.w * other.h):
                found = both
            else:
                beside.append(other)
        merged += [*beside, found]
    return merged
