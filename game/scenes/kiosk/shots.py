"""Pictures of a kiosk's screens."""

from __future__ import annotations

from random import Random

from game.kit.clock import StepClock
from game.kit.stage import Scene, Stage
from game.match import Match
from game.records.kiosk_file import Attract, Play, Staff
from game.scenes.home import Home
from game.scenes.kiosk.attract import AttractScene
from game.scenes.kiosk.draft import KioskDraft, demonstration
from game.scenes.kiosk.gate import PinGate
from game.scenes.kiosk.idle import StillThereScene
from game.scenes.kiosk.pin import PinScene
from game.scenes.kiosk.scores import ScoresScene
from game.scenes.kiosk.staff import MachineLog, SoundTest, StaffScene, TouchTest
from game.scenes.kiosk.start import KioskStartScene
from game.scenes.shots import MOST_DECISIONS, START, Shot, ShotWish, play_turns, seat_as_bot

LEFT, WHOLE = 9.0, 15.0
LINES = ("12:00:01  4.2 WARNING game.kit.audio: no sound: no such device",) * 3


class _Rounds:
    """A staff whose buttons lead nowhere."""

    def set_volume(self, volume: float) -> None:
        """Nothing."""

    def house_volume(self) -> float:
        """The usual one."""
        return 0.8

    def scores(self) -> Scene:
        """Nothing."""
        return Scene()

    def log_page(self) -> Scene:
        """Nothing."""
        return Scene()

    def quit(self) -> None:
        """Nothing."""

    def to_attract(self) -> None:
        """Nothing."""

    def facts(self) -> list[str]:
        """As on a machine."""
        return ["pygame-ce, SDL", "Linux aarch64, video wayland"]


def _nowhere(stage: Stage) -> None:
    """A touch or an end that leads nowhere."""


def _attract(home: Home, wish: ShotWish) -> Scene:
    setup = demonstration(Play(editions=(wish.edition,)), wish.players, wish.seed, Random(1))
    match = Match.begin(setup, None)
    play_turns(match, wish.turns)
    return AttractScene(home, match, Attract(), _nowhere, _nowhere, lambda dt: False)


def _start(home: Home, wish: ShotWish) -> Scene:
    return KioskStartScene(home, KioskDraft(Play()))


def _still_there(home: Home, wish: ShotWish) -> list[Scene]:
    return [home.routes.table(wish.match()), StillThereScene(home, lambda: LEFT, WHOLE)]


def _pin(home: Home, wish: ShotWish) -> list[Scene]:
    gate = PinGate(Staff(), StepClock())
    return [_start(home, wish), PinScene(home, gate, _nowhere)]


def _staff(home: Home, wish: ShotWish) -> Scene:
    return StaffScene(home, _Rounds())


def _scores(home: Home, wish: ShotWish) -> list[Scene]:
    assert home.statistics is not None
    seats = wish.seats()
    bots = [seats[0], *(seat_as_bot(seat) for seat in seats[1:])]
    played = Match.new(wish.rules(), [seat_as_bot(seat) for seat in seats], START, wish.seed, None)
    play_turns(played, MOST_DECISIONS)
    match = Match.new(played.rules, bots, START, wish.seed, home.store)
    match.submit_all([entry.action for entry in played.history.entries])
    match.close()
    if match.path is not None:
        home.statistics.add(match.path)
    return [_staff(home, wish), ScoresScene(home, home.statistics, clearable=True)]


KIOSK_SHOTS: dict[str, Shot] = {
    "attract": Shot(_attract, 3.0),
    "kiosk-start": Shot(_start),
    "still-there": Shot(_still_there),
    "kiosk-pin": Shot(_pin),
    "staff": Shot(_staff),
    "scores": Shot(_scores),
    "touch-test": Shot(lambda home, wish: TouchTest(home)),
    "sound-test": Shot(lambda home, wish: [_staff(home, wish), SoundTest(home)]),
    "kiosk-log": Shot(lambda home, wish: [_staff(home, wish), MachineLog(home, LINES)]),
}
"""Pictures of a kiosk, by name."""
