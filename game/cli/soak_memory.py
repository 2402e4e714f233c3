"""What a soak says about memory: what is in use, what the process holds, and whether it grows.

The allocators of Python and of the system keep what was freed, in pieces: what a process holds
moves by some megabytes between two moments that are alike, and says little in one hour. What is
in use says it at once: a leak is memory that stays in use.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import re
import sys
import tempfile
from itertools import combinations, pairwise
from pathlib import Path
from statistics import median
from typing import NamedTuple

FEWEST = 8
"""Samples below which nothing can be told."""
_STATUS = Path("/proc/self/statm")
_BLOCKS = re.compile(rb"# bytes in allocated blocks\s*=\s*([\d,]+)")


class Sample(NamedTuple):
    """At so many hours: megabytes that the process holds, and of these in use (or None)."""

    hours: float
    held: float
    used: float | None


class _Mallinfo(ctypes.Structure):
    _names = "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost"
    _fields_ = [(name, ctypes.c_size_t) for name in _names.split()]


def sample(hours: float) -> Sample:
    """As it is now."""
    return Sample(hours, held(), used())


def held() -> float:
    """Megabytes that the process holds; 0 where the system does not tell."""
    try:
        pages = int(_STATUS.read_text("ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def used() -> float | None:
    """Megabytes in use, by Python's objects and by everything else; None where not told."""
    if not sys.platform.startswith("linux"):
        return None
    library = ctypes.CDLL(None)
    objects = _BLOCKS.search(_debug_text())
    if objects is None or not hasattr(library, "mallinfo2"):
        return None
    library.mallinfo2.restype = _Mallinfo
    others: _Mallinfo = library.mallinfo2()
    blocks: int = others.uordblks + others.hblkhd
    return (int(objects[1].replace(b",", b"")) + blocks) / 1e6


def growth(samples: list[Sample]) -> float | None:
    """Megabytes an hour; None where that cannot be told.

    Of what is in use the slope, of what is held that by which it grows steadily; the greater
    counts. Where it is not told what is in use, the slope of what is held.
    """
    if len(samples) < FEWEST:
        return None
    places = [(one.hours, one.held) for one in samples]
    inside = [(one.hours, one.used) for one in samples if one.used is not None]
    if len(inside) < len(samples):
        return slope(places)
    return max(slope(inside), steady(places))


def slope(points: list[tuple[float, float]]) -> float:
    """The middle one of the slopes between any two points: a picture more or less that is held
    at some of the moments does not count."""
    return median((b[1] - a[1]) / (b[0] - a[0]) for a, b in combinations(points, 2))


def steady(points: list[tuple[float, float]]) -> float:
    """The least of the three rises between the medians of the four quarters: what really grows
    does so from each to the next."""
    size = len(points) / 4
    quarters = [points[round(n * size) : round((n + 1) * size)] for n in range(4)]
    marks = [(median(at for at, _ in part), median(mb for _, mb in part)) for part in quarters]
    return min((b[1] - a[1]) / (b[0] - a[0]) for a, b in pairwise(marks))


def _debug_text() -> bytes:
    """What Python's allocator tells, which goes to the process' own standard error alone."""
    told = getattr(sys, "_debugmallocstats", None)
    if told is None:
        return b""
    sys.stderr.flush()
    kept = os.dup(2)
    with tempfile.TemporaryFile() as file:
        os.dup2(file.fileno(), 2)
        with contextlib.suppress(OSError):
            told()
        os.dup2(kept, 2)
        os.close(kept)
        file.seek(0)
        return file.read()
