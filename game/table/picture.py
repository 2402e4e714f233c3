"""The picture of the table: still layer by regions, moving layer, and what lies where."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from game.kit.layout import Box, Screen
from game.kit.text import Fonts
from game.kit.theme import Theme
from game.kit.widgets.ui import Ui
from game.rules import View
from game.table.marks import Marks, SeatLook
from game.table.model import TableModel
from game.table.places import Places
from game.table.targets import Target
from game.table.words import Words


class TablePicture:
    """Draws a table model. Logical units everywhere; `open` it before anything else."""

    places: Places
    model: TableModel
    marks: Marks

    def __init__(
        self, art: Path, theme: Theme, fonts: Fonts, words: Words, seats: tuple[SeatLook, ...]
    ) -> None:
        raise NotImplementedError

    @property
    def dirty(self) -> bool:
        """Would drawing show anything new?"""
        raise NotImplementedError

    def open(self, view: View, screen: Screen, left_handed: bool = False) -> None:
        """Show this view on this screen; lays out and rasterises what the table needs."""

    def resized(self, screen: Screen) -> None:
        """Lay out anew; what is on its way goes on to its new place."""

    def repaint(self) -> None:
        """The canvas was lost: paint everything next time."""

    def mark(self, **changes: Any) -> None:
        """Change fields of `marks`, e.g. `mark(lifted=frozenset({up(0)}))`."""

    def hit(self, x: float, y: float) -> Target | None:
        """What lies at this point (logical units), the topmost first; None for bare ground."""
        raise NotImplementedError

    def targets(self) -> list[Target]:
        """Everything that can be pointed at now, in reading order (for the focus)."""
        raise NotImplementedError

    def box_of(self, target: Target) -> Box:
        """Where a target is now."""
        raise NotImplementedError

    def drag(self, target: Target | None, x: float = 0.0, y: float = 0.0) -> None:
        """Let a card follow the pointer (its slot stays open); None lets it go home."""

    def update(self, dt: float) -> None:
        """One logic step: idle life, particles."""

    def draw(self, canvas: pygame.Surface, ui: Ui | None = None) -> None:
        """Paint what changed; the widgets of `ui` lie above the table, below what flies."""
