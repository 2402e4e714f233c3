"""All pictures of things on the table at the pixel size wanted, and in every pose of a flight."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from game.kit.assets import Assets
from game.kit.particles import fading_strip
from game.kit.text import Fonts, Spec
from game.kit.theme import Color
from game.rules import NAMES, UNKNOWN, Kind
from game.table.cards import INK, Cards

_KEEP_PIXELS = 8_000_000
TILT_STEP = 4
SQUEEZES = 10
SCALES = 20


class Look(NamedTuple):
    """What a thing looks like: "card" with its kind, or the name of a picture of the art."""

    name: str
    kind: Kind = UNKNOWN


BACK = Look("card")
COIN_SIDE = Look("cards/coin-side")


def card(kind: Kind) -> Look:
    """The face of a card (its back, if the kind is unknown)."""
    return Look("card", kind)


def bean(kind: Kind, mood: str = "idle") -> Look:
    """A bean by itself."""
    return Look(f"beans/{NAMES[kind]}-{mood}", kind)


class Sprites:
    """Draws once, keeps what was drawn. Sizes are pixels; a picture keeps its proportions."""

    def __init__(self, assets: Assets, cards: Cards) -> None:
        self._assets = assets
        self._cards = cards
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._pixels = 0
        self.shadows = True
        """Whether cards cast any."""
        self._inks: dict[Hashable, pygame.Rect] = {}
        self._bits: dict[tuple[str, int, Color | None], list[pygame.Surface]] = {}

    def forget(self) -> None:
        """Drop everything (other sizes are wanted)."""
        self._kept.clear()
        self._pixels = 0
        self._bits.clear()
        self._inks.clear()
        self._assets.forget()

    def image(self, name: str, width: int, height: int) -> pygame.Surface:
        """A picture of the art as it is."""
        return self._assets.image(name, width, height)

    def plain(self, look: Look, width: int, height: int) -> pygame.Surface:
        """The thing at rest."""
        if look.name != "card":
            return self._assets.image(look.name, width, height)
        key = (look, width, height)
        return self._keep(key, lambda: self._cards.face(look.kind, width, height))

    def posed(
        self,
        look: Look,
        size: tuple[int, int],
        scale: float = 1.0,
        squeeze: float = 1.0,
        tilt: float = 0.0,
        depth: int = 0,
    ) -> pygame.Surface:
        """The thing scaled, turned about its upright axis (`squeeze` of its width) and tilted.

        `size` is that of the drawn picture, `scale` at most a little over 1. Poses are rounded
        to a few steps, so that each is made once. With a `depth` (pixels) its shadow lies so far
        below it, and the picture is larger about the same middle.
        """
        step = max(1, round(abs(squeeze) * SQUEEZES))
        depth = depth if self.shadows else 0
        angle = round(tilt / TILT_STEP) * TILT_STEP
        steps = max(1, round(scale * SCALES))
        if depth == 0 and step >= SQUEEZES and angle == 0 and steps == SCALES:
            return self.plain(look, *size)
        key = (look, size, steps, step, angle, depth)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        return self._keep(key, lambda: self._pose(look, size, steps / SCALES, step, angle, depth))

    def stretched(self, look: Look, size: tuple[int, int], sx: float, sy: float) -> pygame.Surface:
        """The thing squashed or stretched, in steps of two per cent."""
        sx, sy = round(sx * 50) / 50, round(sy * 50) / 50
        if sx == 1 and sy == 1:
            return self.plain(look, *size)
        key = (look, size, sx, sy, "stretch")
        return self._keep(key, lambda: self._stretch(look, size, sx, sy))

    def disc(self, color: Color, side: int, rim: Color, stroke: int) -> pygame.Surface:
        """A filled circle with a rim, smooth."""
        key = ("disc", color, side, rim, stroke)
        return self._keep(key, lambda: _disc(color, side, rim, stroke))

    def filling(self, name: str, width: int, height: int) -> pygame.Surface:
        """A picture of the art stretched to exactly this size."""
        return self._keep(("fill", name, width, height), lambda: self._fill(name, width, height))

    def ribbon(self, text: str, size: tuple[int, int], fonts: Fonts) -> pygame.Surface:
        """The gold band with words on it."""
        return self._keep(("ribbon", text, size), lambda: self._ribbon(text, size, fonts))

    def bits(self, name: str, side: int, tint: Color | None = None) -> list[pygame.Surface]:
        """A picture of the art that shrinks and fades, for particles of this size."""
        key = (name, side, tint)
        if key not in self._bits:
            picture = self.image(name, side, side)
            if tint is not None:
                picture = picture.copy()
                picture.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
            self._bits[key] = fading_strip(picture)
        return self._bits[key]

    def ink(self, picture: pygame.Surface, key: Hashable) -> pygame.Rect:
        """The part of a picture that is not clear; looked for once for each key."""
        if key not in self._inks:
            self._inks[key] = picture.get_bounding_rect()
        return self._inks[key]

    def faded(self, picture: pygame.Surface, alpha: float) -> pygame.Surface:
        """A fainter copy; made anew each time, for few and short uses."""
        copy = picture.copy()
        copy.fill((255, 255, 255, round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
        return copy

    def _pose(
        self, look: Look, size: tuple[int, int], scale: float, step: int, angle: int, depth: int
    ) -> pygame.Surface:
        picture = self.plain(look, *size)
        share = step / SQUEEZES
        if step < SQUEEZES or scale != 1:
            w, h = picture.get_size()
            posed = (max(2, round(w * share * scale)), max(2, round(h * scale)))
            picture = pygame.transform.smoothscale(picture, posed)
        if step < SQUEEZES:
            shade = round(255 - 110 * (1 - share))
            picture.fill((shade, shade, shade, 255), special_flags=pygame.BLEND_RGBA_MULT)
        if angle:
            picture = pygame.transform.rotozoom(picture, angle, 1.0)
        return self._shaded(picture, depth) if depth else packed(picture)

    def _shaded(self, card: pygame.Surface, depth: int) -> pygame.Surface:
        """The card in the middle of a picture that has room for its shadow."""
        w, h = card.get_size()
        width = max(8, round(w * 1.24))
        shadow = self._assets.image("cards/shadow", width, round(width * 164 / 124))
        down = round(w * 0.76 - h / 2) + depth
        right = round(depth * 0.4)
        mx = (shadow.get_width() - w) // 2 + right
        my = (shadow.get_height() - h) // 2 + down
        picture = pygame.Surface((w + 2 * mx, h + 2 * my), pygame.SRCALPHA)
        x, y = picture.get_rect().center
        picture.blit(shadow, shadow.get_rect(center=(x + right, y + down)))
        picture.blit(card, (mx, my))
        return packed(picture)

    def _ribbon(self, text: str, size: tuple[int, int], fonts: Fonts) -> pygame.Surface:
        picture = self._assets.image("table/ribbon", *size).copy()
        w, h = picture.get_size()
        spec = Spec("extra", max(8, round(h * 0.52)), INK)
        words = fonts.fit(text, spec, (round(w * 0.68), h), max(8, h // 4), "center", False)
        ink = words.surface.get_bounding_rect()
        picture.blit(words.surface, (w // 2 - ink.centerx, round(h * 0.435) - ink.centery))
        return packed(picture)

    def _fill(self, name: str, width: int, height: int) -> pygame.Surface:
        side = max(width, height)
        return pygame.transform.smoothscale(self._assets.image(name, side, side), (width, height))

    def _stretch(self, look: Look, size: tuple[int, int], sx: float, sy: float) -> pygame.Surface:
        picture = self.plain(look, *size)
        w, h = picture.get_size()
        return pygame.transform.smoothscale(picture, (max(1, round(w * sx)), max(1, round(h * sy))))

    def _keep(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = make()
            self._pixels += found.get_width() * found.get_height()
            while self._pixels > _KEEP_PIXELS and len(self._kept) > 1:
                _, old = self._kept.popitem(last=False)
                self._pixels -= old.get_width() * old.get_height()
        else:
            self._kept.move_to_end(key)
        return found


def packed(picture: pygame.Surface) -> pygame.Surface:
    """The same picture, kept so that opaque rows are copied and empty ones skipped."""
    picture.set_alpha(255, pygame.RLEACCEL)
    return picture


def _disc(color: Color, side: int, rim: Color, stroke: int) -> pygame.Surface:
    big = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
    middle = (side * 2, side * 2)
    pygame.draw.circle(big, rim, middle, side * 2)
    pygame.draw.circle(big, color, middle, side * 2 - stroke * 4)
    return pygame.transform.smoothscale(big, (side, side))
