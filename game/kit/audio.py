"""Sounds and music. Whatever is wrong with the sound card, the game goes on in silence."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import NamedTuple, Protocol

import pygame

from game.kit.hush import hushed
from game.kit.music import Music

log = logging.getLogger(__name__)
VOICES = 16
RATE = 44100
BUFFER = 1024
SAME = 5
"""So many voices at most say the same thing at a time."""
TWICE = 0.03
"""Seconds within which the same sound is not begun again."""
CROWD = 4
"""So many voices make what joins them softer by three decibels."""
LONG = 0.6
"""Seconds from which on a sound is worth hearing without music, and at its full loudness."""
HUSH_MS = 40
MOST_TAKES = 4
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
        """Both ears the same: no left and right, in music neither."""
        ...

    def play(self, name: str, variant: int = 0, pan: float = 0.0) -> None:
        """An effect. `variant` n plays "name-n", or the highest there is below it.

        "name_2" and so on are other takes of the same, which are heard in turns.
        """
        ...

    def music(self, name: str | None) -> None:
        """Loop this piece (None: silence) once the one before has faded; nothing happens when it
        plays already."""
        ...

    def prepare(self) -> Iterator[None]:
        """Read all effects, one a step, so that none waits when it is wanted."""
        ...

    def duck(self, seconds: float) -> None:
        """Softer music for so long."""
        ...

    def update(self, dt: float, away: bool = False) -> None:
        """Let time pass. `away`: another window is in front, and all rests until one is back."""
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

    def update(self, dt: float, away: bool = False) -> None:
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


class _Said(NamedTuple):
    """What a voice said last."""

    began: float
    name: str
    variant: int

    def just(self, name: str, variant: int, now: float) -> bool:
        """Did it begin with this a moment ago?"""
        return (name, variant) == self[1:] and now - self.began < TWICE


class MixerAudio:
    """Sound through pygame's mixer, which may lead nowhere (`silent`). No method raises."""

    def __init__(self, sounds: Path, music: Path, silent: bool = False) -> None:
        self._silent = silent
        self._sounds_folder = sounds
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._takes: dict[str, tuple[str, ...]] = {}
        self._turns: dict[str, int] = {}
        self._voices: list[_Said] = [_Said(-1.0, "", 0)] * VOICES
        self._master = self._effects = self._taps = 1.0
        self._music_volume = 1.0
        self._muted = self._mono = self._away = False
        self._now = 0.0
        self._told: set[str] = set()
        self._music = Music(lambda name: _find(music, name), self._tell)
        pygame.mixer.set_num_channels(VOICES)

    @property
    def silent(self) -> bool:
        """Is there no sound card behind it?"""
        return self._silent

    def set_volumes(self, master: float, effects: float, music: float, taps: float) -> None:
        """Loudness of everything, of effects, of music, and of `TAPS`, each 0 to 1."""
        self._master, self._effects, self._music_volume, self._taps = (
            max(0.0, min(1.0, v)) for v in (master, effects, music, taps)
        )
        self._level()

    def set_muted(self, muted: bool) -> None:
        """Nothing is heard while muted, nor what had begun before."""
        self._muted = muted
        self._level()

    def set_mono(self, mono: bool) -> None:
        """Both ears the same, music too: the sound card is opened anew, with one channel."""
        if mono == self._mono:
            return
        self._mono = mono
        if self._silent or pygame.mixer.get_init() is None:
            return
        pygame.mixer.quit()
        try:
            with hushed():
                pygame.mixer.init(RATE, -16, 1 if mono else 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(VOICES)
        except pygame.error as error:
            self._tell("mono", error)
        self._sounds.clear()
        self._music.again()

    def play(self, name: str, variant: int = 0, pan: float = 0.0) -> None:
        """An effect; `pan` is -1 (left) to 1.

        The same again at once would only be louder, and is left out. Where many sound together
        each is softer, and the oldest gives way; music gives way to what is long.
        """
        volume = (self._taps if name in TAPS else self._effects) * self._loudness
        if volume <= 0 or self._away:
            return
        take = self._take(name, variant)
        sound = self._sound(take)
        if sound is None:
            return
        try:
            busy = [i for i in range(VOICES) if pygame.mixer.Channel(i).get_busy()]
            if any(self._voices[i].just(name, variant, self._now) for i in busy):
                return
            if sound.get_length() >= LONG:
                self._music.duck(sound.get_length())
            else:
                volume /= sqrt(1 + len(busy) / CROWD)
            voice = self._free(name, busy)
            channel = pygame.mixer.Channel(voice)
            self._voices[voice] = _Said(self._now, name, variant)
            channel.play(sound)
            pan = 0.0 if self._mono else max(-1.0, min(1.0, pan))
            if pan:
                channel.set_volume(volume * min(1.0, 1 - pan), volume * min(1.0, 1 + pan))
            else:
                channel.set_volume(volume)
        except pygame.error as error:
            self._tell("playing", error)

    def music(self, name: str | None) -> None:
        """Loop this piece (None: silence)."""
        self._music.want(name)

    def prepare(self) -> Iterator[None]:
        """Read all effects, one a step."""
        for ending in _SOUND_ENDINGS:
            for path in sorted(self._sounds_folder.glob(f"*{ending}")):
                if path.stem not in self._sounds:
                    self._sound(path.stem)
                    yield

    def duck(self, seconds: float) -> None:
        """Softer music for so long."""
        self._music.duck(seconds)

    def update(self, dt: float, away: bool = False) -> None:
        """Let time pass; `away`: nothing sounds."""
        self._now += dt
        self._away = away
        self._music.update(dt, away)

    @property
    def _loudness(self) -> float:
        return 0.0 if self._muted else self._master

    def _level(self) -> None:
        """Let the volumes be heard."""
        self._music.set_volume(self._music_volume * self._loudness)
        if self._loudness == 0 and pygame.mixer.get_init() is not None:
            pygame.mixer.fadeout(HUSH_MS)

    def _take(self, name: str, variant: int) -> str:
        """The variant, else the highest below it, else the plain name, else the first variant;
        of what has several takes, each in its turn."""
        key = f"{name}-{variant}"
        if key not in self._takes:
            names = [*(f"{name}-{n}" for n in range(variant, 0, -1)), name, f"{name}-1"]
            there = [each for each in names if _find(self._sounds_folder, each) is not None]
            first = there[0] if there else name
            more = (f"{first}_{take}" for take in range(2, MOST_TAKES + 1))
            found = [take for take in more if _find(self._sounds_folder, take) is not None]
            self._takes[key] = (first, *found)
        takes = self._takes[key]
        self._turns[key] = turn = self._turns.get(key, -1) + 1
        return takes[turn % len(takes)]

    def _free(self, name: str, busy: list[int]) -> int:
        """A voice that is free, or the one that has spoken longest, perhaps with the same."""
        same = [i for i in busy if self._voices[i].name == name]
        if len(same) >= SAME:
            oldest = min(same, key=lambda i: self._voices[i])
            pygame.mixer.Channel(oldest).fadeout(HUSH_MS)
            self._voices[oldest] = self._voices[oldest]._replace(name="")
        free = [i for i in range(VOICES) if i not in busy]
        return free[0] if free else min(busy, key=lambda i: self._voices[i])

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
