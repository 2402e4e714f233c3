"""Rounded panels drawn smoothly once and stretched to any size (nine patches)."""

from __future__ import annotations

import math
from collections import OrderedDict
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.kit.theme import Color

_SUPER = 4
_MANY = 300
_PIXELS = 20_000_000


class Patch(NamedTuple):
    """A panel's look in pixels; `fill` None draws the border only."""

    fill: Color | None
    border: Color | None
    stroke: int
    radius: int
    shadow: int
    lip: int
    lip_color: Color


class Patches:
    """Draws patches; keeps the small tiles and the finished panels by size."""

    def __init__(self) -> None:
        self._tiles: dict[tuple[Patch, int], pygame.Surface] = {}
        self._panels: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._pixels = 0

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, patch: Patch) -> None:
        """Draw the patch so that its face (with lip, without shadow) fills the rectangle."""
        if rect.w <= 0 or rect.h <= 0:
            return
        radius = min(patch.radius, rect.w // 2, (rect.h - patch.lip) // 2)
        patch = patch._replace(radius=max(0, radius))
        margin = _margin(patch)
        key = (patch, rect.size)
        panel = self._panels.get(key)
        if panel is None:
            corner = margin + patch.radius + patch.stroke + 1
            low = corner + patch.lip
            size = (rect.w + 2 * margin, rect.h + 2 * margin)
            panel = _stretch(self._tile(patch), corner, low, size)
            self._keep(key, panel)
        else:
            self._panels.move_to_end(key)
        surface.blit(panel, (rect.x - margin, rect.y - margin))

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
        key = ("glow", color, radius, spread, level, rect.size)
        panel = self._panels.get(key)
        if panel is None:
            corner = spread * 2 + radius + 1
            size = (rect.w + 4 * spread, rect.h + 4 * spread)
            panel = _stretch(_halo(color, radius, spread, level / 8), corner, corner, size)
            self._keep(key, panel)
        else:
            self._panels.move_to_end(key)
        surface.blit(panel, (rect.x - 2 * spread, rect.y - 2 * spread))

    def outline(
        self, points: tuple[tuple[float, float], ...], color: Color, width: float
    ) -> tuple[pygame.Surface, int]:
        """A smooth polygon (width 0) or line with round ends, and the margin around it."""
        margin = math.ceil(width / 2) + 1
        key = ("outline", points, color, round(width, 1))
        if key not in self._panels:
            self._keep(key, _draw_outline(points, color, width, margin))
        return self._panels[key], margin

    def _keep(self, key: tuple[object, ...], panel: pygame.Surface) -> None:
        self._panels[key] = panel
        self._pixels += panel.get_width() * panel.get_height()
        while len(self._panels) > _MANY or (self._pixels > _PIXELS and len(self._panels) > 1):
            _, old = self._panels.popitem(last=False)
            self._pixels -= old.get_width() * old.get_height()

    def _tile(self, patch: Patch) -> pygame.Surface:
        key = (patch, 0)
        if key not in self._tiles:
            self._tiles[key] = _draw_tile(patch)
        return self._tiles[key]


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


def _stretch(tile: pygame.Surface, corner: int, low: int, size: tuple[int, int]) -> pygame.Surface:
    """Blow a tile up to a size: corners stay, the middle row and column are repeated."""
    tw, th = tile.get_size()
    w, h = max(size[0], 1), max(size[1], 1)
    left = min(corner, w // 2)
    right = min(corner, w - left)
    top = min(corner, max(0, h - low))
    bottom = min(low, h - top)
    out = pygame.Surface((w, h), pygame.SRCALPHA)
    columns = [(0, left, 0, left), (corner, 1, left, w - left - right)]
    columns.append((tw - right, right, w - right, right))
    rows = [(0, top, 0, top), (corner, 1, top, h - top - bottom)]
    rows.append((th - bottom, bottom, h - bottom, bottom))
    for sx, sw, dx, dw in columns:
        for sy, sh, dy, dh in rows:
            if min(sw, sh, dw, dh) <= 0:
                continue
            piece = tile.subsurface((sx, sy, sw, sh))
            if (dw, dh) != (sw, sh):
                piece = pygame.transform.scale(piece, (dw, dh))
            out.blit(piece, (dx, dy), special_flags=pygame.BLEND_RGBA_ADD)
    return out
