"""The picture of the table: still regions, what moves above them, and what lies where."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from random import Random
from typing import Any

import pygame

from game.kit.assets import Assets
from game.kit.brush import Brush
from game.kit.easing import out_cubic
from game.kit.layers import Layers
from game.kit.layout import Box, Screen
from game.kit.particles import Particles, fading_strip
from game.kit.text import Fonts
from game.kit.theme import Color, Theme
from game.kit.timeline import Call, Sequence, Timeline, Tween
from game.kit.widgets.ui import Ui
from game.rules import View
from game.table.cards import Cards
from game.table.flyers import Flyer, Staging
from game.table.hits import box_of_target, target_at, targets_of
from game.table.idle import Idle
from game.table.marks import Marks, SeatLook
from game.table.model import TableModel
from game.table.paint_ground import meadow
from game.table.paint_moving import paint_moving
from game.table.pen import Pen
from game.table.places import Places, Seating, places_for
from game.table.regions import Region, regions_of
from game.table.shown import Shown
from game.table.spots import Lot, Spot
from game.table.sprites import Look, Sprites, card
from game.table.targets import Target, What
from game.texts import Texts

HOME = 0.2


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
        self._sprites = Sprites(assets, Cards(assets, fonts, texts))
        self.texts, self.seats = texts, seats
        self.particles = Particles(self.chance)
        self.decor = Timeline(reduced=theme.reduced_motion)
        """Short motion of what stands still; nothing waits for it."""
        self.dirty = True
        self._idle = Idle(self.chance)
        self._dragged: tuple[Target, float, float] | None = None
        self._released: tuple[Spot, tuple[float, float]] | None = None
        self._painted: list[Hashable] = []
        self._seen: tuple[int, int, int, Marks] | None = None
        self._bits: dict[tuple[str, int, Color | None], list[pygame.Surface]] = {}
        self._ui: Ui | None = None
        self._rasterised: Screen | None = None

    # -- what is shown -----------------------------------------------------------------------

    def open(self, view: View, screen: Screen, left_handed: bool = False) -> None:
        """Show this view on this screen; lays out and rasterises what the table needs."""
        rules = view.rules
        fields = rules.fields + (rules.field_price is not None)
        seating = Seating(rules.players, view.seat, fields, rules.duel, left_handed)
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
        if view.seat != self.model.viewer:
            left_handed = self.places.seating.left_handed
            marks = self.marks
            self.open(view, self.screen, left_handed)
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
            self._sprites.forget()
            self._bits.clear()
        brush = Brush(screen, self._theme, self._fonts)
        self._pen = Pen(brush, self._sprites, self.texts, self.seats)
        size = (screen.width_px, screen.height_px)
        self._meadow = meadow(self._pen, size)
        self._layers = Layers(size, self._paint)
        self._regions: list[Region] = regions_of(self.shown)
        self._painted = [None] * len(self._regions)
        self._seen = None
        self.particles.clear()
        self.dirty = True

    def bits(self, name: str, size: float, tint: Color | None = None) -> list[pygame.Surface]:
        """A picture of the art that shrinks and fades, for particles of this size (units)."""
        key = (name, self.screen.px(size), tint)
        if key not in self._bits:
            picture = self._sprites.image(name, key[1], key[1])
            if tint is not None:
                picture = picture.copy()
                picture.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
            self._bits[key] = fading_strip(picture)
        return self._bits[key]

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
        if target is not None:
            self._dragged = (target, x, y)
            self.mark(dragged=target)
            self.dirty = True
        elif self._dragged is not None:
            spot, offset = self._let_go()
            self._fly_home(spot, offset)

    def drop(self) -> None:
        """Let go of the dragged card because it is played: its flight begins where it is now."""
        if self._dragged is not None:
            self._released = self._let_go()

    def released(self, spot: Spot) -> tuple[float, float]:
        """How far from its spot a card begins its flight; asked once after a `drop`."""
        released, self._released = self._released, None
        return released[1] if released is not None and released[0].key == spot.key else (0.0, 0.0)

    def _let_go(self) -> tuple[Spot, tuple[float, float]]:
        assert self._dragged is not None
        target, x, y = self._dragged
        box = self.box_of(target)
        self._dragged = None
        self.mark(dragged=None)
        lot = {What.HAND: Lot.HAND, What.UP: Lot.UP, What.GIFT: Lot.GIFT}
        own = self.model.viewer if target.what in (What.HAND, What.ASIDE) else -1
        count = len(self._row_of(target))
        spot = Spot(
            lot.get(target.what, Lot.ASIDE), -1 if own is None else own, target.index, count
        )
        return spot, (x - box.center[0], y - box.center[1])

    def _row_of(self, target: Target) -> list[int]:
        view = self.model.view
        rows = {What.HAND: self.model.hand, What.UP: view.up, What.GIFT: view.gifts}
        return rows.get(target.what, self.model.aside)

    def _fly_home(self, spot: Spot, offset: tuple[float, float]) -> None:
        kinds = {Lot.HAND: self.model.hand, Lot.UP: self.model.view.up}
        kinds |= {Lot.GIFT: self.model.view.gifts, Lot.ASIDE: self.model.aside}
        row = kinds[spot.lot]
        if spot.index >= len(row):
            return
        travel = Tween(0, 1, HOME, out_cubic)
        tray = (True, True)
        flyer = Flyer(card(row[spot.index]), spot, spot, travel, 0.0, tray=tray, offset=offset)
        key = spot.key
        staging = self.staging
        staging.flyers.append(flyer)
        staging.hide(key, 1)

        def arrive() -> None:
            staging.flyers.remove(flyer)
            staging.hide(key, -1)

        self.decor.add(Sequence(travel, Call(arrive)))

    # -- time and drawing --------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """One logic step: idle life, particles, short motion."""
        moving = not self.decor.idle or len(self.particles) > 0 or self.staging.busy
        self.decor.advance(dt)
        self.particles.update(dt)
        still = not moving and not self._theme.reduced_motion
        if moving or (still and self._idle.update(dt, self.shown)):
            self.dirty = True

    def draw(self, canvas: pygame.Surface, ui: Ui | None = None) -> None:
        """Paint what changed; the widgets of `ui` lie above the table, below what flies."""
        self._ui = ui
        screen = self.screen
        self._look_for_changes()
        if ui is not None:
            for box in ui.take_damage():
                self._layers.damage(screen.rect(box))
        self._layers.begin(canvas)
        dragged = self._dragged_card()
        paint_moving(self._layers, self._pen, canvas, self.shown, self.particles, dragged)
        self.dirty = False

    def _look_for_changes(self) -> None:
        """Mark the regions that show something new; quick when nothing that stands still did."""
        staging, shown = self.staging, self.shown
        seen = staging.version, shown.version, shown.model.version, shown.marks
        if seen == self._seen and not staging.stirring:
            return
        self._seen = None if staging.stirring else seen
        for index, region in enumerate(self._regions):
            state, before = region.state(shown), self._painted[index]
            if state != before:
                self._painted[index] = state
                self._layers.damage(self.screen.rect(region.changed(before, state)))

    def _dragged_card(self) -> tuple[Look, Box] | None:
        if self._dragged is None:
            return None
        target, x, y = self._dragged
        row = self._row_of(target)
        if target.index >= len(row):
            return None
        box = self.box_of(target).scaled(1.06)
        return card(row[target.index]), box.moved(x - box.center[0], y - box.center[1])

    def _paint(self, surface: pygame.Surface, clip: pygame.Rect) -> None:
        surface.blit(self._meadow, clip, clip)
        self._pen.brush.onto(surface)
        for region in self._regions:
            if self.screen.rect(region.reach).colliderect(clip):
                region.paint(self._pen, self.shown)
        if self._ui is not None:
            self._ui.draw(surface, self.screen.box_of(clip))
