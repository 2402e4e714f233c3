"""A person made of synthetic events who plays at the table by what is to be seen there."""

from __future__ import annotations

import os
from random import Random

import pygame

from game.cli.shell import Plan, build
from game.kit.clock import StepClock
from game.kit.widgets import Button, Widget
from game.match import GameSetup, Match, Seat
from game.rules import Reveal, Step
from game.scenes.curtain import CurtainScene
from game.scenes.results import ResultsScene
from game.scenes.table.scene import TableScene
from game.table.interpreter import to_plant
from game.table.targets import Target, What
from tests.kit.pilot import SLOW_FRAME, Pilot, frames_of
from tests.shared import share

NAMES = ("Ana", "Otto", "Mai", "Bo", "Lena", "Kim", "Eva")
SORTS = {0: What.HAND, 1: What.UP, 2: What.ASIDE, 3: What.GIFT}


class TablePlayer(Pilot):
    """Plays for all people at the table: one hand, or more behind curtains."""

    def __init__(
        self,
        edition: str,
        players: int,
        people: int = 1,
        seed: int = 1,
        size: tuple[int, int] = (800, 480),
        touch: bool = False,
        speed: str = "instant",
        **settings: object,
    ) -> None:
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
        self.clock = StepClock()
        plan = Plan(size=size, fullscreen=False, data_dir=None, sound=False)
        self.shell = build(plan, self.clock, Random(1))
        self.loop, self.window = self.shell.loop, self.shell.loop.window
        pygame.event.clear()
        share(self.shell.home).settings.speed = speed
        self._touch = touch
        self._traded: set[int] = set()
        self.deals = 0
        seats = tuple(
            Seat(NAMES[i], "human" if i < people else "bot", "" if i < people else "easy", "", i)
            for i in range(players)
        )
        self.curtains = 0
        self.shell.home.routes.begin(self.loop.stage, GameSetup(edition, seats, settings, 0, seed))
        playing = self.shell.home.routes.playing
        assert playing is not None
        self.match: Match = playing
        top = self.loop.stage.top
        assert isinstance(top, TableScene)
        self._table = top
        self.run(0.1)

    @property
    def table(self) -> TableScene:
        """The table, also while a curtain or the results hide it."""
        top = self.loop.stage.top
        if isinstance(top, TableScene):
            self._table = top
        return self._table

    @property
    def at_the_table(self) -> bool:
        return isinstance(self.loop.stage.top, TableScene)

    @property
    def finished(self) -> bool:
        return isinstance(self.loop.stage.top, ResultsScene)

    def play(self, most_seconds: float = 4000.0) -> None:
        """Play until the results are there."""
        end = self.clock.now() + most_seconds
        while not self.finished:
            assert self.clock.now() < end, f"stuck: {self.table.picture.marks.status}"
            self.move()

    def move(self) -> None:
        """Do the next thing, or wait a moment."""
        top = self.loop.stage.top
        if isinstance(top, CurtainScene):
            self.curtains += 1
            self.press_in(top.ui.root, "lift")
        elif self.match.over or not self._act():
            self.run(0.1)

    # -- pressing ----------------------------------------------------------------------------

    def point(self, x: float, y: float) -> None:
        """Tap a point in logical units."""
        unit = self.loop.stage.screen.unit
        (self.touch_tap if self._touch else self.tap)(x * unit, y * unit)

    def run(self, seconds: float) -> None:
        """Let time pass in few frames: a slow machine, but a game of seconds."""
        for _ in range(frames_of(seconds)):
            if not self.frame(SLOW_FRAME):
                return

    def press(self, name: str) -> bool:
        """Tap the button of this name at the table; False when there is none that works."""
        return self.at_the_table and self.press_in(self.table.layer, name)

    def press_in(self, root: Widget, name: str) -> bool:
        for widget in root.walk():
            if widget.name == name and isinstance(widget, Button) and widget.enabled:
                self.point(*widget.box.center)
                return True
        return False

    def touch_on(self, target: Target) -> None:
        """Tap a thing in the picture, where it is not covered by the next one."""
        if not self.at_the_table:
            return
        box = self.table.picture.box_of(target)
        self.point(box.x + min(box.w / 2, 16), box.y + min(box.h / 2, 24))

    def drag_onto(self, target: Target, onto: Target) -> None:
        picture, unit = self.table.picture, self.loop.stage.screen.unit
        (ax, ay), (bx, by) = picture.box_of(target).center, picture.box_of(onto).center
        start, end = (ax * unit, ay * unit), (bx * unit, by * unit)
        (self.touch_drag if self._touch else self.drag)(start, end)

    # -- deciding ----------------------------------------------------------------------------

    def _act(self) -> bool:
        table = self.table
        viewer = table.state.viewer
        sheet = table.layer.sheet
        if sheet is not None:
            return self._answer()
        if viewer is None or viewer not in self.match.awaited_humans():
            return False
        view = table.state.view()
        if view.step is Step.TRADE and not view.rules.duel:
            return viewer == view.active and self._trade()
        if view.step is Step.PLANT:
            return self._plant()
        if view.step is Step.TRADE:
            return self.press("plant-all") or self.press("done")
        return self._plant_rest()

    def _answer(self) -> bool:
        codes = ("accept", "deal", "done-yes", "harvest", "decline", "close-sheet", "take-back")
        people = [f"interested-{seat}" for seat in range(7)]
        for code in (*people, *codes):
            if self.press(f"sheet-{code}"):
                self.deals += code in ("accept", "deal")
                return True
        return False

    def _plant(self) -> bool:
        if self.press("reveal"):
            return True
        before = self.match.lines
        self.touch_on(Target(What.HAND, 0))
        if not self.at_the_table:
            return True
        return self.match.lines != before or self._make_room()

    def _make_room(self) -> bool:
        for target in self.table.picture.targets():
            if target.what is What.BADGE:
                self.touch_on(target)
                if self.press("sheet-harvest"):
                    return True
                self.press("sheet-close-sheet")
        return False

    def _trade(self) -> bool:
        turn = len([e for e in self.match.history.entries if isinstance(e.action, Reveal)])
        if turn not in self._traded and self.match.game.up:
            self._traded.add(turn)
            self.touch_on(Target(What.UP, 0))
            self.run(0.2)
            chips = self.table.state.talks.chips()
            for seat, chip in chips.items():
                if chip.open and (chip.gives or chip.answer.value == "person"):
                    place = self.table.picture.places.of_seat(seat)
                    assert place is not None
                    self.point(*place.chip.center)
                    for code in ("deal", "lay-open"):
                        if self.press(f"sheet-{code}"):
                            self.deals += code == "deal"
                            return True
            self.press("clear")
            return True
        return self.press("done")

    def _plant_rest(self) -> bool:
        if self.press("plant-all"):
            return True
        viewer = self.table.state.viewer
        assert viewer is not None
        waiting = to_plant(self.table.state.view(), viewer)
        if not waiting:
            return False
        place = waiting[0][0]
        before = self.match.lines
        self.touch_on(Target(SORTS[place // 256], place % 256))
        if self.match.lines != before:
            return True
        view = self.table.state.view()
        lights = self.table.state.interpreter.lights(view)
        if lights:
            self.touch_on(Target(What.FIELD, lights[0]))
            return self.match.lines != before
        return self.press("discard") or self._make_room()
