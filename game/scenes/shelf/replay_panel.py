"""The widgets over a replay: buttons, the line of turns, what happened, open hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from game.kit.assets import Assets
from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.layout import Box, Part
from game.kit.theme import Color, Theme
from game.kit.widgets import Button, Group, Look, Panel, Slider, Widget
from game.match.story import Story
from game.rules import NAMES, Kind
from game.scenes.pieces import draw_face, icon_button
from game.table.cards import FILLS
from game.table.marks import SeatLook
from game.table.places import Places
from game.texts import Texts

BUTTON = 48.0
GAP = 4.0
TICK = 9.0
CARD_W, CARD_H = 32.0, 44.0
_WOOD: Color = (122, 74, 43)


class Deck(Protocol):
    """Who is told which button of the replay was pressed."""

    def command(self, code: str) -> None:
        """A button."""

    def slide(self, at: float) -> None:
        """The line of turns."""


class TurnLine(Slider):
    """A slider over all actions, with a tick where each turn begins, in its seat's colour."""

    def __init__(
        self, story: Story, at: int, colors: Sequence[Color], on_change: Callable[[float], object]
    ) -> None:
        super().__init__(at, on_change, 0, max(1, story.length), 1)
        self._story = story
        self._colors = colors
        self.says = ""

    @property
    def text(self) -> str:
        """Where it stands."""
        return self.says

    def draw(self, brush: Brush) -> None:
        """Paper, ticks, then the slider."""
        c = brush.theme.colors
        brush.panel(self.box, PanelStyle(c.paper, c.ink, 2, 14, 3))
        rail = self._rail()
        width = max(2.0, min(5.0, rail.w / (1.6 * len(self._story.turns))))
        for turn in self._story.turns:
            x = rail.x + rail.w * turn.at / max(1, self._story.length)
            tick = Box(x - width / 2, self.box.bottom - TICK - 4, width, TICK)
            brush.panel(tick, PanelStyle(self._colors[turn.seat], radius=1))
        super().draw(brush)

    def _rail(self) -> Box:
        return super()._rail().trim(bottom=TICK)


class HappenedLines(Widget):
    """A heading and lines of what happened, the newest below, as many as there is room for."""

    def __init__(self) -> None:
        super().__init__()
        self._heading = ""
        self._lines: Sequence[str] = ()

    def tell(self, heading: str, lines: Sequence[str]) -> None:
        """Show these from now on."""
        if (heading, lines) != (self._heading, self._lines):
            self._heading, self._lines = heading, lines
            self.changed()

    def draw(self, brush: Brush) -> None:
        """A piece of paper."""
        c = brush.theme.colors
        brush.panel(self.box, PanelStyle(c.paper, c.ink, 2, 12, 3))
        inner = self.box.inset(8, 5)
        head = TextStyle(brush.theme.text.small, c.ink, floor=13)
        height = min(inner.h, brush.text_height(self._heading, head, inner.w))
        brush.text(self._heading, Box(inner.x, inner.y, inner.w, height), head)
        style = TextStyle(brush.theme.text.small, c.ink, "medium", across="left", floor=14)
        bottom = inner.bottom
        for number, line in enumerate(reversed(self._lines)):
            room = bottom - inner.y - height
            wanted = brush.text_height(line, style, inner.w)
            if wanted > room and number:
                break
            wanted = min(wanted, room)
            bottom -= wanted
            brush.text(line, Box(inner.x, bottom, inner.w, wanted), style)
            if wanted == room:
                break


class OpenHands(Widget):
    """All hands: a face and its cards in their order, the front one at the left, for each seat."""

    def __init__(self, assets: Assets, looks: Sequence[SeatLook]) -> None:
        super().__init__()
        self._assets = assets
        self._looks = looks
        self._hands: list[list[Kind]] = [[] for _ in looks]

    def deal(self, hands: list[list[Kind]]) -> None:
        """Show these from now on."""
        if hands != self._hands:
            self._hands = hands
            self.changed()

    def draw(self, brush: Brush) -> None:
        """Rows, in one column or two."""
        c = brush.theme.colors
        brush.panel(self.box, PanelStyle(c.paper, c.ink, 2, 14, 3))
        inner = self.box.inset(8, 6)
        columns = 2 if len(self._hands) > 4 else 1
        rows = -(-len(self._hands) // columns)
        for look, hand, cell in zip(
            self._looks, self._hands, inner.grid(columns, rows, 5), strict=False
        ):
            row = cell.align(cell.w, 58)
            face, cards = row.columns(min(46.0, row.h), Part(), gap=6)
            draw_face(brush, self._assets, f"{look.face}-neutral", look.colour, face)
            self._draw_hand(brush, hand, cards)

    def _draw_hand(self, brush: Brush, hand: list[Kind], box: Box) -> None:
        c = brush.theme.colors
        height = min(CARD_H, box.h - 4)
        width = CARD_W * height / CARD_H
        for number, (kind, slot) in enumerate(
            zip(hand, box.line_up(len(hand), width, 3, "left"), strict=True)
        ):
            card = Box(slot.x, box.center[1] - height / 2, width, height)
            edge, stroke = (c.gold_dark, 3.0) if number == 0 else (c.ink, 1.5)
            brush.panel(card, PanelStyle(FILLS[kind], edge, stroke, 5))
            bean = card.inset(2).fit(1, 1)
            rect = brush.screen.rect(bean)
            name = f"beans/{NAMES[kind]}-idle"
            brush.picture(self._assets.image(name, rect.w, rect.h), bean)


class ReplayLayer(Group):
    """All widgets of a replay; `place_in` lays them over the picture."""

    def __init__(
        self,
        theme: Theme,
        assets: Assets,
        texts: Texts,
        deck: Deck,
        story: Story,
        looks: Sequence[SeatLook],
    ) -> None:
        self._assets, self._texts, self._deck = assets, texts, deck
        self.line = TurnLine(story, 0, [look.colour for look in looks], deck.slide)
        self.line.name, self.line.info = "line", texts.say("The turns of the game")
        self._back = icon_button(assets, "back", texts.say("Back"), self._on("back"), "back")
        self.play = icon_button(assets, "play-light", texts.say("Play"), self._on("play"), "play")
        self.play.look = Look.PRIMARY
        self.eyes = icon_button(
            assets, "eye", texts.say("Whose hand is open"), self._on("eyes"), "eyes"
        )
        self.speed = Button("", self._on("speed"))
        self.speed.name, self.speed.info = "speed", texts.say("Speed")
        moves = (
            ("turn-back", "«", texts.say("Turn before")),
            ("step-back", "‹", texts.say("Step back")),
            ("step", "›", texts.say("Step on")),
            ("turn", "»", texts.say("Next turn")),
        )
        self._moves = [self._move(*move) for move in moves]
        self.words, self.hands = HappenedLines(), OpenHands(assets, looks)
        before, after = self._moves[:2], self._moves[2:]
        self._buttons: list[Widget] = [*before, self.play, *after, self.speed, self.eyes]
        wood = PanelStyle(_WOOD, theme.colors.ink, 2, 14)
        self._bar = Panel(wood)
        super().__init__(self._bar, self.hands, self.words, self._back, *self._buttons, self.line)

    def place_in(self, places: Places, open_hands: bool) -> None:
        """Wide: all in the top row. Tall: the buttons in the bottom row."""
        top = places.status.union(places.corner)
        if places.screen.portrait:
            back, line = top.columns(BUTTON, Part(), gap=GAP)
            cells = places.actions.even_columns(len(self._buttons), GAP)
        else:
            count = len(self._buttons)
            back, *cells, line = top.columns(BUTTON, *[BUTTON + 4] * count, Part(), gap=GAP)
        self._bar.place(top.inset(-4, -1))
        self._back.place(back)
        self.line.place(line)
        for button, cell in zip(self._buttons, cells, strict=True):
            button.place(cell)
        self._place_words(places, open_hands)

    def _place_words(self, places: Places, open_hands: bool) -> None:
        free = places.own is None
        bottom = places.hand.bottom
        below = Box(places.hand.x, places.desk.bottom + 6, places.hand.w, 0)
        below = Box(below.x, below.y, below.w, bottom - below.y)
        tall = places.screen.portrait
        self.hands.visible = free and open_hands
        self.words.visible = True
        if free and not open_hands:
            self.words.place(below)
        elif free and tall:
            hands, words = below.rows(Part(), 110, gap=6)
            self.hands.place(hands)
            self.words.place(words)
        elif free:
            hands, words = below.columns(Part(), 170, gap=6)
            self.hands.place(hands)
            self.words.place(words)
        elif not tall:
            self.words.place(places.actions)
        elif places.log is None and not places.seating.duel:
            self.words.place(places.tray)
        else:
            self.words.visible = False

    def show_playing(self, playing: bool) -> None:
        """The button in the middle says what a press would do."""
        icon = "icons/pause-light" if playing else "icons/play-light"
        self.play.set_icon(self._assets.picture(icon))
        self.play.info = self._texts.say("Pause") if playing else self._texts.say("Play")

    def _on(self, code: str) -> Callable[[], None]:
        return lambda: self._deck.command(code)

    def _move(self, code: str, sign: str, says: str) -> Button:
        button = Button(sign, self._on(code), size=38)
        button.name, button.info = code, says
        return button
