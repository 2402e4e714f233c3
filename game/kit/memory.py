"""Letting go of what is not needed any more, at moments when nothing moves."""

from __future__ import annotations

import ctypes
import gc
import sys


def settle_memory() -> None:
    """Let go of what is not needed any more; later collections need not look at the rest.

    For moments when nothing moves: takes some hundredths of a second. Between them only young
    objects are looked at, few at a time.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.set_threshold(2000, 8, 1_000_000)
    give_back()


def give_back() -> None:
    """Hand freed memory to the system: glibc keeps what pictures have left, and grows for hours.

    Does nothing where there is another allocator.
    """
    if not sys.platform.startswith("linux"):
        return
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
