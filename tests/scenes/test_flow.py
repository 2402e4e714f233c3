"""From the menu to a game and back, with files that are kept, missing or broken."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.cli.crash import CrashHandler
from game.cli.shell import Plan
from game.kit.stage import Scene
from game.records.settings import load_settings
from game.scenes.boot import BootScene
from game.scenes.confirm import ConfirmScene, SorryScene
from game.scenes.curtain import CurtainScene
from game.scenes.draft import Wish
from game.scenes.menu import MenuScene
from game.scenes.parade import Marcher
from game.scenes.results import ResultsScene
from game.scenes.settings.scene import SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.shots import ShotWish
from game.scenes.table.scene import TableScene
from tests.scenes.house import House


def at_menu(**plan: object) -> House:
    house = House(**plan)  # type: ignore[arg-type]
    house.home.routes.menu(house.loop.stage)
    house.run(0.1)
    return house


def test_boot_ends_in_the_menu() -> None:
    house = House()
    house.open(BootScene(house.home, house.home.routes.menu))
    house.run(3.0)
    assert isinstance(house.top, MenuScene)


def test_boot_is_seen_before_the_rest_of_the_program_is_made() -> None:
    made: list[str] = []
    house = House()

    def make() -> Iterator[None]:
        made.append("a step")
        yield

    house.loop.stage.push(BootScene(house.home, house.home.routes.menu, make()))
    house.loop.frame(1 / 60)
    assert made == []
    for key in ("f1", "?", "escape"):
        house.key(key)
    house.run(3.0)
    assert made == ["a step"]
    assert isinstance(house.top, MenuScene)


def test_without_a_saved_game_there_is_nothing_to_continue(tmp_path: Path) -> None:
    house = at_menu(data_dir=tmp_path)
    assert not [w for w in house.ui.root.walk() if w.name == "entry play"]


def test_the_return_key_alone_leads_from_the_menu_into_a_game() -> None:
    house = at_menu()
    for _ in range(3):
        house.key("return")
        house.run(0.2)
    assert isinstance(house.top, TableScene)


def test_two_taps_lead_from_the_menu_into_a_game_that_can_be_continued(tmp_path: Path) -> None:
    house = at_menu(data_dir=tmp_path)
    house.press("entry cards")
    assert isinstance(house.top, SetupScene)
    house.press("play")
    assert isinstance(house.top, TableScene)
    view = house.top.match.view(None)
    house.home.routes.close()
    house.home.store.close()
    again = at_menu(data_dir=tmp_path)
    again.press("entry play")
    assert isinstance(again.top, TableScene)
    assert again.top.match.view(None) == view


def test_the_last_set_up_is_remembered(tmp_path: Path) -> None:
    house = at_menu(data_dir=tmp_path)
    house.press("entry cards")
    house.press("edition 1")
    house.press("play")
    settings, _ = load_settings(tmp_path)
    assert settings.last_setup is not None
    assert settings.last_setup["edition"] == "base"
    house.home.store.close()
    again = at_menu(data_dir=tmp_path)
    again.press("entry cards")
    assert isinstance(again.top, SetupScene)
    assert again.top.draft.edition == "base"


def test_flags_prepare_the_set_up() -> None:
    plan = Plan(size=(800, 480), fullscreen=False, wish=Wish("extended", 6, 5), sound=False)
    house = at_menu(plan=plan)
    house.press("entry cards")
    assert isinstance(house.top, SetupScene)
    draft = house.top.draft
    assert (draft.edition, draft.players, draft.seed) == ("extended", 6, 5)


def test_an_unreadable_saved_game_is_set_aside_with_a_message(tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    (games / "000001.bohn").write_text("this is no game\n", encoding="utf-8")
    house = at_menu(data_dir=tmp_path)
    assert isinstance(house.top, MenuScene)
    assert [path.name for path in (games / "set-aside").iterdir()] == ["000001.bohn"]


def test_a_folder_that_cannot_be_written_leaves_the_game_playable(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", encoding="utf-8")
    house = at_menu(data_dir=blocked)
    house.press("entry cards")
    house.press("play")
    assert isinstance(house.top, TableScene)
    assert house.top.match.trouble is not None


def test_settings_are_changed_by_keys_and_kept(tmp_path: Path) -> None:
    house = at_menu(data_dir=tmp_path)
    house.press("entry settings")
    assert isinstance(house.top, SettingsScene)
    house.press("tab sound")
    house.ui.focus_on(house.named("music_volume"))
    house.key("right")
    house.press("mute")
    house.key("escape")
    assert isinstance(house.top, MenuScene)
    settings, _ = load_settings(tmp_path)
    assert settings.mute
    assert settings.music_volume == pytest.approx(0.7)


def test_a_larger_text_is_seen_at_once(tmp_path: Path) -> None:
    house = at_menu(size=(1280, 720), data_dir=tmp_path)
    house.press("entry settings")
    house.ui.focus_on(house.named("text_size 2"))
    house.key("return")
    assert house.loop.stage.screen.text_scale == 1.5
    settings, _ = load_settings(tmp_path)
    assert settings.text_size == 150


def test_m_silences_everywhere_but_not_while_typing(tmp_path: Path) -> None:
    house = at_menu(data_dir=tmp_path)
    house.key("m")
    assert house.home.settings.mute
    house.press("entry cards")
    house.press("seat 0")
    house.press("name")
    house.key("m")
    assert house.home.settings.mute


def test_a_seat_becomes_a_person_with_a_typed_name() -> None:
    house = at_menu()
    house.press("entry cards")
    setup = house.top
    assert isinstance(setup, SetupScene)
    house.press("seat 1")
    house.press("who 0")
    assert setup.draft.chairs[1].human
    house.press("name")
    for _ in range(12):
        house.key("backspace")
    house.type("Līga")
    house.key("escape")
    assert setup.draft.chairs[1].name == "Līga"


def test_an_impossible_house_rule_bars_playing_and_says_why() -> None:
    house = at_menu()
    house.press("entry cards")
    setup = house.top
    assert isinstance(setup, SetupScene)
    setup.draft.change("left_out", tuple(range(11)))
    setup.rebuild()
    assert "kind of bean must stay" in house.named("play").why_not
    house.press("play")
    assert house.top is setup


@pytest.mark.parametrize(("press", "answer"), [("yes", True), ("no", False)])
def test_a_question_is_answered(press: str, answer: bool) -> None:
    house = House()
    answers: list[object] = []

    class Asker(Scene):
        def resume(self, result: object) -> None:
            answers.append(result)

    house.open(Asker())
    house.open(ConfirmScene(house.home, "Really?", "Yes", "No"))
    house.run(0.5)
    house.press(press)
    assert answers == [answer]


def test_a_curtain_is_lifted_by_its_button_alone() -> None:
    house = House()
    house.open([Scene(), house.home.routes.curtain("Ana", "child", (200, 100, 50))])
    house.key("escape")
    assert isinstance(house.top, CurtainScene)
    house.press("lift")
    assert not isinstance(house.top, CurtainScene)


def test_results_count_all_coins_and_name_the_winner() -> None:
    house = House()
    match = ShotWish(players=3).finished()
    house.open(ResultsScene(house.home, match))
    assert isinstance(house.top, ResultsScene)
    assert house.top.title().startswith("Counting")
    house.run(1.0)
    assert house.top.title().startswith("Counting")
    house.tap(400, 300)
    house.run(0.3)
    winner = match.view(None).winners
    assert winner is not None
    assert match.seats[winner[0]].name in house.top.title()
    house.press("menu")
    assert isinstance(house.top, MenuScene)


def test_a_mistake_in_a_scene_leads_back_to_the_menu_with_an_apology(tmp_path: Path) -> None:
    house = at_menu(data_dir=tmp_path)
    house.loop.on_crash = CrashHandler(house.shell)
    house.press("entry cards")
    house.press("play")

    class Broken(Scene):
        def update(self, dt: float) -> None:
            raise RuntimeError("a bean too many")

    house.open(Broken())
    house.run(0.2)
    assert isinstance(house.top, SorryScene)
    report = tmp_path / "reports" / "report-000001"
    assert "a bean too many" in (report / "report.txt").read_text(encoding="utf-8")
    assert (report / "record.bohn").is_file()
    house.run(0.4)
    house.press("all right")
    assert isinstance(house.top, MenuScene)
    assert [w for w in house.ui.root.walk() if w.name == "entry play"]


def test_a_tapped_bean_of_the_menu_jumps() -> None:
    house = at_menu()
    house.run(5.0)
    before = house.window.surface.copy()
    bean = next(w for w in house.ui.root.walk() if isinstance(w, Marcher))
    x, y = bean.box.center
    house.mouse_down(x, y)
    house.run(0.05)
    house.mouse_up(x, y)
    house.run(0.2)
    jumped = house.window.surface.subsurface((int(bean.box.x), int(bean.box.y), 60, 60))
    stood = before.subsurface((int(bean.box.x), int(bean.box.y), 60, 60))
    assert pygame.image.tobytes(jumped, "RGB") != pygame.image.tobytes(stood, "RGB")
