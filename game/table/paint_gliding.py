"""The viewer's hand while it closes a gap: its cards move above the still picture."""

from __future__ import annotations

import pygame

from game.kit.layers import Layers
from game.table.kept import centred
from game.table.paint_middle import HOLLOW, RISE, paint_tag, tag_of
from game.table.pen import Pen
from game.table.poses import Pictures
from game.table.shown import Shown
from game.table.spots import Lot
from game.table.sprites import card
from game.table.targets import Target, What


def paint_gliding(layers: Layers, pen: Pen, canvas: pygame.Surface, shown: Shown) -> None:
    """Draw the hand as it lies now, the front card first."""
    own, hand = shown.places.own, shown.model.hand
    if own is None:
        return
    screen = pen.brush.onto(canvas).screen
    slots = shown.places.hand_slots(len(hand))
    covered = shown.marks.hide_hand
    pictures: Pictures = []
    for index, kind in enumerate(hand):
        if shown.hidden(Lot.HAND, own.seat, index):
            continue
        box, target = shown.hand_box(index, slots), Target(What.HAND, index)
        if shown.marks.dragged == target:
            pen.brush.panel(box, HOLLOW)
            layers.touch(screen.rect(box.inset(-1)))
            continue
        lifted = target.place in shown.marks.lifted
        if lifted:
            box = box.moved(dy=-RISE)
        middle, size = screen.rect(box).center, screen.size(box)
        if lifted or target in shown.marks.glow:
            shine = box.inset(-0.12 * box.w)
            pictures.append(centred(pen.sprites.image("cards/glow", *screen.size(shine)), middle))
        look = card(-1 if covered else kind)
        rest = screen.size(slots[index])
        pictures += pen.poses.lying(look, size, rest, middle)
        if index == 0 and not covered:
            layers.row(pictures)
            pictures = []
            paint_tag(pen, box, slots[0].w)
            layers.touch(screen.rect(tag_of(box).inset(-2)))
    layers.row(pictures)
