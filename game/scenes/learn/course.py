"""The way through the first game: from the menu to the coach, and on to a first real game."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from game.kit.stage import Stage
from game.match import Match
from game.records import RecordError
from game.scenes.learn.learned import LearnedScene
from game.scenes.learn.scene import LearnScene, first_game
from game.scenes.looks import NAMES

if TYPE_CHECKING:
    from game.scenes.home import Home

log = logging.getLogger(__name__)


class Course:
    """Begins and ends the first game, of which nothing is kept."""

    def __init__(self, home: Home) -> None:
        self._home = home

    def begin(self, stage: Stage) -> None:
        """The prepared first game, with a coach; the menu where it cannot be read."""
        self._home.routes.close()
        names = self._home.settings.names or list(NAMES)
        try:
            match = first_game(names[0])
        except RecordError as error:
            log.error("there is no first game: %s", error)
            self._home.routes.menu(stage)
            return
        stage.clear(LearnScene(self._home, match))

    def end(self, stage: Stage, match: Match | None) -> None:
        """What comes after the first game; `match` None: it was skipped."""
        stage.clear(LearnedScene(self._home, match))
