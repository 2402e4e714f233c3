"""What all screens and panels of ours share: the home, the ground, keys that work everywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from game.kit.events import (
    Activate,
    Back,
    Device,
    Event,
    FileDropped,
    FocusGained,
    FocusLost,
    Help,
    Key,
    Nav,
    PointerDown,
    PointerMove,
    PointerUp,
    RulesAsked,
)
from game.kit.layout import Box, Part, Screen
from game.kit.stage import Stage
from game.kit.widgets import (
    Button,
    Group,
    Label,
    TextField,
    TextStyle,
    Widget,
    WidgetScene,
)
from game.scenes.home import Home
from game.scenes.pieces import Paper, Plank

WIDEST = 760.0
"""How wide a column of text and controls may become, in logical units."""


class Page(WidgetScene):
    """A scene of widgets that is built anew when sizes, texts or what it shows change.

    State lives in the scene, never in its widgets. Widgets with a `name` keep the focus over a
    rebuilding. `back` names the farm picture that an opaque page stands on.
    """

    back = "farm"

    def __init__(self, home: Home) -> None:
        super().__init__(home.theme, home.fonts)
        self.home = home
        self.texts = home.texts
        self._pressed: Widget | None = None
        self._away = False

    def enter(self, stage: Stage, screen: Screen) -> None:
        """Build, arrange, and tell what waits to be told."""
        self._begin(stage, screen)
        for sentence in self.home.tell():
            self.tell(sentence)

    def resized(self, screen: Screen) -> None:
        """Build anew: other sizes may need other widgets."""
        self._begin(self.stage, screen)

    def resume(self, result: Any) -> None:
        """Settings may have changed meanwhile."""
        self.rebuild()

    def rebuild(self) -> None:
        """Build anew from the scene's state; the focus stays."""
        self._begin(self.stage, self.screen)

    def ground(self, canvas: pygame.Surface, clip: pygame.Rect) -> None:
        """The farm in evening light; a panel dims what is below it."""
        if self.opaque:
            canvas.blit(self.home.backdrop(self.back, self.screen), clip, clip)
        else:
            super().ground(canvas, clip)

    def update(self, dt: float) -> None:
        """Let the widgets and the music go on; that rests while another window is in front."""
        super().update(dt)
        self.home.audio.update(dt, self._away)

    def handle(self, event: Event) -> bool:
        """To the widgets; then the keys that work everywhere."""
        if isinstance(event, FocusLost):
            self._away = not self.home.public
        elif isinstance(event, FocusGained | PointerDown | Key):
            self._away = False
        used = super().handle(event)
        self._sound_of(event, used)
        if used:
            self._offer_keys(event)
            return True
        if isinstance(event, Back):
            self.go_back()
            return True
        if isinstance(event, FileDropped) and not self.home.public:
            self.dropped(Path(event.path))
            return True
        if isinstance(event, Help | RulesAsked):
            self.help(event)
            return True
        return isinstance(event, Key) and self._everywhere(event)

    def help(self, event: Help | RulesAsked) -> None:
        """Keys and buttons, or the rules, over this."""
        helps, routes = self.home.helps, self.home.routes
        self.stage.push(helps.keys() if isinstance(event, Help) else routes.rules())

    def _offer_keys(self, event: Event) -> None:
        """Keys on the screen, where somebody wants to type who has no others."""
        field, wanted = self.ui.focus, self.home.settings.screen_keys
        touched = isinstance(event, PointerUp) and event.source is Device.TOUCH
        if not isinstance(field, TextField) or field.own_keys or not field.enabled:
            return
        tapped = isinstance(event, PointerUp | Activate)
        if (
            tapped
            and wanted != "never"
            and (wanted == "always" or not isinstance(event, PointerUp) or touched)
        ):
            self.stage.push(self.home.helps.keyboard(field, field.label or field.hint))

    def _sound_of(self, event: Event, used: bool) -> None:
        """A wooden tap under finger or key, a light one where the focus goes."""
        if isinstance(event, PointerDown) and used:
            self._pressed = self.ui.focus
        elif isinstance(event, PointerUp) and used and self._pressed is not None:
            self.home.audio.play("tap")
            self._pressed = None
        elif isinstance(event, PointerMove) and event.pressed and used:
            self._pressed = None
        elif isinstance(event, Activate) and used:
            self.home.audio.play("tap")
        elif isinstance(event, Nav) and used:
            self.home.audio.play("focus")

    def tell(self, message: str) -> None:
        """A message that goes away by itself; the log keeps it."""
        self.home.remember(message)
        self.ui.toast(message)

    def dropped(self, path: Path) -> None:
        """A file fell onto the window: take it in as a game, and tell."""
        from game.scenes.shelf.exchange import take_in

        for sentence in take_in(self.home, [path]):
            self.tell(sentence)

    def go_back(self) -> None:
        """What Escape, or B on a pad, does: leave this scene."""
        self.stage.pop()

    def _everywhere(self, key: Key) -> bool:
        settings = self.home.settings
        if key.name == "f11":
            settings.full_screen = not settings.full_screen
            self.home.display.set_fullscreen(settings.full_screen)
        elif key.name == "m" and not key.ctrl and not self.wants_text():
            settings.mute = not settings.mute
            self.home.audio.set_muted(settings.mute)
        else:
            return False
        self.home.save()
        return True

    def _begin(self, stage: Stage, screen: Screen) -> None:
        old = self._ui
        self.theme, self.texts = self.home.theme, self.home.texts
        super().enter(stage, screen)
        self.repaint()
        if old is None:
            return
        self.ui.device = old.device
        if old.focus is not None and old.focus.name:
            named = (w for w in self.ui.root.walk() if w.name == old.focus.name)
            self.ui.focus_on(next(named, None))


class Sheet(Page):
    """A page with a title board, a way back, and paper below, in which `fill` puts a body.

    As an overlay it stands as a panel before the dimmed scene.
    """

    @property
    def paper_width(self) -> float:
        """How wide the body is, in logical units, when it has to scroll."""
        return min(self.stage.screen.box.w - 24, self.widest) - 28 - 12

    def title(self) -> str:
        """What stands on the board."""
        raise NotImplementedError

    def body(self) -> Widget:
        """What lies on the paper."""
        raise NotImplementedError

    def extras(self) -> list[Widget]:
        """Buttons at the right of the title board."""
        return []

    def build(self) -> Widget:
        """Board, way back, paper."""
        self._plank = Plank(self.home.assets, self.title())
        self._back = Button("", self.go_back, icon=self.home.assets.picture("icons/back"))
        self._back.name, self._back.info = "back", self.texts.say("Back")
        self._paper = Paper()
        self._body = self.body()
        self._extras = self.extras()
        return Group(self._paper, self._plank, self._back, *self._extras, self._body)

    def arrange(self, box: Box) -> None:
        """The board on top, the paper below, both in the middle."""
        inner = box.inset(12, 8)
        inner = inner.align(min(inner.w, self.widest), inner.h)
        top, paper = inner.rows(56, Part(), gap=6)
        sides = 56.0 * max(1, len(self._extras)) + 8.0 * max(0, len(self._extras) - 1)
        left, middle, right = top.columns(sides, Part(), sides, gap=8)
        self._back.place(left.align(56, 52, "left"))
        self._plank.place(middle)
        self._paper.place(paper)
        for widget, cell in zip(
            self._extras, right.even_columns(max(1, len(self._extras)), 8), strict=False
        ):
            widget.place(cell.align(56, 52, "right"))
        self._body.place(paper.inset(14, 12))

    widest = WIDEST


def heading(page: Page, text: str) -> Label:
    """A heading on paper."""
    colors = page.theme.colors
    return Label(text, TextStyle(page.theme.text.heading, colors.ink, across="left"))


def caption(page: Page, text: str) -> Label:
    """What a control at the right of it is for."""
    return Label(text, TextStyle(page.theme.text.body, page.theme.colors.ink, across="left"))


def words(page: Page, text: str, size: float = 0.0, soft: bool = False) -> Label:
    """Plain words on paper, at the left."""
    colors = page.theme.colors
    ink = colors.ink_soft if soft else colors.ink
    return Label(text, TextStyle(size or page.theme.text.body, ink, "medium", across="left"))
