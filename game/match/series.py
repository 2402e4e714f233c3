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
    first_deal: int = 0,
    clock: Clock | None = None,
) -> Iterator[Played]:
    """Play games one after another. The last entrant fills the seats that are left.

    With `rotate` each deal is played with the entrants moved on by one seat each time, until
    each has had each seat; else each game has a deal of its own. A deal's seed depends on the
    series' seed and the deal's number alone.
    """
    players = rules.players
    for number in range(games):
        deal, turn = divmod(number, players) if rotate else (number, 0)
        deal += first_deal
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
    """A mean with its 95 % interval, clustered by deal."""

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
        """The part of the games won, within 0 and 1."""
        pairs = [(cluster.share, cluster.games) for cluster in self.clusters.values()]
        mean, low, high = estimate(pairs)
        return Estimate(mean, max(0.0, low), min(1.0, high))

    def coins(self) -> Estimate:
        """Coins at the end of a game."""
        return estimate([(cluster.coins, cluster.games) for cluster in self.clusters.values()])


def estimate(pairs: Sequence[tuple[float, int]]) -> Estimate:
    """The mean of values given as (sum, number) for each cluster, with its 95 % interval."""
    games = sum(number for _, number in pairs)
    if not games:
        return Estimate(0.0, 0.0, 0.0)
    mean = sum(total for total, _ in pairs) / games
    clusters = len(pairs)
    if clusters < 2:
        return Estimate(mean, mean, mean)
    squares = sum((total - mean * number) ** 2 for total, number in pairs)
    half = _NORMAL_95 * math.sqrt(squares * clusters / (clusters - 1)) / games
    return Estimate(mean, mean - half, mean + half)


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which this part of the values lies; 0 when there are none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
