"""A game code is typed, with keys on the screen for touch, pad and one button."""

from __future__ import annotations

from game.kit.layout import Box, Part
from game.kit.widgets import Button, Group, Label, Look, TextField, TextStyle, Widget
from game.match.code import ALPHABET, LONGEST, CodeError, deal_of
from game.scenes.draft import Draft
from game.scenes.home import Home
from game.scenes.page import Sheet
from game.texts import history as in_words

ROWS, ACROSS = 4, 8
TALL_ROWS, TALL_ACROSS = 6, 6


class CodeScene(Sheet):
    """Changes the draft when a code is right, and is popped; else it says what is wrong."""

    opaque = False
    widest = 720.0

    def __init__(self, home: Home, draft: Draft) -> None:
        super().__init__(home)
        self._draft = draft
        self._typed = ""
        self._wrong = ""

    def title(self) -> str:
        """What stands on the board."""
        return self.texts.say("Game code")

    def body(self) -> Widget:
        """Words, the field, keys, and the way on."""
        say, colors = self.texts.say, self.theme.colors
        told = self._wrong or say("A game code deals the same cards again, under the same rules.")
        color = colors.danger if self._wrong else colors.ink
        self._told = Label(told, TextStyle(self.theme.text.small, color, "semibold", floor=13))
        self._field = TextField(
            self._typed, self._type, lambda text: self._use(), LONGEST + 20, say("Type it here")
        )
        self._field.name, self._field.own_keys = "code", True
        self._use_it = Button(
            say("Use it"), self._use, Look.PRIMARY, self.home.assets.picture("icons/check-light")
        )
        self._use_it.name = "use"
        self._keys = [self._key(letter) for letter in ALPHABET]
        rub_out = Button("", self._rub_out, icon=self.home.assets.picture("icons/arrow-left"))
        rub_out.info, rub_out.name = say("Take the last letter away"), "rub out"
        self._rub = rub_out
        return Group(self._told, self._field, rub_out, self._use_it, *self._keys, arrange=self._lay)

    def _lay(self, box: Box) -> None:
        tall = box.h > box.w
        rows, across = (TALL_ROWS, TALL_ACROSS) if tall else (ROWS, ACROSS)
        told, line, keys = box.rows(46, 52, Part(), gap=6)
        field, rub, use = line.columns(Part(), 56, 140, gap=8)
        self._told.place(told)
        self._field.place(field)
        self._rub.place(rub)
        self._use_it.place(use)
        keys = keys.align(keys.w, min(keys.h, rows * 66.0), "center", "top")
        for key, cell in zip(self._keys, keys.grid(across, rows, 5), strict=False):
            key.place(cell)

    def _key(self, letter: str) -> Button:
        key = Button(letter, lambda: self._add(letter))
        key.name = f"key {letter}"
        return key

    def _add(self, letter: str) -> None:
        self._field.text += letter
        self._type(self._field.text)

    def _rub_out(self) -> None:
        self._field.text = self._field.text[:-1]
        self._type(self._field.text)

    def _type(self, text: str) -> None:
        self._typed = text

    def _use(self) -> None:
        try:
            deal = deal_of(self._typed)
        except CodeError as error:
            self._wrong = in_words.code_trouble(self.texts, error.trouble.value, error.detail)
            self.home.audio.play("refuse")
            self.rebuild()
            return
        self._draft.take(deal)
        self.stage.pop()
