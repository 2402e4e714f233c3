"""Signs upon widgets: keys and pad buttons that press them, the light of one-button play."""

from __future__ import annotations

from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.layout import Box

SIDE = 20.0


def draw_cap(brush: Brush, box: Box, sign: str, round_: bool = False, side: float = SIDE) -> None:
    """The sign at the upper right corner of the box, reaching out of it a little."""
    colors = brush.theme.colors
    style = TextStyle(side * 0.75, colors.paper, "bold", wrap=False, floor=11)
    width = max(side, brush.text_width(sign, style) + 10)
    right = min(box.right + 6, brush.screen.box.right - 1)
    top = max(box.y - 6, brush.screen.box.y + 1)
    cap = Box(right - width, top, width, side)
    radius = side / 2 if round_ else 5
    brush.panel(cap, PanelStyle(colors.ink, colors.gold, 1.5, radius))
    brush.text(sign, cap.inset(2, 1), style)


def draw_light(brush: Brush, box: Box) -> None:
    """The light of one-button play: a broad ring in two tones around the box."""
    colors = brush.theme.colors
    brush.ring(box.inset(-9), colors.ink, 9, 20)
    brush.ring(box.inset(-7), colors.gold, 5, 18)
