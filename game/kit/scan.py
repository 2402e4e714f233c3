"""Playing with one button or two: a light goes from group to group, then from thing to thing."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.events import Activate, Device
from game.kit.layout import Box
from game.kit.stage import Stage
from game.kit.widgets.base import Widget
from game.kit.widgets.groups import box_around, scan_groups
from game.kit.widgets.ui import Ui

FIRST = 1.5
"""The first light stays longer by this factor: somebody has only just looked there."""
ROUNDS = 2
"""After so many rounds through a group without a choice the light goes back to the groups."""


class Scan:
    """Moves the light by time (`passed`) or when told to (`go_on`); `choose` takes what is lit."""

    def __init__(self, stage: Stage, act: Callable[[Activate], object]) -> None:
        self._stage, self._act = stage, act
        self._ui: Ui | None = None
        self._group: list[Widget] | None = None
        self._at = -1
        self._rounds = 0
        self._wait = 0.0

    def passed(self, seconds: float, step: float) -> None:
        """Time goes by; the light goes on every `step` seconds."""
        if self._changed():
            self._start(step)
        self._wait -= seconds
        if self._wait <= 0 and self._ui is not None:
            self._wait = step
            self._go_on()
        self._light()

    def shine(self) -> None:
        """Show the light where it is; time moves nothing."""
        if self._changed():
            self._start(0.0)
        self._light()

    def go_on(self) -> bool:
        """Move the light by one; False when nothing can be lit."""
        if self._changed():
            self._start(0.0)
        if self._ui is None or not self._groups():
            return False
        self._go_on()
        self._light()
        return True

    def choose(self, step: float) -> bool:
        """Take what is lit: a group opens, a thing is done. False when nothing can be lit."""
        if self._changed():
            self._start(step)
        ui, groups = self._ui, self._groups()
        if ui is None or not groups:
            return False
        ui.notes.hide_bubble(ui.brush)
        if self._group is None:
            group = groups[min(max(self._at, 0), len(groups) - 1)]
            if len(group) > 1:
                self._group, self._at, self._rounds = group, 0, 0
                self._wait = step * FIRST
                self._light()
                return True
            chosen = group[0]
        else:
            chosen = self._group[min(self._at, len(self._group) - 1)]
        self._show(None)
        ui.focus_on(chosen)
        self._act(Activate())
        self._start(step)
        return True

    def stop(self) -> None:
        """Put the light out, and hold on to nothing."""
        self._show(None)
        self._ui = self._group = None

    def _groups(self) -> list[list[Widget]]:
        return scan_groups(self._ui.root) if self._ui is not None else []

    def _changed(self) -> bool:
        ui = getattr(self._stage.top, "ui", None)
        ui = ui if isinstance(ui, Ui) else None
        if ui is self._ui:
            return False
        self._show(None)
        self._ui = ui
        return True

    def _start(self, step: float) -> None:
        self._group, self._at, self._rounds = None, 0, 0
        self._wait = step * FIRST

    def _go_on(self) -> None:
        if self._group is None:
            self._at = (self._at + 1) % max(1, len(self._groups()))
            return
        there = [w for w in self._group if w.host is self._ui]
        self._at += 1
        if self._at >= len(there):
            self._at, self._rounds = 0, self._rounds + 1
        self._group = there
        if not there or self._rounds >= ROUNDS:
            self._group, self._at, self._rounds = None, 0, 0

    def _light(self) -> None:
        """Show where the light is now, for the boxes may have moved."""
        ui, groups = self._ui, self._groups()
        if ui is None or not groups:
            return
        ui.use(Device.SCAN)
        if self._group is None:
            group = groups[min(max(self._at, 0), len(groups) - 1)]
            if len(group) > 1:
                ui.focus_on(None)
                self._show(box_around(group))
                return
            lit = group[0]
        else:
            lit = self._group[min(self._at, len(self._group) - 1)]
        self._show(None)
        ui.focus_on(lit)

    def _show(self, box: Box | None) -> None:
        if self._ui is not None:
            self._ui.light(box)
