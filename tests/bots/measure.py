"""One bot against others of one kind, the frozen ones too: the rows of `game/bots/README.md`.

    python -m tests.bots.measure expert,matcher --games 1000 --seed 20261130

Each deal is played once from every seat; intervals are clustered by deal.
"""

import argparse
from collections.abc import Iterator

from game.bots import EVEN, Bot, make_bot
from game.match.chance import mix, start_seat
from game.match.headless import play_game
from game.match.series import SEED_BITS, Played, Tally
from game.rules import Rules, rules_for
from tests.bots.frozen import Loner, Matcher

FROZEN = {"matcher": Matcher, "loner": Loner}


def seated(level: str, seat: int, rules: Rules) -> Bot:
    """A bot of a level of the game, or a frozen one."""
    frozen = FROZEN.get(level)
    return make_bot(level, EVEN, seat, rules) if frozen is None else frozen(seat)


def one_against_others(
    level: str, other: str, rules: Rules, games: int, seed: int
) -> Iterator[Played]:
    """The deals of `play_series` with `rotate`, the single seat being entrant 0."""
    for number in range(games):
        deal, turn = divmod(number, rules.players)
        game_seed = mix(seed, deal) >> (64 - SEED_BITS)
        seating = tuple(int(seat != turn) for seat in range(rules.players))
        bots = {
            seat: seated(other if who else level, seat, rules) for seat, who in enumerate(seating)
        }
        start = start_seat(rules, game_seed)
        yield Played(deal, game_seed, start, seating, play_game(rules, bots, game_seed, start))


def line(tallies: tuple[Tally, Tally], best: int) -> str:
    """What has come of it so far; `best` is the sum of the winners' coins."""
    mine, theirs = tallies
    games = sum(cluster.games for cluster in mine.clusters.values())
    share = mine.win_share()
    return (
        f"{games:>5} games {share.mean:7.1%} ({share.low:.1%} to {share.high:.1%}), "
        f"coins {mine.coins().mean:.2f} and {theirs.coins().mean:.2f}, "
        f"the winner's {best / games:.2f}"
    )


def main() -> None:
    """Play, and print what came of it."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("bots", help="LEVEL,OTHERS; also matcher and loner")
    words.add_argument("--edition", default="base")
    words.add_argument("--players", type=int, default=4)
    words.add_argument("--games", type=int, default=1000)
    words.add_argument("--seed", type=int, default=0)
    options = words.parse_args()
    level, other = options.bots.split(",")
    rules = rules_for(options.edition, options.players)
    tallies, best = (Tally((0,)), Tally((1,))), 0
    for played in one_against_others(level, other, rules, options.games, options.seed):
        best += max(played.outcome.coins)
        for tally in tallies:
            tally.add(played)
    print(f"{options.edition}, {options.players} players, {options.bots}:", line(tallies, best))


if __name__ == "__main__":
    main()
