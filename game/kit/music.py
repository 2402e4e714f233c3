"""Music: one looped piece at a time, which comes, gives way and steps aside softly."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

FADE_OUT, FADE_IN = 0.3, 0.6
"""Seconds in which a piece goes, and comes."""
DUCKED = 0.5
DUCK_DOWN, DUCK_UP = 0.08, 0.7
"""Seconds in which music steps aside for an effect, and comes back."""


class Music:
    """What plays under everything, through pygame's mixer. Stepped by `update`; nothing raises.

    `find` gives the file of a piece, `tell(name, why)` is told what goes wrong.
    """

    def __init__(
        self, find: Callable[[str], Path | None], tell: Callable[[str, object], None]
    ) -> None:
        self._find, self._tell = find, tell
        self._wanted: str | None = None
        self._playing: str | None = None
        self._volume = 1.0
        self._presence = 0.0
        """How far the piece has come, 0 to 1."""
        self._aside = 1.0
        """What is left of it while it steps aside."""
        self._ducked = 0.0
        self._resting = False
        self._heard = -1.0

    def set_volume(self, volume: float) -> None:
        """At once; 0 to 1."""
        self._volume = volume
        self._sound()

    def want(self, name: str | None) -> None:
        """Loop this piece (None: silence), once the one before is gone."""
        self._wanted = name
        if self._playing is None and name is not None:
            self._begin()

    def duck(self, seconds: float) -> None:
        """Step aside for so long."""
        self._ducked = max(self._ducked, seconds)

    def again(self) -> None:
        """The mixer was opened anew: begin anew, too."""
        self._playing, self._resting, self._heard = None, False, -1.0
        self.want(self._wanted)

    def update(self, dt: float, away: bool) -> None:
        """Let time pass; `away`: it rests, softly."""
        stays = self._playing == self._wanted and not away
        target, seconds = (1.0, FADE_IN) if stays else (0.0, FADE_OUT)
        self._presence = _towards(self._presence, target, dt / seconds)
        target, seconds = (DUCKED, DUCK_DOWN) if self._ducked > 0 else (1.0, DUCK_UP)
        self._aside = _towards(self._aside, target, dt / seconds * (1 - DUCKED))
        self._ducked = max(0.0, self._ducked - dt)
        if self._presence == 0 and not away and self._playing != self._wanted:
            self._begin()
        self._rest(away and self._presence == 0)
        self._sound()

    def _begin(self) -> None:
        """Put the wanted piece in the place of what has faded away."""
        self._playing, self._presence = self._wanted, 0.0
        try:
            pygame.mixer.music.stop()
            if self._playing is None:
                return
            path = self._find(self._playing)
            if path is None:
                self._tell(self._playing, "there is no such file")
                return
            pygame.mixer.music.load(path)
            self._sound()
            pygame.mixer.music.play(-1)
        except pygame.error as error:
            self._tell(self._playing or "music", error)

    def _rest(self, resting: bool) -> None:
        if resting == self._resting:
            return
        self._resting = resting
        try:
            if resting:
                pygame.mixer.music.pause()
            else:
                pygame.mixer.music.unpause()
        except pygame.error as error:
            self._tell("music", error)

    def _sound(self) -> None:
        heard = self._volume * self._presence * self._aside
        if heard == self._heard:
            return
        self._heard = heard
        try:
            pygame.mixer.music.set_volume(heard)
        except pygame.error as error:
            self._tell("music", error)


def _towards(value: float, target: float, step: float) -> float:
    return min(target, value + step) if value < target else max(target, value - step)
