"""How bright the picture is while nobody comes: dimmed after a while, black at night."""

from __future__ import annotations

from collections.abc import Callable

from game.records.kiosk_file import Rest

AWAKE = 60.0
"""At night the picture stays bright for so many seconds after somebody has gone."""
LOOK_EVERY = 5.0
"""Seconds between two looks at the clock on the wall."""


class Dusk:
    """Stepped by the demonstration. `set_light` takes 0 (black) to 1; `minute_of_day` gives
    None where the machine does not know the time: then it is never night."""

    def __init__(
        self,
        rest: Rest,
        set_light: Callable[[float], object],
        minute_of_day: Callable[[], int | None],
    ) -> None:
        self._rest, self._set_light, self._minute_of_day = rest, set_light, minute_of_day
        self._alone = 0.0
        self._looked = 0.0
        self._night = False
        self.light = 1.0

    def __call__(self, dt: float) -> None:
        """Nobody came for `dt` seconds more."""
        self._alone += dt
        self._looked += dt
        if self._looked >= LOOK_EVERY:
            self._looked = 0.0
            self._night = self._is_night()
        self._show(self._wanted())

    def wake(self) -> None:
        """Somebody is there."""
        self._alone = 0.0
        self._show(1.0)

    def _wanted(self) -> float:
        rest = self._rest
        if self._night and self._alone >= AWAKE:
            return 0.0
        return rest.dim if rest.dim_after and self._alone >= rest.dim_after * 60 else 1.0

    def _is_night(self) -> bool:
        if self._rest.night is None:
            return False
        (start, end), now = self._rest.night, self._minute_of_day()
        if now is None:
            return False
        return start <= now < end if start < end else now >= start or now < end

    def _show(self, light: float) -> None:
        if light != self.light:
            self.light = light
            self._set_light(light)
