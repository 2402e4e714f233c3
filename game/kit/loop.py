"""The loop: fixed logic steps, drawing between them, one place that sleeps."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator

from game.kit.assist import Aids, Assist
from game.kit.clock import Clock
from game.kit.events import Event, Key, QuitAsked, Resized
from game.kit.governor import Governor
from game.kit.guard import Guard
from game.kit.input import Input
from game.kit.layout import Screen
from game.kit.memory import settle_memory, sweep
from game.kit.passage import Passage
from game.kit.record import FrameRecord, FrameTimes
from game.kit.stage import Scene, Stage
from game.kit.window import Window

STEP = 1 / 60
MAX_FRAME = 0.1
MAX_STEPS = 5
SUSPENDED = 1.0
RATE = 59.999
RECORDS = 600
SPARE_MS = 6.0
"""A frame that took less time has so much left that some work may be done beforehand."""
STILL_FRAMES = 6
"""After so many frames without input, change or work the loop looks half as often."""
STILL_MS = 0.5
"""A frame that took more time did some work."""
_NOTHING = object()


class Limiter:
    """Sleeps to absolute deadlines, so that errors do not add up; never spins."""

    def __init__(self, clock: Clock, rate: float = RATE) -> None:
        self._clock = clock
        self._period = 1 / rate
        self._deadline = clock.now()

    def wait(self, periods: int = 1) -> None:
        """Sleep until so many periods are over; after a stall start counting anew."""
        now = self._clock.now()
        length = periods * self._period
        self._deadline += length
        if self._deadline < now - self._period or self._deadline > now + length + self._period:
            self._deadline = now + length
        if self._deadline > now:
            time.sleep(self._deadline - now)


class Loop:
    """Joins window, stage, input and clock. `frame` does one frame and never sleeps.

    `on_crash(exception)` is called for any exception out of a scene; it should put the stage
    in a state that works (or raise). Without it exceptions go on to the caller.
    """

    def __init__(
        self,
        window: Window,
        clock: Clock,
        text_scale: float = 1.0,
        on_crash: Callable[[Exception], None] | None = None,
    ) -> None:
        self.window = window
        self.clock = clock
        self.text_scale = text_scale
        self.on_crash = on_crash
        self.guard: Guard | None = None
        self.on_frame: Callable[[], object] | None = None
        """Called at the end of every frame that went through without an exception."""
        self.timer = time.perf_counter
        """Measures updates and drawing; a bench may put the processor's time here."""
        self.input = Input(clock, window.screen_size, window.turn)
        self.stage = Stage(Screen(*window.size, text_scale), self.input.release)
        self.assist = Assist(self.stage, clock)
        self.times: deque[FrameTimes] = deque(maxlen=RECORDS)
        self.governor = Governor()
        self.record: FrameRecord | None = None
        """Shows how long frames take while it is `shown`; F3 switches it."""
        self.passage: Passage | None = None
        """Shows how scenes give way to each other; without it they change at once."""
        self.spare: Iterator[object] = iter(())
        """Work in small steps, of which one is done wherever a frame has time to spare; it must
        not raise."""
        self._lowest: Scene | None = None
        self._dt = 0.0
        self._still = 0
        self._accumulator = 0.0
        self._last = clock.now()

    def set_shift(self, dx: int, dy: int) -> None:
        """Show the picture so many pixels aside, against burn-in."""
        self.window.set_shift(dx, dy)
        self.stage.repaint()

    def frame(self, dt: float) -> bool:
        """One frame, `dt` seconds after the last; False when no scene is left."""
        try:
            self._frame(dt)
        except Exception as error:
            if self.on_crash is None:
                raise
            self.on_crash(error)
        return not self.stage.empty

    def tick(self) -> bool:
        """One frame by the clock; what a shell calls again and again."""
        now = self.clock.now()
        self._dt, self._last = now - self._last, now
        return self.frame(self._dt)

    def run(self, enough: Callable[[], bool] = lambda: False) -> None:
        """Until no scene is left, or it is `enough` (asked after each frame)."""
        limiter = Limiter(self.clock)
        self.stage.allowance.measure(self.window.surface)
        self._last = self.clock.now()
        while self.tick() and not enough():
            self.between_frames()
            limiter.wait(2 if self._still > STILL_FRAMES else 1)

    def between_frames(self) -> None:
        """Judge the frame that was, look after memory, use spare time; for own shells too."""
        self._judge()
        self.look_after_memory()
        took = sum(self.times[-1]) if self.times else SPARE_MS
        worked = took < SPARE_MS and next(self.spare, _NOTHING) is not _NOTHING
        self._still = 0 if worked or took > STILL_MS else self._still + 1

    def set_text_scale(self, text_scale: float) -> None:
        """Enlarge all text (1 to 1.5); scenes lay out anew."""
        self.text_scale = text_scale
        self._resized()

    def set_aids(self, aids: Aids) -> None:
        """What hands need: other keys, a pause after each input, one button alone."""
        self.input.bindings = aids.bindings
        self.assist.set_aids(aids)

    def set_raw_buttons(self, wanted: bool) -> None:
        """Pad buttons come as numbers while somebody binds one."""
        self.input.want_raw_buttons(wanted)

    def set_fullscreen(self, fullscreen: bool) -> None:
        """Fill the desktop or not; scenes lay out anew."""
        self.window.set_fullscreen(fullscreen)
        self._resized()

    def _frame(self, dt: float) -> None:
        started = self.timer()
        for event in self.input.poll():
            self._still = 0
            self._dispatch(event)
        if self.guard is not None:
            self.guard.passed(dt)
        alpha = self._advance(dt)
        self.assist.passed(dt, self.input.device)
        self.input.want_text(self.stage.wants_text())
        updated = self.timer()
        changed = self._draw(alpha, dt)
        if changed and self.record is not None and self.record.shown:
            self.record.read(self.times, self.governor.level)
            self.record.draw(self.window.surface, self.stage.screen)
        drawn = self.timer()
        present = self._present() if changed else 0.0
        if changed:
            self._still = 0
        self.times.append(FrameTimes((updated - started) * 1e3, (drawn - updated) * 1e3, present))
        if self.on_frame is not None:
            self.on_frame()

    def look_after_memory(self) -> None:
        """Between two frames: free what scenes that are gone have held."""
        lowest = self.stage.scenes[0] if self.stage.scenes else None
        if lowest is not self._lowest:
            self._lowest = lowest
            settle_memory()
        elif not self.stage.swept:
            sweep(freeze=self.stage.top is lowest)
        self.stage.swept = True

    def _judge(self) -> None:
        last = self.times[-1] if self.times else None
        if last is not None and last.present:
            self.governor.passed(self._dt, sum(last))

    def _draw(self, alpha: float, dt: float) -> bool:
        if self.passage is None:
            return self.stage.draw(self.window.surface, alpha)
        return self.passage.draw(self.stage, self.window.surface, alpha, min(dt, STEP * MAX_STEPS))

    def _present(self) -> float:
        started = time.perf_counter()
        self.window.present()
        return (time.perf_counter() - started) * 1e3

    def _advance(self, dt: float) -> float:
        """Run the logic steps that are due; the rest of a step as a part of one."""
        if dt > SUSPENDED:
            self._accumulator = 0.0
            self.stage.suspended(dt)
            return 0.0
        self._accumulator += min(max(dt, 0.0), MAX_FRAME)
        steps = 0
        while self._accumulator >= STEP - 1e-9:
            self._accumulator = max(0.0, self._accumulator - STEP)
            steps += 1
            if steps <= MAX_STEPS:
                self.stage.update(STEP)
        return min(1.0, self._accumulator / STEP)

    def _dispatch(self, event: Event) -> None:
        if isinstance(event, Resized):
            self._resized()
        elif not self._admits(event):
            return
        elif isinstance(event, Key) and event.name == "f3" and self.record is not None:
            self._toggle_record(self.record, event)
        elif self.stage.handle(event):
            self.assist.used(event)
        elif isinstance(event, QuitAsked):
            self.stage.clear()

    def _toggle_record(self, record: FrameRecord, key: Key) -> None:
        if not key.repeat:
            record.shown = not record.shown
            self.stage.repaint()

    def _admits(self, event: Event) -> bool:
        if self.guard is not None and not self.guard.admits(event):
            return False
        return self.assist.admits(event, self.input.device)

    def _resized(self) -> None:
        self.window.refresh()
        self.input.resized(self.window.screen_size)
        screen = Screen(*self.window.size, self.text_scale)
        if screen != self.stage.screen:
            if self.stage.allowance.limited:
                self.stage.allowance.measure(self.window.surface)
            self.stage.resized(screen)
        else:
            self.stage.repaint()
