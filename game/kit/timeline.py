"""Motion as data: pieces that are advanced by seconds and can be finished at any moment.

A tween is a function of (start, target, elapsed). Start and target may be callables, which are
asked whenever the value is, so a resize in mid-flight stays right.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable

from game.kit.easing import Ease, out_cubic

REDUCED_SECONDS = 0.15
"""With reduced motion no travel takes longer; it is shown as a fade."""


class Motion(ABC):
    """A piece of motion. `advance` gives back the seconds it did not need."""

    done: bool = False

    @abstractmethod
    def advance(self, dt: float, reduced: bool = False) -> float:
        """Go on by `dt` seconds; the result is what is left of them (0 while not done)."""

    @abstractmethod
    def finish(self) -> None:
        """Jump to the end; everything the motion would have called is called, in order."""


class Wait(Motion):
    """Nothing, for some seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = max(0.0, seconds)
        self.elapsed = 0.0
        self.done = False

    def advance(self, dt: float, reduced: bool = False) -> float:
        """Let time pass."""
        self.elapsed += dt
        if self.elapsed < self.seconds:
            return 0.0
        self.done = True
        left = self.elapsed - self.seconds
        self.elapsed = self.seconds
        return min(left, dt)

    def finish(self) -> None:
        """Wait no longer."""
        self.elapsed = self.seconds
        self.done = True


class Call(Motion):
    """Call something once, when its turn comes or when finished."""

    def __init__(self, function: Callable[[], object]) -> None:
        self._function = function
        self.done = False

    def advance(self, dt: float, reduced: bool = False) -> float:
        """Call now; takes no time."""
        self.finish()
        return dt

    def finish(self) -> None:
        """Call now, if it has not been."""
        if not self.done:
            self.done = True
            self._function()


class _Timed(Wait):
    """A wait that knows how far it is, and begins at its first advance."""

    def __init__(self, seconds: float, ease: Ease) -> None:
        super().__init__(seconds)
        self.ease = ease
        """The curve: how far along at a part of the time."""
        self.begun = False
        self.reduced = False

    @property
    def progress(self) -> float:
        """How much of the time is over, 0 to 1, not eased."""
        if self.done:
            return 1.0
        return 0.0 if self.seconds <= 0 else min(1.0, self.elapsed / self.seconds)

    @property
    def eased(self) -> float:
        """How far along, after easing (may overshoot)."""
        return self.ease(self.progress)

    def advance(self, dt: float, reduced: bool = False) -> float:
        """Go on; with reduced motion the duration is capped and travel becomes a fade."""
        if not self.begun:
            self.begun = True
            if reduced:
                self.reduced = True
                self.seconds = min(self.seconds, REDUCED_SECONDS)
        left = super().advance(dt, reduced)
        self.apply()
        return left

    def finish(self) -> None:
        """Jump to the target."""
        self.begun = True
        super().finish()
        self.apply()

    def apply(self) -> None:
        """Hand the present value to whoever wants it."""


class Tween(_Timed):
    """A number on its way. Ask `value` when drawing, or let `apply` be called on each advance."""

    def __init__(
        self,
        start: float | Callable[[], float],
        target: float | Callable[[], float],
        seconds: float,
        ease: Ease = out_cubic,
        apply: Callable[[float], object] | None = None,
    ) -> None:
        super().__init__(seconds, ease)
        self._start, self._target, self._apply = start, target, apply

    @property
    def value(self) -> float:
        """The number now."""
        start = self._start() if callable(self._start) else self._start
        target = self._target() if callable(self._target) else self._target
        if self.reduced:
            return start if self.progress < 0.5 else target
        return start + (target - start) * self.eased

    def apply(self) -> None:
        """Call the function handed in with the present value."""
        if self._apply is not None:
            self._apply(self.value)


class Sequence(Motion):
    """One after the other; time left over by one goes to the next."""

    def __init__(self, *motions: Motion) -> None:
        self._motions = list(motions)
        self._at = 0
        self.done = not motions

    def advance(self, dt: float, reduced: bool = False) -> float:
        """Advance the present motion, and those after it with what is left."""
        while self._at < len(self._motions):
            motion = self._motions[self._at]
            dt = motion.advance(dt, reduced)
            if not motion.done:
                return 0.0
            self._at += 1
        self.done = True
        return dt

    def finish(self) -> None:
        """Finish all motions in order."""
        while self._at < len(self._motions):
            motion = self._motions[self._at]
            self._at += 1
            motion.finish()
        self.done = True


class Parallel(Motion):
    """All at once; done when the last one is."""

    def __init__(self, *motions: Motion) -> None:
        self._motions = list(motions)
        self.done = not motions

    def advance(self, dt: float, reduced: bool = False) -> float:
        """Advance all that are not done."""
        left = dt
        for motion in self._motions:
            if not motion.done:
                left = min(left, motion.advance(dt, reduced))
        self.done = all(motion.done for motion in self._motions)
        return left if self.done else 0.0

    def finish(self) -> None:
        """Finish all in order."""
        for motion in self._motions:
            if not motion.done:
                motion.finish()
        self.done = True


class Stagger(Parallel):
    """All of them, each begun `gap` seconds after the one before."""

    def __init__(self, gap: float, *motions: Motion) -> None:
        super().__init__(*(Sequence(Wait(gap * i), motion) for i, motion in enumerate(motions)))


class Timeline:
    """Where motions run. `speed` 1 is normal, `math.inf` finishes all at once."""

    def __init__(self, speed: float = 1.0, reduced: bool = False) -> None:
        self.speed = speed
        self.reduced = reduced
        self._motions: list[Motion] = []

    @property
    def idle(self) -> bool:
        """Is nothing running?"""
        return not self._motions

    def add(self, *motions: Motion) -> None:
        """Run these from now on, beside what runs already."""
        self._motions.extend(motions)

    def advance(self, dt: float) -> None:
        """Go on by `dt` seconds of the clock (times the speed)."""
        if math.isinf(self.speed):
            self.finish()
            return
        for motion in list(self._motions):
            motion.advance(dt * self.speed, self.reduced)
        self._motions = [motion for motion in self._motions if not motion.done]

    def finish(self) -> None:
        """Bring all to the end, also what they add meanwhile."""
        while self._motions:
            motions, self._motions = self._motions, []
            for motion in motions:
                motion.finish()

    def clear(self) -> None:
        """Forget all that runs, without finishing it."""
        self._motions.clear()
