"""Between the devices and the scenes: what hands need that cannot do everything."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.kit.bindings import Bindings
from game.kit.clock import Clock
from game.kit.events import (
    Activate,
    Back,
    Device,
    Event,
    Help,
    Info,
    Jump,
    Key,
    Menu,
    Nav,
    PointerDown,
    PointerMove,
    PointerUp,
    RulesAsked,
    TextTyped,
    Wheel,
)
from game.kit.scan import Scan
from game.kit.stage import Stage
from game.kit.widgets.groups import groups_of
from game.kit.widgets.ui import Ui

_MEANINGS = Activate | Back | Help | Info | Menu | Nav | Jump | RulesAsked
_NOT_THE_BUTTON = ("escape", "f1", "f11")
"""Keys that keep their meaning while all others are the one button."""
_MOVING_KEYS = ("space", "tab", "left", "right", "up", "down")
_RIGHT = 3


@dataclass(frozen=True, slots=True)
class Aids:
    """`cooldown`: so many seconds after an input that was used, others are not taken (0: none).
    `scan`: the light goes on after so many seconds, and any key or touch chooses (0: off).
    `two_buttons`: the light goes on by one button, and all others choose; `scan` means nothing."""

    bindings: Bindings = field(default_factory=Bindings)
    cooldown: float = 0.0
    scan: float = 0.0
    two_buttons: bool = False

    @property
    def lit(self) -> bool:
        """Does a light show what can be chosen?"""
        return self.two_buttons or bool(self.scan)


class Assist:
    """Asked by the loop before any event reaches a scene, and told what became of it."""

    def __init__(self, stage: Stage, clock: Clock) -> None:
        self.aids = Aids()
        self._stage, self._clock = stage, clock
        self._scan = Scan(stage, stage.handle)
        self._used_at = -1e9
        self._seen: Ui | None = None

    def set_aids(self, aids: Aids) -> None:
        """Other needs from now on."""
        if self.aids.lit and not aids.lit:
            self._scan.stop()
        self.aids = aids

    def admits(self, event: Event, device: Device) -> bool:
        """Whether the event may reach the scenes; with one button it may have been a choice."""
        if not _is_press(event) and not (self.aids.lit and _is_pointing(event)):
            return True
        cooldown = 0.0 if self._stage.wants_text() else self.aids.cooldown
        if _is_press(event) and self._clock.now() - self._used_at < cooldown:
            return False
        if self.aids.lit and self._is_the_button(event):
            if _is_press(event) and self._pressed(event):
                self._used_at = self._clock.now()
            return False
        ui = self._ui()
        if ui is not None and isinstance(event, _MEANINGS):
            ui.use(device)
        return True

    def used(self, event: Event) -> None:
        """A scene took the event."""
        if _is_press(event):
            self._used_at = self._clock.now()

    def passed(self, seconds: float, device: Device) -> None:
        """Time goes by: the light moves, and a new screen shows where the focus is."""
        ui = self._ui()
        if self.aids.two_buttons:
            self._scan.shine()
        elif self.aids.scan:
            self._scan.passed(seconds, self.aids.scan)
        elif ui is not None and ui is not self._seen and not device.points:
            ui.use(device)
            if ui.focus is None:
                groups = groups_of(ui.root)
                ui.focus_on(next((w for g in groups for w in g if w.first_choice), None))
                if ui.focus is None and groups:
                    ui.focus_on(groups[0][0])
        self._seen = ui

    def _ui(self) -> Ui | None:
        ui = getattr(self._stage.top, "ui", None)
        return ui if isinstance(ui, Ui) else None

    def _pressed(self, event: Event) -> bool:
        """The button of the light's owner: it goes on, or what is lit is chosen."""
        if self.aids.two_buttons and _is_moving(event):
            return self._scan.go_on()
        return self._scan.choose(self.aids.scan)

    def _is_the_button(self, event: Event) -> bool:
        if self._ui() is None:
            return False
        return not (isinstance(event, Key) and event.name in _NOT_THE_BUTTON)


def _is_press(event: Event) -> bool:
    if isinstance(event, Key):
        return not event.repeat
    if isinstance(event, Nav):
        return not event.repeat
    return isinstance(event, PointerDown | _MEANINGS)


def _is_moving(event: Event) -> bool:
    """Of two buttons the one that moves the light: space and arrows, the right one of a mouse,
    B and the directions of a pad."""
    if isinstance(event, Key):
        return event.name in _MOVING_KEYS
    if isinstance(event, PointerDown):
        return event.button == _RIGHT
    return isinstance(event, Back | Nav | Jump)


def _is_pointing(event: Event) -> bool:
    return isinstance(event, PointerMove | PointerUp | Wheel | Key | Nav | TextTyped)
