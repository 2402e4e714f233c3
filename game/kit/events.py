"""The typed events that scenes and widgets get. Positions are window pixels."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

MOUSE_POINTER = -1
"""The pointer number of the mouse; fingers have the numbers of the touch device (0 and up)."""


class Device(Enum):
    """What the player used."""

    MOUSE = "mouse"
    TOUCH = "touch"
    KEYS = "keys"
    PAD = "pad"
    SCAN = "scan"
    """One button: a light goes round, see `scan`."""

    @property
    def points(self) -> bool:
        """Does it point at things by itself, so that no ring has to show where one is?"""
        return self in (Device.MOUSE, Device.TOUCH)


class Direction(Enum):
    """Where the focus shall go."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    NEXT = "next"
    PREVIOUS = "previous"


@dataclass(frozen=True, slots=True)
class PointerDown:
    """A press. Button 1 is left or a finger, 2 middle, 3 right."""

    x: float
    y: float
    source: Device = Device.MOUSE
    button: int = 1
    pointer: int = MOUSE_POINTER


@dataclass(frozen=True, slots=True)
class PointerMove:
    """A move, with a button held (`pressed`) or hovering (mouse only)."""

    x: float
    y: float
    source: Device = Device.MOUSE
    pressed: bool = False
    pointer: int = MOUSE_POINTER


@dataclass(frozen=True, slots=True)
class PointerUp:
    """The end of a press."""

    x: float
    y: float
    source: Device = Device.MOUSE
    button: int = 1
    pointer: int = MOUSE_POINTER


@dataclass(frozen=True, slots=True)
class PointerCancel:
    """The press ended without meaning anything: let go of what is held, do nothing."""

    pointer: int = MOUSE_POINTER


@dataclass(frozen=True, slots=True)
class Wheel:
    """Wheel notches at a position; positive `dy` scrolls towards the top."""

    x: float
    y: float
    dx: float
    dy: float


@dataclass(frozen=True, slots=True)
class Nav:
    """Move the focus."""

    direction: Direction
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class Activate:
    """Do what the focused control does."""


@dataclass(frozen=True, slots=True)
class Back:
    """Close, cancel, go back."""


@dataclass(frozen=True, slots=True)
class Menu:
    """Open the menu (pad: Start)."""


@dataclass(frozen=True, slots=True)
class Info:
    """Explain the focused control (pad: Y, keyboard: I)."""


@dataclass(frozen=True, slots=True)
class Jump:
    """Move the focus into the next part of the screen, or the one before (pad: shoulders)."""

    step: int


@dataclass(frozen=True, slots=True)
class Help:
    """Tell what keys and buttons do (pad: X, keyboard: F1)."""


@dataclass(frozen=True, slots=True)
class RulesAsked:
    """Open the rules (keyboard: ?)."""


Meaning = Nav | Activate | Back | Menu | Info | Jump | Help | RulesAsked


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down. `name` is pygame's name in lower case ("a", "f3", "return", "space").

    The scene stack delivers the `Key` first; only when nobody handled it, its `meaning`
    follows. So whoever takes a key as a shortcut or as typing stops its meaning. `name` is the
    name of what the key does out of the box (see `bindings`), `pressed` that of the key itself.
    """

    name: str
    shift: bool = False
    ctrl: bool = False
    alt: bool = False
    repeat: bool = False
    meaning: Meaning | None = None
    pressed: str = ""


@dataclass(frozen=True, slots=True)
class PadButton:
    """A pad button went down while somebody binds one: its number instead of a meaning."""

    number: int


@dataclass(frozen=True, slots=True)
class TextTyped:
    """Text from the keyboard or input method; only while text input is on."""

    text: str


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has a new size in pixels (or lost its picture)."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class FocusLost:
    """The window is no longer the active one."""


@dataclass(frozen=True, slots=True)
class FocusGained:
    """The window is active again."""


@dataclass(frozen=True, slots=True)
class QuitAsked:
    """The player closed the window. Unhandled, the loop ends."""


@dataclass(frozen=True, slots=True)
class FileDropped:
    """A file was dropped on the window."""

    path: str


PointerEvent = PointerDown | PointerMove | PointerUp | PointerCancel
Event = (
    PointerEvent
    | Wheel
    | Key
    | PadButton
    | TextTyped
    | Meaning
    | Resized
    | FocusLost
    | FocusGained
    | QuitAsked
    | FileDropped
)
