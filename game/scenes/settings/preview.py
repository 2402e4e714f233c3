"""Small pictures beside the settings that show at once what a setting does."""

from __future__ import annotations

from game.kit.assets import Assets
from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.easing import out_cubic
from game.kit.layout import Box, Part
from game.kit.widgets import Widget
from game.rules import NAMES

FLIGHT = 0.5
REST = 1.2
_KINDS = (1, 5, 8)


class TablePreview(Widget):
    """The table in small: words of the present size, buttons at the hand that plays, and cards
    with the front one larger."""

    def __init__(self, assets: Assets, words: str, left_handed: bool, front_right: bool) -> None:
        super().__init__()
        self._assets, self._words, self._left = assets, words, left_handed
        self._kinds = _KINDS[::-1] if front_right else _KINDS

    def draw(self, brush: Brush) -> None:
        """Words above, cards and buttons below."""
        c = brush.theme.colors
        brush.panel(self.box, PanelStyle(c.ground, c.ink, 2, 12))
        upper, lower = self.box.inset(10, 8).rows(Part(), 44, gap=6)
        brush.panel(upper, PanelStyle(c.paper, c.ink, 1.5, 8))
        style = TextStyle(brush.theme.text.body, c.ink)
        brush.text(self._words, upper.inset(8, 2), style)
        buttons = lower.align(40, 44, "left" if self._left else "right")
        for number, cell in enumerate(buttons.even_rows(2, 4)):
            brush.panel(cell, PanelStyle(c.paper if number else c.go, c.ink, 1.5, 5))
        cards = lower.trim(left=50) if self._left else lower.trim(right=50)
        for kind, cell in zip(self._kinds, cards.line_up(3, 36, gap=6), strict=True):
            share = 1.0 if kind == _KINDS[0] else 0.8
            card = cell.align(36 * share, 50 * share, "center", "bottom")
            brush.panel(card, PanelStyle(c.white, c.ink, 1.5, 5))
            bean = card.align(28 * share, 28 * share)
            rect = brush.screen.rect(bean)
            picture = self._assets.image(f"beans/{NAMES[kind]}-idle", rect.w, rect.h)
            brush.picture(picture, bean)


class FlightPreview(Widget):
    """A card that flies as fast as cards will fly; it jumps where there is less motion."""

    def __init__(self, assets: Assets, speed: float, reduced: bool) -> None:
        super().__init__()
        self._assets, self._speed, self._reduced = assets, speed, reduced
        self._age = 0.0

    def update(self, dt: float) -> bool:
        """Fly, rest, fly again."""
        self._age = (self._age + dt) % (2 * (self._flight + REST))
        self.changed()
        return True

    @property
    def _flight(self) -> float:
        return 0.0 if self._speed == float("inf") else FLIGHT / self._speed

    @property
    def at(self) -> float:
        """How far along its way the card is, 0 to 1."""
        half = self._flight + REST
        back, age = divmod(self._age, half)
        done = 1.0 if self._reduced or not self._flight else min(1.0, age / self._flight)
        return 1 - out_cubic(done) if back else out_cubic(done)

    def draw(self, brush: Brush) -> None:
        """Two fields, and the card on its way."""
        c = brush.theme.colors
        brush.panel(self.box, PanelStyle(c.ground, c.ink, 2, 12))
        inner = self.box.inset(12, 6)
        for side in ("left", "right"):
            soil = inner.align(64, inner.h * 0.6, "left" if side == "left" else "right", "bottom")
            brush.panel(soil, PanelStyle((122, 80, 48), c.ink, 1.5, 10))
        card = Box(inner.x + 12 + (inner.w - 64) * self.at, inner.y, 40, min(56.0, inner.h - 6))
        arc = 0.0 if self._reduced else 8 * (1 - abs(2 * self.at - 1))
        card = card.moved(dy=2 - arc + (inner.h - card.h) / 3)
        brush.panel(card, PanelStyle(c.white, c.ink, 1.5, 6))
        rect = brush.screen.rect(card.inset(4))
        brush.picture(self._assets.image(f"beans/{NAMES[5]}-idle", rect.w, rect.h), card.inset(4))
