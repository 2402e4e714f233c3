"""Which widget is next in a direction, and where the focus goes back to."""

from __future__ import annotations

from collections.abc import Sequence

from game.kit.events import Direction
from game.kit.layout import Box
from game.kit.widgets.base import Host, Widget

_SIDEWAYS = 2.5
"""How much worse a step aside is than one straight on."""


def nearest(boxes: Sequence[Box], current: int | None, direction: Direction) -> int | None:
    """The index of the box to go to from `current`; None when there is nothing that way.

    NEXT and PREVIOUS follow the order of the sequence and go round; the four directions take
    the nearest box whose middle lies that way. Without a current box the first one is taken.
    """
    if not boxes:
        return None
    if current is None:
        return len(boxes) - 1 if direction is Direction.PREVIOUS else 0
    if direction is Direction.NEXT:
        return (current + 1) % len(boxes)
    if direction is Direction.PREVIOUS:
        return (current - 1) % len(boxes)
    here = boxes[current]
    ranked = [
        (cost, i)
        for i, box in enumerate(boxes)
        if i != current and (cost := _cost(here, box, direction)) is not None
    ]
    return min(ranked)[1] if ranked else None


def _cost(here: Box, there: Box, direction: Direction) -> float | None:
    (hx, hy), (tx, ty) = here.center, there.center
    if direction in (Direction.LEFT, Direction.RIGHT):
        sign = 1 if direction is Direction.RIGHT else -1
        ahead = (tx - hx) * sign
        gap = (there.x - here.right) if sign > 0 else (here.x - there.right)
        aside = _apart(here.y, here.bottom, there.y, there.bottom)
        skew = abs(ty - hy)
    else:
        sign = 1 if direction is Direction.DOWN else -1
        ahead = (ty - hy) * sign
        gap = (there.y - here.bottom) if sign > 0 else (here.y - there.bottom)
        aside = _apart(here.x, here.right, there.x, there.right)
        skew = abs(tx - hx)
    if ahead <= 0.5:
        return None
    return max(0.0, gap) + ahead * 0.1 + aside * _SIDEWAYS + skew * 0.3


def _apart(a1: float, a2: float, b1: float, b2: float) -> float:
    """How far two spans are from overlapping."""
    return max(0.0, b1 - a2, a1 - b2)


class WayBack:
    """Where the focus was before something opened that took it."""

    def __init__(self) -> None:
        self._before: Widget | None = None

    def opens(self, root: Widget, host: Host) -> None:
        """Something is about to take the focus."""
        self._before = next(filter(host.has_focus, root.walk()), None)

    def closes(self, closed: Widget, host: Host) -> None:
        """It goes: what had the focus before has it again, if `closed` has it now."""
        before, self._before = self._before, None
        has_it = any(map(host.has_focus, closed.walk()))
        if has_it and before is not None and before.host is not None and before.focusable:
            host.focus_on(before)
