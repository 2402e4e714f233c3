"""What moves above the still picture: flying cards and coins, stamps, dust, the dragged card."""

from __future__ import annotations

import pygame

from game.kit.brush import PanelStyle
from game.kit.easing import in_cubic, out_back, out_cubic
from game.kit.layers import Layers
from game.kit.layout import Box
from game.kit.particles import Frame, Particles
from game.table.flyers import Banner, Flyer, Mark, OfferBubble
from game.table.paint_gliding import paint_gliding
from game.table.pen import GOLD, INK, SOIL_DARK, WHITE, Pen
from game.table.places import Places
from game.table.shown import Shown
from game.table.spots import box_of_spot
from game.table.sprites import CARDS, STAMP_TILT, Likeness, bean

Picture = tuple[pygame.Surface, tuple[float, float]]

IN, OUT = 0.2, 0.84
"""The parts of a banner's life at which it has arrived and begins to leave."""
BESIDE, ABOVE = 60.0, -6.0
"""How far beside and above its spot a number begins to rise, so that the count is in sight."""


def paint_moving(
    layers: Layers,
    pen: Pen,
    canvas: pygame.Surface,
    shown: Shown,
    particles: Particles,
    dragged: tuple[Likeness, Box] | None,
) -> None:
    """Draw everything that moves onto the canvas."""
    if shown.floats:
        paint_gliding(layers, pen, canvas, shown)
    layers.blits([flyer_picture(pen, shown.places, flyer) for flyer in shown.staging.flyers])
    layers.scatter(particles)
    for mark in shown.staging.marks:
        _mark(layers, pen, canvas, shown, mark)
    for bubble in shown.staging.bubbles:
        _bubble(layers, pen, canvas, shown, bubble)
    if shown.staging.banner is not None:
        _banner(layers, pen, shown.places, shown.staging.banner)
    if dragged is not None:
        layers.blits(_dragged(pen, *dragged))


def _dragged(pen: Pen, look: Likeness, box: Box) -> list[Picture]:
    screen = pen.brush.screen
    posed = pen.poses.posed(look, screen.rect(box).size, tilt=-3, depth=screen.px(8))
    x, y = box.center
    return [_about(posed, x * screen.unit, y * screen.unit)]


def _about(frame: Frame, x: float, y: float) -> Picture:
    """The picture with its middle at this point (pixels)."""
    picture, left, top = frame
    return picture, (round(x) + left, round(y) + top)


def flyer_picture(pen: Pen, places: Places, flyer: Flyer) -> Picture:
    """What a flyer looks like now, with its shadow, where cards lie flat enough to cast one."""
    unit = pen.brush.screen.unit
    way = flyer.find_way(places)
    look, squeeze, angle, opacity, x, y, h = flyer.pose(way)
    size = way.size
    height = size[1]
    depth = 0
    if squeeze > 0.85 and -2 < angle < 2 and opacity == 1 and look.name in CARDS:
        depth = height // 16 or 1
    scale = h * unit / (height or 1)
    frame = pen.poses.posed(look, size, scale, squeeze, angle, depth, opacity, flyer.frame)
    flyer.frame = frame
    picture, left, top = frame
    return picture, (round(x * unit) + left, round(y * unit) + top)


def _mark(layers: Layers, pen: Pen, canvas: pygame.Surface, shown: Shown, mark: Mark) -> None:
    """A stamp that comes down hard, stays and fades; a number that rises."""
    x, y = box_of_spot(shown.places, mark.spot).center
    screen = pen.brush.screen
    at = mark.life.progress
    if mark.look is not None:
        size = screen.px(mark.size)
        grow = 1.0 if mark.life.reduced else 1 + 0.5 * max(0.0, 1 - at / 0.18)
        fade = min(1.0, (1 - at) / 0.25)
        frame = pen.poses.posed(mark.look, (size, size), grow, tilt=STAMP_TILT, opacity=fade)
        layers.blit(*_about(frame, x * screen.unit, y * screen.unit))
        return
    rise = ABOVE + (0.0 if mark.life.reduced else 24 * out_cubic(at))
    pen.brush.onto(canvas)
    x += BESIDE
    figure = 28.0
    if not mark.life.reduced:
        figure *= max(0.1, min(1 + 0.3 * max(0.0, 1 - at / 0.2), (1 - at) / 0.15))
    width = pen.figure(mark.text, x, y - rise, round(figure), GOLD, SOIL_DARK)
    layers.touch(screen.rect(Box(x - width / 2 - 6, y - rise - 24, width + 12, 48)))


def _banner(layers: Layers, pen: Pen, places: Places, banner: Banner) -> None:
    """The ribbon swings in from the left, rests, and leaves to the right."""
    screen = pen.brush.screen
    room = places.up.union(places.desk)
    size = screen.size(Box(0, 0, min(300.0, room.w * 0.8), min(300.0, room.w * 0.8) / 4))
    picture = pen.sprites.ribbon(banner.text, size, pen.brush.fonts)
    at = banner.life.progress
    x, y = room.center
    away = 0.0
    if banner.life.reduced:
        fade = min(1.0, at / 0.12, (1 - at) / 0.12)
        picture = pen.sprites.faded(picture, fade) if fade < 1 else picture
    elif at < IN:
        away = out_back(at / IN) - 1
    elif at > OUT:
        away = in_cubic((at - OUT) / (1 - OUT))
    x += away * (screen.box.w / 2 + size[0] / screen.unit)
    rect = picture.get_rect(center=(round(x * screen.unit), round(y * screen.unit)))
    layers.blits([(picture, rect.topleft)])


def _bubble(
    layers: Layers, pen: Pen, canvas: pygame.Surface, shown: Shown, bubble: OfferBubble
) -> None:
    """Beans given and wanted beside the face, as large as there is room."""
    place = shown.places.of_seat(bubble.seat)
    if place is None or bubble.life.progress >= 1:
        return
    area = place.chip.inset(2, 3)
    parts = [bean(kind) for kind in bubble.give] or [Likeness("icons/help")]
    parts += [Likeness("icons/swap"), *(bean(kind) for kind in bubble.want)] if bubble.want else []
    side = min(area.h - 8, (area.w - 12) / len(parts))
    box = Box(area.x, area.y, side * len(parts) + 12, area.h)
    if not bubble.life.reduced:
        come, go = min(1.0, bubble.life.progress / 0.14), (1 - bubble.life.progress) / 0.08
        box = box.scaled(max(0.05, min(out_back(come), go)))
    pen.brush.onto(canvas).panel(box, PanelStyle(WHITE, INK, 2, 12))
    for look, cell in zip(parts, box.inset(6, 0).even_columns(len(parts)), strict=True):
        pen.thing(look, cell.fit(1, 1))
    layers.touch(pen.brush.screen.rect(box.inset(-2)))
