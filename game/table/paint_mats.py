"""What cards lie on: the cloth of the market in the middle, the counter under the hand."""

from __future__ import annotations

from game.kit.brush import PanelStyle
from game.kit.layout import Box
from game.kit.theme import Color
from game.table.pen import SOIL_DARK, Pen
from game.table.places import Places

CLOTH = PanelStyle((227, 201, 148), (150, 108, 58), 2, 12, 3)
SEAM: Color = (250, 234, 198)
BAND: Color = (214, 184, 126)
COUNTER = PanelStyle((168, 110, 62), SOIL_DARK, 2, 10, 4)
BOARD: Color = (139, 86, 46)
SHINE: Color = (196, 138, 84)
STITCH = 9.0
"""Length of a stitch and of the space after it, in units."""
REACH = 0.34
"""How much of the hand's height stands above the counter."""


def paint_mats(pen: Pen, places: Places) -> None:
    """Cloth and counter, part of the ground."""
    _cloth(pen, places.up.union(places.desk).inset(-2, -1))
    if places.own is not None:
        _counter(pen, places.hand.trim(top=places.hand.h * REACH, bottom=-8))


def _cloth(pen: Pen, box: Box) -> None:
    """Sackcloth with woven bands, and a seam around."""
    pen.brush.panel(box, CLOTH)
    for part in (0.3, 0.5, 0.7):
        x = box.x + box.w * part
        for dx in (-9, 0, 9):
            pen.brush.panel(Box(x + dx, box.y + 3, 4, box.h - 6), PanelStyle(BAND, None, 0, 1))
    inner = box.inset(9, 6)
    for y in (inner.y, inner.bottom):
        x = inner.x
        while x + STITCH < inner.right:
            pen.brush.stroke([(x, y), (x + STITCH * 0.55, y)], SEAM, 1.5)
            x += STITCH


def _counter(pen: Pen, box: Box) -> None:
    """Three boards with grain, nails and a worn front edge."""
    pen.brush.panel(box, COUNTER)
    pen.brush.stroke([(box.x + 8, box.y + 4), (box.right - 8, box.y + 4)], SHINE, 2)
    for part in (1, 2):
        y = box.y + box.h * part / 3
        pen.brush.stroke([(box.x + 2, y), (box.right - 2, y)], BOARD, 2)
        pen.brush.stroke([(box.x + 2, y + 2), (box.right - 2, y + 2)], SHINE, 1)
    for number in range(9):
        x = box.x + box.w * (0.06 + 0.105 * number)
        y = box.y + box.h * ((number * 0.37 + 0.18) % 0.9 + 0.05)
        pen.brush.stroke([(x, y), (x + box.w * 0.045, y)], BOARD, 1.5)
    for x in (box.x + 9, box.right - 9):
        for part in (1, 3, 5):
            pen.brush.disc(x, box.y + box.h * part / 6, 2, SOIL_DARK, None)
