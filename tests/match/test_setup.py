"""The set-up of a game as a value, and the seats of a record."""

from pathlib import Path
from typing import Any

import pytest

from game.match import GameSetup, Match, Seat, SetupError
from game.records import Header, RecordWriter
from game.records.settings import Settings, load_settings, save_settings
from game.records.store import Store
from game.rules import rules_for
from tests.match.table import a_match, let_bots_play


def a_setup() -> GameSetup:
    """A set-up with everything in it."""
    seats = (Seat("Ana", colour=3), Seat("Otto", "bot", "easy", "haggler", 1), Seat("Mai"))
    return GameSetup("classic", seats, {"draw": 4, "left_out": ("cocoa",)}, 2, 99)


def test_a_set_up_survives_being_remembered(tmp_path: Path) -> None:
    save_settings(Settings(last_setup=a_setup().to_json()), tmp_path)
    settings, _ = load_settings(tmp_path)
    again = GameSetup.from_json(settings.last_setup)
    assert again.rules() == a_setup().rules()
    assert (again.seats, again.start, again.seed) == (a_setup().seats, 2, 99)


@pytest.mark.parametrize(
    "change",
    [
        {"edition": "poker"},
        {"edition": None},
        {"seats": []},
        {"seats": "three"},
        {"settings": {"draw": 99}},
        {"settings": []},
        {"start": 3},
        {"start": True},
        {"seed": "x"},
    ],
)
def test_a_set_up_that_cannot_be_played_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        GameSetup.from_json({**a_setup().to_json(), **change})
    with pytest.raises(SetupError):
        GameSetup.from_json(None)


def test_names_that_cannot_be_shown_are_made_so() -> None:
    seats = [{"name": "A\x00n\na\ud800"}, {"name": "x" * 500}, {"name": ""}, {"name": 7}, None]
    setup = GameSetup.from_json({"edition": "classic", "seats": seats})
    assert [seat.name for seat in setup.seats] == ["Ana", "x" * 40, "3", "4", "5"]
    Match.begin(setup, None)


def test_without_a_seed_every_game_is_another() -> None:
    setup = GameSetup("classic", a_setup().seats)
    assert Match.begin(setup, None).seed != Match.begin(setup, None).seed


def test_the_start_seat_comes_from_the_seed() -> None:
    setups = [GameSetup("classic", a_setup().seats, {}, None, seed) for seed in range(30)]
    starts = [Match.begin(setup, None).game.start for setup in setups]
    assert set(starts) == {0, 1, 2}
    assert starts == [Match.begin(setup, None).game.start for setup in setups]


def test_seats_are_the_same_after_going_on(tmp_path: Path) -> None:
    match = Match.begin(a_setup(), Store.open(tmp_path))
    assert match.path is not None
    again = Match.resume(match.path)
    assert (again.seats, again.seed, again.rules) == (match.seats, match.seed, match.rules)
    assert again.humans == [0, 2]


def test_a_name_that_no_file_can_hold_does_not_stop_a_game(tmp_path: Path) -> None:
    seats = (Seat("Ana\ud800"), Seat("\n"), Seat("Mai"))
    match = Match.begin(GameSetup("classic", seats), Store.open(tmp_path))
    assert match.trouble is None
    assert match.path is not None
    assert [seat.name for seat in Match.resume(match.path).seats] == ["Ana", "2", "Mai"]


def test_one_seat_for_each_player_is_needed() -> None:
    with pytest.raises(ValueError, match="2 seats where 3 play"):
        Match.new(rules_for("classic", 3), (Seat("A"), Seat("B")), 0, 1, None)


def test_a_record_of_another_program_without_seats_is_played_by_people(tmp_path: Path) -> None:
    rules = rules_for("classic", 3)
    path = tmp_path / "foreign.bohn"
    RecordWriter.create(path, Header(rules, 1, tuple(rules.full_deck()))).close()
    match = Match.resume(path)
    assert match.humans == [0, 1, 2]
    assert [seat.name for seat in match.seats] == ["1", "2", "3"]


def test_bots_that_are_not_known_here_are_played_by_others(tmp_path: Path) -> None:
    rules = rules_for("classic", 3)
    path = tmp_path / "foreign.bohn"
    seats = [{"name": "X", "player": "bot", "level": "godlike", "character": "cat"}] * 3
    header = Header(rules, 1, tuple(rules.full_deck()), None, {"seats": seats, "seed": "x"})
    RecordWriter.create(path, header).close()
    match = Match.resume(path)
    let_bots_play(match)
    assert match.over


def test_a_game_begun_with_a_seed_is_the_same_game() -> None:
    assert a_match(0, 3, seed=4).game.same_as(a_match(0, 3, seed=4).game)
    assert not a_match(0, 3, seed=4).game.same_as(a_match(0, 3, seed=5).game)
