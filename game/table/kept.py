"""Pictures that were made and may be wanted again, and what is done to them all."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

import pygame

from game.kit.particles import Frame

PIXELS = 8_000_000
Thing = TypeVar("Thing", pygame.Surface, Frame)


class Kept:
    """Made once, kept as long as there is room; what was not asked for the longest goes first."""

    def __init__(self) -> None:
        self.limit = PIXELS
        """So many pixels (4 bytes each) are kept."""
        self._kept: OrderedDict[Hashable, Any] = OrderedDict()
        self._pixels = 0

    def clear(self) -> None:
        """Nothing is kept any more."""
        self._kept.clear()
        self._pixels = 0

    def find(self, key: Hashable) -> Any:
        """What is kept under this key; None where nothing is."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: Hashable, make: Callable[[], Thing]) -> Thing:
        """What is kept under this key, made now if it is not there."""
        found: Thing | None = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = self._kept[key] = make()
        self._pixels += _pixels_of(made)
        while self._pixels > self.limit and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._pixels -= _pixels_of(old)
        return made


def _pixels_of(thing: pygame.Surface | Frame) -> int:
    picture = thing if isinstance(thing, pygame.Surface) else thing[0]
    return picture.get_width() * picture.get_height()


def centred(
    picture: pygame.Surface, middle: tuple[int, int]
) -> tuple[pygame.Surface, tuple[int, int]]:
    """The picture, and where it must be drawn to have its middle there."""
    w, h = picture.get_size()
    return picture, (middle[0] - w // 2, middle[1] - h // 2)


def lying_depth(size: tuple[int, int]) -> int:
    """How far below a card of this size at rest its shadow lies, in pixels."""
    return size[1] // 50 or 1


def shadow_size(card: pygame.Surface) -> tuple[int, int]:
    """How large the shadow of a card is."""
    width = max(8, round(card.get_width() * 1.24))
    return width, round(width * 164 / 124)


def below(card: pygame.Surface, depth: int) -> tuple[int, int]:
    """How far the middle of its shadow lies beside that of a card; its depth is in pixels."""
    w, h = card.get_size()
    return round(depth * 0.4), round(w * 0.76 - h / 2) + depth


def on_shadow(card: pygame.Surface, shadow: pygame.Surface, depth: int) -> pygame.Surface:
    """The card in the middle of a picture that has room for its shadow, so far below it."""
    w, h = card.get_size()
    right, down = below(card, depth)
    mx = (shadow.get_width() - w) // 2 + right
    my = (shadow.get_height() - h) // 2 + down
    picture = pygame.Surface((w + 2 * mx, h + 2 * my), pygame.SRCALPHA)
    x, y = picture.get_rect().center
    picture.blit(shadow, shadow.get_rect(center=(x + right, y + down)))
    picture.blit(card, (mx, my))
    return picture
