"""The program as a soak has it: built by the real shell, stepped frame by frame, watched, and
begun anew when it ends."""

from __future__ import annotations

import gc
import logging
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from random import Random

from game.cli.crash import CrashHandler
from game.cli.kiosk_shell import build_kiosk
from game.cli.logs import start_logging, stop_logging
from game.cli.shell import Plan, Shell, build
from game.cli.soak_watch import Watch
from game.kit.clock import StepClock
from game.kit.layout import Screen
from game.kit.memory import settle_memory
from game.kit.stage import Scene, Stage
from game.match import Happened, Happening, Match
from game.records.kiosk_file import Attract, Idle, Kiosk, Machine, Rest, Staff, Visitor
from game.records.pin import hash_pin
from game.records.settings import Settings
from game.scenes.boot import BootScene
from game.scenes.home import Home
from game.scenes.kiosk.attract import AttractScene
from game.scenes.kiosk.routes import KioskRoutes
from game.scenes.results import ResultsScene
from game.scenes.table.scene import TableScene

FRAME = 1 / 30
"""As on a slow screen: an hour of it takes half as long."""
LONGEST_FRAME = 0.1
TICK = 0.0008
"""A look at the timer of slices takes so long: what is done in a frame is the same every time."""
PIN = "246813"
STAFF_ONLY = ("StaffScene", "MachineLog", "TouchTest", "SoundTest")
NOT_IN_A_KIOSK = ("MenuScene", "SetupScene", "HistoryScene", "ChairScene", "CodeScene")
OF_HANDS = ("scan", "two_buttons", "cooldown", "hold", "keys", "pad", "trade_timer")
"""Settings that change what an input means."""
_DAY = date(2026, 1, 6)


@dataclass(frozen=True, slots=True)
class Lodging:
    """Where the house stands. `assets` is a copy that may be damaged."""

    data_dir: Path
    assets: Path
    kiosk: bool = False
    size: tuple[int, int] = (800, 480)


class House:
    """One program after another in one process; `watch` counts."""

    shell: Shell

    def __init__(self, lodging: Lodging, watch: Watch, chance: Random) -> None:
        self.lodging, self.watch, self.chance = lodging, watch, chance
        self.clock = StepClock()
        self.staff = False
        """The staff has been let in: it may end the program."""
        self.on_action: Callable[[Match, Happening], object] | None = None
        self.leaving = True
        """A window that was closed is opened again; without it `frame` gives False then."""
        self._last = start_logging("warning", lodging.data_dir)
        self._told = _Told(watch)
        self._quiet()
        self._heard: Match | None = None
        self._begun: set[int] = set()
        self._slips = 0
        self._looked: Scene | None = None

    # -- the life of the program -------------------------------------------------------------

    def open(self) -> None:
        """Start the program: window, boot, menu (kiosk: demonstration)."""
        self.watch.runs += 1
        self.staff = False
        plan = Plan(
            size=self.lodging.size,
            fullscreen=False,
            data_dir=self.lodging.data_dir,
            today=lambda: _DAY,
            minute_of_day=self._minute_of_day,
            assets=self.lodging.assets,
        )
        if self.lodging.kiosk:
            self.shell = build_kiosk(plan, _kiosk(), self.clock, self._chance(), self._last)
            self.routes.warden.start()
        else:
            self.shell = build(plan, self.clock, self._chance())
            self.shell.loop.stage.push(BootScene(self.home, self._loaded))
        self.home.timer = _Ticks()
        if not self.lodging.kiosk:
            self.quicken()
        self.shell.loop.on_crash = self._crashed

    def quicken(self) -> None:
        """Games go fast, and all hands are those of somebody who needs no help."""
        settings, usual = self.home.settings, Settings()
        settings.speed = "instant"
        for name in OF_HANDS:
            setattr(settings, name, getattr(usual, name))
        self.home.apply()

    def go_home(self) -> None:
        """To the menu; in a kiosk to the demonstration."""
        if self.lodging.kiosk:
            self.routes.attract(self.stage)
        else:
            self.home.routes.menu(self.stage)
        self._heard = self._looked = None

    def close(self) -> None:
        """End the program as it ends itself."""
        self.home.close()
        gc.unfreeze()

    def shut(self) -> None:
        """Close, and end the logging."""
        self.close()
        logging.getLogger().removeHandler(self._told)
        stop_logging(self._last)

    def reopen(self) -> None:
        """The program ended, and is started again."""
        self.close()
        self.open()

    # -- time --------------------------------------------------------------------------------

    def frame(self, dt: float = FRAME) -> bool:
        """One frame of the real loop; False when the program ended (and was started again)."""
        self.clock.advance(dt)
        wall, cpu = time.perf_counter(), time.process_time()
        alive = self._tick()
        wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
        self.watch.frame(wall, cpu, min(max(dt, 0.0), LONGEST_FRAME))
        self._look()
        if alive:
            return True
        if self.lodging.kiosk and self._held():
            return True
        if self.leaving:
            self.reopen()
        return False

    def pass_time(self, seconds: float, dt: float = 0.05) -> None:
        """So many seconds in frames of `dt`."""
        for _ in range(max(1, round(seconds / dt))):
            self.frame(dt)

    # -- what is there -----------------------------------------------------------------------

    @property
    def home(self) -> Home:
        """What the scenes share."""
        return self.shell.home

    @property
    def stage(self) -> Stage:
        """The scene stack."""
        return self.shell.loop.stage

    @property
    def screen(self) -> Screen:
        """The present sizes."""
        return self.stage.screen

    @property
    def window_size(self) -> tuple[int, int]:
        """In pixels."""
        return self.shell.loop.window.screen_size

    @property
    def routes(self) -> KioskRoutes:
        """The ways of a kiosk."""
        routes = self.home.routes
        assert isinstance(routes, KioskRoutes)
        return routes

    # -- inside ------------------------------------------------------------------------------

    def _minute_of_day(self) -> int:
        """Each second is a minute, so that there is a night now and then."""
        return int(self.watch.seconds) % (24 * 60)

    def _loaded(self, stage: Stage) -> None:
        settle_memory()
        self.home.routes.menu(stage)

    def _chance(self) -> Random:
        return Random(self.chance.getrandbits(32))

    def _tick(self) -> bool:
        loop = self.shell.loop
        try:
            alive = loop.tick()
            loop.look_after_memory()
            return alive
        except Exception:
            self.watch.fault("end of the program", traceback.format_exc())
            self.reopen()
            return True

    def _held(self) -> bool:
        """Whether a kiosk whose stage is empty is there again, as it must be."""
        if self.routes.quit_asked:
            if not self.staff:
                self.watch.fault("way out", "the program was ended")
            return False
        if self._tick():
            return True
        self.watch.fault("way out", "no scene is left")
        return False

    def _crashed(self, error: Exception) -> None:
        self.watch.fault("exception", "".join(traceback.format_exception(error)))
        CrashHandler(self.shell, self._last.lines)(error)

    def _look(self) -> None:
        """Count what has changed since the last frame."""
        top = self.stage.top
        if top is not self._looked:
            self._arrived(top)
        if isinstance(top, TableScene):
            self._hear(top.match)
            if len(top.match.slips) > self._slips:
                self._slips = len(top.match.slips)
                self.watch.fault("slip", top.match.slips[-1].detail)

    def _arrived(self, top: Scene | None) -> None:
        watch, before = self.watch, self._looked
        self._looked = top
        watch.scene = type(top).__name__
        watch.scenes[watch.scene] += 1
        if isinstance(top, ResultsScene) and isinstance(before, TableScene):
            watch.games += 1
            watch.editions[before.match.rules.edition] += 1
        elif isinstance(before, AttractScene) and before.match.over:
            watch.demonstrations += 1
        if self.lodging.kiosk and not self.staff and watch.scene in STAFF_ONLY:
            watch.fault("way out", f"{watch.scene} without the PIN")
        if self.lodging.kiosk and watch.scene in NOT_IN_A_KIOSK:
            watch.fault("way out", watch.scene)

    def _hear(self, match: Match) -> None:
        if match is self._heard:
            return
        self._heard, self._slips = match, 0
        if any(seat.human for seat in match.seats) and match.seed not in self._begun:
            self._begun.add(match.seed)
            self.watch.tables[match.rules.edition, match.rules.players] += 1

        def happened(happening: Happening) -> None:
            if isinstance(happening, Happened):
                self.watch.action(match.seats[happening.action.seat].human)
            if self.on_action is not None:
                self.on_action(match, happening)

        match.listen(happened)

    def _quiet(self) -> None:
        """The terminal is for the findings; what is logged is counted."""
        root = logging.getLogger()
        for handler in list(root.handlers):
            if type(handler) is logging.StreamHandler:
                root.removeHandler(handler)
        root.addHandler(self._told)


def _kiosk() -> Kiosk:
    """House rules under which a lot happens in little time."""
    usual = Kiosk()
    return replace(
        usual,
        visitor=Visitor(speed="instant"),
        idle=Idle(20.0, 5.0),
        attract=Attract(speed="fast", shift_every=5.0),
        rest=Rest(dim_after=1, night=(23 * 60, 7 * 60)),
        staff=Staff(hash_pin(PIN, b"0123456789abcdef"), hold=1.0, locked=10.0),
        machine=Machine(gamepad=True),
        play=replace(usual.play, keep=60),
    )


class _Ticks:
    """A timer that does not depend on how busy the machine is."""

    def __init__(self) -> None:
        self._looks = 0

    def __call__(self) -> float:
        self._looks += 1
        return self._looks * TICK


class _Told(logging.Handler):
    """Counts what is logged, by the place that logs it."""

    def __init__(self, watch: Watch) -> None:
        super().__init__()
        self._watch = watch

    def emit(self, record: logging.LogRecord) -> None:
        self._watch.told[f"{record.levelname} {record.name}: {record.msg}"[:120]] += 1
        if record.exc_info is not None:
            self._watch.fault("logged exception", self.format(record))
