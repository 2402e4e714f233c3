"""Lets the picture catch up with the match: events in, steps on a timeline, folds of the model."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules import Event, View
from game.table.picture import TablePicture

SPEEDS = {"relaxed": 0.6, "normal": 1.0, "fast": 2.0, "instant": float("inf")}


class Presenter:
    """Queues events of one match and plays them, one after the other, on the picture."""

    def __init__(
        self,
        picture: TablePicture,
        play: Callable[[str], object],
        speed: str = "normal",
        reduced: bool = False,
        on_fold: Callable[[Event], object] | None = None,
    ) -> None:
        raise NotImplementedError

    @property
    def idle(self) -> bool:
        """Is nothing queued and nothing on its way? Celebrations do not count."""
        raise NotImplementedError

    def show(self, view: View) -> None:
        """Forget all that is queued and show this view as it is (new viewer, undo, resume)."""

    def deal(self, view: View) -> None:
        """Show this view, with all hands being dealt."""

    def push(self, events: Sequence[Event]) -> None:
        """Queue events, redacted for the viewer, in their order."""

    def finish(self) -> None:
        """Fold all that is queued at once. Any new action of the player calls this first."""

    def hold(self, held: bool) -> None:
        """Run six times as fast while held."""

    def set_pace(self, speed: str, reduced: bool) -> None:
        """Change the speed (a key of SPEEDS) and reduced motion."""

    def update(self, dt: float) -> None:
        """One logic step of `dt` seconds of the clock."""
