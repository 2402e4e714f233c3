"""A line of text that is typed."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.events import Key
from game.kit.layout import Box
from game.kit.widgets.button import Pressable

_BLINK = 1.06


class TextField(Pressable):
    """One line; `on_change` at every change, `on_done` at Enter. Letters are its own."""

    def __init__(
        self,
        text: str,
        on_change: Callable[[str], object] | None = None,
        on_done: Callable[[str], object] | None = None,
        max_length: int = 24,
        hint: str = "",
    ) -> None:
        super().__init__()
        self._text = text[:max_length]
        self._on_change, self._on_done = on_change, on_done
        self._max = max_length
        self.hint = hint
        self.only = ""
        """The letters that it takes; empty for all."""
        self.own_keys = False
        """Keys for typing stand beside it already."""
        self._caret = len(self._text)
        self._has_focus = False
        self._blink = 0.0

    @property
    def text(self) -> str:
        """What is in it."""
        return self._text

    @text.setter
    def text(self, text: str) -> None:
        self._text = text[: self._max]
        self._caret = len(self._text)
        self.changed()

    def put(self, text: str) -> None:
        """Have this text in it, as if it had been typed."""
        self._put("".join(c for c in text if self._takes(c))[: self._max])
        self._move(len(self._text))

    def finish(self) -> None:
        """What Enter does."""
        if self._on_done is not None:
            self._on_done(self._text)

    @property
    def wants_text(self) -> bool:
        """Typed text goes here while it works."""
        return self.enabled

    def focused(self, has: bool) -> None:
        """The caret comes or goes."""
        self._has_focus = has
        self._blink = 0.0
        self.changed()
        self._wake()

    def activate(self) -> None:
        """A tap gives it the focus, Enter ends typing."""
        if self.host is not None and not self.host.has_focus(self):
            self.host.focus_on(self)

    def typed(self, text: str) -> bool:
        """Put it in at the caret."""
        text = "".join(c for c in text if self._takes(c))[: self._max - len(self._text)]
        if not self.enabled or not text:
            return True
        self._put(self._text[: self._caret] + text + self._text[self._caret :])
        self._move(self._caret + len(text))
        return True

    def key(self, key: Key) -> bool:
        """Editing keys; letters too, for they also come as text."""
        if key.ctrl or key.alt or not self.enabled:
            return False
        at, text = self._caret, self._text
        if key.name == "backspace":
            self._move(max(0, at - 1))
            self._put(text[: max(0, at - 1)] + text[at:])
        elif key.name == "delete":
            self._put(text[:at] + text[at + 1 :])
        elif key.name in ("left", "right", "home", "end"):
            places = {"left": at - 1, "right": at + 1, "home": 0, "end": len(text)}
            self._move(max(0, min(len(text), places[key.name])))
        elif key.name in ("return", "enter"):
            self.finish()
        else:
            return len(key.name) == 1 or key.name in ("space",) or _is_keypad(key.name)
        return True

    def update(self, dt: float) -> bool:
        """Let the caret blink."""
        if self._has_focus:
            before = self._caret_shown
            self._blink = (self._blink + dt) % _BLINK
            if self._caret_shown != before:
                self.changed()
        return super().update(dt) or self._has_focus

    def draw(self, brush: Brush) -> None:
        """White paper, the text (its end, when too long), the caret."""
        c = brush.theme.colors
        edge = c.ink if self._has_focus else c.ink_soft
        fill = c.white if self.enabled else c.disabled
        brush.panel(self.box, PanelStyle(fill, edge, brush.theme.shapes.stroke, 10))
        inner = self.box.inset(12, 4)
        style = TextStyle(brush.theme.text.body, c.ink, across="left", wrap=False)
        if not self._text and self.hint and not self._has_focus:
            brush.text(self.hint, inner, TextStyle(style.size, c.ink_soft, across="left"))
            return
        start, caret = 0, self._caret
        while start < caret and brush.text_width(self._text[start:caret], style) > inner.w - 4:
            start += 1
        shown = self._text[start:]
        while shown and brush.text_width(shown, style) > inner.w:
            shown = shown[:-1]
        brush.text(shown, Box(inner.x, inner.y, inner.w + 4, inner.h), style)
        if self._has_focus and self._caret_shown:
            x = inner.x + brush.text_width(self._text[start:caret], style)
            height = min(inner.h, style.size * 1.3)
            y = inner.center[1] - height / 2
            brush.stroke([(x, y + 2), (x, y + height - 2)], c.ink, 2)

    @property
    def _caret_shown(self) -> bool:
        return self._blink < _BLINK / 2

    def _put(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.changed()
            if self._on_change is not None:
                self._on_change(text)

    def _takes(self, letter: str) -> bool:
        return letter.isprintable() and (not self.only or letter in self.only)

    def _move(self, caret: int) -> None:
        self._caret = caret
        self._blink = 0.0
        self.changed()


def _is_keypad(name: str) -> bool:
    return name.startswith("[") and name.endswith("]")
