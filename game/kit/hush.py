"""What C libraries write to the terminal is kept away: their errors reach us by their calls."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator

_ERRORS = 2


@contextlib.contextmanager
def hushed() -> Iterator[None]:
    """Nothing reaches the standard error of the process inside this; log nothing there.

    Where that is closed already, nothing changes.
    """
    try:
        kept = os.dup(_ERRORS)
        nowhere = os.open(os.devnull, os.O_WRONLY)
    except OSError:
        yield
        return
    try:
        os.dup2(nowhere, _ERRORS)
        os.close(nowhere)
        yield
    finally:
        os.dup2(kept, _ERRORS)
        os.close(kept)
