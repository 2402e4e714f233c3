"""Whole games with one device alone, from the menu to the results and back to the menu."""

import pytest

from tests.pilot.devices import Finger, Gamepad, Keyboard, Mouse, OneButton, OneDevice, TwoButtons

SHORT = {"exhaustions": 1}


@pytest.mark.slow
def test_a_whole_game_is_played_with_the_keyboard_alone():
    player = Keyboard(seed=3, **SHORT)
    play_through(player)


@pytest.mark.slow
def test_a_whole_game_is_played_with_a_gamepad_alone():
    player = Gamepad(seed=4, **SHORT)
    play_through(player)


@pytest.mark.slow
def test_a_whole_game_is_played_with_one_button_alone():
    player = OneButton(seed=5, **SHORT)
    play_through(player)


@pytest.mark.slow
def test_a_whole_game_is_played_with_two_buttons_alone():
    player = TwoButtons(seed=5, **SHORT)
    play_through(player)


@pytest.mark.parametrize("player_type", [Keyboard, Gamepad, OneButton, TwoButtons, Mouse, Finger])
def test_the_way_from_the_menu_into_a_game_takes_one_device(player_type: type[OneDevice]):
    player = player_type(seed=2)
    player.begin_in_the_menu()


def play_through(player: OneDevice) -> None:
    player.play(most_seconds=20_000)
    assert player.finished
    player.back_to_the_menu()
