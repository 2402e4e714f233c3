"""Where a replay stands and when it goes on: no pictures, so that it can be tested alone."""

from __future__ import annotations

from enum import Enum

from game.match.story import Story
from game.rules.events import TradeMade, TurnPassed

SPEEDS = ("relaxed", "normal", "fast")
GAPS = {"relaxed": 1.0, "normal": 0.5, "fast": 0.12}
"""Seconds between two actions, after the picture has come to rest."""
READING = {"relaxed": 1.2, "normal": 0.7, "fast": 0.2}
"""Seconds more after a deal, and when a turn passes."""


class Eyes(Enum):
    """Who looks on, beside the seats."""

    ALL = "all"
    """All hands are open."""
    NOBODY = "nobody"
    """No hand is open."""


class Reel:
    """A place in a story, and the clock that moves it on while it plays."""

    def __init__(self, story: Story, at: int = 0, speed: str = "normal") -> None:
        self.story = story
        self.at = max(0, min(story.length, at))
        self.playing = False
        self.speed = speed if speed in SPEEDS else "normal"
        self._waited = 0.0

    @property
    def ended(self) -> bool:
        """Is there nothing more to come?"""
        return self.at >= self.story.length

    def play(self) -> None:
        """Run from here; at the end, from the beginning again."""
        if self.ended:
            self.at = 0
        self.playing = True
        self._waited = 0.0

    def pause(self) -> None:
        """Stand still."""
        self.playing = False

    def faster(self) -> None:
        """The next speed, and around again."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]

    def go(self, at: int) -> None:
        """Stand at another place."""
        self.at = max(0, min(self.story.length, at))
        self._waited = 0.0

    def due(self, dt: float, quiet: bool) -> bool:
        """Whether the next action shall be shown now; `quiet`: the picture has come to rest."""
        if not self.playing or not quiet:
            return False
        if self.ended:
            self.playing = False
            return False
        self._waited += dt
        return self._waited >= self._pause()

    def _pause(self) -> float:
        if not self.at:
            return GAPS[self.speed]
        events = self.story.moments[self.at - 1].events
        if any(isinstance(event, TradeMade | TurnPassed) for event in events):
            return GAPS[self.speed] + READING[self.speed]
        return GAPS[self.speed] if self.story.worth_a_stop(self.at) else 0.0
