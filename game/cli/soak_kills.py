"""Killing the program in mid-game, over and over, and looking whether anything was lost.

The program plays on in a process of its own, through the real window loop. It tells each action
that a person could have seen, then it is killed without a warning, then started again: it must
stand where the record, replayed by itself, ends, and nothing that was told may be missing.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import multiprocessing
import os
import signal
import sys
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Any

from game.cli.shell import ASSETS
from game.cli.soak_hands import Hands
from game.cli.soak_house import House, Lodging
from game.cli.soak_mischief import Mischief
from game.cli.soak_player import Player
from game.cli.soak_watch import Watch
from game.match import Happening, Match
from game.records import RecordError, Replay, read_record, replay
from game.rules import Game
from game.scenes.menu import MenuScene
from game.scenes.table.scene import TableScene

_HOW = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"
PROCESSES: Any = multiprocessing.get_context(_HOW)
MOST_ACTIONS = 24
MOST_MOMENTS = 4000
WHILE_STARTING = 0.1
LONGEST_START = 2.0


def kill_and_go_on(kills: int, seed: int, data_dir: Path) -> dict[str, Any]:
    """Kill it so often; what was found."""
    chance, judge = Random(seed), _Judge()
    with contextlib.suppress(KeyboardInterrupt):
        # Ctrl+C ends it early; what was found until then is told.
        for number in range(1, kills + 1):
            _one_life(data_dir, seed * 100_003 + number, chance, judge)
            judge.number = number
            _progress(number, kills, judge)
    judge.look_at_all(data_dir)
    return {
        "seed": seed,
        "kills": judge.number,
        "while_starting": judge.starting,
        "resumed": judge.resumed,
        "actions": judge.actions,
        "torn": judge.torn,
        "records": len(_records(data_dir)),
        "findings": judge.findings,
        "passed": not judge.findings,
    }


def _one_life(data_dir: Path, seed: int, chance: Random, judge: _Judge) -> None:
    """Start, let it play for a while, kill it, look."""
    ours, theirs = PROCESSES.Pipe(duplex=False)
    process = PROCESSES.Process(target=_live, args=(data_dir, seed, theirs))
    process.start()
    theirs.close()
    try:
        told = _until_killed(process, ours, chance)
    finally:
        process.kill()
        process.join()
    if process.exitcode != -signal.SIGKILL:
        judge.find(f"the program ended by itself, exit code {process.exitcode}")
    judge.look(data_dir, told)


def _until_killed(process: BaseProcess, pipe: Connection, chance: Random) -> list[dict[str, str]]:
    """Everything that the program tells until it is killed, at a moment that chance chooses."""
    told: list[dict[str, str]] = []
    if chance.random() < WHILE_STARTING:
        pipe.poll(chance.random() * LONGEST_START)
    else:
        few, many = chance.randrange(3), chance.randrange(MOST_ACTIONS)
        told = _hear(pipe, chance.choice((few, many, many)))
    for _ in range(chance.randrange(MOST_MOMENTS)):
        # A moment more, so that the kill does not always follow upon an action.
        os.sched_yield()
    process.kill()
    return told + _hear(pipe, MOST_MOMENTS)


def _hear(pipe: Connection, most: int) -> list[dict[str, str]]:
    """The first so many things that are told, and one more; fewer when the program is gone."""
    told: list[dict[str, str]] = []
    with contextlib.suppress(EOFError, OSError):
        while len(told) <= most:
            told.append(json.loads(pipe.recv_bytes()))
    return told


class _Judge:
    """Compares what the program told with what stands in its records."""

    def __init__(self) -> None:
        self.number = self.resumed = self.actions = self.torn = self.starting = 0
        self.findings: list[str] = []
        self._expected: tuple[str, str] | None = None

    def find(self, told: str) -> None:
        """Something was lost."""
        self.findings.append(f"kill {self.number}: {told}")

    def look(self, data_dir: Path, told: list[dict[str, str]]) -> None:
        """After a kill: each position that was told stands in its record, in the same order."""
        self.starting += not told
        if any((data_dir / "games").glob("set-aside/*")):
            self.find("a record was set aside")
        self._resumed_where_it_was(told)
        acted = [each for each in told if each["told"] == "acted"]
        self.actions += len(acted)
        for record in dict.fromkeys(each["record"] for each in acted):
            wanted = [each["position"] for each in acted if each["record"] == record]
            self._hold(data_dir / "games" / record, wanted)
        self._expected = self._newest(data_dir)

    def look_at_all(self, data_dir: Path) -> None:
        """At the end: every record replays."""
        for path in _records(data_dir):
            self._replay(path)

    def _resumed_where_it_was(self, told: list[dict[str, str]]) -> None:
        resumed = [each for each in told if each["told"] == "resumed"]
        if not resumed:
            return
        self.resumed += 1
        stands = resumed[0]["record"], resumed[0]["position"]
        if stands != self._expected:
            self.find(f"stood at {stands} instead of {self._expected}")

    def _hold(self, path: Path, wanted: list[str]) -> None:
        replayed = self._replay(path)
        if replayed is None:
            return
        stand = iter([position_of(entry.game) for entry in replayed.entries])
        missing = [position for position in wanted if position not in stand]
        if missing:
            self.find(f"{path.name}: {len(missing)} of {len(wanted)} told positions are missing")

    def _newest(self, data_dir: Path) -> tuple[str, str] | None:
        """The game that must be gone on with, and where it stands."""
        for path in reversed(_records(data_dir)):
            replayed = self._replay(path)
            if replayed is not None and not replayed.game.over:
                self.torn += replayed.record.torn
                return path.name, position_of(replayed.game)
        return None

    def _replay(self, path: Path) -> Replay | None:
        try:
            return replay(read_record(path))
        except RecordError as error:
            self.find(f"a record cannot be read: {error}")
            return None


def position_of(game: Game) -> str:
    """Short for everything that a game is, open offers included."""
    whole = repr((game.position(), game.offers, game.reshuffles))
    return hashlib.sha256(whole.encode()).hexdigest()[:20]


def _records(data_dir: Path) -> list[Path]:
    return sorted((data_dir / "games").glob("*.bohn"))


def _progress(done: int, kills: int, judge: _Judge) -> None:
    if sys.stderr.isatty():
        print(f"\r{done} of {kills}, {len(judge.findings)} findings ", end="", file=sys.stderr)


# -- the program that is killed ------------------------------------------------------------------


def _live(data_dir: Path, seed: int, pipe: Connection) -> None:
    """Go on with the game there is, or begin one, and play until the process is killed."""
    chance = Random(seed)
    house = House(Lodging(data_dir, ASSETS), Watch(), chance)
    hands = Hands(house, chance)
    player, mischief = Player(house, hands, chance), Mischief(house, hands, chance, ASSETS)

    def acted(match: Match, happening: Happening) -> None:
        # Of several actions in one write the last is told: the game stands after all.
        if happening.lines == match.lines:
            _say(pipe, "acted", match)

    house.on_action = acted
    house.open()
    while not isinstance(house.stage.top, MenuScene):
        house.frame()
    if house.home.routes.saved() is not None:
        _go_on(house, hands, pipe)
    while True:
        if not isinstance(house.stage.top, TableScene) and chance.random() < 0.3:
            mischief.begin()
        player.move()


def _go_on(house: House, hands: Hands, pipe: Connection) -> None:
    """Press Continue, and tell where the game stands before anybody acts."""
    ui = getattr(house.stage.top, "ui", None)
    assert ui is not None
    house.home.settings.speed = "relaxed"
    hands.tap_on(next(widget for widget in ui.root.walk() if widget.name == "entry play"))
    # Among several people a curtain lies over the table; lifting it makes the table go on.
    table = house.stage.scenes[0]
    assert isinstance(table, TableScene)
    _say(pipe, "resumed", table.match)
    house.home.settings.speed = "instant"
    if house.stage.top is table:
        table.resume(None)


def _say(pipe: Connection, told: str, match: Match) -> None:
    """Said at once: what is told now could have been seen by a person."""
    record = "" if match.path is None else match.path.name
    words = {"told": told, "record": record, "position": position_of(match.game)}
    pipe.send_bytes(json.dumps(words).encode())
