"""The still picture of the table: its regions, and which of them must be painted again."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable

import pygame

from game.kit.layers import opaque
from game.table.marks import Marks
from game.table.pen import Pen
from game.table.regions import Part, Region, regions_of
from game.table.shown import Shown


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
        self._base = opaque(ground.get_size())
        self._seen: tuple[int, int, int, Marks] | None = None
        self._stirred: set[Part] = set()
        self._divide()

    def look(self) -> None:
        """Find what shows something new."""
        shown, staging = self._shown, self._shown.staging
        seen = staging.version, shown.version, shown.model.version, shown.marks
        stirs = staging.stirring
        parts = staging.take_changed() | stirs | self._stirred
        self._stirred = stirs
        if seen != self._seen:
            self._seen = seen
            if self._counts != _counts(shown):
                self._divide()
                self._damage(self._base.get_rect())
            self._check(range(len(self._regions)))
        elif parts:
            self._check(sorted({index for part in parts for index in self._at.get(part, ())}))

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
        self._states: list[Hashable] = [region.state(shown) for region in self._regions]
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
                if region.under:
                    self._paint_base(changed.clip(self._base.get_rect()))
                self._damage(changed)


def _counts(shown: Shown) -> tuple[int, ...]:
    return tuple(len(fields) for fields in shown.model.view.fields)
