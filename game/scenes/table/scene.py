"""The table: one match, seen and played by whoever sits before the screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from game.kit.events import (
    Back,
    FileDropped,
    FocusGained,
    FocusLost,
    Help,
    Key,
    Meaning,
    Menu,
    Nav,
    PointerCancel,
    PointerDown,
    PointerUp,
    QuitAsked,
    RulesAsked,
)
from game.kit.events import Event as Input
from game.kit.layout import Screen
from game.kit.stage import Scene, Stage
from game.kit.widgets import Ui
from game.match import Happened, Happening, Match
from game.rules import Event, Step, redact
from game.rules.events import CardsDrawn, GameOver, TradeMade, TurnPassed
from game.scenes.home import Home
from game.scenes.looks import look_of
from game.scenes.shelf.exchange import take_in
from game.scenes.table.hints import TableHints
from game.scenes.table.layer import TableLayer
from game.scenes.table.log import TableLog
from game.scenes.table.notes import TableNotes
from game.scenes.table.play import TablePlay
from game.scenes.table.remarks import Remarks
from game.scenes.table.seating import Seating
from game.scenes.table.show import TableShow
from game.scenes.table.state import OpenSheet, SheetKind, TableState
from game.scenes.table.talk import TableTalk
from game.table.pace import BID_SECONDS, Pace
from game.table.picture import TablePicture
from game.table.presenter import Presenter
from game.texts import Texts

HOLD_SECONDS = 0.4
"""A press that lasts so long runs the picture fast until it is let go."""

TOAST_RISE = 10.0
"""Toasts lie on the status line: what they say is more urgent."""

PARTY_SECONDS = 3.5
"""How long the end is celebrated before the results come by themselves."""


class TableScene(Scene):
    """A match at the table. `fresh`: it has just begun, and the cards are dealt."""

    state_type: type[TableState] = TableState
    log_share = 1.0
    hinting = True

    def __init__(self, home: Home, match: Match, fresh: bool) -> None:
        super().__init__()
        self.home, self.match = home, match
        self.state = self.state_type(match)
        self.names = tuple(seat.name for seat in match.seats)
        self.looks = tuple(look_of(seat, number) for number, seat in enumerate(match.seats))
        self.log = TableLog(match, home.texts, self.names)
        self.notes = TableNotes(self)
        self.hints = TableHints(self)
        self.talk = TableTalk(self)
        self.remarks = Remarks(self)
        self.seating = Seating(self)
        self.play = TablePlay(self)
        self.pace = Pace(match, home.settings.speed, home.timer)
        self._show = TableShow(self)
        self._fresh = fresh
        self._pressed: dict[int, float] = {}
        self._party = 0.0
        self._stale = False
        self._away = False
        self._was_idle = True
        self._stop_listening = match.listen(self._happened)

    # -- the life of the scene ---------------------------------------------------------------

    def enter(self, stage: Stage, screen: Screen) -> None:
        """Lay the table and deal, or show where the game stands."""
        state = self.state
        self.stage = stage
        state.look(state.seat_needed() if state.alone else None)
        self._lay(screen)
        if self._fresh:
            self.presenter.deal(state.view())
        self.home.audio.music("market")
        self.refresh()
        self.notes.tell_what_waits()

    def _lay(self, screen: Screen) -> None:
        """Make the picture and the widgets, as the settings want them now."""
        home, state = self.home, self.state
        settings = home.settings
        sides = settings.left_handed, settings.front_right
        self._laid = (home.theme, home.texts, sides)
        self.log.speak(home.texts)
        self.picture = TablePicture(
            home.assets, home.theme, home.fonts, home.texts, self.looks, home.chance
        )
        self.picture.open(state.view(), screen, sides[0], self.log_share, sides[1])
        play, speed, reduced = home.audio.play, settings.speed, settings.reduced_motion
        self.presenter = Presenter(
            self.picture, play, speed, reduced, self._shown, onlooker=not state.people
        )
        self.presenter.show(state.view())
        self.layer = TableLayer(home.theme, home.assets, home.texts, self.play)
        self.ui = Ui(self.layer, screen, home.theme, home.fonts)
        self.ui.notes.toast_room = self.picture.places.status.moved(dy=-TOAST_RISE)
        self._set_pace()

    def _set_pace(self) -> None:
        settings = self.home.settings
        self.presenter.set_pace(settings.speed, settings.reduced_motion)
        self.pace.set_speed(settings.speed)
        self.pace.bid_seconds = max(BID_SECONDS, float(settings.trade_timer))

    def leave(self) -> None:
        """The match is let go of by whoever opened it."""
        self._stop_listening()

    def resume(self, result: Any) -> None:
        """The curtain was lifted, or a panel closed: settings may have changed."""
        home = self.home
        if result == "menu":
            home.routes.menu(self.stage)
            return
        self.talk.heard(result)
        settings = home.settings
        sides = settings.left_handed, settings.front_right
        if self._laid != (home.theme, home.texts, sides):
            self.presenter.finish()
            self._lay(self.stage.screen)
        self.seating.came(bool(result))
        self._set_pace()
        self.refresh()

    def resized(self, screen: Screen) -> None:
        """Everything has a new place; what is on its way goes on."""
        self.picture.resized(screen)
        self.ui.resized(screen)
        self.ui.notes.toast_room = self.picture.places.status.moved(dy=-TOAST_RISE)
        self.layer.place(screen.box)
        self.refresh()

    def repaint(self) -> None:
        """Everything, next time."""
        super().repaint()
        if hasattr(self, "picture"):
            self.picture.repaint()

    def update(self, dt: float) -> None:
        """Let the picture catch up, the bots think, and the next person sit down."""
        for pointer in self._pressed:
            self._pressed[pointer] += dt
        self.presenter.hold(any(age > HOLD_SECONDS for age in self._pressed.values()))
        self.presenter.update(dt)
        self.picture.set_quality(self.home.display.governor.quality)
        self.picture.update(dt)
        self.ui.update(dt)
        self.hints.update()
        self.play.update(dt)
        self._stale |= self.talk.update(dt)
        self._stale |= self.layer.arrive(dt)
        if self.layer.sheet is not None:
            self.layer.sheet.age += dt
        idle = self.presenter.idle
        if idle != self._was_idle:
            self._was_idle, self._stale = idle, True
        if self.match.over:
            self._celebrate(dt, idle)
        elif not self._away:
            self._play_bots(dt, idle)
            if idle and self.state.talks.refresh():
                self._stale = True
        if self._stale or self._show.restless:
            self.refresh()
        self.dirty = self.picture.dirty or self.ui.dirty
        self.home.audio.update(dt, self._away)
        if idle and self.match.sync_due:
            self.match.sync()

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        """The picture draws everything, the widgets too."""
        self.picture.draw(canvas, self.ui)

    def handle(self, event: Input) -> bool:
        """A touch finishes what is on its way, and is a touch all the same."""
        if isinstance(event, PointerDown):
            self._pressed[event.pointer] = 0.0
            self._finish()
            self.notes.clear()
            self.hints.clear()
        elif isinstance(event, PointerUp | PointerCancel):
            self._pressed.pop(event.pointer, None)
        elif isinstance(event, Key) and not event.repeat:
            self._finish()
            self.hints.clear()
        used = self.ui.handle(event)
        if used and isinstance(event, Nav):
            self.home.audio.play("focus")
        if not used and isinstance(event, Key) and not event.repeat:
            used = self._key(event)
        if not used and isinstance(event, Back):
            used = self._escape()
        if not used and isinstance(event, Help | RulesAsked):
            self.leave_for("keys" if isinstance(event, Help) else "book")
            used = True
        if not used and isinstance(event, Menu):
            self.leave_for("menu")
            used = True
        if isinstance(event, FocusLost):
            self._pressed.clear()
            self._away = not self.home.public
        elif isinstance(event, FocusGained | PointerDown | Key | Meaning):
            self._away = False
        if isinstance(event, FileDropped) and not self.home.public:
            for sentence in take_in(self.home, [Path(event.path)]):
                self.notes.tell(sentence)
            used = True
        if isinstance(event, QuitAsked):
            return False
        self.dirty = self.dirty or self.ui.dirty or self.picture.dirty
        return used

    # -- for the hands -----------------------------------------------------------------------

    @property
    def texts(self) -> Texts:
        """All words."""
        return self.home.texts

    def refresh(self) -> None:
        """Bring everything that is shown in line with the game and the state."""
        self._stale = False
        self._show.refresh()
        self.dirty = True

    def over_desk(self, x: float, y: float) -> bool:
        """Whether a point lies on the deal bar."""
        return self.layer.desk is not None and self.layer.desk.box.contains(x, y)

    def too_soon(self, sheet: OpenSheet) -> bool:
        """Whether a sheet came up by itself only just now: a press was not meant for it."""
        shown = self.layer.sheet
        by_itself = sheet.kind in (SheetKind.ASKED, SheetKind.LAID_OPEN)
        return by_itself and shown is not None and shown.age < self.home.theme.times.sheet_guard

    def leave_for(self, code: str) -> None:
        """Other scenes: the log, the pause panel, the results."""
        routes = self.home.routes
        if code == "log":
            self.stage.push(routes.log(self.log.lines, self.log.sorts))
        elif code == "menu":
            self.stage.push(routes.pause(self.match, self.state.seen()))
        elif code == "keys":
            self.stage.push(self.home.helps.keys())
        elif code == "talk":
            self.talk.open()
        elif code in ("rules", "book"):
            self.stage.push(routes.rules(self.match.rules, self.match.game.step))
        elif code == "results":
            routes.results(self.stage, self.match)

    # -- inside ------------------------------------------------------------------------------

    def _happened(self, happening: Happening) -> None:
        state = self.state
        self._stale = True
        self.hints.clear()
        if not isinstance(happening, Happened):
            self.log.rewind()
            self.home.audio.play("undo")
            self.notes.caption(self.texts.say("Take back"))
            state.look(state.viewer, state.hidden)
            self.presenter.show(state.view())
            return
        state.interpreter.picked = None
        for event in happening.events:
            state.talks.desk.follow(event)
            if isinstance(event, TradeMade):
                self.pace.deal_seen()
            elif isinstance(event, TurnPassed):
                state.changing = None
                self.seating.turn_of(event.seat)
        if self.match.game.step is not Step.TRADE:
            state.let_go()
            state.laid_open = None
        if state.laid_open is not None and self.match.game.offers[state.laid_open] is None:
            state.laid_open = None
        self.presenter.push([self._as_seen(event) for event in happening.events])
        self.notes.tell_trouble()

    def _as_seen(self, event: Event) -> Event:
        """The event as everybody before the screen may know it: a covered hand stays covered."""
        covered = self.state.hidden and isinstance(event, CardsDrawn)
        return redact(event, None if covered else self.state.viewer)

    def _shown(self, event: Event) -> None:
        self.notes.caption(self.log.add(event))
        self.remarks.seen(event)
        if isinstance(event, GameOver):
            self.home.audio.duck(PARTY_SECONDS)
        self._stale = True

    def _play_bots(self, dt: float, idle: bool) -> None:
        people = [seat for seat in self.state.people if seat != self.match.game.active]
        touched = bool(self._pressed) and self._show.bids()
        quiet = idle or (self.presenter.ready and not self.pace.bidding(people))
        for decision in self.pace.update(dt, quiet and not touched, people):
            self.remarks.hear(decision)
        if idle:
            self.seating.seat_the_next()

    def _finish(self) -> None:
        if not self.presenter.idle:
            self.presenter.finish()
            self.refresh()

    def _celebrate(self, dt: float, idle: bool) -> None:
        if not idle:
            return
        self._party += dt
        wait = 0.3 if self.home.settings.speed == "instant" else PARTY_SECONDS
        if self._party >= wait:
            self._party = -1e9
            self.leave_for("results")

    def _key(self, key: Key) -> bool:
        if key.ctrl or key.alt:
            return False
        if key.name == "escape" and self._escape():
            return True
        if self.layer.shortcut(key.name):
            return True
        return self._show.shortcut(key)

    def _escape(self) -> bool:
        """One step back: a sheet, a bubble, a picked card, a draft; else the pause panel."""
        if self.layer.sheet is not None and self.layer.shortcut("escape"):
            return True
        if self.ui.back():
            return True
        if not self.play.put_back():
            self.leave_for("menu")
        return True
