"""Which way to the screen works on this machine: video drivers tried in an order, and why not."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import pygame

T = TypeVar("T")
CARDS = Path("/sys/class/drm")
DEVICES = Path("/dev/input")
PATIENCE = 20.0
"""Seconds that a rehearsal may take."""
REHEARSAL = (
    "import pygame; pygame.display.init(); "
    "pygame.display.set_mode(pygame.display.get_desktop_sizes()[0], pygame.FULLSCREEN).fill(0); "
    "pygame.display.flip()"
)
log = logging.getLogger(__name__)


class NoDriverError(Exception):
    """No video driver worked; the message names each with its reason."""


def first_that_works(
    drivers: Sequence[str],
    start: Callable[[], T],
    cards: Path = CARDS,
    devices: Path = DEVICES,
    rehearse: Callable[[], str] | None = None,
) -> T:
    """What `start` gives with the first driver it works with. Raises NoDriverError.

    Each driver is rehearsed first in a program of its own (`rehearse` gives "" or a reason
    against it): a broken graphics library does not raise, it kills the program that asks.

    `start` initialises the display and raises pygame.error when that fails. With
    SDL_VIDEODRIVER set (or no drivers given) only the system's own choice is tried. `cards`
    and `devices` are the system's folders of screens and of input devices.
    """
    chosen = os.environ.get("SDL_VIDEODRIVER")
    if chosen or not drivers:
        return _tried([chosen or ""], start, cards, devices, lambda: "")
    return _tried(drivers, start, cards, devices, rehearse or rehearsed)


def rehearsed() -> str:
    """Open a window in another program, with this one's surroundings; "" when that went well.

    A program that was built into a folder has no Python to do that with: it takes the risk.
    """
    if getattr(sys, "frozen", False):
        return ""
    try:
        done = subprocess.run(
            [sys.executable, "-c", REHEARSAL], capture_output=True, text=True, timeout=PATIENCE
        )
    except (OSError, subprocess.SubprocessError) as error:
        return f"could not be rehearsed: {error}"
    if done.returncode < 0:
        return f"kills the program (signal {-done.returncode})"
    lines = done.stderr.strip().splitlines()
    return "" if done.returncode == 0 else (lines[-1] if lines else "fails")


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


def _tried(
    drivers: Sequence[str],
    start: Callable[[], T],
    cards: Path,
    devices: Path,
    rehearse: Callable[[], str],
) -> T:
    reasons = []
    for driver in drivers:
        name = driver or "the default one"
        try:
            with _wanted(driver, cards):
                if driver == "kmsdrm" and not _can_read_input(devices):
                    raise pygame.error(f"no input device in {devices} can be read (group input)")
                against = rehearse()
                if against:
                    raise pygame.error(against)
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
