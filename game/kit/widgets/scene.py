"""A scene made of widgets: what most screens are."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.kit.events import Event
from game.kit.layout import Box, Screen
from game.kit.stage import Scene, Stage
from game.kit.text import Fonts
from game.kit.theme import Theme
from game.kit.widgets.base import Widget
from game.kit.widgets.ui import Ui


class WidgetScene(Scene):
    """Override `build` (make the tree), `arrange` (place it) and, if wanted, `ground`.

    Only damaged places are painted again: first `ground`, then the widgets there. When the scene
    comes, it is painted in as many frames as the stage's allowance asks for.
    """

    def __init__(self, theme: Theme, fonts: Fonts) -> None:
        super().__init__()
        self.theme = theme
        self.fonts = fonts
        self._everything = self._coming = True
        self._painting: Iterator[None] | None = None
        self._stage: Stage | None = None
        self._ui: Ui | None = None

    @property
    def ui(self) -> Ui:
        """The widgets; there from `enter` on."""
        assert self._ui is not None, "the scene has not been entered"
        return self._ui

    @property
    def stage(self) -> Stage:
        """The stack it stands on; there from `enter` on."""
        assert self._stage is not None, "the scene has not been entered"
        return self._stage

    @property
    def screen(self) -> Screen:
        """The present sizes."""
        return self.ui.brush.screen

    def build(self) -> Widget:
        """Make the tree of widgets; called once, on entering."""
        raise NotImplementedError

    def arrange(self, box: Box) -> None:
        """Place the widgets in the window (logical units); called after every resize."""
        raise NotImplementedError

    def ground(self, canvas: pygame.Surface, clip: pygame.Rect) -> None:
        """Paint what lies behind the widgets, within the clip (an overlay dims what is there)."""
        if self.opaque:
            canvas.fill(self.theme.colors.ground, clip)
        else:
            self.stage.behind(canvas, clip, self.theme.colors.dim)

    def enter(self, stage: Stage, screen: Screen) -> None:
        """Build and arrange."""
        self._stage = stage
        self._ui = Ui(self.build(), screen, self.theme, self.fonts)
        self.arrange(screen.box)
        self._refresh()

    def resized(self, screen: Screen) -> None:
        """Arrange anew."""
        self.ui.resized(screen)
        self.arrange(screen.box)
        self._refresh()

    def update(self, dt: float) -> None:
        """Let the widgets go on."""
        self.ui.update(dt)
        self._refresh()

    def handle(self, event: Event) -> bool:
        """To the widgets."""
        used = self.ui.handle(event)
        self._refresh()
        return used

    def wants_text(self) -> bool:
        """While a text field has the focus."""
        return self.ui.wants_text

    def repaint(self) -> None:
        """Everything, next time."""
        super().repaint()
        self._everything = True
        self._painting = None

    @property
    def unfinished(self) -> bool:
        """Are there widgets still to be painted for the first time?"""
        return self._painting is not None

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        """Paint the damaged places; at first, and after `repaint`, everything."""
        if self._everything:
            self._everything = False
            self.ui.take_damage()
            self.ground(canvas, canvas.get_rect())
            self._painting = self.ui.painting(canvas)
        if self._painting is None or self._paint_on(self._painting):
            self._mend(canvas)

    def _paint_on(self, painting: Iterator[None]) -> bool:
        """Paint what the allowance lets; all, unless the scene is only just coming."""
        in_slices = self._coming and self.stage.top is self
        for _ in painting:
            if in_slices and self.stage.allowance.spent:
                self.dirty = True
                return False
        self._coming, self._painting = False, None
        return True

    def _mend(self, canvas: pygame.Surface) -> None:
        for box in self.ui.take_damage():
            clip = self.screen.rect(box).clip(canvas.get_rect())
            if clip.w and clip.h:
                self.ground(canvas, clip)
                self.ui.draw(canvas, self.screen.box_of(clip))

    def _refresh(self) -> None:
        self.dirty = self.dirty or self.ui.dirty
