"""Letting go of what is not needed any more, at moments when nothing moves."""

from __future__ import annotations

import ctypes
import gc
import sys

PICTURE = 65536
"""Pieces of so many bytes (128 x 128 pixels) have pages of their own."""
_MMAP_THRESHOLD = -3


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


def sweep(freeze: bool) -> None:
    """Let go of scenes that have left: they and their widgets hold each other, and large pictures
    with them, so that only a whole collection finds those.

    It leaves out what was frozen before, and is quick for it. Do not `freeze` what is to leave
    before memory is settled again: the scenes above the lowest.
    """
    gc.collect()
    if freeze:
        gc.freeze()


def give_back() -> None:
    """Hand freed memory to the system: glibc keeps what pictures have left, and grows for hours.

    From then on each larger picture has pages of its own, which go when it goes. Does nothing
    where there is another allocator.
    """
    if not sys.platform.startswith("linux"):
        return
    library = ctypes.CDLL(None)
    if hasattr(library, "mallopt") and hasattr(library, "malloc_trim"):
        library.mallopt(_MMAP_THRESHOLD, PICTURE)
        library.malloc_trim(0)
