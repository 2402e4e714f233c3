"""A game played again on the real table: run it, step through it, look at it with any eyes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from game.kit.events import Back, FileDropped, Help, Key, Menu, PointerDown, RulesAsked
from game.kit.events import Event as Input
from game.kit.layout import Screen
from game.kit.stage import Scene, Stage
from game.kit.widgets import Ui
from game.match.story import Story
from game.rules import Accept, Event, View
from game.rules.events import Offered
from game.scenes.home import Home
from game.scenes.looks import look_of
from game.scenes.shelf.exchange import take_in
from game.scenes.shelf.eyes import EyesScene
from game.scenes.shelf.replay_panel import ReplayLayer
from game.scenes.shelf.replay_reel import Eyes, Reel
from game.table.picture import TablePicture
from game.table.presenter import Presenter
from game.texts import QUIET

SPEED_SIGNS = {"relaxed": "½×", "normal": "1×", "fast": "2×"}
KEYS = {
    "left": "step-back",
    "right": "step",
    "page up": "turn-back",
    "page down": "turn",
    "home": "first",
    "end": "last",
    "p": "play",
    "v": "eyes",
    "s": "speed",
}
LINES = 12
"""Lines of the log that are handed to the picture."""


class ReplayScene(Scene):
    """A story at a place `at`, seen by a seat, by all with open hands, or by nobody."""

    def __init__(
        self, home: Home, story: Story, at: int = 0, eyes: int | Eyes = Eyes.NOBODY
    ) -> None:
        super().__init__()
        self._home = home
        self.story = story
        self.reel = Reel(story, at, home.settings.speed)
        self.eyes = eyes
        self._looks = tuple(look_of(seat, number) for number, seat in enumerate(story.seats))
        self._lines: list[str] = []
        self._ends: list[int] = []

    # -- the life of the scene ---------------------------------------------------------------

    def enter(self, stage: Stage, screen: Screen) -> None:
        """Lay the table and stand where it is asked for."""
        home = self._home
        self.stage = stage
        self.picture = TablePicture(
            home.assets, home.theme, home.fonts, home.texts, self._looks, home.chance
        )
        settings = home.settings
        self.picture.open(
            self._view(), screen, settings.left_handed, front_right=settings.front_right
        )
        play, reduced = home.audio.play, home.settings.reduced_motion
        self.presenter = Presenter(self.picture, play, self.reel.speed, reduced, onlooker=True)
        self.layer = ReplayLayer(home.theme, home.assets, home.texts, self, self.story, self._looks)
        self.ui = Ui(self.layer, screen, home.theme, home.fonts)
        self._write_log()
        self._show()

    def resume(self, result: Any) -> None:
        """Other eyes were chosen."""
        if isinstance(result, int | Eyes):
            self.eyes = result
            self._write_log()
            self._show()

    def resized(self, screen: Screen) -> None:
        """Everything has a new place."""
        self.picture.resized(screen)
        self.ui.resized(screen)
        self._refresh()

    def repaint(self) -> None:
        """Everything, next time."""
        super().repaint()
        if hasattr(self, "picture"):
            self.picture.repaint()

    def update(self, dt: float) -> None:
        """Go on when it is time, and let the picture catch up."""
        was_playing = self.reel.playing
        if self.reel.due(dt, self.presenter.idle):
            self._advance(self.reel.at + 1)
        if self.reel.playing != was_playing:
            self._refresh()
        self.presenter.update(dt)
        self.picture.set_quality(self._home.display.governor.quality)
        self.picture.update(dt)
        self.ui.update(dt)
        self._home.audio.update(dt)
        self.dirty = self.dirty or self.picture.dirty or self.ui.dirty

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        """The picture draws everything, the widgets too."""
        self.picture.draw(canvas, self.ui)

    def handle(self, event: Input) -> bool:
        """To the widgets; then the keys of a player of films."""
        if isinstance(event, PointerDown) and not self.presenter.idle:
            self.presenter.finish()
        used = self.ui.handle(event)
        if not used and isinstance(event, Key):
            used = self._key(event)
        if not used and isinstance(event, Back | Menu):
            self.command("back")
            used = True
        if not used and isinstance(event, Help | RulesAsked):
            home = self._home
            asked = isinstance(event, Help)
            self.stage.push(home.helps.keys() if asked else home.routes.rules(self.story.rules))
            used = True
        if isinstance(event, FileDropped) and not self._home.public:
            for sentence in take_in(self._home, [Path(event.path)]):
                self._home.remember(sentence)
                self.ui.toast(sentence)
            used = True
        self.dirty = self.dirty or self.ui.dirty or self.picture.dirty
        return used

    # -- what can be done --------------------------------------------------------------------

    def command(self, code: str) -> None:
        """A button, or the key for it."""
        reel, story = self.reel, self.story
        if code == "back":
            self.stage.pop()
        elif code == "eyes":
            reel.pause()
            self.stage.push(EyesScene(self._home, self._looks, self.eyes))
        elif code == "speed":
            reel.faster()
            self.presenter.set_pace(reel.speed, self._home.settings.reduced_motion)
        elif code == "play":
            self._toggle()
        elif code == "step":
            reel.pause()
            self._advance(story.after(reel.at))
        else:
            places = {
                "step-back": story.before(reel.at),
                "turn-back": story.turn_before(reel.at),
                "turn": story.next_turn(reel.at),
                "first": 0,
                "last": story.length,
            }
            self.go(places[code])
        self._refresh()

    def slide(self, at: float) -> None:
        """The line of turns was moved."""
        self.go(round(at))
        self._refresh()

    def go(self, at: int) -> None:
        """Stand at a place at once; what runs goes on from there."""
        self.reel.go(at)
        self._show()

    def lines(self, at: int) -> list[str]:
        """The log up to a place, as these eyes may read it."""
        return self._lines[: self._ends[at]]

    def told(self) -> str:
        """Where it stands and what happened last, in words."""
        lines = self.lines(self.reel.at)
        return ". ".join([self.layer.line.says, *lines[-1:]])

    # -- inside ------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """The seat whose eyes it is seen with, if it is one."""
        return self.eyes if isinstance(self.eyes, int) else None

    def _toggle(self) -> None:
        if self.reel.playing:
            self.reel.pause()
            return
        from_start = self.reel.ended
        self.reel.play()
        if from_start:
            self._show()

    def _advance(self, at: int) -> None:
        """Go forward with everything that moves."""
        self.presenter.finish()
        while self.reel.at < at:
            self.reel.go(self.reel.at + 1)
            self.presenter.push(self.story.events(self.reel.at, self.seat))
        self._refresh()

    def _view(self) -> View:
        return self.story.view(self.reel.at, self.seat)

    def _show(self) -> None:
        self.presenter.show(self._view())
        self._refresh()

    def _refresh(self) -> None:
        """Bring words and widgets in line with the place."""
        at, texts = self.reel.at, self._home.texts
        lines = tuple(self.lines(at)[-LINES:])
        turn = self.story.turn(at)
        heading = texts.say("Turn {n} of {all}", n=turn.number, all=len(self.story.turns))
        self.picture.mark(log=lines)
        self.layer.place_in(self.picture.places, self.eyes is Eyes.ALL)
        self.layer.line.value = at
        self.layer.line.says = heading
        self.layer.words.tell(heading, lines if self.seat is None else lines[-2:])
        self.layer.hands.deal(self.story.hands(at))
        self.layer.show_playing(self.reel.playing)
        self.layer.speed.text = SPEED_SIGNS[self.reel.speed]
        self.dirty = True

    def _write_log(self) -> None:
        """All lines, as these eyes may read them, and how many there are at each place."""
        texts, names = self._home.texts, self.story.names
        self._lines, self._ends = [], [0]
        for at in range(1, self.story.length + 1):
            taken = at < self.story.length and isinstance(self.story.moments[at].action, Accept)
            self._lines += [
                texts.event(event, names)
                for event in self._seen(at)
                if type(event) not in QUIET and not (taken and isinstance(event, Offered))
            ]
            self._ends.append(len(self._lines))

    def _seen(self, at: int) -> list[Event]:
        if self.eyes is Eyes.ALL:
            return list(self.story.moments[at - 1].events)
        return self.story.events(at, self.seat)

    def _key(self, key: Key) -> bool:
        if key.ctrl or key.alt:
            return False
        if key.name == "space" and self.ui.focus is None:
            self.command("play")
        elif key.name in KEYS:
            self.command(KEYS[key.name])
        else:
            return False
        return True
