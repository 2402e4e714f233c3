"""What somebody at the table says: a bubble below its face, for long enough to be read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.layout import Box
from game.kit.theme import Theme
from game.kit.widgets import Widget
from game.kit.widgets.base import Host

_WIDTH, _HEIGHT = 176.0, 46.0
_NARROW = 116.0
_TAIL = 9.0
_INSET = (9.0, 3.0)
_FLOOR = 13.0

Span: TypeAlias = tuple[float, float]


class Speech(Widget):
    """The bubble. It goes away by itself and is never in the way of a touch."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text
        self._left = 1.4 + 0.04 * len(text)
        self._tail_x = 0.0

    @property
    def cut(self) -> bool:
        """Whether not all of it is to be read."""
        if self.host is None:
            return False
        brush = self.host.brush
        return brush.fits(self._text, self.box.inset(*_INSET), self._style(brush.theme)).cut

    def fitting(self, panel: Box, room: Box, others: Sequence[Box], free: Box, brush: Brush) -> Box:
        """Where it stands: in this room, as near below the panel as the `others` leave it, beside
        what should stay `free` if its tail still reaches, and so high that nothing of it is cut."""
        width = max(min(panel.w, 240.0), min(_WIDTH, room.w))
        x = min(max(panel.x, room.x), room.right - width)
        if x < free.right and free.x < x + width:
            x, width = self._beside(x, width, free, panel, room)
        self._tail_x = min(max(panel.x + 30, x + 16), x + width - 16)
        smallest = self._style(brush.theme)._replace(size=_FLOOR)
        height = brush.text_height(self._text, smallest, width - 2 * _INSET[0]) + 2 * _INSET[1]
        box = Box(x, room.y + _TAIL, width, max(_HEIGHT, height))
        lower = box.moved(dy=_HEIGHT + 2)
        return lower if any(box.overlaps(other) for other in others) else box

    def _beside(self, x: float, width: float, free: Box, panel: Box, room: Box) -> Span:
        """Where it begins and how wide it is beside what stays free, its tail still below the
        panel; in the way where there is no such place."""
        left = min(width, free.x - room.x)
        right = min(width, room.right - free.right)
        before, after = free.x - left, free.right
        places = [(before, left)] if left >= _NARROW and before + left > panel.x + 40 else []
        if right >= _NARROW and after < panel.right - 40:
            places.append((after, right))
        return min(places, key=lambda place: abs(place[0] - x), default=(x, width))

    def attach(self, host: Host | None) -> None:
        """The time begins."""
        super().attach(host)
        if self.host is not None:
            self.host.wake(self)

    def update(self, dt: float) -> bool:
        """Go away in the end."""
        self._left -= dt
        if self._left > 0:
            return True
        if self.parent is not None:
            self.parent.remove(self)
        return False

    def draw(self, brush: Brush) -> None:
        """White paper with a tail up to the face."""
        colors = brush.theme.colors
        stroke = brush.theme.shapes.stroke
        style = PanelStyle(colors.white, colors.ink, stroke, 12, brush.theme.shapes.shadow)
        brush.panel(self.box, style)
        x, y = self._tail_x, self.box.y
        brush.polygon([(x - 8, y + 2), (x + 8, y + 2), (x, y - _TAIL)], colors.white)
        brush.stroke([(x - 8, y + 1), (x, y - _TAIL), (x + 8, y + 1)], colors.ink, stroke)
        brush.text(self._text, self.box.inset(*_INSET), self._style(brush.theme))

    def _style(self, theme: Theme) -> TextStyle:
        return TextStyle(theme.text.figure, theme.colors.ink, "bold", floor=_FLOOR)
