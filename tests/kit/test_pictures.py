"""Assets, layers and particles: nothing raises, nothing stale stays on the screen."""

import logging
from random import Random

import pygame
import pytest

from game.kit.assets import Assets
from game.kit.layers import Layers
from game.kit.particles import Burst, Particles, fading_strip
from tests.kit.pilot import Pilot

SVG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">
<rect width="20" height="10" fill="#ff0000"/></svg>"""
RED, BLUE = (255, 0, 0), (0, 0, 255)


@pytest.fixture(autouse=True)
def window():
    return Pilot((200, 100)).window


@pytest.fixture
def assets(tmp_path):
    (tmp_path / "beans").mkdir()
    (tmp_path / "beans" / "wax.svg").write_text(SVG)
    (tmp_path / "broken.svg").write_text("<svg")
    (tmp_path / "broken.png").write_bytes(b"not a picture")
    pygame.image.save(pygame.Surface((40, 20)), tmp_path / "flat.png")
    return Assets(tmp_path)


@pytest.mark.parametrize("width", [20, 80, 400])
def test_drawings_are_crisp_at_every_size_and_keep_their_proportion(assets, width):
    picture = assets.image("beans/wax", width, width)
    assert picture.get_size() == (width, width // 2)
    assert picture.get_at((width // 2, width // 4))[:3] == RED


def test_pictures_are_scaled_into_their_box(assets):
    assert assets.image("flat", 10, 100).get_size() == (10, 5)


def test_a_picture_is_made_once_for_a_size(assets):
    assert assets.image("beans/wax", 20, 20) is assets.image("beans/wax", 20, 20)
    first = assets.image("beans/wax", 20, 20)
    assets.forget()
    assert assets.image("beans/wax", 20, 20) is not first


def test_an_elaborate_drawing_is_drawn_once_and_scaled_down_to_what_is_smaller(tmp_path):
    (tmp_path / "beans").mkdir()
    (tmp_path / "beans" / "wax.svg").write_text(SVG)
    assets = Assets(tmp_path, {"beans": 0.9})
    assert list(assets.prepare()) == [None]
    (tmp_path / "beans" / "wax.svg").unlink()
    for width in (3, 20, 41):
        picture = assets.image("beans/wax", width, width)
        assert picture.get_size() == (width, round(width / 2))
        assert picture.get_at((width // 2, width // 4)).r > 240
    assert list(assets.prepare()) == []


def test_what_is_larger_than_a_master_allows_is_drawn_for_itself(tmp_path):
    (tmp_path / "beans").mkdir()
    (tmp_path / "beans" / "wax.svg").write_text(SVG)
    assets = Assets(tmp_path, {"beans": 0.5})
    assert assets.image("beans/wax", 45, 45).get_size() == (45, 23)
    assert assets.image("beans/wax", 50, 50).get_size() == (50, 25)
    assert not assets.kept("beans/wax", 20, 20)


def test_what_fills_the_window_is_not_kept_here(assets):
    assert assets.image("beans/wax", 200, 100) is not assets.image("beans/wax", 200, 100)


@pytest.mark.parametrize("name", ["missing", "broken", "broken.png"])
def test_a_bad_picture_is_a_stand_in_and_one_message(assets, name, caplog):
    with caplog.at_level(logging.WARNING):
        first = assets.image(name, 60, 40)
        assets.image(name, 30, 30)
    assert first.get_size() == (60, 40)
    assert first.get_at((30, 20)).a > 0
    assert len(caplog.records) == 1
    assert name in caplog.text


def test_loading_goes_step_by_step(assets):
    wanted = [("beans/wax", 10, 10), ("flat", 10, 10), ("missing", 5, 5), ("flat", 20, 20)]
    assert list(assets.load(wanted)) == [0.25, 0.5, 0.75, 1.0]


def test_names_are_listed_without_ending(assets):
    assert assets.names("beans/*.svg") == ["beans/wax"]
    assert assets.has("beans/wax")
    assert not assets.has("beans/blue")


def test_what_moved_leaves_no_trace(window):
    layers = Layers(window.size, lambda surface, clip: surface.fill(BLUE, clip))
    sprite = pygame.Surface((10, 10))
    sprite.fill(RED)
    for x in range(0, 100, 3):
        layers.begin(window.surface)
        layers.blit(sprite, (x, 20))
        assert window.surface.get_at((x + 5, 25))[:3] == RED
    layers.begin(window.surface)
    assert not layers.moved
    colors = {tuple(window.surface.get_at((x, y))[:3]) for x in range(200) for y in range(100)}
    assert colors == {BLUE}


def test_the_still_picture_is_painted_only_where_it_changed(window):
    painted = []

    def paint(surface, clip):
        painted.append(clip.copy())
        surface.fill(BLUE)

    layers = Layers(window.size, paint)
    layers.begin(window.surface)
    layers.begin(window.surface)
    assert painted == [pygame.Rect(0, 0, 200, 100)]
    layers.damage(pygame.Rect(10, 10, 5, 5))
    layers.damage(pygame.Rect(12, 12, 5, 5))
    assert layers.begin(window.surface) == [pygame.Rect(10, 10, 7, 7)]
    assert painted[1:] == [pygame.Rect(10, 10, 7, 7)]


def test_paint_cannot_reach_outside_the_damage(window):
    color = [BLUE]
    layers = Layers(window.size, lambda surface, clip: surface.fill(color[0]))
    layers.begin(window.surface)
    color[0] = RED
    layers.damage(pygame.Rect(0, 0, 10, 10))
    layers.begin(window.surface)
    assert window.surface.get_at((5, 5))[:3] == RED
    assert window.surface.get_at((15, 5))[:3] == BLUE


def test_a_lost_canvas_is_restored_without_painting_anew(window):
    painted = []
    layers = Layers(window.size, lambda surface, clip: painted.append(surface.fill(BLUE)))
    layers.begin(window.surface)
    window.surface.fill(RED)
    layers.repaint()
    layers.begin(window.surface)
    assert window.surface.get_at((150, 50))[:3] == BLUE
    assert len(painted) == 1


def test_many_small_things_leave_no_trace_either(window):
    layers = Layers(window.size, lambda surface, clip: surface.fill(BLUE, clip))
    dot = pygame.Surface((3, 3))
    dot.fill(RED)
    for step in range(20):
        layers.begin(window.surface)
        layers.blits([(dot, (i * 7 % 190 + step + 0.5, i * 3 % 90)) for i in range(60)])
    layers.begin(window.surface)
    colors = {tuple(window.surface.get_at((x, y))[:3]) for x in range(200) for y in range(100)}
    assert colors == {BLUE}


def dots():
    return [fading_strip(pygame.Surface((8, 8), pygame.SRCALPHA))]


def test_bits_fly_fall_and_go():
    particles = Particles(Random(1))
    assert particles.burst(50, 50, dots(), Burst(20, speed=100, life=0.5, gravity=400)) == 20
    for _ in range(40):
        particles.update(1 / 60)
    assert len(particles) == 0


def test_there_are_never_more_bits_than_the_cap():
    particles = Particles(Random(1), cap=30)
    assert particles.burst(0, 0, dots(), Burst(20, 10, 1)) == 20
    assert particles.burst(0, 0, dots(), Burst(20, 10, 1)) == 10
    assert len(particles.pictures()) == 30


@pytest.mark.parametrize(("quality", "count"), [(0.0, 0), (0.5, 10), (1.0, 20)])
def test_quality_scales_bursts_down_to_nothing(quality, count):
    particles = Particles(Random(1), quality=quality)
    assert particles.burst(0, 0, dots(), Burst(20, 10, 1)) == count


def test_bits_fade_along_their_strip():
    strip = dots()[0]
    particles = Particles(Random(1))
    particles.burst(0, 0, [strip], Burst(1, 10, 1))
    first = particles.pictures()[0][0]
    for _ in range(35):
        particles.update(1 / 60)
    pictures = [picture for picture, _, _ in strip]
    assert first is pictures[0]
    assert particles.pictures()[0][0] in pictures[2:]
    particles.clear()
    assert particles.pictures() == []


def test_what_flew_is_restored_where_it_was(window):
    layers = Layers(window.size, lambda surface, clip: surface.fill(BLUE, clip))
    layers.begin(window.surface)
    rest = pygame.image.tobytes(window.surface, "RGB")
    particles = Particles(Random(1))
    dot = pygame.Surface((5, 5))
    dot.fill(RED)
    particles.burst(30, 30, [fading_strip(dot)], Burst(20, speed=100, life=0.5, scatter=40))
    for _ in range(4):
        particles.update(1 / 60)
        layers.begin(window.surface)
        layers.scatter(particles)
        assert pygame.image.tobytes(window.surface, "RGB") != rest
    layers.begin(window.surface)
    assert pygame.image.tobytes(window.surface, "RGB") == rest


def test_things_in_a_row_are_restored_as_one(window):
    layers = Layers(window.size, lambda surface, clip: surface.fill(BLUE, clip))
    layers.begin(window.surface)
    picture = pygame.Surface((10, 10))
    layers.row([(picture, (x, 5)) for x in (0, 8, 16)])
    assert layers.begin(window.surface) == [pygame.Rect(0, 5, 26, 10)]
    layers.row([])
    assert layers.begin(window.surface) == []
