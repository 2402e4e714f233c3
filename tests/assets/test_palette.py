"""The eleven card colours stay apart, also for eyes that lack one of the three cones."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from game.rules.kinds import NAMES

CARDS = Path(__file__).resolve().parents[2] / "assets" / "art" / "cards"
LEAST = 0.10
Triple = tuple[float, float, float]

# Machado, Oliveira and Fernandes 2009, severity 1.0, in linear light.
EYES: dict[str, tuple[Triple, Triple, Triple]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def card_colour(kind: str) -> str:
    """The fill of the card's rim."""
    found = re.search(r'<rect [^>]*fill="(#[0-9A-F]{6})"', (CARDS / f"{kind}.svg").read_text())
    assert found is not None
    return found.group(1)


def linear(colour: str) -> Triple:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return r, g, b


def times(rows: tuple[Triple, Triple, Triple], v: Triple) -> Triple:
    x, y, z = (sum(m * c for m, c in zip(row, v, strict=True)) for row in rows)
    return x, y, z


def oklab(rgb: Triple) -> Triple:
    clipped = tuple(min(1.0, max(0.0, value)) for value in rgb)
    lms = times(
        (
            (0.4122214708, 0.5363325363, 0.0514459929),
            (0.2119034982, 0.6806995451, 0.1073969566),
            (0.0883024619, 0.2817188376, 0.6299787005),
        ),
        (clipped[0], clipped[1], clipped[2]),
    )
    roots = (lms[0] ** (1 / 3), lms[1] ** (1 / 3), lms[2] ** (1 / 3))
    return times(
        (
            (0.2104542553, 0.7936177850, -0.0040720468),
            (1.9779984951, -2.4285922050, 0.4505937099),
            (0.0259040371, 0.7827717662, -0.8086757660),
        ),
        roots,
    )


@pytest.mark.parametrize("eye", EYES)
def test_any_two_kinds_are_far_enough_apart(eye: str) -> None:
    seen = {kind: oklab(times(EYES[eye], linear(card_colour(kind)))) for kind in NAMES}
    for one, other in combinations(NAMES, 2):
        apart = sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5
        assert apart >= LEAST, (one, other, round(apart, 3))
