"""The palette can be read: 4.5 to 1 for text, 3 to 1 for the edges of controls."""

import pytest

from game.kit.theme import Theme

C = Theme().colors


def light(color):
    parts = [c / 255 for c in color]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a, b):
    high, low = sorted((light(a), light(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        (C.ink, C.paper),
        (C.ink, C.paper_dim),
        (C.ink, C.white),
        (C.ink, C.gold),
        (C.ink_soft, C.paper),
        (C.ink_soft, C.paper_dim),
        (C.ink_soft, C.white),
        (C.white, C.go),
        (C.white, C.danger),
        (C.paper, C.ink),
        (C.disabled_ink, C.disabled),
    ],
)
def test_text_can_be_read_on_its_ground(text, ground):
    assert contrast(text, ground) >= 4.5


@pytest.mark.parametrize(
    ("edge", "ground"),
    [(C.ink, C.paper), (C.go_dark, C.paper), (C.danger_dark, C.paper), (C.ink_soft, C.paper_dim)],
)
def test_controls_stand_out_from_their_ground(edge, ground):
    assert contrast(edge, ground) >= 3.0


def test_one_of_the_two_tones_of_the_focus_ring_stands_out_everywhere():
    for ground in (C.paper, C.ground, C.go, C.ink, C.danger, C.gold, C.white):
        assert max(contrast(C.ink, ground), contrast(C.gold, ground)) >= 3.0
