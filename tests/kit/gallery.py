"""All widgets on one screen: for tests, and for looking at (`python -m tests.kit.gallery`)."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

from game.kit.layout import Box, Part
from game.kit.text import Fonts
from game.kit.theme import Theme
from game.kit.widgets import (
    Button,
    Choice,
    Group,
    Hotspot,
    Label,
    Look,
    Panel,
    PanelStyle,
    ProgressBar,
    Scroll,
    Slider,
    Stepper,
    TextField,
    TextStyle,
    Toggle,
    Widget,
    WidgetScene,
)
from tests.kit.pilot import Pilot

FOLDER = Path(__file__).parents[2] / "assets" / "fonts"
ROW = "{}. Ķēniņš, Übermut, señora, Đậu phộng: a row long enough to be wrapped."
WHY_NOT = "First plant your front card, on a field of its kind or an empty one."


@cache
def fonts() -> Fonts:
    """Opened and drawn with once for all tests: letters are slow."""
    return Fonts(
        {
            "regular": FOLDER / "Baloo2-Medium.ttf",
            "bold": FOLDER / "Baloo2-SemiBold.ttf",
            "heavy": FOLDER / "Baloo2-Bold.ttf",
        },
        cache_size=4000,
    )


class Bare(WidgetScene):
    """A few widgets alone, each in its box."""

    def __init__(self, *placed: tuple[Widget, Box]) -> None:
        super().__init__(Theme(), fonts())
        self._placed = placed

    def build(self) -> Widget:
        return Group(*(widget for widget, _ in self._placed))

    def arrange(self, box: Box) -> None:
        for widget, own in self._placed:
            widget.place(own)


class Gallery(WidgetScene):
    def __init__(self, theme: Theme | None = None) -> None:
        super().__init__(theme or Theme(), fonts())
        self.told: list[object] = []

    def build(self) -> Widget:
        self._make_buttons()
        self._make_values()
        c, t = self.theme.colors, self.theme.text
        row = TextStyle(t.small, c.ink, "regular", across="left")
        self.rows = [Label(ROW.format(i + 1), row) for i in range(8)]
        self.row_button = Button("Below", lambda: self.told.append("below"))
        self.list = Group(*self.rows, self.row_button, arrange=self._arrange_list)
        self.scroll = Scroll(self.list, 600)
        self.title = Label("All widgets", TextStyle(t.title, c.ink, "heavy", across="left"))
        self.spot = Hotspot(lambda: self.told.append("spot"))
        paper = PanelStyle(c.paper, radius=14, shadow=self.theme.shapes.shadow)
        self.papers = [Panel(paper) for _ in range(4)]
        top, left, middle, right = self.papers
        for panel, widgets in (
            (top, [self.title, self.spot]),
            (left, self.buttons),
            (middle, self.values),
            (right, [self.scroll]),
        ):
            for widget in widgets:
                panel.add(widget)
        return Group(*self.papers)

    def _make_buttons(self) -> None:
        self.play = Button("Play", lambda: self.told.append("play"), Look.PRIMARY, size=24)
        self.play.glow = True
        self.setup = Button("New set-up", lambda: self.told.append("set-up"))
        self.setup.info = "Choose who plays, and by which rules."
        self.danger = Button("Leave the game", lambda: self.told.append("leave"), Look.DANGER)
        self.rules = Button("Rules", lambda: self.told.append("rules"), Look.PLAIN)
        self.off = Button("Not now", lambda: self.told.append("off"))
        self.off.why_not = WHY_NOT
        self.long = Button("Donaudampfschifffahrtsgesellschaftskapitän")
        self.buttons = [self.play, self.setup, self.danger, self.rules, self.off, self.long]

    def _make_values(self) -> None:
        tell = self.told.append
        self.toggle = Toggle("Reduced motion", True, tell)
        self.toggle_off = Toggle("Full screen", False, tell)
        self.slider = Slider(0.6, tell)
        self.stepper = Stepper(4, 2, 7, tell, lambda value: f"{value} players")
        self.choice = Choice(["Relaxed", "Normal", "Fast"], 1, tell)
        self.field = TextField("Ánh", tell, lambda text: tell(f"done {text}"), hint="Name")
        self.bar = ProgressBar(0.45)
        self.values: list[Widget] = [
            self.toggle,
            self.toggle_off,
            self.slider,
            self.stepper,
            self.choice,
            self.field,
            self.bar,
        ]

    def _arrange_list(self, box: Box) -> None:
        cells = box.rows(*[Part()] * 8, 52, gap=6)
        for widget, cell in zip(self.list.children, cells, strict=True):
            widget.place(cell)

    def arrange(self, box: Box) -> None:
        head, body = box.inset(12).rows(56, Part(), gap=12)
        if self.screen.portrait:
            spaces = [head, *body.rows(Part(3), Part(3.4), Part(2), gap=12)]
        else:
            spaces = [head, *body.columns(Part(), Part(1.5), Part(1.1), gap=12)]
        for panel, space in zip(self.papers, spaces, strict=True):
            panel.place(space)
        top, left, middle, right = (panel.box for panel in self.papers)
        title, spot = top.inset(16, 4).columns(Part(), 48)
        self.title.place(title)
        self.spot.place(spot)
        for widget, cell in zip(self.buttons, left.inset(14).even_rows(6, 8), strict=True):
            widget.place(cell)
        rows = middle.inset(14).rows(*[Part()] * 6, 22, gap=4)
        for widget, cell in zip(self.values, rows, strict=True):
            widget.place(cell)
        self.scroll.place(right.inset(14))


def main(folder: Path) -> None:
    for size in ((800, 480), (1280, 720), (720, 1280)):
        for scale in (1.0, 1.5):
            pilot = Pilot(size, scale)
            scene = Gallery()
            pilot.show(scene)
            pilot.key("tab")
            pilot.key("tab")
            pilot.tap_on(scene.off)
            pilot.key("down")
            pilot.run(0.3)
            scene.ui.explain(scene.off, scene.off.why_not)
            scene.ui.toast("Mai plants a bean")
            pilot.run(0.5)
            pilot.shot(folder / f"gallery-{size[0]}-{round(scale * 100)}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
