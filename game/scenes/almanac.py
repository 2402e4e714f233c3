"""The almanac of beans: every kind with its card, its beanometer and its trade."""

from __future__ import annotations

from typing import NamedTuple

from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.layout import Box, Part
from game.kit.widgets import Group, Widget
from game.rules import COUNTS, NAMES, Kind, Rules, View
from game.rules.kinds import BEANOMETER
from game.scenes.form import Form, Row
from game.scenes.home import Home
from game.scenes.page import Sheet
from game.texts import Texts, mark

ENTRY = 96.0
ENTRY_IN_A_GAME = 116.0
WHERE = (
    ("plant", mark("{n} on fields")),
    ("hand", mark("{n} in hands that you see")),
    ("swap", mark("{n} in the middle or traded")),
    ("trash", mark("{n} on the discard pile")),
    ("coin", mark("{n} as coins")),
)
"""Where cards can be seen: a picture, and words."""


def seen_in_words(texts: Texts, seen: Seen) -> str:
    """Where the cards in sight are, as a sentence."""
    return ", ".join(
        texts.say(words, n=number) for (_, words), number in zip(WHERE, seen, strict=True)
    )


class KindRow(Widget):
    """One kind: bean, name, cards, and what how many pay."""

    def __init__(self, home: Home, kind: Kind, told: str, seen: Seen | None) -> None:
        super().__init__()
        self._home = home
        self._kind = kind
        self._told = told
        self._seen = seen
        if seen is not None:
            self.info = seen_in_words(home.texts, seen)

    def draw(self, brush: Brush) -> None:
        """Bean at the left, name and figures at the right."""
        c = brush.theme.colors
        brush.panel(self.box, PanelStyle(c.white, c.ink_soft, 1.5, 14))
        bean, rest = self.box.inset(8, 4).columns(76, Part(), gap=8)
        rect = brush.screen.rect(bean.fit(1, 1))
        picture = self._home.assets.image(f"beans/{NAMES[self._kind]}-idle", rect.w, rect.h)
        brush.picture(picture, bean)
        if self._seen is None:
            name, told, scale = rest.rows(Part(1.1), Part(0.8), Part(1.3))
        else:
            name, told, seen, scale = rest.rows(Part(1.1), Part(0.85), Part(1), Part(1.2))
            self._draw_seen(brush, seen, self._seen)
        texts = self._home.texts
        brush.text(
            texts.kind_name(self._kind),
            name,
            TextStyle(brush.theme.text.body, c.ink, across="left", wrap=False),
        )
        small = TextStyle(16, c.ink_soft, "medium", across="left", wrap=False)
        brush.text(self._told, told, small)
        self._draw_scale(brush, scale)

    def _draw_seen(self, brush: Brush, box: Box, seen: Seen) -> None:
        """Where they are: a small picture and a number each."""
        ink = brush.theme.colors.ink
        for (icon, _), number, cell in zip(
            WHERE, seen, box.even_columns(len(seen), 2), strict=True
        ):
            picture, figure = cell.columns(min(20.0, cell.h), Part(), gap=3)
            side = brush.screen.rect(picture.fit(1, 1)).w
            brush.picture(self._home.assets.image(f"icons/{icon}", side, side), picture.fit(1, 1))
            soft = ink if number else brush.theme.colors.disabled_ink
            brush.text(str(number), figure, TextStyle(16, soft, "bold", across="left", wrap=False))

    def _draw_scale(self, brush: Brush, box: Box) -> None:
        steps = BEANOMETER[self._kind]
        style = TextStyle(18, brush.theme.colors.ink, "bold", across="right", wrap=False)
        for (cards, coins), cell in zip(steps, box.even_columns(4, 2), strict=False):
            figure, arrow, coin = cell.columns(20, 14, min(24.0, cell.h), gap=1)
            for name, place in (("icons/arrow-right", arrow), ("table/coin", coin)):
                rect = brush.screen.rect(place.fit(1, 1))
                brush.picture(self._home.assets.image(name, rect.w, rect.h), place)
            disc = coin.fit(1, 1)
            worth = TextStyle(15, brush.theme.colors.ink, "extra", wrap=False, floor=9)
            brush.text(str(coins), disc, worth)
            brush.text(str(cards), figure, style)


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
        view = self._view
        entries = [
            KindRow(self.home, kind, self._told(kind), in_sight(view, kind) if view else None)
            for kind in self._rules.kinds
        ]
        height = ENTRY if view is None else ENTRY_IN_A_GAME
        across = 2 if self.stage.screen.box.w > 640 else 1
        rows = []
        for start in range(0, len(entries), across):
            line = entries[start : start + across]

            def arrange(box: Box, line: list[KindRow] = line) -> None:
                for entry, cell in zip(line, box.even_columns(across, 8), strict=False):
                    entry.place(cell)

            rows.append(Row(Group(*line, arrange=arrange), height=height))
        return Form(rows)

    def _told(self, kind: Kind) -> str:
        cards = self.texts.count("{n} card", "{n} cards", COUNTS[kind])
        if self._view is None:
            return cards
        seen = in_sight(self._view, kind)
        return self.texts.say("{cards}, {seen} in sight", cards=cards, seen=seen.total)


class Seen(NamedTuple):
    """How many cards of a kind the viewer sees: on fields, in hands that show, in the middle or
    aside, on the discard pile, and as coins."""

    fields: int
    hands: int
    middle: int
    discard: int
    coins: int

    @property
    def total(self) -> int:
        """All of them."""
        return sum(self)


def in_sight(view: View, kind: Kind) -> Seen:
    """Where the cards of this kind are that the viewer sees now."""
    return Seen(
        sum(count for fields in view.fields for growing, count in fields if growing == kind),
        sum(hand.count(kind) for hand in view.hands),
        [*view.up, *view.gifts, *(card for cards in view.aside for card in cards)].count(kind),
        view.discard.count(kind),
        sum(coins.count(kind) for coins in view.coins),
    )
