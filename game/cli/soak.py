"""`soak`: the whole program under random and sensible input, faster than time; or killed over
and over in mid-game."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from game.cli import UsageError
from game.cli.play import seed_of
from game.cli.shell import ASSETS
from game.records import RecordError, read_record, replay

if TYPE_CHECKING:
    from game.cli.soak_hands import Hands
    from game.cli.soak_house import House
    from game.cli.soak_player import Player
    from game.cli.soak_storm import Storm

HEALED_AFTER = 4
"""After so many turns everything that was damaged is made good again."""
MISCHIEF = 0.6
"""How likely something happens between two turns."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's options."""
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--minutes", type=float, metavar="N", help="of the program's time (10)")
    what.add_argument("--kills", type=int, metavar="N", help="kill it so often in mid-game")
    parser.add_argument("--seed", type=seed_of, default=1, metavar="S", help="what happens (1)")
    parser.add_argument("--kiosk", action="store_true", help="the program of a kiosk")
    parser.add_argument("--json", action="store_true", help="print the findings as JSON")
    parser.add_argument("--window", action="store_true", help="in a real window, with sound")
    parser.add_argument("--data-dir", type=Path, metavar="D", help="keep its files there")


def run(options: argparse.Namespace) -> int:
    """Soak and report. Exit codes: 0 when nothing was wrong, 1 with findings."""
    if options.minutes is not None and not 0 < options.minutes <= 6000:
        raise UsageError("--minutes: more than 0, at most 6000")
    if options.kills is not None and not 0 < options.kills <= 100_000:
        raise UsageError("--kills: from 1 to 100000")
    if not options.window:
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory(prefix="soak-") as place:
        folder = options.data_dir or Path(place) / "data"
        folder.mkdir(parents=True, exist_ok=True)
        if options.kills is not None:
            from game.cli.soak_kills import kill_and_go_on

            findings = kill_and_go_on(options.kills, options.seed, folder)
        else:
            findings = _soak(options, folder, Path(place) / "assets")
    print(json.dumps(findings, indent=2) if options.json else "\n".join(_lines(findings)))
    return 0 if findings["passed"] else 1


def _soak(options: argparse.Namespace, data_dir: Path, assets: Path) -> dict[str, Any]:
    from game.cli.soak_hands import Hands
    from game.cli.soak_house import House, Lodging
    from game.cli.soak_mischief import Mischief
    from game.cli.soak_player import Player
    from game.cli.soak_storm import Storm
    from game.cli.soak_watch import GROWTH_MB, Watch

    shutil.copytree(ASSETS, assets)
    chance, watch = Random(options.seed), Watch()
    minutes = options.minutes or 10.0
    house = House(Lodging(data_dir, assets, options.kiosk), watch, chance)
    house.open()
    hands = Hands(house, chance)
    player, storm = Player(house, hands, chance), Storm(house, hands, chance)
    mischief = Mischief(house, hands, chance, ASSETS)
    ill = 0
    try:
        # Ctrl+C ends it early; what was found until then is told.
        while watch.seconds < minutes * 60:
            _turn(house, player, storm, chance, hands)
            if chance.random() < MISCHIEF:
                mischief.make()
            ill += 1
            if ill >= HEALED_AFTER:
                mischief.heal()
                ill = 0
            if watch.memory_due:
                player.forget()
                mischief.go_home()
                watch.measure()
            if not options.json:
                _tell(watch.seconds / 60, minutes, len(watch.faults))
    except KeyboardInterrupt:
        watch.told["ended early"] += 1
    finally:
        mischief.heal()
    house.shut()
    verified, finished, bad = _verified(data_dir)
    growth = watch.growth()
    findings = {"seed": options.seed, "kiosk": options.kiosk, **watch.report()}
    findings.update(records=verified, records_finished=finished, records_bad=bad)
    findings["passed"] = not (watch.faults or bad or (growth or 0.0) > GROWTH_MB)
    return findings


def _turn(house: House, player: Player, storm: Storm, chance: Random, hands: Hands) -> None:
    """For a while one kind of input: sensible play mostly, storm, or wandering about."""
    mood = chance.random()
    hands.touch = chance.random() < 0.5
    if mood < 0.7:
        end = house.watch.seconds + chance.choice((10.0, 20.0, 40.0))
        while house.watch.seconds < end:
            player.move()
    elif mood < 0.86:
        for _ in range(chance.choice((20, 80, 250))):
            storm.blow()
    else:
        for _ in range(chance.choice((5, 20, 40))):
            player.wander()


def _verified(data_dir: Path) -> tuple[int, int, list[str]]:
    """How many records replay, how many of them are finished, and what is wrong with others."""
    good, finished, bad = 0, 0, []
    for path in sorted(data_dir.glob("games*/**/*.bohn")):
        try:
            replayed = replay(read_record(path))
        except RecordError as error:
            bad.append(str(error))
        else:
            good += 1
            finished += replayed.ended
    return good, finished, bad


def _tell(now: float, end: float, faults: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{now:.1f} of {end:g} minutes, {faults} findings ", end="", file=sys.stderr)


def _lines(findings: dict[str, Any]) -> list[str]:
    """The findings for people: faults last, each with what repeats it."""
    faults = findings.get("faults", [])
    lines = [f"{name}: {value}" for name, value in findings.items() if name != "faults"]
    for fault in faults:
        where = f"{fault['kind']} in {fault['scene']} after {fault['inputs']} inputs"
        lines += ["", f"{where}, seed {findings['seed']}", str(fault["detail"]).rstrip()]
    return [*lines, "", "passed" if findings["passed"] else "failed"]
