"""Small messages above everything: a bubble at a widget, toasts at the edge."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.easing import out_cubic
from game.kit.layout import Box
from game.kit.theme import Theme

TAIL = 10.0


class Bubble:
    """A speech bubble that points at a box: below it, or above where there is more room."""

    def __init__(self, text: str, anchor: Box) -> None:
        self.text = text
        self.anchor = anchor

    def box(self, brush: Brush, room: Box) -> Box:
        """Where it stands, tail not counted, wholly inside `room`."""
        style = self._style(brush.theme)
        width = min(brush.text_width(self.text, style) + 2, 380.0, room.w - 56)
        height = min(brush.text_height(self.text, style, width), room.h - 60)
        w, h = width + 32, height + 20
        x = min(max(self.anchor.center[0] - w / 2, room.x + 8), room.right - w - 8)
        below = self.anchor.bottom + TAIL + 2
        above = self.anchor.y - TAIL - 2 - h
        y = above if above >= room.y + 8 else below
        return Box(x, min(max(y, room.y + 8), room.bottom - h - 8), w, h)

    def draw(self, brush: Brush, room: Box) -> None:
        """Paper, tail, text."""
        colors, stroke = brush.theme.colors, brush.theme.shapes.stroke
        box = self.box(brush, room)
        style = PanelStyle(colors.white, colors.ink, stroke, 12, brush.theme.shapes.shadow)
        brush.panel(box, style)
        self._draw_tail(brush, box)
        brush.text(self.text, box.inset(15, 9), self._style(brush.theme))

    def _draw_tail(self, brush: Brush, box: Box) -> None:
        colors, stroke = brush.theme.colors, brush.theme.shapes.stroke
        x = min(max(self.anchor.center[0], box.x + 26), box.right - 26)
        if box.bottom <= self.anchor.y:
            foot, tip = box.bottom - stroke, box.bottom + TAIL
        elif box.y >= self.anchor.bottom:
            foot, tip = box.y + stroke, box.y - TAIL
        else:
            return
        brush.polygon([(x - 10, foot), (x + 10, foot), (x, tip)], colors.white)
        brush.stroke([(x - 10, foot), (x, tip), (x + 10, foot)], colors.ink, stroke)
        lift = stroke if foot < tip else -stroke
        inner = [
            (x - 9, foot - lift),
            (x + 9, foot - lift),
            (x + 7, foot + lift),
            (x - 7, foot + lift),
        ]
        brush.polygon(inner, colors.white)

    def _style(self, theme: Theme) -> TextStyle:
        return TextStyle(theme.text.small, theme.colors.ink, across="left")


class Toast:
    """A line that comes, stays long enough to be read, and goes."""

    def __init__(self, text: str, theme: Theme) -> None:
        self.text = text
        self._theme = theme
        times = theme.times
        self._hold = times.toast_hold + times.toast_per_char * len(text)
        self.age = 0.0

    @property
    def over(self) -> bool:
        """Is it gone?"""
        times = self._theme.times
        return self.age >= times.toast_in + self._hold + times.toast_out

    @property
    def shown(self) -> float:
        """How far it has come in, 0 to 1."""
        times = self._theme.times
        if self.age < times.toast_in:
            return out_cubic(self.age / times.toast_in)
        left = times.toast_in + self._hold + times.toast_out - self.age
        return max(0.0, min(1.0, left / times.toast_out))

    def box(self, brush: Brush, room: Box) -> Box:
        """Where it stands now: it slides down from the upper edge."""
        style = self._style()
        width = min(brush.text_width(self.text, style) + 2, 560.0, room.w - 60)
        height = brush.text_height(self.text, style, width)
        w, h = width + 44, height + 18
        shown = 1.0 if self._theme.reduced_motion else self.shown
        y = room.y + 14 - (1 - shown) * (h + 30)
        return Box(room.center[0] - w / 2, y, w, h)

    def draw(self, brush: Brush, room: Box) -> None:
        """Dark paper, light text."""
        colors = self._theme.colors
        box = self.box(brush, room)
        brush.panel(box, PanelStyle(colors.ink, colors.gold, 2, box.h / 2, 4))
        brush.text(self.text, box.inset(21, 8), self._style())

    def _style(self) -> TextStyle:
        return TextStyle(self._theme.text.body, self._theme.colors.paper)


class Notes:
    """The bubble and the toasts of one `Ui`; `damage` is told what to draw again."""

    def __init__(self, damage: Callable[[Box], object]) -> None:
        self._damage = damage
        self._bubble: Bubble | None = None
        self._toasts: list[Toast] = []
        self.toast_room: Box | None = None
        """Where toasts come down from the upper edge; None is the whole window."""

    @property
    def bubble_text(self) -> str:
        """What the bubble says; empty when there is none."""
        return self._bubble.text if self._bubble else ""

    @property
    def toast_text(self) -> str:
        """What the toast in sight says; empty when there is none."""
        return self._toasts[0].text if self._toasts else ""

    def explain(self, text: str, anchor: Box, brush: Brush) -> None:
        """Show a bubble in the place of the last one."""
        self.hide_bubble(brush)
        self._bubble = Bubble(text, anchor)
        self._touch(self._bubble.box(brush, brush.screen.box))

    def hide_bubble(self, brush: Brush) -> bool:
        """Take the bubble away; False when there was none."""
        if self._bubble is None:
            return False
        self._touch(self._bubble.box(brush, brush.screen.box))
        self._bubble = None
        return True

    def toast(self, text: str, theme: Theme) -> None:
        """Show a message after those that wait, once each."""
        if all(toast.text != text for toast in self._toasts):
            self._toasts.append(Toast(text, theme))

    def clear_toasts(self, brush: Brush) -> None:
        """Take all toasts away: the player has gone on."""
        if self._toasts:
            self._touch(self._toasts[0].box(brush, self.toast_room or brush.screen.box))
            self._toasts.clear()

    def update(self, dt: float, brush: Brush) -> None:
        """Let the toast come and go."""
        if not self._toasts:
            return
        toast, room = self._toasts[0], self.toast_room or brush.screen.box
        before, old = toast.shown, toast.box(brush, room)
        first = toast.age == 0.0
        toast.age += dt
        if toast.over:
            self._toasts.pop(0)
        if first or toast.shown != before or toast.over:
            self._touch(old.union(toast.box(brush, room)))

    def draw(self, brush: Brush) -> None:
        """Above everything."""
        if self._bubble is not None:
            self._bubble.draw(brush, brush.screen.box)
        if self._toasts:
            self._toasts[0].draw(brush, self.toast_room or brush.screen.box)

    def _touch(self, box: Box) -> None:
        self._damage(box.inset(-24))
