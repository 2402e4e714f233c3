"""Contact sheets: `python tools/sheet.py OUT.png SIZE COLUMNS GROUND FILE...` lays drawings out.

GROUND is a hex colour, or `1bit` for black and white by brightness on white.
"""

import os
import sys

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame


def cell(path: str, size: int) -> pygame.Surface:
    """One drawing that fits a square of `size` pixels, proportion kept."""
    whole = pygame.image.load(path)
    scale = size / max(whole.get_size())
    fitted = tuple(max(1, round(side * scale)) for side in whole.get_size())
    return pygame.image.load_sized_svg(path, fitted)


def one_bit(surface: pygame.Surface) -> None:
    """Turn a surface into black and white at half brightness."""
    for x in range(surface.get_width()):
        for y in range(surface.get_height()):
            r, g, b, _ = surface.get_at((x, y))
            bright = 0.299 * r + 0.587 * g + 0.114 * b > 128
            surface.set_at((x, y), (255, 255, 255) if bright else (0, 0, 0))


def main() -> None:
    """Read the command line and save the sheet."""
    out, size, columns, ground, *files = sys.argv[1:]
    side, across = int(size), int(columns)
    gap = max(4, side // 12)
    rows = -(-len(files) // across)
    sheet = pygame.Surface((across * (side + gap) + gap, rows * (side + gap) + gap))
    sheet.fill("#ffffff" if ground == "1bit" else ground)
    for place, name in enumerate(files):
        row, column = divmod(place, across)
        drawing = cell(name, side)
        sheet.blit(drawing, (gap + column * (side + gap), gap + row * (side + gap)))
    if ground == "1bit":
        one_bit(sheet)
        sheet = pygame.transform.scale_by(sheet, 4)
    pygame.image.save(sheet, out)


if __name__ == "__main__":
    main()
