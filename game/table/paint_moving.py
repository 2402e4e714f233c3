"""What moves above the still picture: flying cards and coins, stamps, dust, the dragged card."""

from __future__ import annotations

import pygame

from game.kit.brush import PanelStyle
from game.kit.layers import Layers
from game.kit.layout import Box
from game.kit.particles import Particles
from game.table.flyers import Bubble, Flyer, Mark
from game.table.pen import GOLD, INK, SOIL_DARK, WHITE, Pen
from game.table.shown import Shown
from game.table.spots import box_of_spot
from game.table.sprites import Look, bean

_CARDS = ("card", "cards/coin-side")


def paint_moving(
    layers: Layers,
    pen: Pen,
    canvas: pygame.Surface,
    shown: Shown,
    particles: Particles,
    dragged: tuple[Look, Box] | None,
) -> None:
    """Draw everything that moves onto the canvas."""
    for flyer in shown.staging.flyers:
        _flyer(layers, pen, shown, flyer)
    bits = particles.pictures()
    if bits:
        layers.blits(bits)
    for mark in shown.staging.marks:
        _mark(layers, pen, canvas, shown, mark)
    for bubble in shown.staging.bubbles:
        _bubble(layers, pen, canvas, shown, bubble)
    if dragged is not None:
        look, box = dragged
        rect = pen.brush.screen.rect(box)
        _shadow(layers, pen, box, 8.0)
        picture = pen.sprites.posed(look, rect.size, tilt=-3)
        layers.blit(picture, picture.get_rect(center=rect.center).topleft)


def _flyer(layers: Layers, pen: Pen, shown: Shown, flyer: Flyer) -> None:
    screen = pen.brush.screen
    start, end = flyer.ends(shown.places)
    box = flyer.box(start, end)
    largest = start if start.h > end.h else end
    size = screen.rect(largest.scaled(1 + max(0.0, flyer.grow - 0.5))).size
    look, squeeze = flyer.shows
    scale = box.h * screen.unit / max(1, size[1])
    picture = pen.sprites.posed(look, size, scale, squeeze, flyer.angle)
    if flyer.opacity < 1:
        picture = pen.sprites.faded(picture, flyer.opacity)
    elif look.name in _CARDS and squeeze > 0.85 and abs(flyer.angle) < 2:
        _shadow(layers, pen, box, 6.0)
    x, y = box.center
    at = picture.get_rect(center=(round(x * screen.unit), round(y * screen.unit)))
    layers.blit(picture, at.topleft)


def _shadow(layers: Layers, pen: Pen, box: Box, depth: float) -> None:
    wide = Box(box.x - 0.12 * box.w, box.y - 0.06 * box.w, box.w * 1.24, box.w * 1.64)
    rect = pen.brush.screen.rect(wide.moved(depth * 0.4, depth))
    side = max(8, round(rect.w / 8) * 8)
    picture = pen.sprites.image("cards/shadow", side, round(side * 164 / 124))
    layers.blit(picture, picture.get_rect(center=rect.center).topleft)


def _mark(layers: Layers, pen: Pen, canvas: pygame.Surface, shown: Shown, mark: Mark) -> None:
    """A stamp that comes down hard, stays and fades; a number that rises."""
    x, y = box_of_spot(shown.places, mark.spot).center
    screen = pen.brush.screen
    at = mark.life.progress
    if mark.look is not None:
        size = screen.px(mark.size)
        grow = 1.0 if mark.life.reduced else 1 + 0.5 * max(0.0, 1 - at / 0.18)
        picture = pen.sprites.posed(mark.look, (size, size), grow, tilt=-9)
        if at > 0.75:
            picture = pen.sprites.faded(picture, (1 - at) / 0.25)
        rect = picture.get_rect(center=(round(x * screen.unit), round(y * screen.unit)))
        layers.blit(picture, rect.topleft)
        return
    rise = 0.0 if mark.life.reduced else 28 * at
    pen.brush.onto(canvas)
    width = pen.figure(mark.text, x, y - rise, 28, GOLD, SOIL_DARK)
    layers.touch(screen.rect(Box(x - width / 2 - 6, y - rise - 24, width + 12, 48)))


def _bubble(layers: Layers, pen: Pen, canvas: pygame.Surface, shown: Shown, bubble: Bubble) -> None:
    """Beans given and wanted beside the face, as large as there is room."""
    place = shown.places.of_seat(bubble.seat)
    if place is None or bubble.life.progress >= 1:
        return
    area = place.chip.inset(2, 3)
    parts = [bean(kind) for kind in bubble.give] or [Look("icons/help")]
    parts += [Look("icons/swap"), *(bean(kind) for kind in bubble.want)] if bubble.want else []
    side = min(area.h - 8, (area.w - 12) / len(parts))
    box = Box(area.x, area.y, side * len(parts) + 12, area.h)
    pen.brush.onto(canvas).panel(box, PanelStyle(WHITE, INK, 2, 12))
    for look, cell in zip(parts, box.inset(6, 0).even_columns(len(parts)), strict=True):
        pen.thing(look, cell.fit(1, 1))
    layers.touch(pen.brush.screen.rect(box.inset(-2)))
