"""What pointers do with widgets: press, drag, hold, scroll, release."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from game.kit.layout import Box
from game.kit.widgets.base import Widget
from game.kit.widgets.button import DRAG_STARTS
from game.kit.widgets.scroll import Scroll


@dataclass(slots=True)
class _Press:
    widget: Widget | None
    start: tuple[float, float]
    at: tuple[float, float]
    age: float = 0.0
    moved: bool = False
    scroll: Scroll | None = None
    scrolling: bool = False
    speed: float = 0.0
    since: float = 0.0


class Presses:
    """Follows every pointer from down to up. `explain` is called when a widget is held."""

    def __init__(self, hold: float, explain: Callable[[Widget], bool]) -> None:
        self._hold = hold
        self._explain = explain
        self._presses: dict[int, _Press] = {}

    def holds(self, pointer: int) -> bool:
        """Does the pointer hold anything?"""
        return pointer in self._presses

    def down(self, pointer: int, widget: Widget | None, x: float, y: float) -> None:
        """A pointer goes down; a second one on the same widget means nothing.

        A pointer that is down already was let go unseen: its press before meant nothing.
        """
        self.cancel(pointer)
        scroll = _scroll_around(widget)
        if any(press.widget is widget for press in self._presses.values()):
            widget = None
        self._presses[pointer] = _Press(widget, (x, y), (x, y), scroll=scroll)
        if widget is not None:
            widget.press(x, y)

    def move(self, pointer: int, x: float, y: float) -> bool:
        """A held pointer moves; False when it holds nothing."""
        press = self._presses.get(pointer)
        if press is None:
            return False
        dy = y - press.at[1]
        press.at = (x, y)
        if math.dist(press.at, press.start) >= DRAG_STARTS:
            press.moved = True
        if self._scrolls(press, y):
            assert press.scroll is not None
            press.speed = dy / max(press.since, 1 / 60)
            press.since = 0.0
            press.scroll.pull(dy, press.speed)
        elif press.widget is not None:
            press.widget.drag(x, y)
        return True

    def up(self, pointer: int, x: float, y: float) -> Widget | None:
        """A pointer goes up; the widget that was tapped by it, if one was."""
        press = self._presses.pop(pointer, None)
        if press is None:
            return None
        if press.scrolling and press.scroll is not None:
            press.scroll.let_go()
            return None
        if press.widget is None:
            return None
        inside = press.widget.hit_box.contains(x, y)
        return press.widget if press.widget.release(x, y, inside) else None

    def cancel(self, pointer: int) -> None:
        """The press meant nothing."""
        press = self._presses.pop(pointer, None)
        if press is not None and press.widget is not None and not press.scrolling:
            press.widget.cancel()

    def cancel_all(self) -> None:
        """None of them meant anything."""
        for pointer in list(self._presses):
            self.cancel(pointer)

    def update(self, dt: float) -> None:
        """A press that stays long enough asks for an explanation."""
        for pointer, press in list(self._presses.items()):
            before = press.age
            press.age += dt
            press.since += dt
            held = before < self._hold <= press.age and not press.moved
            if held and press.widget is not None and self._explain(press.widget):
                self.cancel(pointer)

    def _scrolls(self, press: _Press, y: float) -> bool:
        """Does the drag belong to the scroll area? Then the widget loses the press."""
        if press.scrolling:
            return True
        own = press.widget is not None and press.widget.keeps_drag
        far = abs(y - press.start[1]) >= DRAG_STARTS
        if press.scroll is None or own or not far or press.scroll.furthest <= 0:
            return False
        press.scrolling = True
        if press.widget is not None:
            press.widget.cancel()
        return True


def _scroll_around(widget: Widget | None) -> Scroll | None:
    while widget is not None and not isinstance(widget, Scroll):
        widget = widget.parent
    return widget


def visible_part(widget: Widget) -> Box | None:
    """The part of the widget's hit box that scroll areas around it leave; None when hidden."""
    box, parent = widget.hit_box, widget.parent
    while parent is not None:
        clip = parent.clip_box
        if clip is not None:
            if not box.overlaps(clip):
                return None
            x, y = max(box.x, clip.x), max(box.y, clip.y)
            w, h = min(box.right, clip.right) - x, min(box.bottom, clip.bottom) - y
            box = Box(x, y, w, h)
        parent = parent.parent
    return box
