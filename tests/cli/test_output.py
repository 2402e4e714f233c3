"""What the commands print may meet a full disk or a closed pipe: one line says so, no trace."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FULL = Path("/dev/full")
COMMANDS = [
    ["verify", "tests/cases/setup-duel.bohn"],
    ["verify", "no-such-file"],
    ["simulate", "--games", "1"],
    pytest.param(["bench", "--engine", "--seconds", "0.05", "--json"], marks=pytest.mark.slow),
]


def run(words: list[str], output: int) -> "subprocess.CompletedProcess[bytes]":
    command = [sys.executable, "main.py", *words]
    return subprocess.run(command, cwd=ROOT, stdout=output, stderr=subprocess.PIPE, timeout=120)


@pytest.mark.skipif(not FULL.exists(), reason="this system has no full disk to try")
@pytest.mark.parametrize("words", COMMANDS, ids=str)
def test_a_full_disk_under_the_output_is_told_in_one_line(words: list[str]) -> None:
    with FULL.open("wb") as output:
        done = run(words, output.fileno())
    lines = done.stderr.decode().splitlines()
    assert done.returncode == 1
    assert lines[-1].startswith("main.py: the output cannot be written: ")
    assert "Traceback" not in done.stderr.decode()


def test_a_closed_pipe_ends_the_command_silently() -> None:
    read, write = os.pipe()
    os.close(read)
    done = run(COMMANDS[0], write)
    os.close(write)
    assert (done.returncode, done.stderr) == (1, b"")


def test_a_machine_without_sound_makes_no_noise_on_the_terminal() -> None:
    plain = {name: value for name, value in os.environ.items() if name != "SDL_AUDIODRIVER"}
    plain["SDL_VIDEODRIVER"] = "dummy"
    words = [sys.executable, "main.py", "selftest"]
    done = subprocess.run(words, cwd=ROOT, env=plain, capture_output=True, text=True, timeout=120)
    assert "ALSA lib" not in done.stderr
    assert "All is well." in done.stdout
    lines = done.stderr.splitlines()
    assert all(line.startswith("no sound: ") for line in lines)
