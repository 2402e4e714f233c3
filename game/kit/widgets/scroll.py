"""A window onto something higher than itself."""

from __future__ import annotations

from game.kit.brush import Brush, PanelStyle
from game.kit.events import Direction, Key
from game.kit.layout import Box
from game.kit.widgets.base import Widget

NOTCH = 60.0
FRICTION = 4.0
BAR = 6.0


class Scroll(Widget):
    """Shows `content` (of the height given) through its box; drag, wheel, Page keys.

    Whatever inside gets the focus is brought into sight.
    """

    def __init__(self, content: Widget, content_height: float) -> None:
        super().__init__(content)
        self._content = content
        self._height = content_height
        self._offset = 0.0
        self._speed = 0.0

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Where nothing inside can be focused, it can itself, so that keys may move it."""
        if self.furthest <= 0:
            return False
        return not any(w.focusable for w in self._content.walk())

    def release(self, x: float, y: float, inside: bool) -> bool:
        """A touch on it is no choice."""
        return False

    def activate(self) -> None:
        """A page on; after the end comes the beginning."""
        at_end = self._offset >= self.furthest - 1
        self.scroll_to(0.0 if at_end else self._offset + self.box.h * 0.85)

    def nav(self, direction: Direction) -> bool:
        """Up and down move it, until its end."""
        step = {Direction.UP: -NOTCH, Direction.DOWN: NOTCH}.get(direction, 0.0)
        before = self._offset
        self.scroll_to(self._offset + step)
        return self._offset != before

    @property
    def offset(self) -> float:
        """How far down it is, in logical units."""
        return self._offset

    @property
    def clip_box(self) -> Box:
        """Children show within the box only."""
        return self.box

    @property
    def furthest(self) -> float:
        """The largest offset."""
        return max(0.0, self._height - self.box.h)

    def set_height(self, content_height: float) -> None:
        """The content got longer or shorter."""
        self._height = content_height
        self.scroll_to(self._offset)
        self.layout()

    def scroll_to(self, offset: float) -> None:
        """Show the content from this offset on (kept within its ends)."""
        offset = max(0.0, min(self.furthest, offset))
        if offset != self._offset:
            self._offset = offset
            self.layout()
            self.changed()

    def show(self, box: Box) -> None:
        """Bring this box (in place now) into sight."""
        if box.bottom > self.box.bottom:
            self.scroll_to(self._offset + box.bottom - self.box.bottom + 8)
        elif box.y < self.box.y:
            self.scroll_to(self._offset + box.y - self.box.y - 8)

    def layout(self) -> None:
        """The content, moved up by the offset; room for the bar when it is needed."""
        self._offset = min(self._offset, self.furthest)
        bar = BAR + 6 if self.furthest > 0 else 0.0
        height = max(self._height, self.box.h)
        self._content.place(Box(self.box.x, self.box.y - self._offset, self.box.w - bar, height))

    def pull(self, dy: float, speed: float) -> None:
        """A drag moved the content by `dy` and goes at `speed` (units a second)."""
        self._speed = speed
        self.scroll_to(self._offset - dy)

    def let_go(self) -> None:
        """The drag is over; it runs on."""
        if self.host is not None:
            self.host.wake(self)

    def update(self, dt: float) -> bool:
        """Run on and slow down."""
        before = self._offset
        self.scroll_to(self._offset - self._speed * dt)
        self._speed -= self._speed * min(1.0, FRICTION * dt)
        if abs(self._speed) < 12 or self._offset == before:
            self._speed = 0.0
        return self._speed != 0.0

    def wheel(self, dx: float, dy: float) -> bool:
        """A notch is three lines."""
        self._speed = 0.0
        self.scroll_to(self._offset - dy * NOTCH)
        return self.furthest > 0

    def key(self, key: Key) -> bool:
        """Page Up and Down, Home and End."""
        page = self.box.h * 0.85
        places = {
            "page up": self._offset - page,
            "page down": self._offset + page,
            "home": 0.0,
            "end": self.furthest,
        }
        if key.name not in places or self.furthest <= 0:
            return False
        self.scroll_to(places[key.name])
        return True

    def draw(self, brush: Brush) -> None:
        """The bar."""
        if self.furthest <= 0:
            return
        colors = brush.theme.colors
        rail = Box(self.box.right - BAR, self.box.y, BAR, self.box.h)
        brush.panel(rail, PanelStyle(colors.paper_dim, radius=BAR / 2))
        length = max(24.0, rail.h * self.box.h / self._height)
        y = rail.y + (rail.h - length) * self._offset / self.furthest
        brush.panel(Box(rail.x, y, BAR, length), PanelStyle(colors.ink_soft, radius=BAR / 2))
