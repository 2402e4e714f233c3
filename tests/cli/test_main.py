"""The command line's own manners."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game import VERSION
from game.cli import COMMANDS, main, module_of

ROOT = Path(__file__).parents[2]


def test_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["verify", "--version"])
    assert caught.value.code == 0
    assert capsys.readouterr().out.strip() == VERSION


@pytest.mark.parametrize(
    "words",
    [["verify"], ["verify", "--wat", "x"], ["bench", "--engin"], ["bench", "--seconds", "nan"]],
)
def test_wrong_usage_exits_2_with_usage(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(words)
    assert caught.value.code == 2
    assert "usage: main.py" in capsys.readouterr().err


def test_every_command_has_its_file() -> None:
    for name in COMMANDS:
        module = module_of(name)
        assert callable(module.add_arguments)
        assert callable(module.run)


def test_help_shows_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--help"])
    assert caught.value.code == 0
    shown = capsys.readouterr().out
    for name, what in COMMANDS.items():
        assert name in shown
        assert what in shown


def test_a_command_without_pictures_does_not_load_pygame() -> None:
    code = (
        "import sys; from game.cli import main; "
        "code = main(['verify', 'tests/cases/setup-duel.bohn']); "
        "sys.exit(code or 'pygame' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, timeout=60).returncode == 0


@pytest.mark.slow
def test_bench_prints_its_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--engine", "--seconds", "0.05", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games_per_second"] > 0
    assert figures["copy_us"] > 0
    assert figures["calibration_million_per_second"] > 0
