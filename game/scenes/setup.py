"""The set-up of a game: who plays, which edition, which rules; one tap on Play starts it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.layout import Box, Part
from game.kit.widgets import Button, Choice, Group, Label, Look, Pressable, Stepper, Widget
from game.rules import EDITIONS, KINDS
from game.scenes.chair import ChairScene
from game.scenes.draft import FEWEST, MOST, Chair, Draft
from game.scenes.home import Home
from game.scenes.house_rules import HouseRulesScene
from game.scenes.looks import SEAT_COLORS
from game.scenes.page import Sheet
from game.scenes.pieces import BeanRow, draw_face
from game.scenes.shelf.code_entry import CodeScene

CARD = 84.0
SMALLEST_BEANS = 36.0


class ChairCard(Pressable):
    """A seat on the set-up sheet: face, name, who plays it. A tap opens it."""

    def __init__(
        self, home: Home, chair: Chair, title: str, line: str, on_tap: Callable[[], object]
    ) -> None:
        super().__init__(on_tap)
        self._home = home
        self._chair = chair
        self._title = title
        self._line = line

    @property
    def text(self) -> str:
        """Who sits there, and who plays it."""
        return self._home.texts.say("{name}: {key}", name=self._title, key=self._line)

    def draw(self, brush: Brush) -> None:
        """A card of paper in the seat's colour at the left."""
        c, chair = brush.theme.colors, self._chair
        face = self.box.trim(bottom=3)
        sunk = 2.0 * min(1.0, self.pressed)
        face = face.moved(0, sunk)
        brush.panel(face, PanelStyle(c.white, c.ink, 2, 14, 0, 3 - sunk, c.ink_soft))
        color = SEAT_COLORS[chair.colour % len(SEAT_COLORS)]
        picture, rest = face.inset(7, 4).columns(min(56.0, face.h - 8), Part(), gap=8)
        if chair.character:
            draw_face(brush, self._home.assets, f"{chair.character}-neutral", color, picture)
        else:
            self._draw_surprise(brush, picture)
        upper, lower = rest.align(rest.w, 54).rows(Part(1.1), Part(1))
        name = TextStyle(brush.theme.text.body, c.ink, across="left", wrap=False)
        brush.text(self._title, upper, name)
        line = TextStyle(17, c.ink_soft, "medium", across="left", wrap=False)
        brush.text(self._line, lower, line)

    def _draw_surprise(self, brush: Brush, box: Box) -> None:
        color = SEAT_COLORS[self._chair.colour % len(SEAT_COLORS)]
        disc = box.fit(1, 1)
        x, y = disc.center
        brush.disc(x, y, disc.w * 0.48, color, brush.theme.colors.ink)
        icon = disc.scaled(0.6)
        rect = brush.screen.rect(icon)
        brush.picture(self._home.assets.image("icons/dice-light", rect.w, rect.h), icon)


class SetupScene(Sheet):
    """Begins with the last set-up, and with what the command line asked for."""

    widest = 1000.0

    def __init__(self, home: Home) -> None:
        super().__init__(home)
        self.draft = Draft.remembered(home.settings.last_setup)
        if home.asked is not None:
            self.draft.follow(home.asked)

    def title(self) -> str:
        """What stands on the board."""
        return self.texts.say("New game")

    def resume(self, result: Any) -> None:
        """A seat or the rules were changed."""
        self.rebuild()

    def body(self) -> Widget:
        """Seats at the left, edition and Play at the right."""
        draft = self.draft
        colors, size = self.theme.colors, self.theme.text
        self._players = Stepper(draft.players, FEWEST, MOST, self._set_players, self._show_players)
        self._cards = [self._card(number, chair) for number, chair in enumerate(draft.seats())]
        self._edition = self._edition_choice()
        style = TextStyle(size.small, colors.ink, "medium", across="left", floor=13)
        self._summary = Label(self.texts.edition_summary(draft.edition), style)
        self._rules, self._code = self._rules_button(), self._code_button()
        self._play = self._play_button()
        left_out = draft.value("left_out")
        self._beans = BeanRow(self.home.assets, [kind for kind in KINDS if kind not in left_out])
        self._grid = Group(*self._cards, self._beans, arrange=self._arrange_cards)
        return Group(
            self._players,
            self._grid,
            self._edition,
            self._summary,
            self._rules,
            self._code,
            self._play,
            arrange=self._arrange_body,
        )

    def _edition_choice(self) -> Choice:
        editions = list(EDITIONS)
        choice = Choice(
            [self.texts.edition(name) for name in editions],
            editions.index(self.draft.edition),
            lambda index: self._set_edition(editions[index]),
            140,
        )
        for number, button in enumerate(choice.buttons):
            button.name = f"edition {number}"
        return choice

    def _rules_button(self) -> Button:
        changed, text = len(self.draft.settings), self.texts.say("House rules")
        if changed:
            text = self.texts.count("House rules ({n})", "House rules ({n})", changed)
        button = Button(text, self._open_rules, icon=self.home.assets.picture("icons/settings"))
        button.name = "rules"
        return button

    def _code_button(self) -> Button:
        say, draft = self.texts.say, self.draft
        button = Button(
            draft.code() or say("Game code"),
            lambda: self.stage.push(CodeScene(self.home, draft)),
            icon=self.home.assets.picture("icons/cards"),
        )
        button.name = "code"
        button.info = say("Play a deal again that somebody has told you the code of.")
        return button

    def _play_button(self) -> Button:
        icon = self.home.assets.picture("icons/play-light")
        button = Button(self.texts.say("Play"), self.play, Look.PRIMARY, icon)
        button.first_choice = True
        button.name = "play"
        error = self.draft.error()
        if error is not None:
            button.why_not = self.texts.rules_error(error, self.draft.edition)
        return button

    def play(self) -> None:
        """Remember the set-up and begin."""
        settings = self.home.settings
        settings.last_setup = self.draft.to_json()
        for chair in self.draft.seats():
            if chair.human and chair.name not in settings.names:
                settings.names.append(chair.name)
        self.home.save()
        self.home.routes.begin(self.stage, self.draft.setup(self.home.chance))

    def _arrange_body(self, box: Box) -> None:
        if box.h > box.w:
            upper, lower = box.rows(Part(), 330, gap=12)
        else:
            upper, lower = box.columns(Part(1.3), Part(1), gap=18)
        players, cards = upper.rows(54, Part(), gap=10)
        self._players.place(players)
        self._grid.place(cards)
        edition, summary, rules, play = lower.rows(112, Part(), 54, 70, gap=10)
        self._edition.place(edition)
        self._summary.place(summary)
        left, right = rules.even_columns(2, 8)
        self._rules.place(left)
        self._code.place(right)
        self._play.place(play)

    def _arrange_cards(self, box: Box) -> None:
        rows = -(-len(self._cards) // 2)
        cards, beans = box.rows(min(box.h, rows * CARD), Part(), gap=12)
        for card, cell in zip(self._cards, cards.grid(2, rows, 8), strict=False):
            card.place(cell)
        self._beans.place(beans)
        self._beans.visible = beans.h > SMALLEST_BEANS

    def _card(self, number: int, chair: Chair) -> ChairCard:
        say = self.texts.say
        if chair.human:
            title, line = chair.name, say("Person")
        else:
            title = chair.name if chair.character else say("Surprise")
            line = say("Computer: {level}", level=self.texts.level(chair.level))
        card = ChairCard(self.home, chair, title, line, lambda: self._open_chair(number))
        card.name = f"seat {number}"
        return card

    def _show_players(self, players: int) -> str:
        return self.texts.count("{n} player", "{n} players", players)

    def _set_players(self, players: int) -> None:
        self.draft.set_players(players)
        self.rebuild()

    def _set_edition(self, edition: str) -> None:
        self.draft.set_edition(edition)
        self.rebuild()

    def _open_chair(self, number: int) -> None:
        self.stage.push(ChairScene(self.home, self.draft, number))

    def _open_rules(self) -> None:
        self.stage.push(HouseRulesScene(self.home, self.draft))
