"""What all tests share: pictures and texts that are made once, and a tidy memory."""

import gc
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from weakref import WeakKeyDictionary

import pygame
import pytest

from game.cli.shell import ASSETS
from game.kit import assets, loop, text
from game.kit.text import Fitted, Fonts

SMALL = 1_000_000
MOST_TEXTS = 8000


@pytest.fixture(scope="session", autouse=True)
def drawings_are_read_once() -> Iterator[None]:
    """Our own drawings become pixels once for all tests: who draws with them only reads them."""
    read = assets._read
    kept = lru_cache(maxsize=800)(read)

    def read_once(path: Path, width: int, height: int) -> pygame.Surface:
        ours = ASSETS in path.parents and width * height <= SMALL
        return (kept if ours else read)(path, width, height)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(assets, "_read", read_once)
        yield


@pytest.fixture(scope="session", autouse=True)
def texts_are_fitted_once() -> Iterator[None]:
    """Text that was fitted into a box with our own fonts is kept for all tests."""
    fit = Fonts._fit
    kept: dict[tuple[object, ...], Fitted] = {}
    ours: WeakKeyDictionary[Fonts, tuple[object, ...]] = WeakKeyDictionary()

    def faces_of(fonts: Fonts) -> tuple[object, ...]:
        """Names and files of the faces; none when one is not ours."""
        if fonts not in ours:
            faces = sorted((name, str(path)) for name, path in fonts._faces.items())
            own = all(ASSETS in path.parents for path in fonts._faces.values())
            ours[fonts] = tuple(faces) if own else ()
        return ours[fonts]

    def fit_once(fonts: Fonts, *how: object) -> Fitted:
        faces = faces_of(fonts)
        if not faces:
            return fit(fonts, *how)  # type: ignore[arg-type]
        key = (faces, how)
        if key not in kept:
            if len(kept) > MOST_TEXTS:
                kept.clear()
            kept[key] = fit(fonts, *how)  # type: ignore[arg-type]
        return kept[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Fonts, "_fit", fit_once)
        patch.setattr(text, "_Sizes", lru_cache(maxsize=None)(text._Sizes))
        yield


@pytest.fixture(scope="module", autouse=True)
def memory_is_settled_once() -> Iterator[None]:
    """Not every window looks through all that thousands of tests hold: each file does, once."""
    gc.collect()
    gc.freeze()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(loop, "settle_memory", gc.collect)
        yield
