"""Gamepads: buttons and sticks become the same meanings as keys. Pads may come and go."""

from __future__ import annotations

import pygame

from game.kit.bindings import Bindings
from game.kit.events import Direction, Meaning, Nav, PadButton

REPEAT_AFTER = 0.35
REPEAT_EVERY = 0.12
STICK_ON = 0.6
STICK_OFF = 0.4

_CROSS = {11: Direction.UP, 12: Direction.DOWN, 13: Direction.LEFT, 14: Direction.RIGHT}
"""Some pads report their cross as buttons, the others as a hat."""


class Pads:
    """All pads that are plugged in, seen as one."""

    def __init__(self) -> None:
        self._open: dict[int, pygame.joystick.JoystickType] = {}
        self._stick = [0.0, 0.0]
        self._held: Direction | None = None
        self.raw = False
        """Tell the numbers of buttons instead of what they mean."""
        self._next = 0.0

    def translate(
        self, raw: pygame.Event, now: float, bindings: Bindings
    ) -> list[Meaning | PadButton]:
        """What a pad event means; empty for other events."""
        if raw.type == pygame.JOYDEVICEADDED:
            self._add(raw.device_index)
        elif raw.type == pygame.JOYDEVICEREMOVED:
            self._open.pop(raw.instance_id, None)
            self.release()
        elif raw.type == pygame.JOYBUTTONUP and raw.button in _CROSS:
            return self._hold(None, now)
        elif raw.type == pygame.JOYBUTTONDOWN:
            if raw.button in _CROSS:
                return self._hold(_CROSS[raw.button], now)
            if self.raw:
                return [PadButton(raw.button)]
            meaning = bindings.pad_meaning(raw.button)
            return [meaning] if meaning else []
        elif raw.type == pygame.JOYHATMOTION:
            return self._hold(_direction(raw.value[0], -raw.value[1], 0.5), now)
        elif raw.type == pygame.JOYAXISMOTION and raw.axis in (0, 1):
            self._stick[raw.axis] = raw.value
            limit = STICK_OFF if self._held else STICK_ON
            return self._hold(_direction(self._stick[0], self._stick[1], limit), now)
        return []

    def repeat(self, now: float) -> Nav | None:
        """The held direction again, when it is time."""
        if self._held is None or now < self._next:
            return None
        self._next = now + REPEAT_EVERY
        return Nav(self._held, repeat=True)

    def release(self) -> None:
        """Let go of the held direction."""
        self._held = None
        self._stick = [0.0, 0.0]

    def _add(self, index: int) -> None:
        try:
            pad = pygame.joystick.Joystick(index)
        except pygame.error:
            return
        self._open[pad.get_instance_id()] = pad

    def _hold(self, direction: Direction | None, now: float) -> list[Meaning | PadButton]:
        if direction == self._held:
            return []
        self._held = direction
        self._next = now + REPEAT_AFTER
        return [Nav(direction)] if direction else []


def _direction(x: float, y: float, limit: float) -> Direction | None:
    if max(abs(x), abs(y)) < limit:
        return None
    if abs(x) >= abs(y):
        return Direction.RIGHT if x > 0 else Direction.LEFT
    return Direction.DOWN if y > 0 else Direction.UP
