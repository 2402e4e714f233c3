"""Which scene comes after which, where games are looked back on."""

from __future__ import annotations

from game.kit.stage import Scene
from game.match.story import Story
from game.records.shelf import ShelfEntry
from game.scenes.home import Home
from game.scenes.shelf.history import HistoryScene
from game.scenes.shelf.kept_game import KeptGameScene
from game.scenes.shelf.replay import ReplayScene
from game.scenes.shelf.replay_reel import Eyes
from game.scenes.shelf.review import ReviewScene


class ShelfRoutes:
    """Makes the scenes of kept games."""

    def __init__(self, home: Home) -> None:
        self._home = home

    def history(self) -> Scene:
        """All games that are kept, and statistics."""
        return HistoryScene(self._home)

    def kept_game(self, entry: ShelfEntry) -> Scene:
        """One kept game."""
        return KeptGameScene(self._home, entry)

    def replay(self, story: Story, at: int = 0, seat: int | None = None) -> Scene:
        """A game played again, from a place on; with the eyes of a seat, or of all."""
        return ReplayScene(self._home, story, at, Eyes.ALL if seat is None else seat)

    def review(self, story: Story) -> Scene:
        """The review of a game."""
        return ReviewScene(self._home, story)
