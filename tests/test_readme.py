"""The README keeps its word: its commands run, and what it points at is there."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.readme import README, code_blocks, two_commands

ROOT = README.parent


def commands() -> list[str]:
    """Every line of the README that calls the program, but the two that set it up."""
    lines = [line for block in code_blocks() for line in block.replace("\\\n", " ").splitlines()]
    return [line for line in lines if line.startswith(".venv/bin/python main.py")]


def run(arguments: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    return subprocess.run(
        [sys.executable, str(ROOT / "main.py"), *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_the_first_two_commands_set_up_play_and_test():
    play, tests = two_commands()["play"], two_commands()["tests"]

    assert play.startswith("python3 -m venv .venv && ")
    assert play.endswith(" main.py")
    assert tests.startswith("python3 -m venv .venv && ")
    assert tests.endswith(" -m pytest")


def test_pictures_and_files_that_the_readme_points_at_exist():
    text = README.read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)#:]+)\)", text)

    assert targets
    assert [target for target in targets if not (ROOT / target).exists()] == []


def test_every_document_that_the_code_names_is_there():
    code = [*(ROOT / "game").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
    named = {
        name for path in code for name in re.findall(r"\b[A-Z]{3,}\.md\b", path.read_text("utf-8"))
    }

    assert named >= {"RULES.md", "RECORD.md"}
    assert [
        name for name in named if not list(ROOT.glob(name)) + list(ROOT.glob(f"docs/{name}"))
    ] == []


@pytest.mark.parametrize("command", commands())
def test_every_flag_that_the_readme_shows_is_known(command, tmp_path):
    arguments = command.split("main.py", 1)[1].split()
    name = [arguments[0]] if arguments and not arguments[0].startswith("-") else []

    help_text = run([*name, "--help"], tmp_path)

    assert help_text.returncode == 0
    known = help_text.stdout
    flags = [word.split("=")[0] for word in arguments if word.startswith("--")]
    assert [flag for flag in flags if flag not in known] == []


@pytest.mark.slow
@pytest.mark.parametrize("command", [line for line in commands() if "main.py " in line])
def test_every_command_of_the_readme_runs(command, tmp_path):
    arguments = command.split("main.py", 1)[1].split()
    if not arguments or arguments[0].startswith("-"):
        pytest.skip("opens the window: see the test of the first command")
    short = {"--games": "8", "--seconds": "2", "--minutes": "0.05", "--kills": "2"}
    for place, word in enumerate(arguments[:-1]):
        arguments[place + 1] = short.get(word, arguments[place + 1])
    shutil.copytree(ROOT / "tests" / "cases", tmp_path / "tests" / "cases")

    shown = [
        name
        for word in arguments
        for name in (sorted(map(str, tmp_path.glob(word))) if "*" in word else [word])
    ]

    done = run(shown, tmp_path)

    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_the_first_command_opens_the_menu_in_a_fresh_clone(tmp_path):
    subprocess.run(["git", "clone", "-q", str(ROOT), "clone"], cwd=tmp_path, check=True)
    environment = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "HOME": str(tmp_path),
    }
    playing = subprocess.Popen(
        ["bash", "-c", f"exec bash -c '{two_commands()['play']} --log-level info'"],
        cwd=tmp_path / "clone",
        env=environment,
        start_new_session=True,
    )
    try:
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline and not list((tmp_path / "data").rglob("*")):
            assert playing.poll() is None, "the program ended by itself"
            time.sleep(0.5)
        time.sleep(3)
        assert playing.poll() is None, "the program ended by itself"
    finally:
        os.killpg(playing.pid, signal.SIGTERM)
    playing.wait(timeout=20)
