"""Which way to the screen works on this machine: video drivers tried in an order, and why not."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import pygame

T = TypeVar("T")
CARDS = Path("/sys/class/drm")
DEVICES = Path("/dev/input")
log = logging.getLogger(__name__)


class NoDriverError(Exception):
    """No video driver worked; the message names each with its reason."""


def first_that_works(
    drivers: Sequence[str],
    start: Callable[[], T],
    cards: Path = CARDS,
    devices: Path = DEVICES,
) -> T:
    """What `start` gives with the first driver it works with. Raises NoDriverError.

    `start` initialises the display and raises pygame.error when that fails. With
    SDL_VIDEODRIVER set (or no drivers given) only the system's own choice is tried. `cards`
    and `devices` are the system's folders of screens and of input devices.
    """
    chosen = os.environ.get("SDL_VIDEODRIVER")
    if chosen or not drivers:
        return _tried([chosen or ""], start, cards, devices)
    return _tried(drivers, start, cards, devices)


def connected_card(cards: Path = CARDS) -> int | None:
    """The number of the first graphics card with a screen plugged in, None when unknown.

    A Pi 5 has two cards whose numbers change between starts; only one has the screen.
    """
    for status in sorted(cards.glob("card*-*/status")):
        number = status.parent.name.removeprefix("card").partition("-")[0]
        try:
            if number.isdecimal() and status.read_text().strip() == "connected":
                return int(number)
        except OSError:
            continue
    return None


def _tried(drivers: Sequence[str], start: Callable[[], T], cards: Path, devices: Path) -> T:
    reasons = []
    for driver in drivers:
        name = driver or "the default one"
        try:
            with _wanted(driver, cards):
                if driver == "kmsdrm" and not _can_read_input(devices):
                    raise pygame.error(f"no input device in {devices} can be read (group input)")
                started = start()
        except pygame.error as error:
            pygame.display.quit()
            reasons.append(f"{name}: {error}")
            log.warning("video driver %s does not work: %s", name, error)
            continue
        log.info("video driver %s", pygame.display.get_driver())
        return started
    raise NoDriverError("; ".join(reasons))


@contextmanager
def _wanted(driver: str, cards: Path) -> Iterator[None]:
    """The driver's name (and card) in the environment, where SDL looks for it."""
    wanted = {"SDL_VIDEODRIVER": driver} if driver else {}
    card = connected_card(cards) if driver == "kmsdrm" else None
    if card is not None:
        wanted["SDL_KMSDRM_DEVICE_INDEX"] = str(card)
    before = {name: os.environ.get(name) for name in wanted}
    os.environ.update(wanted)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


def _can_read_input(devices: Path) -> bool:
    """SDL's kmsdrm driver shows a picture without input devices: nobody could touch it."""
    return any(os.access(device, os.R_OK) for device in devices.glob("event*"))
