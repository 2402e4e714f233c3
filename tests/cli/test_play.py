"""The flags of the game itself, of `shot` and of `selftest`."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli import main

ROOT = Path(__file__).parents[2]
WRONG = [
    ["--size", "big"],
    ["--size", "0x0"],
    ["--size", "1280"],
    ["--seed", "-1"],
    ["--seed", "x"],
    ["--players", "8"],
    ["--players", "1"],
    ["--players", "6", "--edition", "base"],
    ["--edition", "poker"],
    ["--fullscreen", "--windowed"],
    ["--unknown"],
    ["--replay", "nowhere.bohn"],
    ["--replay", "README.md"],
    ["shot", "nowhere", "--out", "x.png"],
    ["shot", "--out", "x.png"],
    ["--set", "names=x"],
    ["--set", "last_setup={}"],
    ["shot", "menu"],
    ["shot", "menu", "--out", "x"],
    ["shot", "menu", "--out", "x.txt"],
    ["shot", "menu", "--out", "x.png", "--strip", "0"],
    ["shot", "menu", "--out", "x.png", "--text-size", "90"],
    ["selftest", "--loud"],
]


@pytest.fixture(autouse=True)
def _dummies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_wrong_flags_exit_2_with_usage(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(words)
    assert caught.value.code == 2
    assert "usage: main.py" in capsys.readouterr().err


def test_all_scenes_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shot", "--list"]) == 0
    listed = capsys.readouterr().out.split()
    wanted = (
        "menu setup table trade bids asked plant-rest harvest duel curtain results rules "
        "settings pause"
    )
    assert set(wanted.split()) <= set(listed)


def test_a_scene_that_is_not_there_is_answered_shortly_with_the_nearest(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["shot", "tabel", "--out", "x.png"])
    told = capsys.readouterr().err.splitlines()[-1]
    assert "did you mean 'table'" in told
    assert "--list" in told
    assert len(told) < 120


def test_a_shot_is_a_picture_of_the_wanted_size(tmp_path: Path) -> None:
    import pygame

    out = tmp_path / "menu.png"
    assert main(["shot", "menu", "--out", str(out), "--size", "640x400"]) == 0
    assert pygame.image.load(out).get_size() == (640, 400)


def test_a_strip_holds_its_frames_side_by_side(tmp_path: Path) -> None:
    import pygame

    out = tmp_path / "strip.png"
    words = ["shot", "menu", "--out", str(out), "--size", "400x240", "--strip", "3"]
    assert main([*words, "--every", "0.3"]) == 0
    picture = pygame.image.load(out)
    assert picture.get_size() == (1200, 240)
    frames = [picture.subsurface((x, 0, 400, 240)).copy() for x in (0, 400, 800)]
    pixels = {pygame.image.tobytes(frame, "RGB") for frame in frames}
    assert len(pixels) == 3


def test_the_same_shot_twice_is_the_same_picture(tmp_path: Path) -> None:
    for name in ("a.png", "b.png"):
        assert main(["shot", "setup", "--out", str(tmp_path / name), "--size", "640x400"]) == 0
    assert (tmp_path / "a.png").read_bytes() == (tmp_path / "b.png").read_bytes()


def test_a_picture_that_cannot_be_written_exits_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "no" / "where.png"
    assert main(["shot", "menu", "--out", str(out), "--size", "400x240"]) == 1
    assert "cannot write" in capsys.readouterr().err


def test_the_self_test_speaks_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selftest", "--json", "--data-dir", str(tmp_path)]) == 0
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert found["good"] is True
    assert found["fonts"]["good"] is True


def test_the_self_test_fails_where_nothing_can_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", encoding="utf-8")
    assert main(["selftest", "--data-dir", str(blocked)]) == 1
    assert "FAIL  folder" in capsys.readouterr().out


def test_the_game_opens_and_closes_without_a_sound_card_or_a_screen(tmp_path: Path) -> None:
    code = (
        "import pygame, threading\n"
        "from game.cli import main\n"
        "def close():\n"
        "    try: pygame.event.post(pygame.Event(pygame.QUIT))\n"
        "    except pygame.error: pass\n"
        "    timer = threading.Timer(0.3, close); timer.daemon = True; timer.start()\n"
        "close()\n"
        f"raise SystemExit(main(['--data-dir', {str(tmp_path)!r}, '--size', '640x400']))"
    )
    surroundings = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "nothing"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=surroundings, timeout=60, capture_output=True
    )
    assert done.returncode == 0, done.stderr


def test_a_moment_that_a_game_does_not_have_is_told_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "trade.png"
    words = ["shot", "trade", "--players", "2", "--out", str(out), "--size", "400x240"]
    assert main(words) == 1
    assert "a game of two is a duel, and has no trading" in capsys.readouterr().err
    assert not out.exists()
