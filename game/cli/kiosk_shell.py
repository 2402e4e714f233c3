"""Putting a kiosk together: the program, its house rules from `kiosk.toml`, and its way to end."""

from __future__ import annotations

import logging
import secrets
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from random import Random
from types import FrameType

from game.bots import LEVELS
from game.cli.crash import CrashHandler
from game.cli.logs import LastLines
from game.cli.reports import machine_facts
from game.cli.shell import Plan, Shell, build
from game.kit.audio import Audio, card_in_sight, open_audio
from game.kit.clock import Clock
from game.kit.layout import MIN_TARGET
from game.kit.loop import Loop
from game.kit.memory import settle_memory
from game.kit.notify import Notifier
from game.kit.stage import Stage
from game.kit.theme import Theme
from game.kit.window import WindowError
from game.records.kiosk_file import Kiosk, load_kiosk
from game.records.pin import hash_pin
from game.scenes.boot import BootScene
from game.scenes.home import Home
from game.scenes.kiosk.rounds import Tools
from game.scenes.kiosk.routes import KioskRoutes
from game.scenes.table.scene import TableScene
from game.texts import LANGUAGES

log = logging.getLogger(__name__)
DRAWN_DIGITS = 6
BACK_AFTER = 2.0
"""Seconds, at most, that the window stays minimised."""
SANE_YEAR = 2026
TRUSTED_CLOCKS = (Path("/run/systemd/timesync/synchronized"), Path("/dev/rtc0"))
"""One of these is there once the network has set the clock, or where one runs on a battery."""


@dataclass
class KioskShell(Shell):
    """A shell whose scenes go the ways of a kiosk."""

    routes: KioskRoutes


def read_kiosk(path: Path | None) -> Kiosk:
    """The settings of a kiosk file, or the usual ones. Raises KioskError.

    Without a PIN one is drawn for this run and logged, so that nobody is locked in.
    """
    kiosk = Kiosk() if path is None else load_kiosk(path, list(LANGUAGES), LEVELS)
    if kiosk.staff.pin:
        return kiosk
    drawn = f"{secrets.randbelow(10**DRAWN_DIGITS):0{DRAWN_DIGITS}d}"
    log.warning("the file has no staff PIN; for this run it is %s", drawn)
    return replace(kiosk, staff=replace(kiosk.staff, pin=hash_pin(drawn, secrets.token_bytes(16))))


def kiosk_plan(plan: Plan, kiosk: Kiosk) -> Plan:
    """The plan with what the kiosk file says; flags that were given win."""
    picture, visitor = kiosk.picture, kiosk.visitor
    return replace(
        plan,
        fullscreen=picture.full_screen if plan.fullscreen is None else plan.fullscreen,
        language=plan.language or visitor.language,
        text_size=visitor.text_size,
        turn=plan.turn or picture.rotate,
        render=plan.render or picture.render,
        drivers=picture.drivers,
    )


def build_kiosk(
    plan: Plan, kiosk: Kiosk, clock: Clock, chance: Random, last: LastLines
) -> KioskShell:
    """Open the window and make everything. Raises WindowError when there is no display."""
    shell = build(kiosk_plan(plan, kiosk), clock, chance)
    loop, home = shell.loop, shell.home
    home.public = True
    home.asked = None
    home.theme = _large_targets(home.theme, kiosk, loop.stage.screen.box.w)
    tools = Tools(
        SoundCard(home, plan.assets),
        last.lines,
        lambda: _facts(home),
        lambda light: _set_light(loop, light),
        plan.minute_of_day or minute_of_day,
    )
    routes = KioskRoutes(home, TableScene, kiosk, loop.stage, clock, tools)
    home.routes = routes
    loop.guard = routes.warden
    loop.on_crash = CrashHandler(shell, last.lines)

    def loaded(stage: Stage) -> None:
        settle_memory()
        routes.attract(stage)

    loop.stage.push(BootScene(home, loaded))
    return KioskShell(loop, home, routes)


def run_kiosk(shell: KioskShell) -> None:
    """Until the staff quits it or the system asks it to end (SIGTERM, SIGINT, SIGHUP)."""
    loop, routes = shell.loop, shell.routes
    ending, front = _Ending(shell, Notifier(loop.clock)), Front(loop)
    calls: list[Callable[[], object]] = [front, ending]
    loop.on_frame = lambda: [call() for call in calls]
    routes.warden.start()
    try:
        while not routes.quit_asked:
            loop.run()
    finally:
        ending.stop()
        shell.home.close()


class Front:
    """Called after each frame: brings a full screen back that something has minimised."""

    def __init__(self, loop: Loop) -> None:
        self._loop = loop
        self._next = loop.clock.now() + BACK_AFTER

    def __call__(self) -> None:
        """A frame was shown."""
        now, window = self._loop.clock.now(), self._loop.window
        if now < self._next:
            return
        self._next = now + BACK_AFTER
        try:
            if window.fullscreen and window.come_back():
                log.warning("the window was minimised, and is back")
                self._loop.stage.repaint()
        except WindowError as error:
            log.warning("the window is minimised: %s", error)


class _Ending:
    """Pings the watchdog after each frame; ends the loop after a signal.

    SDL would turn a signal into a wish to close the window, and a kiosk grants none.
    """

    def __init__(self, shell: KioskShell, notifier: Notifier) -> None:
        self._shell = shell
        self._notifier = notifier
        self._asked = False
        self._before = [(number, signal.signal(number, self._ask)) for number in _SIGNALS]

    def __call__(self) -> None:
        """A frame was shown."""
        self._notifier()
        if self._asked:
            self._shell.routes.quit()

    def stop(self) -> None:
        """Give the signals back."""
        self._notifier.stopping()
        for number, handler in self._before:
            signal.signal(number, handler)

    def _ask(self, number: int, frame: FrameType | None) -> None:
        self._asked = True


_SIGNALS = [
    getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGHUP") if hasattr(signal, name)
]
"""The last one tells that the terminal is gone."""


def _large_targets(theme: Theme, kiosk: Kiosk, width: float) -> Theme:
    """Places for touches at least as large as the file says, on a picture of its width."""
    units = kiosk.picture.target_mm / kiosk.picture.width_mm * width
    return replace(theme, shapes=replace(theme.shapes, target=max(MIN_TARGET, units)))


class SoundCard:
    """Called now and then: opens the sound card when there is one for the first time, or again."""

    def __init__(self, home: Home, assets: Path) -> None:
        self._home, self._assets = home, assets
        self._gone = False

    def __call__(self) -> Audio:
        """The sound that there is now."""
        audio = self._home.audio
        if not card_in_sight():
            if not (self._gone or audio.silent):
                log.warning("the sound card is gone")
            self._gone = True
            return audio
        if not (self._gone or audio.silent):
            return audio
        self._gone = False
        return open_audio(self._assets / "sounds", self._assets / "music", again=True)


def _set_light(loop: Loop, light: float) -> None:
    loop.window.set_light(light)
    loop.stage.repaint()


def minute_of_day() -> int | None:
    """By the machine's own clock, 0 to 1439; None where that cannot be trusted: a Pi wakes up
    with any time, until the network has told it the right one."""
    now = datetime.now()
    trusted = sys.platform != "linux" or any(path.exists() for path in TRUSTED_CLOCKS)
    return now.hour * 60 + now.minute if trusted and now.year >= SANE_YEAR else None


def _facts(home: Home) -> list[str]:
    say = home.texts.say
    lines = machine_facts()
    folder = home.store.folder
    memory = say("Games are kept in memory only.")
    lines.append(memory if folder is None else say("Games: {path}", path=folder))
    if home.statistics is not None and not home.statistics.kept:
        lines.append(say("Figures are kept in memory only."))
    return lines
