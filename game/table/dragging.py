"""A card under the pointer: it follows, flies home, or flies on from where it was let go."""

from __future__ import annotations

from game.kit.easing import out_cubic
from game.kit.layout import Box
from game.kit.timeline import Call, Sequence, Timeline, Tween
from game.rules import Kind
from game.table.flyers import Flyer
from game.table.hits import box_of_target
from game.table.shown import Shown
from game.table.spots import Lot, Spot
from game.table.sprites import Likeness, card
from game.table.targets import Target, What

HOME = 0.2
"""Seconds of the way home."""
_LOTS = {What.HAND: Lot.HAND, What.UP: Lot.UP, What.GIFT: Lot.GIFT, What.ASIDE: Lot.ASIDE}


class Dragging:
    """The one card that is dragged, if any."""

    def __init__(self) -> None:
        self.target: Target | None = None
        self._at = (0.0, 0.0)
        self._released: tuple[Spot, tuple[float, float]] | None = None

    def follow(self, target: Target, x: float, y: float) -> None:
        """The card lies under this point."""
        self.target, self._at = target, (x, y)

    def drop(self, shown: Shown) -> None:
        """Let go; `released` tells the next flight from its spot where it was."""
        if self.target is not None:
            self._released = self._let_go(shown, self.target)

    def released(self, spot: Spot) -> tuple[float, float]:
        """How far from its spot a card begins its flight; asked once after a drop."""
        released, self._released = self._released, None
        if released is None or released[0].key != spot.key:
            return 0.0, 0.0
        return released[1]

    def go_home(self, shown: Shown, decor: Timeline) -> None:
        """Let go; the card flies back to its slot."""
        if self.target is None:
            return
        row = _row_of(shown, self.target)
        spot, offset = self._let_go(shown, self.target)
        if spot.index >= len(row):
            return
        travel = Tween(0, 1, HOME, out_cubic)
        tray = (True, True)
        flyer = Flyer(card(row[spot.index]), spot, spot, travel, 0.0, tray=tray, offset=offset)
        staging = shown.staging
        staging.flyers.append(flyer)
        staging.hide(spot.key, 1)

        def arrive() -> None:
            staging.flyers.remove(flyer)
            staging.hide(spot.key, -1)

        decor.add(Sequence(travel, Call(arrive)))

    def card(self, shown: Shown) -> tuple[Likeness, Box] | None:
        """What is dragged, and where it is drawn."""
        if self.target is None:
            return None
        row = _row_of(shown, self.target)
        if self.target.index >= len(row):
            return None
        box = box_of_target(shown, self.target).scaled(1.06)
        x, y = box.center
        return card(row[self.target.index]), box.moved(self._at[0] - x, self._at[1] - y)

    def _let_go(self, shown: Shown, target: Target) -> tuple[Spot, tuple[float, float]]:
        x, y = box_of_target(shown, target).center
        self.target = None
        viewer = shown.model.viewer
        seat = -1 if viewer is None or target.what in (What.UP, What.GIFT) else viewer
        count = len(_row_of(shown, target))
        spot = Spot(_LOTS[target.what], seat, target.index, count)
        return spot, (self._at[0] - x, self._at[1] - y)


def _row_of(shown: Shown, target: Target) -> list[Kind]:
    view = shown.model.view
    rows = {What.HAND: shown.model.hand, What.UP: view.up, What.GIFT: view.gifts}
    return rows.get(target.what, shown.model.aside)
