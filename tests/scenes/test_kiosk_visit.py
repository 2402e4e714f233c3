"""A kiosk as visitors meet it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.records.kiosk_file import Play
from game.rules import EDITIONS
from game.scenes.kiosk.attract import AttractScene
from game.scenes.kiosk.draft import KioskDraft, demonstration
from game.scenes.kiosk.idle import StillThereScene
from game.scenes.kiosk.start import KioskStartScene
from game.scenes.results import ResultsScene
from game.scenes.settings.scene import SettingsScene
from game.scenes.table.scene import TableScene
from game.texts import Texts
from tests.scenes.house import SIZES
from tests.scenes.kiosk_house import QUICK, KioskHouse, done_by_people, with_visitor

# -- the demonstration --------------------------------------------------------------------------


def test_computer_players_play_the_demonstration() -> None:
    house = KioskHouse()
    assert house.demonstrating
    before = house.top.match.lines  # type: ignore[attr-defined]
    house.run(8)
    assert house.top.match.lines > before + 4  # type: ignore[attr-defined]
    assert not house.top.match.humans  # type: ignore[attr-defined]


def test_nobody_is_told_in_the_demonstration_that_it_is_their_turn() -> None:
    house = KioskHouse()
    scene = house.top
    assert isinstance(scene, AttractScene)
    turns = 0
    for _ in range(2400):
        before = scene.picture.model.view.active
        house.frame()
        now = scene.picture.model.view.active
        turns += before != now == scene.state.viewer
        banner = scene.picture.staging.banner
        assert banner is None or banner.text != "Your turn"
        if turns == 2:
            return
    raise AssertionError("the turn never comes to the seat whose hand lies open")


def test_the_invitation_wanders() -> None:
    assert QUICK.attract.invite == 8
    house = KioskHouse(kiosk=replace(QUICK, attract=replace(QUICK.attract, invite=2.0)))
    scene = house.top
    assert isinstance(scene, AttractScene)
    places = []
    for _ in range(4):
        house.run(1)
        places.append(scene.invitation.box)
        assert house.loop.stage.screen.box.covers(scene.invitation.box)
        house.run(1)
    assert len({(box.x, box.y) for box in places}) == 4


def test_the_picture_moves_two_to_four_pixels_against_burn_in() -> None:
    house = KioskHouse(kiosk=replace(QUICK, attract=replace(QUICK.attract, shift_every=1.0)))
    shifts: list[tuple[int, int]] = []
    set_shift = house.loop.set_shift
    house.loop.set_shift = lambda dx, dy: (shifts.append((dx, dy)), set_shift(dx, dy))  # type: ignore[method-assign,func-returns-value,assignment]
    house.run(3.3)
    assert len(set(shifts)) == 3
    assert all(max(abs(dx), abs(dy)) == QUICK.attract.shift for dx, dy in shifts)
    house.begin_visit()
    assert shifts[-1] == (0, 0)


def test_one_demonstration_comes_after_the_other() -> None:
    house = KioskHouse()
    first = house.top
    assert isinstance(first, AttractScene)
    first.leave_for("results")
    house.run(0.3)
    second = house.top
    assert isinstance(second, AttractScene)
    assert second is not first
    assert second.match.seed != first.match.seed


def test_the_demonstration_is_silent_unless_the_house_wants_it() -> None:
    assert KioskHouse().home.settings.mute
    loud = replace(QUICK, attract=replace(QUICK.attract, sound=True))
    assert not KioskHouse(kiosk=loud).home.settings.mute


@pytest.mark.parametrize("where", ["touch", "mouse"])
def test_any_press_leaves_the_demonstration_and_is_swallowed(where: str) -> None:
    house = KioskHouse()
    x, y = 150, 350
    if where == "touch":
        house.touch_tap(x, y)
    else:
        house.tap(x, y)
    house.run(0.5)
    assert isinstance(house.top, KioskStartScene)
    assert not house.home.settings.mute


def test_a_demonstration_leaves_no_record(tmp_path: Path) -> None:
    house = KioskHouse(data_dir=tmp_path)
    house.run(5)
    assert house.home.store.games() == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_there_is_a_demonstration_of_every_edition(edition: str) -> None:
    for seed in range(6):
        setup = demonstration(Play(editions=(edition,)), 4, seed, Random(seed))
        assert setup.edition == edition
        setup.rules()


# -- the visit ----------------------------------------------------------------------------------


def test_two_touches_begin_a_game() -> None:
    house = KioskHouse()
    house.begin_visit()
    house.press("play")
    house.run(0.3)
    assert type(house.top) is TableScene


def test_no_name_is_asked_and_none_stands_in_the_record(tmp_path: Path) -> None:
    house = KioskHouse(data_dir=tmp_path)
    house.begin_visit()
    house.press("people 1")
    house.press("play")
    house.run(0.3)
    match = house.routes.playing
    assert match is not None
    assert [match.seats[seat].name for seat in match.humans] == ["Player 1", "Player 2"]
    assert house.home.settings.names == []


def test_only_what_the_house_allows_can_be_chosen() -> None:
    play = Play(editions=("base",), seats=(3, 4), levels=("easy", "hard"), people=1)
    house = KioskHouse(kiosk=replace(QUICK, play=play))
    house.begin_visit()
    names = {widget.name for widget in house.ui.root.walk() if widget.name}
    assert {"seats 0", "seats 1", "level 0", "level 1"} <= names
    assert not any(name.startswith(("edition", "people", "seats 2", "level 2")) for name in names)


@pytest.mark.parametrize("editions", [("classic",), ("duel",), ("base", "duel"), tuple(EDITIONS)])
@pytest.mark.parametrize("seats", [(2, 3, 4, 5, 6, 7), (4,), (2, 7), (3, 5)])
def test_every_choice_is_a_game_that_can_be_played(
    editions: tuple[str, ...], seats: tuple[int, ...]
) -> None:
    if not any(count in EDITIONS[edition] for edition in editions for count in seats):
        return
    draft = KioskDraft(Play(editions=editions, seats=seats))
    for players in draft.seat_numbers:
        for edition in draft.editions:
            draft.set_players(players)
            draft.set_edition(edition)
            draft.people = draft.most_people
            setup = draft.setup(Texts("en"), Random(1))
            assert setup.edition in editions
            assert setup.players in seats
            setup.rules()


def test_a_visitor_without_keys_cannot_ask_for_two_buttons() -> None:
    house = KioskHouse()
    house.begin_visit()
    house.open(SettingsScene(house.home, "controls"))
    names = {widget.name for widget in house.ui.root.walk()}
    assert "cooldown" in names
    assert "two_buttons" not in names


def test_settings_do_not_offer_the_window_and_are_not_kept(tmp_path: Path) -> None:
    house = KioskHouse(data_dir=tmp_path)
    house.begin_visit()
    house.press("settings")
    house.run(0.2)
    assert isinstance(house.top, SettingsScene)
    assert not [w for w in house.ui.root.walk() if w.name == "full_screen"]
    house.press("back")
    house.run(0.2)
    assert not (tmp_path / "settings.json").exists()


def test_after_a_game_a_visitor_can_only_play_again_or_choose_anew() -> None:
    from game.scenes.shots import ShotWish

    house = KioskHouse()
    house.begin_visit()
    house.loop.stage.clear(ResultsScene(house.home, ShotWish(players=3).finished(), 1))
    house.run(0.2)
    names = {widget.name for widget in house.ui.root.walk() if widget.name}
    assert {"again", "setup"} <= names
    assert "menu" not in names
    house.press("setup")
    house.run(0.3)
    assert isinstance(house.top, KioskStartScene)


def test_large_targets_take_a_touch_beside_what_is_drawn() -> None:
    house = KioskHouse()
    assert house.home.theme.shapes.target == pytest.approx(12 / 154 * 800)
    wide = replace(QUICK, picture=replace(QUICK.picture, width_mm=600.0))
    assert KioskHouse(kiosk=wide).home.theme.shapes.target == 48


@pytest.mark.parametrize("size", SIZES)
def test_the_controls_of_the_visitors_menu_are_twelve_millimetres(size: tuple[int, int]) -> None:
    house = KioskHouse(size)
    house.begin_visit()
    wanted = 12 / 154 * 800
    for widget in house.ui.root.walk():
        if widget.focusable:
            assert min(widget.hit_box.w, widget.hit_box.h) >= wanted - 4, widget.name


# -- gone ---------------------------------------------------------------------------------------


def test_somebody_who_has_gone_is_asked_and_then_the_demonstration_runs() -> None:
    house = KioskHouse()
    house.begin_visit()
    house.press("play")
    house.wait(58)
    assert type(house.top) is TableScene
    house.wait(4)
    assert isinstance(house.top, StillThereScene)
    house.wait(14)
    assert house.demonstrating


def test_a_touch_answers_the_question_and_does_nothing_else(tmp_path: Path) -> None:
    house = KioskHouse(data_dir=tmp_path)
    house.begin_visit()
    house.press("play")
    house.wait(62)
    assert isinstance(house.top, StillThereScene)
    match = house.routes.playing
    assert match is not None
    before = done_by_people(match)
    house.touch_tap(60, 430)
    assert type(house.top) is TableScene
    assert done_by_people(match) == before
    house.wait(58)
    assert type(house.top) is TableScene


def test_every_touch_begins_the_waiting_anew() -> None:
    house = KioskHouse()
    house.begin_visit()
    for _ in range(4):
        house.wait(50)
        house.touch_tap(790, 240)
        assert isinstance(house.top, KioskStartScene)


def test_the_next_visitor_finds_everything_as_the_house_has_it() -> None:
    house = KioskHouse(kiosk=with_visitor(speed="relaxed", text_size=125, volume=0.6))
    house.begin_visit()
    settings = house.home.settings
    settings.language, settings.speed, settings.text_size = "de", "instant", 150
    settings.master_volume, settings.left_handed, settings.reduced_motion = 0.0, True, True
    house.home.texts = house.home.speak("de")
    house.home.apply()
    house.wait(80)
    assert house.demonstrating
    house.begin_visit()
    settings = house.home.settings
    assert house.home.texts.language == "en"
    assert (settings.speed, settings.text_size, settings.master_volume) == ("relaxed", 125, 0.6)
    assert not settings.left_handed
    assert not house.home.theme.reduced_motion
    assert house.loop.text_scale == 1.25


def test_a_game_that_was_left_stays_in_its_file(tmp_path: Path) -> None:
    house = KioskHouse(data_dir=tmp_path)
    house.begin_visit()
    house.press("play")
    house.wait(80)
    assert house.demonstrating
    assert len(house.home.store.unfinished()) == 1


def test_the_demonstration_is_never_asked_whether_it_is_there() -> None:
    house = KioskHouse()
    for _ in range(100):
        house.frame(1.0)
    assert house.demonstrating
    assert len(house.loop.stage.scenes) == 1


def test_a_machine_that_stood_still_does_not_count_the_time() -> None:
    house = KioskHouse()
    house.begin_visit()
    house.frame(3600.0)
    house.run(0.2)
    assert isinstance(house.top, KioskStartScene)


# -- going on -----------------------------------------------------------------------------------


def names_in(house: KioskHouse) -> set[str]:
    return {widget.name for widget in house.ui.root.walk() if widget.name}


def test_a_game_that_was_left_for_the_menu_can_be_gone_on_with(tmp_path: Path) -> None:
    house = KioskHouse(data_dir=tmp_path)
    house.begin_visit()
    assert "continue" not in names_in(house)
    house.press("play")
    house.run(2)
    assert house.routes.playing is not None
    path = house.routes.playing.path
    house.routes.menu(house.loop.stage)
    house.run(0.3)
    house.press("continue")
    house.run(0.1)
    assert type(house.top) is TableScene
    assert house.routes.playing.path == path


def test_the_next_visitor_is_not_offered_a_strangers_game(tmp_path: Path) -> None:
    house = KioskHouse(data_dir=tmp_path)
    house.begin_visit()
    house.press("play")
    house.wait(80)
    assert house.demonstrating
    house.begin_visit()
    assert "continue" not in names_in(house)


def test_after_a_pulled_plug_the_players_can_go_on(tmp_path: Path) -> None:
    house = KioskHouse(data_dir=tmp_path)
    house.begin_visit()
    house.press("play")
    house.run(1)
    house.home.store.close()
    again = KioskHouse(data_dir=tmp_path)
    again.begin_visit()
    again.press("continue")
    again.run(0.1)
    assert type(again.top) is TableScene


def test_of_two_programs_on_one_folder_none_offers_what_was_played_at_the_other(
    tmp_path: Path,
) -> None:
    houses = [KioskHouse(data_dir=tmp_path) for _ in range(2)]
    for house in houses:
        house.begin_visit()
        house.press("play")
        house.run(0.5)
        if house is houses[0]:
            house.wait(80)
            assert house.demonstrating
    for house in houses:
        house.home.store.close()
    again = KioskHouse(data_dir=tmp_path)
    again.begin_visit()
    assert "continue" not in names_in(again)


def test_a_rubbish_note_of_the_game_is_nothing(tmp_path: Path) -> None:
    (tmp_path / "playing").write_bytes(b"\xff../../etc/passwd\n")
    house = KioskHouse(data_dir=tmp_path)
    house.begin_visit()
    assert "continue" not in names_in(house)
