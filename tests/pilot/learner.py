"""Somebody who plays the first game by doing what the coach points at."""

from __future__ import annotations

from game.scenes.learn.learned import LearnedScene
from game.scenes.learn.scene import LearnScene
from game.scenes.menu import MenuScene
from game.table.targets import Target, What
from tests.pilot.devices import Gamepad, Keyboard, OneButton, TwoButtons
from tests.pilot.player import TablePlayer


class Learning(TablePlayer):
    """Does one thing after the other, as the coach says, with the device that it is mixed with."""

    def __init__(self, **how: object) -> None:
        super().__init__("classic", 3, **how)  # type: ignore[arg-type]
        self.shell.home.routes.course.begin(self.loop.stage)
        self.lessons: list[str] = []
        self.said: list[str] = []
        self.run(0.1)

    @property
    def learning(self) -> LearnScene:
        top = self.loop.stage.top
        assert isinstance(top, LearnScene)
        return top

    @property
    def through(self) -> bool:
        return isinstance(self.loop.stage.top, LearnedScene)

    def learn(self, until: str = "", most: int = 900) -> None:
        """Follow the coach to the end, or until a lesson of this key is there."""
        for _ in range(most):
            if self.through or (until and self.lesson == until):
                return
            self.follow()
        raise AssertionError(f"stuck at {self.lesson}: {self.said[-1:]}")

    @property
    def lesson(self) -> str:
        lesson = self.learning.coach.lesson
        return "" if lesson is None else lesson.key

    def follow(self) -> None:
        """Do what is shown, or wait a moment."""
        scene = self.learning
        if self.lesson and self.lessons[-1:] != [self.lesson]:
            self.lessons.append(self.lesson)
            self.said.append(scene.bubble.text)
        if scene.bubble.next.visible:
            self.point(*scene.bubble.next.box.center)
            return
        shown = scene.coach.shows() if scene.pointers.boxes else []
        if not shown:
            if scene.layer.sheet is None or not self.press("sheet-accept"):
                self.run(0.1)
        elif isinstance(shown[0], Target):
            self.touch_on(shown[0])
        else:
            self.point(*scene.pointers.boxes[0].center)

    def go_on(self) -> None:
        """From the last page into the menu."""
        self.run(0.3)
        assert self.press_in(self.loop.stage.top.ui.root, "menu")  # type: ignore[union-attr]
        self.run(0.3)
        assert isinstance(self.loop.stage.top, MenuScene)

    def plant_by_dragging(self) -> None:
        self.drag_onto(Target(What.HAND, 0), Target(What.FIELD, 0))


class Learner(Learning):
    """Learns with the mouse, or with fingers."""


class KeyboardLearner(Learning, Keyboard):
    """Learns with keys alone."""


class GamepadLearner(Learning, Gamepad):
    """Learns with a gamepad alone."""


class OneButtonLearner(Learning, OneButton):
    """Learns with one button alone."""


class TwoButtonsLearner(Learning, TwoButtons):
    """Learns with two buttons alone."""
