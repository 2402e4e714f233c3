"""The deal bar: "You give", "You want", and the kinds that can be wished for."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.assets import Assets
from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.layout import MIN_TARGET, Box, Part
from game.kit.theme import Theme
from game.kit.widgets import Image, Panel, Pressable
from game.rules import Kind
from game.table.bits import BeanButton, draw_bundle
from game.texts import Texts

KEYS = "1234567890-"
"""The key of each kind in the bar, in its order."""


class Tray(Pressable):
    """One side of the draft: its name and its beans. A tap takes the last one back.

    `names` are those of both sides, its own first: they are written in one size.
    """

    radius = 10.0

    def __init__(
        self, assets: Assets, names: tuple[str, str], hint: str, on_tap: Callable[[], object]
    ) -> None:
        super().__init__(on_tap)
        self._assets = assets
        self._names = names
        self._name = names[0]
        self._hint = hint
        self._kinds: tuple[Kind, ...] = ()
        self.info = hint

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The beans on it."""
        return self._kinds

    @kinds.setter
    def kinds(self, kinds: tuple[Kind, ...]) -> None:
        if kinds != self._kinds:
            self._kinds = kinds
            self.changed()

    def draw(self, brush: Brush) -> None:
        """Name at the left, beans right of it."""
        colors, text = brush.theme.colors, brush.theme.text
        edge = colors.go if self._kinds else None
        brush.panel(self.box.inset(0, 3), PanelStyle(colors.paper_dim, edge, 2, self.radius))
        inner = self.box.inset(7, 4)
        style = TextStyle(text.small, colors.ink, "heavy", across="left", wrap=False)
        widest = max(brush.text_width(name, style) for name in self._names) + 4
        size = text.small * min(1.0, inner.w * 0.6 / widest)
        if size * brush.screen.text_scale < text.floor:
            self._draw_narrow(brush, inner)
            return
        style = style._replace(size=size)
        name, rest = inner.columns(brush.text_width(self._name, style) + 4, Part(), gap=5)
        brush.text(self._name, name, style)
        if self._kinds:
            draw_bundle(brush, self._assets, self._kinds, rest)
        else:
            soft = TextStyle(text.figure, colors.ink_soft, "medium", floor=12)
            brush.text(self._hint, rest, soft)

    def _draw_narrow(self, brush: Brush, inner: Box) -> None:
        """No room for both: the beans, or the name as long as there are none."""
        if self._kinds:
            draw_bundle(brush, self._assets, self._kinds, inner)
        else:
            style = TextStyle(brush.theme.text.figure, brush.theme.colors.ink, "heavy")
            brush.text(self._name, inner, style)


class DeskPanel(Panel):
    """The bar. `show` brings it up to date; taps are told to the callables handed in."""

    def __init__(
        self,
        theme: Theme,
        assets: Assets,
        texts: Texts,
        kinds: list[Kind],
        on_kind: Callable[[Kind], object],
        on_give: Callable[[], object],
        on_want: Callable[[], object],
    ) -> None:
        colors, shapes = theme.colors, theme.shapes
        super().__init__(
            PanelStyle(colors.paper, colors.ink, shapes.stroke, shapes.panel_radius, shapes.shadow)
        )
        give, want = texts.say("You give"), texts.say("You want")
        self.give = Tray(assets, (give, want), texts.say("tap your cards"), on_give)
        self.want = Tray(assets, (want, give), texts.say("tap kinds below"), on_want)
        self.give.name, self.want.name = "desk-give", "desk-want"
        self._swap = Image(assets.picture("icons/swap"))
        self.kinds = [self._kind(assets, texts, kind, on_kind) for kind in kinds]
        for widget in (self.give, self._swap, self.want, *self.kinds):
            self.add(widget)
        self.info = texts.say(
            "Tap cards to give and kinds to want. The others answer at once. Nothing is done "
            "until you choose a deal."
        )

    def show(self, give: tuple[Kind, ...], want: tuple[Kind, ...]) -> None:
        """Show this draft."""
        self.give.kinds, self.want.kinds = give, want
        for button in self.kinds:
            button.count = want.count(button.kind)

    def layout(self) -> None:
        """Trays above, kinds below, in one row or two."""
        inner = self.box.inset(6, 1)
        columns = len(self.kinds)
        if inner.w / columns < 44:
            columns = -(-columns // 2)
        rows = -(-len(self.kinds) // columns)
        kinds_height = min(50.0 * rows, inner.h - MIN_TARGET)
        trays, kinds = inner.rows(Part(), kinds_height, gap=0)
        give, swap, want = trays.columns(Part(), 22, Part(), gap=3)
        self.give.place(give)
        self._swap.place(swap)
        self.want.place(want)
        for button, cell in zip(self.kinds, kinds.grid(columns, rows, gap=1), strict=False):
            button.place(cell.align(min(cell.w, 64.0), cell.h))

    def _kind(
        self, assets: Assets, texts: Texts, kind: Kind, on_kind: Callable[[Kind], object]
    ) -> BeanButton:
        button = BeanButton(assets, kind, texts.kind_name(kind), lambda: on_kind(kind))
        button.name = f"desk-kind-{kind}"
        return button


class ChipView(Pressable):
    """What a seat says to the draft, in a bubble at its face."""

    radius = 12.0

    def __init__(self, assets: Assets, on_tap: Callable[[], object]) -> None:
        super().__init__(on_tap)
        self._assets = assets
        self._words = ""
        self._beans: tuple[Kind, ...] = ()
        self._good = False

    def show(self, words: str, beans: tuple[Kind, ...], good: bool, info: str) -> None:
        """Words, or beans, or both; `good`: a deal can be made."""
        state = (words, beans, good)
        if state != (self._words, self._beans, self._good):
            self._words, self._beans, self._good = state
            self.changed()
        self.info, self.glow = info, good and bool(beans)

    def draw(self, brush: Brush) -> None:
        """A white bubble with a green edge where a deal is to be had."""
        colors, text = brush.theme.colors, brush.theme.text
        edge, width = (colors.go, 3.0) if self._good else (colors.ink_soft, 1.5)
        fill = colors.white if self._good else colors.paper_dim
        if self.glow:
            brush.glow(self.box, colors.gold, self.glow_strength, self.radius)
        lip = 3.0 if self._good else 0.0
        face = self.box.trim(top=2 * min(1.0, self.pressed))
        brush.panel(face, PanelStyle(fill, edge, width, self.radius, 0, lip, colors.go_dark))
        inner = face.inset(6, 3).trim(bottom=lip)
        ink = colors.go_dark if self._good else colors.ink
        self._draw_answer(brush, inner, TextStyle(text.figure, ink, "heavy", floor=13))

    def _draw_answer(self, brush: Brush, inner: Box, style: TextStyle) -> None:
        """Beans and words; a no whose words have no room is a cross at its bean."""
        if not self._words:
            draw_bundle(brush, self._assets, self._beans, inner)
            return
        if self._good and self._beans:
            self._draw_yes(brush, inner, style)
            return
        beans, words = inner.columns(Part(0.3), Part(0.7), gap=3)
        if self._beans and not brush.fits(self._words, words, style).cut:
            draw_bundle(brush, self._assets, self._beans, beans)
            brush.text(self._words, words, style)
        elif self._good or not brush.fits(self._words, inner, style).cut:
            brush.text(self._words, inner, style)
        else:
            self._draw_no(brush, inner)

    def _draw_yes(self, brush: Brush, inner: Box, style: TextStyle) -> None:
        """What is said, then what would be had; the beans alone where both have no room."""
        share = 0.5 if len(set(self._beans)) < 2 else 0.3
        words, beans = inner.columns(Part(share), Part(1 - share), gap=3)
        style = style._replace(wrap=" " in self._words)
        if brush.fits(self._words, words, style).cut:
            draw_bundle(brush, self._assets, self._beans, inner)
            return
        brush.text(self._words, words, style)
        draw_bundle(brush, self._assets, self._beans, beans)

    def _draw_no(self, brush: Brush, inner: Box) -> None:
        cells = inner.even_columns(1 + len(self._beans), gap=2)
        cross = cells[0].align(min(26.0, inner.w / 2), 26)
        rect = brush.screen.rect(cross.fit(1, 1))
        brush.picture(self._assets.image("icons/cross", rect.w, rect.h), cross)
        if self._beans:
            draw_bundle(brush, self._assets, self._beans, cells[1])
