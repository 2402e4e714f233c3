"""The program under asyncio, as a page in a browser turns it: nothing in it waits."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.cli import browser
from game.cli.browser import run, turn
from game.cli.logs import LastLines
from game.cli.play import begin
from game.cli.shell import Plan, Shell
from game.kit.clock import StepClock
from game.scenes.menu import MenuScene
from game.scenes.setup import SetupScene
from game.scenes.table.scene import TableScene

SIZE = (800, 480)
FRAME = 1 / 60
LONGEST = 3000
"""Frames in which anything that is waited for has happened."""


@pytest.fixture(autouse=True)
def _no_screen_and_no_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")

    def refuse(*_: object) -> None:
        raise AssertionError("a page in a browser stands still while something waits")

    for module, name in ((time, "sleep"), (pygame.time, "wait"), (pygame.time, "delay")):
        monkeypatch.setattr(module, name, refuse)
    monkeypatch.setattr(pygame.event, "wait", refuse)


class Page:
    """What else runs in the page: it lets time pass, looks and taps between two frames."""

    def __init__(self, shell: Shell, clock: StepClock) -> None:
        self.shell, self.clock = shell, clock
        self.turns = 0

    async def frames(self, number: int) -> None:
        for _ in range(number):
            self.clock.advance(FRAME)
            self.turns += 1
            await asyncio.sleep(0)

    async def until(self, there: Callable[[], bool]) -> None:
        for _ in range(LONGEST):
            if there():
                return
            await self.frames(1)
        raise AssertionError(f"never came: {self.shell.loop.stage.top}")

    async def shows(self, kind: type) -> None:
        await self.until(lambda: isinstance(self.shell.loop.stage.top, kind))
        await self.frames(30)

    async def tap(self, name: str) -> None:
        ui = getattr(self.shell.loop.stage.top, "ui", None)
        assert ui is not None
        widget = next(widget for widget in ui.root.walk() if widget.name == name)
        unit = self.shell.loop.stage.screen.unit
        place = tuple(side * unit for side in widget.box.center)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=place, button=1, touch=False))
            await self.frames(2)

    async def play(self) -> None:
        """From the first picture through menu and set-up to the table, and out again."""
        await self.shows(MenuScene)
        await self.tap("entry cards")
        await self.shows(SetupScene)
        await self.tap("play")
        await self.shows(TableScene)
        await self.frames(300)
        assert isinstance(self.shell.loop.stage.top, TableScene)
        pygame.event.post(pygame.Event(pygame.QUIT))
        await self.until(lambda: self.shell.loop.stage.empty)


def test_the_program_plays_from_start_to_table_under_asyncio(tmp_path: Path) -> None:
    async def together() -> tuple[Page, int]:
        clock = StepClock()
        shell = begin(Plan(size=SIZE, data_dir=tmp_path), clock, LastLines())
        shell.loop.on_crash = None
        frames = 0

        def counted() -> None:
            nonlocal frames
            frames += 1

        shell.loop.on_frame = counted
        page = Page(shell, clock)
        try:
            await asyncio.gather(turn(shell.loop), page.play())
        finally:
            shell.home.close()
        return page, frames

    page, frames = asyncio.run(together())
    assert frames > 300
    assert abs(page.turns - frames) <= 2, "the page has its turn after every frame"


def test_between_two_frames_the_page_is_given_one_turn_and_no_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[float] = []
    sleep = asyncio.sleep

    async def heard(seconds: float) -> None:
        asked.append(seconds)
        if len(asked) == 20:
            pygame.event.post(pygame.Event(pygame.QUIT))
        await sleep(seconds)

    monkeypatch.setattr(browser.asyncio, "sleep", heard)
    asyncio.run(run(Plan(size=SIZE, data_dir=tmp_path)))
    assert len(asked) >= 20
    assert set(asked) == {0}
