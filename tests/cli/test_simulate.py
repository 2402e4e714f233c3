"""`simulate` plays what it is asked for, and says plainly why not."""

import json
import signal
from pathlib import Path
from typing import Any

import pytest

from game.cli import INTERRUPTED, main, simulate


@pytest.mark.parametrize(("edition", "players"), [("duel", 2), ("base", 4)])
def test_without_a_number_of_players_each_edition_has_its_usual_one(
    edition: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "--edition", edition, "--games", "1", "--bots", "random"]
    assert main(words) == 0
    assert capsys.readouterr().out.startswith(f"{edition}, {players} players: ")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--edition", "duel", "--players", "3"], "duel is for 2 players"),
        (["--edition", "base", "--players", "2"], "base is for 3 to 5 players"),
        (["--players", "0"], "classic is for 2 to 7 players"),
        (["--games", "0"], "--games must be at least 1"),
        (["--set", "draw"], "must be NAME=VALUE"),
        (["--set", "draw=10"], "draw: must be a number from 1 to 9"),
        (["--set", "fields=3"], "field_price: must be set to none"),
        (["--jobs", "0"], "--jobs must be at least 1"),
        (["--records", ""], "argument --records: must name a folder"),
        (["--bots", "easy,"], "unknown level ''"),
        (["--bots", "easy,easy,easy,easy,easy"], "5 bots for 4 seats"),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_reason(
    words: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match=r"^2$"):
        main(["simulate", *words])
    assert reason in capsys.readouterr().err


def played(words: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """What `--json` says, without times."""
    assert main(["simulate", "--json", *words]) == 0
    values: dict[str, Any] = json.loads(capsys.readouterr().out)
    return {name: values[name] for name in ("games", "actions", "bots")}


def test_games_and_records_are_the_same_with_any_number_of_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--edition", "base", "--bots", "easy,random", "--games", "9", "--rotate"]
    alone = played([*words, "--jobs", "1", "--records", str(tmp_path / "alone")], capsys)
    monkeypatch.setattr(simulate, "_TRIAL_SECONDS", 0.0)
    monkeypatch.setattr(simulate, "_WORTH_SECONDS", 0.0)
    monkeypatch.setattr(simulate, "_JOB_SECONDS", 0.02)
    shared = played([*words, "--jobs", "2", "--records", str(tmp_path / "shared")], capsys)
    assert shared == alone
    records = [
        {path.name: path.read_text("utf-8") for path in (tmp_path / folder).iterdir()}
        for folder in ("alone", "shared")
    ]
    assert len(records[0]) == 9
    assert records[0] == records[1]


def test_one_deal_says_little_about_the_next(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--edition", "duel", "--bots", "easy,random", "--games", "2", "--rotate"]
    bots = played(words, capsys)["bots"]
    low, high = bots[0]["win_share_ci95"]
    assert high - low > 0.6
    assert bots[0]["coins_ci95"] is None
    assert main(["simulate", *words]) == 0
    assert "unknown" in capsys.readouterr().out


@pytest.mark.usefixtures("listening")
def test_ctrl_c_ends_with_what_was_finished(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = simulate.Report.add

    def add(report: simulate.Report, *game: Any) -> None:
        real(report, *game)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(simulate.Report, "add", add)
    assert main(["simulate", "--bots", "random", "--games", "50", "--json"]) == INTERRUPTED
    assert json.loads(capsys.readouterr().out)["games"] == 1
