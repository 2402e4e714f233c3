"""What the world does to the program while it runs, and how it is made good again."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from random import Random

import pygame

from game.cli.soak_hands import Hands
from game.cli.soak_house import PIN, House
from game.kit.memory import settle_memory
from game.kit.stage import Scene
from game.match import GameSetup, Seat
from game.records.settings import HOLDS, Settings
from game.rules import EDITIONS, NAMES
from game.scenes.looks import NAMES as PEOPLE
from game.texts import languages

try:
    import resource
except ImportError:  # pragma: no cover - the other system has no such limits
    resource = None  # type: ignore[assignment]

_SIZES = (
    *((800, 480), (800, 480), (800, 480), (1280, 720), (720, 1280), (640, 480)),
    *((320, 240), (200, 900), (1900, 300)),
)
_RUBBISH = (b"", b"\0" * 64, b"<svg", b"{", b"\xff\xfe\xfa" * 30, b"not what was expected\n")
RESTARTS = 0.15
_LEVELS = ("easy", "easy", "medium", "hard")


class Mischief:
    """`make` does one thing; `heal` takes back what would stop games from being kept."""

    def __init__(self, house: House, hands: Hands, chance: Random, whole: Path) -> None:
        self._house, self._hands, self._chance = house, hands, chance
        self._whole = whole
        self._limits = None if resource is None else resource.getrlimit(resource.RLIMIT_FSIZE)
        self._damaged: set[Path] = set()
        acts: list[Callable[[], object]] = [
            *(self.suspend, self.suspend, self.broken_clock, self.resize, self.resize),
            *(
                self.settings,
                self.settings,
                self.aids,
                self.lose_asset,
                self.lose_asset,
                self.spoil_asset,
            ),
            *(self.fill_disk, self.take_folder, self.lock_folder, self.spoil_file),
            *(self.blink, self.restart),
        ]
        if house.lodging.kiosk:
            acts += [self.staff_visit, self.jump_in_kiosk, self.drop]
        else:
            acts += [self.drop, self.jump, self.jump, self.begin, self.begin, self.full_screen]
        self._acts = acts

    def make(self) -> None:
        """One thing, at random."""
        act = self._chance.choice(self._acts)
        self._house.watch.mischief[act.__name__.replace("_", " ")] += 1
        act()

    def heal(self) -> None:
        """Disk, folders and drawings are as they should be, and games go fast again."""
        data_dir = self._house.lodging.data_dir
        self._house.quicken()
        if resource is not None and self._limits is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, self._limits)
        for folder in (data_dir, data_dir / "games"):
            with contextlib.suppress(OSError):
                folder.chmod(0o755)
        _bring_back(data_dir / "games.away", data_dir / "games")
        for path in sorted(self._damaged):
            shutil.copyfile(self._whole / path, self._house.lodging.assets / path)
        if self._damaged:
            self._house.home.assets.forget()
        self._damaged.clear()

    def go_home(self) -> None:
        """All is whole, the program stands where it began, all sounds and sizes of letters are
        there, and no picture is kept that is not on the screen: a moment that can be compared."""
        self.heal()
        house, settings = self._house, Settings()
        if house.shell.loop.window.fullscreen:
            self.full_screen()
        self._hands.resize(*house.lodging.size)
        house.home.settings.text_size, house.home.settings.mono = settings.text_size, False
        house.home.texts = house.home.speak("en")
        house.quicken()
        house.go_home()
        house.pass_time(1.0)
        for _ in chain(house.home.audio.prepare(), house.home.fonts.prepare()):
            pass
        house.home.assets.forget()
        house.home.fonts.forget()
        settle_memory()

    # -- time and window ---------------------------------------------------------------------

    def suspend(self) -> None:
        """The machine slept."""
        self._house.frame(self._chance.choice((1.5, 30.0, 4000.0, 2e6)))

    def broken_clock(self) -> None:
        """Time runs backwards for a moment."""
        self._house.frame(-self._chance.random() * 3)

    def resize(self) -> None:
        """The window gets another size."""
        if self._house.shell.loop.window.fullscreen:
            return
        self._hands.resize(*self._chance.choice(_SIZES))

    def full_screen(self) -> None:
        """And back."""
        self._hands.key(pygame.K_F11)

    def blink(self) -> None:
        """Another window was in front for a moment."""
        self._hands.post(pygame.WINDOWFOCUSLOST)
        self._house.pass_time(self._chance.random())
        self._hands.post(pygame.WINDOWFOCUSGAINED)

    def settings(self) -> None:
        """Speed, text size, motion, hand, language."""
        home, chance = self._house.home, self._chance
        settings = home.settings
        speeds = (*("instant",) * 5, "fast", "normal", "relaxed")
        settings.speed = chance.choice(speeds)
        settings.text_size = chance.choice((100, 100, 125, 150))
        settings.reduced_motion = chance.random() < 0.3
        settings.left_handed = chance.random() < 0.3
        settings.trade_timer = chance.choice((0, 3))
        home.texts = home.speak(chance.choice(languages()))
        home.apply()

    def aids(self) -> None:
        """What hands need: other keys, rests, one button alone."""
        settings, chance = self._house.home.settings, self._chance
        settings.scan = chance.choice((0.0, 0.6, 1.0))
        settings.two_buttons = chance.random() < 0.3
        settings.cooldown = chance.random() < 0.5
        settings.hold = chance.choice(HOLDS)
        settings.keys = chance.choice(({}, {"a": "return", "return": "a"}))
        settings.pad = chance.choice(({}, {"choose": 3, "back": 0}))
        self._house.home.apply()

    def restart(self) -> None:
        """The program is ended and started again; seldom, as nothing may grow while it runs."""
        if self._chance.random() < RESTARTS:
            self._house.reopen()
            self._house.pass_time(3.0)

    # -- files -------------------------------------------------------------------------------

    def lose_asset(self) -> None:
        """Some drawings and sounds vanish."""
        for path in self._some_assets():
            (self._house.lodging.assets / path).unlink(missing_ok=True)
        self._house.home.assets.forget()

    def spoil_asset(self) -> None:
        """Some hold rubbish."""
        for path in self._some_assets():
            (self._house.lodging.assets / path).write_bytes(self._chance.choice(_RUBBISH))
        self._house.home.assets.forget()

    def _some_assets(self) -> list[Path]:
        folders = ("art", "sounds", "music", "fonts")
        every = sorted(p for f in folders for p in (self._whole / f).rglob("*") if p.is_file())
        some = self._chance.sample(every, self._chance.choice((1, 5, 40)))
        paths = [path.relative_to(self._whole) for path in some]
        self._damaged.update(paths)
        return paths

    def fill_disk(self) -> None:
        """No file can grow beyond a size: a full disk."""
        if resource is not None and self._limits is not None:
            room = self._chance.choice((0, 500, 3000))
            resource.setrlimit(resource.RLIMIT_FSIZE, (room, self._limits[1]))

    def take_folder(self) -> None:
        """The folder of the games is gone (a stick was pulled)."""
        games = self._house.lodging.data_dir / "games"
        away = games.with_name("games.away")
        if games.is_dir() and not away.exists():
            games.rename(away)

    def lock_folder(self) -> None:
        """The folder cannot be written (whoever may do everything is not stopped by that)."""
        for folder in (self._house.lodging.data_dir / "games", self._house.lodging.data_dir):
            with contextlib.suppress(OSError):
                folder.chmod(0o500)

    def spoil_file(self) -> None:
        """Settings, house file or statistics hold rubbish."""
        name = self._chance.choice(("settings.json", "house.json", "statistics.sqlite"))
        with contextlib.suppress(OSError):
            (self._house.lodging.data_dir / name).write_bytes(self._chance.choice(_RUBBISH))

    def drop(self) -> None:
        """A file falls onto the window."""
        data_dir = self._house.lodging.data_dir
        games = sorted((data_dir / "games").glob("*.bohn"))
        files = [data_dir, data_dir / "none", data_dir / "settings.json", Path("a\0b"), *games[:3]]
        torn = data_dir / "torn.bohn"
        if games:
            with contextlib.suppress(OSError):
                data = games[-1].read_bytes()
                torn.write_bytes(data[: self._chance.randrange(len(data) + 1)])
                files.append(torn)
        self._hands.post(pygame.DROPFILE, file=str(self._chance.choice(files)))
        self._house.frame()

    # -- scenes ------------------------------------------------------------------------------

    def begin(self) -> None:
        """A new game at once, of any edition, with any number of people."""
        chance = self._chance
        tables = [(edition, players) for edition in EDITIONS for players in EDITIONS[edition]]
        edition, players = self._house.watch.rarest(tables, chance)
        people = chance.choice((1, 1, 1, 2, players))
        seats = tuple(
            Seat(PEOPLE[number], "human", "", "", number)
            if number < people
            else Seat(PEOPLE[number], "bot", chance.choice(_LEVELS), "", number)
            for number in range(players)
        )
        exhaustions = {} if edition == "duel" else {"exhaustions": chance.choice((1, 1, 1, 2, 3))}
        self._house.home.routes.begin(
            self._house.stage, GameSetup(edition, seats, exhaustions, None, None)
        )

    def jump(self) -> None:
        """Another scene lies on top, whatever there was."""
        routes, chance, stage = self._house.home.routes, self._chance, self._house.stage
        question = (str(chance.random()), NAMES[0], NAMES[1])
        scenes: tuple[Callable[[], Scene], ...] = (
            *(routes.setup, routes.settings, routes.rules, routes.history),
            lambda: routes.log([str(n) for n in range(chance.choice((0, 1, 400)))]),
            lambda: routes.confirm(*question),
            lambda: routes.curtain(NAMES[2], "farmer", (200, 100, 50)),
            lambda: routes.sorry(True),
        )
        if chance.random() < 0.3:
            routes.menu(stage)
        else:
            stage.push(chance.choice(scenes)())

    def jump_in_kiosk(self) -> None:
        """The demonstration, a visit, or the question, out of turn."""
        routes, stage = self._house.routes, self._house.stage
        what = self._chance.randrange(4)
        if what == 0:
            routes.attract(stage)
        elif what == 1:
            routes.visit(stage)
        elif what == 2:
            stage.push(routes.rules())
        else:
            self._house.pass_time(26.0)

    def staff_visit(self) -> None:
        """Two corners are held, the PIN is typed; what is done then may end the program."""
        house, box = self._house, self._house.screen.box
        for x, y in ((box.x + 8, box.y + 8), (box.right - 8, box.bottom - 8)):
            self._hands.hold(x, y, 1.4)
        house.pass_time(0.2)
        top = house.stage.top
        ui = getattr(top, "ui", None)
        if type(top).__name__ != "PinScene" or ui is None:
            return
        keys = {widget.name: widget for widget in ui.root.walk()}
        house.staff = True
        for name in (*(f"pin {digit}" for digit in PIN), "pin enter"):
            if name in keys:
                self._hands.tap_on(keys[name])
        if type(house.stage.top).__name__ != "StaffScene":
            house.staff = False


def _bring_back(away: Path, games: Path) -> None:
    """The stick is in again: what was written meanwhile stays where the names are the same."""
    if not away.is_dir():
        return
    games.mkdir(parents=True, exist_ok=True)
    for path in sorted(away.iterdir()):
        target = games / path.name
        if path.is_dir():
            shutil.copytree(path, target, dirs_exist_ok=True)
        elif not target.exists():
            os.replace(path, target)
    shutil.rmtree(away, ignore_errors=True)
