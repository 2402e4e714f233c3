"""Rows of captions and controls that run down a scrolling sheet of paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from game.kit.brush import Brush
from game.kit.layout import Box, Part
from game.kit.widgets import Group, Label, Scroll, Widget

ROW = 54.0
GAP = 8.0
TWO_LINES = 560.0
"""Below this width the caption stands above its control."""


class Tall(Protocol):
    """Something that says how high it wants to be."""

    def height_for(self, width: float, brush: Brush) -> float:
        """In logical units, at this width."""


@dataclass(slots=True)
class Row:
    """One line of a form. Without a caption the control has the whole width.

    `height` is that of the control at text size 100 %; `measured`, where given, is asked for it.
    """

    control: Widget
    caption: Label | None = None
    height: float = ROW
    measured: Tall | None = None
    alike: float = 0.42
    """The caption's share of the width when both stand side by side."""


class Form(Group):
    """The rows below each other in a `Scroll`; knows how high it becomes."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self._rows = list(rows)
        content = [w for row in self._rows for w in (row.caption, row.control) if w is not None]
        self._content = Group(*content, arrange=self._arrange)
        self.scroll = Scroll(self._content, 0.0)
        super().__init__(self.scroll)

    def layout(self) -> None:
        """Measure for the width there is, then place."""
        self.scroll.place(self.box)
        self.scroll.set_height(self._height(self.box.w - 12))

    def _height(self, width: float) -> float:
        heights = [self._row_height(row, width) for row in self._rows]
        return sum(heights) + GAP * max(0, len(heights) - 1) + 4

    def _row_height(self, row: Row, width: float) -> float:
        height = row.height
        if row.measured and self.host is not None:
            height = row.measured.height_for(width - 1, self.host.brush)
        if row.caption is not None and width < TWO_LINES:
            height += self._caption_height(row.caption, width)
        return height

    def _caption_height(self, caption: Label, width: float) -> float:
        return caption.height_for(width, self.host.brush) if self.host is not None else 30.0

    def _arrange(self, box: Box) -> None:
        heights = [self._row_height(row, box.w) for row in self._rows]
        for row, cell in zip(self._rows, box.rows(*heights, gap=GAP), strict=False):
            if row.caption is None:
                row.control.place(cell)
            elif box.w < TWO_LINES:
                above, below = cell.rows(self._caption_height(row.caption, box.w), Part())
                row.caption.place(above)
                row.control.place(below)
            else:
                left, right = cell.columns(Part(row.alike), Part(1 - row.alike), gap=12)
                row.caption.place(left)
                row.control.place(right)


def lines_of(count: int, min_width: float, gap: float, width: float) -> int:
    """In how many lines `Box.grid_for` puts so many cells into this width."""
    columns = max(1, min(count, int((width + gap) // (min_width + gap))))
    return -(-count // columns)


def told(label: Label) -> Row:
    """A row of words, as high as they need."""
    return Row(label, measured=label)
