"""Keys for typing on the screen: for touch, gamepad and one button, in five languages."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.events import Event, Key, TextTyped
from game.kit.layout import Box, Part
from game.kit.widgets import Button, Group, Label, Look, TextField, Widget
from game.scenes.home import Home
from game.scenes.page import Page
from game.scenes.pieces import Paper

_ROWS: dict[str, tuple[str, ...]] = {
    "": ("qwertyuiop", "asdfghjkl", "zxcvbnm"),
    "de": ("qwertzuiop", "asdfghjkl", "yxcvbnm"),
    "es": ("qwertyuiop", "asdfghjklñ", "zxcvbnm"),
}
_SIGNS: tuple[str, ...] = ("1234567890", "-_.,:;!?'&", '()+*/=#@"')
ACCENTS: dict[str, str] = {
    "de": "äöüß",
    "es": "áéíóúüñ",
    "vi": "ăâđêôơư",
    "lv": "āčēģīķļņšūž",
}
"""The further letters of each language."""

TONES = {"à": "\u0300", "á": "\u0301", "ả": "\u0309", "ã": "\u0303", "ạ": "\u0323"}
"""Vietnamese tones: such a key puts its tone on the vowel before it."""

KEY = 58.0
"""Keys are no higher than this."""


class TypedLine(Widget):
    """What has been typed."""

    def __init__(self, text: str, hint: str) -> None:
        super().__init__()
        self.words, self._hint = text, hint

    @property
    def text(self) -> str:
        """To be read out."""
        return self.words or self._hint

    def draw(self, brush: Brush) -> None:
        """White paper with the end of the text."""
        c = brush.theme.colors
        brush.panel(self.box, PanelStyle(c.white, c.ink, brush.theme.shapes.stroke, 10))
        ink = c.ink if self.words else c.ink_soft
        style = TextStyle(brush.theme.text.heading, ink, across="left", wrap=False)
        shown, inner = self.text, self.box.inset(12, 4)
        while len(shown) > 1 and brush.text_width(shown, style) > inner.w:
            shown = shown[1:]
        brush.text(shown, inner, style)


class KeyboardScene(Page):
    """Types into a field of the scene below, letter by letter; popped with True when done."""

    opaque = False

    def __init__(self, home: Home, field: TextField, about: str) -> None:
        super().__init__(home)
        self._field, self._about = field, about
        self._text = self._before = field.text
        self._upper = not self._text
        self._signs = False
        known = list(ACCENTS)
        own = home.texts.language
        self._accents = known.index(own) if own in known else 0

    def build(self) -> Widget:
        """A line, keys, and the ways out."""
        say = self.texts.say
        style = TextStyle(self.theme.text.small, self.theme.colors.ink, "semibold", floor=13)
        self._paper = Paper()
        self._label = Label(self._about, style._replace(across="left"))
        self._line = TypedLine(self._text, self._field.hint)
        self._rows = [[self._letter(letter) for letter in row] for row in self._letters()]
        self._last = self._controls()
        self._cancel = self._command("cancel", "", self.go_back, "cross", say("Cancel"))
        self._done = self._command("done", say("OK"), self._finish, "check-light")
        self._done.look, self._done.first_choice = Look.PRIMARY, True
        keys = [key for row in self._rows for key in row]
        return Group(
            self._paper, self._label, self._line, self._cancel, self._done, *keys, *self._last
        )

    def arrange(self, box: Box) -> None:
        """At the foot of the window, so that the field above stays in sight where it can."""
        rows = len(self._rows) + 1
        high = min(box.h - 12, 34 + 54 + rows * (KEY + 5) + 34)
        paper = box.inset(6).align(min(box.w - 12, 900.0), high, "center", "bottom")
        self._paper.place(paper)
        top, line, keys = paper.inset(12, 10).rows(26, 50, Part(), gap=5)
        self._label.place(top)
        text, cancel, done = line.columns(Part(), 56, 120, gap=8)
        self._line.place(text)
        self._cancel.place(cancel)
        self._done.place(done)
        lines = keys.even_rows(rows, 5)
        most = max(len(row) for row in self._rows)
        width = (keys.w - 5 * (most - 1)) / most
        for row, place in zip(self._rows, lines, strict=False):
            line_ = place.align(width * len(row) + 5 * (len(row) - 1), place.h)
            for key, cell in zip(row, line_.even_columns(len(row), 5), strict=True):
                key.place(cell)
        parts = [Part(3.0) if key.name == "key space" else Part() for key in self._last]
        for key, cell in zip(self._last, lines[-1].columns(*parts, gap=5), strict=True):
            key.place(cell)

    def wants_text(self) -> bool:
        """A real keyboard may type here, too."""
        return True

    def handle(self, event: Event) -> bool:
        """Letters of a real keyboard, then the keys on the screen."""
        if isinstance(event, TextTyped):
            self._add(event.text)
            return True
        if isinstance(event, Key) and event.name == "backspace":
            self._rub_out()
            return True
        return super().handle(event)

    def go_back(self) -> None:
        """As it was before."""
        self._field.put(self._before)
        self.stage.pop(False)

    # -- keys --------------------------------------------------------------------------------

    def _letters(self) -> list[str]:
        if self._field.only:
            rows = [self._field.only]
        elif self._signs:
            rows = list(_SIGNS)
        else:
            rows = [*_ROWS.get(self.texts.language, _ROWS[""]), self._further()]
        across = 7 if self.stage.screen.portrait else 13
        if self.stage.screen.portrait:
            rows = ["".join(rows)]
        cut = [row[at : at + across] for row in rows for at in range(0, len(row), across)]
        return [row.upper() if self._upper and not self._signs else row for row in cut]

    def _further(self) -> str:
        language = list(ACCENTS)[self._accents]
        there = "".join(_ROWS.get(self.texts.language, ""))
        further = ACCENTS[language] + ("".join(TONES) if language == "vi" else "")
        return "".join(letter for letter in further if letter not in there)

    def _controls(self) -> list[Button]:
        say = self.texts.say
        rub = self._command("rub out", "", self._rub_out, "arrow-left", say("Rub out a letter"))
        if self._field.only:
            return [rub]
        shift = self._command("shift", "", self._shift, "arrow-up", say("Capital letters"))
        shift.selected = self._upper
        signs = self._command("signs", "ABC" if self._signs else "123", self._turn)
        languages = list(ACCENTS)
        following = ACCENTS[languages[(self._accents + 1) % len(languages)]][:3]
        further = self._command("further", following, self._next_accents)
        further.info = say("Letters of another language")
        space = self._command("space", say("Space"), lambda: self._add(" "))
        return [shift, signs, further, space, rub]

    def _letter(self, letter: str) -> Button:
        key = Button(letter, lambda: self._press(letter), size=self.theme.text.heading)
        key.name = f"key {letter}"
        return key

    def _command(
        self, name: str, text: str, act: Callable[[], object], icon: str = "", info: str = ""
    ) -> Button:
        picture = self.home.assets.picture(f"icons/{icon}") if icon else None
        button = Button(text, act, icon=picture)
        button.name, button.info = f"key {name}", info
        return button

    # -- typing ------------------------------------------------------------------------------

    def _press(self, letter: str) -> None:
        tone = TONES.get(letter.lower())
        vietnamese = list(ACCENTS)[self._accents] == "vi" and not self._signs
        if tone is not None and vietnamese and not self._field.only:
            toned = with_tone(self._text, tone)
            if toned is not None:
                self._set(toned)
                return
        self._add(letter)

    def _add(self, text: str) -> None:
        self._set(self._text + text)

    def _rub_out(self) -> None:
        self._set(self._text[:-1])

    def _set(self, text: str) -> None:
        self._field.put(text)
        self._text = self._field.text
        upper = self._upper
        self._upper = not self._text or (self._upper and self._text.endswith(" "))
        if upper != self._upper:
            self.rebuild()
        else:
            self._line.words = self._text
            self._line.changed()

    def _shift(self) -> None:
        self._upper = not self._upper
        self.rebuild()

    def _turn(self) -> None:
        self._signs = not self._signs
        self.rebuild()

    def _next_accents(self) -> None:
        self._accents = (self._accents + 1) % len(ACCENTS)
        self.rebuild()

    def _finish(self) -> None:
        self.stage.pop(True)
        self._field.finish()


def with_tone(text: str, tone: str) -> str | None:
    """The text with this tone on its last letter; None when that is no vowel."""
    if not text:
        return None
    bare = [c for c in unicodedata.normalize("NFD", text[-1]) if c not in TONES.values()]
    letter = unicodedata.normalize("NFC", "".join(bare) + tone)
    if len(letter) != 1 or bare[0].lower() not in "aeiouy":
        return None
    return text[:-1] + letter
