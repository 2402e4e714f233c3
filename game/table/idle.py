"""Idle life: now and then a bean in a field blinks or takes a breath."""

from __future__ import annotations

import math
from random import Random

from game.rules import EMPTY
from game.table.shown import Shown
from game.table.spots import Lot

AT_ONCE = 2
TICK = 0.1
"""Seconds between two looks of a moving bean: at most ten drawn frames a second."""
REST = (1.4, 4.0)
BLINK = 0.2
BREATH = 1.0


class IdleLife:
    """Keeps the clocks of blinking and breathing beans; at most two move at a time."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._rest = 1.0
        self._tick = 0.0
        self._moving: dict[tuple[int, int], tuple[str, float]] = {}

    def update(self, dt: float, shown: Shown) -> bool:
        """Go on; True when a bean looks different from before."""
        self._tick += dt
        if self._tick < TICK:
            return False
        passed, self._tick = self._tick, 0.0
        self._rest -= passed
        if self._rest <= 0 and len(self._moving) < AT_ONCE:
            self._begin(shown)
        if not self._moving:
            return False
        self._move(passed, shown)
        return True

    def _begin(self, shown: Shown) -> None:
        low, high = REST
        self._rest = low + self._chance.random() * (high - low)
        beans = [
            (seat, index)
            for seat in range(shown.model.rules.players)
            for index in range(len(shown.model.fields_of(seat)))
            if shown.field(seat, index) != EMPTY and (seat, index) not in self._moving
        ]
        if beans:
            which = self._chance.choice(beans)
            what = "blink" if self._chance.random() < 0.6 else "breath"
            self._moving[which] = (what, 0.0)

    def _move(self, passed: float, shown: Shown) -> None:
        for bean, (what, age) in list(self._moving.items()):
            life = BLINK if what == "blink" else BREATH
            age += passed
            shown.staging.stir(Lot.FIELD, bean[0])
            if age > life:
                del self._moving[bean]
                shown.bean_moods.pop(bean, None)
                shown.breaths.pop(bean, None)
                continue
            self._moving[bean] = (what, age)
            if what == "blink":
                shown.bean_moods[bean] = "blink"
            else:
                shown.breaths[bean] = round(math.sin(math.pi * age / life), 2)
