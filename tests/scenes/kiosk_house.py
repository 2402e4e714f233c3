"""A kiosk on the dummy driver, with a stepped clock and fingers."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame

from game.cli.kiosk_shell import build_kiosk
from game.cli.logs import LastLines
from game.cli.shell import Plan
from game.kit.clock import StepClock
from game.match import Match
from game.match.seats import HUMAN
from game.records.kiosk_file import Attract, Kiosk, Picture, Staff
from game.rules import Action
from game.scenes.kiosk.attract import AttractScene
from tests.scenes.house import House
from tests.shared import share

PIN = "2468"
SALT = b"0123456789abcdef"
DIGEST = hashlib.scrypt(PIN.encode(), salt=SALT, n=2, r=8, p=1, dklen=32)
HASHED = f"scrypt$2$8$1${SALT.hex()}${DIGEST.hex()}"
"""As `kiosk-pin` makes it, with less work."""
QUICK = Kiosk(
    attract=Attract(seeds=(7, 11), speed="fast"),
    picture=Picture(full_screen=False),
    staff=Staff(pin=HASHED),
)


class KioskHouse(House):
    """Started and loaded: the demonstration runs."""

    def __init__(
        self,
        size: tuple[int, int] = (800, 480),
        data_dir: Path | None = None,
        kiosk: Kiosk = QUICK,
        boot: bool = True,
        minute_of_day: Callable[[], int | None] | None = None,
        chance: int = 1,
    ) -> None:
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
        self.clock = StepClock()
        plan = Plan(
            size=size,
            fullscreen=False,
            data_dir=data_dir,
            language="en",
            sound=False,
            minute_of_day=minute_of_day,
        )
        shell = build_kiosk(plan, kiosk, self.clock, Random(chance), LastLines())
        pygame.event.clear()
        self.shell, self.home, self.routes = shell, share(shell.home), shell.routes
        self.loop, self.window = shell.loop, shell.loop.window
        if boot:
            self.routes.attract(self.loop.stage)
            self.run(0.2)

    @property
    def demonstrating(self) -> bool:
        return isinstance(self.top, AttractScene)

    def wait(self, seconds: float) -> None:
        """Time passes in large frames (the scenes are stepped less)."""
        for _ in range(round(seconds / 0.5)):
            self.frame(0.5)

    def begin_visit(self) -> None:
        self.touch_tap(200, 200)
        self.run(0.4)

    def corner(self, kind: int, number: int, finger: int) -> None:
        """A finger at the upper left, upper right, lower right or lower left corner."""
        width, height = self.window.size
        x = 8 if number in (0, 3) else width - 9
        y = 8 if number in (0, 1) else height - 9
        self.finger(kind, x, y, finger)

    def knock(self, seconds: float = 3.2, corners: tuple[int, int] = (0, 2)) -> None:
        """Hold two corners with two fingers."""
        for finger, number in enumerate(corners):
            self.corner(pygame.FINGERDOWN, number, finger)
        self.run(seconds)
        for finger, number in enumerate(corners):
            self.corner(pygame.FINGERUP, number, finger)
        self.run(0.2)

    def type_pin(self, digits: str) -> None:
        for digit in digits:
            self.press(f"pin {digit}")
        self.press("pin enter")
        self.run(0.2)

    def to_staff(self) -> None:
        self.knock()
        self.type_pin(PIN)


def done_by_people(match: Match) -> list[Action]:
    """What people did; computer players may go on at any moment."""
    people = {number for number, seat in enumerate(match.seats) if seat.player == HUMAN}
    return [e.action for e in match.history.entries if e.action.seat in people]


def with_visitor(kiosk: Kiosk = QUICK, **settings: object) -> Kiosk:
    return replace(kiosk, visitor=replace(kiosk.visitor, **settings))  # type: ignore[arg-type]
