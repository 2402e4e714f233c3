"""The staff's pages: volume, scores, tests of touch and sound, log, and the way out."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Protocol

import pygame

from game.kit.brush import Brush, TextStyle
from game.kit.events import Device, Event, PointerDown, PointerMove, PointerUp
from game.kit.layout import Box
from game.kit.stage import Scene
from game.kit.widgets import Button, Group, Label, Look, Slider, Widget
from game.scenes.form import Form, Row, told
from game.scenes.home import Home
from game.scenes.log import LogScene
from game.scenes.page import Page, Sheet, caption, words

TARGET = 62.0
TRACE = 60
"""So many places of a pointer are shown."""


class Rounds(Protocol):
    """What the staff's page leads to (`StaffRounds` does it)."""

    def set_volume(self, volume: float) -> None:
        """The house's own volume, 0 to 1, from now on and after the next start."""

    def house_volume(self) -> float:
        """The house's own volume."""

    def scores(self) -> Scene:
        """The figures."""

    def log_page(self) -> Scene:
        """The last lines of the log."""

    def quit(self) -> None:
        """End the program."""

    def to_attract(self) -> None:
        """Back to the demonstration."""

    def facts(self) -> list[str]:
        """Lines about this machine: versions, drivers, folder."""


class StaffScene(Sheet):
    """Behind the PIN."""

    def __init__(self, home: Home, rounds: Rounds) -> None:
        super().__init__(home)
        self._rounds = rounds

    def title(self) -> str:
        """What stands on the board."""
        return self.texts.say("Staff")

    def resume(self, result: object) -> None:
        """The question whether to quit was answered."""
        if result is True:
            self._rounds.quit()
            return
        super().resume(result)

    def body(self) -> Widget:
        """Volume, then buttons two by two, then facts."""
        say, home = self.texts.say, self.home
        volume = Slider(self._rounds.house_volume(), self._set_volume)
        volume.name = "volume"
        pairs = [
            (
                self._button("chart", say("Scores"), lambda: self._open(self._rounds.scores())),
                self._button("log", say("Log"), lambda: self._open(self._rounds.log_page())),
            ),
            (
                self._button("pointer", say("Touch test"), lambda: self._open(TouchTest(home))),
                self._button("sound", say("Sound test"), lambda: self._open(SoundTest(home))),
            ),
            (
                self._button("play", say("Demonstration"), self._rounds.to_attract),
                self._button("exit", say("Quit"), self._ask, Look.DANGER),
            ),
        ]
        rows = [Row(volume, caption(self, say("House volume")), TARGET)]
        rows += [Row(_pair(*pair), None, TARGET) for pair in pairs]
        rows += [
            told(words(self, fact, self.theme.text.small, soft=True))
            for fact in self._rounds.facts()
        ]
        return Form(rows)

    def go_back(self) -> None:
        """Back means: the demonstration."""
        self._rounds.to_attract()

    def _button(
        self, icon: str, says: str, on_tap: Callable[[], object], look: Look = Look.SECONDARY
    ) -> Button:
        light = "-light" if look is Look.DANGER else ""
        button = Button(says, on_tap, look, self.home.assets.picture(f"icons/{icon}{light}"))
        button.name = f"staff {icon}"
        return button

    def _open(self, scene: Scene) -> None:
        self.stage.push(scene)

    def _set_volume(self, volume: float) -> None:
        self._rounds.set_volume(round(volume, 2))
        self.home.audio.play("coin", 3)

    def _ask(self) -> None:
        say = self.texts.say
        question = say("End the program? This machine shows nothing then.")
        self.stage.push(self.home.routes.confirm(question, say("Quit"), say("Go on"), True))


class TouchTest(Page):
    """Shows where touches arrive, with a crosshair: is the picture turned, is a corner dead?"""

    def __init__(self, home: Home) -> None:
        super().__init__(home)
        self._trace: deque[tuple[float, float]] = deque(maxlen=TRACE)
        self._downs = 0

    def build(self) -> Widget:
        """Targets, what was felt, Done."""
        colors = self.theme.colors
        self._field = _TouchField(self._trace)
        self._words = Label(
            self.texts.say("Touch the five targets. One touch must count one."),
            TextStyle(self.theme.text.body, colors.ink, "bold"),
        )
        self._done = Button(self.texts.say("Done"), self.go_back, Look.PRIMARY)
        self._done.name = "done"
        return Group(self._field, self._words, self._done)

    def arrange(self, box: Box) -> None:
        """The whole screen."""
        self._field.place(box)
        self._words.place(box.align(380, 70).moved(0, -110))
        self._done.place(box.align(180, TARGET).moved(0, 110))

    def ground(self, canvas: pygame.Surface, clip: pygame.Rect) -> None:
        """Plain paper."""
        canvas.fill(self.theme.colors.paper_dim, clip)

    def handle(self, event: Event) -> bool:
        """Every pointer is noted, then goes its way."""
        if isinstance(event, PointerDown | PointerUp | PointerMove):
            self._trace.append(self.screen.point(event.x, event.y))
            if isinstance(event, PointerDown):
                self._downs += 1
            kind = "touch" if event.source is Device.TOUCH else "mouse"
            self._words.text = self.texts.say(
                "{device} {x} × {y}, presses: {n}",
                device=kind,
                x=round(event.x),
                y=round(event.y),
                n=self._downs,
            )
            self._field.changed()
        return super().handle(event)


class _TouchField(Widget):
    def __init__(self, trace: deque[tuple[float, float]]) -> None:
        super().__init__()
        self._trace = trace

    def draw(self, brush: Brush) -> None:
        """Five targets, the trace, a crosshair at its end."""
        c, box = brush.theme.colors, self.box
        inner = box.inset(40)
        middle = box.center
        corners = [(inner.x, inner.y), (inner.right, inner.y)]
        corners += [(inner.right, inner.bottom), (inner.x, inner.bottom)]
        for x, y in [*corners, middle]:
            brush.disc(x, y, 26, c.paper, c.ink)
            brush.disc(x, y, 8, c.danger, None)
        for x, y in self._trace:
            brush.disc(x, y, 3, c.go, None)
        if self._trace:
            x, y = self._trace[-1]
            brush.stroke([(box.x, y), (box.right, y)], c.go_dark, 2)
            brush.stroke([(x, box.y), (x, box.bottom)], c.go_dark, 2)


class SoundTest(Sheet):
    """Is there sound, and on which side?"""

    opaque = False

    def title(self) -> str:
        """What stands on the board."""
        return self.texts.say("Sound test")

    def body(self) -> Widget:
        """Buttons that sound."""
        say, audio = self.texts.say, self.home.audio
        told_silent = say("There is no sound card now. The program looks for one every 30 seconds.")
        state = told_silent if audio.silent else say("Sound is on.")
        rows = [told(words(self, state))]
        tests: list[tuple[str, str, Callable[[], object]]] = [
            ("left", say("Left"), lambda: audio.play("coin", 5, -1.0)),
            ("right", say("Right"), lambda: audio.play("coin", 5, 1.0)),
            ("both", say("Both sides"), lambda: audio.play("win")),
            ("music", say("Music"), self._music),
        ]
        buttons = []
        for name, says, on_tap in tests:
            button = Button(says, on_tap)
            button.name = f"sound {name}"
            buttons.append(button)
        rows += [Row(_pair(*buttons[:2]), None, TARGET), Row(_pair(*buttons[2:]), None, TARGET)]
        return Form(rows)

    def leave(self) -> None:
        """Silence again."""
        super().leave()
        self.home.audio.music(None)

    def _music(self) -> None:
        self.home.audio.music("market")


class MachineLog(LogScene):
    """The last lines of the program's own log."""

    def title(self) -> str:
        """What stands on the board."""
        return self.texts.say("Log")


def _pair(left: Widget, right: Widget) -> Group:
    def arrange(box: Box) -> None:
        for widget, cell in zip((left, right), box.even_columns(2, 12), strict=True):
            widget.place(cell)

    return Group(left, right, arrange=arrange)
