"""A program on the dummy driver for scenes, and what one may ask about a picture."""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import combinations, product
from pathlib import Path
from random import Random

import pygame
import pytest

from game.cli.shell import Plan, build
from game.kit.clock import StepClock
from game.kit.layout import MIN_TARGET, Box
from game.kit.stage import Scene
from game.kit.widgets import Button, Label, Ui, Widget
from tests.kit.pilot import SLOW_FRAME, Pilot, frames_of
from tests.shared import share

SIZES = ((800, 480), (1280, 720), (1920, 1080), (720, 1280))
TIGHT = (((800, 480), 150), ((720, 1280), 100))
"""Windows and text sizes of the default run, where room is scarcest; all others are slow."""


def layouts(*lead: Iterable[str], text_sizes: Iterable[int] = (100, 150)) -> list[object]:
    """Parameters of a test: those of `lead`, if any, then a window's size and a text size."""
    return [
        pytest.param(*case, marks=[] if case[-2:] in TIGHT else [pytest.mark.slow])
        for case in product(*lead, SIZES, text_sizes)
    ]


class House(Pilot):
    """The program without a table to begin with: `open` puts scenes on its stage."""

    def __init__(
        self,
        size: tuple[int, int] = (800, 480),
        text_size: int = 100,
        data_dir: Path | None = None,
        language: str = "en",
        plan: Plan | None = None,
    ) -> None:
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
        self.clock = StepClock()
        plan = plan or Plan(
            size=size,
            fullscreen=False,
            data_dir=data_dir,
            language=language,
            text_size=text_size,
            sound=False,
        )
        self.shell = build(plan, self.clock, Random(1))
        pygame.event.clear()
        self.home = share(self.shell.home)
        self.loop, self.window = self.shell.loop, self.shell.loop.window

    def run(self, seconds: float) -> None:
        """Let time pass in few frames: a slow machine."""
        for _ in range(frames_of(seconds)):
            if not self.frame(SLOW_FRAME):
                return

    def resize(self, size: tuple[int, int]) -> None:
        """The person drags the window's edge."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
        self.frame()

    def open(self, made: Scene | list[Scene], seconds: float = 0.1) -> None:
        for scene in made if isinstance(made, list) else [made]:
            self.loop.stage.push(scene)
        self.run(seconds)

    @property
    def top(self) -> Scene:
        top = self.loop.stage.top
        assert top is not None
        return top

    @property
    def ui(self) -> Ui:
        ui = self.top.ui  # type: ignore[attr-defined]
        assert isinstance(ui, Ui)
        return ui

    def named(self, name: str) -> Widget:
        return next(widget for widget in self.ui.root.walk() if widget.name == name)

    def press(self, name: str) -> None:
        """Tap the control of this name in its middle."""
        box = visible_box(self.named(name))
        assert box is not None, f"{name} is out of sight"
        unit = self.loop.stage.screen.unit
        self.tap(box.center[0] * unit, box.center[1] * unit)


def controls(ui: Ui) -> list[Widget]:
    """Everything that can be focused."""
    return [widget for widget in ui.root.walk() if widget.focusable]


def visible_box(widget: Widget) -> Box | None:
    """The part of a widget that scroll areas leave; None when nothing of it shows."""
    box, parent = widget.box, widget.parent
    while parent is not None:
        clip = parent.clip_box
        if clip is not None:
            if not box.overlaps(clip):
                return None
            x, y = max(box.x, clip.x), max(box.y, clip.y)
            box = Box(x, y, min(box.right, clip.right) - x, min(box.bottom, clip.bottom) - y)
        parent = parent.parent
    return box


def cut_texts(ui: Ui) -> list[str]:
    """Texts of labels and buttons that do not fit."""
    return [w.text for w in ui.root.walk() if isinstance(w, Label | Button) and w.cut]


def assert_can_be_used(house: House, may_be_small: str = "") -> None:
    """Every control is on the screen, large enough to touch, and none overlaps another.

    Those whose names begin with `may_be_small` may be smaller.
    """
    screen = house.loop.stage.screen.box
    shown = [(w, box) for w in controls(house.ui) if (box := visible_box(w)) is not None]
    assert shown
    for widget, box in shown:
        assert screen.covers(box), f"{widget.name} leaves the screen"
        small = min(widget.box.w, widget.box.h) < MIN_TARGET - 0.01
        excused = may_be_small and widget.name.startswith(may_be_small)
        assert not small or excused, f"{widget.name} is small"
    for (one, first), (other, second) in combinations(shown, 2):
        assert not first.overlaps(second), f"{one.name} overlaps {other.name}"
