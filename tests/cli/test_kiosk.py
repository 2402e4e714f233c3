"""`--kiosk` and `kiosk-pin` as programs of their own: exit codes, signals, the watchdog."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli import main
from game.records.pin import pin_matches

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
needs_signals = pytest.mark.skipif(os.name == "nt", reason="no such signals here")


def start(data_dir: Path, *words: str, **environment: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "main.py", "--kiosk", "--data-dir", str(data_dir), *words],
        cwd=ROOT,
        env={**ENVIRONMENT, **environment},
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )


def listening(path: Path) -> socket.socket:
    made = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    made.bind(str(path))
    made.settimeout(60)
    return made


def heard_out(systemd: socket.socket) -> None:
    """Take what was said before the loop stopped."""
    systemd.settimeout(0.1)
    with contextlib.suppress(TimeoutError):
        while systemd.recv(100):
            pass


@pytest.mark.slow
@needs_signals
def test_systemd_hears_ready_and_pings_and_nothing_from_a_stopped_loop(tmp_path: Path) -> None:
    systemd = listening(tmp_path / "notify")
    kiosk = start(tmp_path, NOTIFY_SOCKET=str(tmp_path / "notify"), WATCHDOG_USEC="1000000")
    try:
        assert systemd.recv(100) == b"READY=1\nWATCHDOG=1"
        assert systemd.recv(100) == b"WATCHDOG=1"
        kiosk.send_signal(signal.SIGSTOP)
        heard_out(systemd)
        systemd.settimeout(1.5)
        with pytest.raises(TimeoutError):
            systemd.recv(100)
        systemd.settimeout(60)
        kiosk.send_signal(signal.SIGCONT)
        assert systemd.recv(100) == b"WATCHDOG=1"
        kiosk.send_signal(signal.SIGTERM)
        assert kiosk.wait(10) == 0
    finally:
        kiosk.kill()


@needs_signals
@pytest.mark.parametrize("name", ["SIGHUP", pytest.param("SIGINT", marks=pytest.mark.slow)])
def test_asked_to_end_by_the_system_it_ends_with_0(name: str, tmp_path: Path) -> None:
    systemd = listening(tmp_path / "notify")
    kiosk = start(tmp_path, NOTIFY_SOCKET=str(tmp_path / "notify"))
    try:
        assert systemd.recv(100).startswith(b"READY=1")
        kiosk.send_signal(getattr(signal, name))
        assert kiosk.wait(20) == 0
    finally:
        kiosk.kill()


def test_without_a_display_the_exit_code_asks_to_be_tried_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import pygame

    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    assert main(["--kiosk", "--data-dir", str(tmp_path)]) == 75
    assert "no display: nonsense" in capsys.readouterr().err


def test_a_wrong_kiosk_file_exits_2_with_file_and_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kiosk.toml"
    file.write_text("[idle]\nseconds = 1\n", "utf-8")
    with pytest.raises(SystemExit) as caught:
        main(["--kiosk-file", str(file), "--data-dir", str(tmp_path)])
    assert caught.value.code == 2
    assert f"{file}:2: idle.seconds" in capsys.readouterr().err


def test_without_a_pin_one_is_drawn_and_told(tmp_path: Path) -> None:
    kiosk = start(tmp_path)
    try:
        assert kiosk.stderr is not None
        told = kiosk.stderr.readline().decode()
        assert "no staff PIN; for this run it is" in told
    finally:
        kiosk.kill()
        kiosk.wait()


def test_kiosk_pin_prints_a_line_for_the_file() -> None:
    done = subprocess.run(
        [sys.executable, "main.py", "kiosk-pin", "--stdin"],
        cwd=ROOT,
        input="2468\n",
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0
    name, _, hashed = done.stdout.strip().partition(" = ")
    assert name == "pin"
    assert pin_matches("2468", hashed.strip('"'))


def test_kiosk_pin_says_so_when_there_is_nobody_to_ask() -> None:
    done = subprocess.run(
        [sys.executable, "main.py", "kiosk-pin"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        start_new_session=True,
    )
    assert done.returncode == 2
    assert "--stdin" in done.stderr
    assert "Traceback" not in done.stderr


def test_kiosk_pin_refuses_what_is_no_pin() -> None:
    done = subprocess.run(
        [sys.executable, "main.py", "kiosk-pin", "--stdin"],
        cwd=ROOT,
        input="abc\n",
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2
    assert "a PIN is 4 to 8 digits" in done.stderr
