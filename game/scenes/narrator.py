"""What is on the screen, told in lines of text, so that it can be spoken."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable

from game.kit.layout import Box
from game.kit.stage import Scene, Stage
from game.kit.widgets import Button, Slider, TextField, Toggle, Ui, Widget
from game.kit.widgets.groups import box_around, scan_groups
from game.scenes.home import Home
from game.scenes.learn.scene import LearnScene
from game.scenes.page import Sheet
from game.scenes.shelf.replay import ReplayScene
from game.scenes.table.scene import TableScene
from game.scenes.table.words import explain
from game.table.targets import Target, What
from game.texts import Texts

FIRST = 3
"""So many things of a group are named."""
CAPTIONS = 8
"""Captions repeat what happened: these last lines are not told again."""
_SPOT = re.compile(r"([a-z-]+?)-(\d+)-(-?\d+)")


class Narrator:
    """Called after every frame; `write` takes a line for everything that is new.

    It tells the title of a screen, what has the focus and how it stands, messages, and at the
    table what is expected and what happened. It changes nothing.
    """

    def __init__(self, home: Home, stage: Stage, write: Callable[[str], object]) -> None:
        self._home, self._stage, self._write = home, stage, write
        self._scene: Scene | None = None
        self._told: dict[str, str] = {}
        self._lines = 0
        self._happened: deque[str] = deque(maxlen=CAPTIONS)
        self._lit: Box | None = None
        self._lit_told = ""

    def __call__(self) -> None:
        """Tell what is new since the last frame."""
        scene = self._stage.top
        if scene is not self._scene:
            self._scene = scene
            self._told.clear()
            self._tell("title", self._title(scene))
            if isinstance(scene, TableScene):
                self._lines = scene.log.newest
        ui = getattr(scene, "ui", None)
        if isinstance(scene, TableScene):
            self._table(scene)
            if isinstance(scene, LearnScene):
                self._tell("coach", scene.bubble.text)
        elif isinstance(scene, ReplayScene):
            self._tell("status", scene.told())
        if isinstance(ui, Ui):
            toast = ui.notes.toast_text
            self._tell("toast", "" if toast in self._happened else toast)
            self._tell("focus", self._focus(scene, ui))
            self._tell("bubble", ui.notes.bubble_text)

    def _tell(self, what: str, words: str) -> None:
        if words != self._told.get(what, ""):
            self._told[what] = words
            if words:
                self._write(" ".join(words.split()))

    def _title(self, scene: Scene | None) -> str:
        say = self._home.texts.say
        if isinstance(scene, Sheet):
            return scene.title()
        if isinstance(scene, TableScene):
            return say("At the table")
        if isinstance(scene, ReplayScene):
            return say("Watch replay")
        ui = getattr(scene, "ui", None)
        if not isinstance(ui, Ui):
            return ""
        labels = [w.text for w in ui.root.walk() if w.text and not w.focusable]
        return _sentences(labels[:3])

    def _table(self, table: TableScene) -> None:
        for line in table.log.since(self._lines):
            self._write(line)
            self._happened.append(line)
        self._lines = table.log.newest
        self._tell("status", table.picture.marks.status)
        sheet = table.layer.sheet
        words = [w.text for w in sheet.walk() if w.text] if sheet is not None else []
        self._tell("sheet", _sentences(words))

    def _focus(self, scene: Scene | None, ui: Ui) -> str:
        if ui.lit is not None:
            return self._group(scene, ui, ui.lit)
        self._lit = None
        return self._named(scene, ui.focus) if ui.focus is not None and ui.shows_ring else ""

    def _group(self, scene: Scene | None, ui: Ui, lit: Box) -> str:
        """The group that the light would open, by what comes first in it."""
        if lit != self._lit:
            self._lit = lit
            group = next((g for g in scan_groups(ui.root) if box_around(g) == lit), [])
            names = [self._named(scene, widget) for widget in group[:FIRST]]
            names += ["…"] if len(group) > FIRST else []
            say = self._home.texts.say
            self._lit_told = say("Group of {n}: {names}", n=len(group), names="; ".join(names))
        return self._lit_told

    def _named(self, scene: Scene | None, widget: Widget) -> str:
        if isinstance(scene, TableScene):
            spot = _SPOT.fullmatch(widget.name)
            if spot is not None and spot[1] in {what.value for what in What}:
                return self._spot(scene, Target(What(spot[1]), int(spot[2]), int(spot[3])))
        return spoken(widget, self._home.texts)

    def _spot(self, table: TableScene, target: Target) -> str:
        covered = table.state.hidden and target.what is What.HAND
        view = table.match.view(None) if covered else table.state.view()
        words = explain(table.texts, target, view, table.names)
        if target.what is What.FIELD:
            name = table.texts.say("Your field {n}", n=target.index + 1)
            return table.texts.say("{name}: {key}", name=name, key=words)
        return words


def _sentences(words: Iterable[str]) -> str:
    """One after another, none twice; what ends in a stop of its own gets no second one."""
    told = list(dict.fromkeys(words))
    ended = [each if each.endswith((".", "!", "?", "…", ":")) else f"{each}." for each in told[:-1]]
    return " ".join([*ended, *told[-1:]])


def spoken(widget: Widget, texts: Texts) -> str:
    """A control in words: what it is about, what it says, how it stands, why not."""
    say = texts.say
    words = widget.text or widget.info or widget.label or widget.name
    if isinstance(widget, Toggle):
        words = say("{name}: {key}", name=words, key=say("On") if widget.on else say("Off"))
    elif isinstance(widget, Slider) and not widget.text:
        words = say(
            "{name}: {key}", name=widget.label, key=say("{n} %", n=round(widget.value * 100))
        )
    elif isinstance(widget, TextField):
        words = say("{name}: {key}", name=widget.label or widget.hint, key=widget.text or "…")
    elif isinstance(widget, Button) and widget.label and widget.text:
        words = say("{name}: {key}", name=widget.label, key=widget.text)
    return _sentences([words, widget.why_not]) if widget.why_not else words
