"""Make the icons for desktops, in assets/desktop/icons: `python tools/make_icons.py`.

They lie as the icon theme specification has them: the folder can be copied to a folder of
icons as it is.
"""

import os
import shutil
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

ASSETS = Path(__file__).resolve().parents[1] / "assets"
ICONS = ASSETS / "desktop" / "icons" / "hicolor"
NAME = "bohnanza-table"
EMBLEM = ASSETS / "art" / "table" / "emblem.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256)


def main() -> None:
    """Write every size, and the drawing itself."""
    for size in SIZES:
        folder = ICONS / f"{size}x{size}" / "apps"
        folder.mkdir(parents=True, exist_ok=True)
        picture = pygame.image.load_sized_svg(EMBLEM, (size, size))
        pygame.image.save(picture, folder / f"{NAME}.png")
    folder = ICONS / "scalable" / "apps"
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(EMBLEM, folder / f"{NAME}.svg")


if __name__ == "__main__":
    main()
