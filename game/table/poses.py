"""Things in every pose of a flight: smaller, turned over, tilted, above their shadow."""

from __future__ import annotations

import pygame

from game.kit.particles import Frame, frame_of
from game.table.kept import below, centred, lying_depth, on_shadow, shadow_size
from game.table.sprites import Likeness, Sprites

TILT_STEP = 4
SQUEEZES = 10
SCALES = 20
FADES = 8
STEPS = 36
"""A card that grows or shrinks does so by about this part of its height: each is made once."""
_SOFT = 20
"""From one size of shadows to the next it is about this part of the width."""

Pictures = list[tuple[pygame.Surface, tuple[int, int]]]
"""What is drawn, and where (pixels)."""
Key = tuple[Likeness, tuple[int, int], int, int, int, int, int]
"""Look, size, steps of scale and of squeeze, angle, depth of the shadow, steps of opacity."""


class Poses:
    """Rounds poses to a few steps, so that each is made once, and makes them of one picture.

    Sizes and depths are pixels. The shadow of a card lies its `depth` below it, and the picture
    is larger about the same middle.
    """

    def __init__(self, sprites: Sprites) -> None:
        self._sprites, self._kept = sprites, sprites.kept
        self._may_make = True

    def step(self) -> None:
        """Time has passed: one more pose may be made."""
        self._may_make = True

    def lying(
        self,
        look: Likeness,
        size: tuple[int, int],
        rest: tuple[int, int],
        middle: tuple[int, int],
    ) -> Pictures:
        """A card that lies there, with its shadow.

        On its way to the size `rest` it grows or shrinks, and is made of the picture at rest.
        """
        height = sized_height(size[1], rest[1])
        if height == rest[1]:
            picture, left, top = self._sprites.laid(look, rest)
            return [(picture, (middle[0] + left, middle[1] + top))]
        sized = round(rest[0] * height / rest[1]) or 1, height
        key = ("sized", look, rest, height)
        if self._kept.find(key) is None:
            self._may_make = False
        picture = self._kept.keep(key, lambda: _fitted(self._sprites.plain(look, *rest), sized))
        if not self._sprites.shadows:
            return [centred(picture, middle)]
        (x, y), (right, down) = middle, below(picture, lying_depth(rest))
        shadow = centred(self._shadow(picture), (x + right, y + down))
        return [shadow, centred(picture, middle)]

    def posed(
        self,
        look: Likeness,
        size: tuple[int, int],
        scale: float = 1.0,
        squeeze: float = 1.0,
        tilt: float = 0.0,
        depth: int = 0,
        opacity: float = 1.0,
        last: Frame | None = None,
    ) -> Frame:
        """The thing scaled, turned about its upright axis (`squeeze` of its width) and tilted.

        `size` is that of the drawn picture, `scale` at most a little over 1, `tilt` in degrees.
        `last` is how it looked the frame before: it does once more where another new pose was
        made since the last `step`, or
        where turning it was enough for now.
        """
        step = round(abs(squeeze) * SQUEEZES) or 1
        angle = round(tilt / TILT_STEP) * TILT_STEP
        steps = round(scale * SCALES) or 1
        depth = depth if self._sprites.shadows else 0
        key = (look, size, steps, step, angle, depth, round(opacity * FADES))
        found: Frame | None = self._kept.find(key)
        if found is not None:
            return found
        if last is not None and not self._may_make:
            return last
        self._may_make = False
        if last is not None and step == SQUEEZES and not self._is_turned(look, size, angle):
            self._turned(look, size, angle)
            return last
        return self._kept.keep(key, lambda: frame_of(self._pose(*key)))

    def _pose(
        self,
        look: Likeness,
        size: tuple[int, int],
        steps: int,
        step: int,
        angle: int,
        depth: int,
        fades: int,
    ) -> pygame.Surface:
        share, scale = step / SQUEEZES, steps / SCALES
        whole = step == SQUEEZES
        picture = self._turned(look, size, angle) if angle and whole else self._near(look, size)
        w, h = picture.get_size()
        if scale != 1 or not whole:
            small = (max(2, round(w * share * scale)), max(2, round(h * scale)))
            picture = pygame.transform.smoothscale(picture, small)
        if not whole:
            shade = round(255 - 110 * (1 - share))
            picture.fill((shade, shade, shade, 255), special_flags=pygame.BLEND_RGBA_MULT)
            if angle:
                picture = pygame.transform.rotozoom(picture, angle, 1.0)
        if depth:
            picture = on_shadow(picture, self._shadow(picture), depth)
        return picture if fades == FADES else self._sprites.faded(picture, fades / FADES)

    def _shadow(self, card: pygame.Surface) -> pygame.Surface:
        """The shadow of a card that flies: soft, so that a few sizes are enough for all."""
        width, height = shadow_size(card)
        step = max(6, width // _SOFT)
        return self._sprites.shadow((-(-width // step) * step, -(-height // step) * step))

    def _near(self, look: Likeness, size: tuple[int, int]) -> pygame.Surface:
        """What flies at this size; where a larger picture of the card is there, made of it."""
        larger = [known for known in self._sprites.sizes.get(look, ()) if known[0] >= size[0]]
        if not larger or size in larger:
            return self._sprites.plain(look, *size)
        key, rest = (look, size, "near"), min(larger)
        return self._kept.keep(key, lambda: _fitted(self._sprites.plain(look, *rest), size))

    def _turned(self, look: Likeness, size: tuple[int, int], angle: int) -> pygame.Surface:
        def make() -> pygame.Surface:
            return pygame.transform.rotozoom(self._near(look, size), angle, 1.0)

        return self._kept.keep((look, size, angle, "turned"), make)

    def _is_turned(self, look: Likeness, size: tuple[int, int], angle: int) -> bool:
        return not angle or self._kept.find((look, size, angle, "turned")) is not None


def sized_height(height: int, rest: int) -> int:
    """The nearest height at which a card is made that is so high at rest."""
    step = max(3, rest // STEPS)
    return rest + round((height - rest) / step) * step


def _fitted(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """As large as the size allows."""
    w, h = picture.get_size()
    share = min(size[0] / w, size[1] / h)
    return pygame.transform.smoothscale(picture, (round(w * share) or 1, round(h * share) or 1))
