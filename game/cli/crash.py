"""What happens after a bug: it is logged, told politely, and the menu is there again."""

from __future__ import annotations

import logging
import traceback
from collections import deque
from collections.abc import Callable, Sequence

from game.cli.reports import hide, write_report
from game.cli.shell import Shell
from game.kit.stage import Scene, Stage

log = logging.getLogger(__name__)
LIMIT = 5
"""More crashes than these within `WITHIN` seconds are given up on."""
WITHIN = 60.0


class CrashHandler:
    """Called by the loop with whatever came out of a scene. Raises it when nothing helps.

    `lines` gives the last lines of the log, for the report.
    """

    def __init__(self, shell: Shell, lines: Callable[[], Sequence[str]] = lambda: ()) -> None:
        self._shell = shell
        self._lines = lines
        self._crashes: deque[float] = deque(maxlen=LIMIT + 1)
        self._told: Scene | None = None

    def __call__(self, error: Exception) -> None:
        """Log with the record's name, save, keep a report, and go back to the menu."""
        now, stage = self._shell.loop.clock.now(), self._shell.loop.stage
        self._crashes.append(now)
        self._write_down(error)
        if len(self._crashes) > LIMIT and now - self._crashes[0] < WITHIN:
            raise error
        # Whoever tells of a crash and crashes itself is not asked to tell of that.
        telling = self._told is None or self._told not in stage.scenes
        if not (telling and self._lead_back(stage, True)) and not self._lead_back(stage, False):
            raise error
        self._told = stage.top if telling else None

    def _write_down(self, error: Exception) -> None:
        home = self._shell.home
        match = home.routes.playing
        record = None if match is None else match.path
        people = [] if match is None else [seat.name for seat in match.seats if seat.human]
        story = hide("".join(traceback.format_exception(error)), people)
        told = None if record is None else record.name
        log.error("a mistake in the program; the game's record: %s\n%s", told, story)
        if home.data_dir is not None:
            report = write_report(home.data_dir, story, record, self._lines())
            log.warning("report: %s", report)

    def _lead_back(self, stage: Stage, tell: bool) -> bool:
        """To the menu (kiosk: the demonstration); False when that failed, too."""
        _drop_scenes(stage)
        routes = self._shell.home.routes
        saved = routes.playing is not None and routes.playing.trouble is None
        try:
            routes.after_crash(stage, saved, tell)
        except Exception:
            log.exception("no way back to the menu")
            return False
        return True


def _drop_scenes(stage: Stage) -> None:
    """Take all scenes away, also those that fail while they leave."""
    # A scene may fail twice: when its presses are let go, and when it leaves.
    for _ in range(2 * len(stage.scenes)):
        try:
            stage.clear()
        except Exception:
            log.exception("a scene could not be left")
