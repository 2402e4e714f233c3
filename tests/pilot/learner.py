"""Somebody who plays the first game by doing what the coach points at."""

from __future__ import annotations

from game.scenes.learn.learned import LearnedScene
from game.scenes.learn.scene import LearnScene
from game.table.targets import Target, What
from tests.pilot.player import TablePlayer


class Learner(TablePlayer):
    """Does one thing after the other, as the coach says."""

    def __init__(
        self, size: tuple[int, int] = (800, 480), touch: bool = False, speed: str = "instant"
    ) -> None:
        super().__init__("classic", 3, size=size, touch=touch, speed=speed)
        self.shell.home.routes.lessons.begin(self.loop.stage)
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

    def plant_by_dragging(self) -> None:
        self.drag_onto(Target(What.HAND, 0), Target(What.FIELD, 0))
