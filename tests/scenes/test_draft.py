"""A set-up follows the rules of the editions and comes back as it was."""

from random import Random

import pytest

from game.bots import CHARACTERS
from game.rules import EDITIONS
from game.scenes.chair import ChairScene
from game.scenes.draft import Draft, Wish
from tests.scenes.house import House


def test_a_fresh_draft_can_be_played() -> None:
    setup = Draft().setup(Random(1))
    assert setup.rules().players == 4
    assert [seat.human for seat in setup.seats] == [True, False, False, False]


@pytest.mark.parametrize("players", range(2, 8))
def test_any_number_of_players_finds_an_edition(players: int) -> None:
    for edition in EDITIONS:
        draft = Draft()
        draft.set_edition(edition)
        draft.set_players(players)
        assert draft.error() is None
        assert draft.setup(Random(1)).rules().players == players


@pytest.mark.parametrize("edition", EDITIONS)
def test_any_edition_finds_its_number_of_players(edition: str) -> None:
    for players in range(2, 8):
        draft = Draft()
        draft.set_players(players)
        draft.set_edition(edition)
        assert draft.error() is None
        assert draft.edition == edition


def test_a_draft_comes_back_as_it_was() -> None:
    draft = Draft()
    draft.set_players(5)
    draft.chairs[1].human, draft.chairs[1].name = True, "Otto"
    draft.chairs[2].level = "random"
    draft.change("draw", 4)
    draft.start = 3
    again = Draft.remembered(draft.to_json())
    assert again.to_json() == draft.to_json()
    assert again.chairs[1].name == "Otto"
    assert again.settings == {"draw": 4}


def test_surprises_stay_surprises_and_are_all_different() -> None:
    draft = Draft()
    draft.set_players(7)
    characters = [seat.character for seat in draft.setup(Random(3)).seats[1:]]
    assert len(set(characters)) == 6
    assert all(character in CHARACTERS for character in characters)
    assert Draft.remembered(draft.to_json()).chairs[1].character == ""


def test_the_seed_is_for_one_game_only() -> None:
    draft = Draft()
    draft.follow(Wish(seed=99))
    assert draft.setup(Random(1)).seed == 99
    assert Draft.remembered(draft.to_json()).seed is None


def test_a_setting_that_is_the_editions_own_is_no_change() -> None:
    draft = Draft()
    draft.change("draw", 5)
    draft.change("draw", 3)
    assert draft.settings == {}


def test_other_fields_take_the_price_with_them() -> None:
    draft = Draft()
    draft.change("fields", 3)
    assert draft.error() is None
    assert draft.value("field_price") is None
    draft.change("fields", 2)
    assert draft.value("field_price") == 3


def test_an_impossible_setting_is_told() -> None:
    draft = Draft()
    draft.change("left_out", tuple(range(11)))
    error = draft.error()
    assert error is not None
    assert error.setting == "left_out"


@pytest.mark.parametrize("data", [None, 7, {}, {"edition": "poker", "seats": []}, {"seats": 3}])
def test_nonsense_gives_a_fresh_draft(data: object) -> None:
    assert Draft.remembered(data).to_json() == Draft().to_json()


def test_a_computer_that_becomes_a_person_gets_a_face_of_its_own() -> None:
    house, draft = House(), Draft()
    draft.players = 7
    for number in range(1, 7):
        house.open(ChairScene(house.home, draft, number))
        house.tap_on(house.named("who 0"))
        house.frame()
    faces = [chair.character or chair.name for chair in draft.seats()]
    assert all(chair.human for chair in draft.seats())
    assert len(set(faces)) == 7
