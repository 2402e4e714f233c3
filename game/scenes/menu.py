"""The menu: title, beans, and a way to everything."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.layout import Box, Part, Screen
from game.kit.stage import Stage
from game.kit.widgets import Button, Group, Look, Widget
from game.scenes.home import Home
from game.scenes.page import Page
from game.scenes.parade import Parade
from game.scenes.pieces import SIGN_ABOVE, Signboard
from game.scenes.shelf.daily import daily_setup
from game.texts import LANGUAGES, languages

ENTRY = 58.0
"""No entry is less high than this, the gap below it included."""


class MenuScene(Page):
    """Where the program starts, and where everything comes back to."""

    def __init__(self, home: Home) -> None:
        super().__init__(home)
        self._saved = home.routes.saved()
        self._parade: Parade | None = None

    def enter(self, stage: Stage, screen: Screen) -> None:
        """The evening tune, too."""
        super().enter(stage, screen)
        self.home.audio.music("evening")

    def build(self) -> Widget:
        """Title, buttons, beans."""
        self._sign = Signboard(self.home.assets, self.texts, self.theme, 58, 13)
        age = self._parade.age if self._parade is not None else 0.0
        self._parade = Parade(self.home, age)
        self._buttons = self._entries()
        self._language = self._language_button()
        extra = [self._language] if self._language is not None else []
        self._column = Group(*self._buttons)
        return Group(self._parade, self._sign, self._column, *extra)

    def arrange(self, box: Box) -> None:
        """Wide: title and buttons side by side. Tall: one below the other."""
        inner = box.inset(16, 12)
        if box.h > box.w:
            sign, column, corner, beans = inner.rows(Part(1.05), Part(2.2), 50, Part(0.65), gap=8)
            sign = sign.trim(top=-inner.y - SIGN_ABOVE)
        else:
            upper, beans = inner.rows(Part(), min(110.0, inner.h * 0.23), gap=4)
            signs = 0.95 if self._tight(upper) else 1.15
            sign, column = upper.columns(Part(signs), Part(1), gap=16)
            sign = sign.trim(top=-inner.y - SIGN_ABOVE)
            corner = sign
        self._sign.place(sign)
        self._place_entries(column)
        assert self._parade is not None
        self._parade.place(beans)
        if self._language is not None:
            self._language.place(corner.align(150, 50, "left", "bottom"))

    def go_back(self) -> None:
        """Nothing lies behind the menu; Quit does that."""

    def _place_entries(self, column: Box) -> None:
        """Below each other; where that is too tight, two side by side below the first."""
        count = len(self._buttons)
        if not self._tight(column):
            column = column.align(320, count * 72)
            cells = column.even_rows(count, 8)
        else:
            lines = 1 + count // 2
            column = column.align(420, lines * 76)
            first, *others = column.even_rows(lines, 8)
            cells = [first, *(cell for row in others for cell in row.even_columns(2, 8))]
            if count % 2 == 0:
                cells[count - 1] = others[-1]
        self._column.place(column)
        text = self.theme.text
        for button, cell in zip(self._buttons, cells, strict=False):
            button.size = text.heading if cell.w > column.w / 2 else text.body
            button.place(cell)

    def _tight(self, box: Box) -> bool:
        """Is there no room in its height for all entries below each other?"""
        return len(self._buttons) * ENTRY > box.h

    def _entries(self) -> list[Button]:
        say, routes = self.texts.say, self.home.routes
        entries: list[Button] = []
        if self._saved is not None:
            path = self._saved
            entries.append(
                self._entry("play", say("Continue"), lambda: routes.resume(self.stage, path))
            )
        entries += [
            self._entry("cards", say("New game"), lambda: self.stage.push(routes.setup())),
            self._entry("help", say("Learn to play"), lambda: routes.course.begin(self.stage)),
            *self._daily(),
            *self._history(),
            self._entry("book", say("Rules"), lambda: self.stage.push(routes.rules())),
            self._entry("settings", say("Settings"), lambda: self.stage.push(routes.settings())),
            self._entry("exit", say("Quit"), lambda: self.stage.clear()),
        ]
        first = entries[0]
        first.look = Look.PRIMARY
        icon = "play" if self._saved is not None else "cards"
        first.set_icon(self.home.assets.picture(f"icons/{icon}-light"))
        return entries

    def _daily(self) -> list[Button]:
        home = self.home
        if home.today is None:
            return []
        setup = daily_setup(home.today(), home.settings.last_setup)
        entry = self._entry(
            "star", self.texts.say("Deal of the day"), lambda: home.routes.begin(self.stage, setup)
        )
        entry.info = self.texts.say("The same cards for everybody who plays today.")
        return [entry]

    def _history(self) -> list[Button]:
        if not self.home.store.games():
            return []
        says, routes = self.texts.say("Replays and statistics"), self.home.routes
        return [self._entry("chart", says, lambda: self.stage.push(routes.history()))]

    def _entry(self, icon: str, says: str, on_tap: Callable[[], object]) -> Button:
        picture = self.home.assets.picture(f"icons/{icon}")
        button = Button(says, on_tap, icon=picture, size=self.theme.text.heading)
        button.name = f"entry {icon}"
        return button

    def _language_button(self) -> Button | None:
        known = languages()
        if len(known) < 2:
            return None
        now = self.texts.language if self.texts.language in known else "en"
        button = Button(
            LANGUAGES[now],
            lambda: self._speak(known[(known.index(now) + 1) % len(known)]),
            icon=self.home.assets.picture("icons/language"),
        )
        button.name = "language"
        return button

    def _speak(self, language: str) -> None:
        self.home.settings.language = language
        self.home.texts = self.home.speak(language)
        self.home.save()
        self.rebuild()
