"""Logical units, and boxes that can be split, aligned and fitted, so that scenes do no sums.

One logical unit is one pixel on an 800x480 screen and grows with the window. All boxes, sizes
and font sizes are logical; only `Screen` knows pixels.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

import pygame

LONG_SIDE = 800.0
SHORT_SIDE = 480.0
MIN_TARGET = 48.0
"""Smallest side of anything that can be tapped, in logical units."""

Horizontal = Literal["left", "center", "right"]
Vertical = Literal["top", "center", "bottom"]


@dataclass(frozen=True, slots=True)
class Part:
    """A share of what fixed sizes leave: `Part(2)` gets twice as much as `Part(1)`."""

    weight: float = 1.0


Size = float | Part


class Box(NamedTuple):
    """A rectangle in logical units: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    @property
    def center(self) -> tuple[float, float]:
        """The point in the middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        """Is the point inside? (Left and top edges are, right and lower ones are not.)"""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlaps(self, other: Box) -> bool:
        """Do the two share more than an edge?"""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def covers(self, other: Box, slack: float = 0.01) -> bool:
        """Does the other lie wholly inside this one (up to `slack`)?"""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def union(self, other: Box) -> Box:
        """The smallest box around both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Box(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)

    def moved(self, dx: float = 0.0, dy: float = 0.0) -> Box:
        """The same size elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def inset(self, all_sides: float = 0.0, vertical: float | None = None) -> Box:
        """Smaller by this much on each side (negative: larger); never below zero size."""
        dy = all_sides if vertical is None else vertical
        return self.trim(all_sides, dy, all_sides, dy)

    def trim(
        self, left: float = 0.0, top: float = 0.0, right: float = 0.0, bottom: float = 0.0
    ) -> Box:
        """Take something off single sides; never below zero size."""
        w, h = max(0.0, self.w - left - right), max(0.0, self.h - top - bottom)
        return Box(self.x + left, self.y + top, w, h)

    def scaled(self, factor: float) -> Box:
        """Grown or shrunk about the middle."""
        return self.inset(self.w * (1 - factor) / 2, self.h * (1 - factor) / 2)

    def at_least(self, w: float, h: float) -> Box:
        """Grown about the middle until it is no smaller than this."""
        return self.inset(min(0.0, (self.w - w) / 2), min(0.0, (self.h - h) / 2))

    def rows(self, *sizes: Size, gap: float = 0.0) -> list[Box]:
        """Split from top to bottom into fixed heights and `Part`s, with gaps between."""
        boxes, y = [], self.y
        for h in _share(self.h, sizes, gap):
            boxes.append(Box(self.x, y, self.w, h))
            y += h + gap
        return boxes

    def columns(self, *sizes: Size, gap: float = 0.0) -> list[Box]:
        """Split from left to right into fixed widths and `Part`s, with gaps between."""
        boxes, x = [], self.x
        for w in _share(self.w, sizes, gap):
            boxes.append(Box(x, self.y, w, self.h))
            x += w + gap
        return boxes

    def even_rows(self, count: int, gap: float = 0.0) -> list[Box]:
        """This many equal rows."""
        return self.rows(*[Part()] * count, gap=gap)

    def even_columns(self, count: int, gap: float = 0.0) -> list[Box]:
        """This many equal columns."""
        return self.columns(*[Part()] * count, gap=gap)

    def grid(self, columns: int, rows: int, gap: float = 0.0) -> list[Box]:
        """Equal cells, row by row from the top left."""
        return [
            cell for row in self.even_rows(rows, gap) for cell in row.even_columns(columns, gap)
        ]

    def grid_for(self, count: int, min_width: float, gap: float = 0.0) -> list[Box]:
        """`count` equal cells in as few rows as `min_width` allows, the rows as even as can be."""
        columns = max(1, min(count, int((self.w + gap) // (min_width + gap))))
        rows = max(1, -(-count // columns))
        return self.grid(max(1, -(-count // rows)), rows, gap)[:count]

    def align(
        self, w: float, h: float, across: Horizontal = "center", down: Vertical = "center"
    ) -> Box:
        """A box of this size (cut to fit) placed inside."""
        w, h = min(w, self.w), min(h, self.h)
        fx = {"left": 0.0, "center": 0.5, "right": 1.0}[across]
        fy = {"top": 0.0, "center": 0.5, "bottom": 1.0}[down]
        return Box(self.x + (self.w - w) * fx, self.y + (self.h - h) * fy, w, h)

    def fit(
        self, w: float, h: float, across: Horizontal = "center", down: Vertical = "center"
    ) -> Box:
        """The largest box with the proportion w : h placed inside."""
        factor = min(self.w / w, self.h / h) if w > 0 and h > 0 else 0.0
        return self.align(w * factor, h * factor, across, down)

    def line_up(
        self, count: int, w: float, gap: float = 0.0, across: Horizontal = "center"
    ) -> list[Box]:
        """`count` boxes of width `w` side by side; they overlap evenly when there is no room."""
        if count <= 0:
            return []
        step = w + gap
        if count > 1:
            step = min(step, (self.w - w) / (count - 1))
        row = self.align(step * (count - 1) + w, self.h, across, "top")
        return [Box(row.x + step * i, self.y, w, self.h) for i in range(count)]


def _share(length: float, sizes: Sequence[Size], gap: float) -> list[float]:
    fixed = sum(size for size in sizes if not isinstance(size, Part))
    weight = sum(size.weight for size in sizes if isinstance(size, Part))
    left = max(0.0, length - fixed - gap * max(0, len(sizes) - 1))
    return [
        left * size.weight / weight if isinstance(size, Part) and weight else _fixed(size)
        for size in sizes
    ]


def _fixed(size: Size) -> float:
    return 0.0 if isinstance(size, Part) else float(size)


@dataclass(frozen=True, slots=True)
class Screen:
    """The window as scenes see it. `text_scale` (1 to 1.5) enlarges text only.

    `unit` is pixels to a logical unit: 1 at 800x480, 1.5 at 1280x720, 2.25 at 1920x1080.
    """

    width_px: int
    height_px: int
    text_scale: float = 1.0
    ui_scale: float = 1.0
    unit: float = field(init=False)

    def __post_init__(self) -> None:
        long, short = max(self.width_px, self.height_px), min(self.width_px, self.height_px)
        unit = min(long / LONG_SIDE, short / SHORT_SIDE) * self.ui_scale
        object.__setattr__(self, "unit", max(0.25, unit))

    @property
    def portrait(self) -> bool:
        """Is the window higher than wide?"""
        return self.height_px > self.width_px

    @property
    def box(self) -> Box:
        """The whole window in logical units; at least 800x480 (portrait 480x800)."""
        return Box(0.0, 0.0, self.width_px / self.unit, self.height_px / self.unit)

    def px(self, length: float) -> int:
        """A length in whole pixels; at least 1 when it is not zero."""
        return max(1, round(length * self.unit)) if length > 0 else round(length * self.unit)

    def font_px(self, size: float) -> int:
        """A font size in pixels, with the text scale."""
        return max(6, round(size * self.unit * self.text_scale))

    def rect(self, box: Box) -> pygame.Rect:
        """The box in pixels; boxes that touch stay touching."""
        unit, x, y = self.unit, box.x, box.y
        left, top = round(x * unit), round(y * unit)
        right, bottom = round((x + box.w) * unit), round((y + box.h) * unit)
        return pygame.Rect(left, top, right - left, bottom - top)

    def size(self, box: Box) -> tuple[int, int]:
        """Width and height in pixels, the same wherever the box lies."""
        return round(box.w * self.unit), round(box.h * self.unit)

    def box_of(self, rect: pygame.Rect) -> Box:
        """A pixel rectangle in logical units."""
        unit = self.unit
        return Box(rect.x / unit, rect.y / unit, rect.w / unit, rect.h / unit)

    def point(self, x_px: float, y_px: float) -> tuple[float, float]:
        """A point of the window (as in pointer events) in logical units."""
        return x_px / self.unit, y_px / self.unit
