"""What all tests share: a tidy memory. What they draw with is in `tests/shared.py`."""

import gc
from collections.abc import Iterator

import pytest

from game.kit import loop


@pytest.fixture(scope="module", autouse=True)
def memory_is_settled_once() -> Iterator[None]:
    """Not every window looks through all that thousands of tests hold: each file does, once."""
    gc.collect()
    gc.freeze()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(loop, "settle_memory", gc.collect)
        yield
