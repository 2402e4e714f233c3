"""Table talk: a wheel of friendly words, and how the others take them."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.kit.layout import Box
from game.kit.widgets import Button, Group, Widget
from game.scenes.home import Home
from game.scenes.page import Page
from game.scenes.pieces import Face
from game.table.marks import SeatLook
from game.texts import mark

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

SAID = "said "
"""What the wheel is popped with begins so; the number of the words follows."""
ASK_AGAIN = "ask again"
"""What the wheel is popped with when standing refusals are taken back."""
AGAIN_WORDS = mark("Ask me anything again!")
MOOD_SECONDS = 2.5
ANSWER_SECONDS = 0.9
WORDS = (168.0, 58.0)


class Phrase(NamedTuple):
    """What a person can say, what somebody answers, and the face it is heard with."""

    says: str
    answer: str
    mood: str


WHEEL = (
    Phrase(mark("Hello everybody!"), mark("Hello!"), "happy"),
    Phrase(mark("Thank you!"), mark("You are welcome!"), "happy"),
    Phrase(mark("Well played!"), mark("Oh, thank you!"), "happy"),
    Phrase(mark("Trade with me!"), mark("Make me an offer!"), "happy"),
    Phrase(mark("Oh no!"), mark("Cheer up!"), "neutral"),
    Phrase(mark("Ha ha!"), mark("Very funny…"), "annoyed"),
)
"""All there is to say, clockwise from the top."""


class TableTalk:
    """Words of people at one table. Nothing of it is part of the game."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._mood, self._left = "", 0.0
        self._answer: tuple[int, str] | None = None
        self._wait = 0.0
        self._said = 0

    @property
    def moods(self) -> dict[int, str]:
        """How the others look just now."""
        seats = self._table.match.seats
        if not self._mood:
            return {}
        return {number: self._mood for number, seat in enumerate(seats) if not seat.human}

    def open(self) -> None:
        """Lay the wheel over the table."""
        viewer = self._table.state.viewer
        if viewer is not None:
            refuses = self._table.match.asking.refuses(viewer)
            self._table.stage.push(TalkScene(self._table.home, self._table.looks[viewer], refuses))

    def heard(self, result: object) -> None:
        """The wheel is gone; `result` tells what was chosen."""
        table, viewer = self._table, self._table.state.viewer
        if result == ASK_AGAIN and viewer is not None:
            table.match.asking.allow_all(viewer)
            self.say(viewer, table.texts.say(AGAIN_WORDS))
        if not isinstance(result, str) or not result.startswith(SAID) or viewer is None:
            return
        words = WHEEL[int(result.removeprefix(SAID))]
        self.say(viewer, table.texts.say(words.says))
        self._mood, self._left = words.mood, MOOD_SECONDS
        bots = [number for number, seat in enumerate(table.match.seats) if not seat.human]
        if bots:
            self._said += 1
            self._answer = bots[self._said % len(bots)], table.texts.say(words.answer)
            self._wait = ANSWER_SECONDS

    def say(self, seat: int, words: str) -> None:
        """A bubble at the face of a seat, and a line in the log."""
        table = self._table
        table.layer.say(seat, words, table.picture.places)
        table.log.talk(seat, words)

    def update(self, dt: float) -> bool:
        """Let moods pass and answers come; True when something changed."""
        changed = False
        if self._answer is not None:
            self._wait -= dt
            if self._wait <= 0:
                self.say(*self._answer)
                self._answer, changed = None, True
        if self._mood:
            self._left -= dt
            if self._left <= 0:
                self._mood, changed = "", True
        return changed


class TalkScene(Page):
    """Words around the own face. Popped with what was chosen, or None.

    `refuses`: who speaks has standing refusals, which can be taken back here.
    """

    opaque = False

    def __init__(self, home: Home, look: SeatLook, refuses: bool) -> None:
        super().__init__(home)
        self._look = look
        self._refuses = refuses

    def build(self) -> Widget:
        """A face, and what it can say around it."""
        look = self._look
        self._face = Face(self.home.assets, look.face, look.colour, "happy")
        self._words = []
        for number, words in enumerate(WHEEL):
            chosen = partial(self.stage.pop, f"{SAID}{number}")
            button = Button(self.texts.say(words.says), chosen)
            button.name = f"words {number}"
            self._words.append(button)
        self._close = Button("", self.go_back, icon=self.home.assets.picture("icons/cross"))
        self._close.name, self._close.info = "close", self.texts.say("Close")
        self._again = Button(self.texts.say(AGAIN_WORDS), partial(self.stage.pop, ASK_AGAIN))
        self._again.name, self._again.visible = ASK_AGAIN, self._refuses
        return Group(self._face, *self._words, self._again, self._close)

    def arrange(self, box: Box) -> None:
        """In a ring that fits, in the middle."""
        x, y = box.center
        w, h = WORDS
        wide, high = min(box.w * 0.5 - w / 2 - 12, 230.0), min(box.h * 0.5 - h / 2 - 12, 150.0)
        for number, button in enumerate(self._words):
            angle = 2 * math.pi * number / len(self._words) - math.pi / 2
            cx, cy = x + wide * math.cos(angle), y + high * math.sin(angle)
            button.place(Box(cx - w / 2, cy - h / 2, w, h))
        side = 118.0 if high > 130 else 104.0
        self._face.place(Box(x - side / 2, y - side / 2, side, side))
        self._close.place(Box(box.right - 64, box.y + 12, 52, 52))
        self._again.place(Box(box.x + 12, box.bottom - 68, min(box.w * 0.36, 300.0), 56))

    def go_back(self) -> None:
        """Nothing is said."""
        self.stage.pop(None)
