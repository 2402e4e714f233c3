"""A long list of sentences, of which only what is near its end is laid out at once."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from game.kit.brush import Brush, TextStyle
from game.kit.layout import Box
from game.kit.widgets import Group, Scroll, Widget

GAP = 8.0
FIRST, MORE = 14, 30
"""So many sentences are measured when it opens (those that may be in sight), and in a step."""
BAR = 12.0


class _Lines(Widget):
    """The sentences that are measured so far, from the last one upwards."""

    def __init__(self, lines: Sequence[str], style: TextStyle) -> None:
        super().__init__()
        self._lines, self._style = list(reversed(lines)), style
        self._tops: list[float] = []
        """How far above the lower end each of them begins; the newest first."""

    @property
    def text(self) -> str:
        """All of them."""
        return "\n".join(reversed(self._lines))

    @property
    def height(self) -> float:
        """Of those that are measured."""
        return self._tops[-1] + 4 if self._tops else 0.0

    def forget(self) -> None:
        """None is measured."""
        self._tops.clear()

    def measure(self, count: int, width: float, brush: Brush) -> bool:
        """So many more; False when all are."""
        done = len(self._tops)
        for line in self._lines[done : done + count]:
            above = self._tops[-1] + GAP if self._tops else 0.0
            self._tops.append(above + brush.text_height(line, self._style, width - 1))
        return len(self._tops) < len(self._lines)

    def draw(self, brush: Brush) -> None:
        """Those in sight."""
        sight = brush.screen.box_of(brush.surface.get_clip())
        end = self.box.y + self.height - 4
        newest = bisect_left(self._tops, end - sight.bottom)
        for index in range(newest, len(self._tops)):
            below = self._tops[index - 1] + GAP if index else 0.0
            if end - below < sight.y:
                break
            top = self._tops[index]
            box = Box(self.box.x, end - top, self.box.w, top - below)
            brush.text(self._lines[index], box, self._style)


class Chronicle(Group):
    """Sentences below each other in a `Scroll`, opened at the newest, which is the last.

    Older ones are measured while it stands open, so that no length makes anybody wait.
    """

    def __init__(self, lines: Sequence[str], style: TextStyle) -> None:
        self._lines = _Lines(lines, style)
        self.scroll = Scroll(self._lines, 0.0)
        super().__init__(self.scroll)

    def layout(self) -> None:
        """Measure for the width there is as much as is seen."""
        self.scroll.place(self.box)
        self._lines.forget()
        if self.host is not None:
            self._grow(FIRST)
            self.host.wake(self)

    def update(self, dt: float) -> bool:
        """Some more; what is in sight stays where it is."""
        return self._grow(MORE)

    def _grow(self, count: int) -> bool:
        scroll, lines = self.scroll, self._lines
        if self.host is None:
            return False
        above_end = scroll.furthest - scroll.offset
        more = lines.measure(count, self.box.w - BAR, self.host.brush)
        scroll.set_height(lines.height)
        scroll.scroll_to(scroll.furthest - above_end)
        return more
