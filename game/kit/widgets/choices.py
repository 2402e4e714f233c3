"""Widgets that hold a value: on or off, a number, one of several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.events import Direction
from game.kit.layout import Box, Part
from game.kit.widgets.base import Widget
from game.kit.widgets.button import Button, Look, Pressable


class Toggle(Pressable):
    """On or off, with its text at the left."""

    def __init__(self, text: str, on: bool, on_change: Callable[[bool], object]) -> None:
        super().__init__()
        self._text = text
        self._on = on
        self._on_change = on_change
        self._slid = 1.0 if on else 0.0

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    @property
    def on(self) -> bool:
        """Is it on?"""
        return self._on

    @on.setter
    def on(self, on: bool) -> None:
        if on != self._on:
            self._on = on
            self.changed()
            self._wake()

    def activate(self) -> None:
        """The other way."""
        super().activate()
        self.on = not self._on
        self._on_change(self._on)

    def update(self, dt: float) -> bool:
        """Let the knob slide."""
        aim = 1.0 if self._on else 0.0
        if self._slid != aim:
            self._slid = min(1.0, max(0.0, self._slid + (dt if aim else -dt) / 0.12))
            self.changed()
        return super().update(dt) or self._slid != aim

    def draw(self, brush: Brush) -> None:
        """Text and switch; a mark in the knob, so that colour is not all that tells."""
        c = brush.theme.colors
        text, switch = self.box.columns(Part(), 58, gap=10)
        ink = c.ink if self.enabled else c.disabled_ink
        brush.text(self._text, text, TextStyle(brush.theme.text.body, ink, across="left"))
        track = switch.align(58, 32)
        fill = c.disabled if not self.enabled else c.go if self._slid > 0.5 else c.paper_dim
        brush.panel(track, PanelStyle(fill, ink, brush.theme.shapes.stroke, 16))
        x = track.x + 16 + (track.w - 32) * self._slid
        y = track.center[1]
        brush.disc(x, y, 13, c.white, ink)
        if self._on:
            tick = [(x - 5, y), (x - 1.5, y + 4), (x + 5.5, y - 4.5)]
            brush.stroke(tick, c.go_dark, 2.5)


class Slider(Pressable):
    """A number between two ends, in steps; dragged, tapped, or moved by left and right."""

    def __init__(
        self,
        value: float,
        on_change: Callable[[float], object],
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.1,
    ) -> None:
        super().__init__()
        self._low, self._high, self._step = low, high, step
        self._on_change = on_change
        self._value = value

    @property
    def value(self) -> float:
        """The number."""
        return self._value

    @value.setter
    def value(self, value: float) -> None:
        steps = round((value - self._low) / self._step)
        value = max(self._low, min(self._high, self._low + steps * self._step))
        if abs(value - self._value) > 1e-9:
            self._value = value
            self.changed()

    @property
    def keeps_drag(self) -> bool:
        """Drags move the knob."""
        return True

    def press(self, x: float, y: float) -> None:
        """The knob comes to the pointer."""
        super().press(x, y)
        self.drag(x, y)

    def drag(self, x: float, y: float) -> None:
        """The knob follows."""
        if self.enabled:
            rail = self._rail()
            share = (x - rail.x) / rail.w if rail.w else 0.0
            self._set(self._low + share * (self._high - self._low))

    def release(self, x: float, y: float, inside: bool) -> bool:
        """The knob is where the pointer was: that was no tap."""
        super().release(x, y, inside)
        return False

    def activate(self) -> None:
        """A step more by key or pad; after the most comes the least."""
        super().activate()
        full = self._value + self._step > self._high + 1e-9
        self._set(self._low if full else self._value + self._step)

    def nav(self, direction: Direction) -> bool:
        """Left is less, right is more."""
        if direction not in (Direction.LEFT, Direction.RIGHT) or not self.enabled:
            return False
        self._set(self._value + (self._step if direction is Direction.RIGHT else -self._step))
        return True

    def draw(self, brush: Brush) -> None:
        """Rail, filled part, knob."""
        c, rail = brush.theme.colors, self._rail()
        ink = c.ink if self.enabled else c.disabled_ink
        stroke = brush.theme.shapes.stroke
        groove = Box(rail.x - 6, rail.center[1] - 6, rail.w + 12, 12)
        brush.panel(groove, PanelStyle(c.paper_dim, ink, stroke, 6))
        span = self._high - self._low
        x = rail.x + rail.w * ((self._value - self._low) / span if span else 0.0)
        fill = c.go if self.enabled else c.disabled
        brush.panel(groove.trim(right=groove.right - x), PanelStyle(fill, ink, stroke, 6))
        brush.disc(x, groove.center[1], 14 + 1.5 * self.hovered, c.white, ink)

    def _rail(self) -> Box:
        return self.box.inset(18, 0)

    def _set(self, value: float) -> None:
        before = self._value
        self.value = value
        if self._value != before:
            self._on_change(self._value)


class Stepper(Widget):
    """A value with a minus and a plus; `show` makes the text of a value."""

    def __init__(
        self,
        value: int,
        low: int,
        high: int,
        on_change: Callable[[int], object],
        show: Callable[[int], str] = str,
    ) -> None:
        self._value, self._low, self._high = value, low, high
        self._on_change, self._show = on_change, show
        self._less = Button("−", lambda: self._step(-1), size=28)
        self._more = Button("+", lambda: self._step(1), size=28)
        super().__init__(self._less, self._more)

    @property
    def value(self) -> int:
        """The number."""
        return self._value

    @value.setter
    def value(self, value: int) -> None:
        value = max(self._low, min(self._high, value))
        if value != self._value:
            self._value = value
            self.changed()

    def limit(self, low: int, high: int) -> None:
        """New ends; the value is kept between them."""
        self._low, self._high = low, high
        self.value = self._value

    def layout(self) -> None:
        """Minus at the left, plus at the right."""
        less, _, more = self.box.columns(52, Part(), 52, gap=6)
        self._less.place(less)
        self._more.place(more)

    def draw(self, brush: Brush) -> None:
        """The value in the middle."""
        c = brush.theme.colors
        middle = self.box.columns(52, Part(), 52, gap=6)[1]
        brush.panel(middle.inset(0, 4), PanelStyle(c.white, c.ink_soft, 1.5, 10))
        style = TextStyle(brush.theme.text.body, c.ink)
        brush.text(self._show(self._value), middle.inset(6, 4), style)

    def _step(self, by: int) -> None:
        before = self._value
        self.value = self._value + by
        if self._value != before:
            self._on_change(self._value)


class Choice(Widget):
    """One of several: a row (or grid) of buttons of which one is pressed in."""

    def __init__(
        self,
        texts: Sequence[str],
        chosen: int,
        on_change: Callable[[int], object],
        min_width: float = 90.0,
    ) -> None:
        self._on_change = on_change
        self._min_width = min_width
        self._chosen = chosen
        self.buttons = [Button(text, partial(self._choose, i)) for i, text in enumerate(texts)]
        super().__init__(*self.buttons)
        self._show()

    @property
    def chosen(self) -> int:
        """The index of the chosen one."""
        return self._chosen

    @chosen.setter
    def chosen(self, chosen: int) -> None:
        self._chosen = chosen
        self._show()

    def layout(self) -> None:
        """Side by side, in as many rows as needed."""
        cells = self.box.grid_for(len(self.buttons), self._min_width, 6)
        for button, cell in zip(self.buttons, cells, strict=True):
            button.place(cell)

    def _choose(self, index: int) -> None:
        if index != self._chosen:
            self.chosen = index
            self._on_change(index)

    def _show(self) -> None:
        for i, button in enumerate(self.buttons):
            button.look = Look.PRIMARY if i == self._chosen else Look.SECONDARY
