"""Strips of frames: an animation as one picture, to be looked at."""

from __future__ import annotations

from collections.abc import Callable

import pygame


def strip(
    frames: int, seconds: float, frame: Callable[[float], pygame.Surface], columns: int = 4
) -> pygame.Surface:
    """`frames` pictures `seconds` apart, row by row, half as large; `frame(dt)` makes the next."""
    pictures = []
    for index in range(frames):
        shot = frame(seconds if index else 0.0)
        size = (shot.get_width() // 2, shot.get_height() // 2)
        pictures.append(pygame.transform.smoothscale(shot, size))
    width, height = pictures[0].get_size()
    columns = min(columns, frames)
    rows = -(-frames // columns)
    sheet = pygame.Surface((width * columns, height * rows))
    for index, picture in enumerate(pictures):
        sheet.blit(picture, (index % columns * width, index // columns * height))
    return sheet
