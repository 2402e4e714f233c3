"""What happens after a bug: it is logged, told politely, and the menu is there again."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable, Sequence

from game.cli.reports import hide, write_report
from game.cli.shell import Shell
from game.kit.stage import Scene

log = logging.getLogger(__name__)
LIMIT = 5
"""So many crashes in one run are given up on."""


class CrashHandler:
    """Called by the loop with whatever came out of a scene. Raises it when nothing helps.

    `lines` gives the last lines of the log, for the report.
    """

    def __init__(self, shell: Shell, lines: Callable[[], Sequence[str]] = lambda: ()) -> None:
        self._shell = shell
        self._lines = lines
        self._count = 0

    def __call__(self, error: Exception) -> None:
        """Log with the record's name, save, keep a report, and go back to the menu."""
        self._count += 1
        home, stage = self._shell.home, self._shell.loop.stage
        match = home.routes.playing
        record = None if match is None else match.path
        people = [] if match is None else [seat.name for seat in match.seats if seat.human]
        story = hide("".join(traceback.format_exception(error)), people)
        told = None if record is None else record.name
        log.error("a mistake in the program; the game's record: %s\n%s", told, story)
        if home.data_dir is not None:
            report = write_report(home.data_dir, story, record, self._lines())
            log.warning("report: %s", report)
        if self._count > LIMIT:
            raise error
        self._drop_scenes()
        home.routes.after_crash(stage, match is not None and match.trouble is None)

    def _drop_scenes(self) -> None:
        """Take all scenes away, also those whose `leave` has the bug."""
        stage = self._shell.loop.stage
        scenes: tuple[Scene, ...] = stage.scenes
        for _ in scenes:
            try:
                stage.pop()
            except Exception:
                log.exception("a scene could not be left")
