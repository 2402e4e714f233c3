"""What tests of several commands stand on."""

import signal
from collections.abc import Iterator

import pytest


@pytest.fixture
def listening() -> Iterator[None]:
    """Ctrl+C means what it means before a terminal, also where the tests run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
