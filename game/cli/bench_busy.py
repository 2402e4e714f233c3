"""A table that is never at rest: the busiest moments of a game, one on top of the other.

It is the real table of a real game of seven. The motion is made by the game's own choreographies;
only their events are scripted, and not folded into the model, so that they never run out.
"""

from __future__ import annotations

from itertools import cycle
from typing import NamedTuple

import pygame

from game.kit.text import Fitted, Fonts, Spec
from game.kit.timeline import Motion, Stagger, Timeline
from game.match import Match
from game.rules import EMPTY, UNKNOWN, Event, hand, up
from game.rules.events import Harvested, Planted, TradeMade
from game.scenes.home import Home
from game.scenes.table.scene import TableScene
from game.table.cards import FILLS
from game.table.celebration import SHOWER
from game.table.choreography import choreograph, draw_card
from game.table.director import Director
from game.table.spots import Lot, Spot
from game.table.sprites import CONFETTI

LEAST_MOVING, LEAST_PARTICLES, LEAST_TEXTS = 12, 80, 20
STEP_SECONDS = 0.6
"""Seconds from one act of the script to the next."""


class Load(NamedTuple):
    """What is to be seen at one moment."""

    moving: int
    particles: int


class CountedFonts(Fonts):
    """Fonts that count the texts they are asked for."""

    asked = 0

    def inked(self, text: str, spec: Spec) -> tuple[pygame.Surface, pygame.Rect]:
        """One more."""
        self.asked += 1
        return super().inked(text, spec)

    def fit(self, *args: object, **more: object) -> Fitted:
        """One more."""
        self.asked += 1
        return super().fit(*args, **more)  # type: ignore[arg-type]


class BusyTable(TableScene):
    """Deals, harvests, trades and plants without end, under a rain of confetti."""

    def __init__(self, home: Home, match: Match) -> None:
        super().__init__(home, match, False)
        self._timeline, self._celebrations = Timeline(), Timeline()
        self._director: Director | None = None
        self._acts = cycle((self._harvest, self._trade, self._deal, self._plant))
        self._until_next = 0.0
        self._canvas: pygame.Surface | None = None
        self._turn = 0
        self.resting = False
        """Nothing happens, as when a person thinks: what will be wanted is drawn beforehand."""

    def update(self, dt: float) -> None:
        """One logic step of the picture and of the script; the game itself stands still."""
        self.presenter.update(dt)
        self.picture.update(dt)
        self.ui.update(dt)
        if self.resting:
            return
        if self._director is None:
            play = self.home.audio.play
            self._director = Director(self.picture, play, self._celebrations)
        self._until_next -= dt
        if self._until_next <= 0:
            self._until_next = STEP_SECONDS
            self._turn += 1
            self._timeline.add(*next(self._acts)(self._director))
        self._timeline.advance(dt)
        self._celebrations.advance(dt)
        self._fill_up(self._director)
        self.picture.dirty = self.dirty = True

    @property
    def load(self) -> Load:
        """How much moves now."""
        moving = [f for f in self.picture.staging.flyers if f.travel.begun and not f.travel.done]
        return Load(len(moving), len(self.picture.particles))

    def texts_shown(self, fonts: CountedFonts) -> int:
        """How many texts the whole picture has now. Paints it all, on a canvas of its own.

        The canvas is kept: who draws holds on to it, and would have to free it in a later frame.
        """
        size = (self.picture.screen.width_px, self.picture.screen.height_px)
        if self._canvas is None:
            self._canvas = pygame.Surface(size).convert()
        canvas = self._canvas
        self.picture.paint(canvas, canvas.get_rect())
        before = fonts.asked
        self.picture.paint(canvas, canvas.get_rect())
        return fonts.asked - before

    def _fill_up(self, director: Director) -> None:
        """Never less than promised: single cards are dealt, single showers thrown."""
        while self.load.moving < LEAST_MOVING:
            self._turn += 1
            seat = self._turn % self.match.rules.players
            self._timeline.add(self._card(director, seat, 0.26 + self._turn * 7 % 17 / 100))
            self._timeline.advance(0.0)
        while self.load.particles < LEAST_PARTICLES:
            self._turn += 1
            face = Spot(Lot.FACE, self._turn % self.match.rules.players)
            director.dust(face, CONFETTI, SHOWER, FILLS)

    def _card(self, director: Director, seat: int, seconds: float) -> Motion:
        size = self.picture.model.view.hand_size(seat)
        kinds = self.picture.model.hand
        kind = kinds[self._turn % len(kinds)] if seat == director.viewer and kinds else UNKNOWN
        return draw_card(director, seat, kind, Spot(Lot.HAND, seat, size, size + 1), seconds)

    def _deal(self, director: Director) -> list[Motion]:
        cards = [self._card(director, seat, 0.3) for seat in range(self.match.rules.players)]
        return [Stagger(0.06, *cards)]

    def _harvest(self, director: Director) -> list[Motion]:
        view = self.picture.model.view
        fields = [
            (seat, index, field)
            for seat in range(view.rules.players)
            for index, field in enumerate(view.fields[seat])
            if field != EMPTY
        ]
        seat, index, (kind, _) = fields[self._turn % len(fields)]
        return [choreograph(director, Harvested(seat, index, kind, 7, 4))]

    def _trade(self, director: Director) -> list[Motion]:
        view = self.picture.model.view
        one, other = (0, 2) if self._turn % 2 else (3, 5)
        event: Event = TradeMade(
            other, one, (up(0), hand(0)), (view.rules.kinds[0], view.rules.kinds[1]),
            (hand(0), hand(1)), (view.rules.kinds[2], view.rules.kinds[3]),
        )  # fmt: skip
        return [choreograph(director, event)]

    def _plant(self, director: Director) -> list[Motion]:
        view = self.picture.model.view
        planted = [
            choreograph(director, Planted(seat, 0, hand(0), view.rules.kinds[seat]))
            for seat in range(1, view.rules.players)
        ]
        return [Stagger(0.08, *planted)]
