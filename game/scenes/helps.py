"""Panels that open from everywhere: keys and buttons, keys for typing, settings, rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kit.stage import Scene
from game.kit.widgets import TextField
from game.scenes.home import Home
from game.scenes.keyboard import KeyboardScene
from game.scenes.keys import KeysScene
from game.scenes.seat_sheet import FieldTold, SeatScene
from game.scenes.settings.scene import SettingsScene
from game.scenes.table.words import explain
from game.table.targets import Target, What

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


class Helps:
    """Made where the program is put together, as `Routes` is."""

    def __init__(self, home: Home) -> None:
        self._home = home

    def keys(self) -> Scene:
        """What keys and buttons do."""
        return KeysScene(self._home)

    def seat(self, table: TableScene, seat: int) -> Scene:
        """One seat at the table, large."""
        view, texts = table.state.view(), table.texts
        fields = []
        for index, (kind, count) in enumerate(view.fields[seat]):
            words = explain(texts, Target(What.SEAT_FIELD, index, seat), view, table.names)
            fields.append(FieldTold(kind if count else None, words))
        told = explain(texts, Target(What.SEAT, 0, seat), view, table.names)
        return SeatScene(self._home, table.looks[seat], told, fields)

    def settings(self, tab: str) -> Scene:
        """The settings, open at one of their tabs."""
        return SettingsScene(self._home, tab)

    def keyboard(self, field: TextField, about: str) -> Scene:
        """Keys on the screen that type into this field."""
        return KeyboardScene(self._home, field, about)
