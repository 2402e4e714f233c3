"""From events to widgets: who is hit, who is next, who is meant."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.kit.events import (
    Activate,
    Back,
    Device,
    Direction,
    Event,
    Info,
    Jump,
    Key,
    Nav,
    PointerCancel,
    PointerDown,
    PointerMove,
    PointerUp,
    TextTyped,
    Wheel,
)
from game.kit.layout import Box
from game.kit.widgets.base import Widget
from game.kit.widgets.focus import nearest
from game.kit.widgets.groups import groups_of
from game.kit.widgets.presses import Presses, visible_part
from game.kit.widgets.scroll import Scroll

if TYPE_CHECKING:
    from game.kit.widgets.ui import Ui


class Dispatch:
    """The input side of a `Ui`."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._presses = Presses(ui.theme.times.hold, self._explain)
        self._hovered: Widget | None = None
        self._recent: list[Widget] = []

    def handle(self, event: Event) -> bool:
        """Give an event to the widget it is for; True when it was used."""
        match event:
            case PointerDown():
                return self._down(event)
            case PointerMove():
                return self._move(event)
            case PointerUp():
                return self._up(event)
            case PointerCancel():
                self._presses.cancel(event.pointer)
                return True
            case Wheel():
                return self._wheel(event)
            case Key():
                return self._key(event)
            case TextTyped():
                focus = self._ui.focus
                return focus is not None and focus.typed(event.text)
            case Nav():
                return self._nav(event.direction)
            case Jump():
                return self._jump(event.step)
            case Activate():
                return self._activate()
            case Info():
                return self._ui.focus is not None and self._explain(self._ui.focus)
            case Back():
                return self._ui.back()
        return False

    def update(self, dt: float) -> None:
        """Holding takes time."""
        self._presses.update(dt)

    def cancel_all(self) -> None:
        """Let go of all that is held."""
        self._presses.cancel_all()

    # -- pointers ----------------------------------------------------------------------------

    def _down(self, event: PointerDown) -> bool:
        ui = self._ui
        self._ui.use(event.source)
        had_bubble = ui.notes.hide_bubble(ui.brush)
        x, y = ui.brush.screen.point(event.x, event.y)
        widget = self._hit(x, y)
        if event.button == 3:
            return widget is not None and self._explain(widget)
        if event.button != 1:
            return False
        if widget is None:
            if ui.focus is not None and ui.focus.wants_text:
                ui.focus_on(None)
            return had_bubble
        self._presses.down(event.pointer, widget, x, y)
        if widget.focusable:
            ui.focus_on(widget)
        return True

    def _move(self, event: PointerMove) -> bool:
        x, y = self._ui.brush.screen.point(event.x, event.y)
        if event.pressed:
            return self._presses.move(event.pointer, x, y)
        if event.source is Device.MOUSE:
            self._hover(self._hit(x, y))
        return False

    def _up(self, event: PointerUp) -> bool:
        if event.button != 1 or not self._presses.holds(event.pointer):
            return False
        x, y = self._ui.brush.screen.point(event.x, event.y)
        widget = self._presses.up(event.pointer, x, y)
        if widget is not None:
            widget.press_or_explain()
        return True

    def _hover(self, widget: Widget | None) -> None:
        old = self._hovered
        if widget is old:
            return
        self._hovered = widget
        if old is not None:
            old.hover(False)
        if widget is not None:
            widget.hover(True)

    def _wheel(self, event: Wheel) -> bool:
        x, y = self._ui.brush.screen.point(event.x, event.y)
        areas = [w for w in self._ui.root.walk() if w.box.contains(x, y) and _in_sight(w)]
        return any(widget.wheel(event.dx, event.dy) for widget in reversed(areas))

    def _hit(self, x: float, y: float) -> Widget | None:
        """The widget at a point: drawn there, else the nearest whose target reaches there."""
        best, best_distance = None, math.inf
        for widget in self._ui.root.walk():
            if not (widget.focusable or isinstance(widget, Scroll) or widget.info):
                continue
            part = visible_part(widget)
            if part is None or not part.contains(x, y):
                continue
            distance = _distance(widget.box, x, y)
            if distance <= best_distance:
                best, best_distance = widget, distance
        return best

    # -- keys and pads -----------------------------------------------------------------------

    def _key(self, event: Key) -> bool:
        self._ui.use(Device.KEYS)
        widget = self._ui.focus
        while widget is not None:
            if widget.key(event):
                return True
            widget = widget.parent
        pages = ("page up", "page down", "home", "end")
        if event.name not in pages:
            return False
        areas = [w for w in self._ui.root.walk() if isinstance(w, Scroll)]
        return any(area.key(event) for area in areas)

    def _nav(self, direction: Direction) -> bool:
        ui = self._ui
        if not ui.shows_ring:
            self._ui.use(Device.PAD if ui.device is not Device.KEYS else Device.KEYS)
        ui.notes.hide_bubble(ui.brush)
        if ui.focus is not None and ui.focus.nav(direction):
            return True
        widgets = self._focusable()
        current = next((i for i, w in enumerate(widgets) if w is ui.focus), None)
        found = nearest([w.box for w in widgets], current, direction)
        if found is not None:
            ui.focus_on(widgets[found])
        return found is not None or bool(widgets)

    def _jump(self, step: int) -> bool:
        """Into another part of the screen, where the focus was when it was there last."""
        ui = self._ui
        if not ui.shows_ring:
            ui.use(Device.PAD if ui.device is not Device.KEYS else Device.KEYS)
        ui.notes.hide_bubble(ui.brush)
        groups = groups_of(ui.root)
        if not groups:
            return False
        here = next((i for i, group in enumerate(groups) if ui.focus in group), None)
        if here is None:
            group = groups[0 if step > 0 else -1]
        else:
            self._recent = [w for w in self._recent if w is not ui.focus][-20:]
            if ui.focus is not None:
                self._recent.append(ui.focus)
            group = groups[(here + step) % len(groups)]
        known = [w for w in self._recent if w in group]
        ui.focus_on(known[-1] if known else group[0])
        return True

    def refocus(self, lost: Box) -> None:
        """What had the focus is gone: it goes to what is nearest to that place."""
        x, y = lost.center
        widgets = self._focusable()
        if widgets:
            self._ui.focus_on(min(widgets, key=lambda w: math.dist(w.box.center, (x, y))))

    def _activate(self) -> bool:
        ui = self._ui
        self._ui.use(Device.PAD if ui.device.points else ui.device)
        if ui.focus is None:
            return self._nav(Direction.NEXT)
        ui.notes.hide_bubble(ui.brush)
        ui.focus.press_or_explain()
        return True

    def _focusable(self) -> list[Widget]:
        return [w for w in self._ui.root.walk() if w.focusable]

    def _explain(self, widget: Widget) -> bool:
        """Tell what the widget is: its own way, else its reason, text or whole caption."""
        if widget.on_info is not None:
            widget.on_info()
            return True
        text = " ".join(part for part in (widget.why_not, widget.info) if part)
        if not text and widget.cut:
            text = widget.text
        if text:
            self._ui.explain(widget, text)
        return bool(text)


def _in_sight(widget: Widget) -> bool:
    return visible_part(widget) is not None


def _distance(box: Box, x: float, y: float) -> float:
    dx = max(box.x - x, 0.0, x - box.right)
    dy = max(box.y - y, 0.0, y - box.bottom)
    return math.hypot(dx, dy)
