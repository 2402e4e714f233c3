"""Drawing in logical units with the theme: panels, rings, text, pictures. All shapes cached."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.kit.layout import Box, Horizontal, Screen, Vertical
from game.kit.patches import Patch
from game.kit.text import Fitted, Fonts, Spec
from game.kit.theme import Color, Theme


class TextStyle(NamedTuple):
    """How a text looks; `size` in logical units. With `wrap` off it stays on one line."""

    size: float
    color: Color
    face: str = "bold"
    across: Horizontal = "center"
    down: Vertical = "center"
    wrap: bool = True
    outline: Color | None = None
    floor: float = 0.0
    """How small it may become; 0 is the theme's floor."""


class PanelStyle(NamedTuple):
    """A rounded panel; lengths in logical units. `lip` is a darker edge below the face."""

    fill: Color
    border: Color | None = None
    stroke: float = 2.0
    radius: float = 14.0
    shadow: float = 0.0
    lip: float = 0.0
    lip_color: Color | None = None


class Brush:
    """Draws on one surface. Made by `Ui` for its widgets; scenes may use their own."""

    def __init__(self, screen: Screen, theme: Theme, fonts: Fonts) -> None:
        self.screen = screen
        self.theme = theme
        self.fonts = fonts
        self._patches = fonts.patches
        self._looks: dict[PanelStyle, Patch] = {}
        self._surface = pygame.Surface((1, 1))

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on now."""
        return self._surface

    def onto(self, surface: pygame.Surface) -> Brush:
        """Draw on this surface from now on."""
        self._surface = surface
        return self

    def panel(self, box: Box, style: PanelStyle) -> None:
        """A rounded panel with border, lip and soft shadow (the shadow lies outside the box)."""
        patch = self._looks.get(style)
        if patch is None:
            patch = self._looks[style] = self._patch(style)
        self._patches.draw(self._surface, self.screen.rect(box), patch)

    def _patch(self, style: PanelStyle) -> Patch:
        px = self.screen.px
        return Patch(
            style.fill,
            style.border,
            px(style.stroke) if style.border else 0,
            px(style.radius),
            px(style.shadow),
            px(style.lip),
            style.lip_color or style.border or style.fill,
        )

    def ring(self, box: Box, color: Color, width: float, radius: float) -> None:
        """A rounded frame inside the edge of the box."""
        patch = Patch(None, color, self.screen.px(width), self.screen.px(radius), 0, 0, color)
        self._patches.draw(self._surface, self.screen.rect(box), patch)

    def glow(self, box: Box, color: Color, strength: float, radius: float) -> None:
        """A soft light around the box; strength 0 to 1."""
        rect = self.screen.rect(box)
        px = self.screen.px
        self._patches.glow(self._surface, rect, color, px(radius), px(9), strength)

    def focus(self, box: Box, radius: float) -> None:
        """The two-tone ring around what has the focus; lies outside the box."""
        w = self.theme.shapes.focus_ring
        colors = self.theme.colors
        self.ring(box.inset(-w), colors.ink, w, radius + w)
        self.ring(box.inset(-w * 0.75), colors.gold, w * 0.55, radius + w * 0.75)

    def disc(self, x: float, y: float, radius: float, color: Color, border: Color | None) -> None:
        """A filled circle about a point."""
        box = Box(x - radius, y - radius, 2 * radius, 2 * radius)
        self.panel(box, PanelStyle(color, border, self.theme.shapes.stroke, radius))

    def polygon(self, points: Sequence[tuple[float, float]], color: Color) -> None:
        """A filled shape with smooth edges."""
        self._outline(points, color, 0.0)

    def stroke(self, points: Sequence[tuple[float, float]], color: Color, width: float) -> None:
        """A line through points with round ends and smooth edges."""
        self._outline(points, color, width)

    def _outline(self, points: Sequence[tuple[float, float]], color: Color, width: float) -> None:
        unit = self.screen.unit
        left, top = (math.floor(min(p[i] for p in points) * unit) for i in (0, 1))
        near = tuple((round(x * unit - left, 1), round(y * unit - top, 1)) for x, y in points)
        self._patches.outline(self._surface, near, color, width * unit, (left, top))

    def text(self, text: str, box: Box, style: TextStyle) -> bool:
        """Text made to fit the box; True when it had to be cut."""
        rect = self.screen.rect(box)
        if not text or rect.w <= 0 or rect.h <= 0:
            return False
        fitted = self.fits(text, box, style)
        size = fitted.surface.get_rect()
        x = {"left": rect.x, "center": rect.centerx - size.w // 2, "right": rect.right - size.w}
        y = {"top": rect.y, "center": rect.centery - size.h // 2, "bottom": rect.bottom - size.h}
        self._surface.blit(fitted.surface, (x[style.across], y[style.down]))
        return fitted.cut

    def fits(self, text: str, box: Box, style: TextStyle) -> Fitted:
        """The text made to fit the box, without drawing it.

        The floor does not grow with the text scale: enlarged text shrinks before it is cut.
        """
        floor = self.screen.px(min(style.size, style.floor or self.theme.text.floor))
        size = self.screen.rect(box).size
        return self.fonts.fit(text, self.spec(style), size, floor, style.across, style.wrap)

    def spec(self, style: TextStyle) -> Spec:
        """The style in pixels."""
        return Spec(style.face, self.screen.font_px(style.size), style.color, style.outline)

    def text_width(self, text: str, style: TextStyle) -> float:
        """How wide one line of it is, in logical units."""
        spec = self.spec(style)
        return self.fonts.width(text, spec.face, spec.px) / self.screen.unit

    def text_height(self, text: str, style: TextStyle, width: float) -> float:
        """How high it is when wrapped to this width, in logical units."""
        spec = self.spec(style)
        lines = self.fonts.wrap(text, spec.face, spec.px, self.screen.px(width))
        return len(lines) * self.fonts.line_height(spec.face, spec.px) / self.screen.unit

    def picture(self, image: pygame.Surface, box: Box) -> None:
        """A picture in the middle of the box, at its own pixel size."""
        self._surface.blit(image, image.get_rect(center=self.screen.rect(box).center))
