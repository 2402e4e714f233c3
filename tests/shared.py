"""What all tests draw with: our own fonts and drawings, read and drawn once for all of them."""

from functools import cache

from game.cli.shell import ASSETS, ELABORATE, FACES
from game.kit.assets import Assets
from game.kit.patches import Patches
from game.kit.text import Fonts
from game.scenes.home import Home

TEXTS, PANELS, PIXELS, LARGE = 8000, 3000, 40_000_000, 4.0
"""More than a program keeps: tests go through many windows and languages."""


@cache
def shared_fonts() -> Fonts:
    """Fonts that have drawn what earlier tests wanted."""
    fonts = Fonts({face: ASSETS / "fonts" / file for face, file in FACES.items()}, TEXTS)
    fonts.patches = Patches(PANELS, PIXELS)
    return fonts


@cache
def shared_assets() -> Assets:
    """Drawings, as far as earlier tests wanted them."""
    return Assets(ASSETS / "art", ELABORATE, PIXELS, LARGE)


def share(home: Home) -> Home:
    """Let this program draw with what is shared."""
    home.fonts, home.assets = shared_fonts(), shared_assets()
    return home
