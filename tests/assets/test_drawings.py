"""Every drawing can be read by SDL_image, is not empty, and the eleven kinds stay apart."""

import re
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from game.rules.kinds import BEANOMETER, NAMES

ART = Path(__file__).resolve().parents[2] / "assets" / "art"
DRAWINGS = sorted(ART.rglob("*.svg"))
KNOWN_TAGS = {
    "svg", "style", "defs", "g", "path", "rect", "circle", "ellipse", "line", "polyline",
    "polygon", "linearGradient", "radialGradient", "stop",
}  # fmt: skip
BEAN_MOODS = ("idle", "happy", "dismayed", "blink")
FACE_MOODS = ("neutral", "happy", "annoyed")


def name_of(path: Path) -> str:
    return str(path.relative_to(ART))


def tag(element: ElementTree.Element) -> str:
    return element.tag.rpartition("}")[2]


def rendered(path: Path, longest: int) -> pygame.Surface:
    """The drawing with its longer side at that many pixels."""
    _, _, wide, high = map(float, ElementTree.parse(path).getroot().attrib["viewBox"].split())
    scale = longest / max(wide, high)
    size = (max(1, round(wide * scale)), max(1, round(high * scale)))
    return pygame.image.load_sized_svg(str(path), size)


def test_there_are_drawings_of_every_sort() -> None:
    sorts = {path.parent.name for path in DRAWINGS}
    assert sorts == {"beans", "cards", "table", "back", "faces", "icons"}


@pytest.mark.parametrize("path", DRAWINGS, ids=name_of)
def test_only_what_the_rasteriser_reads_is_used(path: Path) -> None:
    root = ElementTree.parse(path).getroot()
    assert {tag(element) for element in root.iter()} <= KNOWN_TAGS
    for element in root.iter():
        if tag(element) in ("linearGradient", "radialGradient"):
            places = [element.attrib[k] for k in ("x1", "y1", "x2", "y2", "cx", "cy", "r")
                      if k in element.attrib]  # fmt: skip
            absolute = element.get("gradientUnits") == "userSpaceOnUse"
            assert absolute or all(place.endswith("%") for place in places)
        if tag(element) == "g":
            assert "opacity" not in element.attrib, "opacity on a group acts on each shape"
    named = set(re.findall(r"url\(#([\w-]+)\)", path.read_text()))
    assert named <= {element.get("id") for element in root.iter()}


@pytest.mark.parametrize("path", DRAWINGS, ids=name_of)
def test_it_shows_something_small_and_large(path: Path) -> None:
    for longest in (24, 256):
        surface = rendered(path, longest)
        mask = pygame.mask.from_surface(surface, 60)
        assert mask.count() > surface.get_width() * surface.get_height() * 0.04


@pytest.mark.parametrize("path", DRAWINGS, ids=name_of)
def test_it_stays_light(path: Path) -> None:
    root = ElementTree.parse(path).getroot()
    shapes = sum(tag(element) in ("path", "rect", "circle", "ellipse") for element in root.iter())
    most_shapes, most_bytes = (450, 48_000) if path.parent.name == "back" else (200, 24_000)
    assert shapes <= most_shapes
    assert path.stat().st_size < most_bytes


def test_every_kind_has_its_bean_in_every_mood_a_card_and_plants() -> None:
    beans = {f"{kind}-{mood}.svg" for kind in NAMES for mood in BEAN_MOODS}
    assert {path.name for path in (ART / "beans").iterdir()} == beans
    for kind in NAMES:
        assert (ART / "cards" / f"{kind}.svg").exists()
        assert all((ART / "table" / f"grow-{kind}-{level}.svg").exists() for level in range(5))


def test_a_card_shows_as_many_coin_stacks_as_its_beanometer_has_steps() -> None:
    for kind, steps in zip(NAMES, BEANOMETER, strict=True):
        root = ElementTree.parse(ART / "cards" / f"{kind}.svg").getroot()
        coins = sum(element.get("class") == "s" for element in root.iter())
        assert coins == sum(paid for _, paid in steps)


def test_at_least_ten_people_have_three_moods() -> None:
    people = {path.stem.rpartition("-")[0] for path in (ART / "faces").iterdir()}
    assert len(people) >= 10
    for person, mood in ((person, mood) for person in people for mood in FACE_MOODS):
        assert (ART / "faces" / f"{person}-{mood}.svg").exists()


def test_every_icon_exists_for_light_and_dark_grounds() -> None:
    names = {path.stem for path in (ART / "icons").iterdir()}
    dark = {name for name in names if not name.endswith("-light")}
    assert names == dark | {f"{name}-light" for name in dark}


@pytest.mark.parametrize("kind", NAMES)
def test_moods_of_a_bean_are_seen_at_48_pixels(kind: str) -> None:
    looks = [bits(rendered(ART / "beans" / f"{kind}-{mood}.svg", 48)) for mood in BEAN_MOODS]
    for one, other in combinations(looks, 2):
        assert len(one ^ other) >= 24


def bits(surface: pygame.Surface, dx: int = 0, dy: int = 0) -> frozenset[tuple[int, int]]:
    """The pixels that are black when the drawing lies on white, moved by a step."""
    ground = pygame.Surface(surface.get_size())
    ground.fill("white")
    ground.blit(surface, (0, 0))
    dark = set()
    for x in range(ground.get_width()):
        for y in range(ground.get_height()):
            r, g, b, _ = ground.get_at((x, y))
            if 0.299 * r + 0.587 * g + 0.114 * b <= 128:
                dark.add((x + dx, y + dy))
    return frozenset(dark)


def test_all_kinds_differ_in_black_and_white_at_24_pixels() -> None:
    surfaces = {kind: rendered(ART / "beans" / f"{kind}-idle.svg", 24) for kind in NAMES}
    for one, other in combinations(NAMES, 2):
        still = bits(surfaces[one])
        moved = [bits(surfaces[other], dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        assert min(len(still ^ look) for look in moved) >= 90, (one, other)
