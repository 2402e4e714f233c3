"""Many games between the same bots, and what their results say."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.bots import make_bot
from game.match.chance import mix, start_seat
from game.match.headless import Clock, Outcome, play_game
from game.rules import Rules

SEED_BITS = 48
_NORMAL_95 = 1.96
_STUDENT_95 = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160),
    *(2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056),
    *(2.052, 2.048),
)
"""Student's factors for 2 deals and more; from `FEW_DEALS` on the normal one is as good."""
FEW_DEALS = 30


class Entrant(NamedTuple):
    """A bot in a series."""

    level: str
    character: str


class Played(NamedTuple):
    """One game of a series: its deal and seed, which entrant sat where, and how it ended."""

    deal: int
    seed: int
    start: int
    seating: tuple[int, ...]
    outcome: Outcome


def play_series(
    rules: Rules,
    entrants: Sequence[Entrant],
    games: int,
    seed: int,
    *,
    rotate: bool = False,
    first: int = 0,
    clock: Clock | None = None,
) -> Iterator[Played]:
    """Play games one after another. The last entrant fills the seats that are left.

    With `rotate` each deal is played with the entrants moved on by one seat each time, until
    each has had each seat; else each game has a deal of its own. A deal's seed depends on the
    series' seed and the deal's number alone. `first` is the number of the first game, so that
    a series can be played in parts.
    """
    players = rules.players
    for number in range(first, first + games):
        deal, turn = divmod(number, players) if rotate else (number, 0)
        game_seed = mix(seed, deal) >> (64 - SEED_BITS)
        seating = tuple(min((seat - turn) % players, len(entrants) - 1) for seat in range(players))
        bots = {
            seat: make_bot(entrants[index].level, entrants[index].character, seat, rules)
            for seat, index in enumerate(seating)
        }
        start = start_seat(rules, game_seed)
        outcome = play_game(rules, bots, game_seed, start, clock=clock)
        yield Played(deal, game_seed, start, seating, outcome)


class Estimate(NamedTuple):
    """A mean with its 95 % interval, clustered by deal; infinite where nothing bounds it."""

    mean: float
    low: float
    high: float


@dataclass
class Cluster:
    """The games of one deal, for one entrant."""

    games: int = 0
    share: float = 0.0
    coins: float = 0.0


@dataclass
class Tally:
    """The results of some entrants of a series, whose seats are counted together.

    `entrants` are their indexes. `wins` counts games that one of their seats won, alone or with
    others; a win that is shared counts its part in `win_share`. Coins are means over the seats.
    """

    entrants: tuple[int, ...]
    wins: int = 0
    clusters: dict[int, Cluster] = field(default_factory=dict)

    def merge(self, other: "Tally") -> None:
        """Take over the results of another part of the series, which had other deals."""
        self.wins += other.wins
        self.clusters.update(other.clusters)

    def add(self, played: Played) -> None:
        """Count a game."""
        seats = [seat for seat, sits in enumerate(played.seating) if sits in self.entrants]
        if not seats:
            return
        won = [seat for seat in seats if seat in played.outcome.winners]
        self.wins += bool(won)
        cluster = self.clusters.setdefault(played.deal, Cluster())
        cluster.games += 1
        cluster.share += len(won) / len(played.outcome.winners)
        cluster.coins += sum(played.outcome.coins[seat] for seat in seats) / len(seats)

    def win_share(self) -> Estimate:
        """The part of the games won, within 0 and 1.

        Few deals, or deals that all went alike, say little: then the interval is Wilson's, as
        if each deal had been one game.
        """
        pairs = [(cluster.share, cluster.games) for cluster in self.clusters.values()]
        mean, low, high = estimate(pairs)
        if len(pairs) < FEW_DEALS or low == high:
            low, high = _wilson(mean, len(pairs))
        return Estimate(mean, max(0.0, low), min(1.0, high))

    def coins(self) -> Estimate:
        """Coins at the end of a game."""
        return estimate([(cluster.coins, cluster.games) for cluster in self.clusters.values()])


def estimate(pairs: Sequence[tuple[float, int]]) -> Estimate:
    """The mean of values given as (sum, number) for each cluster, with its 95 % interval.

    One cluster alone bounds nothing.
    """
    games = sum(number for _, number in pairs)
    if not games:
        return Estimate(0.0, -math.inf, math.inf)
    mean = sum(total for total, _ in pairs) / games
    clusters = len(pairs)
    if clusters < 2:
        return Estimate(mean, -math.inf, math.inf)
    squares = sum((total - mean * number) ** 2 for total, number in pairs)
    factor = _STUDENT_95[clusters - 2] if clusters < FEW_DEALS else _NORMAL_95
    half = factor * math.sqrt(squares * clusters / (clusters - 1)) / games
    return Estimate(mean, mean - half, mean + half)


def _wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of so many games."""
    if not games:
        return 0.0, 1.0
    square = _NORMAL_95**2
    middle = share + square / (2 * games)
    half = _NORMAL_95 * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    shrink = 1 + square / games
    return (middle - half) / shrink, (middle + half) / shrink


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which this part of the values lies; 0 when there are none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
