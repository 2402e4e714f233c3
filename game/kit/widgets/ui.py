"""The root of a widget tree: focus, bubbles, toasts, and what to redraw."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import pygame

from game.kit.brush import Brush
from game.kit.events import Device, Event
from game.kit.layout import Box, Screen
from game.kit.text import Fonts
from game.kit.theme import Theme
from game.kit.widgets.base import DAMAGE_MARGIN, Widget
from game.kit.widgets.caps import draw_cap, draw_light
from game.kit.widgets.dispatch import Dispatch
from game.kit.widgets.notes import Notes
from game.kit.widgets.ring import Ring
from game.kit.widgets.scroll import Scroll

_MANY = 12
"""So many damaged places are one."""


_Piece: TypeAlias = tuple[Widget, pygame.Rect]
"""A widget and what it is clipped to."""


class Ui:
    """Holds the tree of one scene. Give it all events; draw it when `dirty`."""

    def __init__(self, root: Widget, screen: Screen, theme: Theme, fonts: Fonts) -> None:
        self.root = root
        self.theme = theme
        self.brush = Brush(screen, theme, fonts)
        self.device = Device.MOUSE
        self.focus: Widget | None = None
        self.lit: Box | None = None
        self._lost: Box | None = None
        self._ring = Ring(0.0 if theme.reduced_motion else theme.times.focus_move)
        self._awake: list[Widget] = []
        self._damage: list[Box] = [screen.box]
        self.notes = Notes(self.damage)
        self._dispatch = Dispatch(self)
        root.attach(self)

    # -- what widgets ask (see base.Host) ----------------------------------------------------

    def damage(self, box: Box) -> None:
        """This part (logical) must be drawn again."""
        if any(known.covers(box) for known in self._damage):
            return
        self._damage = [known for known in self._damage if not box.covers(known)]
        self._damage.append(box)
        if len(self._damage) > _MANY:
            whole = box
            for other in self._damage:
                whole = whole.union(other)
            self._damage = [whole]

    def wake(self, widget: Widget) -> None:
        """Call the widget's `update` until it returns False."""
        if widget not in self._awake:
            self._awake.append(widget)

    def explain(self, widget: Widget, text: str) -> None:
        """Show a bubble with this text at the widget."""
        self.notes.explain(text, widget.box, self.brush)

    def focus_on(self, widget: Widget | None) -> None:
        """Give the widget the focus (None: nothing has it)."""
        old = self.focus
        if widget is old:
            return
        ring = self._ring.box(old.box) if old is not None else None
        self._lost = old.box if widget is None and old is not None else None
        self.focus = widget
        self._ring.start(ring if widget is not None else None)
        if old is not None and ring is not None:
            self.damage(ring.inset(-DAMAGE_MARGIN))
            self.damage(old.box.inset(-DAMAGE_MARGIN))
            old.focused(False)
        if widget is not None:
            _bring_into_sight(widget)
            widget.focused(True)
            self.damage(widget.box.inset(-DAMAGE_MARGIN))

    def use(self, device: Device) -> None:
        """The player uses this device now; the ring comes and goes with it."""
        if device is not self.device:
            if self.focus is not None:
                self.damage(self._ring.box(self.focus.box).inset(-DAMAGE_MARGIN))
                self.damage(self.focus.box.inset(-DAMAGE_MARGIN))
            self.device = device
            for widget in self.root.walk():
                if widget.cap:
                    widget.changed()

    def light(self, box: Box | None) -> None:
        """Put a ring around a whole group of widgets; None takes it away."""
        if box != self.lit:
            for old in (self.lit, box):
                if old is not None:
                    self.damage(old.inset(-DAMAGE_MARGIN))
            self.lit = box

    def has_focus(self, widget: Widget) -> bool:
        """Does the widget have the focus?"""
        return self.focus is widget

    # -- for scenes --------------------------------------------------------------------------

    @property
    def dirty(self) -> bool:
        """Is there anything to draw?"""
        return bool(self._damage)

    @property
    def wants_text(self) -> bool:
        """Does the focused widget take typed text?"""
        return self.focus is not None and self.focus.wants_text

    @property
    def shows_ring(self) -> bool:
        """Is the focus ring in sight (the player uses keys or a pad)?"""
        return self.focus is not None and not self.device.points

    def take_damage(self) -> list[Box]:
        """The places to be drawn again; asked once for each drawing."""
        damage, self._damage = self._damage, []
        return damage

    def resized(self, screen: Screen) -> None:
        """New sizes: place the root again afterwards."""
        self._dispatch.cancel_all()
        self.notes.hide_bubble(self.brush)
        self.brush = Brush(screen, self.theme, self.brush.fonts)
        self._ring.start(None)
        self._damage = [screen.box]

    def back(self) -> bool:
        """Close the bubble; False when there is none."""
        return self.notes.hide_bubble(self.brush)

    def toast(self, text: str) -> None:
        """Show a message for long enough to be read; several wait for each other."""
        self.notes.toast(text, self.theme)

    def update(self, dt: float) -> None:
        """One logic step."""
        self._dispatch.update(dt)
        awake, self._awake = self._awake, []
        for widget in awake:
            if widget.host is not None and widget.update(dt):
                self.wake(widget)
        if self._lost is not None and not self.device.points:
            self._dispatch.refocus(self._lost)
        if self._ring.moving and self.focus is not None:
            self.damage(self._ring.box(self.focus.box).inset(-DAMAGE_MARGIN))
            self._ring.advance(dt)
            self.damage(self._ring.box(self.focus.box).inset(-DAMAGE_MARGIN))
        self.notes.update(dt, self.brush)

    def draw(self, surface: pygame.Surface, clip: Box | None = None) -> None:
        """Draw all that touches `clip` (None: all). What lies under it must be fresh."""
        for _ in self.painting(surface, clip):
            pass

    def painting(self, surface: pygame.Surface, clip: Box | None = None) -> Iterator[None]:
        """`draw` in pieces, one widget after the other."""
        brush = self.brush
        screen, old_clip = brush.screen, surface.get_clip()
        area = screen.rect(clip or screen.box).clip(old_clip)
        reach = screen.box_of(area).inset(-DAMAGE_MARGIN)
        pieces: list[_Piece] = []
        _find_pieces(self.root, brush, area, reach, pieces)
        for widget, place in pieces:
            brush.onto(surface)
            surface.set_clip(place)
            widget.draw(brush)
            surface.set_clip(old_clip)
            yield
        brush.onto(surface)
        surface.set_clip(area)
        self._draw_marks(brush)
        surface.set_clip(old_clip)

    def _draw_marks(self, brush: Brush) -> None:
        """The rings around what is meant, bubbles, toasts."""
        lit = self.lit or (self.focus.box if self.focus is not None else None)
        if self.device is Device.SCAN and lit is not None:
            draw_light(brush, lit)
        if self.focus is not None and self.shows_ring:
            brush.focus(self._ring.box(self.focus.box), self.focus.radius)
            self.focus.draw_sign(brush)
            if self.device is Device.PAD:
                sign = self.theme.bindings.button_sign("choose")
                draw_cap(brush, self._ring.box(self.focus.box), sign, round_=True)
        self.notes.draw(brush)

    def handle(self, event: Event) -> bool:
        """Give an event (in window pixels) to the widget it is for; True when it was used."""
        return self._dispatch.handle(event)


def _find_pieces(
    widget: Widget, brush: Brush, area: pygame.Rect, reach: Box, pieces: list[_Piece]
) -> None:
    """What touches the area, and what it is clipped to; `reach` is the area in logical units,
    with its margin."""
    if not widget.visible:
        return
    left, top, width, height = reach
    right, bottom = left + width, top + height
    x, y, w, h = widget.box
    if x < right and x + w > left and y < bottom and y + h > top:
        pieces.append((widget, area))
    clip = widget.clip_box
    if clip is not None:
        area = brush.screen.rect(clip).clip(area)
        reach = brush.screen.box_of(area).inset(-DAMAGE_MARGIN)
        for child in widget.children:
            _find_pieces(child, brush, area, reach, pieces)
        return
    for child in widget.children:
        x, y, w, h = child.box
        inside = x < right and x + w > left and y < bottom and y + h > top
        if inside or child.children:
            _find_pieces(child, brush, area, reach, pieces)


def _bring_into_sight(widget: Widget) -> None:
    parent = widget.parent
    while parent is not None:
        if isinstance(parent, Scroll):
            parent.show(widget.box)
        parent = parent.parent
