"""Widgets that only show something."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.layout import Box
from game.kit.theme import Color
from game.kit.widgets.base import Widget


class Group(Widget):
    """Draws nothing, holds others. `arrange(box)` is called to place them."""

    def __init__(self, *children: Widget, arrange: Callable[[Box], object] | None = None) -> None:
        super().__init__(*children)
        self.arrange = arrange

    def layout(self) -> None:
        """Let the owner place the children."""
        if self.arrange is not None:
            self.arrange(self.box)


class Label(Widget):
    """A text in its box: wrapped, shrunk to a floor, then cut; the bubble shows it all."""

    def __init__(self, text: str, style: TextStyle) -> None:
        super().__init__()
        self._text = text
        self._style = style

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
    def style(self) -> TextStyle:
        """How it looks."""
        return self._style

    @style.setter
    def style(self, style: TextStyle) -> None:
        if style != self._style:
            self._style = style
            self.changed()

    @property
    def cut(self) -> bool:
        """Does not all of the text fit?"""
        return self.host is not None and self.host.brush.fits(self._text, self.box, self._style).cut

    def height_for(self, width: float, brush: Brush) -> float:
        """How high it wants to be at this width."""
        return brush.text_height(self._text, self._style, width)

    def draw(self, brush: Brush) -> None:
        """Draw the text."""
        brush.text(self._text, self.box, self._style)


class Panel(Group):
    """A rounded paper panel with a soft shadow; holds others."""

    def __init__(
        self,
        style: PanelStyle,
        *children: Widget,
        arrange: Callable[[Box], object] | None = None,
    ) -> None:
        super().__init__(*children, arrange=arrange)
        self._style = style
        self.radius = style.radius

    @property
    def style(self) -> PanelStyle:
        """How it looks."""
        return self._style

    @style.setter
    def style(self, style: PanelStyle) -> None:
        if style != self._style:
            self._style = style
            self.changed()

    def draw(self, brush: Brush) -> None:
        """Draw the panel."""
        brush.panel(self.box, self._style)


class Image(Widget):
    """A picture, asked for at the pixel size of the box (so that it stays crisp)."""

    def __init__(self, picture: Callable[[int, int], pygame.Surface]) -> None:
        super().__init__()
        self._picture = picture

    def draw(self, brush: Brush) -> None:
        """Draw the picture in the middle."""
        rect = brush.screen.rect(self.box)
        if rect.w > 0 and rect.h > 0:
            brush.picture(self._picture(rect.w, rect.h), self.box)


class ProgressBar(Widget):
    """How far something is, 0 to 1."""

    def __init__(self, value: float = 0.0, color: Color | None = None) -> None:
        super().__init__()
        self._value = value
        self._color = color

    @property
    def value(self) -> float:
        """0 to 1."""
        return self._value

    @value.setter
    def value(self, value: float) -> None:
        value = max(0.0, min(1.0, value))
        if value != self._value:
            self._value = value
            self.changed()

    def draw(self, brush: Brush) -> None:
        """A trough with a filled part."""
        colors, radius = brush.theme.colors, self.box.h / 2
        trough = PanelStyle(colors.paper_dim, colors.ink, brush.theme.shapes.stroke, radius)
        brush.panel(self.box, trough)
        inner = self.box.inset(brush.theme.shapes.stroke + 1.5)
        filled = trough._replace(fill=self._color or colors.go, border=None)
        if self._value > 0:
            brush.panel(Box(inner.x, inner.y, max(inner.h, inner.w * self._value), inner.h), filled)
