"""Widgets of our screens that draw our pictures: boards, paper, faces, beans."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.kit.assets import Assets
from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.layout import Box, Part
from game.kit.theme import Color, Theme
from game.kit.widgets import Button, Group, Label, Look, Pressable, Widget
from game.rules import NAMES, Kind
from game.texts import Texts

PAPER_BORDER = 3.0
SIGN_ABOVE = 10.0
"""How far the ropes of the sign with the title reach out of the picture."""


class Paper(Widget):
    """A large sheet of cream paper with an ink line and a soft shadow."""

    radius = 18.0

    def draw(self, brush: Brush) -> None:
        """Draw it."""
        c = brush.theme.colors
        style = PanelStyle(c.paper, c.ink, PAPER_BORDER, self.radius, brush.theme.shapes.shadow)
        brush.panel(self.box, style)


class Plank(Widget):
    """A wooden board with a title."""

    def __init__(self, assets: Assets, text: str) -> None:
        super().__init__()
        self._assets = assets
        self._text = text

    @property
    def text(self) -> str:
        """The title."""
        return self._text

    def draw(self, brush: Brush) -> None:
        """The board as large as fits, the title on it."""
        board = self.box.fit(240, 60)
        rect = brush.screen.rect(board)
        brush.picture(self._assets.image("table/plank", rect.w, rect.h), board)
        style = TextStyle(brush.theme.text.heading, brush.theme.colors.paper, "bold", wrap=False)
        brush.text(self._text, board.inset(20, 4).trim(bottom=2), style)


def draw_face(brush: Brush, assets: Assets, face: str, color: Color, box: Box) -> None:
    """A face before a disc of its seat's colour, as large as fits; `face` with its mood."""
    disc = box.fit(1, 1)
    x, y = disc.center
    brush.disc(x, y, disc.w * 0.48, color, brush.theme.colors.ink)
    rect = brush.screen.rect(disc)
    brush.picture(assets.image(f"faces/{face}", rect.w, rect.h), disc)


class Face(Widget):
    """A seat's face."""

    def __init__(self, assets: Assets, face: str, color: Color, mood: str = "neutral") -> None:
        super().__init__()
        self._assets = assets
        self._face = face
        self._color = color
        self._mood = mood

    def draw(self, brush: Brush) -> None:
        """Draw it."""
        draw_face(brush, self._assets, f"{self._face}-{self._mood}", self._color, self.box)


class FaceButton(Pressable):
    """A face that can be tapped."""

    radius = 28.0

    def __init__(
        self, assets: Assets, face: str, color: Color, on_tap: Callable[[], object]
    ) -> None:
        super().__init__(on_tap)
        self._assets = assets
        self._face = face
        self._color = color
        self.chosen = False

    def draw(self, brush: Brush) -> None:
        """The face, a little larger under the pointer; gold around the chosen one."""
        mood = "happy" if self.hovered > 0.5 or self.chosen else "neutral"
        sunk = 2.0 * min(1.0, self.pressed)
        box = self.box.fit(1, 1).inset(sunk)
        if self.chosen:
            brush.glow(box, brush.theme.colors.gold, 1.0, box.w / 2)
        draw_face(brush, self._assets, f"{self._face}-{mood}", self._color, box)


class Swatch(Pressable):
    """A colour to pick."""

    radius = 24.0

    def __init__(self, color: Color, chosen: bool, on_tap: Callable[[], object]) -> None:
        super().__init__(on_tap)
        self._color = color
        self._chosen = chosen

    def draw(self, brush: Brush) -> None:
        """A disc, with a ring and a tick when chosen."""
        c = brush.theme.colors
        disc = self.box.fit(1, 1)
        x, y = disc.center
        brush.disc(x, y, disc.w * 0.42, self._color, c.ink)
        if self._chosen:
            brush.ring(disc, c.ink, 3, disc.w / 2)
            r = disc.w * 0.16
            tick = [(x - r, y), (x - r * 0.3, y + r * 0.8), (x + r * 1.1, y - r * 0.9)]
            brush.stroke(tick, c.white, 4)


class BeanPicture(Widget):
    """One bean."""

    def __init__(self, assets: Assets, kind: Kind, mood: str = "idle") -> None:
        super().__init__()
        self._assets = assets
        self.kind = kind
        self._mood = mood

    def draw(self, brush: Brush) -> None:
        """As large as fits."""
        rect = brush.screen.rect(self.box.fit(1, 1))
        name = f"beans/{NAMES[self.kind]}-{self._mood}"
        brush.picture(self._assets.image(name, rect.w, rect.h), self.box)


class BeanRow(Widget):
    """Beans side by side, in one line or two."""

    def __init__(self, assets: Assets, kinds: Sequence[Kind]) -> None:
        super().__init__()
        self._assets = assets
        self._kinds = kinds

    def draw(self, brush: Brush) -> None:
        """As large as they fit side by side."""
        across = max(4, len(self._kinds))
        lines = 2 if self.box.h > 3 * self.box.w / across else 1
        across = -(-across // lines)
        side = min(self.box.h / lines, self.box.w / across)
        rows = self.box.align(self.box.w, side * lines).even_rows(lines)
        for line, row in enumerate(rows):
            kinds = self._kinds[line * across : (line + 1) * across]
            for kind, place in zip(kinds, row.line_up(len(kinds), side), strict=True):
                rect = brush.screen.rect(place)
                picture = self._assets.image(f"beans/{NAMES[kind]}-idle", rect.w, rect.h)
                brush.picture(picture, place)


class Art(Widget):
    """Any picture of ours, as large as fits."""

    def __init__(self, assets: Assets, name: str) -> None:
        super().__init__()
        self._assets = assets
        self._name = name

    def draw(self, brush: Brush) -> None:
        """Draw it in the middle."""
        rect = brush.screen.rect(self.box)
        if rect.w > 0 and rect.h > 0:
            brush.picture(self._assets.image(self._name, rect.w, rect.h), self.box)


class Signboard(Group):
    """The sign that names the program, as large as fits, at the top of its box."""

    def __init__(self, assets: Assets, texts: Texts, theme: Theme, size: float, floor: int) -> None:
        """`size` is that of the title's letters, `floor` the least one of the words below it."""
        ink = theme.colors.ink
        title = TextStyle(size, theme.colors.gold, "extra", outline=ink, wrap=False)
        small = TextStyle(theme.text.small, ink, "semibold", floor=floor)
        self._art = Art(assets, "table/title")
        self._title = Label(texts.say("Bohnanza"), title)
        self._small = small
        self._subtitle = Label(texts.say("Plant, trade, harvest"), small)
        super().__init__(self._art, self._title, self._subtitle, arrange=self._lay)

    def _lay(self, box: Box) -> None:
        sign = box.fit(2, 1, "center", "top")
        self._art.place(sign)
        word = sign.inset(sign.w * 0.17, sign.h * 0.3)
        title, subtitle = word.rows(Part(2.4), Part(1))
        self._title.place(title)
        assert self.host is not None
        most = subtitle.h / self.host.brush.screen.text_scale
        self._subtitle.style = self._small._replace(size=min(self._small.size, most))
        self._subtitle.place(subtitle)


def icon_button(
    assets: Assets, icon: str, says: str, on_tap: Callable[[], object], name: str
) -> Button:
    """A button with an icon alone; what it does is told when it is held."""
    button = Button("", on_tap, Look.SECONDARY, assets.picture(f"icons/{icon}"))
    button.info, button.name = says, name
    return button
