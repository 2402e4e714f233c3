"""What happens after a bug: it is logged, told politely, and the menu is there again."""

from __future__ import annotations

import logging
import traceback
from datetime import UTC, datetime

from game.cli.shell import Shell
from game.kit.stage import Scene

log = logging.getLogger(__name__)
LIMIT = 5
"""So many crashes in one run are given up on."""
FILE = "crash.log"


class CrashHandler:
    """Called by the loop with whatever came out of a scene. Raises it when nothing helps."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._count = 0

    def __call__(self, error: Exception) -> None:
        """Log with the record's path, save, and go back to the menu."""
        self._count += 1
        home, stage = self._shell.home, self._shell.loop.stage
        match = home.routes.playing
        record = None if match is None else match.path
        story = "".join(traceback.format_exception(error))
        log.error("a mistake in the program; the game's record: %s\n%s", record, story)
        self._keep(f"record: {record}\n{story}")
        if self._count > LIMIT:
            raise error
        self._drop_scenes()
        home.routes.menu(stage)
        stage.push(home.routes.sorry(match is not None and match.trouble is None))

    def _drop_scenes(self) -> None:
        """Take all scenes away, also those whose `leave` has the bug."""
        stage = self._shell.loop.stage
        scenes: tuple[Scene, ...] = stage.scenes
        for _ in scenes:
            try:
                stage.pop()
            except Exception:
                log.exception("a scene could not be left")

    def _keep(self, story: str) -> None:
        folder = self._shell.home.data_dir
        if folder is None:
            return
        now = datetime.now(UTC).isoformat(timespec="seconds")
        try:
            with (folder / FILE).open("a", encoding="utf-8") as file:
                file.write(f"--- {now}\n{story}\n")
        except OSError as failed:
            log.warning("the story of the mistake could not be kept: %s", failed)
