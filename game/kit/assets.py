"""Pictures from a folder, at the pixel size they are wanted, kept per size."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

import pygame

log = logging.getLogger(__name__)
_ENDINGS = ("", ".svg", ".png")
KEEP_PIXELS = 8_000_000
"""So many pixels are kept (4 bytes each); those that were not asked for the longest go first."""
LARGE = 0.25
"""What covers more than this part of the window is not kept: whoever shows it keeps it."""
SMALLER = 1.6
"""A master is at least so many times larger than what is made of it, so that it stays crisp."""
LARGEST = 1080
"""In a window with a longer shorter side masters are as in one of this: more would not be kept."""


class Assets:
    """Gives pictures by name ("beans/wax", with or without ".svg" or ".png").

    A missing or broken file gives a drawn stand-in and one logged message. Ask only after the
    window was opened: pictures are converted to its format.
    """

    def __init__(
        self,
        folder: Path,
        elaborate: Mapping[str, float] | None = None,
        keep_pixels: int = KEEP_PIXELS,
        large: float = LARGE,
    ) -> None:
        """`elaborate`: folders of drawings that take long to draw at any size. Each is drawn
        once, as a master (its side as a part of the window's shorter one), and scaled down.
        They need dark outlines, for scaling darkens the edge.
        """
        self.folder = folder
        self._elaborate = dict(elaborate or {})
        self._keep_pixels, self._large = keep_pixels, large
        self._kept: OrderedDict[tuple[str, int, int], pygame.Surface] = OrderedDict()
        self._pixels = 0
        self._told: set[str] = set()

    def has(self, name: str) -> bool:
        """Is there a file for this name?"""
        return self._path(name) is not None

    def names(self, pattern: str = "**/*.svg") -> list[str]:
        """The names of the files that match, sorted, without ending."""
        found = sorted(self.folder.glob(pattern))
        return [path.relative_to(self.folder).with_suffix("").as_posix() for path in found]

    def image(self, name: str, width: int, height: int) -> pygame.Surface:
        """The picture as large as fits into this many pixels, in its own proportions."""
        key = (name, max(1, width), max(1, height))
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        picture = self._made(*key)
        if _pixels_of(picture) > self._large * _window_pixels():
            return picture
        self._kept[key] = picture
        self._pixels += _pixels_of(picture)
        while self._pixels > self._keep_pixels and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._pixels -= _pixels_of(oldest)
        return picture

    def kept(self, name: str, width: int, height: int) -> bool:
        """Is this picture there, so that nobody has to wait for it?"""
        return (name, max(1, width), max(1, height)) in self._kept

    def prepare(self) -> Iterator[None]:
        """Draw all masters, as far as they are not there, one a step."""
        for folder in self._elaborate:
            for name in self.names(f"{folder}/*.svg"):
                side = self._master_side(name)
                if not self.kept(name, side, side):
                    self.image(name, side, side)
                    yield

    def picture(self, name: str) -> Callable[[int, int], pygame.Surface]:
        """The picture for a widget that asks for its size itself."""
        return lambda width, height: self.image(name, width, height)

    def load(self, wanted: Iterable[tuple[str, int, int]]) -> Iterator[float]:
        """Load these one by one; yields the part that is done (0 to 1) after each."""
        todo = list(wanted)
        for i, (name, width, height) in enumerate(todo):
            self.image(name, width, height)
            yield (i + 1) / len(todo)

    def forget(self) -> None:
        """Drop all pictures (after a resize, when other sizes are wanted)."""
        self._kept.clear()
        self._pixels = 0

    def _path(self, name: str) -> Path | None:
        for ending in _ENDINGS:
            path = self.folder / f"{name}{ending}"
            if path.is_file():
                return path
        return None

    def _master_side(self, name: str) -> int:
        """0 where there is none."""
        window = pygame.display.get_surface()
        part = self._elaborate.get(name.partition("/")[0], 0.0)
        return round(part * min(*window.get_size(), LARGEST)) if window is not None else 0

    def _made(self, name: str, width: int, height: int) -> pygame.Surface:
        side = self._master_side(name)
        if max(width, height) * SMALLER > side:
            return self._load(name, width, height)
        master = self.image(name, side, side)
        w, h = master.get_size()
        share = min(width / w, height / h)
        size = max(1, round(w * share)), max(1, round(h * share))
        return pygame.transform.smoothscale(master, size)

    def _load(self, name: str, width: int, height: int) -> pygame.Surface:
        path = self._path(name)
        if path is None:
            self._tell(name, "there is no such file")
            return _stand_in(width, height)
        try:
            return _read(path, width, height)
        except (pygame.error, OSError, ValueError) as error:
            self._tell(name, str(error))
            return _stand_in(width, height)

    def _tell(self, name: str, why: str) -> None:
        if name not in self._told:
            self._told.add(name)
            log.warning("picture %s in %s: %s", name, self.folder, why)


def _window_pixels() -> int:
    window = pygame.display.get_surface()
    return _pixels_of(window) if window is not None else 0


def _pixels_of(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height()


def _read(path: Path, width: int, height: int) -> pygame.Surface:
    if path.suffix == ".svg":
        picture = pygame.image.load_sized_svg(path, (width, height))
    else:
        picture = pygame.image.load(path)
        w, h = picture.get_size()
        share = min(width / w, height / h)
        size = (max(1, round(w * share)), max(1, round(h * share)))
        picture = pygame.transform.smoothscale(picture.convert_alpha(), size)
    return picture.convert_alpha()


def _stand_in(width: int, height: int) -> pygame.Surface:
    """A pale box with a cross: plainly a gap, and harmless."""
    picture = pygame.Surface((width, height), pygame.SRCALPHA)
    rect, ink = picture.get_rect(), (108, 78, 54)
    radius = min(width, height) // 6
    pygame.draw.rect(picture, (236, 224, 196), rect, 0, radius)
    pygame.draw.rect(picture, ink, rect, max(1, min(width, height) // 24), radius)
    inner = rect.inflate(-width // 2, -height // 2)
    pygame.draw.aaline(picture, ink, inner.topleft, inner.bottomright)
    pygame.draw.aaline(picture, ink, inner.topright, inner.bottomleft)
    return picture
