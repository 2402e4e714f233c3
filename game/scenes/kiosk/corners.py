"""The staff's knock: two opposite corners held, at once or one after the other."""

from __future__ import annotations

from dataclasses import dataclass

from game.kit.events import PointerCancel, PointerDown, PointerEvent, PointerMove, PointerUp
from game.kit.layout import Screen

REACH = 84.0
"""Side of a corner in logical units."""
PAUSE = 5.0
"""Seconds between letting go of one corner and having held the other, beyond the holding."""


@dataclass(slots=True)
class _Held:
    corner: int
    seconds: float = 0.0
    done: bool = False


class Corners:
    """Follows all pointers. With one pointer (a mouse) the corners are held in turn."""

    def __init__(self, hold: float) -> None:
        self._hold = hold
        self._held: dict[int, _Held] = {}
        self._first: int | None = None
        self._left = 0.0

    def follow(self, event: PointerEvent, screen: Screen) -> None:
        """A pointer went down, moved, or went up."""
        if isinstance(event, PointerUp | PointerCancel):
            self._held.pop(event.pointer, None)
            return
        corner = corner_of(event.x, event.y, screen)
        if isinstance(event, PointerDown):
            if corner is not None:
                self._held[event.pointer] = _Held(corner)
        elif isinstance(event, PointerMove) and event.pressed:
            held = self._held.get(event.pointer)
            if held is not None and corner != held.corner:
                del self._held[event.pointer]

    def passed(self, seconds: float) -> list[int]:
        """Let time go by; the pointers that have just held a corner long enough."""
        self._left -= seconds
        if self._left <= 0:
            self._first = None
        through = []
        for pointer, held in self._held.items():
            held.seconds += seconds
            if held.seconds >= self._hold and not held.done:
                held.done = True
                through.append(pointer)
        return through

    def knocked(self, pointers: list[int]) -> bool:
        """Whether the corners that these pointers have held complete the knock."""
        for pointer in pointers:
            corner = self._held[pointer].corner
            if self._first is not None and corner == (self._first + 2) % 4:
                self._held.clear()
                self._first = None
                return True
            self._first, self._left = corner, self._hold + PAUSE
        return False


def corner_of(x: float, y: float, screen: Screen) -> int | None:
    """The corner in which a point (in pixels) lies, counted clockwise from the upper left."""
    reach = screen.px(REACH)
    left, right = x < reach, x >= screen.width_px - reach
    upper, lower = y < reach, y >= screen.height_px - reach
    if upper:
        return 0 if left else 1 if right else None
    if lower:
        return 3 if left else 2 if right else None
    return None
