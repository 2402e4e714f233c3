"""A long log opens at once, at its newest line, and shows its oldest one to whoever goes there."""

from time import process_time

import pygame

from game.kit.layout import Box
from game.kit.widgets import Scroll
from game.scenes.form import Form, told
from game.scenes.log import LogScene
from game.scenes.page import words
from tests.scenes.house import House

LINES = [f"Line {n}: " + "a wax bean is planted " * (n % 4) for n in range(3000)]


class AllAtOnce(LogScene):
    """The same lines as a form of labels."""

    def body(self):  # type: ignore[no-untyped-def]
        self._form = Form([told(words(self, line)) for line in self._lines])
        return self._form

    def enter(self, stage, screen):  # type: ignore[no-untyped-def]
        super().enter(stage, screen)
        self._form.scroll.scroll_to(self._form.scroll.furthest)


def scroll_of(house: House) -> Scroll:
    return next(widget for widget in house.ui.root.walk() if isinstance(widget, Scroll))


def picture(house: House, box: Box | None = None) -> bytes:
    surface = house.window.surface
    part = surface.subsurface(house.loop.stage.screen.rect(box or house.loop.stage.screen.box))
    return pygame.image.tobytes(part, "RGB")


def test_three_thousand_lines_open_as_quickly_as_ten() -> None:
    house = House()
    house.open(house.home.routes.log(LINES[:10]))
    started = process_time()
    house.loop.stage.push(house.home.routes.log(LINES))
    assert process_time() - started < 0.2


def test_it_opens_at_the_newest_line_and_stays_there_while_the_rest_is_measured() -> None:
    house = House()
    house.open(house.home.routes.log(LINES[:1200]))
    scroll = scroll_of(house)
    before = scroll.furthest
    assert scroll.offset == before
    house.run(2)
    assert scroll.offset == scroll.furthest > before


def test_what_is_read_stays_in_sight_while_older_lines_are_measured() -> None:
    house = House()
    house.open(house.home.routes.log(LINES[:400]))
    scroll = scroll_of(house)
    scroll.scroll_to(scroll.furthest - 40)
    house.run(2)
    assert scroll.furthest - scroll.offset == 40


def test_all_lines_look_as_they_did_in_a_form() -> None:
    pages = []
    for scene in (LogScene, AllAtOnce):
        house = House()
        house.open(scene(house.home, LINES[:120]))
        house.run(2)
        scroll = scroll_of(house)
        shown = []
        for offset in (scroll.furthest, scroll.furthest - 333, 0.0):
            scroll.scroll_to(offset)
            house.run(0.1)
            shown.append(picture(house, scroll.box.trim(right=12)))
        pages.append(shown)
    assert pages[0] == pages[1]


def test_few_lines_begin_at_the_top() -> None:
    pages = []
    for scene in (LogScene, AllAtOnce):
        house = House()
        house.open(scene(house.home, LINES[:3]))
        house.run(0.2)
        pages.append(picture(house))
    assert pages[0] == pages[1]
