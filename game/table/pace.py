"""When the computer players act: how long their thinking looks, and when they wait for a person.

They think in small slices so that no frame is late, and act when the picture has caught up and
a pause has passed. Before one of them ends its trading, people who could gain may speak up.
"""

import math
from collections.abc import Callable

from game.match import Decision, Match

GAPS = {"relaxed": 0.45, "normal": 0.12, "fast": 0.05, "instant": 0.0}
"""Seconds between two actions of computer players, after the picture has come to rest."""

DEAL_GAPS = {"relaxed": 0.8, "normal": 0.4, "fast": 0.2, "instant": 0.0}
"""Seconds more after a deal, so that it is seen."""

BID_SECONDS = 1.5
"""How long a person may speak up before a computer player ends its trading."""

SLICE_SECONDS = 0.002
EVALUATIONS = 10
CUE_SECONDS = 0.25
BURST_SECONDS = 0.008
"""At instant speed, actions are played one after the other for so long in a frame."""


class Pace:
    """The clockwork of the computer players of one match. Stepped by `update`."""

    def __init__(self, match: Match, speed: str, timer: Callable[[], float]) -> None:
        """`speed` is a key of `GAPS`; `timer` measures the machine's own time in seconds."""
        self._match = match
        self._speed = speed
        self._timer = timer
        self._waited = 0.0
        self._extra = 0.0
        self._thought = 0.0
        self.bid_seconds = BID_SECONDS

    def set_speed(self, speed: str) -> None:
        """Change the speed: a key of `GAPS`."""
        self._speed = speed

    def deal_seen(self) -> None:
        """A deal has just been shown: the next action comes a little later."""
        self._extra = DEAL_GAPS[self._speed]
        self._waited = 0.0

    def restart(self) -> None:
        """A person did something: the pause before the next action begins anew."""
        self._waited = 0.0

    @property
    def thinking(self) -> int | None:
        """The seat that ponders, once it takes long enough to be shown."""
        decision = self._match.decision
        if decision is not None:
            return decision.seat if self._waited > CUE_SECONDS else None
        return self._match.thinker if self._thought > CUE_SECONDS else None

    def bidding(self, seats: list[int]) -> list[int]:
        """Those of these people who could speak up just now, before a trading ends."""
        if not self._match.ends_trading:
            return []
        return [seat for seat in seats if self._match.may_gain(seat)]

    @property
    def seconds_left(self) -> int:
        """Whole seconds that are left to speak up, as long as nobody holds the bot."""
        return max(0, math.ceil(self.bid_seconds - self._waited))

    def update(self, dt: float, quiet: bool, people: list[int]) -> list[Decision]:
        """Go on by `dt` seconds; `quiet`: the picture has come to rest. What was played.

        `people` are the seats that may speak up. At most one decision is played, but at instant
        speed as many as a frame has time for.
        """
        instant = self._speed == "instant"
        started = self._timer()
        played: list[Decision] = []
        while self._think(dt) and self._due(dt, quiet, people) and (quiet or instant):
            decision = self._match.decision
            assert decision is not None
            self._waited = self._extra = self._thought = 0.0
            self._match.play()
            played.append(decision)
            if not instant or self._timer() - started > BURST_SECONDS:
                break
            if self._match.awaited_humans():
                break
        return played

    def _think(self, dt: float) -> bool:
        """Think for a slice; True when there is a decision."""
        match = self._match
        started = self._timer()
        while match.decision is None and not match.idle:
            if match.think(EVALUATIONS):
                break
            if self._timer() - started > SLICE_SECONDS:
                self._thought += dt
                return False
        return match.decision is not None

    def _due(self, dt: float, quiet: bool, people: list[int]) -> bool:
        """Whether the pause is over, counted from when the picture has come to rest."""
        pause = GAPS[self._speed] + self._extra
        if self.bidding(people):
            pause = max(pause, self.bid_seconds)
        if quiet:
            self._waited += dt
        return self._waited >= pause
