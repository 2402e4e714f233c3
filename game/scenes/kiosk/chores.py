"""What a kiosk does while nobody plays: look for a sound card, count games, make room, dim."""

from __future__ import annotations

import logging
from collections.abc import Callable

from game.kit.audio import Audio
from game.records.pruning import prune
from game.scenes.home import Home
from game.scenes.kiosk.dusk import Dusk

SOUND_EVERY = 30.0
COUNT_EVERY = 0.5
log = logging.getLogger(__name__)


class Chores:
    """Stepped by the demonstration; each step does at most one thing that takes time.

    `reopen` gives the sound that there is now: the same as before, or another.
    """

    def __init__(self, home: Home, reopen: Callable[[], Audio], keep: int, dusk: Dusk) -> None:
        self._home, self._reopen, self._keep, self._dusk = home, reopen, keep, dusk
        self._sound = self._count = 0.0
        self._counting = True

    def tidy(self) -> None:
        """Once at the beginning of each demonstration."""
        gone = prune(self._home.store, self._keep)
        if gone:
            log.info("%d old records made room", gone)
        self._counting = True

    def __call__(self, dt: float) -> bool:
        """Let time pass; True while the picture is dark."""
        self._dusk(dt)
        self._sound += dt
        self._count += dt
        if self._sound >= SOUND_EVERY:
            self._sound = 0.0
            self._look_for_sound()
        elif self._counting and self._count >= COUNT_EVERY:
            self._count = 0.0
            statistics = self._home.statistics
            self._counting = statistics is not None and statistics.catch_up()
        return self._dusk.light == 0

    def _look_for_sound(self) -> None:
        home, before = self._home, self._home.audio
        home.audio = self._reopen()
        if home.audio is before:
            return
        if not home.audio.silent:
            log.warning("there is sound now")
        home.apply_sound()
