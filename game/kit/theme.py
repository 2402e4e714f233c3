"""How things look, as data. One theme is made at the start and handed to all who draw."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.kit.bindings import Bindings

Color = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of the interface. Text on its ground has a contrast of at least 4.5 : 1."""

    ground: Color = (74, 135, 66)
    paper: Color = (255, 246, 226)
    paper_dim: Color = (236, 224, 196)
    white: Color = (255, 255, 255)
    ink: Color = (58, 32, 18)
    ink_soft: Color = (108, 78, 54)
    go: Color = (45, 125, 62)
    go_dark: Color = (24, 82, 40)
    gold: Color = (250, 190, 60)
    gold_dark: Color = (176, 112, 12)
    danger: Color = (186, 44, 28)
    danger_dark: Color = (124, 22, 14)
    disabled: Color = (222, 212, 190)
    disabled_ink: Color = (100, 84, 64)
    shadow: Color = (30, 18, 8)
    dim: Color = (118, 108, 96)
    """What the scenes below an overlay are multiplied with."""


@dataclass(frozen=True, slots=True)
class TextSizes:
    """Font sizes in logical units; `floor` is how far shrinking may go."""

    title: float = 34.0
    heading: float = 25.0
    body: float = 20.0
    small: float = 19.0
    figure: float = 16.0
    floor: float = 15.0


@dataclass(frozen=True, slots=True)
class Shapes:
    """Radii, strokes and gaps in logical units."""

    panel_radius: float = 14.0
    stroke: float = 2.0
    lip: float = 4.0
    """How far a button stands out of the paper, and sinks when pressed."""
    shadow: float = 5.0
    gap: float = 8.0
    pad: float = 12.0
    focus_ring: float = 4.0
    target: float = 48.0
    """Side of the smallest place that takes a touch, if need be larger than what is drawn."""


@dataclass(frozen=True, slots=True)
class Times:
    """Seconds."""

    press_down: float = 0.05
    press_up: float = 0.12
    hover: float = 0.09
    focus_move: float = 0.08
    hold: float = 0.4
    toast_in: float = 0.12
    toast_hold: float = 1.2
    toast_per_char: float = 0.06
    toast_out: float = 0.18
    sheet_guard: float = 0.25
    """Presses on a sheet that only just came up by itself are ignored for so long."""


@dataclass(frozen=True, slots=True)
class Theme:
    """Everything together. `reduced_motion` stops pulsing and travelling in widgets."""

    colors: Palette = field(default_factory=Palette)
    text: TextSizes = field(default_factory=TextSizes)
    shapes: Shapes = field(default_factory=Shapes)
    times: Times = field(default_factory=Times)
    reduced_motion: bool = False
    bindings: Bindings = field(default_factory=Bindings)
    """What stands on the keys and buttons that are shown."""


HIGH_CONTRAST = Palette(
    ground=(24, 52, 22),
    paper=(255, 255, 255),
    paper_dim=(240, 240, 240),
    ink=(0, 0, 0),
    ink_soft=(48, 40, 34),
    go=(0, 84, 30),
    go_dark=(0, 40, 14),
    gold=(255, 208, 40),
    gold_dark=(120, 72, 0),
    danger=(150, 12, 0),
    danger_dark=(80, 0, 0),
    disabled=(226, 226, 226),
    disabled_ink=(70, 70, 70),
    dim=(70, 64, 58),
)
"""Colours further apart: text on its ground has a contrast of at least 7 : 1."""
