"""Kept games: found in the list, watched, reviewed, gone on with, and exchanged."""

from datetime import date
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.cli.shell import Plan
from game.kit.brush import TextStyle
from game.kit.layout import MIN_TARGET
from game.kit.widgets import Button
from game.match import Match
from game.match.code import Deal, code_of, deal_of
from game.match.daily import daily_deal
from game.records.exchange import EXPORTS, IMPORTS
from game.records.store import Store
from game.rules import rules_for
from game.scenes.draft import Draft
from game.scenes.menu import MenuScene
from game.scenes.results import ResultsScene
from game.scenes.setup import SetupScene
from game.scenes.shelf.code_entry import CodeScene
from game.scenes.shelf.history import STATISTICS, HistoryScene
from game.scenes.shelf.kept_game import KeptGameScene
from game.scenes.shelf.replay import ReplayScene
from game.scenes.shelf.review import DEALS, POINTS, ReviewScene
from game.scenes.shots import ShotWish
from game.scenes.table.scene import TableScene
from game.texts import LANGUAGES
from tests.match.stories import finished, play, seats, story
from tests.scenes.house import House, controls, cut_texts

BESIDE_WORDS = 58.0
"""Of a menu entry's width, for its picture and the gaps."""


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """A finished game and one that goes on, as files' contents by name."""
    folder = tmp_path_factory.mktemp("games")
    store = Store.open(folder)
    for turns, seed in ((10_000, 4), (3, 5)):
        match = play(Match.new(rules_for("classic", 3), seats(3), 0, seed, store), turns)
        match.close()
    contents = {path.name: path.read_bytes() for path in store.games()}
    store.close()
    return contents


@pytest.fixture
def data_dir(tmp_path: Path, games: dict[str, bytes]) -> Path:
    """A data folder with both."""
    folder = tmp_path / "data"
    (folder / "games").mkdir(parents=True)
    for name, content in games.items():
        (folder / "games" / name).write_bytes(content)
    return folder


def at_menu(data_dir: Path | None, today: date | None = None) -> House:
    plan = Plan(
        size=(800, 480),
        fullscreen=False,
        data_dir=data_dir,
        sound=False,
        today=None if today is None else lambda: today,
    )
    house = House(plan=plan)
    house.home.routes.menu(house.loop.stage)
    house.run(0.1)
    return house


def in_list(data_dir: Path) -> House:
    house = at_menu(data_dir)
    house.press("entry chart")
    assert isinstance(house.top, HistoryScene)
    return house


def toasts(house: House) -> str:
    return house.ui.notes.toast_text or ""


def drop(house: House, path: Path) -> None:
    house.post(pygame.DROPFILE, file=str(path))
    house.run(0.1)


def test_without_games_there_is_no_entry_for_them(tmp_path: Path) -> None:
    house = at_menu(tmp_path)
    assert not [w for w in house.ui.root.walk() if w.name == "entry chart"]


def test_a_finished_game_is_watched(data_dir: Path) -> None:
    house = in_list(data_dir)
    house.press("game 000001")
    assert isinstance(house.top, KeptGameScene)
    house.run(0.4)
    house.press("watch")
    assert isinstance(house.top, ReplayScene)
    assert house.top.story.view(house.top.story.length, None).over
    house.key("escape")
    house.key("escape")
    assert isinstance(house.top, HistoryScene)


def test_a_finished_game_is_reviewed(data_dir: Path) -> None:
    house = in_list(data_dir)
    house.press("game 000001")
    house.run(0.4)
    house.press("review")
    assert isinstance(house.top, ReviewScene)


def test_a_game_that_is_not_finished_is_gone_on_with(data_dir: Path) -> None:
    house = in_list(data_dir)
    house.press("game 000002")
    house.run(0.4)
    house.press("continue")
    assert isinstance(house.top, TableScene)
    assert house.top.match.path == data_dir / "games" / "000002.bohn"


def test_many_games_are_turned_over_page_by_page(data_dir: Path) -> None:
    finished_game = (data_dir / "games" / "000001.bohn").read_bytes()
    for number in range(3, 46):
        (data_dir / "games" / f"{number:06}.bohn").write_bytes(finished_game)
    house = at_menu(data_dir)
    house.open(HistoryScene(house.home))

    def shown() -> list[int]:
        names = [w.name for w in house.ui.root.walk() if w.name.startswith("game ")]
        return [int(name.removeprefix("game ")) for name in names]

    seen = shown()
    for _ in range(2):
        house.ui.focus_on(house.named("older"))
        house.key("return")
        seen += shown()
    assert seen == list(range(45, 0, -1))


def test_a_file_that_is_no_record_is_left_out_of_the_list(data_dir: Path) -> None:
    (data_dir / "games" / "000003.bohn").write_text("nothing\n", encoding="utf-8")
    house = at_menu(data_dir)
    house.open(HistoryScene(house.home))
    named = [w.name for w in house.ui.root.walk() if w.name.startswith("game ")]
    assert named == ["game 000002", "game 000001"]


def test_a_record_that_went_bad_in_the_middle_is_told_of(data_dir: Path) -> None:
    path = data_dir / "games" / "000001.bohn"
    path.write_bytes(path.read_bytes().replace(b'"do": "reveal"', b'"do": "revile"', 1))
    house = in_list(data_dir)
    house.press("game 000001")
    house.run(0.4)
    house.press("watch")
    assert isinstance(house.top, KeptGameScene)
    assert "000001.bohn" in toasts(house)
    assert "line" in toasts(house)


def test_a_copy_goes_out_and_the_person_is_told_where(data_dir: Path) -> None:
    house = in_list(data_dir)
    house.press("game 000001")
    house.run(0.4)
    house.press("export")
    copies = list((data_dir / EXPORTS).iterdir())
    assert len(copies) == 1
    assert str(copies[0]) in toasts(house)


def test_games_wait_in_a_folder_and_come_in(data_dir: Path, games: dict[str, bytes]) -> None:
    house = in_list(data_dir)
    house.press("import")
    assert str(data_dir / IMPORTS) in toasts(house)
    fresh = games["000002.bohn"].replace(b'"name": "Ole"', b'"name": "Eva"')
    (data_dir / IMPORTS / "a.bohn").write_bytes(fresh)
    (data_dir / IMPORTS / "b.bohn").write_bytes(b"nothing\n")
    house.run(6.0)
    house.press("import")
    assert (data_dir / "games" / "000003.bohn").read_bytes() == fresh
    assert [w for w in house.ui.root.walk() if w.name == "game 000003"]


def test_a_file_dropped_on_the_window_comes_in(
    data_dir: Path, games: dict[str, bytes], tmp_path: Path
) -> None:
    dropped = tmp_path / "dropped.bohn"
    dropped.write_bytes(games["000001.bohn"].replace(b'"name": "Ole"', b'"name": "Eva"'))
    house = in_list(data_dir)
    drop(house, dropped)
    assert [w for w in house.ui.root.walk() if w.name == "game 000003"]
    assert "1 game" in toasts(house)


@pytest.mark.parametrize("content", [b"", b"{}\n", b"\x00\xff", b'{"record": 1}\n'])
def test_a_bad_file_dropped_anywhere_changes_nothing(
    content: bytes, data_dir: Path, tmp_path: Path
) -> None:
    dropped = tmp_path / "dropped.bohn"
    dropped.write_bytes(content)
    house = at_menu(data_dir)
    drop(house, dropped)
    assert "dropped.bohn" in toasts(house)
    assert len(list((data_dir / "games").glob("*.bohn"))) == 2


def test_dropping_a_game_that_is_here_says_so(data_dir: Path) -> None:
    house = at_menu(data_dir)
    drop(house, data_dir / "games" / "000001.bohn")
    assert "number 1" in toasts(house)


def test_statistics_are_counted_and_shown(data_dir: Path) -> None:
    house = in_list(data_dir)
    house.press("part 1")
    house.run(1.0)
    statistics = house.home.statistics
    assert statistics is not None
    assert statistics.games() == 1
    told = " ".join(w.text for w in house.ui.root.walk())
    assert "1 game counted" in told
    assert "won 1 of 3" in told


def test_statistics_without_games_say_what_to_do(tmp_path: Path) -> None:
    house = at_menu(tmp_path)
    house.open(HistoryScene(house.home, STATISTICS), 0.5)
    assert "Nothing yet" in " ".join(w.text for w in house.ui.root.walk())


def test_the_results_lead_to_the_replay_and_to_the_review() -> None:
    house = House()
    house.open(ResultsScene(house.home, finished(), 1))
    house.press("watch")
    assert isinstance(house.top, ReplayScene)
    house.key("escape")
    house.press("review")
    assert isinstance(house.top, ReviewScene)
    house.key("escape")
    assert isinstance(house.top, ResultsScene)


def test_the_review_is_worked_out_while_one_waits() -> None:
    house = House()
    house.open(ReviewScene(house.home, story()))
    scene = house.top
    assert isinstance(scene, ReviewScene)
    assert scene.review is None
    for _ in range(300):
        house.run(0.1)
        if scene.review is not None:
            break
    assert scene.review is not None
    assert [w for w in house.ui.root.walk() if w.name == "part 0"]


@pytest.mark.parametrize(("part", "name"), [(POINTS, "point"), (DEALS, "made"), (DEALS, "missed")])
def test_one_tap_leads_from_the_review_to_the_place_in_the_replay(part: int, name: str) -> None:
    house = House((720, 1280))
    scene = ReviewScene(house.home, story(), part)
    scene.work_out()
    house.open(scene)
    review = scene.review
    assert review is not None
    found = [w for w in house.ui.root.walk() if w.name.startswith(f"{name} ")]
    places = {
        "point": [swing.at - 1 for swing in review.swings],
        "made": [review.made[seat].at - 1 for seat in sorted(review.made)],
        "missed": [review.missed[seat].at for seat in sorted(review.missed)],
    }
    assert len(found) == len(places[name]) > 0
    house.ui.focus_on(found[-1])
    house.key("return")
    assert isinstance(house.top, ReplayScene)
    assert house.top.reel.at == places[name][-1]


def test_every_sentence_of_a_review_names_a_turn_and_people() -> None:
    house = House()
    scene = ReviewScene(house.home, story(), DEALS)
    scene.work_out()
    house.open(scene)
    sentences = [w.text for w in house.ui.root.walk() if w.name.startswith(("made ", "missed "))]
    assert sentences
    for sentence in sentences:
        assert sentence.startswith("Turn ")
        assert any(name in sentence for name in story().names)
        assert "{" not in sentence


def test_a_duel_is_reviewed_without_deals() -> None:
    house = House()
    scene = ReviewScene(house.home, story("duel", 2, 7), POINTS)
    scene.work_out()
    house.open(scene)
    assert not [w for w in house.ui.root.walk() if w.name == "part 2"]


def test_a_typed_code_sets_the_game_up() -> None:
    deal = Deal("extended", 5, 4711, {"draw": 2})
    house = House()
    house.open(SetupScene(house.home))
    house.press("code")
    assert isinstance(house.top, CodeScene)
    house.run(0.4)
    house.press("code")
    house.type(code_of(deal).lower())
    house.key("return")
    setup = house.top
    assert isinstance(setup, SetupScene)
    assert (setup.draft.edition, setup.draft.players, setup.draft.seed) == ("extended", 5, 4711)
    assert setup.draft.settings == {"draw": 2}
    house.press("play")
    assert isinstance(house.top, TableScene)
    assert house.top.match.seed == 4711


def test_a_code_is_typed_by_touch_alone() -> None:
    code = code_of(Deal("classic", 4, 99))
    house = House()
    draft = Draft()
    house.open([SetupScene(house.home), CodeScene(house.home, draft)], 0.5)
    for letter in [*code.replace("-", ""), "Z"]:
        house.touch_tap(*house.center(house.named(f"key {letter}")))
    house.touch_tap(*house.center(house.named("rub out")))
    house.touch_tap(*house.center(house.named("use")))
    assert isinstance(house.top, SetupScene)
    assert draft.code() == code


@pytest.mark.parametrize(
    ("typed", "told"), [("", "first"), ("ABC", "no game code"), ("U", "no I, L, O or U")]
)
def test_a_wrong_code_is_told_of_and_changes_nothing(typed: str, told: str) -> None:
    house = House()
    draft = Draft()
    house.open([SetupScene(house.home), CodeScene(house.home, draft)], 0.5)
    house.press("code")
    house.type(typed)
    house.press("use")
    assert isinstance(house.top, CodeScene)
    assert told in " ".join(w.text for w in house.ui.root.walk())
    assert draft.seed is None


def test_pause_and_results_show_the_code_of_the_game() -> None:
    house = House((1280, 720))
    match = ShotWish(players=3, seed=77).match()
    house.open([house.home.routes.table(match), house.home.routes.pause(match)])
    told = next(w.text for w in house.ui.root.walk() if w.text.startswith("Game code: "))
    deal = deal_of(told.removeprefix("Game code: "))
    assert (deal.edition, deal.players, deal.seed) == ("classic", 3, 77)
    house.open(ResultsScene(house.home, finished(), 2))
    told = next(w.text for w in house.ui.root.walk() if w.text.startswith("Game code: "))
    assert deal_of(told.removeprefix("Game code: ")).seed == finished().seed


def test_the_deal_of_the_day_is_dealt(tmp_path: Path) -> None:
    day = date(2026, 11, 30)
    house = at_menu(tmp_path, day)
    house.press("entry star")
    assert isinstance(house.top, TableScene)
    match = house.top.match
    assert match.seed == daily_deal(day).seed
    assert match.humans
    other = at_menu(tmp_path / "other", day)
    other.press("entry star")
    assert isinstance(other.top, TableScene)
    assert [seat.name for seat in other.top.match.seats] == [seat.name for seat in match.seats]


def test_without_a_date_there_is_no_deal_of_the_day(tmp_path: Path) -> None:
    house = at_menu(tmp_path)
    assert isinstance(house.top, MenuScene)
    assert not [w for w in house.ui.root.walk() if w.name == "entry star"]


def test_a_game_dropped_on_the_table_or_on_a_replay_comes_in(
    data_dir: Path, games: dict[str, bytes], tmp_path: Path
) -> None:
    dropped = tmp_path / "dropped.bohn"
    house = in_list(data_dir)
    house.press("game 000002")
    house.run(0.4)
    house.press("watch")
    assert isinstance(house.top, ReplayScene)
    dropped.write_bytes(games["000001.bohn"].replace(b'"name": "Ole"', b'"name": "Eva"'))
    drop(house, dropped)
    house.key("escape")
    house.run(0.4)
    house.press("continue")
    assert isinstance(house.top, TableScene)
    dropped.write_bytes(games["000001.bohn"].replace(b'"name": "Ole"', b'"name": "Mia"'))
    drop(house, dropped)
    assert len(house.home.store.games()) == 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(800, 480), (720, 1280)])
def test_a_full_menu_has_room_for_all_its_entries(
    size: tuple[int, int], language: str, data_dir: Path
) -> None:
    day = date(2026, 11, 30)
    plan = Plan(
        size=size,
        fullscreen=False,
        data_dir=data_dir,
        sound=False,
        language=language,
        today=lambda: day,
    )
    house = House(plan=plan)
    house.home.routes.menu(house.loop.stage)
    house.run(0.1)
    shown = controls(house.ui)
    assert {"entry play", "entry star", "entry chart"} <= {widget.name for widget in shown}
    for widget in shown:
        assert min(widget.box.w, widget.box.h) >= MIN_TARGET - 0.01, widget.name
    for one, other in combinations(shown, 2):
        assert not one.box.overlaps(other.box), f"{one.name} overlaps {other.name}"
    entries = [widget for widget in shown if isinstance(widget, Button) and widget.size]
    brush = house.ui.brush
    for entry in entries:
        letters = TextStyle(entry.size, brush.theme.colors.ink)
        for word in entry.text.split():
            assert brush.text_width(word, letters) <= entry.box.w - BESIDE_WORDS, word
    assert cut_texts(house.ui) == []
