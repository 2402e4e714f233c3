"""`tournament`: every level against every other, on all cores, with a table and a plot."""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from game.bots import EVEN, LEVELS
from game.cli import INTERRUPTED, UsageError
from game.cli.crew import Interrupt, cores, work_through
from game.cli.options import add_rules_arguments, folder, make_folder, rules_from
from game.cli.plot import Bar, bars
from game.cli.progress import Progress
from game.match.series import Entrant, Tally, play_series
from game.rules import Rules

_DEALS_A_JOB = 5


class Pairing(NamedTuple):
    """Two levels at a table: the seats in turn order, the first level's entrants being `mine`."""

    kind: str
    level: str
    other: str
    entrants: tuple[Entrant, ...]
    mine: tuple[int, ...]


class _Job(NamedTuple):
    number: int
    pairing: Pairing
    rules: Rules
    seed: int
    first_deal: int
    deals: int


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's options."""
    add_rules_arguments(parser)
    parser.add_argument(
        "--levels",
        default=",".join(LEVELS[1:]),
        metavar="LEVEL,…",
        help="who takes part; default: all but random",
    )
    parser.add_argument(
        "--games", type=int, default=200, metavar="G", help="games for each pairing; default: 200"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="default: 0")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes at once")
    parser.add_argument(
        "--out", type=folder, default=Path("tournament"), metavar="DIR", help="default: tournament"
    )


def run(options: argparse.Namespace) -> int:
    """Play all pairings, print the table and write it and the plot.

    Ctrl+C ends it with the games that are finished.
    """
    rules = rules_from(options)
    levels = options.levels.split(",")
    for level in levels:
        if level not in LEVELS:
            raise UsageError(f"unknown level {level!r}; known are {', '.join(LEVELS)}")
    if len(set(levels)) != len(levels) or len(levels) < 2:
        raise UsageError("--levels needs two or more different levels")
    if options.games < 1 or options.jobs < 1:
        raise UsageError("--games and --jobs must be at least 1")
    make_folder("--out", options.out)
    pairings = list(_pairings(levels, rules.players))
    with Interrupt() as interrupt:
        tallies = _play(pairings, rules, options, interrupt)
    played = [number for number, tally in enumerate(tallies) if tally.clusters]
    pairings = [pairings[number] for number in played]
    tallies = [tallies[number] for number in played]
    table = _table(pairings, tallies, rules, options)
    print(table)
    try:
        (options.out / "table.txt").write_text(table + "\n", encoding="utf-8")
        (options.out / "plot.svg").write_text(_plot(pairings, tallies, rules), encoding="utf-8")
    except OSError as error:
        raise UsageError(f"--out {options.out}: {error.strerror}") from None
    return INTERRUPTED if interrupt.asked else 0


def _pairings(levels: Sequence[str], players: int) -> Iterator[Pairing]:
    """One against the others for each ordered pair; then half and half for each pair."""
    for level in levels:
        for other in levels:
            if level != other:
                entrants = (Entrant(level, EVEN), Entrant(other, EVEN))
                yield Pairing("one", level, other, entrants, (0,))
    if players < 3:
        return
    for index, level in enumerate(levels):
        for other in levels[index + 1 :]:
            seats = tuple(
                Entrant(other if seat % 2 else level, EVEN) for seat in range(players // 2 * 2)
            )
            mine = tuple(range(0, len(seats), 2))
            if players % 2:
                seats = (*seats, Entrant(level, EVEN))
                mine = (*mine, players - 1)
            yield Pairing("half", level, other, seats, mine)


def _play(
    pairings: Sequence[Pairing], rules: Rules, options: argparse.Namespace, interrupt: Interrupt
) -> list[Tally]:
    deals = max(1, options.games // rules.players)
    jobs = [
        _Job(number, pairing, rules, options.seed, first, min(_DEALS_A_JOB, deals - first))
        for first in range(0, deals, _DEALS_A_JOB)
        for number, pairing in enumerate(pairings)
    ]
    tallies = [Tally(pairing.mine) for pairing in pairings]
    progress = Progress(len(pairings) * deals * rules.players, "games")
    done = 0
    for number, tally in work_through(_work, jobs, options.jobs, interrupt):
        tallies[number].merge(tally)
        done += sum(cluster.games for cluster in tally.clusters.values())
        progress.at(done)
    progress.end()
    return tallies


def _work(job: _Job) -> tuple[int, Tally]:
    """Some deals of a pairing, each from every seat."""
    tally = Tally(job.pairing.mine)
    for played in play_series(
        job.rules,
        job.pairing.entrants,
        job.deals * job.rules.players,
        job.seed,
        rotate=True,
        first=job.first_deal * job.rules.players,
    ):
        tally.add(played)
    return job.number, tally


def _chance(pairing: Pairing, rules: Rules) -> float:
    return len(pairing.mine) / rules.players


def _title(pairing: Pairing, rules: Rules) -> str:
    if pairing.kind == "one":
        return f"{pairing.level} against {rules.players - 1} × {pairing.other}"
    theirs = rules.players - len(pairing.mine)
    return f"{len(pairing.mine)} × {pairing.level} against {theirs} × {pairing.other}"


def _table(
    pairings: Sequence[Pairing],
    tallies: Sequence[Tally],
    rules: Rules,
    options: argparse.Namespace,
) -> str:
    lines = [
        f"{rules.edition}, {rules.players} players, seed {options.seed}; 95 % intervals are "
        "clustered by deal",
        f"{'table':<36}{'games':>7}{'share':>9}{'95 % interval':>20}{'chance':>9}{'coins':>8}",
    ]
    for pairing, tally in zip(pairings, tallies, strict=True):
        share, coins = tally.win_share(), tally.coins()
        games = sum(cluster.games for cluster in tally.clusters.values())
        interval = f"{share.low:.1%} to {share.high:.1%}"
        lines.append(
            f"{_title(pairing, rules):<36}{games:>7}{share.mean:>9.1%}{interval:>20}"
            f"{_chance(pairing, rules):>9.1%}{coins.mean:>8.2f}"
        )
    return "\n".join(lines)


def _plot(pairings: Sequence[Pairing], tallies: Sequence[Tally], rules: Rules) -> str:
    rows = []
    for pairing, tally in zip(pairings, tallies, strict=True):
        share = tally.win_share()
        label = _title(pairing, rules)
        rows.append(Bar(label, share.mean, share.low, share.high, _chance(pairing, rules)))
    return bars(f"Win shares: {rules.edition}, {rules.players} players", rows)
