"""Rounded panels drawn smoothly once and stretched to any size (nine patches)."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.kit.layers import opaque
from game.kit.theme import Color

_SUPER = 4
_MANY = 300
_PIXELS = 4_000_000
_TILE = (256, 32)
"""The size of the plain pictures that insides are filled with."""
_LARGE = 128 * 1024
"""So many pixels fit into no near cache: there is nothing to be gained by copying."""


class Patch(NamedTuple):
    """A panel's look in pixels; `fill` None draws the border only."""

    fill: Color | None
    border: Color | None
    stroke: int
    radius: int
    shadow: int
    lip: int
    lip_color: Color


class _Shape(NamedTuple):
    """Pictures and where they go, and a plain inside, from the corner of the face."""

    pieces: list[tuple[pygame.Surface, tuple[int, int]]]
    inside: pygame.Rect
    plain: pygame.Surface | None

    @property
    def pixels(self) -> int:
        return sum(piece.get_width() * piece.get_height() for piece, _ in self.pieces)

    def draw(self, surface: pygame.Surface, x: int, y: int) -> None:
        surface.fblits([(piece, (x + dx, y + dy)) for piece, (dx, dy) in self.pieces])
        if self.plain is not None:
            _fill(surface, self.plain, self.inside.move(x, y))


class Patches:
    """Draws patches; keeps the small tiles, and the finished shapes by size."""

    def __init__(self, many: int = _MANY, pixels: int = _PIXELS) -> None:
        """At most so many finished shapes are kept, and so many pixels of them."""
        self._many, self._most_pixels = many, pixels
        self._tiles: dict[Patch, pygame.Surface] = {}
        self._plain: dict[Color, pygame.Surface] = {}
        self._shapes: OrderedDict[tuple[object, ...], _Shape] = OrderedDict()
        self._pixels = 0

    def forget(self) -> None:
        """Drop everything drawn."""
        self._tiles.clear()
        self._plain.clear()
        self._shapes.clear()
        self._pixels = 0

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, patch: Patch) -> None:
        """Draw the patch so that its face (with lip, without shadow) fills the rectangle."""
        around = 2 * _margin(patch)
        seen = surface.get_clip().colliderect(rect.inflate(around, around))
        if rect.w <= 0 or rect.h <= 0 or not seen:
            return
        shape = self._shape((patch, rect.w, rect.h), lambda: self._panel(patch, rect.size))
        shape.draw(surface, rect.x, rect.y)

    def glow(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        color: Color,
        radius: int,
        spread: int,
        strength: float,
    ) -> None:
        """A soft halo around the rectangle, in one of eight strengths."""
        level = round(max(0.0, min(1.0, strength)) * 8)
        if level == 0 or rect.w <= 0 or rect.h <= 0:
            return
        radius = min(radius, rect.w // 2, rect.h // 2)

        def make() -> _Shape:
            corner = spread * 2 + radius + 1
            return _stretch(
                _halo(color, radius, spread, level / 8), corner, corner, rect.size, 2 * spread, None
            )

        key = ("glow", color, radius, spread, level, rect.size)
        self._shape(key, make).draw(surface, rect.x, rect.y)

    def outline(
        self,
        surface: pygame.Surface,
        points: tuple[tuple[float, float], ...],
        color: Color,
        width: float,
        at: tuple[int, int],
    ) -> None:
        """A smooth polygon (width 0) or line with round ends; points count from `at`."""

        def make() -> _Shape:
            margin = math.ceil(width / 2) + 1
            picture = _draw_outline(points, color, width, margin)
            return _Shape([(picture, (-margin, -margin))], pygame.Rect(0, 0, 0, 0), None)

        self._shape(("outline", points, color, round(width, 1)), make).draw(surface, *at)

    def _shape(self, key: tuple[object, ...], make: Callable[[], _Shape]) -> _Shape:
        shape = self._shapes.get(key)
        if shape is not None:
            self._shapes.move_to_end(key)
            return shape
        shape = self._shapes[key] = make()
        self._pixels += shape.pixels
        while len(self._shapes) > self._many or (
            self._pixels > self._most_pixels and len(self._shapes) > 1
        ):
            _, old = self._shapes.popitem(last=False)
            self._pixels -= old.pixels
        return shape

    def _panel(self, patch: Patch, size: tuple[int, int]) -> _Shape:
        radius = min(patch.radius, size[0] // 2, (size[1] - patch.lip) // 2)
        patch = patch._replace(radius=max(0, radius))
        if patch not in self._tiles:
            self._tiles[patch] = _draw_tile(patch)
        margin = _margin(patch)
        corner = margin + patch.radius + patch.stroke + 1
        plain = None if patch.fill is None else self._plainly(patch.fill)
        return _stretch(self._tiles[patch], corner, corner + patch.lip, size, margin, plain)

    def _plainly(self, color: Color) -> pygame.Surface:
        """A picture of nothing but this colour."""
        plain = self._plain.get(color)
        if plain is None:
            plain = self._plain[color] = opaque((_TILE[0] + 1, _TILE[1]), begins=0)
            plain.fill(color)
        return plain


def _draw_outline(
    points: tuple[tuple[float, float], ...], color: Color, width: float, margin: int
) -> pygame.Surface:
    w, h = (math.ceil(max(p[i] for p in points)) + 2 * margin for i in (0, 1))
    big = pygame.Surface((w * _SUPER, h * _SUPER), pygame.SRCALPHA)
    big.fill((*color, 0))
    scaled = [((x + margin) * _SUPER, (y + margin) * _SUPER) for x, y in points]
    if width <= 0:
        pygame.draw.polygon(big, color, scaled)
    else:
        half = width * _SUPER / 2
        for (ax, ay), (bx, by) in pairwise(scaled):
            length = math.hypot(bx - ax, by - ay) or 1.0
            nx, ny = (by - ay) / length * half, (ax - bx) / length * half
            corners = [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny)]
            pygame.draw.polygon(big, color, [*corners, (ax - nx, ay - ny)])
        for point in scaled:
            pygame.draw.circle(big, color, point, half)
    return pygame.transform.smoothscale(big, (w, h))


def _fill(surface: pygame.Surface, plain: pygame.Surface, rect: pygame.Rect) -> None:
    """Cover with the plain picture. SDL's own filling writes past the processor's caches, which
    is ten times slower for what is not large; so does copying where both begin aligned alike."""
    rect = rect.clip(surface.get_clip())
    if rect.w * rect.h > _LARGE:
        surface.fill(plain.get_at((0, 0)), rect)
        return
    begin = 0 if (rect.x + surface.get_offset()[0]) % 4 else 1
    width, height = _TILE
    tiles = [
        (plain, (x, y), (begin, 0, min(width, rect.right - x), min(height, rect.bottom - y)))
        for y in range(rect.y, rect.bottom, height)
        for x in range(rect.x, rect.right, width)
    ]
    surface.blits(tiles, False)


def _margin(patch: Patch) -> int:
    return patch.shadow * 3


def _draw_tile(patch: Patch) -> pygame.Surface:
    """The smallest panel of this look: corners and two pixels between them."""
    margin = _margin(patch)
    corner = patch.radius + patch.stroke + 1
    w, h = 2 * corner + 2, 2 * corner + patch.lip + 2
    tile = pygame.Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA)
    if patch.shadow:
        tile.blit(_shadow(tile.get_size(), pygame.Rect(margin, margin, w, h), patch), (0, 0))
    big = pygame.Surface((w * _SUPER, h * _SUPER), pygame.SRCALPHA)
    _draw_face(big, patch)
    tile.blit(pygame.transform.smoothscale(big, (w, h)), (margin, margin))
    return tile


def _draw_face(big: pygame.Surface, patch: Patch) -> None:
    rect, radius, stroke = big.get_rect(), patch.radius * _SUPER, patch.stroke * _SUPER
    if patch.fill is None:
        pygame.draw.rect(big, patch.border or patch.lip_color, rect, stroke, radius)
        return
    # The colour under the smooth edge must be the edge's own, or the edge gets a dark seam.
    edge = patch.border if patch.border and patch.stroke else patch.fill
    big.fill((*edge, 0))
    if patch.lip:
        pygame.draw.rect(big, patch.lip_color, rect, 0, radius)
        rect = rect.inflate(0, -patch.lip * _SUPER).move(0, -patch.lip * _SUPER // 2)
    if patch.border and patch.stroke:
        pygame.draw.rect(big, patch.border, rect, 0, radius)
        rect = rect.inflate(-2 * stroke, -2 * stroke)
        radius = max(0, radius - stroke)
    pygame.draw.rect(big, patch.fill, rect, 0, radius)


def _shadow(size: tuple[int, int], face: pygame.Rect, patch: Patch) -> pygame.Surface:
    shadow = pygame.Surface(size, pygame.SRCALPHA)
    shadow.fill((30, 18, 8, 0))
    drop = face.move(0, max(1, patch.shadow * 2 // 3))
    pygame.draw.rect(shadow, (30, 18, 8, 95), drop, 0, patch.radius)
    return pygame.transform.gaussian_blur(shadow, max(1, patch.shadow), repeat_edge_pixels=False)


def _halo(color: Color, radius: int, spread: int, strength: float) -> pygame.Surface:
    side = 2 * (2 * spread + radius + 1) + 2
    halo = pygame.Surface((side, side), pygame.SRCALPHA)
    halo.fill((*color, 0))
    inner = halo.get_rect().inflate(-3 * spread, -3 * spread)
    pygame.draw.rect(halo, (*color, round(255 * strength)), inner, 0, radius + spread // 2)
    return pygame.transform.gaussian_blur(halo, max(1, spread // 2), repeat_edge_pixels=False)


def _stretch(
    tile: pygame.Surface,
    corner: int,
    low: int,
    size: tuple[int, int],
    margin: int,
    plain: pygame.Surface | None,
) -> _Shape:
    """Blow a tile up to a face of a size: corners stay, what is between them is repeated.

    The inside is not part of the pictures: it is `plain` or empty.
    """
    tw, th = tile.get_size()
    w, h = size[0] + 2 * margin, size[1] + 2 * margin
    left = min(corner, w // 2)
    right = min(corner, w - left)
    top = min(corner, max(0, h - low))
    bottom = min(low, h - top)
    middle = h - top - bottom
    columns = [(0, left), (corner, w - left - right), (tw - right, right)]
    pieces = [
        (_strip(tile, columns, (0, top), top), (-margin, -margin)),
        (_strip(tile, columns, (th - bottom, bottom), bottom), (-margin, h - bottom - margin)),
    ]
    if middle > 0:
        pieces.append((_strip(tile, columns[:1], (corner, 1), middle), (-margin, top - margin)))
        at = (w - right - margin, top - margin)
        pieces.append((_strip(tile, columns[2:], (corner, 1), middle), at))
    inside = pygame.Rect(left - margin, top - margin, w - left - right, max(0, middle))
    return _Shape(pieces, inside, plain)


def _strip(
    tile: pygame.Surface, columns: list[tuple[int, int]], row: tuple[int, int], height: int
) -> pygame.Surface:
    """A row of the tile, its single middle column (and row) repeated to the widths wanted."""
    strip = pygame.Surface((sum(w for _, w in columns), max(1, height)), pygame.SRCALPHA)
    x = 0
    for i, (source, width) in enumerate(columns):
        if width > 0 and height > 0:
            taken = 1 if len(columns) == 3 and i == 1 else width
            piece = tile.subsurface((source, row[0], taken, row[1]))
            if piece.get_size() != (width, height):
                piece = pygame.transform.scale(piece, (width, height))
            strip.blit(piece, (x, 0), special_flags=pygame.BLEND_RGBA_ADD)
            x += width
    return strip
