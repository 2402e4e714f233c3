"""Sounds and fonts load, are small, and cover what the program asks of them."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.rules.kinds import NAMES

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SOUNDS = sorted((ASSETS / "sounds").glob("*.ogg"))
LOOPS = sorted((ASSETS / "music").glob("*.ogg"))
FONTS = sorted((ASSETS / "fonts").glob("*.ttf"))
ALPHABETS = {
    "english": "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?'\"()[]/&%+-=#",
    "german": "ÄÖÜäöüßẞ„“‚‘",
    "spanish": "ÁÉÍÓÚÜÑáéíóúüñ¿¡«»",
    "latvian": "ĀČĒĢĪĶĻŅŠŪŽāčēģīķļņšūž",
    "vietnamese": "ĂÂĐÊÔƠƯăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ",
    "signs": "…×–—→←↑↓•·−½",
}


@pytest.fixture(autouse=True)
def quiet_mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    pygame.mixer.init(44100, -16, 2)
    yield
    pygame.mixer.quit()


@pytest.mark.parametrize("path", SOUNDS, ids=lambda path: path.stem)
def test_an_effect_is_short_and_heard(path: Path) -> None:
    sound = pygame.mixer.Sound(str(path))
    assert 0.02 < sound.get_length() < 3.0
    samples = memoryview(sound.get_raw()).cast("h")
    assert 0.1 < max(map(abs, samples)) / 32767 < 0.8


@pytest.mark.parametrize("path", LOOPS, ids=lambda path: path.stem)
def test_a_music_loop_joins_without_a_click(path: Path) -> None:
    sound = pygame.mixer.Sound(str(path))
    assert 30 <= sound.get_length() <= 60
    samples = memoryview(sound.get_raw()).cast("h")
    for side in (0, 1):
        last, first = samples[len(samples) - 2 + side], samples[side]
        assert abs(first - last) < 1000


def test_every_kind_has_a_rattle_and_the_coin_ladder_has_six_steps() -> None:
    names = {path.stem for path in SOUNDS}
    assert {f"rattle-{kind}" for kind in NAMES} <= names
    assert {f"coin-{step}" for step in range(1, 7)} <= names


def test_all_sounds_together_stay_under_three_megabytes() -> None:
    assert sum(path.stat().st_size for path in SOUNDS + LOOPS) < 3_000_000


@pytest.mark.parametrize("language", ALPHABETS)
@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.stem)
def test_the_typeface_has_all_letters(path: Path, language: str) -> None:
    pygame.font.init()
    letters = ALPHABETS[language]
    found = pygame.font.Font(str(path), 20).metrics(letters)
    assert [letter for letter, size in zip(letters, found, strict=True) if size is None] == []


def test_the_licence_travels_with_the_typeface() -> None:
    assert FONTS
    assert "SIL OPEN FONT LICENSE" in (ASSETS / "fonts" / "OFL.txt").read_text()
