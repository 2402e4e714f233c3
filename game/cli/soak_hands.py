"""Hands made of synthetic events: mouse, fingers, keys, pad, wheel, text. They go through
pygame's own queue, as those of real devices do."""

from __future__ import annotations

from random import Random

import pygame

from game.cli.soak_house import House
from game.kit.layout import Box
from game.kit.widgets import Widget
from game.kit.widgets.presses import visible_part

FINGER = 5


class Hands:
    """Acts on a house. Places are logical units unless a method says otherwise."""

    def __init__(self, house: House, chance: Random) -> None:
        self._house = house
        self._chance = chance
        self.touch = False

    def post(self, kind: int, **fields: object) -> None:
        """Put an event into the queue."""
        self._house.watch.inputs += 1
        pygame.event.post(pygame.Event(kind, fields))

    def tap(self, x: float, y: float, button: int = 1) -> None:
        """Press and let go, with a finger or the mouse."""
        unit = self._house.screen.unit
        self._press(x * unit, y * unit, button)
        self._house.frame()
        self._let_go(x * unit, y * unit, button)
        self._house.frame()

    def hold(self, x: float, y: float, seconds: float) -> None:
        """Press for so long."""
        unit = self._house.screen.unit
        self._press(x * unit, y * unit, 1)
        self._house.pass_time(seconds)
        self._let_go(x * unit, y * unit, 1)
        self._house.frame()

    def tap_on(self, widget: Widget) -> bool:
        """Tap a widget in the middle of what shows of it; False when nothing shows."""
        part = visible_part(widget)
        if part is None:
            return False
        box = _common(part, widget.box)
        self.tap(*box.center)
        return True

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Press, move in six steps, let go."""
        unit = self._house.screen.unit
        (ax, ay), (bx, by) = start, end
        self._press(ax * unit, ay * unit, 1)
        self._house.frame()
        for step in range(1, 7):
            x, y = ax + (bx - ax) * step / 6, ay + (by - ay) * step / 6
            self._move(x * unit, y * unit)
            self._house.frame()
        self._let_go(bx * unit, by * unit, 1)
        self._house.frame()

    def key(self, code: int, mod: int = 0) -> None:
        """A key goes down and up."""
        self.post(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)
        self.post(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=0)
        self._house.frame()

    def resize(self, width: int, height: int) -> None:
        """Drag the window's edge."""
        pygame.display.set_mode((width, height), pygame.RESIZABLE)
        self.post(pygame.WINDOWSIZECHANGED, x=width, y=height)
        self._house.frame()

    def finger(self, kind: int, x: float, y: float, finger: int = FINGER) -> None:
        """A finger event at a place in pixels."""
        width, height = self._house.window_size
        across, down = x / max(1, width - 1), y / max(1, height - 1)
        self.post(kind, touch_id=1, finger_id=finger, x=across, y=down, dx=0, dy=0)

    def mouse(self, kind: int, x: float, y: float, button: int = 1) -> None:
        """A mouse event at a place in pixels."""
        if kind == pygame.MOUSEMOTION:
            self.post(kind, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0), touch=False)
        else:
            self.post(kind, pos=(x, y), button=button, touch=False)

    def _press(self, x: float, y: float, button: int) -> None:
        if self.touch and button == 1:
            self.finger(pygame.FINGERDOWN, x, y)
        else:
            self.mouse(pygame.MOUSEBUTTONDOWN, x, y, button)

    def _move(self, x: float, y: float) -> None:
        if self.touch:
            self.finger(pygame.FINGERMOTION, x, y)
        else:
            self.mouse(pygame.MOUSEMOTION, x, y)

    def _let_go(self, x: float, y: float, button: int) -> None:
        if self.touch and button == 1:
            self.finger(pygame.FINGERUP, x, y)
        else:
            self.mouse(pygame.MOUSEBUTTONUP, x, y, button)


def _common(one: Box, other: Box) -> Box:
    x, y = max(one.x, other.x), max(one.y, other.y)
    right, bottom = min(one.right, other.right), min(one.bottom, other.bottom)
    return Box(x, y, max(1.0, right - x), max(1.0, bottom - y))
