"""Learn to play: a prepared first game at the real table, with a coach."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.kit.events import Key
from game.kit.layout import Box, Screen
from game.kit.stage import Stage
from game.kit.widgets import Button
from game.match import Happened, Happening, Match, Seat
from game.match.prepared import prepared_match
from game.records import read_record
from game.rules import Action, Done
from game.rules.events import TurnPassed
from game.scenes.home import Home
from game.scenes.learn.coach import Coach
from game.scenes.learn.coach_widgets import CoachBubble, Highlights
from game.scenes.learn.signs import Standing
from game.scenes.table.notes import TableNotes
from game.scenes.table.play import TablePlay
from game.scenes.table.scene import TableScene
from game.scenes.table.state import SheetKind
from game.table.targets import Target, What

FIRST_GAME = Path(__file__).resolve().parents[3] / "assets" / "learn" / "first-game.bohn"
ROOM_FOR_WORDS = 1.9
"""How wide the coach's place is, as a multiple of another seat's panel."""


def first_game(name: str) -> Match:
    """The prepared game, in memory; the person of this name sits in the first seat.

    Raises RecordError when the file is not there or not right.
    """
    header = read_record(FIRST_GAME).header
    seats = [Seat.from_json(seat, number) for number, seat in enumerate(header.seats)]
    seats[0] = Seat(name, colour=seats[0].colour)
    return prepared_match(header, seats)


class LessonNotes(TableNotes):
    """Nobody has to be told that this game is not kept."""

    def tell_trouble(self) -> None:
        """Not here."""


class LessonPlay(TablePlay):
    """The learner's hands: the coach may ask to wait."""

    def __init__(self, table: LearnScene) -> None:
        super().__init__(table)
        self._coach = table.coach

    def submit(self, *actions: Action) -> bool:
        """Carry out these actions, unless the coach asks to wait."""
        return not any(self._held(action) for action in actions) and super().submit(*actions)

    def _done(self) -> None:
        if not self._held(Done(self._state.interpreter.seat)):
            super()._done()

    def _held(self, action: Action) -> bool:
        held = self._coach.holds(action)
        if held:
            self._table.home.audio.play("refuse")
            self._table.refresh()
        return held


class LearnScene(TableScene):
    """The first game. Every legal deed is allowed; the coach says what could be done next."""

    log_share = ROOM_FOR_WORDS
    hinting = False

    def __init__(self, home: Home, match: Match) -> None:
        self.coach = Coach([seat.name for seat in match.seats])
        super().__init__(home, match, True)
        self.notes = LessonNotes(self)
        self.play = LessonPlay(self)
        self._leaving = False

    def enter(self, stage: Stage, screen: Screen) -> None:
        """Lay the table; the coach says hello."""
        super().enter(stage, screen)
        self.home.audio.play("turn")

    def resume(self, result: Any) -> None:
        """The question whether to leave was answered, or a panel closed."""
        if self._leaving:
            self._leaving = False
            if result is True:
                self.home.routes.menu(self.stage)
                return
            result = None
        super().resume(result)

    def resized(self, screen: Screen) -> None:
        """The coach has another place."""
        super().resized(screen)
        self._coach_up()

    def update(self, dt: float) -> None:
        """Let the coach's words come and go."""
        if self.coach.update(dt):
            self._stale = True
        super().update(dt)

    def refresh(self) -> None:
        """Bring the coach up to date, too."""
        super().refresh()
        self._coach_up()

    def leave_for(self, code: str) -> None:
        """The end of the first game is a page of its own; nothing of it is kept."""
        routes, say = self.home.routes, self.texts.say
        if code == "results":
            routes.course.end(self.stage, self.match)
        elif code == "menu":
            self._leaving = True
            question = say("Stop learning? You can begin again at any time.")
            self.stage.push(routes.confirm(question, say("To the menu"), say("Go on")))
        else:
            super().leave_for(code)

    # -- the coach ---------------------------------------------------------------------------

    def next(self) -> None:
        """The learner has read what the coach said."""
        self.home.audio.play("tap")
        over = self.match.over
        self.coach.next()
        self.refresh()
        if over:
            self.leave_for("results")

    def skip(self) -> None:
        """The learner knows the game already."""
        self.home.routes.course.end(self.stage, None)

    def _lay(self, screen: Screen) -> None:
        super()._lay(screen)
        self.bubble = CoachBubble(self.home, self.next, self.skip)
        self.pointers = Highlights()
        self.layer.add(self.bubble)
        self.layer.add(self.pointers)

    def _coach_up(self) -> None:
        self.coach.look(Standing.of(self.state, self._turns()))
        if self.layer.sheet is not None:
            self.layer.hush()
        lesson, calm = self.coach.lesson, not self.coach.reaction
        msgid, name = self.coach.words()
        mood = "happy" if self.coach.reaction or lesson is None else lesson.mood
        words = self.texts.say(msgid, name=name)
        self.bubble.say(words, mood, self.coach.reading and calm, self._first())
        self.bubble.place(self._bubble_box())
        for what in (What.LOG, What.STATUS):
            spot = self.layer.spot(Target(what))
            if spot is not None:
                spot.visible = not spot.box.overlaps(self.bubble.box)
        shown = self.coach.shows() if self.presenter.idle and calm else []
        glow = frozenset(one for one in shown if isinstance(one, Target))
        self.picture.mark(glow=glow, log=())
        for button in self.layer.actions.children:
            if isinstance(button, Button):
                button.glow = button.name in shown
        boxes = [box for one in shown if (box := self.hints.box_of(one)) is not None]
        keyed = [widget for widget in self.layer.walk() if widget.name in shown]
        self.pointers.point(boxes, self.stage.screen.box, self.hints.words(), keyed)
        for widget in (self.bubble, self.pointers):
            self.layer.children.remove(widget)
            self.layer.children.append(widget)

    def _first(self) -> bool:
        lesson = self.coach.lesson
        return lesson is not None and lesson.key == "hello" and not self.coach.reaction

    def _turns(self) -> int:
        return sum(isinstance(event, TurnPassed) for event in self.match.history.events())

    def _bubble_box(self) -> Box:
        """In the place of the log; while a sheet lies over that on the status line, or where the
        buttons would be."""
        places, sheet = self.picture.places, self.state.front_sheet()
        if places.log is None or (sheet is not None and sheet.kind is SheetKind.ASKED):
            return places.actions if places.actions.w > places.actions.h else places.status
        return places.log

    # -- the table ---------------------------------------------------------------------------

    def _happened(self, happening: Happening) -> None:
        if isinstance(happening, Happened):
            self.coach.heard(happening.events)
        else:
            self.coach.taken_back()
        super()._happened(happening)

    def _play_bots(self, dt: float, idle: bool) -> None:
        """The others wait while there is something to read."""
        if not self.coach.reading:
            super()._play_bots(dt, idle)

    def _celebrate(self, dt: float, idle: bool) -> None:
        """The last sentence is read first."""

    def _key(self, key: Key) -> bool:
        if key.name == "n" and self.coach.reading and not key.ctrl and not key.alt:
            self.next()
            return True
        return super()._key(key)
