"""The other half of a soak: events at random, from every device, at any moment."""

from __future__ import annotations

import math
from random import Random

import pygame

from game.cli.soak_hands import Hands
from game.cli.soak_house import House

_KEYS = (
    *(pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN),
    *(pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_F1, pygame.K_F4, pygame.K_F10, pygame.K_F11),
    *(pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_BACKSPACE),
    *(pygame.K_DELETE, pygame.K_MINUS, pygame.K_AC_BACK, 0, 1 << 30, *range(48, 58)),
    *(pygame.K_a, pygame.K_b, pygame.K_c, pygame.K_d, pygame.K_e, pygame.K_f, pygame.K_h),
    *(pygame.K_l, pygame.K_m, pygame.K_o, pygame.K_q, pygame.K_t, pygame.K_u, pygame.K_w),
    *(pygame.K_x, pygame.K_z),
)
_MODS = (0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_GUI)
_FINGERS = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERMOTION, pygame.FINGERUP)
_MOUSE = (
    *(pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP),
    *(pygame.MOUSEMOTION, pygame.MOUSEMOTION),
)
_TEXTS = ("a", "Ana", "ệ", "\0", "漢字", "x" * 400, "\u202e", "👩‍🌾", "\n", "<b>", "{n}", "%s", "")
_WINDOW = (
    *(pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWEXPOSED),
    *(pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWENTER, pygame.WINDOWLEAVE),
)
_LENGTHS = (1 / 60, 1 / 60, 1 / 60, 1 / 144, 0.03, 0.05, 0.1)


class Storm:
    """`blow` lets a few events loose, then a frame pass."""

    def __init__(self, house: House, hands: Hands, chance: Random) -> None:
        self._house, self._hands, self._chance = house, hands, chance
        self._acts = (
            *(self._mouse, self._mouse, self._finger, self._finger, self._tap, self._tap),
            *(self._key, self._key, self._text, self._wheel, self._pad, self._window, self._tap),
        )

    def blow(self) -> None:
        """A few events and a frame."""
        for _ in range(self._chance.choice((1, 1, 1, 2, 5))):
            self._chance.choice(self._acts)()
        if self._chance.random() < 0.002:
            self._flood()
        self._house.frame(self._chance.choice(_LENGTHS))

    def _place(self) -> tuple[float, float]:
        """Anywhere in the window, and now and then a little outside."""
        w, h = self._house.window_size
        return (self._chance.random() * 1.04 - 0.02) * w, (self._chance.random() * 1.04 - 0.02) * h

    def _mouse(self) -> None:
        button = self._chance.choice((1, 1, 1, 2, 3, 4, 9))
        self._hands.mouse(self._chance.choice(_MOUSE), *self._place(), button)

    def _finger(self) -> None:
        self._hands.finger(
            self._chance.choice(_FINGERS), *self._place(), self._chance.choice((0, 1, 2, 1 << 40))
        )

    def _tap(self) -> None:
        x, y = self._place()
        self._hands.mouse(pygame.MOUSEBUTTONDOWN, x, y)
        if self._chance.random() < 0.5:
            self._house.frame()
        self._hands.mouse(pygame.MOUSEBUTTONUP, x, y)

    def _key(self) -> None:
        key, mod = self._chance.choice(_KEYS), self._chance.choice(_MODS)
        if self._chance.random() < 0.8:
            self._hands.key(key, mod)
        else:
            self._hands.post(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0, repeat=True)

    def _text(self) -> None:
        self._hands.post(pygame.TEXTINPUT, text=self._chance.choice(_TEXTS))

    def _wheel(self) -> None:
        pygame.mouse.set_pos([max(0, round(side)) for side in self._place()])
        dy = self._chance.choice((-3.0, -1.0, 0.25, 1.0, 40.0))
        self._hands.post(pygame.MOUSEWHEEL, x=0, y=math.trunc(dy), precise_x=0.0, precise_y=dy)

    def _pad(self) -> None:
        what = self._chance.randrange(5)
        if what == 0:
            button = self._chance.randrange(18)
            self._hands.post(pygame.JOYBUTTONDOWN, instance_id=0, button=button)
            if self._chance.random() < 0.8:
                self._hands.post(pygame.JOYBUTTONUP, instance_id=0, button=button)
        elif what == 1:
            hat = (self._chance.randrange(-1, 2), self._chance.randrange(-1, 2))
            self._hands.post(pygame.JOYHATMOTION, instance_id=0, hat=0, value=hat)
        elif what == 2:
            axis, value = self._chance.randrange(6), self._chance.random() * 2 - 1
            self._hands.post(pygame.JOYAXISMOTION, instance_id=0, axis=axis, value=value)
        elif what == 3:
            self._hands.post(pygame.JOYDEVICEADDED, device_index=self._chance.randrange(3))
        else:
            self._hands.post(pygame.JOYDEVICEREMOVED, instance_id=self._chance.randrange(3))

    def _window(self) -> None:
        self._hands.post(self._chance.choice(_WINDOW))
        often = 0.2 if self._house.lodging.kiosk else 0.004
        if self._chance.random() < often:
            self._hands.post(pygame.QUIT)

    def _flood(self) -> None:
        """A sleeve on the screen, a cat on the keys."""
        for _ in range(500):
            self._chance.choice((self._mouse, self._finger, self._text))()
