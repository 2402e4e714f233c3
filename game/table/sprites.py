"""All pictures of things on the table at the pixel size wanted."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.kit.assets import Assets
from game.kit.particles import Frame, fading_strip, frame_of
from game.kit.text import Fonts, Spec
from game.kit.theme import Color
from game.rules import NAMES, UNKNOWN, Kind
from game.table.cards import INK, Cards
from game.table.kept import Kept, lying_depth, on_shadow, shadow_size

SHADOW = (248, 328)
"""The size in pixels at which the shadow of cards is drawn."""
CARDS = ("card", "cards/coin-side")
"""What is a card; all of one proportion."""


class Likeness(NamedTuple):
    """What a thing looks like: "card" with its kind, or the name of a picture of the art."""

    name: str
    kind: Kind = UNKNOWN


class Bits(NamedTuple):
    """Small pictures of the art that fly about, so large (units)."""

    names: tuple[str, ...]
    size: float


PUFFS = Bits(("table/puff-1", "table/puff-2", "table/puff-3"), 17)
TWINKLES = Bits(("table/sparkle",), 14)
GLITTER = Bits(("table/sparkle",), 16)
CONFETTI = Bits(tuple(f"table/confetti-{i}" for i in range(1, 5)), 14)
BACK = Likeness("card")
COIN_SIDE = Likeness("cards/coin-side")
STAMP = Likeness("table/stamp")
STAMP_SIZE, STAMP_TILT = 92.0, -9.0
"""Units and degrees."""


def card(kind: Kind) -> Likeness:
    """The face of a card (its back, if the kind is unknown)."""
    return Likeness("card", kind)


def bean(kind: Kind, mood: str = "idle") -> Likeness:
    """A bean by itself."""
    return Likeness(f"beans/{NAMES[kind]}-{mood}", kind)


class Sprites:
    """Draws once, keeps what was drawn. Sizes are pixels; a picture keeps its proportions."""

    def __init__(self, assets: Assets, cards: Cards) -> None:
        self._assets = assets
        self._cards = cards
        self.kept = Kept()
        self.shadows = True
        """Whether cards cast any."""
        self._bits: dict[tuple[str, int, Color | None], list[Frame]] = {}
        self.sizes: dict[Likeness, set[tuple[int, int]]] = {}
        """At which sizes each card was drawn."""

    def forget(self) -> None:
        """Drop what was made (other sizes are wanted); drawings of the art go with age."""
        self.kept.clear()
        self._bits.clear()
        self.sizes.clear()

    def image(self, name: str, width: int, height: int) -> pygame.Surface:
        """A picture of the art as it is."""
        return self._assets.image(name, width, height)

    def plain(self, look: Likeness, width: int, height: int) -> pygame.Surface:
        """The thing at rest."""
        if look.name in CARDS:
            self.sizes.setdefault(look, set()).add((width, height))
        if look.name != "card":
            return self._assets.image(look.name, width, height)
        key = (look, width, height)
        return self.kept.keep(key, lambda: self._cards.face(look.kind, width, height))

    def laid(self, look: Likeness, size: tuple[int, int]) -> Frame:
        """A card at rest, above its shadow."""
        key = ("laid", look, size, self.shadows)
        return self.kept.keep(key, lambda: self._laid(look, size))

    def shadow(self, size: tuple[int, int]) -> pygame.Surface:
        """The shadow of a card; it is soft, so one drawing is enough for all sizes."""

        def make() -> pygame.Surface:
            drawn = self._assets.image("cards/shadow", *SHADOW)
            return pygame.transform.smoothscale(drawn, size)

        return self.kept.keep(("shadow", size), make)

    def stretched(
        self, look: Likeness, size: tuple[int, int], sx: float, sy: float
    ) -> pygame.Surface:
        """The thing squashed or stretched, in steps of two per cent."""
        sx, sy = round(sx * 50) / 50, round(sy * 50) / 50
        if sx == 1 and sy == 1:
            return self.plain(look, *size)
        key = (look, size, sx, sy, "stretch")
        return self.kept.keep(key, lambda: self._stretch(look, size, sx, sy))

    def disc(self, color: Color, side: int, rim: Color, stroke: int) -> pygame.Surface:
        """A filled circle with a rim, smooth."""
        key = ("disc", color, side, rim, stroke)
        return self.kept.keep(key, lambda: _disc(color, side, rim, stroke))

    def filling(self, name: str, width: int, height: int) -> pygame.Surface:
        """A picture of the art stretched to exactly this size."""
        return self.kept.keep(
            ("fill", name, width, height), lambda: self._fill(name, width, height)
        )

    def ribbon(self, text: str, size: tuple[int, int], fonts: Fonts) -> pygame.Surface:
        """The gold band with words on it."""
        return self.kept.keep(("ribbon", text, size), lambda: self._ribbon(text, size, fonts))

    def bits(self, name: str, side: int, tint: Color | None = None) -> list[Frame]:
        """A picture of the art that shrinks and fades, for particles of this size."""
        key = (name, side, tint)
        if key not in self._bits:
            picture = self.image(name, side, side)
            if tint is not None:
                picture = picture.copy()
                picture.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
            self._bits[key] = fading_strip(picture)
        return self._bits[key]

    def faded(self, picture: pygame.Surface, alpha: float) -> pygame.Surface:
        """A fainter copy, made anew each time."""
        copy = picture.copy()
        copy.fill((255, 255, 255, round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
        return copy

    def _laid(self, look: Likeness, size: tuple[int, int]) -> Frame:
        card = self.plain(look, *size)
        if not self.shadows:
            return frame_of(card)
        return frame_of(on_shadow(card, self.shadow(shadow_size(card)), lying_depth(size)))

    def _ribbon(self, text: str, size: tuple[int, int], fonts: Fonts) -> pygame.Surface:
        picture = self._assets.image("table/ribbon", *size).copy()
        w, h = picture.get_size()
        spec = Spec("extra", max(8, round(h * 0.52)), INK)
        words = fonts.fit(text, spec, (round(w * 0.68), h), max(8, h // 4), "center", False)
        ink = words.surface.get_bounding_rect()
        picture.blit(words.surface, (w // 2 - ink.centerx, round(h * 0.435) - ink.centery))
        return picture

    def _fill(self, name: str, width: int, height: int) -> pygame.Surface:
        side = max(width, height)
        return pygame.transform.smoothscale(self._assets.image(name, side, side), (width, height))

    def _stretch(
        self, look: Likeness, size: tuple[int, int], sx: float, sy: float
    ) -> pygame.Surface:
        picture = self.plain(look, *size)
        w, h = picture.get_size()
        return pygame.transform.smoothscale(picture, (max(1, round(w * sx)), max(1, round(h * sy))))


def _disc(color: Color, side: int, rim: Color, stroke: int) -> pygame.Surface:
    big = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
    middle = (side * 2, side * 2)
    pygame.draw.circle(big, rim, middle, side * 2)
    pygame.draw.circle(big, color, middle, side * 2 - stroke * 4)
    return pygame.transform.smoothscale(big, (side, side))
