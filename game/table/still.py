"""The still picture of the table: its regions, and which of them must be painted again."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable

import pygame

from game.kit.layers import opaque
from game.table.pen import Pen
from game.table.regions import Part, Region, regions_of
from game.table.shown import Shown
from game.table.spots import Lot

HAND: Part = (Lot.HAND, -1)
BUMPS = 2
"""So many places that only move on their spot are looked at in one frame; the others wait."""


class Still:
    """Paints regions on a ground; `damage` is told which places (pixels) look different.

    All regions are looked at when the game or the marks changed; while things only fly, those
    that something leaves or reaches. What lies `under` is kept painted on the ground.
    """

    def __init__(
        self,
        pen: Pen,
        shown: Shown,
        ground: pygame.Surface,
        damage: Callable[[pygame.Rect], object],
    ) -> None:
        self._pen, self._shown, self._ground, self._damage = pen, shown, ground, damage
        self._base = opaque(ground.get_size(), begins=2)
        self._versions = (-1, -1, -1)
        self._marks = shown.marks
        self._stirred: dict[Part, None] = {}
        self._waiting: dict[Part, None] = {}
        self._divide()

    def look(self) -> None:
        """Find what shows something new."""
        shown, staging = self._shown, self._shown.staging
        versions = staging.version, shown.version, shown.model.version
        parts = staging.take_changed()
        stirs = staging.stirring
        moved, self._stirred = {**self._stirred, **stirs}, stirs
        marks, self._marks = self._marks, shown.marks
        marked = marks is not shown.marks
        if versions != self._versions or (marked and not marks.same_but_faces(shown.marks)):
            self._versions = versions
            self._waiting.clear()
            if self._counts != _counts(shown):
                self._divide()
                self._damage(self._base.get_rect())
            self._check(range(len(self._regions)))
            return
        if marked:
            parts |= {(Lot.FACE, seat) for seat in range(shown.model.rules.players)}
        parts |= self._bumps(moved)
        if parts:
            self._check(sorted({index for part in parts for index in self._at.get(part, ())}))

    @property
    def waits(self) -> bool:
        """Is something still to be looked at?"""
        return bool(self._waiting)

    def _bumps(self, moved: dict[Part, None]) -> set[Part]:
        """Of what moves on its spot, or has done so, what must not wait any longer."""
        self._waiting |= moved
        parts = set(list(self._waiting)[:BUMPS])
        if HAND in self._waiting:
            parts.add(HAND)
        for part in parts:
            del self._waiting[part]
        return parts

    def paint(self, surface: pygame.Surface, clip: pygame.Rect) -> None:
        """Paint all within the clip (pixels)."""
        surface.blit(self._base, clip, clip)
        self._paint(surface, clip, False)

    def _paint(self, surface: pygame.Surface, clip: pygame.Rect, under: bool) -> None:
        self._pen.brush.onto(surface)
        for index in clip.collidelistall(self._reaches):
            region = self._regions[index]
            if region.under is under:
                surface.set_clip(self._reaches[index].clip(clip))
                region.paint(self._pen, self._shown)
        surface.set_clip(clip)

    def _paint_base(self, clip: pygame.Rect) -> None:
        self._base.set_clip(clip)
        self._base.blit(self._ground, clip, clip)
        self._paint(self._base, clip, True)

    def _divide(self) -> None:
        """Make the regions for these numbers of fields."""
        shown = self._shown
        self._counts = _counts(shown)
        self._regions: list[Region] = regions_of(shown)
        self._states = [region.state(shown) for region in self._regions]
        rect = shown.places.screen.rect
        self._reaches = [rect(region.reach(shown)) for region in self._regions]
        self._at: defaultdict[Part, list[int]] = defaultdict(list)
        for index, region in enumerate(self._regions):
            for part in region.parts:
                self._at[part].append(index)
        self._paint_base(self._base.get_rect())

    def _check(self, indexes: Iterable[int]) -> None:
        shown = self._shown
        for index in indexes:
            region, before = self._regions[index], self._states[index]
            state = region.state(shown)
            if state != before:
                self._states[index] = state
                reach = shown.places.screen.rect(region.reach(shown))
                changed = self._reaches[index].union(reach)
                self._reaches[index] = reach
                if region.steady and state[0] == before[0]:
                    changed = shown.places.screen.rect(region.box.inset(-region.margin))
                if region.under:
                    self._paint_base(changed.clip(self._base.get_rect()))
                self._damage(changed)


def _counts(shown: Shown) -> tuple[int, ...]:
    return tuple(len(fields) for fields in shown.model.view.fields)
