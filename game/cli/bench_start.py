"""How long it takes from calling Python to the first picture and to the menu, in a new process."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from game.cli import BUILT

MAIN = Path(__file__).resolve().parents[2] / "main.py"
LONGEST = 60.0
RUNS = 3


def measure_start(size: tuple[int, int]) -> dict[str, float]:
    """Seconds to the first picture and to the menu, the quickest of a few starts.

    The first start draws what later ones find kept on disk: it is given by itself.
    """
    with tempfile.TemporaryDirectory() as folder:
        runs = [_start(size, folder) for _ in range(RUNS + 1)]
    first, later = runs[0], runs[1:]
    best = {name: min(run[name] for run in later) for name in first}
    return {**best, "menu_first_time_s": first["menu_s"]}


def _start(size: tuple[int, int], folder: str) -> dict[str, float]:
    """One start in a process of its own; zeros when it fails."""
    program = [sys.executable] if BUILT else [sys.executable, str(MAIN)]
    words = [*program, "bench", "--start-up", "--size", f"{size[0]}x{size[1]}"]
    began = time.time()
    done = subprocess.run(
        [*words, "--data-dir", folder], capture_output=True, text=True, timeout=LONGEST, check=True
    )
    told = json.loads(done.stdout.splitlines()[-1])
    return {name: at - began for name, at in told.items()}


def start_up(size: tuple[int, int], folder: Path | None) -> int:
    """Start as `play` does, up to the menu, and tell by the clock when what was seen."""
    from game.cli.logs import LastLines
    from game.cli.play import begin
    from game.cli.shell import Plan
    from game.kit.clock import RealClock

    shell = begin(Plan(size=size, fullscreen=False, data_dir=folder), RealClock(), LastLines())
    loop, boot = shell.loop, shell.loop.stage.top
    seen: dict[str, float] = {}

    def enough() -> bool:
        if loop.times and loop.times[-1].present:
            seen.setdefault("first_frame_s", time.time())
            moving = loop.passage is not None and loop.passage.busy
            if loop.stage.top is not boot and not moving:
                seen.setdefault("menu_s", time.time())
        return "menu_s" in seen

    loop.run(enough)
    shell.home.close()
    print(json.dumps(seen))
    return 0
