"""Without any drawing, sound or font, and with rubbish in their place, the program still runs."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from game.cli import shell
from game.kit.clock import StepClock
from game.scenes.boot import BootScene
from game.scenes.menu import MenuScene
from game.scenes.table.scene import TableScene


@pytest.mark.parametrize("rubbish", [None, b"", b"<svg"], ids=["none", "empty", "rubbish"])
def test_without_its_files_the_program_can_be_played(rubbish: bytes | None, tmp_path: Path) -> None:
    for path in shell.ASSETS.rglob("*"):
        if rubbish is not None and path.suffix in (".svg", ".ogg", ".ttf"):
            copy = tmp_path / path.relative_to(shell.ASSETS)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(rubbish)
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    clock = StepClock()
    plan = shell.Plan(
        size=(800, 480), fullscreen=False, data_dir=tmp_path / "data", assets=tmp_path
    )
    program = shell.build(plan, clock, Random(1))
    home, loop = program.home, program.loop
    loop.stage.push(BootScene(home, home.routes.menu))
    for _ in range(60):
        clock.advance(1 / 60)
        loop.tick()
    top = loop.stage.top
    assert isinstance(top, MenuScene)
    loop.stage.push(home.routes.setup())
    setup = loop.stage.top
    assert setup is not None
    setup.play()  # type: ignore[attr-defined]
    for _ in range(60):
        clock.advance(1 / 60)
        loop.tick()
    assert isinstance(loop.stage.top, TableScene)
    home.routes.close()
    home.store.close()
