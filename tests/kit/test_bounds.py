"""Whatever sizes a window goes through, what is kept of pictures and fonts stays bounded."""

from __future__ import annotations

import os
import weakref
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.cli.shell import ELABORATE
from game.kit.assets import KEEP_PIXELS, Assets
from game.kit.layout import Box
from game.kit.text import OPEN_FONTS, Fonts, Spec
from game.kit.theme import Theme
from game.kit.widgets import Button, Group, Widget, WidgetScene
from tests.kit.pilot import Pilot

ASSETS = Path(__file__).parents[2] / "assets"
ART = ASSETS / "art"
FONT = ASSETS / "fonts" / "Baloo2-Bold.ttf"
OPEN_FILES = Path("/proc/self/fd")
PLAIN = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3">'
    '<rect width="4" height="3"/></svg>'
)


@pytest.fixture(autouse=True)
def _window() -> None:
    Pilot()


def held(pictures: list[pygame.Surface], assets: Assets, names: list[tuple[str, int, int]]) -> int:
    """Pixels of those pictures that are given again, and not made anew."""
    kept = [old for old, name in zip(pictures, names, strict=True) if assets.image(*name) is old]
    return sum(picture.get_width() * picture.get_height() for picture in kept)


@pytest.mark.slow
def test_pictures_of_many_sizes_do_not_pile_up(tmp_path: Path) -> None:
    (tmp_path / "field.svg").write_text(PLAIN)
    assets = Assets(tmp_path)
    sizes = [("field", 130 + number % 40, 130 + number // 40) for number in range(1000)]
    pictures = [assets.image(*size) for size in sizes]
    newest_first = list(reversed(sizes))
    kept = held(list(reversed(pictures)), assets, newest_first)
    assert 0 < kept <= KEEP_PIXELS
    assert assets.image(*sizes[0]) is not pictures[0]


def test_a_picture_that_fills_much_of_the_window_is_left_to_who_shows_it(tmp_path: Path) -> None:
    (tmp_path / "field.svg").write_text(PLAIN)
    assets = Assets(tmp_path)
    width, height = pygame.display.get_window_size()
    assert assets.image("field", 40, 30) is assets.image("field", 40, 30)
    large = assets.image("field", width, height)
    assert assets.image("field", width, height) is not large


def test_a_picture_larger_than_all_that_is_kept_is_given_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "field.svg").write_text(PLAIN)
    assets = Assets(tmp_path)
    side = round(KEEP_PIXELS**0.5) + 900
    assert assets.image("field", side, side).get_width() == side


def test_what_was_made_ready_is_still_there_in_a_large_window() -> None:
    Pilot((3840, 2160))
    assets = Assets(ART, ELABORATE)
    assert len(list(assets.prepare())) > 80
    assert list(assets.prepare()) == []


@pytest.mark.skipif(not OPEN_FILES.exists(), reason="this system does not show open files")
def test_fonts_of_many_sizes_do_not_keep_files_open() -> None:
    fonts = Fonts({"bold": FONT})
    before = len(os.listdir(OPEN_FILES))
    for px in range(8, 8 + 4 * OPEN_FONTS):
        fonts.width("bean", "bold", px)
    assert len(os.listdir(OPEN_FILES)) - before <= OPEN_FONTS


def test_a_size_looks_the_same_however_many_others_were_drawn_before() -> None:
    fonts, fresh = Fonts({"bold": FONT}), Fonts({"bold": FONT})
    for px in range(30, 30 + 2 * OPEN_FONTS):
        fonts.line("bean", Spec("bold", px, (0, 0, 0)))
    spec = Spec("bold", 20, (0, 0, 0))
    line, expected = fonts.line("Garden Bean", spec), fresh.line("Garden Bean", spec)
    assert pygame.image.tobytes(line, "RGBA") == pygame.image.tobytes(expected, "RGBA")
    assert fonts.line_height("bold", 20) == fresh.line_height("bold", 20)


@pytest.mark.parametrize("path", [Path("nowhere.ttf"), Path(__file__)])
def test_without_a_font_file_any_size_is_drawn_all_the_same(path: Path) -> None:
    fonts = Fonts({"bold": path})
    widths = [fonts.width("Garden Bean", "bold", px) for px in range(10, 10 + 3 * OPEN_FONTS)]
    assert widths == sorted(widths)
    assert widths[0] < widths[-1]


class Panel(WidgetScene):
    def build(self) -> Widget:
        self.picture = pygame.Surface((2, 2))
        return Group()

    def arrange(self, box: Box) -> None:
        self.circle = self


@pytest.mark.parametrize("way", ["pop", "replace", "clear"])
def test_what_a_scene_held_is_free_once_it_has_left(way: str) -> None:
    pilot = Pilot()
    panel = Panel(Theme(), Fonts({}))
    pilot.show(Panel(Theme(), Fonts({})))
    pilot.show(panel)
    held = weakref.ref(panel.picture)
    del panel
    stage = pilot.loop.stage
    fresh = Panel(Theme(), Fonts({}))
    ways = {"pop": stage.pop, "replace": partial(stage.replace, fresh), "clear": stage.clear}
    ways[way]()
    pilot.run(0.1)
    pilot.loop.look_after_memory()
    assert held() is None


class Brief(Panel):
    """Goes by itself when it is told to."""

    over = False

    def build(self) -> Widget:
        super().build()
        return Button("again", self.repaint)

    def update(self, dt: float) -> None:
        if self.over:
            self.stage.pop()


def watched(pilot: Pilot) -> None:
    """Some frames as a shell plays them."""
    for _ in range(3):
        pilot.frame()
        pilot.loop.look_after_memory()


@pytest.mark.parametrize("covered", [False, True])
def test_what_a_scene_held_is_free_whatever_lay_upon_it_and_however_it_left(covered: bool) -> None:
    pilot = Pilot()
    brief = Brief(Theme(), Fonts({}))
    for scene in (Panel(Theme(), Fonts({})), brief):
        pilot.show(scene)
        watched(pilot)
    if covered:
        pilot.show(Panel(Theme(), Fonts({})))
        watched(pilot)
        pilot.loop.stage.pop()
        watched(pilot)
    held = weakref.ref(brief.picture)
    brief.over = True
    del brief, scene
    watched(pilot)
    assert held() is None
