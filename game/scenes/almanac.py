"""The almanac of beans: every kind with its card, its beanometer and its trade."""

from __future__ import annotations

from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.layout import Box, Part
from game.kit.widgets import Group, Widget
from game.rules import COUNTS, NAMES, UNKNOWN, Kind, Rules, View
from game.rules.kinds import BEANOMETER
from game.scenes.form import Form, Row
from game.scenes.home import Home
from game.scenes.page import Sheet

ENTRY = 96.0


class Entry(Widget):
    """One kind: bean, name, cards, and what how many pay."""

    def __init__(self, home: Home, kind: Kind, told: str) -> None:
        super().__init__()
        self._home = home
        self._kind = kind
        self._told = told

    def draw(self, brush: Brush) -> None:
        """Bean at the left, name and figures at the right."""
        c = brush.theme.colors
        brush.panel(self.box, PanelStyle(c.white, c.ink_soft, 1.5, 14))
        bean, rest = self.box.inset(8, 4).columns(76, Part(), gap=8)
        rect = brush.screen.rect(bean.fit(1, 1))
        picture = self._home.assets.image(f"beans/{NAMES[self._kind]}-idle", rect.w, rect.h)
        brush.picture(picture, bean)
        name, told, scale = rest.rows(Part(1.1), Part(0.8), Part(1.3))
        texts = self._home.texts
        brush.text(
            texts.kind_name(self._kind),
            name,
            TextStyle(brush.theme.text.body, c.ink, across="left", wrap=False),
        )
        small = TextStyle(16, c.ink_soft, "medium", across="left", wrap=False)
        brush.text(self._told, told, small)
        self._draw_scale(brush, scale)

    def _draw_scale(self, brush: Brush, box: Box) -> None:
        steps = BEANOMETER[self._kind]
        texts = self._home.texts
        style = TextStyle(16, brush.theme.colors.ink, "bold", across="left", wrap=False)
        for (cards, coins), cell in zip(steps, box.even_columns(4, 2), strict=False):
            coin, figure = cell.columns(min(26.0, cell.h), Part(), gap=3)
            rect = brush.screen.rect(coin.fit(1, 1))
            brush.picture(self._home.assets.image("table/coin", rect.w, rect.h), coin)
            disc = coin.fit(1, 1)
            worth = TextStyle(15, brush.theme.colors.ink, "extra", wrap=False, floor=9)
            brush.text(str(coins), disc, worth)
            brush.text(texts.say("at {n}", n=cards), figure, style)


class AlmanacScene(Sheet):
    """Over the pause panel or the rules."""

    opaque = False
    widest = 900.0

    def __init__(self, home: Home, rules: Rules, view: View | None = None) -> None:
        super().__init__(home)
        self._rules = rules
        self._view = view

    def title(self) -> str:
        """What stands on the board."""
        return self.texts.say("Almanac")

    def body(self) -> Widget:
        """Two in a row where there is room."""
        entries = [Entry(self.home, kind, self._told(kind)) for kind in self._rules.kinds]
        across = 2 if self.stage.screen.box.w > 640 else 1
        rows = []
        for start in range(0, len(entries), across):
            line = entries[start : start + across]

            def arrange(box: Box, line: list[Entry] = line) -> None:
                for entry, cell in zip(line, box.even_columns(across, 8), strict=False):
                    entry.place(cell)

            rows.append(Row(Group(*line, arrange=arrange), height=ENTRY))
        return Form(rows)

    def _told(self, kind: Kind) -> str:
        cards = self.texts.count("{n} card", "{n} cards", COUNTS[kind])
        if self._view is None:
            return cards
        seen = in_sight(self._view).count(kind)
        return self.texts.say("{cards}, {seen} in sight", cards=cards, seen=seen)


def in_sight(view: View) -> list[Kind]:
    """Every card whose kind the viewer sees now: fields, hands that show, coins, piles."""
    seen = [*view.discard, *view.up, *view.gifts]
    for cards in (*view.hands, *view.aside, *view.coins):
        seen += [kind for kind in cards if kind != UNKNOWN]
    for fields in view.fields:
        for kind, count in fields:
            seen += [kind] * count
    return seen
