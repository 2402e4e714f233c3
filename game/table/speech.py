"""What somebody at the table says: a bubble below its face, for long enough to be read."""

from __future__ import annotations

from collections.abc import Sequence

from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.layout import Box
from game.kit.widgets import Widget

_WIDTH, _HEIGHT = 176.0, 46.0
_TAIL = 9.0


class Speech(Widget):
    """The bubble. It goes away by itself and is never in the way of a touch."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text
        self._left = 1.4 + 0.04 * len(text)
        self._tail_x = 0.0

    def fitting(self, panel: Box, room: Box, others: Sequence[Box]) -> Box:
        """Where it stands: in this room, as near below the panel as the `others` leave it."""
        width = max(min(panel.w, 240.0), min(_WIDTH, room.w))
        x = min(max(panel.x, room.x), room.right - width)
        self._tail_x = min(max(panel.x + 30, x + 16), x + width - 16)
        box = Box(x, room.y + _TAIL, width, _HEIGHT)
        lower = box.moved(dy=_HEIGHT + 2)
        return lower if any(box.overlaps(other) for other in others) else box

    def attach(self, host: object) -> None:
        """The time begins."""
        super().attach(host)  # type: ignore[arg-type]
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
        colors, text = brush.theme.colors, brush.theme.text
        stroke = brush.theme.shapes.stroke
        style = PanelStyle(colors.white, colors.ink, stroke, 12, brush.theme.shapes.shadow)
        brush.panel(self.box, style)
        x, y = self._tail_x, self.box.y
        brush.polygon([(x - 8, y + 2), (x + 8, y + 2), (x, y - _TAIL)], colors.white)
        brush.stroke([(x - 8, y + 1), (x, y - _TAIL), (x + 8, y + 1)], colors.ink, stroke)
        words = TextStyle(text.figure, colors.ink, "bold", floor=13)
        brush.text(self._text, self.box.inset(9, 3), words)
