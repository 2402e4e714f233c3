"""Boxes split into exactly what is there, at every window size."""

import itertools

import pytest

from game.kit.layout import MIN_TARGET, Box, Part, Screen

SIZES = [(800, 480), (1280, 720), (1920, 1080), (3840, 2160), (720, 1280), (1024, 768), (640, 640)]


def test_a_unit_is_a_pixel_on_the_small_touch_screen_and_grows_with_the_window():
    assert Screen(800, 480).unit == 1.0
    assert Screen(1280, 720).unit == 1.5
    assert Screen(1920, 1080).unit == 2.25
    assert Screen(720, 1280).unit == 1.5


@pytest.mark.parametrize("size", SIZES)
def test_every_window_offers_at_least_the_small_screen(size):
    screen = Screen(*size)
    long, short = max(screen.box.w, screen.box.h), min(screen.box.w, screen.box.h)
    assert long >= 799.9
    assert short >= 479.9
    assert screen.rect(screen.box).size == size
    assert screen.portrait == (size[1] > size[0])


def test_targets_grow_with_the_screen():
    assert Screen(800, 480).px(MIN_TARGET) == 48
    assert Screen(1280, 720).px(MIN_TARGET) == 72


def test_text_scale_enlarges_text_only():
    plain, large = Screen(800, 480), Screen(800, 480, text_scale=1.5)
    assert large.unit == plain.unit
    assert large.font_px(20) == 30


def test_rows_give_fixed_sizes_and_share_the_rest_by_weight():
    head, one, two, foot = Box(10, 20, 100, 200).rows(40, Part(), Part(2), 30, gap=5)
    assert head == Box(10, 20, 100, 40)
    assert one.h == pytest.approx((200 - 70 - 15) / 3)
    assert two.h == pytest.approx(2 * one.h)
    assert foot.bottom == pytest.approx(220)


def test_columns_without_room_never_get_negative_sizes():
    a, b = Box(0, 0, 50, 10).columns(80, Part(), gap=5)
    assert a.w == 80
    assert b.w == 0


def test_a_grid_fills_the_box_without_overlaps():
    box = Box(0, 0, 103, 57)
    cells = box.grid(3, 2, gap=4)
    assert len(cells) == 6
    assert all(box.covers(cell) for cell in cells)
    assert not any(a.overlaps(b) for a in cells for b in cells if a is not b)
    assert cells[-1].right == pytest.approx(box.right)
    assert cells[-1].bottom == pytest.approx(box.bottom)


def test_a_grid_for_a_count_uses_as_many_columns_as_fit():
    cells = Box(0, 0, 320, 100).grid_for(5, min_width=100, gap=10)
    assert len(cells) == 5
    assert [cell.y for cell in cells].count(0) == 3


def test_align_and_fit_stay_inside():
    box = Box(10, 10, 100, 50)
    assert box.align(20, 20, "right", "bottom") == Box(90, 40, 20, 20)
    assert box.align(500, 20) == Box(10, 25, 100, 20)
    assert box.fit(1, 1) == Box(35, 10, 50, 50)
    assert box.fit(4, 1).w == 100


def test_a_line_of_cards_overlaps_evenly_only_when_it_must():
    box = Box(0, 0, 300, 50)
    roomy = box.line_up(3, 60, gap=10)
    assert roomy[1].x - roomy[0].x == 70
    tight = box.line_up(9, 60, gap=10)
    steps = {round(b.x - a.x, 6) for a, b in itertools.pairwise(tight)}
    assert steps == {30.0}
    assert tight[0].x == 0
    assert tight[-1].right == pytest.approx(300)
    assert box.line_up(0, 60) == []
    assert box.line_up(1, 60)[0].center[0] == 150


def test_inset_never_turns_a_box_inside_out():
    small = Box(0, 0, 10, 10).inset(20)
    assert (small.w, small.h) == (0, 0)
    assert Box(5, 5, 10, 10).inset(-5) == Box(0, 0, 20, 20)


def test_small_things_get_a_target_about_their_middle():
    grown = Box(100, 100, 10, 60).at_least(MIN_TARGET, MIN_TARGET)
    assert grown == Box(81, 100, 48, 60)


@pytest.mark.parametrize("size", SIZES)
def test_boxes_that_touch_have_pixels_that_touch(size):
    screen = Screen(*size)
    rects = [screen.rect(box) for box in screen.box.even_columns(7)]
    for left, right in itertools.pairwise(rects):
        assert left.right == right.left
    assert rects[-1].right == size[0]


def test_points_of_the_window_become_logical_and_boxes_come_back():
    screen = Screen(1280, 720)
    assert screen.point(150, 75) == (100, 50)
    assert screen.box_of(screen.rect(Box(10, 20, 30, 40))) == Box(10, 20, 30, 40)
