"""The staff's door: a pad of digits, as no keyboard is to be had."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from game.kit.layout import Box, Part
from game.kit.stage import Stage
from game.kit.widgets import Button, Group, Label, Look, TextStyle, Widget
from game.records.pin import LONGEST, SHORTEST
from game.scenes.home import Home
from game.scenes.kiosk.gate import PinGate
from game.scenes.page import Page
from game.scenes.pieces import Art, Paper

DIGITS = "123456789"
KEY = 76.0
DOT, CIRCLE = "•", "–"


class PinScene(Page):
    """Popped when it is given up; on the right PIN `on_open` is called."""

    opaque = False

    def __init__(self, home: Home, gate: PinGate, on_open: Callable[[Stage], object]) -> None:
        super().__init__(home)
        self._gate = gate
        self._on_open = on_open
        self._typed = ""
        self._wrong = False
        self._shown = -1

    def build(self) -> Widget:
        """Title, what was typed, twelve keys."""
        say, colors, text = self.texts.say, self.theme.colors, self.theme.text
        picture = self.home.assets.picture
        self._paper, self._lock = Paper(), Art(self.home.assets, "icons/lock")
        self._title = Label(say("Staff"), TextStyle(text.heading, colors.ink, "extra"))
        self._dots = Label("", TextStyle(40, colors.ink, "extra", wrap=False))
        self._words = Label("", TextStyle(text.small, colors.danger, "bold", floor=12))
        keys = []
        for digit in DIGITS:
            keys.append(Button(digit, partial(self._type, digit), size=30))
        self._cancel = Button("", self.go_back, icon=picture("icons/cross"))
        self._cancel.info = say("Cancel")
        zero = Button("0", partial(self._type, "0"), size=30)
        self._enter = Button("", self._try, Look.PRIMARY, picture("icons/check-light"))
        self._enter.info = say("Open")
        self._keys: list[Button] = [*keys, self._cancel, zero, self._enter]
        for key in self._keys:
            key.name = f"pin {key.text}"
        self._cancel.name, self._enter.name = "pin cancel", "pin enter"
        self._show()
        return Group(self._paper, self._lock, self._title, self._dots, self._words, *self._keys)

    def arrange(self, box: Box) -> None:
        """Wide: words at the left, pad at the right. Tall: one below the other."""
        tall = box.h > box.w
        card = box.inset(12).align(*((400, 620) if tall else (640, 380)))
        self._paper.place(card)
        inner = card.inset(22, 18)
        words, pad = inner.rows(Part(), 340, gap=8) if tall else inner.columns(Part(), 270, gap=16)
        lock, title, dots, told = words.align(words.w, min(words.h, 290)).rows(
            Part(1.3), 44, 56, Part(1), gap=6
        )
        self._lock.place(lock.align(lock.w, min(lock.h, 84)))
        self._title.place(title)
        self._dots.place(dots)
        self._words.place(told)
        for key, cell in zip(self._keys, pad.align(270, 340).grid(3, 4, 8), strict=True):
            key.place(cell)

    def update(self, dt: float) -> None:
        """The seconds of the lock run down."""
        if math.ceil(self._gate.locked_for) != self._shown:
            self._show()
        super().update(dt)

    def _type(self, digit: str) -> None:
        if self._gate.locked_for <= 0 and len(self._typed) < LONGEST:
            self._typed += digit
            self._wrong = False
        self._show()

    def _try(self) -> None:
        if len(self._typed) < SHORTEST or self._gate.locked_for > 0:
            return
        typed, self._typed = self._typed, ""
        if self._gate.opens(typed):
            self._on_open(self.stage)
            return
        self._wrong = True
        self.home.audio.play("refuse")
        self._show()

    def _show(self) -> None:
        say, locked = self.texts.say, math.ceil(self._gate.locked_for)
        self._shown = locked
        self._dots.text = DOT * len(self._typed) or CIRCLE * SHORTEST
        told = say("Wrong PIN.") if self._wrong else ""
        if locked:
            self._typed, self._dots.text = "", CIRCLE * SHORTEST
            told = self.texts.count(
                "Locked. Try again in {n} second.", "Locked. Try again in {n} seconds.", locked
            )
        self._words.text = told
