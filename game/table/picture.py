"""The picture of the table: still regions, what moves above them, and what lies where."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pygame

from game.kit.assets import Assets
from game.kit.brush import Brush
from game.kit.governor import Quality
from game.kit.layers import Layers
from game.kit.layout import Box, Screen
from game.kit.particles import Particles
from game.kit.text import Fonts
from game.kit.theme import Theme
from game.kit.timeline import Timeline
from game.kit.widgets.sight import places_drawn
from game.kit.widgets.ui import Ui
from game.rules import View
from game.table.cards import Cards
from game.table.dragging import Dragging
from game.table.flyers import Staging
from game.table.hits import box_of_target, target_at, targets_of
from game.table.idle import IdleLife
from game.table.kept import PIXELS
from game.table.marks import Marks, SeatLook
from game.table.model import TableModel
from game.table.paint_ground import meadow
from game.table.paint_moving import paint_moving
from game.table.pen import Pen
from game.table.places import Places, Seating, places_for
from game.table.poses import Poses
from game.table.shown import Shown
from game.table.sprites import Sprites
from game.table.still import Still
from game.table.targets import Target
from game.table.warming import Warming
from game.texts import Texts

KEPT_WINDOWS = 6
"""Pictures as large as so many windows are kept."""


class TablePicture:
    """Draws a table model. Logical units everywhere; `open` it before anything else."""

    def __init__(
        self,
        assets: Assets,
        theme: Theme,
        fonts: Fonts,
        texts: Texts,
        seats: tuple[SeatLook, ...],
        chance: Random | None = None,
    ) -> None:
        """`chance` is for looks only: when beans blink, how dust flies."""
        self._theme, self._fonts = theme, fonts
        self.chance = chance or Random(1)
        self.sprites = Sprites(assets, Cards(assets, fonts, texts))
        self.texts, self.seats = texts, seats
        self.particles = Particles(self.chance)
        self.calm = theme.reduced_motion
        self.decor = Timeline(reduced=self.calm)
        """Short motion of what stands still; nothing waits for it."""
        self.dirty = True
        self._idle = IdleLife(self.chance)
        self._quality = Quality()
        self.dragging = Dragging()
        self._ui: Ui | None = None
        self._widgets: list[pygame.Rect] = []
        self._rasterised: Screen | None = None

    # -- what is shown -----------------------------------------------------------------------

    def open(
        self,
        view: View,
        screen: Screen,
        left_handed: bool = False,
        log_share: float = 1.0,
        front_right: bool = False,
    ) -> None:
        """Show this view on this screen; lays out and rasterises what the table needs.

        `log_share`, `front_right`: see `Seating`.
        """
        rules = view.rules
        fields = rules.fields + (rules.field_price is not None)
        seating = Seating(
            rules.players, view.seat, fields, rules.duel, left_handed, log_share, front_right
        )
        self.shown = Shown(places_for(screen, seating), TableModel.of(view))
        self._lay_out(screen)

    @property
    def places(self) -> Places:
        """Where everything lies."""
        return self.shown.places

    @property
    def model(self) -> TableModel:
        """What of the game is shown."""
        return self.shown.model

    @property
    def marks(self) -> Marks:
        """What is shown beyond the game."""
        return self.shown.marks

    @property
    def staging(self) -> Staging:
        """What is on its way."""
        return self.shown.staging

    @property
    def screen(self) -> Screen:
        """The sizes it is laid out for."""
        return self.shown.places.screen

    def show(self, view: View) -> None:
        """Show this view at once; what was on its way is gone."""
        self.staging.clear()
        self.particles.clear()
        self.decor.clear()
        self.shown.bean_moods.clear()
        self.shown.breaths.clear()
        if view.seat != self.model.viewer:
            seating, marks = self.places.seating, self.marks
            self.open(
                view, self.screen, seating.left_handed, seating.log_share, seating.front_right
            )
            self.shown.marks = marks
        else:
            self.shown.model = TableModel.of(view)
            self.shown.version += 1
        self.dirty = True

    def mark(self, **changes: Any) -> None:
        """Change fields of `marks`, e.g. `mark(lifted=frozenset({up(0)}))`."""
        marks = replace(self.marks, **changes)
        if marks != self.marks:
            self.shown.marks = marks
            self.dirty = True

    def resized(self, screen: Screen) -> None:
        """Lay out anew; what is on its way goes on to its new place."""
        seating = self.places.seating
        self.shown.places = places_for(screen, seating)
        self._lay_out(screen)

    def repaint(self) -> None:
        """The canvas was lost: paint everything next time."""
        self._layers.repaint()
        self.dirty = True

    def _lay_out(self, screen: Screen) -> None:
        if screen != self._rasterised:
            self._rasterised = screen
            self.sprites.forget()
            self._poses = Poses(self.sprites)
        brush = Brush(screen, self._theme, self._fonts)
        self._pen = Pen(brush, self.sprites, self._poses, self.texts, self.seats)
        size = (screen.width_px, screen.height_px)
        self.sprites.kept.limit = max(PIXELS, KEPT_WINDOWS * size[0] * size[1])
        ground = meadow(self._pen, size, self.places)
        self._layers = Layers(size, self.paint)
        self._still = Still(self._pen, self.shown, ground, self._layers.damage)
        self.particles.clear()
        self._warming = Warming(self._pen, self.shown)
        self.dirty = True

    # -- what lies where ---------------------------------------------------------------------

    def hit(self, x: float, y: float) -> Target | None:
        """What lies at this point (logical units), the topmost first; None for bare ground."""
        return target_at(self.shown, x, y)

    def targets(self) -> list[Target]:
        """Everything that can be pointed at now, in reading order (for the focus)."""
        return [target for target, _ in targets_of(self.shown)]

    def spread(self) -> list[tuple[Target, Box]]:
        """The same, each with its box."""
        return targets_of(self.shown)

    def box_of(self, target: Target) -> Box:
        """Where a target is now."""
        return box_of_target(self.shown, target)

    # -- dragging ----------------------------------------------------------------------------

    def drag(self, target: Target | None, x: float = 0.0, y: float = 0.0) -> None:
        """Let a card follow the pointer (its slot stays open); None lets it go home."""
        if target is None:
            self.dragging.go_home(self.shown, self.decor)
        else:
            self.dragging.follow(target, x, y)
        self._mark_dragged()

    def drop(self) -> None:
        """Let go of the dragged card because it is played: its flight begins where it is now."""
        self.dragging.drop(self.shown)
        self._mark_dragged()

    def _mark_dragged(self) -> None:
        self.mark(dragged=self.dragging.target)
        self.dirty = True

    # -- time and drawing --------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """One logic step: idle life, particles, short motion."""
        moving = not self.decor.idle or len(self.particles) > 0 or self.staging.busy
        if not moving:
            self._warming.step()
        self._poses.step()
        self.decor.advance(dt)
        self.particles.update(dt)
        still = self._quality.idle and not moving and not self.decor.reduced
        if moving or (still and self._idle.update(dt, self.shown)):
            self.dirty = True

    def set_quality(self, quality: Quality) -> None:
        """Show less, or more again."""
        if quality == self._quality:
            return
        self._quality = quality
        self.particles.quality = quality.particles
        self.sprites.shadows = quality.shadows
        self.shown.bean_moods.clear()
        self.shown.breaths.clear()
        self.shown.version += 1
        self._layers.damage_all()
        self.dirty = True

    def draw(self, canvas: pygame.Surface, ui: Ui | None = None) -> None:
        """Paint what changed; the widgets of `ui` lie above the table, below what flies."""
        before, self._ui = self._ui, ui
        screen = self.screen
        if ui is not None:
            damage = ui.take_damage()
            if damage or ui is not before:
                self._widgets = places_drawn(ui)
            for box in damage:
                self._layers.damage(screen.rect(box))
        self.shown.float_hand([] if ui is None else self._widgets)
        self._still.look()
        self._layers.begin(canvas)
        dragged = self.dragging.card(self.shown)
        paint_moving(self._layers, self._pen, canvas, self.shown, self.particles, dragged)
        self.dirty = self._still.waits

    @property
    def pixels(self) -> int:
        """How many pixels the last drawing touched."""
        return self._layers.pixels

    def paint(self, surface: pygame.Surface, clip: pygame.Rect) -> None:
        """Paint what stands still within the clip (pixels), the widgets too."""
        self._still.paint(surface, clip)
        if self._ui is not None and clip.collidelist(self._widgets) >= 0:
            self._ui.draw(surface, self.screen.box_of(clip))
