"""Narration: everything that has the focus or happens is a line of text."""

import os
from pathlib import Path

import pytest

from game.cli import UsageError
from game.cli.narration import Lines
from game.scenes.menu import MenuScene
from game.scenes.narrator import Narrator
from game.scenes.settings.scene import SettingsScene
from game.scenes.shots import ShotWish
from tests.pilot.devices import Keyboard
from tests.scenes.house import House, controls


def narrated(house: House) -> list[str]:
    lines: list[str] = []
    house.loop.on_frame = Narrator(house.home, house.loop.stage, lines.append)
    return lines


def test_titles_focus_and_values_are_told() -> None:
    house = House()
    lines = narrated(house)
    house.open([MenuScene(house.home), SettingsScene(house.home, "sound")])
    assert "Settings" in lines
    house.key("tab")
    house.ui.focus_on(house.named("mute"))
    house.frame()
    assert lines[-1] == "Silence (key M): Off"
    house.key("return")
    assert lines[-1] == "Silence (key M): On"
    house.ui.focus_on(house.named("music_volume"))
    house.key("right")
    assert lines[-1] == "Music: 70 %"


def test_the_pause_panel_has_a_title_and_sentences_end_once() -> None:
    house = House()
    lines = narrated(house)
    match = ShotWish().match()
    house.open([house.home.routes.table(match), house.home.routes.pause(match)])
    told = next(line for line in lines if line.startswith("Pause"))
    assert "there is no folder for it. Game code" in told
    assert ".." not in told


def test_every_control_of_the_settings_says_something() -> None:
    house = House()
    for tab in ("display", "sound", "motion", "play", "controls", "language"):
        house.open([MenuScene(house.home), SettingsScene(house.home, tab)])
        lines = narrated(house)
        house.key("tab")
        for widget in controls(house.ui):
            house.ui.focus_on(widget)
            before = len(lines)
            house.frame()
            assert len(lines) > before or lines[-1], widget.name


def test_seats_faces_and_colours_of_a_new_game_are_told_in_words() -> None:
    house = House()
    lines = narrated(house)
    house.open(house.home.routes.setup())
    house.key("tab")
    for name, told in (("seat 0", "Ana: Person"), ("seat 1", "Surprise: Computer: Easy")):
        house.ui.focus_on(house.named(name))
        house.frame()
        assert lines[-1] == told
    house.press("seat 0")
    house.key("tab")
    for name, told in (("face grandmother", "Oma Frieda"), ("colour 2", "Colour: 3")):
        house.ui.focus_on(house.named(name))
        house.frame()
        assert lines[-1] == told


def test_at_the_table_cards_fields_and_people_are_told() -> None:
    house = House()
    lines = narrated(house)
    house.open(house.home.routes.table(ShotWish().match()))
    house.key("tab")
    for name in ("hand-0--1", "field-0--1", "seat-0-1", "deck-0--1"):
        house.ui.focus_on(house.named(name))
        house.frame()
    told = " / ".join(lines)
    assert "your front card" in told
    assert "Your field 1" in told
    assert "in hand" in told


def test_captions_are_not_told_a_second_time_and_let_refusals_pass() -> None:
    player = Keyboard(seed=3)
    player.shell.home.settings.captions = True
    lines: list[str] = []
    player.loop.on_frame = Narrator(player.shell.home, player.loop.stage, lines.append)
    for _ in range(40):
        player.move()
    happened = [line for line in player.table.log.since(0) if " planted a" in line]
    assert happened
    assert [line for line in lines if " planted a" in line] == happened
    assert any("no field can take it" in line for line in lines)


def test_a_whole_turn_is_told_line_by_line() -> None:
    player = Keyboard(seed=3)
    lines: list[str] = []
    player.loop.on_frame = Narrator(player.shell.home, player.loop.stage, lines.append)
    for _ in range(40):
        player.move()
    told = " / ".join(lines)
    assert "planted" in told
    assert "Turned up" in told
    assert all("\n" not in line for line in lines)


def test_groups_are_told_when_the_light_reaches_them() -> None:
    house = House()
    lines = narrated(house)
    house.home.settings.two_buttons = True
    house.home.apply_hands()
    house.open(house.home.routes.table(ShotWish().match()))
    for _ in range(8):
        house.key("space")
    groups = [line for line in lines if line.startswith("Group of ")]
    assert len(groups) >= 6
    assert len(set(groups)) > 2
    assert any("your front card" in group for group in groups)
    assert max(map(len, groups)) < 300


def test_the_coach_is_told() -> None:
    house = House()
    lines = narrated(house)
    house.home.routes.course.begin(house.loop.stage)
    house.run(0.2)
    house.key("n")
    house.run(0.2)
    told = " / ".join(lines)
    assert "In five minutes you will know how to play Bohnanza." in told
    assert "Collect many beans of one kind" in told


def test_lines_are_in_the_file_at_once(tmp_path: Path) -> None:
    path = tmp_path / "told.txt"
    lines = Lines(str(path))
    lines.write("Đậu đỏ")
    assert path.read_text("utf-8") == "Đậu đỏ\n"
    lines.close()


def test_a_reader_that_goes_away_stops_nothing(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    lines = Lines(str(path))
    lines.write("nobody reads yet")
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    lines.write("first")
    assert os.read(reader, 100) == b"first\n"
    os.close(reader)
    for _ in range(3):
        lines.write("gone")
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    lines.write("back")
    assert os.read(reader, 100) == b"back\n"
    os.close(reader)
    lines.close()


def test_a_file_that_cannot_be_is_told_before_the_game(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot write"):
        Lines(str(tmp_path / "no" / "such" / "folder"))
