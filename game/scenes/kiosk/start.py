"""Where a visitor's game begins: few large choices and one tap on Play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from game.kit.layout import Box, Part, Screen
from game.kit.stage import Stage
from game.kit.widgets import Button, Choice, Group, Label, Look, TextStyle, Widget
from game.scenes.home import Home
from game.scenes.kiosk.draft import KioskDraft
from game.scenes.page import Page
from game.scenes.pieces import SIGN_ABOVE, Paper, Signboard, icon_button
from game.texts import LANGUAGES, languages

T = TypeVar("T")
TARGET = 62.0


class KioskStartScene(Page):
    """The visitor's menu. A row with only one choice is left out. Nothing lies behind it."""

    def __init__(self, home: Home, draft: KioskDraft) -> None:
        super().__init__(home)
        self.draft = draft

    def enter(self, stage: Stage, screen: Screen) -> None:
        """The evening tune, too."""
        super().enter(stage, screen)
        self.home.audio.music("evening")

    def build(self) -> Widget:
        """Sign, rows of choices, Play."""
        say, colors, picture = self.texts.say, self.theme.colors, self.home.assets.picture
        self._sign = Signboard(self.home.assets, self.texts, self.theme, 46, 12)
        self._paper = Paper()
        self._rows = self._choices()
        self._summary = Label(
            self.texts.edition_summary(self.draft.edition),
            TextStyle(self.theme.text.small, colors.ink, "medium", floor=12),
        )
        self._play = Button(
            say("Play"), self._begin_game, Look.PRIMARY, picture("icons/play-light"), 30
        )
        self._play.name = "play"
        self._starts = [self._play]
        saved = self.home.routes.saved()
        if saved is not None:
            self._play.text, self._play.look = say("New game"), Look.SECONDARY
            self._play.set_icon(picture("icons/cards"))
            self._starts.insert(0, self._go_on(saved))
        self._starts[0].glow = True
        self._extras = self._further()
        rows = [widget for row in self._rows for widget in row]
        return Group(
            self._sign,
            self._paper,
            *rows,
            self._summary,
            *self._starts,
            *self._extras,
        )

    def arrange(self, box: Box) -> None:
        """Wide: sign and Play at the left, choices at the right. Tall: one below the other."""
        inner = box.inset(14, 12)
        height = 84.0 if len(self._starts) == 1 else 2 * TARGET + 22
        if box.h > box.w:
            sign, paper, play, extras = inner.rows(190, Part(), height, TARGET + 8, gap=10)
        else:
            left, paper = inner.columns(Part(0.62), Part(1), gap=14)
            sign, play, extras = left.rows(Part(), height, TARGET + 4, gap=10)
        self._sign.place(sign.trim(top=-inner.y - SIGN_ABOVE))
        self._paper.place(paper)
        self._place_rows(paper.inset(16, 12))
        starts = play.align(min(play.w, 360), height)
        for button, cell in zip(self._starts, starts.even_rows(len(self._starts), 10), strict=True):
            button.place(cell)
        for button, cell in zip(
            self._extras, extras.line_up(len(self._extras), 84, 8), strict=True
        ):
            button.place(cell.align(84, TARGET))

    def go_back(self) -> None:
        """Nothing lies behind."""

    def _place_rows(self, box: Box) -> None:
        *rows, summary = box.rows(*[Part(1.25)] * len(self._rows), Part(0.8), gap=6)
        for (caption, choice), row in zip(self._rows, rows, strict=True):
            head, body = row.rows(Part(0.36 * self.screen.text_scale), Part(1), gap=0)
            caption.place(head)
            choice.place(body.align(body.w, min(body.h, 74)))
        self._summary.place(summary)

    def _choices(self) -> list[tuple[Label, Choice]]:
        say, texts, draft = self.texts.say, self.texts, self.draft
        people = list(range(1, draft.most_people + 1))
        return [
            row
            for row in (
                self._row(
                    "seats",
                    say("Players"),
                    draft.seat_numbers,
                    draft.players,
                    str,
                    draft.set_players,
                ),
                self._row(
                    "people",
                    say("How many of you are playing?"),
                    people,
                    draft.people,
                    str,
                    self._set_people,
                ),
                self._row(
                    "level",
                    say("Opponents"),
                    draft.levels,
                    draft.level,
                    texts.level,
                    self._set_level,
                ),
                self._row(
                    "edition",
                    say("Game"),
                    draft.editions,
                    draft.edition,
                    texts.edition,
                    draft.set_edition,
                ),
            )
            if row is not None
        ]

    def _row(
        self,
        name: str,
        title: str,
        values: Sequence[T],
        now: T,
        told: Callable[[T], str],
        change: Callable[[T], object],
    ) -> tuple[Label, Choice] | None:
        if len(values) < 2:
            return None

        def chosen(index: int) -> None:
            change(values[index])
            self.rebuild()

        choice = Choice([told(value) for value in values], values.index(now), chosen, 48)
        for number, button in enumerate(choice.buttons):
            button.name = f"{name} {number}"
        style = TextStyle(self.theme.text.small, self.theme.colors.ink, "bold", across="left")
        return Label(title, style), choice

    def _go_on(self, saved: Path) -> Button:
        routes, picture = self.home.routes, self.home.assets.picture
        button = Button(
            self.texts.say("Continue"),
            lambda: routes.resume(self.stage, saved),
            Look.PRIMARY,
            picture("icons/play-light"),
            26,
        )
        button.name = "continue"
        return button

    def _further(self) -> list[Button]:
        say, routes, assets = self.texts.say, self.home.routes, self.home.assets
        buttons = [
            icon_button(
                assets, "book", say("Rules"), lambda: self.stage.push(routes.rules()), "rules"
            ),
            icon_button(
                assets,
                "settings",
                say("Settings"),
                lambda: self.stage.push(routes.settings()),
                "settings",
            ),
        ]
        if len(languages()) > 1:
            speak = icon_button(assets, "language", say("Language"), self._speak, "language")
            buttons.append(speak)
        return buttons

    def _speak(self) -> None:
        known = languages()
        now = self.texts.language if self.texts.language in known else "en"
        language = known[(known.index(now) + 1) % len(known)]
        self.home.settings.language = language
        self.home.texts = self.home.speak(language)
        self.rebuild()
        self.ui.toast(LANGUAGES[language])

    def _set_people(self, people: int) -> None:
        self.draft.people = people

    def _set_level(self, level: str) -> None:
        self.draft.level = level

    def _begin_game(self) -> None:
        setup = self.draft.setup(self.texts, self.home.chance)
        self.home.settings.last_setup = setup.to_json()
        self.home.routes.begin(self.stage, setup)
