"""Small widgets of the table's panels: beans on buttons, bundles, what fields would look like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from game.kit.assets import Assets
from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.layout import Box, Part
from game.kit.widgets import Pressable, Widget
from game.rules import UNKNOWN, Field, Kind
from game.rules.kinds import NAMES, coins_for

SOIL = (122, 74, 42)
SOIL_DARK = (84, 48, 27)


def bean_name(kind: Kind, mood: str = "idle") -> str:
    """The picture of a bean, for `Assets`."""
    return f"beans/{NAMES[kind]}-{mood}"


def draw_picture(brush: Brush, assets: Assets, name: str, box: Box) -> None:
    """A picture of the art folder, as large as the box allows."""
    rect = brush.screen.rect(box)
    if rect.w > 0 and rect.h > 0:
        brush.picture(assets.image(name, rect.w, rect.h), box)


def draw_bundle(brush: Brush, assets: Assets, kinds: Iterable[Kind], box: Box) -> None:
    """Beans side by side, equal ones together with their number: as large as there is room."""
    groups = list(Counter(kinds).items())
    if not groups:
        return
    units = sum(1.0 if count == 1 else 1.75 for _, count in groups)
    side = min(box.h, box.w / units)
    x = box.x + (box.w - side * units) / 2
    y = box.center[1] - side / 2
    for kind, count in groups:
        draw_picture(brush, assets, bean_name(kind), Box(x, y, side, side))
        x += side
        if count > 1:
            style = TextStyle(brush.theme.text.body, brush.theme.colors.ink, "heavy", wrap=False)
            brush.text(f"×{count}", Box(x, y, side * 0.75, side), style)
            x += side * 0.75


class BeanButton(Pressable):
    """A bean on a small card that can be tapped; `count` over 0 is shown in a gold badge."""

    radius = 10.0

    def __init__(self, assets: Assets, kind: Kind, info: str, on_tap: Callable[[], object]) -> None:
        super().__init__(on_tap)
        self._assets = assets
        self.kind = kind
        self.info = info
        self._count = 0

    @property
    def count(self) -> int:
        """The number in the badge; 0 shows none."""
        return self._count

    @count.setter
    def count(self, count: int) -> None:
        if count != self._count:
            self._count = count
            self.changed()

    def draw(self, brush: Brush) -> None:
        """Card, bean, badge."""
        colors = brush.theme.colors
        if self.glow:
            brush.glow(self.box, colors.gold, self.glow_strength, self.radius)
        chosen = self._count > 0
        edge = colors.go if chosen else colors.ink_soft
        face = self.box.inset(0.5, 1.5).scaled(1 - 0.05 * min(1.0, self.pressed))
        fill = colors.white if self.hovered < 0.5 else colors.paper
        brush.panel(face, PanelStyle(fill, edge, 3.0 if chosen else 1.5, self.radius))
        draw_picture(brush, self._assets, bean_name(self.kind), face.inset(3))
        if chosen:
            badge = Box(face.right - 19, face.y - 3, 22, 22)
            brush.disc(*badge.center, 11, colors.gold, colors.ink)
            style = TextStyle(brush.theme.text.figure, colors.ink, "heavy", wrap=False)
            brush.text(str(self._count), badge, style)


class FieldsAfter(Widget):
    """How fields would look: kind, number and what they would pay; `homeless` find no place."""

    def __init__(self, assets: Assets, info: str) -> None:
        super().__init__()
        self._assets = assets
        self._fields: Sequence[Field] = ()
        self._before: Sequence[Field] = ()
        self._homeless: Sequence[Kind] = ()
        self.info = info

    def show(
        self, fields: Sequence[Field], before: Sequence[Field], homeless: Sequence[Kind]
    ) -> None:
        """Show these fields; those that differ from `before` are marked."""
        self._fields, self._before, self._homeless = fields, before, homeless
        self.changed()

    def draw(self, brush: Brush) -> None:
        """A little bed of soil each; beans without a place stand beside them."""
        cells = len(self._fields) + len(self._homeless)
        if not cells:
            return
        colors, text = brush.theme.colors, brush.theme.text
        style = TextStyle(text.figure, colors.ink_soft, "bold", across="left", floor=13)
        caption, beds = self.box.rows(19, Part(), gap=1)
        brush.text(self.info, caption, style)
        for index, box in enumerate(beds.even_columns(cells, gap=5)):
            if index < len(self._fields):
                self._draw_field(brush, index, box)
            else:
                self._draw_homeless(brush, self._homeless[index - len(self._fields)], box)

    def _draw_field(self, brush: Brush, index: int, box: Box) -> None:
        colors = brush.theme.colors
        kind, count = self._fields[index]
        new = self._fields[index] != self._before[index]
        edge = colors.gold if new else SOIL_DARK
        brush.panel(box, PanelStyle(SOIL, edge, 3.0 if new else 1.5, 8))
        if kind == UNKNOWN:
            return
        inner = box.inset(4, 3)
        side = min(inner.h, inner.w * 0.4)
        bean, number, coin, pays = inner.columns(side, Part(1.3), 20, Part(1), gap=3)
        figure = TextStyle(brush.theme.text.figure, colors.white, "heavy", wrap=False)
        draw_picture(brush, self._assets, bean_name(kind), bean.align(side, side))
        brush.text(f"×{count}", number, figure)
        draw_picture(brush, self._assets, "table/coin", coin.align(20, 20))
        brush.text(str(coins_for(kind, count)), pays, figure._replace(across="left"))

    def _draw_homeless(self, brush: Brush, kind: Kind, box: Box) -> None:
        colors = brush.theme.colors
        brush.panel(box, PanelStyle(colors.paper_dim, colors.danger, 2.5, 8))
        draw_picture(brush, self._assets, bean_name(kind, "dismayed"), box.inset(3))


class Bundle(Widget):
    """One side of a deal: its name, and some cards' beans (or a word where there are none)."""

    def __init__(self, assets: Assets, name: str, nothing: str) -> None:
        super().__init__()
        self._assets = assets
        self._name = name
        self._nothing = nothing
        self._kinds: tuple[Kind, ...] = ()

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """What it shows."""
        return self._kinds

    @kinds.setter
    def kinds(self, kinds: tuple[Kind, ...]) -> None:
        if kinds != self._kinds:
            self._kinds = kinds
            self.changed()

    def draw(self, brush: Brush) -> None:
        """A pale tray, its name at the edge, the beans on it."""
        colors, text = brush.theme.colors, brush.theme.text
        brush.panel(self.box, PanelStyle(colors.paper_dim, None, 0, 10))
        inner = self.box.inset(5, 2)
        style = TextStyle(text.figure, colors.ink_soft, "bold", across="left", floor=11)
        if self.box.h >= 62:
            name, beans = inner.rows(20, Part(), gap=0)
        else:
            width = min(brush.text_width(self._name, style) + 2, inner.w * 0.5)
            name, beans = inner.columns(width, Part(), gap=4)
        brush.text(self._name, name, style)
        if self._kinds:
            draw_bundle(brush, self._assets, self._kinds, beans)
        else:
            brush.text(self._nothing, beans, TextStyle(text.small, colors.ink_soft, "medium"))
