"""Somebody who stands between the devices and the scenes: a kiosk's warden."""

from __future__ import annotations

from typing import Protocol

from game.kit.events import Event


class Guard(Protocol):
    """Asked by the loop about every event before any scene sees it, and told of the time."""

    def admits(self, event: Event) -> bool:
        """Whether the event may reach the scenes. A `QuitAsked` that may not does nothing."""
        ...

    def passed(self, seconds: float) -> None:
        """So much time has gone by since the last frame; called once a frame."""
        ...
