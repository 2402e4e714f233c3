"""The coach on the screen: a bean with a bubble, and an arrow at what is to be touched."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.layout import Box, Part
from game.kit.widgets import Button, Group, Label, Look, Widget
from game.scenes.home import Home

COACH = "cocoa"
"""The bean that teaches; it does not grow in the first game."""
NEXT, SKIP = 92.0, 84.0
GAP = 12.0
"""Between the words and the buttons, the glow of "Next" included."""
SMALL = 60.0
"""A bubble that is less high has no room for more than one button beside its words."""
BOB_SECONDS = 1.1
ARROW = (26.0, 30.0)
BOB = 8.0
_ABOVE = (0, -1)
_WAYS = (_ABOVE, (0, 1), (-1, 0), (1, 0))
"""From what is pointed at to the arrow, the dearest first."""


class CoachBubble(Group):
    """What the coach says; with "Next" where it only has to be read.

    It takes all touches on it, so that nothing below it is meant; one on the words is "Next".
    """

    def __init__(
        self, home: Home, on_next: Callable[[], object], on_skip: Callable[[], object]
    ) -> None:
        self._home = home
        self._on_next = on_next
        self._mood = "idle"
        size, ink = home.theme.text.body, home.theme.colors.ink
        style = TextStyle(size, ink, "bold", across="left", floor=14)
        self._label = Label("", style)
        say = home.texts.say
        self.next = Button(say("Next"), on_next, Look.PRIMARY)
        self.next.name, self.next.glow = "coach-next", True
        self.next.info = say("Key: {key}", key="N")
        self.skip = Button(say("Skip"), on_skip, Look.PLAIN)
        self.skip.name = "coach-skip"
        self.skip.info = say("You can learn to play at any time: it is in the menu.")
        super().__init__(self._label, self.next, self.skip)

    @property
    def text(self) -> str:
        """What it says now."""
        return self._label.text

    def say(self, words: str, mood: str, reading: bool, first: bool) -> None:
        """Say this. `reading`: "Next" is there; `first`: "Skip", too."""
        if (mood, reading, first) != (self._mood, self.next.visible, self.skip.visible):
            self._mood = mood
            self.next.visible, self.skip.visible = reading, first
            self.changed()
        self._label.text = self.info = words
        self.layout()

    def activate(self) -> None:
        """It was tapped beside its buttons."""
        if self.next.visible:
            self._on_next()

    def layout(self) -> None:
        """Bean, words, and the buttons at the right."""
        if not self.box.w:
            return
        words = self._words_box()
        if self.skip.visible and self.box.h >= SMALL:
            words, buttons = words.columns(Part(), NEXT, gap=GAP)
            upper, lower = buttons.even_rows(2, 4)
            self.next.place(upper)
            self.skip.place(lower)
        elif self.next.visible:
            words, button = words.columns(Part(), NEXT, gap=GAP)
            self.next.place(button.align(NEXT, min(button.h, 54)))
        self._label.place(words)

    def draw(self, brush: Brush) -> None:
        """Paper with a golden line, the bean at its left, a tail between them."""
        c = brush.theme.colors
        paper = self._paper_box()
        brush.panel(paper, PanelStyle(c.white, c.gold_dark, 3, 14, brush.theme.shapes.shadow))
        x, y = paper.x, paper.center[1] + min(10.0, paper.h * 0.15)
        brush.polygon([(x + 3, y - 9), (x + 3, y + 9), (x - 9, y)], c.white)
        brush.stroke([(x + 1, y - 9), (x - 9, y), (x + 1, y + 9)], c.gold_dark, 3)
        bean = Box(self.box.x, self.box.y, self._bean_side(), self.box.h).fit(1, 1)
        rect = brush.screen.rect(bean)
        name = f"beans/{COACH}-{self._mood}"
        brush.picture(self._home.assets.image(name, rect.w, rect.h), bean)

    def _bean_side(self) -> float:
        return min(self.box.h, 78.0)

    def _paper_box(self) -> Box:
        return self.box.trim(left=self._bean_side() + 8)

    def _words_box(self) -> Box:
        return self._paper_box().inset(12, 4 if self.box.h < SMALL else 7)


class Highlights(Widget):
    """A golden ring around everything that is to be touched, an arrow at the first of it.

    It takes no touches itself.
    """

    def __init__(self) -> None:
        super().__init__()
        self._boxes: list[Box] = []
        self._way = _ABOVE
        self._keyed: Sequence[Widget] = ()
        self._age = 0.0

    @property
    def boxes(self) -> list[Box]:
        """What it points at."""
        return self._boxes

    @property
    def arrow(self) -> Box:
        """The room that the arrow takes, wherever it bobs."""
        return _arrow_room(self._boxes[0], self._way)

    def point(
        self,
        boxes: Sequence[Box],
        room: Box,
        words: Sequence[Box] = (),
        keyed: Sequence[Widget] = (),
    ) -> None:
        """Point at these boxes from now on.

        The arrow stays in the room, and leaves the `words` to be read where it can; the rings
        leave the keys upon the `keyed` widgets to be read.
        """
        self._keyed = keyed
        way = _free_way(boxes[0], room, words) if boxes else _ABOVE
        if list(boxes) == self._boxes and way == self._way:
            return
        self.changed()
        self._boxes, self._way = list(boxes), way
        if boxes:
            around = boxes[0]
            for box in boxes[1:]:
                around = around.union(box)
            self.box = around.inset(-44)
        self.changed()
        if self.host is not None:
            self.host.wake(self)

    def update(self, dt: float) -> bool:
        """Bob."""
        before = self._bob()
        self._age += dt
        if self._boxes and self._bob() != before:
            self.changed()
        return bool(self._boxes) and self.host is not None and not self.host.theme.reduced_motion

    def draw(self, brush: Brush) -> None:
        """Rings, then the arrow."""
        if not self._boxes:
            return
        c = brush.theme.colors
        for box in self._boxes:
            brush.ring(box.inset(-4), c.ink, 5.5, 13)
            brush.ring(box.inset(-3), c.gold, 3.5, 12)
        for widget in self._keyed:
            widget.draw_sign(brush)
        self._arrow(brush, self._boxes[0])

    def _bob(self) -> float:
        wave = 0.5 - 0.5 * math.cos(2 * math.pi * self._age / BOB_SECONDS)
        return round(wave * BOB)

    def _arrow(self, brush: Brush, box: Box) -> None:
        """Bobbing, its tip at the edge of the box."""
        c = brush.theme.colors
        w, h = ARROW
        (dx, dy), (x, y) = self._way, _edge(box, self._way)
        away = 2.0 if brush.theme.reduced_motion else self._bob()

        def at(out: float, aside: float) -> tuple[float, float]:
            return x + dx * (away + out) + dy * aside, y + dy * (away + out) + dx * aside

        shape = [
            at(0, 0),
            at(h * 0.5, w / 2),
            at(h * 0.5, w * 0.2),
            at(h, w * 0.2),
            at(h, -w * 0.2),
            at(h * 0.5, -w * 0.2),
            at(h * 0.5, -w / 2),
        ]
        brush.polygon(shape, c.gold)
        brush.stroke([*shape, shape[0]], c.ink, 2.5)


def _edge(box: Box, way: tuple[int, int]) -> tuple[float, float]:
    """The middle of the side of the box that lies this way, a little inside."""
    x, y = box.center
    return x + way[0] * (box.w / 2 - 2), y + way[1] * (box.h / 2 - 2)


def _arrow_room(box: Box, way: tuple[int, int]) -> Box:
    length, width = ARROW[1] + BOB, ARROW[0]
    x, y = _edge(box, way)
    x, y = x + way[0] * length / 2, y + way[1] * length / 2
    w, h = (length, width) if way[0] else (width, length)
    return Box(x - w / 2, y - h / 2, w, h)


def _free_way(box: Box, room: Box, words: Sequence[Box]) -> tuple[int, int]:
    """The side of the box where an arrow has room and covers the fewest words."""

    def covered(way: tuple[int, int]) -> tuple[bool, float]:
        arrow = _arrow_room(box, way)
        return not room.covers(arrow), sum(_common(arrow, other) for other in words)

    return min(_WAYS, key=covered)


def _common(one: Box, other: Box) -> float:
    """How much area two boxes share."""
    w = min(one.right, other.right) - max(one.x, other.x)
    h = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, w) * max(0.0, h)
