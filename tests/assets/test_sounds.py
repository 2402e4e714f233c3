"""What sounds is there, asked for, heard at once, over without a click, and of fitting loudness."""

import ast
import re
import sys
from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.kit.audio import TAPS
from game.rules.kinds import NAMES

ROOT = Path(__file__).resolve().parents[2]
SOUNDS = sorted((ROOT / "assets" / "sounds").glob("*.ogg"))
LOOPS = sorted((ROOT / "assets" / "music").glob("*.ogg"))
RATE = 44100
FULL = 32767
OFTEN = ("tap", "card", "flip", "soil")
NOW_AND_THEN = ("coin-1", "coin-6", "deal", "shuffle", "alert", "turn")


@pytest.fixture(autouse=True)
def quiet_mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 1, allowedchanges=0)
    yield
    pygame.mixer.quit()


def samples_of(path: Path) -> "array[int]":
    return array("h", pygame.mixer.Sound(str(path)).get_raw())


def loudness_of(name: str) -> float:
    """The root mean square over the loudest 0.4 seconds, which is about what is heard."""
    samples, size = samples_of(ROOT / "assets" / "sounds" / f"{name}.ogg"), RATE * 2 // 5
    sums = [0.0]
    for value in samples:
        sums.append(sums[-1] + value * value)
    most = max(sums[min(i + size, len(samples))] - sums[i] for i in range(0, len(samples), 100))
    return (most / size) ** 0.5 / FULL


def cues_in_code() -> set[str]:
    """The words in all calls that play a sound; "rattle-" stands for one of each kind."""
    cues: set[str] = set()
    for path in (ROOT / "game").rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text())):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
                continue
            if call.func.attr in ("play", "sound") and call.args:
                words = (node for node in ast.walk(call.args[0]) if isinstance(node, ast.Constant))
                cues |= {word.value for word in words if isinstance(word.value, str)}
    kinds = {f"rattle-{kind}" for kind in NAMES} if "rattle-" in cues else set()
    return cues - {"rattle-", "tap_volume"} | kinds


def music_in_code() -> set[str]:
    found = (
        re.findall(r'audio\.music\("(\w+)"\)', path.read_text())
        for path in (ROOT / "game").rglob("*.py")
    )
    return {name for names in found for name in names}


def test_every_sound_that_is_asked_for_is_there_and_every_one_that_is_there_is_asked_for() -> None:
    assert cues_in_code() == {re.sub(r"[-_]\d$", "", path.stem) for path in SOUNDS}
    assert music_in_code() == {path.stem for path in LOOPS}
    assert cues_in_code() >= TAPS


def test_the_sounds_are_those_that_the_script_makes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import make_sounds

    try:
        assert sorted(make_sounds.names()) == [path.stem for path in SOUNDS]
    finally:
        for module in ("make_sounds", "synth"):
            sys.modules.pop(module, None)


def test_every_kind_has_a_rattle_and_the_coin_ladder_has_six_steps() -> None:
    names = {path.stem for path in SOUNDS}
    assert {f"rattle-{kind}" for kind in NAMES} <= names
    assert {f"coin-{step}" for step in range(1, 7)} <= names


@pytest.mark.parametrize("path", SOUNDS, ids=lambda path: path.stem)
def test_an_effect_is_short_heard_at_once_and_ends_in_silence(path: Path) -> None:
    samples = samples_of(path)
    top = max(map(abs, samples))
    begins = next(i for i, value in enumerate(samples) if abs(value) > top / 10)
    assert 0.02 < len(samples) / RATE < 3.0
    assert 0.1 < top / FULL < 0.75
    assert begins / RATE < 0.005
    assert max(map(abs, samples[-44:])) < top / 50
    assert abs(sum(samples)) / len(samples) < FULL / 1000


def test_what_is_heard_often_is_softer_than_what_is_heard_seldom() -> None:
    often, seldom = (sorted(map(loudness_of, names)) for names in (OFTEN, NOW_AND_THEN))
    assert often[-1] < seldom[0]
    assert loudness_of("focus") < often[0]
    assert seldom[-1] < loudness_of("win")


def test_no_kind_of_bean_is_louder_than_another() -> None:
    rattles = [loudness_of(f"rattle-{kind}") for kind in NAMES]
    assert max(rattles) < 1.6 * min(rattles)


@pytest.mark.parametrize("path", LOOPS, ids=lambda path: path.stem)
def test_a_music_loop_is_long_and_joins_without_a_click(path: Path) -> None:
    samples = samples_of(path)
    assert 60 <= len(samples) / RATE <= 120
    seam = [*samples[-2000:], *samples[:2000]]
    steps = [b - a for a, b in pairwise(seam)]
    bends = [abs(b - a) for a, b in pairwise(steps)]
    assert max(bends[1990:2010]) <= max(bends[:1900] + bends[2100:])
    assert max(map(abs, steps[1990:2010])) <= max(map(abs, steps[:1900] + steps[2100:]))


@pytest.mark.parametrize("path", LOOPS, ids=lambda path: path.stem)
def test_music_is_nowhere_silent_and_nowhere_at_its_limit(path: Path) -> None:
    samples = samples_of(path)
    tops = [max(map(abs, samples[i : i + RATE])) / FULL for i in range(0, len(samples), RATE)]
    assert min(tops) > 0.05
    assert max(tops) < 0.75


def test_all_sounds_together_stay_under_three_megabytes() -> None:
    assert sum(path.stat().st_size for path in SOUNDS + LOOPS) < 3_000_000
