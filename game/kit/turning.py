"""A picture that stands turned on its screen, for panels that are mounted on their side."""

from __future__ import annotations

import pygame

TURNS = (0, 90, 180, 270)
"""Degrees clockwise that a picture may be turned by."""


def canvas_size(width: int, height: int, turn: int) -> tuple[int, int]:
    """How large the upright picture is that fills a screen of this size when turned."""
    return (height, width) if turn in (90, 270) else (width, height)


def upright(x: float, y: float, width: float, height: float, turn: int) -> tuple[float, float]:
    """Where a touch at (x, y) of the screen meets the upright picture.

    `width` and `height` are those of the screen, less one where x and y count pixels.
    """
    if turn == 90:
        return y, width - x
    if turn == 180:
        return width - x, height - y
    if turn == 270:
        return height - y, x
    return x, y


def turned(picture: pygame.Surface, turn: int) -> pygame.Surface:
    """The picture as the screen must show it."""
    return pygame.transform.rotate(picture, -turn) if turn else picture
