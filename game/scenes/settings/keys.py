"""Moving keys and pad buttons: a list of what they do, and a panel that waits for one."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.events import Event, Key, PadButton
from game.kit.layout import Box, Part, Screen
from game.kit.stage import Stage
from game.kit.widgets import Button, Group, Label, TextStyle, Widget
from game.scenes.form import Row, lines_of
from game.scenes.home import Home
from game.scenes.page import Page, heading
from game.scenes.pieces import Paper
from game.texts.controls import KEYS, PAD

NARROW = 250.0
_MODIFIERS = ("shift", "ctrl", "alt", "meta", "caps lock", "numlock", "super", "gui")


class CaptureScene(Page):
    """Waits for a key (or, with `pad`, a button) for `name`; popped with what to tell."""

    opaque = False

    def __init__(self, home: Home, name: str, pad: bool) -> None:
        super().__init__(home)
        self._name, self._pad = name, pad

    def enter(self, stage: Stage, screen: Screen) -> None:
        """Buttons come as numbers from now on."""
        super().enter(stage, screen)
        self.home.display.set_raw_buttons(self._pad)

    def leave(self) -> None:
        """Buttons mean something again."""
        self.home.display.set_raw_buttons(False)

    def build(self) -> Widget:
        """What is asked, and the way out."""
        say, theme = self.texts.say, self.theme
        name = say((PAD if self._pad else KEYS)[self._name])
        asked = (
            say("Press the button for: {name}", name=name)
            if self._pad
            else say("Press the key for: {name}", name=name)
        )
        self._paper = Paper()
        self._label = Label(asked, TextStyle(theme.text.heading, theme.colors.ink, "semibold"))
        self._cancel = Button(say("Cancel"), self.go_back)
        self._cancel.name, self._cancel.cap = "cancel", "escape"
        return Group(self._paper, self._label, self._cancel)

    def arrange(self, box: Box) -> None:
        """A card in the middle."""
        card = box.inset(16).align(480, 220)
        self._paper.place(card)
        label, cancel = card.inset(22, 18).rows(Part(), 60, gap=10)
        self._label.place(label)
        self._cancel.place(cancel.align(220, 60))

    def handle(self, event: Event) -> bool:
        """The key itself, whatever it does at other times."""
        if isinstance(event, PadButton) and self._pad:
            self._take(event.number)
            return True
        if isinstance(event, Key) and not self._pad and not (event.ctrl or event.alt):
            return self._take_key(event)
        return super().handle(event)

    def _take_key(self, event: Key) -> bool:
        pressed = event.pressed or event.name
        if event.repeat or any(word in pressed for word in _MODIFIERS):
            return True
        if pressed == "escape":
            self.go_back()
        else:
            self._take(pressed)
        return True

    def _take(self, what: str | int) -> None:
        home, say, bindings = self.home, self.texts.say, self.theme.bindings
        if isinstance(what, int):
            bindings, other = bindings.with_button(self._name, what)
            other_name, sign = PAD.get(other, ""), bindings.button_sign(other) if other else ""
        else:
            bindings, other = bindings.with_key(self._name, what)
            other_name, sign = KEYS.get(other, ""), bindings.key_sign(other) if other else ""
        home.settings.keys, home.settings.pad = dict(bindings.keys), dict(bindings.pad)
        home.save()
        home.apply_theme()
        home.apply_hands()
        told = ""
        if other_name:
            name = say(other_name)
            told = say("They changed places: “{name}” is on {key} now.", name=name, key=sign)
        self.stage.pop(told)


def binding_rows(page: Page, width: float, reset: Callable[[], object]) -> list[Row]:
    """All keys and buttons, each to be tapped and moved, and a way back to how they were."""
    say, bindings = page.texts.say, page.theme.bindings

    def button(name: str, pad: bool) -> Button:
        words = say((PAD if pad else KEYS)[name])
        sign = bindings.button_sign(name) if pad else bindings.key_sign(name)
        ask = Button(
            say("{name}: {key}", name=words, key=sign),
            lambda: page.stage.push(CaptureScene(page.home, name, pad)),
            size=page.theme.text.small,
        )
        ask.name = f"{'pad' if pad else 'bind'} {name}"
        return ask

    def grid(buttons: list[Button]) -> Row:
        def arrange(box: Box) -> None:
            cells = box.grid_for(len(buttons), NARROW, 6)
            for widget, cell in zip(buttons, cells, strict=True):
                widget.place(cell)

        lines = lines_of(len(buttons), NARROW, 6, width)
        return Row(Group(*buttons, arrange=arrange), height=lines * 56.0 - 6)

    back = Button(say("Keys and buttons as they were"), reset)
    back.name = "reset keys"
    back.why_not = "" if bindings.keys or bindings.pad else say("Nothing was moved.")
    rows = [Row(heading(page, say("Gamepad")), height=34)]
    rows.append(grid([button(name, True) for name in PAD]))
    if not page.home.public:
        rows.append(Row(heading(page, say("Keys")), height=34))
        rows.append(grid([button(name, False) for name in KEYS]))
    return [*rows, Row(back)]
