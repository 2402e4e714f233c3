"""Pictures of what looks back on games: history, statistics, replay, review, game codes."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.stage import Scene
from game.match import Match
from game.match.story import Story
from game.records.shelf import shelf_entry
from game.scenes.draft import Draft
from game.scenes.home import Home
from game.scenes.looks import look_of
from game.scenes.shelf.code_entry import CodeScene
from game.scenes.shelf.eyes import EyesScene
from game.scenes.shelf.history import GAMES, STATISTICS, HistoryScene
from game.scenes.shelf.kept_game import KeptGameScene
from game.scenes.shelf.replay import ReplayScene
from game.scenes.shelf.replay_reel import Eyes
from game.scenes.shelf.review import ReviewScene
from game.scenes.shots import MOST_DECISIONS, START, Shot, ShotWish, play_turns, seat_as_bot

KEPT = (("classic", 4), ("duel", 2), ("base", 5), ("extended", 7), ("classic", 3))
"""Games that a picture of the history has; the last one is not finished."""


def _keep_games(home: Home, wish: ShotWish) -> None:
    """Play some games into the store, as far as they are not there yet."""
    for number, (edition, players) in enumerate(KEPT):
        if len(home.store.games()) > number:
            continue
        kept = wish._replace(edition=edition, players=players)
        bots = [seat_as_bot(seat) for seat in kept.seats()]
        match = Match.new(kept.rules(), bots, START, wish.seed + number, home.store)
        play_turns(match, MOST_DECISIONS if number < len(KEPT) - 1 else 5)
        match.close()
        if home.statistics is not None and match.path is not None:
            home.statistics.add(match.path)


def _history(part: int) -> Callable[[Home, ShotWish], Scene]:
    def make(home: Home, wish: ShotWish) -> Scene:
        _keep_games(home, wish)
        return HistoryScene(home, part)

    return make


def _kept(home: Home, wish: ShotWish) -> list[Scene]:
    _keep_games(home, wish)
    entry = shelf_entry(home.store.games()[0])
    return [HistoryScene(home), KeptGameScene(home, entry)]


def _replayed(players_eyes: Eyes | int) -> Callable[[Home, ShotWish], Scene]:
    def make(home: Home, wish: ShotWish) -> Scene:
        story = Story.of_match(wish.finished())
        return ReplayScene(home, story, story.length // 2, players_eyes)

    return make


def _eyes(home: Home, wish: ShotWish) -> list[Scene]:
    looks = [look_of(seat, number) for number, seat in enumerate(wish.seats())]
    return [_replayed(0)(home, wish), EyesScene(home, looks, 0)]


def _review(part: int) -> Callable[[Home, ShotWish], Scene]:
    def make(home: Home, wish: ShotWish) -> Scene:
        scene = ReviewScene(home, Story.of_match(wish.finished()), part)
        scene.work_out()
        return scene

    return make


def _code(home: Home, wish: ShotWish) -> list[Scene]:
    return [home.routes.setup(), CodeScene(home, Draft())]


SHELF_SHOTS: dict[str, Shot] = {
    "history": Shot(_history(GAMES)),
    "statistics": Shot(_history(STATISTICS), 1.0),
    "kept-game": Shot(_kept),
    "replay": Shot(_replayed(0)),
    "replay-all": Shot(_replayed(Eyes.ALL)),
    "replay-nobody": Shot(_replayed(Eyes.NOBODY)),
    "eyes": Shot(_eyes),
    "review": Shot(_review(0)),
    "review-points": Shot(_review(1)),
    "review-deals": Shot(_review(2)),
    "code": Shot(_code),
}
"""Pictures by name."""
