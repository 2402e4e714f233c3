"""Lets the picture catch up with the match: events in, motions out, folds of the model."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from math import inf, isinf

from game.kit.timeline import Call, Motion, Sequence, Stagger, Timeline
from game.rules import UNKNOWN, Event, View
from game.rules.events import GameOver, Harvested
from game.table.choreography import DECK, choreograph, draw_card
from game.table.director import Director, PlaySound
from game.table.overlap import beat_of, may_begin
from game.table.picture import TablePicture
from game.table.spots import Lot, Spot

SPEEDS = {"relaxed": 0.6, "normal": 1.0, "fast": 2.0, "instant": inf}
HELD = 6.0
LAST_HARVEST = 0.3
"""Seconds after which the next of the last harvests begins."""


class Presenter:
    """Queues events of one match and plays them, one after the other, on the picture."""

    def __init__(
        self,
        picture: TablePicture,
        play: PlaySound,
        speed: str = "normal",
        reduced: bool = False,
        on_fold: Callable[[Event], object] | None = None,
        onlooker: bool = False,
    ) -> None:
        self._picture = picture
        self._on_fold = on_fold
        self._queue: deque[Event] = deque()
        self._timeline = Timeline()
        self._celebrations = Timeline()
        self._director = Director(picture, play, self._celebrations, onlooker)
        self._held = False
        self._since = 0.0
        self._last: Event | None = None
        self.set_pace(speed, reduced)

    @property
    def idle(self) -> bool:
        """Is nothing queued and nothing on its way? Celebrations do not count."""
        return not self._queue and self._timeline.idle

    @property
    def ready(self) -> bool:
        """Has all that is queued begun, and been seen for long enough that more may happen?"""
        if self._queue:
            return False
        beat = beat_of(self._last)
        return self._timeline.idle or (beat is not None and self._since >= beat)

    def set_pace(self, speed: str, reduced: bool) -> None:
        """Change the speed (a key of SPEEDS) and reduced motion.

        Where only the picture is calm, cards travel, but nothing celebrates, shakes or bursts.
        """
        self._speed = SPEEDS[speed]
        self._timeline.reduced = reduced
        for timeline in (self._celebrations, self._picture.decor):
            timeline.reduced = reduced or self._picture.calm

    def show(self, view: View) -> None:
        """Forget all that is queued and show this view as it is (new viewer, undo, resume)."""
        self._queue.clear()
        self._timeline.clear()
        self._celebrations.clear()
        self._picture.show(view)
        self._picture.mark(moods={})

    def deal(self, view: View) -> None:
        """Show this view, with all hands being dealt."""
        self.show(view)
        if isinf(self._speed):
            return
        hands = [view.hand_size(seat) for seat in range(view.rules.players)]
        flights: list[Motion] = []
        for rank in range(max(hands)):
            for distance in range(view.rules.players):
                seat = (view.start + distance) % view.rules.players
                if rank < hands[seat]:
                    flights.append(self._dealt(view, seat, rank))
        self._timeline.add(Stagger(0.06, *flights))

    def _dealt(self, view: View, seat: int, rank: int) -> Motion:
        director = self._director
        kind = view.hands[seat][rank] if seat == view.seat else UNKNOWN
        end = Spot(Lot.HAND, seat, rank, view.hand_size(seat))
        tilt = (self._picture.chance.random() - 0.5) * 24
        director.owe(Lot.DECK)
        landed = draw_card(director, seat, kind, end, 0.26, tilt)
        return Sequence(Call(self._left_deck), landed)

    def _left_deck(self) -> None:
        self._picture.staging.owe(DECK.key, -1)

    def push(self, events: Iterable[Event]) -> None:
        """Queue events, redacted for the viewer, in their order."""
        self._queue.extend(events)
        if isinf(self._speed):
            self.finish()

    def finish(self) -> None:
        """Fold all that is queued at once. Any new action of the player calls this first."""
        if self.idle:
            return
        self._director.quiet = True
        self._timeline.finish()
        over = None
        while self._queue:
            event = self._queue.popleft()
            over = event if isinstance(event, GameOver) else over
            self._fold(event)
        self._director.quiet = False
        if over is not None:
            self._timeline.add(choreograph(self._director, over))
        self._picture.dirty = True

    def hold(self, held: bool) -> None:
        """Run six times as fast while held."""
        self._held = held

    def update(self, dt: float) -> None:
        """One logic step of `dt` seconds of the clock."""
        self._timeline.speed = self._speed * (HELD if self._held else 1.0)
        self._since += dt * self._timeline.speed
        self._director.seconds += dt
        while self._queue and self._ready():
            self._begin(self._queue.popleft())
        busy = not self._timeline.idle or not self._celebrations.idle
        self._timeline.advance(dt)
        self._celebrations.advance(dt)
        while self._queue and self._ready():
            self._begin(self._queue.popleft())
        if busy or not self._timeline.idle:
            self._picture.dirty = True

    def _ready(self) -> bool:
        """May the next event begin? The last harvests of a game follow each other quickly."""
        if self._timeline.idle:
            return True
        event, last = self._queue[0], self._last
        if isinstance(event, Harvested) and isinstance(last, Harvested) and self._ends():
            return self._since >= LAST_HARVEST
        return may_begin(last, self._since, event, self._picture.model, self._picture.staging)

    def _ends(self) -> bool:
        return any(isinstance(event, GameOver) for event in self._queue)

    def _begin(self, event: Event) -> None:
        self._last, self._since = event, 0.0
        motion = choreograph(self._director, event)
        self._fold(event)
        self._timeline.add(motion)
        self._picture.dirty = True

    def _fold(self, event: Event) -> None:
        self._picture.model.fold(event)
        if self._on_fold is not None:
            self._on_fold(event)
