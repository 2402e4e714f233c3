"""A progress bar for long commands, on a terminal only."""

import sys
import time

_WIDTH = 32
_REDRAW_SECONDS = 0.1


class Progress:
    """A bar on standard error; nothing at all when that is not a terminal."""

    def __init__(self, total: int, what: str) -> None:
        self._total = max(1, total)
        self._what = what
        self._shown = sys.stderr.isatty()
        self._began = time.monotonic()
        self._drawn = -_REDRAW_SECONDS

    def at(self, done: int) -> None:
        """Show that so many are done."""
        now = time.monotonic() - self._began
        if not self._shown or (now - self._drawn < _REDRAW_SECONDS and done < self._total):
            return
        self._drawn = now
        full = _WIDTH * done // self._total
        left = now / done * (self._total - done) if done else 0.0
        bar = "#" * full + "." * (_WIDTH - full)
        line = f"\r[{bar}] {done}/{self._total} {self._what}, {left:.0f} s left "
        print(line, end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Take the bar away."""
        if self._shown:
            print("\r\x1b[2K", end="", file=sys.stderr, flush=True)
