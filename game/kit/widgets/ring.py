"""The ring around what has the focus: how it glides from the last place to the next."""

from __future__ import annotations

from game.kit.easing import out_cubic
from game.kit.layout import Box


class Ring:
    """`seconds` is how long it glides; 0 for not at all."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._from: Box | None = None
        self._age = 0.0

    @property
    def moving(self) -> bool:
        """Is it on its way?"""
        return self._from is not None

    def start(self, box: Box | None) -> None:
        """Glide from here on; None: be there at once."""
        self._from = box if self._seconds > 0 else None
        self._age = 0.0

    def advance(self, dt: float) -> None:
        """One logic step."""
        self._age += dt
        if self._age >= self._seconds:
            self._from = None

    def box(self, end: Box) -> Box:
        """Where it is now, on its way to `end`."""
        start = self._from
        if start is None:
            return end
        at = out_cubic(min(1.0, self._age / self._seconds))
        pairs = ((start.x, end.x), (start.y, end.y), (start.w, end.w), (start.h, end.h))
        x, y, w, h = (a + (b - a) * at for a, b in pairs)
        return Box(x, y, w, h)
