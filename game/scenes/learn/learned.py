"""After the first game: what comes next."""

from __future__ import annotations

from dataclasses import replace

from game.bots import CHARACTERS
from game.kit.layout import Box, Part
from game.kit.widgets import Button, Group, Label, Look, TextStyle, Widget
from game.match import GameSetup, Match, Seat
from game.match.seats import BOT
from game.scenes.home import Home
from game.scenes.learn.coach_widgets import COACH
from game.scenes.looks import FACES, NAMES
from game.scenes.page import Page
from game.scenes.pieces import Art, Paper

PARTNERS = ("grandmother", "child", "dreamer")
"""Friendly company for the first real game."""


class LearnedScene(Page):
    """Leads to a first real game with hints, once more to the lessons, or to the menu."""

    def __init__(self, home: Home, match: Match | None) -> None:
        super().__init__(home)
        self._match = match

    def build(self) -> Widget:
        """A happy bean, some words, three ways on."""
        say, colors = self.texts.say, self.theme.colors
        picture = self.home.assets.picture
        self._paper = Paper()
        self._bean = Art(self.home.assets, f"beans/{COACH}-happy")
        self._title = Label(say("Now you can play!"), TextStyle(40, colors.ink, "extra"))
        style = TextStyle(self.theme.text.body, colors.ink, "semibold")
        self._words = Label(" ".join(self._told()), style)
        self._buttons = [
            Button(
                say("First real game"), self.first_real, Look.PRIMARY, picture("icons/play-light")
            ),
            Button(say("Once more"), self._again, icon=picture("icons/undo")),
            Button(
                say("To the menu"),
                lambda: self.home.routes.menu(self.stage),
                icon=picture("icons/exit"),
            ),
        ]
        for name, button in zip(("real", "again", "menu"), self._buttons, strict=True):
            button.name = name
        return Group(self._paper, self._bean, self._title, self._words, *self._buttons)

    def arrange(self, box: Box) -> None:
        """A card in the middle; the bean above the words where it is narrow."""
        card = box.inset(14).align(640, 400)
        self._paper.place(card)
        inner = card.inset(24, 18)
        upper, first, others = inner.rows(Part(), 66, 58, gap=12)
        if inner.w < 480:
            bean, words = upper.rows(Part(), Part(1.2), gap=6)
        else:
            bean, words = upper.columns(170, Part(), gap=16)
        title, told = words.rows(Part(0.8), Part(1.2), gap=4)
        self._bean.place(bean)
        self._title.place(title)
        self._words.place(told)
        self._buttons[0].place(first)
        for button, cell in zip(self._buttons[1:], others.even_columns(2, 12), strict=True):
            button.place(cell)

    def go_back(self) -> None:
        """To the menu."""
        self.home.routes.menu(self.stage)

    def first_real(self) -> None:
        """A classic game for four against easy computer players, with hints."""
        home = self.home
        home.settings.hints = True
        home.save()
        home.routes.begin(self.stage, first_real_game(self._learner()))

    def _again(self) -> None:
        self.home.routes.course.begin(self.stage)

    def _learner(self) -> str:
        return (self.home.settings.names or list(NAMES))[0]

    def _told(self) -> list[str]:
        say = self.texts.say
        told = []
        if self._match is not None and self._match.over:
            view = self._match.view(0)
            coins = self.texts.coins(len(view.coins[0]))
            won = 0 in (view.winners or ())
            told.append(
                say("You won your first game with {coins}!", coins=coins)
                if won
                else say("You have {coins} at the end of your first game.", coins=coins)
            )
        told.append(say("In the first real game a light bulb gives you a hint whenever you like."))
        return told


def first_real_game(name: str) -> GameSetup:
    """The set-up of the first real game for a person of this name."""
    me = Seat(name, character=FACES[6], colour=0)
    bots = [
        Seat(CHARACTERS[key].name, BOT, "easy", key, number)
        for number, key in enumerate(PARTNERS, start=1)
    ]
    return replace(GameSetup("classic", (me, *bots)), start=0)
