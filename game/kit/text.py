"""Text in pixels: own fonts, cached lines, wrapping, shrinking to a floor, then an ellipsis."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import NamedTuple, TypeVar

import pygame

from game.kit.layout import Horizontal
from game.kit.patches import Patches
from game.kit.theme import Color

K = TypeVar("K")
V = TypeVar("V")

ELLIPSIS = "…"
LINE_HEIGHT = 1.32
LETTER = 0.3
"""About how wide a letter is, as a part of the font's own line height."""
NO_GLYPH = "\U0010ffff"
OPEN_FONTS = 5
"""So many sizes of a file are open at once. Each takes some hundred kilobytes and, when its
first letter is measured, three milliseconds; giving the one that was not used the longest
another size is twenty times quicker."""
FINE = 2
COARSE_FROM = 40
"""Smaller letters are drawn twice as large and halved: a font sets letters at whole pixels only,
and at small sizes such gaps are seen ("har vest")."""
PREPARED = 20
"""The smallest of the sizes that are opened beforehand; which ones does not matter."""
_LETTERS = "".join(map(chr, range(32, 127))) + "ÄÖÜßäöüáéíóúñ¿¡āčēģīķļņšūžăâđêôơưạế…"
_LINE_LIMIT = 2000
"""Longer strings are cut before drawing: no screen shows more, and no font renders more."""


class Fitted(NamedTuple):
    """Text made to fit. `cut` tells that not all of it is there."""

    surface: pygame.Surface
    cut: bool
    px: int


class Spec(NamedTuple):
    """How to draw: a face handed to `Fonts`, size in pixels, colour, and an outline if wanted."""

    face: str
    px: int
    color: Color
    outline: Color | None = None


class Fonts:
    """Fonts by path at any size, and a cache of drawn lines.

    `faces` maps names of your choice ("regular", "bold") to font files; an unknown face or a
    missing or broken file gives pygame's own font, so text is always there.
    """

    def __init__(self, faces: Mapping[str, Path], cache_size: int = 600) -> None:
        self._faces = dict(faces)
        self._sizes: dict[Path | None, _Sizes] = {}
        self._lines: OrderedDict[tuple[object, ...], tuple[pygame.Surface, pygame.Rect]] = (
            OrderedDict()
        )
        self._wraps: OrderedDict[tuple[object, ...], tuple[str, ...]] = OrderedDict()
        self._fits: OrderedDict[tuple[object, ...], Fitted] = OrderedDict()
        self._cache_size = cache_size
        self.patches = Patches()
        """Panels, kept like lines for all who draw with these fonts."""

    def forget(self) -> None:
        """Drop everything drawn; it is drawn again when it is wanted."""
        self._lines.clear()
        self._fits.clear()
        self.patches.forget()

    def _font(self, face: str, px: int) -> tuple[pygame.font.Font, int]:
        """A font, and how many times too large; not to be kept, it may be given another size."""
        fine = FINE if px < COARSE_FROM else 1
        return self._open(face, px * fine), fine

    def _open(self, face: str, px: int) -> pygame.font.Font:
        path = self._faces.get(face)
        sizes = self._sizes.get(path)
        if sizes is None:
            sizes = self._sizes[path] = _Sizes(path)
        return sizes.at(px)

    def prepare(self) -> Iterator[None]:
        """Open and try as many sizes of each file as are kept open, one a step."""
        for face in self._faces:
            for px in range(PREPARED, PREPARED + OPEN_FONTS):
                self.width("e", face, px)
                yield

    def width(self, text: str, face: str, px: int) -> int:
        """How wide a line is, in pixels."""
        font, fine = self._font(face, px)
        return math.ceil(font.size(_clean(text))[0] / fine)

    def ascent(self, face: str, px: int) -> float:
        """From the top of a line to where its letters stand, in pixels."""
        font, fine = self._font(face, px)
        return font.get_ascent() / fine

    def line_height(self, face: str, px: int) -> int:
        """From one line to the next, in pixels; closer than fonts with tall accents ask for."""
        font, fine = self._font(face, px)
        return min(font.get_linesize() // fine, round(px * LINE_HEIGHT))

    def line(self, text: str, spec: Spec) -> pygame.Surface:
        """One line, drawn once and kept. Newlines become spaces."""
        return self._line(text, spec)[0]

    def inked(self, text: str, spec: Spec) -> tuple[pygame.Surface, pygame.Rect]:
        """The same line, and where on it there is ink."""
        return self._line(text, spec)

    def _line(self, text: str, spec: Spec) -> tuple[pygame.Surface, pygame.Rect]:
        key = (text, spec)
        found = self._lines.get(key)
        if found is not None:
            self._lines.move_to_end(key)
            return found
        surface = self._render(_clean(text), spec)
        line = surface, surface.get_bounding_rect()
        _keep(self._lines, key, line, self._cache_size)
        return line

    def wrap(self, text: str, face: str, px: int, width: int) -> list[str]:
        """Lines no wider than `width`; words that are too long alone are broken."""
        key = (text, face, px, width)
        found = self._wraps.get(key)
        if found is None:
            font, fine = self._font(face, px)
            found = tuple(_wrapped(_safe(text), font, width * fine))
            _keep(self._wraps, key, found, self._cache_size)
        else:
            self._wraps.move_to_end(key)
        return list(found)

    def fit(
        self,
        text: str,
        spec: Spec,
        size: tuple[int, int],
        floor_px: int,
        align: Horizontal = "left",
        wrap: bool = True,
    ) -> Fitted:
        """Wrap, then shrink down to `floor_px`, then cut with an ellipsis."""
        key = (text, spec, size, floor_px, align, wrap)
        found = self._fits.get(key)
        if found is not None:
            self._fits.move_to_end(key)
            return found
        fitted = self._fit(text, spec, size, floor_px, align, wrap)
        _keep(self._fits, key, fitted, self._cache_size)
        return fitted

    def missing(self, text: str, face: str) -> str:
        """The characters of the text that this face cannot draw."""
        font = self._open(face, 32)
        nothing = font.metrics(NO_GLYPH)
        blank = [entry[:4] for entry in nothing if entry]
        seen = dict.fromkeys(c for c in text if not c.isspace() and c.isprintable())
        return "".join(c for c in seen if self._is_missing(font, c, blank))

    def _is_missing(
        self, font: pygame.font.Font, c: str, blank: list[tuple[int, int, int, int]]
    ) -> bool:
        metrics = font.metrics(c)
        if not metrics or metrics[0] is None:
            return True
        return metrics[0][:4] in blank and _same_picture(font, c, NO_GLYPH)

    def _fit(
        self,
        text: str,
        spec: Spec,
        size: tuple[int, int],
        floor_px: int,
        align: Horizontal,
        wrap: bool,
    ) -> Fitted:
        width, height = max(1, size[0]), max(1, size[1])
        px = spec.px
        while True:
            lines = self.wrap(text, spec.face, px, width) if wrap else [_clean(text)]
            room = max(1, (height + px // 8) // self.line_height(spec.face, px))
            widest = max(self.width(line, spec.face, px) for line in lines)
            whole = px <= floor_px or not (wrap and self._breaks(text, spec.face, px, width))
            if len(lines) <= room and widest <= width and whole:
                cut = False
                break
            if px <= floor_px:
                lines = self._shorten(lines, room, spec.face, px, width)
                cut = True
                break
            px = max(floor_px, px - max(1, px // 16))
        if align == "center" and wrap and not cut and len(lines) > 1:
            lines = self._balanced(text, spec.face, px, width, len(lines))
        elif len(lines) > 1 and not (cut or "\n" in text or " " in lines[-1]):
            lines = self._accompanied(lines, spec.face, px, width)
        return Fitted(self._block(lines, spec._replace(px=px), align), cut, px)

    def _balanced(self, text: str, face: str, px: int, width: int, count: int) -> list[str]:
        """The narrowest wrapping into as many lines, so that no word stands alone at the end."""
        low, high = width // 2, width
        while high - low > 4:
            middle = (low + high) // 2
            fewer = len(self.wrap(text, face, px, middle)) <= count
            if fewer and not self._breaks(text, face, px, middle):
                high = middle
            else:
                low = middle
        return self.wrap(text, face, px, high)

    def _accompanied(self, lines: list[str], face: str, px: int, width: int) -> list[str]:
        """The same, but a last word that stands alone gets the one before it, if there is room."""
        words, last = lines[-2].split(), f"{lines[-2].split()[-1]} {lines[-1]}"
        fits = len(words) > 2 and self.width(last, face, px) <= width
        return [*lines[:-2], " ".join(words[:-1]), last] if fits else lines

    def _breaks(self, text: str, face: str, px: int, width: int) -> bool:
        """Would a word have to be broken at this size?"""
        return any(self.width(word, face, px) > width for word in _safe(text).split())

    def _shorten(self, lines: list[str], room: int, face: str, px: int, width: int) -> list[str]:
        *kept, last = lines[:room]
        while last and self.width(last.rstrip() + ELLIPSIS, face, px) > width:
            last = last[:-1]
        return [*kept, last.rstrip() + ELLIPSIS]

    def _block(self, lines: list[str], spec: Spec, align: Horizontal) -> pygame.Surface:
        if len(lines) == 1:
            return self.line(lines[0], spec)
        drawn = [self.line(line, spec) for line in lines]
        step = self.line_height(spec.face, spec.px)
        width = max(surface.get_width() for surface in drawn)
        height = step * (len(drawn) - 1) + drawn[-1].get_height()
        block = pygame.Surface((width, height), pygame.SRCALPHA)
        for i, surface in enumerate(drawn):
            free = width - surface.get_width()
            x = {"left": 0, "center": free // 2, "right": free}[align]
            block.blit(surface, (x, step * i))
        return block

    def _render(self, text: str, spec: Spec) -> pygame.Surface:
        face = self._drawn(text, spec, spec.color)
        if spec.outline is None or not text:
            return face
        return _outlined(face, self._drawn(text, spec, spec.outline), max(1, spec.px // 12))

    def _drawn(self, text: str, spec: Spec, color: Color) -> pygame.Surface:
        font, fine = self._font(spec.face, spec.px)
        try:
            letters = font.render(text, True, color)
        except (pygame.error, ValueError):
            letters = pygame.Surface((1, font.get_linesize()), pygame.SRCALPHA)
        width, height = letters.get_size()
        size = math.ceil(width / fine), round(height / fine)
        return letters if fine == 1 else pygame.transform.smoothscale(letters, size)


class _Sizes:
    """One font file at a few sizes, or pygame's own font where the file is none.

    The file is read once: letters are fetched from it for as long as the program runs, and what
    happens to it on the disk meanwhile must not be seen.
    """

    def __init__(self, path: Path | None) -> None:
        self._data: bytes | None = None
        self._open: OrderedDict[int, pygame.font.Font] = OrderedDict()
        if path is not None:
            self._read(path)

    def at(self, px: int) -> pygame.font.Font:
        """The font at this size."""
        font = self._open.get(px)
        if font is not None:
            self._open.move_to_end(px)
            return font
        if self._data is None:
            font = pygame.font.Font(None, px)
        elif len(self._open) < OPEN_FONTS:
            font = pygame.font.Font(BytesIO(self._data), px)
        else:
            _, font = self._open.popitem(last=False)
            font.set_point_size(px)
        _keep(self._open, px, font, OPEN_FONTS)
        return font

    def _read(self, path: Path) -> None:
        """Take the file if it is a font. Not all that are none are refused at once.

        Pygame closes the data of a broken font with its own error still at hand: a SystemError.
        """
        try:
            data = path.read_bytes()
            font = pygame.font.Font(BytesIO(data), PREPARED)
            font.size(_LETTERS)
        except (OSError, ValueError, pygame.error, SystemError):
            return
        self._data, self._open[PREPARED] = data, font


def _outlined(face: pygame.Surface, dark: pygame.Surface, r: int) -> pygame.Surface:
    out = pygame.Surface((face.get_width() + 2 * r, face.get_height() + 2 * r), pygame.SRCALPHA)
    ring = [
        (r + dx, r + dy)
        for dx in range(-r, r + 1)
        for dy in range(-r, r + 1)
        if 0 < dx * dx + dy * dy <= r * r + 1
    ]
    out.blits([(dark, at) for at in ring], doreturn=False)
    out.blit(face, (r, r))
    return out


def _wrapped(text: str, font: pygame.font.Font, width: int) -> list[str]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        words = paragraph.split()
        if not words:
            lines.append("")
        while words:
            count = _fitting(words, font, width)
            if count == 0:
                *full, words[0] = _break(words[0], font, width)
                lines.extend(full)
                count = max(1, _fitting(words, font, width))
            lines.append(" ".join(words[:count]))
            del words[:count]
    return lines


def _fitting(words: list[str], font: pygame.font.Font, width: int) -> int:
    """How many of the words fit into one line: guessed, then measured, for measuring is dear."""
    room = width / (font.get_linesize() * LETTER)
    count, length = 0, -1
    for word in words:
        length += 1 + len(word)
        if length > room:
            break
        count += 1
    count = max(1, count)
    if font.size(" ".join(words[:count]))[0] > width:
        count -= 1
        while count and font.size(" ".join(words[:count]))[0] > width:
            count -= 1
        return count
    while count < len(words) and font.size(" ".join(words[: count + 1]))[0] <= width:
        count += 1
    return count


def _break(word: str, font: pygame.font.Font, width: int) -> list[str]:
    pieces, piece = [], ""
    for i, letter in enumerate(word):
        end = "" if i == len(word) - 1 else "-"
        if piece and font.size(f"{piece}{letter}{end}")[0] > width:
            pieces.append(f"{piece}-" if font.size(f"{piece}-")[0] <= width else piece)
            piece = ""
        piece += letter
    return [*pieces, piece]


def _same_picture(font: pygame.font.Font, a: str, b: str) -> bool:
    black = (0, 0, 0)
    first, second = (font.render(c, False, black, (255, 255, 255)) for c in (a, b))
    return pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")


def _safe(text: str) -> str:
    """Nothing in it that a font refuses: no NUL, no lone surrogates, tabs as spaces."""
    if len(text) <= _LINE_LIMIT and text.isprintable():
        return text
    text = text[:_LINE_LIMIT].replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ")
    return "".join(
        c for c in text if c == "\n" or (c.isprintable() and not "\ud800" <= c < "\ue000")
    )


def _clean(text: str) -> str:
    return _safe(text).replace("\n", " ")


def _keep(cache: OrderedDict[K, V], key: K, value: V, limit: int) -> None:
    cache[key] = value
    if len(cache) > limit:
        cache.popitem(last=False)
