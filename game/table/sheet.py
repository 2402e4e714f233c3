"""A paper over the middle row: a question with its buttons. It covers neither hand nor fields.

The harvest sheet, an offer that was made to the player, a bid that was tapped and "are you sure"
are all such sheets; they differ in what they say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.kit.assets import Assets
from game.kit.brush import PanelStyle, TextStyle
from game.kit.layout import MIN_TARGET, Box, Part
from game.kit.theme import Theme
from game.kit.widgets import Button, Image, Label, Look, Panel, Widget
from game.rules import Field, Kind
from game.table.bits import Bundle, FieldsAfter, bean_name


@dataclass(frozen=True, slots=True)
class SheetButton:
    """A button of a sheet. `why_not` switches it off and says why when tapped."""

    code: str
    text: str
    look: Look = Look.SECONDARY
    key: str = ""
    why_not: str = ""
    glow: bool = False
    info: str = ""


@dataclass(frozen=True, slots=True)
class SheetContent:
    """What a sheet says.

    `give` and `get` are the two sides of a deal as the player sees them; `bean` is a single big
    bean instead. `fields`, `before` and `homeless` show the own fields after the deal.
    """

    title: str
    note: str = ""
    give: tuple[Kind, ...] = ()
    get: tuple[Kind, ...] = ()
    bean: Kind | None = None
    give_words: str = ""
    get_words: str = ""
    nothing: str = ""
    fields: Sequence[Field] = ()
    before: Sequence[Field] = ()
    homeless: Sequence[Kind] = ()
    fields_words: str = ""
    choices: tuple[SheetButton, ...] = field(default=())

    @property
    def deal(self) -> bool:
        """Whether it shows the two sides of a deal."""
        return bool(self.give_words or self.get_words)


class SheetPanel(Panel):
    """The paper. Make it anew for every question, and `place` it."""

    def __init__(
        self,
        content: SheetContent,
        theme: Theme,
        assets: Assets,
        on_choice: Callable[[str], object],
    ) -> None:
        colors, shapes = theme.colors, theme.shapes
        super().__init__(
            PanelStyle(colors.paper, colors.gold, 3, shapes.panel_radius, shapes.shadow)
        )
        self._content = content
        self._on_choice = on_choice
        self.age = 0.0
        """Seconds since it was laid down; whoever laid it counts them."""
        self.buttons = [self._button(choice, theme) for choice in content.choices]
        self._title = Label(
            content.title, TextStyle(theme.text.body, colors.ink, "heavy", across="left")
        )
        self._note = Label(
            content.note, TextStyle(theme.text.small, colors.ink_soft, across="left", floor=12)
        )
        self._sides: list[Widget] = []
        self._after: FieldsAfter | None = None
        self._bean: Image | None = None
        if content.bean is not None:
            self._bean = Image(assets.picture(bean_name(content.bean)))
            self.add(self._bean)
        if content.deal:
            self._sides = [
                self._side(assets, content.get_words, content.get),
                Image(assets.picture("icons/swap")),
                self._side(assets, content.give_words, content.give),
            ]
        if content.fields:
            self._after = FieldsAfter(assets, content.fields_words)
            self._after.show(content.fields, content.before, content.homeless)
            self.add(self._after)
        for widget in (self._title, self._note, *self._sides, *self.buttons):
            self.add(widget)
        self.info = " ".join(part for part in (content.title, content.note) if part)

    @property
    def first(self) -> Button | None:
        """The first button that works."""
        return next((button for button in self.buttons if button.enabled), None)

    def shortcut(self, name: str) -> bool:
        """Press the button that has this key; False when none has."""
        for choice, button in zip(self._content.choices, self.buttons, strict=True):
            if name and choice.key == name:
                button.press_or_explain()
                return True
        return False

    def layout(self) -> None:
        """Words and pictures left, buttons right; one above the other where it is narrow."""
        inner = self.box.inset(10, 7)
        count = max(1, len(self.buttons))
        if self.box.w < 520 and self.box.h > 110:
            words, buttons = inner.rows(Part(), max(MIN_TARGET, min(52.0, inner.h * 0.4)), gap=5)
            self._place_buttons(buttons.even_columns(count, gap=8))
        elif self.box.h <= 110:
            width = min(112.0 if count > 2 else 104.0, inner.w * 0.58 / count)
            words, buttons = inner.columns(Part(), (width + 7) * count - 7, gap=10)
            self._place_buttons(buttons.even_columns(count, gap=7))
        else:
            columns = 1 if count < 3 else 2
            words, buttons = inner.columns(Part(), 132 * columns + 8 * (columns - 1), gap=12)
            self._place_buttons(buttons.grid(columns, -(-count // columns), gap=8))
        self._place_words(words)

    def _place_buttons(self, cells: Sequence[Box]) -> None:
        for button, cell in zip(self.buttons, cells, strict=False):
            button.place(cell if cell.h < 76 else cell.align(cell.w, 64))

    def _place_words(self, box: Box) -> None:
        if self._bean is not None:
            side = min(box.h * 0.86, 92.0)
            bean, box = box.columns(side, Part(), gap=10)
            self._bean.place(bean)
        if self._after is not None:
            if box.w < 460:
                box, after = box.rows(Part(), min(64.0, box.h * 0.4), gap=4)
            else:
                box, after = box.columns(Part(1.2), Part(1.0), gap=12)
                after = after.align(after.w, min(after.h, 84.0))
            self._after.place(after)
        if not self._sides:
            share = (26.0, Part()) if self._content.note else (Part(), 0.0)
            title, note = box.rows(*share, gap=2)
            self._title.place(title)
            self._note.place(note)
            return
        heading = 0.0 if self.box.h <= 110 else 44.0 if self._is_long(box.w) else 26.0
        lines = 24.0 if box.w > 360 else 46.0
        rows = box.rows(heading, Part(), lines if self._content.note else 0.0)
        self._title.place(rows[0])
        self._note.place(rows[2])
        get, swap, give = rows[1].columns(Part(), 26 if heading else 18, Part(), gap=4)
        for widget, cell in zip(self._sides, (get, swap, give), strict=True):
            widget.place(cell.inset(0, 2))

    def _is_long(self, width: float) -> bool:
        """Whether the title needs two lines, about."""
        return len(self._content.title) * 11 > width

    def _side(self, assets: Assets, words: str, kinds: tuple[Kind, ...]) -> Bundle:
        side = Bundle(assets, words, self._content.nothing)
        side.kinds = kinds
        return side

    def _button(self, choice: SheetButton, theme: Theme) -> Button:
        button = Button(
            choice.text, lambda: self._on_choice(choice.code), choice.look, size=theme.text.body
        )
        button.name = f"sheet-{choice.code}"
        button.why_not = choice.why_not
        button.glow = choice.glow
        button.info = choice.info
        button.cap = choice.key
        return button
