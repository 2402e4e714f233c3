"""A player made of synthetic events: they go through the real queue, time is stepped."""

from __future__ import annotations

import math
import os
from pathlib import Path

import pygame

from game.kit.clock import StepClock
from game.kit.loop import Loop
from game.kit.stage import Scene
from game.kit.widgets import Widget
from game.kit.window import WindowWish, open_window

FRAME = 1 / 60
SLOW_FRAME = 1 / 12
"""The longest frame in which no step of the logic is left out."""
_NAMES = {"escape": pygame.K_ESCAPE, "return": pygame.K_RETURN, "tab": pygame.K_TAB}


def frames_of(seconds: float) -> int:
    """How many slow frames last so long, or a little longer."""
    return max(1, math.ceil(seconds / SLOW_FRAME - 1e-6))


class Pilot:
    """Opens a window on the dummy driver and plays. Places are window pixels."""

    def __init__(self, size: tuple[int, int] = (800, 480), text_scale: float = 1.0) -> None:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        self.clock = StepClock()
        self.window = open_window(WindowWish(size))
        pygame.event.clear()
        self.loop = Loop(self.window, self.clock, text_scale)

    @property
    def stage_empty(self) -> bool:
        return self.loop.stage.empty

    def show(self, scene: Scene) -> None:
        self.loop.stage.push(scene)
        self.frame()

    def frame(self, dt: float = FRAME) -> bool:
        self.clock.advance(dt)
        return self.loop.tick()

    def run(self, seconds: float) -> None:
        for _ in range(max(1, round(seconds / FRAME))):
            if not self.frame():
                return

    def post(self, kind: int, **fields: object) -> None:
        pygame.event.post(pygame.Event(kind, fields))

    # -- mouse -------------------------------------------------------------------------------

    def mouse_down(self, x: float, y: float, button: int = 1, touch: bool = False) -> None:
        self.post(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button, touch=touch)

    def mouse_move(self, x: float, y: float, touch: bool = False) -> None:
        self.post(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0), touch=touch)

    def mouse_up(self, x: float, y: float, button: int = 1, touch: bool = False) -> None:
        self.post(pygame.MOUSEBUTTONUP, pos=(x, y), button=button, touch=touch)

    def tap(self, x: float, y: float, button: int = 1) -> None:
        self.mouse_down(x, y, button)
        self.run(0.05)
        self.mouse_up(x, y, button)
        self.run(0.05)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.mouse_down(*start)
        self.frame()
        for i in range(1, 9):
            share = i / 8
            x = start[0] + (end[0] - start[0]) * share
            y = start[1] + (end[1] - start[1]) * share
            self.mouse_move(x, y)
            self.frame()
        self.mouse_up(*end)
        self.frame()

    # -- touch -------------------------------------------------------------------------------

    def finger(self, kind: int, x: float, y: float, finger: int = 5) -> None:
        w, h = self.window.size
        self.post(kind, touch_id=1, finger_id=finger, x=x / (w - 1), y=y / (h - 1), dx=0, dy=0)

    def touch_tap(self, x: float, y: float, finger: int = 5) -> None:
        self.finger(pygame.FINGERDOWN, x, y, finger)
        self.run(0.05)
        self.finger(pygame.FINGERUP, x, y, finger)
        self.run(0.05)

    def touch_drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.finger(pygame.FINGERDOWN, *start)
        self.frame()
        for i in range(1, 9):
            share = i / 8
            x = start[0] + (end[0] - start[0]) * share
            y = start[1] + (end[1] - start[1]) * share
            self.finger(pygame.FINGERMOTION, x, y)
            self.frame()
        self.finger(pygame.FINGERUP, *end)
        self.frame()

    # -- keys and pads -----------------------------------------------------------------------

    def key(self, name: str, mod: int = 0) -> None:
        code = _NAMES.get(name) or pygame.key.key_code(name)
        self.post(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)
        self.post(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=0)
        self.frame()

    def type(self, text: str) -> None:
        for letter in text:
            if letter.isascii() and letter.isalnum():
                code = pygame.key.key_code(letter.lower())
                self.post(pygame.KEYDOWN, key=code, mod=0, unicode=letter, scancode=0)
            self.post(pygame.TEXTINPUT, text=letter)
            self.frame()

    def pad_button(self, button: int) -> None:
        self.post(pygame.JOYBUTTONDOWN, instance_id=0, button=button)
        self.post(pygame.JOYBUTTONUP, instance_id=0, button=button)
        self.frame()

    def pad_hat(self, x: int, y: int) -> None:
        self.post(pygame.JOYHATMOTION, instance_id=0, hat=0, value=(x, y))
        self.frame()

    # -- widgets and pictures ----------------------------------------------------------------

    def center(self, widget: Widget) -> tuple[float, float]:
        x, y = widget.box.center
        unit = self.loop.stage.screen.unit
        return x * unit, y * unit

    def tap_on(self, widget: Widget) -> None:
        self.tap(*self.center(widget))

    def shot(self, path: Path) -> None:
        pygame.image.save(self.window.surface, path)
