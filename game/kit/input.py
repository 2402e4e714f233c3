"""The only reader of the pygame event queue: devices in, typed events out.

One tap on a touch screen may arrive as finger events, as mouse events, or as both; it always
becomes one press. Which came first does not matter.
"""

from __future__ import annotations

import math

import pygame

from game.kit.bindings import Bindings
from game.kit.clock import Clock
from game.kit.events import (
    Device,
    Event,
    FileDropped,
    FocusGained,
    FocusLost,
    Key,
    PointerCancel,
    PointerDown,
    PointerMove,
    PointerUp,
    QuitAsked,
    Resized,
    TextTyped,
    Wheel,
)
from game.kit.pad import Pads
from game.kit.turning import upright

SAME_TAP_PX = 40.0
SAME_TAP_SECONDS = 0.08
_ANYWHERE = -1
_QUESTION_KEYS = frozenset(
    {(pygame.K_SLASH, _ANYWHERE), (pygame.K_QUESTION, _ANYWHERE), (ord("ß"), _ANYWHERE)}
    | {(ord(sign), pygame.KSCAN_MINUS) for sign in "'+*"}
    | {(pygame.K_COMMA, pygame.KSCAN_M)}
)
"""Keys that type "?" with shift, on keyboards of our languages and their neighbours: the key's sign
and, where that says too little, its place on the keyboard."""


class Input:
    """Reads the queue once a frame. `device` is what the player used last.

    `size` is the screen's; `turn` is how the picture stands on it, in degrees clockwise.
    """

    def __init__(self, clock: Clock, size: tuple[int, int], turn: int = 0) -> None:
        self._clock = clock
        self._size = size
        self._turn = turn
        self.device = Device.MOUSE
        self.bindings = Bindings()
        self._fingers: dict[int, tuple[float, float]] = {}
        self._ignored_fingers: set[int] = set()
        self._last_finger: tuple[float, float, float] = (-math.inf, 0.0, 0.0)
        self._last_mouse_down: tuple[float, float, float] = (-math.inf, 0.0, 0.0)
        self._mouse_held: set[int] = set()
        self._ignored_buttons: set[int] = set()
        self._pads = Pads()
        self._text = True
        self.want_text(False)

    def poll(self) -> list[Event]:
        """All that happened since the last call."""
        events: list[Event] = []
        for raw in pygame.event.get():
            events.extend(self._translate(raw))
        moved = self._pads.repeat(self._clock.now())
        if moved is not None:
            events.append(moved)
        return events

    def resized(self, size: tuple[int, int]) -> None:
        """The screen's size in pixels; finger positions are parts of it."""
        self._size = size

    def release(self) -> None:
        """Forget what is held (repeating pad directions)."""
        self._pads.release()

    def want_raw_buttons(self, wanted: bool) -> None:
        """Pad buttons come as numbers (`PadButton`) while somebody binds one."""
        self._pads.raw = wanted

    def want_text(self, wanted: bool) -> None:
        """Text input is on only while wanted (a text field has the focus)."""
        if wanted == self._text:
            return
        self._text = wanted
        if wanted:
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def _translate(self, raw: pygame.Event) -> list[Event]:
        kind = raw.type
        if kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._mouse(raw)
        if kind in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
            return self._finger(raw)
        if kind == pygame.MOUSEWHEEL:
            x, y = self._upright(*pygame.mouse.get_pos())
            return [Wheel(x, y, raw.dict.get("precise_x", raw.x), raw.dict.get("precise_y", raw.y))]
        if kind == pygame.KEYDOWN:
            return self._key(raw)
        if kind == pygame.TEXTINPUT:
            return [TextTyped(raw.text)] if self._text else []
        meanings = self._pads.translate(raw, self._clock.now(), self.bindings)
        if meanings:
            self.device = Device.PAD
            return [*meanings]
        return self._window(raw)

    def _window(self, raw: pygame.Event) -> list[Event]:
        kind = raw.type
        if kind == pygame.QUIT:
            return [QuitAsked()]
        if kind in (pygame.WINDOWSIZECHANGED, pygame.WINDOWEXPOSED):
            surface = pygame.display.get_surface()
            size = surface.get_size() if surface is not None else self._size
            return [Resized(*size)]
        if kind == pygame.WINDOWFOCUSLOST:
            return [*self._cancel_all(), FocusLost()]
        if kind == pygame.WINDOWFOCUSGAINED:
            return [FocusGained()]
        if kind == pygame.DROPFILE:
            return [FileDropped(raw.file)]
        return []

    def _cancel_all(self) -> list[Event]:
        self._pads.release()
        held = [PointerCancel(finger) for finger in self._fingers]
        if self._mouse_held:
            held.append(PointerCancel())
        self._fingers.clear()
        self._mouse_held.clear()
        return [*held]

    # -- mouse and touch ---------------------------------------------------------------------

    def _mouse(self, raw: pygame.Event) -> list[Event]:
        x, y = self._upright(float(raw.pos[0]), float(raw.pos[1]))
        source = Device.TOUCH if getattr(raw, "touch", False) else Device.MOUSE
        if raw.type == pygame.MOUSEMOTION:
            return self._mouse_moved(x, y, source)
        if raw.button > 3:
            return []
        if raw.type == pygame.MOUSEBUTTONDOWN:
            if self._is_finger_echo(x, y):
                self._ignored_buttons.add(raw.button)
                return []
            self._ignored_buttons.discard(raw.button)
            self._mouse_held.add(raw.button)
            self._last_mouse_down = (self._clock.now(), x, y)
            self.device = source
            return [PointerDown(x, y, source, raw.button)]
        if raw.button in self._ignored_buttons or raw.button not in self._mouse_held:
            self._ignored_buttons.discard(raw.button)
            return []
        self._mouse_held.discard(raw.button)
        return [PointerUp(x, y, source, raw.button)]

    def _mouse_moved(self, x: float, y: float, source: Device) -> list[Event]:
        pressed = bool(self._mouse_held)
        if not pressed and (self._ignored_buttons or source is Device.TOUCH):
            return []
        if not pressed and self._is_finger_echo(x, y):
            return []
        self.device = source
        return [PointerMove(x, y, source, pressed)]

    def _is_finger_echo(self, x: float, y: float) -> bool:
        """Is this mouse event only the shadow of a finger?"""
        near = any(math.dist((x, y), at) <= SAME_TAP_PX for at in self._fingers.values())
        return near or self._is_same_tap(self._last_finger, x, y)

    def _is_same_tap(self, last: tuple[float, float, float], x: float, y: float) -> bool:
        when, last_x, last_y = last
        recent = self._clock.now() - when <= SAME_TAP_SECONDS
        return recent and math.dist((x, y), (last_x, last_y)) <= SAME_TAP_PX

    def _finger(self, raw: pygame.Event) -> list[Event]:
        width, height = self._size
        x = min(max(raw.x, 0.0), 1.0) * max(1, width - 1)
        y = min(max(raw.y, 0.0), 1.0) * max(1, height - 1)
        x, y = self._upright(x, y)
        finger = int(raw.finger_id)
        if raw.type == pygame.FINGERDOWN:
            return self._finger_down(finger, x, y)
        if finger in self._ignored_fingers:
            if raw.type == pygame.FINGERUP:
                self._ignored_fingers.discard(finger)
            return []
        if finger not in self._fingers:
            return []
        self._last_finger = (self._clock.now(), x, y)
        if raw.type == pygame.FINGERMOTION:
            self._fingers[finger] = (x, y)
            return [PointerMove(x, y, Device.TOUCH, True, finger)]
        del self._fingers[finger]
        return [PointerUp(x, y, Device.TOUCH, 1, finger)]

    def _finger_down(self, finger: int, x: float, y: float) -> list[Event]:
        self.device = Device.TOUCH
        if self._is_same_tap(self._last_mouse_down, x, y):
            self._ignored_fingers.add(finger)
            return []
        self._fingers[finger] = (x, y)
        self._last_finger = (self._clock.now(), x, y)
        return [PointerDown(x, y, Device.TOUCH, 1, finger)]

    def _upright(self, x: float, y: float) -> tuple[float, float]:
        """From a place on the screen to the one of the picture."""
        width, height = self._size
        return upright(x, y, width - 1, height - 1, self._turn)

    # -- keyboard ----------------------------------------------------------------------------

    def _key(self, raw: pygame.Event) -> list[Event]:
        shift = bool(raw.mod & pygame.KMOD_SHIFT)
        ctrl = bool(raw.mod & (pygame.KMOD_CTRL | pygame.KMOD_GUI))
        alt = bool(raw.mod & pygame.KMOD_ALT)
        self.device = Device.KEYS
        repeat = bool(raw.dict.get("repeat", False))
        pressed = pygame.key.name(raw.key).lower()
        if self._is_question_mark(raw, shift):
            pressed = "?"
        types = self._text and len(raw.dict.get("unicode", "")) == 1 and raw.unicode.isprintable()
        name = pressed if types else self.bindings.known_as(pressed)
        meaning = None if ctrl or alt or types else self.bindings.meaning(name, shift, repeat)
        return [Key(name, shift, ctrl, alt, repeat, meaning, pressed)]

    def _is_question_mark(self, raw: pygame.Event, shift: bool) -> bool:
        if raw.dict.get("unicode", "") == "?":
            return True
        # Without text input the system tells the key, but not what it types.
        if self._text or not shift:
            return False
        places = (_ANYWHERE, raw.dict.get("scancode", _ANYWHERE))
        return any((raw.key, place) in _QUESTION_KEYS for place in places)
