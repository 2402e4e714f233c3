"""What every scene is handed: pictures, sounds, texts, settings, files, and where to go next."""

from __future__ import annotations

import logging
import math
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Protocol

import pygame

from game.kit.assets import Assets
from game.kit.assist import Aids
from game.kit.audio import Audio
from game.kit.bindings import Bindings
from game.kit.governor import Governor
from game.kit.layout import Screen
from game.kit.text import Fonts
from game.kit.theme import HIGH_CONTRAST, Palette, Theme
from game.records.settings import Settings, save_settings
from game.texts import Texts

if TYPE_CHECKING:
    from datetime import date

    from game.records.folders import Notice
    from game.records.statistics import Statistics
    from game.records.store import Store
    from game.scenes.draft import Wish
    from game.scenes.helps import Helps
    from game.scenes.routes import Routes

_BACK_SIZE = (1600, 900)
COOLDOWN = 0.5
MESSAGES = 60
"""So many messages can be read again."""
log = logging.getLogger(__name__)


class Display(Protocol):
    """What a setting may ask of the window (the kit's loop does it)."""

    @property
    def governor(self) -> Governor:
        """Tells what may be shown when the machine is slow."""

    def set_text_scale(self, text_scale: float) -> None:
        """Enlarge all text."""

    def set_fullscreen(self, fullscreen: bool) -> None:
        """Fill the desktop or not."""

    def set_aids(self, aids: Aids) -> None:
        """What hands need."""

    def set_raw_buttons(self, wanted: bool) -> None:
        """Pad buttons come as numbers while somebody binds one."""

    def set_shift(self, dx: int, dy: int) -> None:
        """Show the picture so many pixels aside, against burn-in."""


@dataclass
class Home:
    """Made once where the program is put together (`game.cli.shell`) and handed to each scene.

    `asked` is the set-up that the command line asked for, if any; `chance` is for looks only,
    never for the game. `notices` wait to be told in the next scene. `today` tells the date (None:
    there is no deal of the day). `public`: the machine stands in public, where nobody is told of
    files, and the window is not the visitor's to change. `timer` measures, in seconds, how long
    a piece of work has taken. `messages` are the latest that came and went, newest last.
    """

    display: Display
    theme: Theme
    fonts: Fonts
    assets: Assets
    audio: Audio
    texts: Texts
    settings: Settings
    store: Store
    data_dir: Path | None
    chance: Random
    speak: Callable[[str], Texts] = Texts
    asked: Wish | None = None
    notices: list[Notice] = field(default_factory=list)
    statistics: Statistics | None = None
    today: Callable[[], date] | None = None
    public: bool = False
    timer: Callable[[], float] = time.perf_counter
    messages: deque[str] = field(default_factory=lambda: deque(maxlen=MESSAGES))
    routes: Routes = field(init=False)
    helps: Helps = field(init=False)
    _backs: dict[tuple[str, int, int], pygame.Surface] = field(default_factory=dict)

    def apply(self) -> None:
        """Let the settings be heard and seen."""
        self.apply_sound()
        self.apply_theme()
        self.apply_hands()
        self.display.set_text_scale(self.settings.text_size / 100)

    def apply_theme(self) -> None:
        """A theme that moves, contrasts and waits as is wanted."""
        s, theme = self.settings, self.theme
        self.theme = replace(
            theme,
            colors=HIGH_CONTRAST if s.high_contrast else Palette(),
            shapes=replace(theme.shapes, focus_ring=6.0 if s.high_contrast else 4.0),
            times=replace(theme.times, hold=s.hold),
            reduced_motion=s.motion != "full",
            bindings=Bindings(s.keys, s.pad),
        )

    def apply_hands(self) -> None:
        """Keys and buttons where they were moved to, rests, and the scan."""
        s = self.settings
        cooldown = COOLDOWN if s.cooldown else 0.0
        bindings = Bindings(s.keys, s.pad)
        self.display.set_aids(Aids(bindings, cooldown, float(s.scan), s.two_buttons))

    def apply_sound(self) -> None:
        """Let the volumes be heard."""
        s = self.settings
        self.audio.set_volumes(s.master_volume, s.sound_volume, s.music_volume, s.tap_volume)
        self.audio.set_muted(s.mute)
        self.audio.set_mono(s.mono)

    def remember(self, message: str) -> None:
        """A message comes and will go: it can be read again in the log."""
        if not self.messages or self.messages[-1] != message:
            self.messages.append(message)

    def save(self) -> None:
        """Keep the settings; what went wrong waits to be told."""
        notice = save_settings(self.settings, self.data_dir)
        if notice is not None and notice not in self.notices:
            self.notices.append(notice)

    def close(self) -> None:
        """The program ends, perhaps before its routes were made: after this all is on disk."""
        if hasattr(self, "routes"):
            self.routes.close()
        self.store.close()
        if self.statistics is not None:
            self.statistics.close()

    def tell(self) -> list[str]:
        """The sentences that wait to be told, once."""
        waiting, self.notices = [*self.notices, *self.store.notices], []
        self.store.notices.clear()
        if self.statistics is not None:
            waiting += self.statistics.notices
            self.statistics.notices.clear()
        for notice in waiting:
            log.warning("%s [%s]", self._sentence(notice), notice.told)
        return [] if self.public else [self._sentence(notice) for notice in waiting]

    def _sentence(self, notice: Notice) -> str:
        return self.texts.notice(notice.code.value, notice.path, notice.detail)

    def backdrop(self, name: str, screen: Screen) -> pygame.Surface:
        """The picture "back/<name>-wide" or "-tall", opaque, in the size of the window."""
        size = (screen.width_px, screen.height_px)
        key = (name, *size)
        if key not in self._backs:
            self._backs.clear()
            self._backs[key] = self._cover(name, screen)
        return self._backs[key]

    def _cover(self, name: str, screen: Screen) -> pygame.Surface:
        w, h = _BACK_SIZE[::-1] if screen.portrait else _BACK_SIZE
        shape = "tall" if screen.portrait else "wide"
        scale = max(screen.width_px / w, screen.height_px / h)
        picture = self.assets.image(
            f"back/{name}-{shape}", math.ceil(w * scale), math.ceil(h * scale)
        )
        cover = pygame.Surface((screen.width_px, screen.height_px)).convert()
        rect = picture.get_rect(midbottom=cover.get_rect().midbottom)
        cover.blit(picture, rect)
        return cover
