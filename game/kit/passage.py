"""How one scene gives way to the next: the old picture is pulled up like a market shutter; what
only comes or goes above a scene fades.

Cheap: the new scene is drawn once, unseen; then parts of two pictures are copied. Scenes are
updated and get their input all the while.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.kit.easing import in_out_cubic
from game.kit.stage import Scene, Stage
from game.kit.theme import Color

SHUTTER = 0.26
FADE = 0.14
FADE_AWAY = 0.08
"""What goes does so quicker than what comes."""
HALVES, HALF = 5, 128
"""So many times a fade comes half as near to the new picture, the first time at once."""
SLAT: Color = (122, 74, 42)
EDGE: Color = (59, 31, 18)
EDGE_UNITS = 9.0


class Passage:
    """Draws the stage; while a scene takes the place of another one or lies down above, that."""

    def __init__(self, reduced: Callable[[], bool] = lambda: False) -> None:
        """`reduced`: is motion reduced just now? Then the old picture only fades."""
        self._reduced = reduced
        self._base: Scene | None = None
        self._above = 0
        self._fades = 0.0
        self._old: pygame.Surface | None = None
        self._new: pygame.Surface | None = None
        self._age = 0.0
        self._halved = 0

    @property
    def busy(self) -> bool:
        """Is a change being shown?"""
        return self._old is not None

    def draw(self, stage: Stage, canvas: pygame.Surface, alpha: float, dt: float) -> bool:
        """Draw what is to be seen now; True when the canvas changed."""
        base = next((scene for scene in reversed(stage.scenes) if scene.opaque), None)
        above = len(stage.scenes)
        if base is not self._base:
            known = self._base is not None and base is not None
            self._base, self._above = base, above
            self._fades = FADE if self._reduced() else 0.0
            if self._begin(canvas if known else None):
                return False
        elif above != self._above:
            fades = FADE if above > self._above else FADE_AWAY
            self._above = above
            if self._old is None or self._fades:
                self._fades = fades
                if self._new is not None:
                    canvas.blit(self._new, (0, 0))
                self._begin(canvas)
                return False
        if self._old is None or self._old.get_size() != canvas.get_size():
            self._old = self._new = None
            return stage.draw(canvas, alpha)
        return self._show(stage, self._old, canvas, alpha, dt)

    def _begin(self, canvas: pygame.Surface | None) -> bool:
        self._old = None if canvas is None else canvas.copy()
        self._new, self._age, self._halved = None, self._fades / HALVES, 0
        return self._old is not None

    def _show(
        self, stage: Stage, old: pygame.Surface, canvas: pygame.Surface, alpha: float, dt: float
    ) -> bool:
        if self._new is None:
            stage.draw(canvas, alpha)
            if stage.unfinished:
                return False
            self._new = canvas.copy()
            if self._fades:
                canvas.blit(old, (0, 0))
        else:
            self._age += dt
        at = min(1.0, self._age / (self._fades or SHUTTER))
        if at >= 1:
            canvas.blit(self._new, (0, 0))
            self._old = self._new = None
            stage.draw(canvas, alpha)
            return True
        if self._fades:
            return self._fade(canvas, self._new, at)
        _pull_up(canvas, old, self._new, at, stage.screen.px(EDGE_UNITS))
        return True

    def _fade(self, canvas: pygame.Surface, new: pygame.Surface, at: float) -> bool:
        """Halfway to the new picture, again and again: halves are mixed twice as quickly."""
        halved = int(at * HALVES)
        if halved == self._halved:
            return False
        new.set_alpha(HALF)
        for _ in range(self._halved, halved):
            canvas.blit(new, (0, 0))
        new.set_alpha(None)
        self._halved = halved
        return True


def _pull_up(
    canvas: pygame.Surface, old: pygame.Surface, new: pygame.Surface, at: float, edge: int
) -> None:
    """The old picture stands so far above the canvas, a wooden slat at its foot."""
    width, height = canvas.get_size()
    foot = round(height * (1 - in_out_cubic(at)))
    canvas.blit(old, (0, 0), (0, height - foot, width, foot))
    canvas.blit(new, (0, foot), (0, foot, width, height - foot))
    canvas.fill(SLAT, (0, foot - edge, width, edge))
    canvas.fill(EDGE, (0, foot - 2, width, 2))
