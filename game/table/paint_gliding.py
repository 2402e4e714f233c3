"""The viewer's hand while it closes a gap: its cards move above the still picture."""

from __future__ import annotations

import pygame

from game.kit.layers import Layers
from game.table.kept import below
from game.table.paint_middle import HOLLOW, RISE, paint_tag, tag_of
from game.table.pen import Pen
from game.table.shown import Shown
from game.table.spots import Lot
from game.table.sprites import Look, card
from game.table.targets import Target, What

_STEP = 3
"""Pixels from one height to the next of a card that grows or shrinks: each is made once."""
Pictures = list[tuple[pygame.Surface, tuple[float, float]]]


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
            pictures.append(_centred(pen.sprites.image("cards/glow", *screen.size(shine)), middle))
        look = card(-1 if covered else kind)
        pictures += _card(pen, look, size, screen.size(slots[index]), middle)
        if index == 0 and not covered:
            layers.blits(pictures)
            pictures = []
            paint_tag(pen, box, slots[0].w)
            layers.touch(screen.rect(tag_of(box).inset(-2)))
    if pictures:
        layers.blits(pictures)


def _card(
    pen: Pen, look: Look, size: tuple[int, int], rest: tuple[int, int], middle: tuple[int, int]
) -> Pictures:
    """The card with its shadow; on its way to another size it is made of the picture at rest."""
    height = rest[1] + round((size[1] - rest[1]) / _STEP) * _STEP
    depth = max(1, rest[1] // 50)
    if height == rest[1]:
        return [_centred(pen.sprites.laid(look, rest, depth, moving=True), middle)]
    picture = pen.poses.sized(look, rest, (round(rest[0] * height / rest[1]) or 1, height))
    if not pen.sprites.shadows:
        return [_centred(picture, middle)]
    right, down = below(picture, depth)
    shadow = _centred(pen.poses.shadow(picture), (middle[0] + right, middle[1] + down))
    return [shadow, _centred(picture, middle)]


def _centred(
    picture: pygame.Surface, middle: tuple[int, int]
) -> tuple[pygame.Surface, tuple[float, float]]:
    w, h = picture.get_size()
    return picture, (middle[0] - w // 2, middle[1] - h // 2)
