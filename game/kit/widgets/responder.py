"""What a widget does with events; every widget overrides what it needs."""

from __future__ import annotations

from game.kit.brush import Brush
from game.kit.events import Direction, Key


class Responder:
    """Does nothing with anything. Places are logical."""

    def draw(self, brush: Brush) -> None:
        """Draw the widget itself; its children are drawn after it."""

    def draw_sign(self, brush: Brush) -> None:
        """Draw the key upon it, which `draw` draws too: once more above the ring around it."""

    def update(self, dt: float) -> bool:
        """Go on with an animation; False when there is nothing more to do. See `Host.wake`."""
        return False

    def activate(self) -> None:
        """It was tapped, or chosen by key or pad."""

    def press(self, x: float, y: float) -> None:
        """A pointer went down on it."""

    def drag(self, x: float, y: float) -> None:
        """The pointer that pressed it moved."""

    def release(self, x: float, y: float, inside: bool) -> bool:
        """The pointer went up; the result tells whether this was a tap."""
        return inside

    def cancel(self) -> None:
        """The press is over and meant nothing."""

    def hover(self, inside: bool) -> None:
        """The mouse came or went."""

    def focused(self, has: bool) -> None:
        """The focus came or went."""

    def nav(self, direction: Direction) -> bool:
        """An arrow while focused; True keeps the focus here."""
        return False

    def key(self, key: Key) -> bool:
        """A key while focused; True when used."""
        return False

    def typed(self, text: str) -> bool:
        """Text while focused; True when used."""
        return False

    def wheel(self, dx: float, dy: float) -> bool:
        """Wheel notches over it or a child; True when used."""
        return False

    @property
    def wants_text(self) -> bool:
        """Does it take typed text while focused?"""
        return False

    @property
    def keeps_drag(self) -> bool:
        """Does it use drags itself, so that a scroll area around it must not take them?"""
        return False
