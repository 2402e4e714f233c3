"""Tells systemd that the program is up and its loop still turns (`Type=notify`, `WatchdogSec=`)."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Mapping

from game.kit.clock import Clock

LONGEST_PAUSE = 3.0
"""Seconds between two pings, however long systemd would wait."""
log = logging.getLogger(__name__)


class Notifier:
    """Call it after every frame: the first call says READY, later ones ping in time.

    It must be called from the loop itself, never from a thread: a loop that hangs must fall
    silent. Without NOTIFY_SOCKET it does nothing. Times come from the monotonic clock.
    """

    def __init__(self, clock: Clock, environment: Mapping[str, str] = os.environ) -> None:
        self._clock = clock
        self._address = environment.get("NOTIFY_SOCKET", "")
        if self._address.startswith("@"):
            self._address = "\0" + self._address[1:]
        watchdog = environment.get("WATCHDOG_USEC", "")
        seconds = int(watchdog) / 1e6 if watchdog.isdecimal() else 2 * LONGEST_PAUSE
        self._pause = min(LONGEST_PAUSE, seconds / 2)
        self._last: float | None = None

    def __call__(self) -> None:
        """A frame was shown."""
        now = self._clock.now()
        if self._last is None:
            self._tell("READY=1\nWATCHDOG=1")
        elif now - self._last >= self._pause:
            self._tell("WATCHDOG=1")
        else:
            return
        self._last = now

    def stopping(self) -> None:
        """The program ends on purpose."""
        self._tell("STOPPING=1")

    def _tell(self, message: str) -> None:
        if not self._address:
            return
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as telling:
                telling.setblocking(False)
                telling.sendto(message.encode(), self._address)
        except (OSError, AttributeError) as error:
            log.warning("systemd was not told %s: %s", message.split("=")[0], error)
