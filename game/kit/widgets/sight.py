"""Where a tree of widgets draws anything, for pictures that are painted in small places."""

from __future__ import annotations

import pygame

from game.kit.events import Device
from game.kit.widgets.base import DAMAGE_MARGIN, Widget
from game.kit.widgets.button import Hotspot
from game.kit.widgets.responder import Responder
from game.kit.widgets.ui import Ui


def places_drawn(ui: Ui) -> list[pygame.Rect]:
    """Places in pixels, with their margins; right until the `Ui` tells of damage.

    It is the whole window while there is more to be seen than the widgets of the tree.
    """
    screen, notes = ui.brush.screen, ui.notes
    more = ui.shows_ring or notes.bubble_text or notes.toast_text
    if more or ui.device is Device.SCAN:
        return [screen.rect(screen.box)]
    return [
        screen.rect(widget.box.inset(-DAMAGE_MARGIN)).inflate(2, 2)
        for widget in ui.root.walk()
        if _draws(widget)
    ]


def _draws(widget: Widget) -> bool:
    if isinstance(widget, Hotspot):
        return widget.glow
    return type(widget).draw is not Responder.draw
