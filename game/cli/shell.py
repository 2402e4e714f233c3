"""Putting the program together: everything that scenes are handed, made once, from flags."""

from __future__ import annotations

import locale
import logging
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pygame

from game.kit.assets import Assets
from game.kit.audio import Audio, SilentAudio, open_audio
from game.kit.clock import Clock
from game.kit.loop import Loop
from game.kit.record import FrameRecord, Words
from game.kit.text import Fonts
from game.kit.theme import Theme
from game.kit.window import Window, WindowWish, open_window
from game.records.moving_house import moved_up
from game.records.settings import load_settings
from game.records.store import Store
from game.scenes.home import Home
from game.texts import LANGUAGES, Texts, languages

if TYPE_CHECKING:
    from datetime import date

    from game.match.story import Story
    from game.scenes.draft import Wish

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
PROGRAM = "bohnanza-table"
FACES: dict[str, str] = {
    "regular": "Baloo2-Medium.ttf",
    "medium": "Baloo2-Medium.ttf",
    "semibold": "Baloo2-SemiBold.ttf",
    "bold": "Baloo2-Bold.ttf",
    "heavy": "Baloo2-ExtraBold.ttf",
    "extra": "Baloo2-ExtraBold.ttf",
}
ELABORATE = {"beans": 0.18, "faces": 0.18, "cards": 0.34}
"""Drawings that take a millisecond or more each, at any size: they are made ready beforehand."""
log = logging.getLogger(__name__)
_READ_AHEAD = (
    "game.bots",
    "game.match",
    "game.table.director",
    "game.table.picture",
    "game.scenes.table.scene",
    "game.scenes.shelf.routes",
    "game.scenes.learn.course",
    "game.scenes.settings.scene",
    "game.scenes.routes",
)
"""The code of the other scenes, in pieces of about as much work."""


@dataclass
class Shell:
    """The loop and what its scenes share."""

    loop: Loop
    home: Home


@dataclass(frozen=True)
class Plan:
    """How to start; the command's flags come to this. Flags are not saved."""

    size: tuple[int, int] | None = None
    fullscreen: bool | None = None
    data_dir: Path | None = None
    mute: bool = False
    wish: Wish | None = None
    language: str = ""
    text_size: int | None = None
    sound: bool = True
    turn: int = 0
    render: tuple[int, int] | None = None
    drivers: Sequence[str] = ()
    today: Callable[[], date] | None = None
    minute_of_day: Callable[[], int | None] | None = None
    """For the nights of a kiosk; None: by the machine's own clock."""
    story: Story | None = None
    settings: tuple[tuple[str, Any], ...] = ()
    """Names and values, for this run alone."""
    assets: Path = ASSETS


def build(plan: Plan, clock: Clock, chance: Random) -> Shell:
    """Open the window and make everything. Raises WindowError when there is no display."""
    shell = open_shell(plan, clock, chance)
    for _ in furnish(shell, plan):
        pass
    return shell


def open_shell(plan: Plan, clock: Clock, chance: Random) -> Shell:
    """Open the window and make what the first picture needs; `furnish` makes the rest.

    Raises WindowError when there is no display.
    """
    settings, notices = load_settings(plan.data_dir)
    for name, value in plan.settings:
        settings.set_for_now(name, value)
    texts = Texts(_language(plan.language or settings.language))
    full = settings.full_screen if plan.fullscreen is None else plan.fullscreen
    window = _window(plan, full, texts)
    loop = Loop(window, clock, (plan.text_size or settings.text_size) / 100)
    home = Home(
        display=loop,
        theme=Theme(),
        fonts=Fonts({face: plan.assets / "fonts" / file for face, file in FACES.items()}),
        assets=Assets(plan.assets / "art", ELABORATE),
        audio=SilentAudio(),
        texts=texts,
        settings=settings,
        store=Store.open(plan.data_dir),
        data_dir=plan.data_dir,
        chance=chance,
        asked=plan.wish,
        notices=notices,
        today=plan.today,
    )
    loop.record = FrameRecord(home.theme, home.fonts, _frame_words(home))
    home.apply_theme()
    home.apply_hands()
    return Shell(loop, home)


def furnish(shell: Shell, plan: Plan) -> Iterator[None]:
    """Make the rest in steps: sound, figures, and the code of all other scenes.

    Most of the time of a start is spent reading that code: the first picture need not wait.
    """
    home = shell.home
    try:
        home.audio = _audio(plan)
    except Exception:
        log.exception("no sound")
    home.apply_sound()
    if plan.mute:
        home.audio.set_muted(True)
    yield
    from game.records.statistics import Statistics

    try:
        home.statistics = Statistics.open(plan.data_dir, home.store)
    except Exception:
        log.exception("no figures")
    yield
    for module in _READ_AHEAD:
        import_module(module)
        yield
    from game.scenes.helps import Helps
    from game.scenes.routes import Routes
    from game.scenes.table.scene import TableScene

    home.routes = Routes(home, TableScene)
    home.helps = Helps(home)
    shell.loop.spare = _beforehand(home)


def _beforehand(home: Home) -> Iterator[None]:
    """What games need wherever they are played, ready before it is wanted."""
    for work in (home.fonts.prepare, home.assets.prepare, home.audio.prepare):
        try:
            yield from work()
        except Exception:
            # It is made when it is needed, or fails there, where a scene can be left.
            log.exception("what was to be made ready beforehand was not")


def _frame_words(home: Home) -> Words:
    """What F3 shows, in the language of the moment."""

    def words(update: str, draw: str, show: str, level: int) -> str:
        return home.texts.say(
            "Update {update}, draw {draw}, show {show} ms (p50/p95); steps down: {level}",
            update=update,
            draw=draw,
            show=show,
            level=level,
        )

    return words


def pref_path() -> Path | None:
    """The folder for this player's files, by the system's habit; None when there is none."""
    try:
        own = Path(pygame.system.get_pref_path("", PROGRAM))
        return moved_up(own / PROGRAM, own)
    except (pygame.error, OSError) as error:
        log.warning("no folder for settings and games: %s", error)
        return None


def _window(plan: Plan, full: bool, texts: Texts) -> Window:
    # By this name a desktop knows whose window it is (StartupWMClass in assets/desktop).
    for variable in ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"):
        os.environ.setdefault(variable, PROGRAM)
    size = plan.size or (1280, 720)
    wish = WindowWish(size, full, plan.turn, plan.render, plan.drivers)
    return open_window(wish, texts.say("Bohnanza"), _icon(plan.assets))


def _icon(assets: Path) -> pygame.Surface | None:
    """The emblem, or the system's own icon where the drawing is missing."""
    path = assets / "art" / "table" / "emblem.svg"
    try:
        return pygame.image.load_sized_svg(path, (64, 64))
    except (pygame.error, OSError) as error:
        log.warning("no icon: %s", error)
        return None


def _audio(plan: Plan) -> Audio:
    if not plan.sound:
        return SilentAudio()
    return open_audio(plan.assets / "sounds", plan.assets / "music")


def _language(wanted: str) -> str:
    """The wanted language, or else the system's, when there is a catalogue of it."""
    known = languages()
    if wanted in known:
        return wanted
    system = locale.getlocale()[0] or os.environ.get("LANG", "")
    code = system[:2].lower()
    return code if code in known and code in LANGUAGES else "en"
