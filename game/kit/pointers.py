"""Which pointers are down, and which of them began in a scene that is gone."""

from __future__ import annotations

from game.kit.events import Event, PointerCancel, PointerDown, PointerMove, PointerUp


class Pointers:
    """Kept by the stage."""

    def __init__(self) -> None:
        self._held: set[int] = set()
        self._muted: set[int] = set()

    def stale(self, event: Event) -> bool:
        """Keep track; is this the rest of a press that began in another scene?"""
        if isinstance(event, PointerDown):
            self._muted.discard(event.pointer)
            self._held.add(event.pointer)
        elif isinstance(event, PointerUp | PointerCancel):
            self._held.discard(event.pointer)
            if event.pointer in self._muted:
                self._muted.discard(event.pointer)
                return True
        elif isinstance(event, PointerMove) and event.pressed:
            return event.pointer in self._muted
        return False

    def let_go(self) -> list[int]:
        """All that are held; what they do until they are up is stale from now on."""
        held, self._held = sorted(self._held), set()
        self._muted.update(held)
        return held
