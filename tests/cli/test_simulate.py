"""`simulate` plays what it is asked for, and says plainly why not."""

import pytest

from game.cli import main


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
