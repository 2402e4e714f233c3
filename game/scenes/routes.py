"""Which scene comes after which: the one place that knows all of them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path

from game.bots import LEVELS
from game.kit.stage import Scene, Stage
from game.kit.theme import Color
from game.match import GameSetup, Match
from game.match.code import code_in_play
from game.records import RecordError
from game.rules import Rules, Step, View
from game.scenes.almanac import AlmanacScene
from game.scenes.confirm import ConfirmScene, SorryScene
from game.scenes.curtain import CurtainScene
from game.scenes.difficulty import DifficultyScene
from game.scenes.home import Home
from game.scenes.learn.course import Course
from game.scenes.log import LogScene
from game.scenes.menu import MenuScene
from game.scenes.pause import PauseScene
from game.scenes.results import ResultsScene
from game.scenes.rulebook import RulesScene
from game.scenes.settings.scene import SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.shelf.codes import code_told
from game.scenes.shelf.routes import ShelfRoutes
from game.scenes.table.log import Sort

log = logging.getLogger(__name__)
TableMaker = Callable[[Home, Match, bool], Scene]


class Routes:
    """Makes scenes and carries a game from set-up to results.

    `playing` is the match at the table now, for the crash handler; None elsewhere. `shelf` makes
    the scenes that look back on games.
    """

    def __init__(self, home: Home, table: TableMaker) -> None:
        self._home = home
        self.shelf = ShelfRoutes(home)
        self._table = table
        self.playing: Match | None = None
        self.course = Course(home)

    def saved(self) -> Path | None:
        """The game that Continue goes on with; files that cannot be read are set aside."""
        return self._home.store.newest_unfinished()

    def menu(self, stage: Stage) -> None:
        """Back to the menu, whatever is on the stack."""
        self._leave()
        stage.clear(MenuScene(self._home))

    def begin(self, stage: Stage, setup: GameSetup) -> None:
        """A new game with this set-up. Raises RulesError when the settings cannot be."""
        self._leave()
        self.playing = Match.begin(setup, self._home.store, self._home.chance)
        stage.clear(self.table(self.playing, True))

    def resume(self, stage: Stage, path: Path) -> None:
        """Go on with a saved game; an unreadable one is set aside and told of in the menu."""
        self._leave()
        try:
            self.playing = Match.resume(path, self._home.store)
        except RecordError as error:
            log.warning("cannot go on with %s: %s", path, error)
            self._home.store.set_aside(path, str(error))
            self.menu(stage)
            return
        stage.clear(self.table(self.playing))

    def results(self, stage: Stage, match: Match) -> None:
        """The end of a game."""
        path, statistics = match.path, self._home.statistics
        self._leave()
        if statistics is not None and path is not None:
            statistics.add(path)
        stage.clear(ResultsScene(self._home, match))

    def new_setup(self, stage: Stage) -> None:
        """The set-up, with the menu behind it."""
        self.menu(stage)
        stage.push(self.setup())

    def table(self, match: Match, fresh: bool = False) -> Scene:
        """The table with a match; `fresh` deals the cards."""
        return self._table(self._home, match, fresh)

    def setup(self) -> Scene:
        """The set-up of a new game."""
        return SetupScene(self._home)

    def settings(self) -> Scene:
        """The settings panel."""
        return SettingsScene(self._home)

    def rules(self, rules: Rules | None = None, step: Step | None = None) -> Scene:
        """The rules of a game, open at what is said of a step; without a game of each edition."""
        return RulesScene(self._home, rules, step)

    def almanac(self, rules: Rules, view: View | None = None) -> Scene:
        """All beans; with a view also how many are in sight."""
        return AlmanacScene(self._home, rules, view)

    def log(self, lines: Sequence[str], sorts: Sequence[Sort] | None = None) -> Scene:
        """What has happened, newest last; with their sorts they can be chosen from."""
        return LogScene(self._home, lines, sorts)

    def history(self) -> Scene:
        """All games that are kept, and statistics."""
        return self.shelf.history()

    def pause(self, match: Match, view: View | None = None) -> Scene:
        """The pause panel; `view` is what the almanac may tell of the game."""
        trouble = match.trouble
        told = (
            ""
            if trouble is None
            else self._home.texts.notice(trouble.code.value, "", trouble.detail)
        )
        code = code_told(self._home.texts, code_in_play(match))
        return PauseScene(self._home, match.rules, told, code, view, self._difficulty(match))

    def levels(self) -> Sequence[str]:
        """The levels of computer players that there are to choose from in a running game: all
        that play on purpose."""
        return LEVELS[1:]

    def confirm(self, question: str, yes: str, no: str, risky: bool = False) -> Scene:
        """A question."""
        return ConfirmScene(self._home, question, yes, no, risky)

    def curtain(self, name: str, face: str, color: Color, reason: str = "") -> Scene:
        """Pass the machine on."""
        return CurtainScene(self._home, name, face, color, reason)

    def sorry(self, saved: bool) -> Scene:
        """After a mistake in the program."""
        return SorryScene(self._home, saved)

    def after_crash(self, stage: Stage, saved: bool, tell: bool) -> None:
        """After a mistake in the program: to the menu, where it is told (or not)."""
        self.menu(stage)
        if tell:
            stage.push(self.sorry(saved))

    def close(self) -> None:
        """The program ends: let go of the game's file."""
        self._leave()

    def _difficulty(self, match: Match) -> Callable[[], Scene] | None:
        """The choice of levels, where there is one."""
        if match.over or not match.bots or len(self.levels()) < 2:
            return None
        return lambda: DifficultyScene(self._home, match, self.levels())

    def _leave(self) -> None:
        playing, self.playing = self.playing, None
        if playing is not None:
            playing.close()
