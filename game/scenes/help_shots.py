"""Pictures of the settings and of what helps hands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.kit.stage import Scene
from game.kit.widgets import TextField
from game.scenes.home import Home
from game.scenes.menu import MenuScene
from game.scenes.settings.keys import CaptureScene
from game.scenes.settings.scene import TABS, SettingsScene
from game.scenes.shots import Shot, ShotWish
from game.scenes.table.scene import TableScene


def _settings(tab: str, home: Home, wish: ShotWish) -> list[Scene]:
    return [MenuScene(home), SettingsScene(home, tab)]


def _over_settings(panel: Callable[[Home], Scene], home: Home, wish: ShotWish) -> list[Scene]:
    return [MenuScene(home), SettingsScene(home, "controls"), panel(home)]


def _keyboard(home: Home, wish: ShotWish) -> list[Scene]:
    field = TextField(home.texts.say("Bohnanza"))
    return [MenuScene(home), home.helps.keyboard(field, home.texts.say("Name"))]


def _digits(home: Home, wish: ShotWish) -> list[Scene]:
    field = TextField("")
    field.only = "0123456789"
    return [MenuScene(home), home.helps.keyboard(field, home.texts.say("Seed (a number)"))]


def _seat(home: Home, wish: ShotWish) -> list[Scene]:
    table = TableScene(home, wish.match(), False)
    table.state.look(0)
    return [table, home.helps.seat(table, 1)]


def _scan(home: Home, wish: ShotWish) -> Scene:
    home.settings.scan = 1.0
    home.apply_hands()
    return TableScene(home, wish.match(), False)


def _contrast(home: Home, wish: ShotWish) -> list[Scene]:
    home.settings.high_contrast = True
    home.apply_theme()
    match = wish.match()
    return [TableScene(home, match, False), home.routes.pause(match)]


HELP_SHOTS: dict[str, Shot] = {
    **{f"settings-{tab}": Shot(partial(_settings, tab)) for tab in TABS},
    "seat": Shot(_seat),
    "scan": Shot(_scan, 2.0),
    "contrast": Shot(_contrast),
    "capture": Shot(partial(_over_settings, lambda home: CaptureScene(home, "t", False))),
    "keys": Shot(partial(_over_settings, lambda home: home.helps.keys())),
    "keyboard": Shot(_keyboard),
    "keyboard-digits": Shot(_digits),
}
"""Pictures by name."""
