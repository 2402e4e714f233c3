"""The program for places that turn the loop themselves, as browsers do: nothing waits or sleeps.

A page's own `main.py` is `asyncio.run(run(Plan()))`. Tried under asyncio without a screen;
not tried in a browser.
"""

from __future__ import annotations

import asyncio

from game.cli.logs import LastLines
from game.cli.play import begin
from game.cli.shell import Plan
from game.kit.clock import Clock, RealClock
from game.kit.loop import Loop


async def run(plan: Plan, clock: Clock | None = None) -> None:
    """Open the window and play until it is closed. Raises WindowError without a display."""
    shell = begin(plan, clock or RealClock(), LastLines())
    try:
        await turn(shell.loop)
    finally:
        shell.home.close()


async def turn(loop: Loop) -> None:
    """Frame by frame until no scene is left; everything else has its turn between two frames."""
    while loop.tick():
        loop.between_frames()
        await asyncio.sleep(0)
