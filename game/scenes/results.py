"""The end of a game: who won, how it went, and what next."""

from __future__ import annotations

from collections import Counter

from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.events import Event, PointerDown
from game.kit.layout import Box, Part, Screen
from game.kit.stage import Stage
from game.kit.widgets import Button, Choice, Group, Label, Look, Widget
from game.match import Match, SeatSummary, summary_of
from game.match.code import code_in_play
from game.match.story import Story
from game.rules import NAMES, Kind
from game.scenes.confetti import Confetti
from game.scenes.draft import Draft
from game.scenes.form import Form, Row, told
from game.scenes.home import Home
from game.scenes.looks import color_of, face_of
from game.scenes.page import Page, words
from game.scenes.pieces import Paper, Plank, draw_face
from game.scenes.podium import Chart, Finalist, Podium
from game.scenes.shelf.codes import code_told
from game.texts.rulebook import tie_rule

PODIUM_TALLEST = 1.05
TALLEST = 1.6
"""How much higher than wide the paper may become."""
TWO_LINES = 640.0
"""Below this width the buttons stand in two lines."""
FANFARE = 2.5
"""Seconds of softer music under the winners' sound."""
TIGHT = 46.0
"""The least width of a bean with its figure in one row."""
LONG_AGO = 1e6
"""Seconds after which all is counted, however much it is."""


class Earned(Widget):
    """What a seat got for its harvests: a bean and its coins for each kind."""

    def __init__(self, home: Home, player: Finalist, by_kind: dict[Kind, int]) -> None:
        super().__init__()
        self._home = home
        self._player = player
        self._by_kind = sorted(by_kind.items(), key=lambda item: (-item[1], item[0]))

    def draw(self, brush: Brush) -> None:
        """Face and name, then beans with figures."""
        c = brush.theme.colors
        brush.panel(self.box, PanelStyle(c.white, c.ink_soft, 1.5, 12))
        face, name, beans = self.box.inset(8, 4).columns(48, Part(0.24), Part(0.76), gap=8)
        player, assets = self._player, self._home.assets
        draw_face(brush, assets, f"{player.face}-neutral", player.color, face)
        style = TextStyle(brush.theme.text.body, c.ink, across="left", wrap=False, floor=12)
        brush.text(player.name, name, style)
        figure = TextStyle(18, c.ink, "extra", across="left", wrap=False, floor=12)
        for (kind, coins), cell in zip(self._by_kind, self._cells(beans), strict=False):
            bean, count = cell.columns(min(44.0, cell.w * 0.62), Part(), gap=1)
            rect = brush.screen.rect(bean.fit(1, 1))
            brush.picture(assets.image(f"beans/{NAMES[kind]}-idle", rect.w, rect.h), bean)
            brush.text(str(coins), count, figure)

    def _cells(self, box: Box) -> list[Box]:
        """One place for each kind and no overlap, in two rows where one would be too tight."""
        kinds = max(1, len(self._by_kind))
        rows = box.even_rows(2 if box.w / kinds < TIGHT else 1, 2)
        across = -(-kinds // len(rows))
        wide = min(74.0, box.w / across - 2)
        return [cell for row in rows for cell in row.line_up(across, wide, 2, "left")]


class ResultsScene(Page):
    """Counts the coins out; any touch counts faster."""

    def __init__(self, home: Home, match: Match, part: int = 0) -> None:
        super().__init__(home)
        self._match = match
        self._summary = summary_of(match)
        self._winners = self._summary.winners or ()
        self._players = [
            Finalist(
                seat.name,
                face_of(seat, number),
                color_of(seat),
                self._summary.seats[number].coins,
                self._place(number),
            )
            for number, seat in enumerate(match.seats)
        ]
        self._tab = part
        self._age = LONG_AGO if part else 0.0
        self._podium: Podium | None = None
        self._cheered = bool(part)

    def enter(self, stage: Stage, screen: Screen) -> None:
        """Calm music under the counting."""
        super().enter(stage, screen)
        self.home.audio.music("evening")

    def title(self) -> str:
        """Who won; told when it is counted."""
        if self._podium is None or not self._podium.done:
            return self.texts.say("Counting …")
        names = self.texts.listed([self._players[seat].name for seat in self._winners])
        if len(self._winners) > 1:
            return self.texts.say("{names} win!", names=names)
        return self.texts.say("{names} wins!", names=names)

    def build(self) -> Widget:
        """Board, paper, the part that is chosen, what next."""
        say = self.texts.say
        self._paper = Paper()
        parts = [say("Coins"), say("Turn by turn"), say("Harvests")]
        self._tabs = Choice(parts, self._tab, self._show, 110)
        for number, button in enumerate(self._tabs.buttons):
            button.name = f"part {number}"
        if self._podium is not None:
            self._age = self._podium.age
        self._podium = Podium(self.home, self._players, self._age, self._coin, self._dancers())
        style = TextStyle(self.theme.text.small, self.theme.colors.ink_soft, "medium", floor=11)
        self._tie = Label(self._why(), style)
        self._content = self._part()
        self._plank = Plank(self.home.assets, self.title())
        self._confetti = Confetti(self.home.assets, self.home.chance)
        self._next = self._buttons()
        return Group(
            self._paper,
            self._plank,
            self._tabs,
            self._tie,
            self._content,
            *self._next,
            self._confetti,
        )

    def arrange(self, box: Box) -> None:
        """From top to bottom."""
        self._confetti.place(box)
        inner = box.inset(14, 8)
        inner = inner.align(min(inner.w, 1000), inner.h)
        lines = 2 if len(self._next) > 3 and inner.w < TWO_LINES else 1
        plank, paper, buttons = inner.rows(60, Part(), 62.0 * lines, gap=8)
        tallest = PODIUM_TALLEST if self._tab == 0 else TALLEST
        paper = paper.align(paper.w, min(paper.h, paper.w * tallest))
        self._plank.place(plank)
        self._paper.place(paper)
        line = 26.0 if self._tie.text else 0.0
        tabs, tie, content = paper.inset(14, 12).rows(52, line, Part(), gap=6)
        self._tabs.place(tabs)
        self._tie.place(tie)
        self._content.place(content)
        cells = buttons.grid(-(-len(self._next) // lines), lines, 8)
        for button, cell in zip(self._next, cells, strict=False):
            button.place(cell)

    def update(self, dt: float) -> None:
        """Cheer when all is counted."""
        super().update(dt)
        if self._podium is not None and self._podium.done and not self._cheered:
            self._cheered = True
            self.home.audio.play("stamp")
            self.home.audio.duck(FANFARE)
            self.rebuild()
            self._confetti.throw()

    def handle(self, event: Event) -> bool:
        """A touch while counting counts the rest."""
        used = super().handle(event)
        if not used and isinstance(event, PointerDown) and self._podium is not None:
            self._podium.finish()
            return True
        return used

    def go_back(self) -> None:
        """To the menu."""
        self.home.routes.menu(self.stage)

    def skip(self) -> None:
        """Count all at once."""
        if self._podium is not None:
            self._podium.finish()

    def _part(self) -> Widget:
        if self._tab == 0:
            assert self._podium is not None
            return self._podium
        if self._tab == 1:
            return Chart(self.home, self._players, self._summary.turns)
        rows = []
        for player, seat in zip(self._players, self._summary.seats, strict=True):
            rows.append(Row(Earned(self.home, player, seat.by_kind), height=56))
            rows.append(self._summed_up(seat))
        code = code_told(self.texts, code_in_play(self._match))
        if code:
            rows.append(told(words(self, code, self.theme.text.small, soft=True)))
        return Form(rows)

    def _place(self, seat: int) -> int:
        """1 for the winners; the others share a place where they have as many coins."""
        if seat in self._winners:
            return 1
        coins = [summary.coins for summary in self._summary.seats]
        return max(2, 1 + sum(other > coins[seat] for other in coins))

    def _why(self) -> str:
        """Why of those with most coins not all have won; empty when there is no need to tell."""
        most = max(player.coins for player in self._players)
        tied = sum(player.coins == most for player in self._players)
        if self._podium is None or not self._podium.done or tied == len(self._winners):
            return ""
        return tie_rule(self.texts, self._match.rules)

    def _summed_up(self, seat: SeatSummary) -> Row:
        """One line, but for large text and for narrow screens."""
        if self.stage.screen.text_scale > 1 or self.stage.screen.portrait:
            return told(words(self, self._told(seat), self.theme.text.small, soft=True))
        ink = self.theme.colors.ink_soft
        style = TextStyle(self.theme.text.small, ink, "medium", across="left", wrap=False, floor=13)
        return Row(Label(self._told(seat), style), height=26)

    def _told(self, seat: SeatSummary) -> str:
        count = self.texts.count
        parts = []
        if not self._match.rules.duel:
            parts = [
                count("{n} trade", "{n} trades", seat.trades),
                count("{n} gift given", "{n} gifts given", seat.gifts_made),
                count("{n} received", "{n} received", seat.gifts_got),
            ]
        if seat.best is not None:
            cards = self.texts.kind(seat.best.kind, seat.best.cards)
            coins = self.texts.coins(seat.best.coins)
            parts.append(self.texts.say("best: {cards} for {coins}", cards=cards, coins=coins))
        return " · ".join(parts)

    def _buttons(self) -> list[Button]:
        say, routes, picture = self.texts.say, self.home.routes, self.home.assets.picture
        again = Button(say("Play again"), self._again, Look.PRIMARY, picture("icons/play-light"))
        setup = Button(
            say("New set-up"),
            lambda: routes.new_setup(self.stage),
            icon=picture("icons/cards"),
        )
        menu = Button(say("Menu"), self.go_back, icon=picture("icons/menu"))
        again.name, setup.name, menu.name = "again", "setup", "menu"
        again.first_choice = True
        if self.home.public:
            return [again, setup]
        return [again, setup, *self._looking_back(), menu]

    def _looking_back(self) -> list[Button]:
        say, routes, picture = self.texts.say, self.home.routes, self.home.assets.picture
        watch = Button(
            say("Watch replay"),
            lambda: self.stage.push(routes.shelf.replay(Story.of_match(self._match))),
            icon=picture("icons/eye"),
        )
        review = Button(
            say("Review"),
            lambda: self.stage.push(routes.shelf.review(Story.of_match(self._match))),
            icon=picture("icons/chart"),
        )
        watch.name, review.name = "watch", "review"
        return [watch, review]

    def _again(self) -> None:
        draft = Draft.remembered(self.home.settings.last_setup)
        self.home.routes.begin(self.stage, draft.setup(self.home.chance))

    def _show(self, tab: int) -> None:
        self._tab = tab
        self.skip()
        self.rebuild()

    def _dancers(self) -> list[Kind]:
        """The kinds that paid the winners, the best first."""
        paid: Counter[Kind] = Counter()
        for seat in self._winners:
            paid.update(self._summary.seats[seat].by_kind)
        return [kind for kind, coins in paid.most_common() if coins]

    def _coin(self, counted: int) -> None:
        self.home.audio.play("coin", min(6, 1 + counted % 6))
        if self._podium is not None and self._podium.done:
            self._content.changed()
