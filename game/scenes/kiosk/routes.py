"""Which scene comes after which in a kiosk: demonstration, visit, staff."""

from __future__ import annotations

import logging
from pathlib import Path
from random import Random

from game.kit.clock import Clock
from game.kit.stage import Scene, Stage
from game.match import GameSetup, Match
from game.records.house import note_playing, read_playing
from game.records.kiosk_file import Kiosk
from game.records.settings import Settings
from game.scenes.home import Home
from game.scenes.kiosk.attract import AttractScene
from game.scenes.kiosk.chores import Chores
from game.scenes.kiosk.draft import KioskDraft, demonstration
from game.scenes.kiosk.dusk import Dusk
from game.scenes.kiosk.gate import PinGate
from game.scenes.kiosk.idle import StillThereScene
from game.scenes.kiosk.pin import PinScene
from game.scenes.kiosk.rounds import StaffRounds, Tools
from game.scenes.kiosk.staff import StaffScene
from game.scenes.kiosk.start import KioskStartScene
from game.scenes.kiosk.warden import Warden
from game.scenes.routes import Routes, TableMaker

log = logging.getLogger(__name__)


class KioskRoutes(Routes):
    """Every way leads back to the demonstration; out leads only the staff's."""

    def __init__(
        self, home: Home, table: TableMaker, kiosk: Kiosk, stage: Stage, clock: Clock, tools: Tools
    ) -> None:
        super().__init__(home, table)
        self.kiosk = kiosk
        self.warden = Warden(kiosk, stage, self)
        self.gate = PinGate(kiosk.staff, clock)
        self.quit_asked = False
        self._stage = stage
        self._dusk = Dusk(kiosk.rest, tools.set_light, tools.minute_of_day)
        self._chores = Chores(home, tools.reopen, kiosk.play.keep, self._dusk)
        self._demo = 0
        self._draft = KioskDraft(kiosk.play)
        self._language = kiosk.visitor.language or home.texts.language
        self.staff = StaffRounds(
            home, tools, kiosk.visitor.volume, lambda: self.attract(stage), self.quit
        )
        self._left = read_playing(home.data_dir, home.store)
        self._visited = False

    # -- the demonstration and the visit -----------------------------------------------------

    def attract(self, stage: Stage) -> None:
        """The demonstration, with everything as the house has it."""
        self._leave_game()
        self.staff.keep_volume()
        if self._visited:
            self._left = None
            note_playing(None, self._home.data_dir)
        self._visited = False
        self._fresh_visitor()
        settings, attract = self._home.settings, self.kiosk.attract
        settings.speed, settings.mute = attract.speed, not attract.sound
        self._home.apply_sound()
        self._chores.tidy()
        self.warden.rest(True)
        stage.clear(self.demonstration())

    def demonstration(self) -> AttractScene:
        """The next game of the list."""
        attract = self.kiosk.attract
        seed = attract.seeds[self._demo % len(attract.seeds)]
        self._demo += 1
        setup = demonstration(self.kiosk.play, attract.players, seed, Random(seed))
        match = Match.begin(setup, None)
        home = self._home
        return AttractScene(home, match, attract, self.visit, self.attract, self._chores)

    def visit(self, stage: Stage) -> None:
        """Somebody is there: the demonstration's own speed and silence end."""
        settings = self._home.settings
        settings.speed, settings.mute = self.kiosk.visitor.speed, False
        self._home.apply_sound()
        self._visited = True
        self.menu(stage)

    def menu(self, stage: Stage) -> None:
        """Where a visit begins, and where it comes back to."""
        self._leave_game()
        self._somebody_is_there()
        stage.clear(self.setup())

    def new_setup(self, stage: Stage) -> None:
        """The same."""
        self.menu(stage)

    def saved(self) -> Path | None:
        """The game that this visitor left, or that was cut off before anybody left it."""
        return self._left

    def begin(self, stage: Stage, setup: GameSetup) -> None:
        """A new game; the one before is not to be continued any more."""
        super().begin(stage, setup)
        self._left = None
        self._note_game()

    def resume(self, stage: Stage, path: Path) -> None:
        """Go on with the game that was left."""
        self._left = None
        super().resume(stage, path)
        self._note_game()

    def setup(self) -> Scene:
        """The visitor's choices; they are kept for the length of the visit."""
        return KioskStartScene(self._home, self._draft)

    def results(self, stage: Stage, match: Match) -> None:
        """The end of a game; one line in the log, without names."""
        log.info("a game was finished: %s, %d seats", match.rules.edition, match.rules.players)
        super().results(stage, match)

    def after_crash(self, stage: Stage, saved: bool, tell: bool) -> None:
        """Told politely, in the demonstration; the next visit can go on with the game."""
        self._leave_game()
        self._visited = False
        self.attract(stage)
        top = stage.top
        if tell and isinstance(top, AttractScene):
            top.ui.toast(self._home.texts.say("Sorry, something went wrong in the program."))

    def still_there(self) -> Scene:
        """The question to somebody who may have gone."""
        return StillThereScene(self._home, lambda: self.warden.seconds_left, self.kiosk.idle.prompt)

    def levels(self) -> tuple[str, ...]:
        """What the house offers, and nothing else."""
        return self.kiosk.play.levels

    # -- the staff ---------------------------------------------------------------------------

    def pin_pad(self) -> Scene:
        """The staff's door."""
        self._dusk.wake()
        return PinScene(self._home, self.gate, self._open_staff)

    def quit(self) -> None:
        """End the program."""
        self.staff.keep_volume()
        self.quit_asked = self.warden.closing = True
        self._stage.clear()

    # -- inside ------------------------------------------------------------------------------

    def _leave_game(self) -> None:
        if self.playing is not None and not self.playing.over:
            self._left = self.playing.path
        self._leave()

    def _note_game(self) -> None:
        if self.playing is not None:
            note_playing(self.playing.path, self._home.data_dir)

    def _open_staff(self, stage: Stage) -> None:
        self._leave_game()
        self._somebody_is_there()
        stage.clear(StaffScene(self._home, self.staff))

    def _somebody_is_there(self) -> None:
        self.warden.rest(False)
        self._dusk.wake()

    def _fresh_visitor(self) -> None:
        """Language, volumes, speed and sizes as the house has them."""
        v, home = self.kiosk.visitor, self._home
        home.settings = Settings(
            master_volume=self.staff.house_volume(),
            music_volume=v.music,
            sound_volume=v.effects,
            tap_volume=v.effects,
            speed=v.speed,
            reduced_motion=v.reduced_motion,
            full_screen=self.kiosk.picture.full_screen,
            text_size=v.text_size,
            language=v.language,
            hints=False,
            left_handed=v.left_handed,
            writable=False,
        )
        if home.texts.language != self._language:
            home.texts = home.speak(self._language)
        home.apply()
        home.messages.clear()
        self._draft = KioskDraft(self.kiosk.play)
