"""Panels that open from everywhere: keys and buttons, keys for typing, settings, rules."""

from __future__ import annotations

from game.kit.stage import Scene
from game.kit.widgets import TextField
from game.scenes.home import Home
from game.scenes.keyboard import KeyboardScene
from game.scenes.keys import KeysScene
from game.scenes.settings import SettingsScene


class Helps:
    """Made where the program is put together, as `Routes` is."""

    def __init__(self, home: Home) -> None:
        self._home = home

    def keys(self) -> Scene:
        """What keys and buttons do."""
        return KeysScene(self._home)

    def settings(self, tab: str) -> Scene:
        """The settings, open at one of their tabs."""
        return SettingsScene(self._home, tab)

    def keyboard(self, field: TextField, about: str) -> Scene:
        """Keys on the screen that type into this field."""
        return KeyboardScene(self._home, field, about)
