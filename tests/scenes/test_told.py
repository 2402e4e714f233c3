"""What waits to be told is told in sentences: on the screen, and on the terminal."""

import logging
from pathlib import Path

import pygame
import pytest

from game.records.store import Store
from game.scenes.menu import MenuScene
from tests.scenes.house import House


def test_a_second_program_is_told_of_in_a_sentence_everywhere(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    first = Store.open(tmp_path)
    house = House(data_dir=tmp_path)
    with caplog.at_level(logging.WARNING):
        house.open(MenuScene(house.home))
    sentence = "The game is open twice. This one keeps its games apart."
    assert house.ui.notes.toast_text == sentence
    assert caplog.messages == [f"{sentence} [{tmp_path / 'games-2'}]"]
    first.close()


def test_a_wrong_setting_is_told_of_with_its_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{\n"speed": "warp"\n}\n', encoding="utf-8")
    house = House(data_dir=tmp_path)
    with caplog.at_level(logging.WARNING):
        house.open(MenuScene(house.home))
    assert caplog.messages[0].endswith(f"[{path}:2: speed]")
    assert "wrong value" in caplog.messages[0]


def test_a_dropped_file_that_is_no_record_is_called_so_while_the_game_is_open_twice(
    tmp_path: Path,
) -> None:
    first = Store.open(tmp_path / "data")
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ana,\n", encoding="utf-8")
    house = House(data_dir=tmp_path / "data")
    house.open(house.home.routes.setup(), 30)
    house.post(pygame.DROPFILE, file=str(letter))
    house.run(0.1)
    assert house.home.messages[-1] == "This is not the record of a game: letter.txt"
    first.close()
