"""The level of computer players is changed in a running game: by every device, in every place."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from game.kit.layout import MIN_TARGET
from game.match import Match
from game.records.kiosk_file import Play
from game.scenes.difficulty import DifficultyScene
from game.scenes.pause import PauseScene
from game.scenes.shots import ShotWish
from game.texts import LANGUAGES
from tests.pilot.devices import Finger, Gamepad, Keyboard, Mouse, OneButton, OneDevice, TwoButtons
from tests.scenes.house import House, controls, cut_texts
from tests.scenes.kiosk_house import QUICK, KioskHouse

DEVICES = (Keyboard, Gamepad, OneButton, TwoButtons, Mouse, Finger)


def paused(
    match: Match | None = None, size: tuple[int, int] = (800, 480), language: str = "en"
) -> House:
    house = House(size, language=language)
    routes, playing = house.home.routes, match or ShotWish(turns=3).match()
    house.open([routes.table(playing), routes.pause(playing)])
    return house


def levels(match: Match) -> list[str]:
    return [seat.level for seat in match.seats if not seat.human]


def offers_difficulty(house: House) -> bool:
    assert isinstance(house.top, PauseScene)
    return any(widget.name == "difficulty" for widget in house.ui.root.walk())


@pytest.mark.parametrize("device", DEVICES)
def test_one_device_alone_changes_the_level_of_everybody(device: type[OneDevice]) -> None:
    player = device(seed=2)
    assert levels(player.match) == ["easy", "easy"]
    assert player.press("menu")
    player.run(0.2)
    assert player.press_in(player.front.root, "difficulty")
    player.run(0.2)
    assert isinstance(player.loop.stage.top, DifficultyScene)
    assert player.press_in(player.front.root, "level Everybody hard")
    player.run(0.2)
    assert player.press_in(player.front.root, "back")
    player.run(0.2)
    assert player.press_in(player.front.root, "entry 0")
    player.run(0.2)
    assert player.at_the_table
    assert levels(player.match) == ["hard", "hard"]
    assert [bot.level for bot in player.match.bots.values()] == ["hard", "hard"]


def test_each_can_have_its_own() -> None:
    match = ShotWish(turns=3).match()
    house, bots = paused(match), [seat.name for seat in match.seats if not seat.human]
    house.press("difficulty")
    house.press(f"level {bots[1]} expert")
    assert levels(match)[1] == "expert"
    assert levels(match)[0] == levels(match)[2] == "easy"


def test_the_game_goes_on_and_can_be_continued_at_the_level(tmp_path: Path) -> None:
    player = Mouse(seed=2)
    player.shell.home.store = type(player.shell.home.store).open(tmp_path)
    player.begin_in_the_menu()
    match = player.match
    player.press("menu")
    player.run(0.2)
    player.press_in(player.front.root, "difficulty")
    player.run(0.2)
    player.press_in(player.front.root, "level Everybody medium")
    player.run(0.2)
    player.shell.home.routes.menu(player.loop.stage)
    saved = player.shell.home.routes.saved()
    assert saved == match.path
    assert saved is not None
    player.shell.home.routes.resume(player.loop.stage, saved)
    again = player.shell.home.routes.playing
    assert again is not None
    assert set(levels(again)) == {"medium"}


def test_without_computer_players_there_is_nothing_to_choose() -> None:
    wish = ShotWish(turns=0)
    seats = [replace(seat, player="human", level="", character="") for seat in wish.seats()]
    match = Match.new(wish.match().rules, seats, 0, 1, None)
    assert not offers_difficulty(paused(match))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(800, 480), (720, 1280)])
def test_with_one_more_button_the_pause_panel_still_has_room(
    language: str, size: tuple[int, int]
) -> None:
    house = paused(size=size, language=language)
    shown = controls(house.ui)
    assert len(shown) == 6
    for widget in shown:
        assert house.loop.stage.screen.box.covers(widget.box), widget.name
        assert min(widget.box.w, widget.box.h) >= MIN_TARGET, widget.name
    for one, other in combinations(shown, 2):
        assert not one.box.overlaps(other.box)
    assert cut_texts(house.ui) == []


@pytest.mark.parametrize(
    ("house_levels", "offered"),
    [(("easy", "medium"), {"easy", "medium"}), (("hard",), None)],
)
def test_a_house_offers_no_level_but_its_own(
    house_levels: tuple[str, ...], offered: set[str] | None
) -> None:
    house = KioskHouse(kiosk=replace(QUICK, play=Play(levels=house_levels)))
    match = ShotWish(turns=3).match()
    routes = house.home.routes
    house.open([routes.table(match), routes.pause(match)])
    assert offers_difficulty(house) == (offered is not None)
    if offered is not None:
        house.press("difficulty")
        names = [w.name for w in house.ui.root.walk() if w.name.startswith("level ")]
        assert {name.split()[-1] for name in names} == offered
