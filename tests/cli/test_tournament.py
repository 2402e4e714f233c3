"""`tournament` plays every level against every other, and writes what came of it."""

from pathlib import Path

import pytest

from game.cli import main


def test_every_level_meets_every_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--levels", "random,easy", "--edition", "base", "--players", "3", "--games", "3"]
    assert main(["tournament", *words, "--jobs", "2", "--out", str(tmp_path)]) == 0
    table = capsys.readouterr().out
    rows = table.splitlines()[2:]
    assert [row.split("  ")[0] for row in rows] == [
        "random against 2 × easy",
        "easy against 2 × random",
        "2 × random against 1 × easy",
    ]
    assert (tmp_path / "table.txt").read_text("utf-8") == table
    plot = (tmp_path / "plot.svg").read_text("utf-8")
    assert all(row.split("  ")[0] in plot for row in rows)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--levels", "easy"], "--levels needs two or more different levels"),
        (["--levels", "easy,clever"], "unknown level 'clever'"),
        (["--games", "0"], "--games and --jobs must be at least 1"),
        (["--out", ""], "argument --out: must name a folder"),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_reason(
    words: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match=r"^2$"):
        main(["tournament", *words])
    assert reason in capsys.readouterr().err
