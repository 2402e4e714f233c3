"""What all widgets share: a box, children, being tapped, focused, switched off and explained."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from game.kit.brush import Brush
from game.kit.events import Device
from game.kit.layout import MIN_TARGET, Box
from game.kit.theme import Theme
from game.kit.widgets.responder import Responder

DAMAGE_MARGIN = 20.0
"""Shadows, glows and focus rings reach no further than this outside a widget's box."""


class Host(Protocol):
    """What a widget may ask of the `Ui` it lives in."""

    theme: Theme
    brush: Brush
    device: Device

    def damage(self, box: Box) -> None:
        """This part of the picture changed."""

    def wake(self, widget: Widget) -> None:
        """Call the widget's `update` until it returns False."""

    def explain(self, widget: Widget, text: str) -> None:
        """Show a bubble with this text at the widget."""

    def focus_on(self, widget: Widget | None) -> None:
        """Give the widget the focus."""

    def has_focus(self, widget: Widget) -> bool:
        """Does the widget have the focus?"""


class Widget(Responder):
    """A node of the tree. Boxes are logical and absolute; `place` sets them.

    `info` is shown when the widget is held or right-clicked; `on_info`, if set, is called
    instead. A widget with `why_not` set is switched off, can be focused all the same, and says
    why when tapped.
    """

    focusable = False
    radius = 14.0
    region = 0
    """The part of the screen that it and what it holds belong to, by number; 0: none named."""
    minor = False
    """It only explains something: a scan passes it over."""
    first_choice = False
    """The focus begins here when keys or a pad are used."""
    cap = ""
    """The key that does the same, by its name out of the box; shown while keys are used."""
    label = ""
    """What it is about, where that is written beside it."""

    def __init__(self, *children: Widget) -> None:
        self.box = Box(0, 0, 0, 0)
        self.parent: Widget | None = None
        self.host: Host | None = None
        self.children: list[Widget] = []
        self.info = ""
        self.on_info: Callable[[], object] | None = None
        self.name = ""
        self._visible = True
        self._why_not = ""
        for child in children:
            self.add(child)

    # -- the tree ----------------------------------------------------------------------------

    def add(self, child: Widget, box: Box | None = None) -> None:
        """Put a child on top of the others (and place it)."""
        child.parent = self
        self.children.append(child)
        if self.host is not None:
            child.attach(self.host)
        if box is not None:
            child.place(box)
        child.changed()

    def remove(self, child: Widget) -> None:
        """Take a child out."""
        child.changed()
        self.children.remove(child)
        child.parent = None
        child.attach(None)

    def clear(self) -> None:
        """Take all children out."""
        for child in list(self.children):
            self.remove(child)

    def attach(self, host: Host | None) -> None:
        """Called when the widget comes into (or leaves) a `Ui`."""
        if host is None and self.host is not None and self.host.has_focus(self):
            self.host.focus_on(None)
        self.host = host
        for child in self.children:
            child.attach(host)

    def walk(self) -> Iterator[Widget]:
        """This widget and all visible ones below it, in drawing order."""
        if self._visible:
            yield self
            for child in self.children:
                yield from child.walk()

    # -- state -------------------------------------------------------------------------------

    @property
    def visible(self) -> bool:
        """Is it (and what it holds) shown?"""
        return self._visible

    @visible.setter
    def visible(self, visible: bool) -> None:
        if visible != self._visible:
            self._visible = visible
            self.changed()

    @property
    def why_not(self) -> str:
        """Why it is switched off; empty when it works."""
        return self._why_not

    @why_not.setter
    def why_not(self, reason: str) -> None:
        if reason != self._why_not:
            self._why_not = reason
            self.changed()

    @property
    def enabled(self) -> bool:
        """Does it work?"""
        return not self._why_not

    @property
    def text(self) -> str:
        """What it says, if anything."""
        return ""

    @property
    def cut(self) -> bool:
        """Is there more text than is in sight?"""
        return False

    def press_or_explain(self) -> None:
        """What a tap does: it acts, or tells why it is switched off."""
        if self.enabled:
            self.activate()
        elif self.host is not None:
            self.host.explain(self, self.why_not)

    @property
    def hit_box(self) -> Box:
        """Where it can be tapped: its box, grown to the smallest target."""
        side = MIN_TARGET if self.host is None else self.host.theme.shapes.target
        return self.box.at_least(side, side)

    @property
    def clip_box(self) -> Box | None:
        """What shows of the children, if not all of them; see `Scroll`."""
        return None

    def changed(self) -> None:
        """The widget looks different from now on."""
        if self.host is not None:
            self.host.damage(self.box.inset(-DAMAGE_MARGIN))

    def place(self, box: Box) -> None:
        """Move and size the widget, then its children by `layout`."""
        if box != self.box:
            self.changed()
            self.box = box
            self.changed()
        self.layout()

    def layout(self) -> None:
        """Place the children; called whenever the box may have changed."""
