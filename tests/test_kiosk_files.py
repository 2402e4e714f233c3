"""What stands in `assets/kiosk`: the unit, the session, the installation, the example."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from game.bots import LEVELS
from game.records.kiosk_file import Kiosk, load_kiosk
from game.texts import LANGUAGES

ROOT = Path(__file__).parents[1]
FILES = ROOT / "assets" / "kiosk"


def staged(tmp_path: Path) -> Path:
    """The installation written below a folder."""
    root = tmp_path / "root"
    subprocess.run(
        ["sh", str(FILES / "install.sh")],
        env={**os.environ, "ROOT": str(root)},
        check=True,
        capture_output=True,
        timeout=60,
    )
    return root


def unit(root: Path) -> str:
    return (root / "etc/systemd/system/bohnanza.service").read_text("utf-8")


def test_the_example_has_every_setting_with_its_default() -> None:
    example = load_kiosk(FILES / "kiosk.toml", list(LANGUAGES), LEVELS)
    assert example == Kiosk()
    text = (FILES / "kiosk.toml").read_text("utf-8")
    for section in Kiosk.__slots__:
        assert f"[{section}]" in text
        for name in type(getattr(Kiosk(), section)).__slots__:
            assert re.search(rf"(?m)^{name} = .*#", text), f"{section}.{name} has its comment"


@pytest.mark.skipif(shutil.which("sh") is None, reason="no shell here")
def test_the_installation_writes_what_it_says_and_keeps_a_changed_file(tmp_path: Path) -> None:
    root = staged(tmp_path)
    assert os.access(root / "opt/bohnanza/assets/kiosk/session.sh", os.X_OK)
    assert (root / "opt/bohnanza/main.py").is_file()
    assert not (root / "opt/bohnanza/tests").exists()
    mine = root / "data/bohnanza/kiosk.toml"
    mine.write_text("# mine\n", "utf-8")
    staged(tmp_path)
    assert mine.read_text("utf-8") == "# mine\n"


@pytest.mark.skipif(shutil.which("sh") is None, reason="no shell here")
def test_the_scripts_are_short_and_clean() -> None:
    for script in ("install.sh", "session.sh"):
        text = (FILES / script).read_text("utf-8")
        assert len(text.splitlines()) < 70, "it can be read in a minute"
        subprocess.run(["sh", "-n", str(FILES / script)], check=True)


@pytest.mark.skipif(shutil.which("sh") is None, reason="no shell here")
def test_the_session_starts_the_kiosk_with_its_file(tmp_path: Path) -> None:
    root = staged(tmp_path)
    python = root / "opt/bohnanza/venv/bin/python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\necho "$@"\n', "utf-8")
    python.chmod(0o755)
    data = root / "data/bohnanza"
    done = subprocess.run(
        [str(root / "opt/bohnanza/assets/kiosk/session.sh")],
        env={**os.environ, "BOHNANZA_DATA": str(data), "BOHNANZA_CAGE": "no"},
        check=True,
        capture_output=True,
        text=True,
        timeout=20,
    )
    assert f"--kiosk --data-dir {data} --kiosk-file {data}/kiosk.toml" in done.stdout


@pytest.mark.skipif(shutil.which("sh") is None, reason="no shell here")
def test_the_session_ends_as_the_game_ended_whatever_cage_says(tmp_path: Path) -> None:
    root = staged(tmp_path)
    python, cage = root / "opt/bohnanza/venv/bin/python", tmp_path / "bin/cage"
    for path, text in ((python, "exit 75"), (cage, 'shift 2; "$@"; exit 0')):
        path.parent.mkdir(parents=True)
        path.write_text(f"#!/bin/sh\n{text}\n", "utf-8")
        path.chmod(0o755)
    done = subprocess.run(
        [str(root / "opt/bohnanza/assets/kiosk/session.sh")],
        env={
            **os.environ,
            "BOHNANZA_DATA": str(root),
            "PATH": f"{cage.parent}:{os.environ['PATH']}",
        },
        capture_output=True,
        timeout=20,
    )
    assert done.returncode == 75


def test_the_unit_restarts_always_and_is_watched() -> None:
    text = (FILES / "bohnanza.service").read_text("utf-8")
    wanted = (
        "Type=notify",
        "Restart=always",
        "RestartPreventExitStatus=0 2",
        "WatchdogSec=10",
        "TTYPath=/dev/tty1",
        "Conflicts=getty@tty1.service",
        "StandardInput=tty-fail",
    )
    for line in wanted:
        assert f"\n{line}\n" in text


@pytest.mark.skipif(
    shutil.which("systemd-analyze") is None or shutil.which("sh") is None,
    reason="systemd-analyze is not installed",
)
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    root = staged(tmp_path)
    _stage_systems_own_units(root)
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", f"--root={root}", "bohnanza.service"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert "bohnanza" not in done.stderr


def _stage_systems_own_units(root: Path) -> None:
    """The units that every system has, so that those the service names are found."""
    for folder in ("/usr/lib/systemd/system", "/lib/systemd/system"):
        if Path(folder).is_dir():
            target = root / "usr/lib/systemd/system"
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copytree(folder, target, symlinks=True, dirs_exist_ok=True)
            return
