"""A thousand damaged records, settings and kiosk files: each gives a message with file and line,
or is read; none gives a trace. The default run tries some of them, the slow one all."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from game.bots import LEVELS
from game.cli import main
from game.records import RecordError, read_record
from game.records.exchange import ExchangeCode, ExchangeError, import_game
from game.records.kiosk_file import KioskError, load_kiosk
from game.records.settings import FILE, Settings, load_settings, save_settings
from game.records.shelf import shelf_entry
from game.records.store import Store
from game.rules import rules_for
from game.texts import LANGUAGES, Texts
from tests.damage import damaged
from tests.play import save

ROOT = Path(__file__).parents[1]
HOW_MANY = pytest.mark.parametrize("many", [60, pytest.param(1000, marks=pytest.mark.slow)])


def short_record(folder: Path) -> bytes:
    """The beginning of a game, with undo lines in it."""
    save(folder / "whole.bohn", rules_for("classic", 4), 3, undo_every=7)
    return b"".join((folder / "whole.bohn").read_bytes().splitlines(keepends=True)[:40])


@HOW_MANY
def test_damaged_records_are_verified_or_named_with_their_line(
    many: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, chance, path, named = short_record(tmp_path), Random(1), tmp_path / "x.bohn", 0
    for _ in range(many):
        path.write_bytes(damaged(whole, chance))
        code = main(["verify", str(path)])
        told = capsys.readouterr()
        first = told.out.splitlines()[0]
        assert code in (0, 1, 2)
        assert told.err == ""
        if code:
            named += 1
            assert re.match(rf"{re.escape(str(path))}:[1-9][0-9]*: .", first), first
    assert named > many / 2


@HOW_MANY
def test_damaged_records_are_taken_in_or_refused_with_their_line(many: int, tmp_path: Path) -> None:
    whole, chance, source = short_record(tmp_path), Random(2), tmp_path / "x.bohn"
    refused: list[ExchangeError] = []
    unshown: list[RecordError] = []
    for _ in range(many):
        source.write_bytes(damaged(whole, chance))
        store = Store.open(tmp_path / "data")
        try:
            read_record(import_game(source, store)).path.unlink()
        except ExchangeError as error:
            refused.append(error)
        try:
            shelf_entry(source)
        except RecordError as error:
            unshown.append(error)
        store.close()
    assert len(refused) > many / 2
    assert all(error.line > 0 and str(source) in str(error) for error in refused)
    assert {error.code for error in refused} <= {ExchangeCode.UNREADABLE, ExchangeCode.NO_RECORD}
    assert all(error.line == 1 for error in unshown)


@HOW_MANY
def test_damaged_settings_are_read_or_named_with_their_line(many: int, tmp_path: Path) -> None:
    changed = Settings(speed="fast", names=["Ana", "Jānis"], last_setup={"edition": "base"})
    assert save_settings(changed, tmp_path) is None
    whole, chance, path = (tmp_path / FILE).read_bytes(), Random(3), tmp_path / FILE
    told = 0
    for _ in range(many):
        for old in tmp_path.iterdir():
            old.unlink()
        path.write_bytes(damaged(whole, chance))
        settings, notices = load_settings(tmp_path)
        told += bool(notices)
        for notice in notices:
            assert notice.path == path
            assert notice.line > 0 or not _has_a_line(path)
            for language in LANGUAGES:
                assert Texts(language).notice(notice.code.value, notice.path, notice.detail)
        assert save_settings(settings, tmp_path) is None
    assert told > many / 3


def _has_a_line(path: Path) -> bool:
    """Whether what is wrong stands in one line: not where the file is another thing altogether."""
    for candidate in (path.with_name(FILE + ".unreadable"), path):
        if candidate.exists():
            try:
                values = json.loads(candidate.read_bytes())
            except RecursionError:
                return False
            except ValueError:
                return True
            return isinstance(values, dict) and type(values.get("settings", 1)) is int
    return True


@HOW_MANY
def test_damaged_kiosk_files_are_read_or_named_with_their_line(many: int, tmp_path: Path) -> None:
    whole = (ROOT / "assets" / "kiosk" / "kiosk.toml").read_bytes()
    chance, path = Random(4), tmp_path / "kiosk.toml"
    errors: list[KioskError] = []
    for _ in range(many):
        path.write_bytes(damaged(whole, chance))
        try:
            load_kiosk(path, list(LANGUAGES), LEVELS)
        except KioskError as error:
            errors.append(error)
    assert len(errors) > many / 3
    for error in errors:
        assert error.line > 0 or "deeply" in error.reason
        assert str(error).startswith(f"{path}:{error.line}: " if error.line else f"{path}: ")
        assert "\n" not in str(error)


def test_the_program_refuses_a_damaged_kiosk_file_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "kiosk.toml"
    path.write_text('[idle]\nseconds = "soon"\n', "utf-8")
    with pytest.raises(SystemExit) as caught:
        main(["--kiosk", "--kiosk-file", str(path), "--data-dir", str(tmp_path / "data")])
    assert caught.value.code == 2
    assert f"{path}:2: idle.seconds" in capsys.readouterr().err
