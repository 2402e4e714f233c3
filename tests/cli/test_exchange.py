"""`export` and `import` on the command line."""

from pathlib import Path

import pytest

from game.cli import main
from game.records.store import Store
from game.rules import rules_for
from tests.play import save


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    """A data folder with two games."""
    folder = tmp_path / "data"
    (folder / "games").mkdir(parents=True)
    save(folder / "games" / "000001.bohn", rules_for("classic", 3), 1)
    save(folder / "games" / "000002.bohn", rules_for("duel", 2), 2)
    return folder


def export(data_dir: Path, *words: str) -> int:
    return main(["export", "--data-dir", str(data_dir), *words])


def test_all_games_go_out(data_dir: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert export(data_dir) == 0
    copies = [Path(line) for line in capsys.readouterr().out.splitlines()]
    assert [copy.parent.name for copy in copies] == ["exports", "exports"]
    assert all(copy.is_file() for copy in copies)


def test_one_game_goes_out_to_a_folder_of_choice(data_dir: Path, tmp_path: Path) -> None:
    assert export(data_dir, "2", "--out", str(tmp_path / "stick")) == 0
    assert [copy.name for copy in (tmp_path / "stick").iterdir()] == ["duel-2-000002.bohn"]


def test_a_game_that_is_not_there_is_wrong_usage(data_dir: Path) -> None:
    with pytest.raises(SystemExit) as stopped:
        export(data_dir, "7")
    assert stopped.value.code == 2


def test_a_folder_without_games_is_wrong_usage(tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as stopped:
        export(tmp_path)
    assert stopped.value.code == 2


def test_an_empty_folder_of_games_is_told_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "games").mkdir()
    with pytest.raises(SystemExit) as stopped:
        export(tmp_path)
    assert stopped.value.code == 2
    assert "there are no games in" in capsys.readouterr().err


def test_a_damaged_game_stays_and_the_others_go_out(
    data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (data_dir / "games" / "000001.bohn").write_text("broken\n", encoding="utf-8")
    assert export(data_dir) == 1
    told = capsys.readouterr()
    assert "000001.bohn:1" in told.err
    assert len(told.out.splitlines()) == 1


def test_games_come_in_and_bad_files_are_named(
    data_dir: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.bohn"
    bad.write_text("{}\n", encoding="utf-8")
    good = data_dir / "games" / "000001.bohn"
    fresh = tmp_path / "fresh"
    code = main(["import", str(good), str(bad), "--data-dir", str(fresh)])
    told = capsys.readouterr()
    assert code == 1
    assert "bad.bohn:1" in told.err
    assert [Path(line).name for line in told.out.splitlines()] == ["000001.bohn"]
    assert (fresh / "games" / "000001.bohn").read_bytes() == good.read_bytes()


def test_nothing_comes_in_while_the_game_is_open(
    data_dir: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    open_store = Store.open(data_dir)
    save(tmp_path / "any.bohn", rules_for("base", 3), 3)
    with pytest.raises(SystemExit) as stopped:
        main(["import", str(tmp_path / "any.bohn"), "--data-dir", str(data_dir)])
    assert stopped.value.code == 2
    assert "the game is open" in capsys.readouterr().err
    open_store.close()


def test_what_is_no_record_is_told_so_while_the_game_is_open(
    data_dir: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    open_store = Store.open(data_dir)
    shopping = tmp_path / "shopping.txt"
    shopping.write_text("eggs\n", encoding="utf-8")
    assert main(["import", str(shopping), "--data-dir", str(data_dir)]) == 1
    told = capsys.readouterr().err
    assert "shopping.txt:1: this is not a game record" in told
    assert "open" not in told
    open_store.close()


def test_a_file_of_another_sort_is_called_by_its_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ana,\n", encoding="utf-8")
    assert main(["verify", str(letter)]) == 2
    told = capsys.readouterr().out.splitlines()[0]
    assert told.startswith(f'{letter}:1: this is not a game record: line 1 begins with "Dear Ana,"')
    with pytest.raises(SystemExit) as stopped:
        main(["--replay", str(letter)])
    assert stopped.value.code == 2
    assert "this is not a game record" in capsys.readouterr().err
