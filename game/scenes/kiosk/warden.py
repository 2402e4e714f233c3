"""The warden of a kiosk: what reaches the game at all, who has gone, and who knocks."""

from __future__ import annotations

import os
from typing import Protocol

import pygame

from game.kit.events import (
    Device,
    Event,
    FileDropped,
    Key,
    Meaning,
    PadButton,
    PointerCancel,
    PointerDown,
    PointerMove,
    PointerUp,
    QuitAsked,
    TextTyped,
    Wheel,
)
from game.kit.stage import Scene, Stage
from game.records.kiosk_file import Kiosk
from game.scenes.kiosk.corners import Corners

LONGEST_STEP = 1.0
"""A longer pause between two frames was no visitor's: the program itself stood still."""


class Ways(Protocol):
    """Where the warden may lead (`KioskRoutes` does)."""

    def attract(self, stage: Stage) -> None:
        """To the demonstration, everything as the house has it."""

    def still_there(self) -> Scene:
        """The question to somebody who may have gone."""

    def pin_pad(self) -> Scene:
        """The staff's door."""


class Warden:
    """The loop's guard (`game.kit.guard`) in a kiosk.

    Keys, the window's close button and dropped files never reach a scene, so no chord of keys
    leads out. Gamepads are let through where the house allows them.
    """

    def __init__(self, kiosk: Kiosk, stage: Stage, ways: Ways) -> None:
        self._kiosk, self._stage, self._ways = kiosk, stage, ways
        self._corners = Corners(kiosk.staff.hold)
        self._swallowed: set[int] = set()
        self._idle = 0.0
        self._question: Scene | None = None
        self._door: Scene | None = None
        self._cursor = False
        self.demonstrating = False
        """Nobody plays: nobody can have gone."""
        self.closing = False
        """The staff ends the program: an empty stage stays empty."""

    def start(self) -> None:
        """Take the keyboard, keep the mouse in, and hide its pointer until it is moved."""
        os.environ["SDL_GRAB_KEYBOARD"] = "1"
        # Else SDL itself minimises a full-screen window whose keyboard is grabbed.
        os.environ["SDL_ALLOW_ALT_TAB_WHILE_GRABBED"] = "0"
        pygame.event.set_grab(True)
        _show_pointer(False)

    @property
    def seconds_left(self) -> float:
        """Until the demonstration begins, when nobody touches anything."""
        idle = self._kiosk.idle
        return max(0.0, idle.seconds + idle.prompt - self._idle)

    def rest(self, demonstrating: bool) -> None:
        """A new visitor, or the demonstration: begin to count anew."""
        self.demonstrating = demonstrating
        self._idle = 0.0
        self._question = None

    def admits(self, event: Event) -> bool:
        """Whether the event may reach the scenes."""
        if isinstance(event, Key | TextTyped | QuitAsked | FileDropped):
            return False
        if isinstance(event, Meaning | PadButton):
            return self._kiosk.machine.gamepad and not self._touched()
        if isinstance(event, PointerDown | PointerMove | PointerUp | PointerCancel):
            return self._pointer(event)
        if isinstance(event, Wheel):
            self._idle = 0.0
        return True

    def passed(self, seconds: float) -> None:
        """Count, ask, and send home; open the staff's door to a knock."""
        seconds = min(max(seconds, 0.0), LONGEST_STEP)
        self._knock(seconds)
        if self._stage.empty and not self.closing:
            self._ways.attract(self._stage)
        if self.demonstrating:
            return
        self._idle += seconds
        if self._question is not None and self._question not in self._stage.scenes:
            self._question = None
        if self.seconds_left <= 0:
            self._ways.attract(self._stage)
        elif self._idle >= self._kiosk.idle.seconds and self._question is None:
            self._question = self._ways.still_there()
            self._stage.push(self._question)

    # -- inside ------------------------------------------------------------------------------

    def _pointer(self, event: PointerDown | PointerMove | PointerUp | PointerCancel) -> bool:
        if not isinstance(event, PointerCancel):
            self._show_cursor(event.source)
        self._corners.follow(event, self._stage.screen)
        if isinstance(event, PointerDown):
            self._swallowed.discard(event.pointer)
            if self._touched():
                self._swallowed.add(event.pointer)
                return False
            return True
        if isinstance(event, PointerMove) and event.pressed and self._question is None:
            self._idle = 0.0
        if event.pointer not in self._swallowed:
            return True
        if isinstance(event, PointerUp | PointerCancel):
            self._swallowed.discard(event.pointer)
        return False

    def _touched(self) -> bool:
        """Somebody is there. True when the touch only answered the question."""
        self._idle = 0.0
        if self._question is None:
            return False
        if self._question is self._stage.top:
            self._stage.pop()
        self._question = None
        return True

    def _knock(self, seconds: float) -> None:
        through = self._corners.passed(seconds)
        for pointer in through:
            # What lies in the corner must not be pressed by a knock.
            self._stage.handle(PointerCancel(pointer))
            self._swallowed.add(pointer)
        if self._corners.knocked(through):
            self._idle = 0.0
            if self._door is None or self._door not in self._stage.scenes:
                self._door = self._ways.pin_pad()
                self._stage.push(self._door)

    def _show_cursor(self, source: Device) -> None:
        wanted = source is Device.MOUSE and self._kiosk.picture.cursor
        if wanted != self._cursor:
            self._cursor = wanted
            _show_pointer(wanted)


def _show_pointer(visible: bool) -> None:
    pygame.mouse.set_visible(visible)
    # A hidden pointer in a grabbed window would tell its motion only, and no place any more.
    pygame.mouse.set_relative_mode(False)
