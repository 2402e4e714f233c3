"""The lock of the staff's door: counts wrong PINs and closes for a while."""

from __future__ import annotations

import logging

from game.kit.clock import Clock
from game.records.kiosk_file import Staff
from game.records.pin import pin_matches

log = logging.getLogger(__name__)


class PinGate:
    """One for the whole run, so that leaving the PIN pad does not help. Needs no wall clock."""

    def __init__(self, staff: Staff, clock: Clock) -> None:
        self._staff = staff
        self._clock = clock
        self._wrong = 0
        self._until: float | None = None

    @property
    def locked_for(self) -> float:
        """Seconds until PINs are looked at again; 0 when they are now."""
        if self._until is None:
            return 0.0
        return max(0.0, self._until - self._clock.now())

    def opens(self, pin: str) -> bool:
        """Whether this is the PIN; while locked no PIN is."""
        if self.locked_for > 0:
            return False
        self._until = None
        if pin_matches(pin, self._staff.pin):
            self._wrong = 0
            return True
        self._wrong += 1
        log.warning("a wrong staff PIN")
        if self._wrong >= self._staff.tries:
            self._wrong = 0
            self._until = self._clock.now() + self._staff.locked
            log.warning("staff PIN locked for %g seconds", self._staff.locked)
        return False
