"""The half of a soak that really plays: it touches what glows, and now and then something else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

import pygame

from game.cli.soak_hands import Hands
from game.cli.soak_house import House
from game.kit.widgets import Button, Ui, Widget
from game.rules import Step
from game.scenes.kiosk.attract import AttractScene
from game.scenes.kiosk.start import KioskStartScene
from game.scenes.pause import PauseScene
from game.scenes.table.scene import TableScene
from game.table.desk_panel import ChipView
from game.table.interpreter import to_plant
from game.table.targets import Target, What

PATIENCE = 90.0
"""Seconds of play, with or without pauses, in which a game must have moved on."""
ANOTHER = 0.7
"""How likely another game than the one before is played: a short one would always follow itself."""
_SORTS = (What.HAND, What.UP, What.ASIDE, What.GIFT)
_FORWARD = (
    *("lift", "here", "all right", "again", "play", "begin", "start"),
    *("entry play", "entry cards", "done", "yes"),
)
"""Buttons that lead to a game, the best first."""
_CHOICES = ("edition", "seats", "level", "people", "players")
"""Names of buttons that say which game it will be begin like this."""
_SHEET = ("accept", "deal", "done-yes", "harvest", "lay-open", "decline", "close-sheet")


class Player:
    """Makes one move at a time, whatever scene is there."""

    def __init__(self, house: House, hands: Hands, chance: Random) -> None:
        self._house, self._hands, self._chance = house, hands, chance
        self._stood: tuple[object, int] = (None, 0)
        self._tried = 0.0

    def move(self) -> None:
        """Do the next thing, or wait a moment."""
        began = self._house.watch.seconds
        self._next_thing()
        self._tried += self._house.watch.seconds - began

    def _next_thing(self) -> None:
        top = self._house.stage.top
        settings = self._house.home.settings
        if settings.two_buttons:
            self._press_one_of_two()
        elif settings.scan:
            self._press_the_one_button()
        elif isinstance(top, AttractScene):
            self._hands.tap(*self._house.screen.box.center)
        elif isinstance(top, TableScene):
            self._watch_over(top)
            if top.match.over or not self._at_table(top):
                self._house.frame(0.05)
        elif top is not None and isinstance(ui := getattr(top, "ui", None), Ui):
            self._on_page(ui)
        else:
            self._house.frame(0.05)

    def forget(self) -> None:
        """Another game is played next."""
        self._stood = (None, 0)

    def _press_one_of_two(self) -> None:
        """The right one moves the light (a few places on), the left one takes what it is on."""
        middle = self._house.screen.box.center
        for _ in range(self._chance.randrange(6)):
            self._hands.tap(*middle, button=3)
        self._hands.tap(*middle)

    def _press_the_one_button(self) -> None:
        """With one-button play any touch takes what the light is on just then."""
        self._house.pass_time(self._chance.random() * 2 * self._house.home.settings.scan)
        self._hands.tap(*self._house.screen.box.center)

    # -- pages -------------------------------------------------------------------------------

    def wander(self) -> None:
        """Touch any button of the page, or leave it."""
        top = self._house.stage.top
        ui = getattr(top, "ui", None)
        if not isinstance(ui, Ui):
            self._house.frame(0.05)
            return
        if self._chance.random() < 0.15:
            self._hands.key(pygame.K_ESCAPE)
            return
        widgets = [w for w in ui.root.walk() if w.focusable and not self._ends(w)]
        if widgets:
            self._hands.tap_on(self._chance.choice(widgets))
        self._house.frame(0.05)

    def _ends(self, widget: Widget) -> bool:
        """Quit is for once in a while."""
        return widget.name == "entry exit" and self._chance.random() < 0.9

    def _on_page(self, ui: Ui) -> None:
        top = self._house.stage.top
        if isinstance(top, PauseScene) and self._chance.random() < 0.9:
            self._hands.key(pygame.K_ESCAPE)
            return
        buttons = [w for w in ui.root.walk() if isinstance(w, Button) and w.enabled]
        named = {button.name: button for button in buttons}
        if isinstance(top, KioskStartScene) and self._chance.random() < 0.7:
            self._take_the_rarest(top)
            return
        choices = [button for button in buttons if button.name.startswith(_CHOICES)]
        if choices and self._chance.random() < 0.6:
            self._hands.tap_on(self._chance.choice(choices))
            return
        for name in _FORWARD:
            if name == "again" and self._chance.random() < ANOTHER:
                continue
            if name in named and self._chance.random() < 0.9:
                self._hands.tap_on(named[name])
                self._house.pass_time(0.1)
                return
        if buttons and self._chance.random() < 0.5:
            self._hands.tap_on(self._chance.choice(buttons))
        else:
            self._hands.key(pygame.K_ESCAPE)
        self._house.pass_time(0.1)

    def _take_the_rarest(self, start: KioskStartScene) -> None:
        """In a kiosk: the game that was played least, button by button, and begin it."""
        numbers, editions = start.draft.seat_numbers, start.draft.editions
        tables = [(e, n) for n in numbers for e in start.draft.editions_for(n)]
        edition, players = self._house.watch.rarest(tables, self._chance)
        wanted = (f"seats {numbers.index(players)}", f"edition {editions.index(edition)}", "play")
        for name in wanted:
            button = next((w for w in start.ui.root.walk() if w.name == name), None)
            if button is not None and start is self._house.stage.top:
                self._hands.tap_on(button)
                self._house.pass_time(0.1)

    # -- the table ---------------------------------------------------------------------------

    def _watch_over(self, table: TableScene) -> None:
        """A game in which nothing happens although it is played is stuck."""
        now = (table.match, table.match.lines)
        if now != self._stood:
            self._stood, self._tried = now, 0.0
        elif self._tried > PATIENCE:
            status = table.picture.marks.status
            told = f"{table.match.path} line {table.match.lines}: {status}; seed {table.match.seed}"
            self._house.watch.fault("stuck", told)
            self._tried = 0.0
            self._house.home.routes.menu(self._house.stage)

    def _at_table(self, table: TableScene) -> bool:
        """Whether there was something to do."""
        if self._chance.random() < 0.04:
            return self._something_else(table)
        if table.layer.sheet is not None:
            return self._answer(table.layer.sheet.buttons)
        viewer = table.state.viewer
        if viewer is None or viewer not in table.match.awaited_humans():
            return self._speak_up(table)
        view = table.state.view()
        if view.step is Step.PLANT:
            return self._press(table, "reveal") or self._plant(table)
        if view.step is Step.TRADE and view.rules.duel:
            return self._press(table, "plant-all") or self._press(table, "done")
        if view.step is Step.TRADE:
            return self._trade(table, viewer == view.active)
        return self._press(table, "plant-all") or self._plant_rest(table, viewer)

    def _press(self, table: TableScene, name: str) -> bool:
        """Tap the button of this name; False when there is none that works."""
        for widget in table.layer.walk():
            if widget.name == name and isinstance(widget, Button) and widget.enabled:
                return self._hands.tap_on(widget)
        return False

    def _answer(self, buttons: Sequence[Button]) -> bool:
        able = {button.name.removeprefix("sheet-"): button for button in buttons if button.enabled}
        chosen = next((able[code] for code in _SHEET if code in able), None)
        if chosen is None or self._chance.random() < 0.25:
            chosen = self._chance.choice(list(able.values())) if able else None
        if chosen is None:
            self._hands.key(pygame.K_ESCAPE)
            return True
        self._hands.tap_on(chosen)
        self._house.frame(0.1)
        return True

    def _speak_up(self, table: TableScene) -> bool:
        """Bid out of turn, now and then."""
        if self._chance.random() < 0.1:
            return self._press(table, "bid") or self._press(table, "leave")
        if table.state.bidding:
            return self._trade(table, False)
        return False

    def _plant(self, table: TableScene) -> bool:
        before = table.match.lines
        self._touch(table, Target(What.HAND, 0))
        moved = table.match.lines != before or self._house.stage.top is not table
        return moved or self._choose_field(table, before)

    def _plant_rest(self, table: TableScene, viewer: int) -> bool:
        waiting = to_plant(table.state.view(), viewer)
        if not waiting:
            return self._press(table, "discard")
        place, before = waiting[0][0], table.match.lines
        self._touch(table, Target(_SORTS[place // 256], place % 256))
        if table.match.lines != before:
            return True
        return self._choose_field(table, before) or self._press(table, "discard")

    def _choose_field(self, table: TableScene, before: int) -> bool:
        """A card was picked: onto a field that glows, or one is harvested for it."""
        lights = table.state.interpreter.lights(table.state.view())
        if lights:
            self._touch(table, Target(What.FIELD, self._chance.choice(lights)))
            if table.match.lines != before:
                return True
        badges = [t for t in table.picture.targets() if t.what is What.BADGE]
        self._chance.shuffle(badges)
        for target in badges:
            self._touch(table, target)
            if table.layer.sheet is not None:
                return self._answer(table.layer.sheet.buttons)
        return False

    def _trade(self, table: TableScene, mine: bool) -> bool:
        if self._chance.random() < 0.45:
            return self._draft(table)
        return self._press(table, "done" if mine else "close")

    def _draft(self, table: TableScene) -> bool:
        """Put something on the deal bar, hear the others, take a deal if there is one."""
        cards = [t for t in table.picture.targets() if t.what in (What.UP, What.HAND)]
        for target in self._chance.sample(cards, min(len(cards), self._chance.randrange(3))):
            self._touch(table, target)
        desk = table.layer.desk
        if desk is not None and self._chance.random() < 0.5:
            self._hands.tap_on(self._chance.choice(desk.kinds))
        self._house.pass_time(0.15)
        good = [w for w in _of(table.layer.walk(), ChipView) if w.glow]
        if good:
            self._hands.tap_on(self._chance.choice(good))
            if table.layer.sheet is not None:
                return self._answer(table.layer.sheet.buttons)
        if self._chance.random() < 0.4 and self._press(table, "offer"):
            return True
        return self._press(table, "clear") or True

    def _touch(self, table: TableScene, target: Target) -> None:
        """Tap a thing in the picture where the next one does not cover it."""
        if target in table.picture.targets():
            box = table.picture.box_of(target)
            self._hands.tap(box.x + min(box.w / 2, 16), box.y + min(box.h / 2, 24))

    def _something_else(self, table: TableScene) -> bool:
        """What a person does besides: ask, take back, look something up, drag a card about."""
        targets = table.picture.targets()
        names = ("undo", "log", "menu", "undo")
        what = self._chance.randrange(5)
        if what == 0:
            return self._press(table, self._chance.choice(names))
        if not targets:
            return False
        target = self._chance.choice(targets)
        box = table.picture.box_of(target)
        if what == 1:
            self._hands.tap(*box.center, button=3)
        elif what == 2:
            self._hands.hold(*box.center, 0.6)
        elif what == 3:
            end = table.picture.box_of(self._chance.choice(targets))
            self._hands.drag(box.center, end.center)
        else:
            self._hands.tap(*box.center)
        return True


def _of(widgets: Iterable[Widget], kind: type[ChipView]) -> list[ChipView]:
    return [widget for widget in widgets if isinstance(widget, kind)]
