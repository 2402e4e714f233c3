"""The demonstration: computer players at the real table until somebody touches the screen."""

from __future__ import annotations

import math
from collections.abc import Callable

from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.easing import in_out_cubic
from game.kit.events import Activate, Back, Event, FocusLost, Info, Menu, Nav, PointerDown
from game.kit.layout import Box, Part, Screen
from game.kit.stage import Stage
from game.kit.widgets import Widget
from game.match import Match
from game.records.kiosk_file import Attract
from game.scenes.home import Home
from game.scenes.table.scene import TableScene
from game.scenes.table.state import TableState

WALK = 0.9
"""Seconds that the invitation takes to its next place."""
BREATH = 2.4
INVITATION = (330.0, 84.0)
PLACES = ((1, 0.9), (0.5, 0.45), (0.1, 0.95), (1, 0.3), (0.04, 0.42), (0.5, 0.9))
"""Where the invitation stands, as parts of the room that it has."""
RING = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
"""Which way the picture is moved against burn-in, one after another."""


class Invitation(Widget):
    """A golden board with a hand that wanders over the table."""

    def __init__(self, home: Home, every: float) -> None:
        super().__init__()
        self._home = home
        self._every = every
        self._age = 0.0
        self._room = Box(0, 0, 0, 0)

    def wander_in(self, room: Box) -> None:
        """The room that it has."""
        self._room = room
        self.place(self._here())

    def advance(self, dt: float) -> None:
        """Stand, then walk on."""
        before = self._breath()
        self._age += dt
        here = self._here()
        if here != self.box:
            self.place(here)
        elif before != self._breath():
            self.changed()

    def draw(self, brush: Brush) -> None:
        """Paper with a golden glow, a hand, two words."""
        c = brush.theme.colors
        brush.glow(self.box, c.gold, self._breath(), 22)
        brush.panel(self.box, PanelStyle(c.gold, c.ink, 3, 22, 5, 0))
        hand, words = self.box.inset(16, 8).columns(56, Part(), gap=10)
        side = brush.screen.rect(hand.fit(1, 1)).w
        brush.picture(self._home.assets.image("icons/hand", side, side), hand.fit(1, 1))
        style = TextStyle(31, c.ink, "extra", wrap=False, floor=14)
        brush.text(self._home.texts.say("Touch to play"), words, style)

    def _breath(self) -> float:
        if self._home.theme.reduced_motion:
            return 1.0
        wave = 0.5 - 0.5 * math.cos(2 * math.pi * self._age / BREATH)
        return 0.4 + 0.6 * round(wave * 4) / 4

    def _here(self) -> Box:
        number, since = divmod(self._age, self._every)
        start = self._at(int(number) - 1) if number else self._at(0)
        end = self._at(int(number))
        share = in_out_cubic(min(1.0, since / WALK))
        if self._home.theme.reduced_motion:
            share = 1.0
        return end.moved((start.x - end.x) * (1 - share), (start.y - end.y) * (1 - share))

    def _at(self, number: int) -> Box:
        across, down = PLACES[number % len(PLACES)]
        room = self._room
        w, h = min(INVITATION[0], room.w), INVITATION[1]
        return Box(room.x + (room.w - w) * across, room.y + (room.h - h) * down, w, h)


class Watching(TableState):
    """Somebody who looks over the shoulder of seat 0, and plays no seat."""

    @property
    def my_turn(self) -> bool:
        """It is never the onlooker's turn."""
        return False

    @property
    def trading(self) -> bool:
        """The onlooker does not trade."""
        return False

    @property
    def asked_by(self) -> int | None:
        """Nobody asks the onlooker."""
        return None

    def seat_needed(self) -> int | None:
        """Whose hand lies open."""
        return 0


class AttractScene(TableScene):
    """A game of computer players. Any press is swallowed and calls `on_touch`.

    `on_end` is called when the game is over, `chores` at every step; while those say so, the
    picture is dark and the game stands still.
    """

    state_type = Watching

    def __init__(
        self,
        home: Home,
        match: Match,
        attract: Attract,
        on_touch: Callable[[Stage], object],
        on_end: Callable[[Stage], object],
        chores: Callable[[float], bool],
    ) -> None:
        super().__init__(home, match, True)
        self._attract = attract
        self._on_touch, self._on_end, self._chores = on_touch, on_end, chores
        self._age = 0.0
        self._shifts = 0
        self.invitation = Invitation(home, attract.invite)

    def enter(self, stage: Stage, screen: Screen) -> None:
        """Lay the table and invite."""
        super().enter(stage, screen)
        self.layer.add(self.invitation)
        self._give_room(screen)

    def leave(self) -> None:
        """The picture stands where it belongs again."""
        super().leave()
        self.home.display.set_shift(0, 0)
        self.match.close()

    def resized(self, screen: Screen) -> None:
        """The invitation has another room."""
        super().resized(screen)
        self._give_room(screen)

    def update(self, dt: float) -> None:
        """Play on, wander, shift the picture now and then."""
        if self._chores(dt):
            return
        super().update(dt)
        self._age += dt
        self.invitation.advance(dt)
        self._shift()
        self.dirty = self.dirty or self.ui.dirty

    def handle(self, event: Event) -> bool:
        """A press begins a visit; nothing else means anything."""
        if isinstance(event, PointerDown | Activate | Nav | Back | Menu | Info):
            self._on_touch(self.stage)
            return True
        return super().handle(event) if isinstance(event, FocusLost) else True

    def refresh(self) -> None:
        """As for somebody who looks over a player's shoulder: nothing asks to be touched."""
        super().refresh()
        self.layer.show_buttons([], self.picture.places)
        status = self.texts.expected(self.match.view(None), self.names)
        self.picture.mark(glow=frozenset(), status=status)

    def leave_for(self, code: str) -> None:
        """After one game comes the next."""
        if code == "results":
            self._on_end(self.stage)

    def _give_room(self, screen: Screen) -> None:
        self.invitation.wander_in(screen.box.inset(18, 14).trim(top=60))

    def _shift(self) -> None:
        due = int(self._age // self._attract.shift_every)
        if due != self._shifts:
            self._shifts = due
            dx, dy = RING[due % len(RING)]
            self.home.display.set_shift(dx * self._attract.shift, dy * self._attract.shift)
