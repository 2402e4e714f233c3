"""Buttons that sink when pressed, and bare spots that can be tapped and dragged."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

import pygame

from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.events import Device
from game.kit.layout import Box, Part
from game.kit.theme import Color, Theme
from game.kit.widgets.base import Host, Widget
from game.kit.widgets.caps import draw_cap

Picture = Callable[[int, int], pygame.Surface]
GLOW_SECONDS = 1.6
DRAG_STARTS = 12.0
"""How far a pointer must go, in logical units, before a press becomes a drag."""


class Look(Enum):
    """What kind of button it is."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    DANGER = "danger"
    PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class _Colors:
    face: Color
    edge: Color
    text: Color


def _colors(look: Look, theme: Theme, enabled: bool) -> _Colors:
    c = theme.colors
    if not enabled:
        return _Colors(c.disabled, c.disabled_ink, c.disabled_ink)
    return {
        Look.PRIMARY: _Colors(c.go, c.go_dark, c.white),
        Look.SECONDARY: _Colors(c.paper, c.ink, c.ink),
        Look.DANGER: _Colors(c.danger, c.danger_dark, c.white),
        Look.PLAIN: _Colors(c.paper_dim, c.ink_soft, c.ink),
    }[look]


class Pressable(Widget):
    """Something that is tapped; keeps how far it is pressed and hovered (0 to 1)."""

    focusable = True

    def __init__(self, on_tap: Callable[[], object] | None = None) -> None:
        super().__init__()
        self.on_tap = on_tap
        self.pressed = 0.0
        self.hovered = 0.0
        self._down = False
        self._over = False
        self._glow = False
        self._phase = 0.0

    @property
    def glow(self) -> bool:
        """Does a gold light say "here"?"""
        return self._glow

    @glow.setter
    def glow(self, glow: bool) -> None:
        if glow != self._glow:
            self._glow = glow
            self._phase = 0.0
            self.changed()
            self._wake()

    @property
    def glow_strength(self) -> float:
        """0 to 1, breathing; steady with reduced motion."""
        if not self._glow:
            return 0.0
        if self.host is None or self.host.theme.reduced_motion:
            return 0.9
        wave = 0.5 - 0.5 * math.cos(2 * math.pi * self._phase / GLOW_SECONDS)
        return 0.45 + 0.55 * round(wave * 6) / 6

    def activate(self) -> None:
        """Tell the owner; a short dip shows it also by key."""
        self.pressed = max(self.pressed, 1.0)
        self._wake()
        if self.on_tap is not None:
            self.on_tap()

    def press(self, x: float, y: float) -> None:
        """Sink."""
        self._down = True
        self._wake()

    def release(self, x: float, y: float, inside: bool) -> bool:
        """Rise again."""
        self._down = False
        self._wake()
        return inside

    def cancel(self) -> None:
        """Rise again."""
        self._down = False
        self._wake()

    def hover(self, inside: bool) -> None:
        """Lighten."""
        self._over = inside
        self._wake()

    def attach(self, host: Host | None) -> None:
        """Start glowing when shown."""
        super().attach(host)
        if self.host is not None and self._glow:
            self._wake()

    def update(self, dt: float) -> bool:
        """Follow the pointer; True while something moves."""
        if self.host is None:
            return False
        times, before = self.host.theme.times, self._picture_state()
        aim = 1.0 if self._down else 0.0
        self.pressed = _toward(
            self.pressed, aim, dt / (times.press_down if self._down else times.press_up)
        )
        over = 1.0 if self._over and self.enabled else 0.0
        self.hovered = _toward(self.hovered, over, dt / times.hover)
        if self._glow:
            self._phase = (self._phase + dt) % GLOW_SECONDS
        if self._picture_state() != before:
            self.changed()
        breathing = self._glow and not self.host.theme.reduced_motion
        return breathing or self.pressed != aim or self.hovered != over

    def _picture_state(self) -> tuple[float, float, float]:
        return self.pressed, self.hovered, self.glow_strength

    def _wake(self) -> None:
        if self.host is not None:
            self.host.wake(self)


class Button(Pressable):
    """A text, a picture, or both, on a face that stands out of the paper."""

    def __init__(
        self,
        text: str,
        on_tap: Callable[[], object] | None = None,
        look: Look = Look.SECONDARY,
        icon: Picture | None = None,
        size: float = 0.0,
    ) -> None:
        super().__init__(on_tap)
        self._text = text
        self._look = look
        self._icon = icon
        self._size = size
        self._selected = False

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    @text.setter
    def text(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.changed()

    @property
    def size(self) -> float:
        """Size of its letters in logical units; 0 is that of plain text."""
        return self._size

    @size.setter
    def size(self, size: float) -> None:
        if size != self._size:
            self._size = size
            self.changed()

    @property
    def look(self) -> Look:
        """What kind of button it is."""
        return self._look

    @look.setter
    def look(self, look: Look) -> None:
        if look is not self._look:
            self._look = look
            self.changed()

    @property
    def selected(self) -> bool:
        """Does it show that it is the chosen one?"""
        return self._selected

    @selected.setter
    def selected(self, selected: bool) -> None:
        if selected != self._selected:
            self._selected = selected
            self.changed()

    @property
    def cut(self) -> bool:
        """Does not all of the text fit?"""
        if self.host is None or not self._text:
            return False
        brush = self.host.brush
        return brush.fits(self._text, self._text_box(self._face(brush)), self._style(brush)).cut

    def set_icon(self, icon: Picture | None) -> None:
        """Show another picture from now on."""
        self._icon = icon
        self.changed()

    def draw(self, brush: Brush) -> None:
        """Glow, lip, face, picture and text."""
        theme, colors = brush.theme, _colors(self._look, brush.theme, self.enabled)
        if self._glow and self.enabled:
            brush.glow(self.box, theme.colors.gold, self.glow_strength, self.radius)
        face = self._face(brush)
        fill = _mix(colors.face, theme.colors.white, 0.14 * self.hovered)
        edge = theme.colors.gold if self._selected else colors.edge
        stroke = theme.shapes.stroke * (1.8 if self._selected else 1.0)
        lip = self.box.bottom - face.bottom
        shape = face.trim(bottom=-lip)
        brush.panel(shape, PanelStyle(fill, edge, stroke, self.radius, 0, lip, colors.edge))
        if self._icon is not None:
            box = self._icon_box(face)
            rect = brush.screen.rect(box)
            brush.picture(self._icon(rect.w, rect.h), box)
        self._write(brush, face)
        self.draw_sign(brush)

    def draw_sign(self, brush: Brush) -> None:
        """The key that presses it, as long as keys are used."""
        if self.cap and self.host is not None and self.host.device is Device.KEYS:
            draw_cap(brush, self.box, brush.theme.bindings.key_sign(self.cap))

    def _write(self, brush: Brush, face: Box) -> None:
        """The text in the middle of the face, or as near to it as the picture allows."""
        room = self._text_box(face)
        if self._text and room.w > 0 and room.h > 0:
            text = brush.fits(self._text, room, self._style(brush)).surface
            width = text.get_width() / brush.screen.unit
            middle = max(face.center[0], room.x + width / 2)
            brush.picture(text, room.moved(min(0.0, middle - room.center[0])))

    def _face(self, brush: Brush) -> Box:
        lip = brush.theme.shapes.lip if self.enabled else 0.0
        sunk = lip * min(1.0, self.pressed) * 0.75
        return self.box.trim(top=sunk, bottom=lip - sunk)

    def _icon_box(self, face: Box) -> Box:
        if not self._text:
            return face.inset(min(face.w, face.h) * 0.16)
        side = min(face.h * 0.66, face.w * 0.4)
        return face.trim(left=8).align(side, side, "left")

    def _text_box(self, face: Box) -> Box:
        inner = face.inset(8, 3)
        if self._icon is None:
            return inner
        return inner.columns(self._icon_box(face).w, Part(), gap=6)[1]

    def _style(self, brush: Brush) -> TextStyle:
        colors = _colors(self._look, brush.theme, self.enabled)
        return TextStyle(self._size or brush.theme.text.body, colors.text)


class Hotspot(Pressable):
    """A bare place that can be tapped, dragged from and focused; something else draws there."""

    def __init__(self, on_tap: Callable[[], object] | None = None) -> None:
        super().__init__(on_tap)
        self.on_drag: Callable[[float, float], object] | None = None
        """Called with the pointer's place (logical) from the moment a press becomes a drag."""
        self.on_drop: Callable[[float, float], object] | None = None
        self.on_drag_cancel: Callable[[], object] | None = None
        self.dragging = False
        self._from = (0.0, 0.0)

    @property
    def keeps_drag(self) -> bool:
        """Drags are its own when somebody listens."""
        return self.on_drag is not None

    def press(self, x: float, y: float) -> None:
        """Remember where."""
        super().press(x, y)
        self._from = (x, y)
        self.dragging = False

    def drag(self, x: float, y: float) -> None:
        """Past the threshold, the press is a drag."""
        if self.on_drag is None or not self.enabled:
            return
        if self.dragging or math.dist((x, y), self._from) >= DRAG_STARTS:
            self.dragging = True
            self.on_drag(x, y)

    def release(self, x: float, y: float, inside: bool) -> bool:
        """A drag is dropped, and is no tap."""
        super().release(x, y, inside)
        if not self.dragging:
            return inside
        self.dragging = False
        if self.on_drop is not None:
            self.on_drop(x, y)
        return False

    def cancel(self) -> None:
        """A drag goes back."""
        super().cancel()
        if self.dragging and self.on_drag_cancel is not None:
            self.on_drag_cancel()
        self.dragging = False

    def draw(self, brush: Brush) -> None:
        """Only the glow."""
        if self._glow and self.enabled:
            gold = brush.theme.colors.gold
            brush.glow(self.box, gold, self.glow_strength, self.radius)


def _toward(value: float, aim: float, step: float) -> float:
    return min(aim, value + step) if value < aim else max(aim, value - step)


def _mix(a: Color, b: Color, share: float) -> Color:
    r, g, bl = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return r, g, bl
