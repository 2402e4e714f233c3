"""What comes is painted over several frames where time is short, and looks the same in the end."""

from __future__ import annotations

import itertools

import pygame
import pytest

from game.kit.allowance import BLITS, Allowance
from game.kit.brush import Brush, PanelStyle
from game.kit.layout import Box
from game.kit.passage import Passage
from game.kit.text import Fonts
from game.kit.theme import Theme
from game.kit.widgets import Group, Widget, WidgetScene
from tests.kit.pilot import Pilot


class Patch(Widget):
    """A coloured patch that counts how often it is drawn, and takes a second for it."""

    seconds = 0.0

    def __init__(self, color: tuple[int, int, int]) -> None:
        super().__init__()
        self.color = color
        self.drawn = 0

    def draw(self, brush: Brush) -> None:
        self.drawn += 1
        Patch.seconds += 1.0
        brush.panel(self.box, PanelStyle(self.color, radius=6, shadow=4))


class Sheet(WidgetScene):
    """Six patches, dimmed things behind them."""

    opaque = False

    def __init__(self, x: float = 100.0) -> None:
        super().__init__(Theme(), Fonts({}))
        self.x = x

    def build(self) -> Widget:
        self.patches = [Patch((40 * n, 200, 90)) for n in range(6)]
        return Group(*self.patches)

    def arrange(self, box: Box) -> None:
        for n, patch in enumerate(self.patches):
            patch.place(Box(self.x, 40 + 60 * n, 120, 50))


class Ground(Sheet):
    """The same, and nothing shows through it."""

    opaque = True


def picture(pilot: Pilot) -> bytes:
    return pygame.image.tobytes(pilot.window.surface, "RGB")


def shown(*scenes: Sheet) -> bytes:
    """What these look like when each is painted at once."""
    pilot = Pilot()
    for scene in scenes:
        pilot.show(scene)
    return picture(pilot)


@pytest.fixture
def slow() -> Pilot:
    """A stage where two patches are a frame's worth."""
    pilot = Pilot()
    allowance = pilot.loop.stage.allowance
    allowance.timer = itertools.count(0.0, 2.0 / BLITS).__next__
    allowance.measure(pilot.window.surface)
    allowance.timer = lambda: Patch.seconds
    return pilot


class TestAPanelThatComes:
    def test_is_painted_in_slices(self, slow: Pilot) -> None:
        slow.show(Ground())
        slow.run(0.2)
        sheet = Sheet(250)
        slow.show(sheet)
        assert [patch.drawn for patch in sheet.patches] == [1, 1, 0, 0, 0, 0]
        slow.frame()
        assert [patch.drawn for patch in sheet.patches] == [1, 1, 1, 1, 0, 0]
        slow.run(0.2)
        assert [patch.drawn for patch in sheet.patches] == [1] * 6

    def test_looks_in_the_end_as_if_painted_at_once(self, slow: Pilot) -> None:
        slow.show(Ground())
        slow.run(0.2)
        slow.show(Sheet(250))
        slow.run(0.2)
        assert picture(slow) == shown(Ground(), Sheet(250))

    def test_that_changes_meanwhile_shows_the_change(self, slow: Pilot) -> None:
        slow.show(Ground())
        slow.run(0.2)
        sheet = Sheet(250)
        slow.show(sheet)
        sheet.patches[0].color = (250, 0, 0)
        sheet.patches[0].changed()
        slow.run(0.2)
        assert slow.window.surface.get_at((310, 65))[:3] == (250, 0, 0)

    def test_takes_no_more_frames_once_it_was_there(self, slow: Pilot) -> None:
        sheet = Sheet(250)
        slow.show(Ground())
        slow.run(0.2)
        slow.show(sheet)
        slow.run(0.2)
        sheet.repaint()
        slow.frame()
        assert [patch.drawn for patch in sheet.patches] == [2] * 6


class TestAPanelThatIsThere:
    def test_paints_only_what_changed(self) -> None:
        pilot = Pilot()
        ground, sheet = Ground(), Sheet(250)
        pilot.show(ground)
        pilot.show(sheet)
        sheet.patches[4].changed()
        pilot.frame()
        assert [patch.drawn for patch in sheet.patches] == [1, 1, 1, 2, 2, 2]
        assert [patch.drawn for patch in ground.patches] == [1] * 6

    def test_keeps_the_dimmed_picture_behind_it(self) -> None:
        pilot = Pilot()
        sheet = Sheet(110)
        pilot.show(Ground())
        pilot.show(sheet)
        before = picture(pilot)
        for patch in sheet.patches:
            patch.changed()
            pilot.frame()
        assert picture(pilot) == before

    def test_under_another_one_is_dimmed_with_the_rest(self) -> None:
        pilot = Pilot()
        top = Sheet(240)
        for scene in (Ground(), Sheet(170), top):
            pilot.show(scene)
        top.patches[2].changed()
        pilot.frame()
        assert picture(pilot) == shown(Ground(), Sheet(170), Sheet(240))
        pilot.loop.stage.pop()
        pilot.frame()
        assert picture(pilot) == shown(Ground(), Sheet(170))

    def test_shows_what_changes_below_it(self) -> None:
        pilot = Pilot()
        ground = Ground()
        pilot.show(ground)
        pilot.show(Sheet(250))
        ground.patches[0].color = (0, 0, 0)
        ground.repaint()
        pilot.frame()
        assert pilot.window.surface.get_at((160, 65))[:3] == (0, 0, 0)


def test_the_old_picture_stays_until_the_new_one_is_painted(slow: Pilot) -> None:
    slow.loop.passage = Passage()
    slow.show(Ground(20))
    slow.run(0.5)
    presented = len([frame for frame in slow.loop.times if frame.present])
    new = Ground(250)
    slow.loop.stage.replace(new)
    slow.frame()
    slow.frame()
    assert new.unfinished
    assert len([frame for frame in slow.loop.times if frame.present]) == presented
    slow.run(0.6)
    assert picture(slow) == shown(Ground(250))


def test_without_a_measure_nothing_is_held_back() -> None:
    allowance = Allowance()
    allowance.begin()
    assert not allowance.spent
    assert not allowance.limited
    allowance.measure(pygame.Surface((300, 200)))
    assert allowance.limited


@pytest.mark.parametrize(("seconds_a_look", "steps"), [(0.001, 1), (1.0, 0)])
def test_spare_time_is_used_only_where_a_frame_left_some(seconds_a_look: float, steps: int) -> None:
    pilot = Pilot()
    pilot.show(Ground())
    done: list[int] = []
    pilot.loop.spare = iter(lambda: done.append(1), "")
    looks = itertools.count()
    pilot.loop.timer = lambda: next(looks) * seconds_a_look
    pilot.frame()
    pilot.loop.between_frames()
    assert len(done) == steps
