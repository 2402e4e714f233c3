"""The one window: how it is opened, turned, moved aside, dimmed and shown."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.kit.hush import hushed
from game.kit.turning import canvas_size, turned
from game.kit.video import NoDriverError, first_that_works


class WindowError(Exception):
    """No window could be opened; the message says what was tried."""


class WindowWish(NamedTuple):
    """How the window is wanted. `turn` is in degrees clockwise; `render` is a smaller canvas
    that the system stretches in full screen; `drivers` are tried in their order."""

    size: tuple[int, int]
    fullscreen: bool = False
    turn: int = 0
    render: tuple[int, int] | None = None
    drivers: Sequence[str] = ()


class Window:
    """The one window. Its surface is the canvas; make it with `open_window`."""

    def __init__(self, wish: WindowWish) -> None:
        self._windowed_size = wish.size
        self._fullscreen = wish.fullscreen
        self.turn = wish.turn
        self._render = wish.render
        self._shift = (0, 0)
        self._light = 1.0
        self._screen = _set_mode(wish.size, wish.fullscreen, wish.render)
        self._surface = self._screen
        self._surface = self._canvas()

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on; do not keep sub-surfaces of it over a resize."""
        return self._surface

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the canvas in pixels."""
        return self._surface.get_size()

    @property
    def screen_size(self) -> tuple[int, int]:
        """Width and height of the screen, which differ from the canvas' when turned."""
        return self._screen.get_size()

    @property
    def fullscreen(self) -> bool:
        """Does it fill the desktop?"""
        return self._fullscreen

    def set_fullscreen(self, fullscreen: bool) -> None:
        """Fill the desktop, or go back to the last window size. Raises `WindowError`."""
        if fullscreen == self._fullscreen:
            return
        if fullscreen:
            self._windowed_size = self.screen_size
        self._open_anew(fullscreen)

    def come_back(self) -> bool:
        """Undo it where something minimised the window; whether it had. Raises `WindowError`."""
        if pygame.display.get_active():
            return False
        self._open_anew(self._fullscreen)
        return True

    def set_shift(self, dx: int, dy: int) -> None:
        """Show the picture so many pixels aside, against burn-in; scenes must paint anew."""
        self._shift = (dx, dy)
        self._surface = self._canvas()

    def set_light(self, light: float) -> None:
        """Show the picture so bright, 0 (black) to 1; scenes must paint anew."""
        self._light = light
        self._surface = self._canvas()

    def refresh(self) -> None:
        """Take the surface anew after the system resized the window."""
        surface = pygame.display.get_surface()
        if surface is not None:
            self._screen = surface
            self._surface = self._canvas()

    def present(self) -> None:
        """Show the canvas."""
        if self._surface is not self._screen:
            self._screen.fill(0)
            if self._light > 0:
                self._screen.blit(turned(self._surface, self.turn), self._shift)
            if self._light < 1:
                self._screen.fill((round(255 * self._light),) * 3, None, pygame.BLEND_MULT)
        pygame.display.flip()

    def _open_anew(self, fullscreen: bool) -> None:
        try:
            self._screen = _set_mode(self._windowed_size, fullscreen, self._render)
        except pygame.error as error:
            raise WindowError(f"no such window: {error}") from error
        self._fullscreen = fullscreen
        self._surface = self._canvas()

    def _canvas(self) -> pygame.Surface:
        """The screen itself, or a surface of one's own where it differs from what is drawn."""
        if not self.turn and self._shift == (0, 0) and self._light >= 1:
            return self._screen
        size = canvas_size(*self.screen_size, self.turn)
        old = self._surface
        if old is not self._screen and old.get_size() == size:
            return old
        return pygame.Surface(size).convert()


def open_window(wish: WindowWish, caption: str = "", icon: pygame.Surface | None = None) -> Window:
    """Start pygame's display and open a resizable window (or fill the desktop).

    Raises `WindowError` with a clear message when no video driver works.
    """
    os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")
    os.environ.setdefault("SDL_TOUCH_MOUSE_EVENTS", "0")
    os.environ.setdefault("SDL_MOUSE_TOUCH_EVENTS", "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")

    def start() -> Window:
        with hushed():
            pygame.display.init()
        if pygame.display.get_driver() == "x11":
            # Through OpenGL SDL would show the same picture: some 80 MB and a start more slowly.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        if icon is not None:
            pygame.display.set_icon(icon)
        return Window(wish)

    try:
        pygame.font.init()
        window = first_that_works(wish.drivers, start)
    except (NoDriverError, pygame.error) as error:
        raise WindowError(f"no display: {error}") from error
    with contextlib.suppress(pygame.error):
        pygame.joystick.init()
    pygame.display.set_caption(caption)
    pygame.key.set_repeat(400, 60)
    return window


def _set_mode(
    size: tuple[int, int], fullscreen: bool, render: tuple[int, int] | None = None
) -> pygame.Surface:
    if not fullscreen:
        return pygame.display.set_mode(size, pygame.RESIZABLE)
    if render is not None:
        return pygame.display.set_mode(render, pygame.FULLSCREEN | pygame.SCALED)
    return pygame.display.set_mode(pygame.display.get_desktop_sizes()[0], pygame.FULLSCREEN)
