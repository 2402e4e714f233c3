"""Writes docs/game.webp: twelve seconds of a real game, 640x360, for the README.

    pip install pillow            (for this script only; the game does not need it)
    python tools/make_film.py

Bots play against a scripted person at the real table; the frames are those of the window.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pygame

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.cli.shell import Plan, Shell, build  # noqa: E402
from game.kit.clock import StepClock  # noqa: E402
from game.kit.stage import Scene  # noqa: E402
from game.match import Match  # noqa: E402
from game.rules import Harvest, Step, coins_for  # noqa: E402
from game.scenes.results import ResultsScene  # noqa: E402
from game.scenes.shots import ShotWish, seat_as_bot, with_seats  # noqa: E402
from game.scenes.table.scene import TableScene  # noqa: E402
from game.table.targets import Target, What  # noqa: E402

OUT = ROOT / "docs" / "game.webp"
SIZE, FILM_SIZE = (1280, 720), (640, 360)
STEPS, STEP = 3, 1 / 60
"""Logic steps for a frame of the film: 20 frames a second."""
ME = 0
SEED, QUALITY = 30, 78
Act = Callable[[TableScene], object]


def later_game(wish: ShotWish) -> Match:
    """A game played by bots until the person is to plant and has a rich field."""
    seats = wish.seats()
    played = Match.new(wish.rules(), [seat_as_bot(seat) for seat in seats], ME, wish.seed, None)
    while not (played.over or rich_field(played)) and played.think():
        played.play()
    return with_seats(played, seats)


def rich_field(match: Match) -> bool:
    """The person is to plant, has some cards left, and a field that brings three coins."""
    game = match.game
    if game.active != ME or game.step is not Step.PLANT or game.planted:
        return False
    if len(game.hands[ME]) < 4:
        return False
    view = match.view(ME)
    return any(
        kind >= 0 and coins_for(kind, count) >= 3 and view.why_not(Harvest(ME, field)) is None
        for field, (kind, count) in enumerate(view.fields[ME])
    )


def plant(table: TableScene) -> None:
    """The front card onto the field it fits on, else the poorer one."""
    table.play.tap(Target(What.HAND, 0))
    if table.match.game.planted == 0:
        counts = [count for _, count in table.match.game.fields[ME]]
        table.play.tap(Target(What.FIELD, counts.index(min(counts))))


def turn_up(table: TableScene) -> None:
    """Two cards of the deck."""
    table.play.command("reveal")


def ask(table: TableScene) -> None:
    """What would they give for this?"""
    table.play.tap(Target(What.UP, 0))


def look_at_bid(table: TableScene) -> None:
    """The best answer."""
    chips = table.state.talks.chips()
    for seat, chip in chips.items():
        if chip.open and chip.gives:
            table.play.chip(seat)
            return


def take_it(table: TableScene) -> None:
    """It is a deal."""
    if table.layer.sheet is not None:
        table.play.choice("deal")


def sell(table: TableScene) -> None:
    """Harvest the richest field."""
    view = table.match.view(ME)
    fields = [
        (coins_for(kind, count), field)
        for field, (kind, count) in enumerate(view.fields[ME])
        if kind >= 0 and view.why_not(Harvest(ME, field)) is None
    ]
    if fields:
        table.match.submit(Harvest(ME, max(fields)[1]))


SCRIPT: tuple[tuple[float, Act], ...] = (
    (0.5, plant),
    (1.3, turn_up),
    (2.9, ask),
    (4.0, look_at_bid),
    (4.8, take_it),
    (6.2, sell),
)
"""What the person does, and when (seconds)."""
DEAL_SECONDS, PLAY_SECONDS = 1.6, 7.9
COUNTED, SHOW_SECONDS = 1.5, 2.6
"""So long the coins have been counted before the film shows it, and so long it does."""


def film(shell: Shell, seed: int) -> Iterator[pygame.Surface]:
    """The frames: the deal of a game, a turn in the middle of another, and how that ends."""
    wish = ShotWish(players=4, seed=seed, turns=12)
    new = Match.new(wish.rules(), wish.seats(), ME, seed, None)
    yield from played(shell, TableScene(shell.home, new, True), DEAL_SECONDS, ())
    later = later_game(wish)
    yield from played(shell, TableScene(shell.home, later, False), PLAY_SECONDS, SCRIPT)
    show = played(shell, ResultsScene(shell.home, wish.finished()), COUNTED + SHOW_SECONDS, ())
    yield from islice(show, round(COUNTED / STEP / STEPS), None)


def played(
    shell: Shell, scene: Scene, seconds: float, script: tuple[tuple[float, Act], ...]
) -> Iterator[pygame.Surface]:
    """A scene for some seconds, as a film; only at a table there is a script."""
    shell.loop.stage.clear(scene)
    shell.loop.frame(STEP)
    acts = list(script)
    for number in range(round(seconds / STEP)):
        while isinstance(scene, TableScene) and acts and acts[0][0] <= number * STEP:
            acts.pop(0)[1](scene)
        shell.loop.frame(STEP)
        if number % STEPS == 0:
            yield pygame.transform.smoothscale(shell.loop.window.surface, FILM_SIZE)


def main() -> int:
    """Write the file; the seed may be given."""
    from PIL import Image

    os.environ["SDL_VIDEODRIVER"] = "dummy"
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else SEED
    shell = build(Plan(size=SIZE, fullscreen=False, sound=False), StepClock(), Random(1))
    frames = [
        Image.frombytes("RGB", FILM_SIZE, pygame.image.tobytes(frame, "RGB"))
        for frame in film(shell, seed)
    ]
    frames[0].save(
        OUT,
        save_all=True,
        append_images=frames[1:],
        duration=round(1000 * STEPS * STEP),
        loop=0,
        quality=QUALITY,
        method=4,
    )
    print(f"{OUT}: {len(frames)} frames, {OUT.stat().st_size / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
