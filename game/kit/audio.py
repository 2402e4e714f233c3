"""Sounds and music. Whatever is wrong with the sound card, the game goes on in silence."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pygame

from game.kit.hush import hushed

log = logging.getLogger(__name__)
VOICES = 16
RATE = 44100
BUFFER = 1024
TAPS = frozenset({"tap", "focus"})
"""The sounds of buttons: they have a volume of their own."""
_SOUND_ENDINGS = (".ogg", ".wav")


class Audio(Protocol):
    """What sounds. `open_audio` gives one that works or one that is silent."""

    @property
    def silent(self) -> bool:
        """Is there no sound at all?"""
        ...

    def set_volumes(self, master: float, effects: float, music: float, taps: float) -> None:
        """Loudness of everything, of effects, of music, and of `TAPS`, each 0 to 1."""
        ...

    def set_muted(self, muted: bool) -> None:
        """Nothing is heard while muted."""
        ...

    def set_mono(self, mono: bool) -> None:
        """Both ears the same: no left and right."""
        ...

    def play(self, name: str, variant: int = 0, pan: float = 0.0) -> None:
        """An effect. `variant` n plays "name-n", or the highest there is below it."""
        ...

    def music(self, name: str | None) -> None:
        """Loop this piece (None: silence); nothing happens when it plays already."""
        ...

    def prepare(self) -> Iterator[None]:
        """Read all effects, one a step, so that none waits when it is wanted."""
        ...

    def duck(self, seconds: float) -> None:
        """Softer music for so long."""
        ...

    def update(self, dt: float) -> None:
        """Let time pass."""
        ...


class SilentAudio:
    """No sound card: everything may be called, nothing is heard."""

    silent = True

    def set_volumes(self, master: float, effects: float, music: float, taps: float) -> None:
        """Nothing."""

    def set_muted(self, muted: bool) -> None:
        """Nothing."""

    def set_mono(self, mono: bool) -> None:
        """Nothing."""

    def play(self, name: str, variant: int = 0, pan: float = 0.0) -> None:
        """Nothing."""

    def music(self, name: str | None) -> None:
        """Nothing."""

    def prepare(self) -> Iterator[None]:
        """Nothing."""
        return iter(())

    def duck(self, seconds: float) -> None:
        """Nothing."""

    def update(self, dt: float) -> None:
        """Nothing."""


def open_audio(sounds: Path, music: Path, again: bool = False) -> Audio:
    """Open the sound card: the real one, else a dummy, else silence (logged once).

    `again`: it was tried before in vain; a card may have been plugged in meanwhile.
    """
    if again:
        pygame.mixer.quit()
    pygame.mixer.pre_init(RATE, -16, 2, BUFFER)
    try:
        with hushed():
            pygame.mixer.init()
        return MixerAudio(sounds, music)
    except pygame.error as error:
        log.log(logging.DEBUG if again else logging.WARNING, "no sound: %s", error)
    driver = os.environ.get("SDL_AUDIODRIVER")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    try:
        pygame.mixer.init()
        return MixerAudio(sounds, music, silent=True)
    except pygame.error:
        return SilentAudio()
    finally:
        if driver is None:
            del os.environ["SDL_AUDIODRIVER"]
        else:
            os.environ["SDL_AUDIODRIVER"] = driver


def card_in_sight(devices: Path = Path("/dev/snd")) -> bool:
    """Whether it is worth while to try again.

    `devices` is the system's folder of sound devices.
    """
    if not sys.platform.startswith("linux"):
        return True
    session = Path(os.environ.get("XDG_RUNTIME_DIR", "/nowhere"))
    servers = (session / "pipewire-0", session / "pulse" / "native")
    return any(devices.glob("pcm*p")) or any(server.exists() for server in servers)


class MixerAudio:
    """Sound through pygame's mixer, which may lead nowhere (`silent`). No method raises."""

    def __init__(self, sounds: Path, music: Path, silent: bool = False) -> None:
        self._silent = silent
        self._sounds_folder, self._music_folder = sounds, music
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._master = self._effects = self._music = self._taps = 1.0
        self._muted = self._mono = False
        self._playing: str | None = None
        self._ducked = 0.0
        self._told: set[str] = set()
        pygame.mixer.set_num_channels(VOICES)

    @property
    def silent(self) -> bool:
        """Is there no sound card behind it?"""
        return self._silent

    def set_volumes(self, master: float, effects: float, music: float, taps: float) -> None:
        """Loudness of everything, of effects, of music, and of `TAPS`, each 0 to 1."""
        self._master, self._effects, self._music, self._taps = (
            max(0.0, min(1.0, v)) for v in (master, effects, music, taps)
        )
        self._set_music_volume()

    def set_muted(self, muted: bool) -> None:
        """Nothing is heard while muted."""
        self._muted = muted
        self._set_music_volume()

    def set_mono(self, mono: bool) -> None:
        """Both ears the same."""
        self._mono = mono

    def play(self, name: str, variant: int = 0, pan: float = 0.0) -> None:
        """An effect; `pan` is -1 (left) to 1. When all voices are busy, it is left out."""
        volume = (self._taps if name in TAPS else self._effects) * self._loudness
        if volume <= 0:
            return
        sound = self._variant(name, variant)
        if sound is None:
            return
        try:
            channel = sound.play()
            if channel is not None:
                pan = 0.0 if self._mono else max(-1.0, min(1.0, pan))
                if pan:
                    channel.set_volume(volume * min(1.0, 1 - pan), volume * min(1.0, 1 + pan))
                else:
                    channel.set_volume(volume)
        except pygame.error as error:
            self._tell("playing", error)

    def music(self, name: str | None) -> None:
        """Loop this piece (None: silence)."""
        if name == self._playing:
            return
        self._playing = name
        try:
            if name is None:
                pygame.mixer.music.fadeout(300)
                return
            path = _find(self._music_folder, name)
            if path is None:
                self._tell(name, "there is no such file")
                pygame.mixer.music.stop()
                return
            pygame.mixer.music.load(path)
            self._set_music_volume()
            pygame.mixer.music.play(-1, fade_ms=600)
        except pygame.error as error:
            self._tell(name or "music", error)

    def prepare(self) -> Iterator[None]:
        """Read all effects, one a step."""
        for ending in _SOUND_ENDINGS:
            for path in sorted(self._sounds_folder.glob(f"*{ending}")):
                if path.stem not in self._sounds:
                    self._sound(path.stem)
                    yield

    def duck(self, seconds: float) -> None:
        """Softer music for so long."""
        self._ducked = max(self._ducked, seconds)
        self._set_music_volume()

    def update(self, dt: float) -> None:
        """Let time pass."""
        if self._ducked > 0:
            self._ducked = max(0.0, self._ducked - dt)
            if self._ducked == 0:
                self._set_music_volume()

    @property
    def _loudness(self) -> float:
        return 0.0 if self._muted else self._master

    def _variant(self, name: str, variant: int) -> pygame.mixer.Sound | None:
        """The variant, else the highest below it, else the plain name, else the first variant."""
        names = [*(f"{name}-{n}" for n in range(variant, 0, -1)), name, f"{name}-1"]
        there = [each for each in names if _find(self._sounds_folder, each) is not None]
        return self._sound(there[0] if there else name)

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            path = _find(self._sounds_folder, name)
            try:
                if path is None:
                    raise FileNotFoundError("there is no such file")
                self._sounds[name] = pygame.mixer.Sound(path)
            except (pygame.error, OSError) as error:
                self._tell(name, error)
                self._sounds[name] = None
        return self._sounds[name]

    def _set_music_volume(self) -> None:
        duck = 0.35 if self._ducked > 0 else 1.0
        try:
            pygame.mixer.music.set_volume(self._music * self._loudness * duck)
        except pygame.error as error:
            self._tell("music", error)

    def _tell(self, name: str, why: object) -> None:
        if name not in self._told:
            self._told.add(name)
            log.warning("sound %s: %s", name, why)


def _find(folder: Path, name: str) -> Path | None:
    for ending in _SOUND_ENDINGS:
        path = folder / f"{name}{ending}"
        if path.is_file():
            return path
    return None
