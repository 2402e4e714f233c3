"""The replay by mouse, touch, keyboard and pad; with any eyes; on any record."""

from pathlib import Path

import pytest

from game.kit.layout import MIN_TARGET
from game.match.story import Story
from game.scenes.narrator import Narrator
from game.scenes.shelf.eyes import EyesScene
from game.scenes.shelf.replay import ReplayScene
from game.scenes.shelf.replay_reel import SPEEDS, Eyes, Reel
from game.table.model import TableModel
from tests.match.stories import story
from tests.scenes.house import House, controls, layouts, visible_box


def showing(
    tale: Story | None = None, at: int = 0, eyes: int | Eyes = 0, size: tuple[int, int] = (800, 480)
) -> House:
    house = House(size)
    house.open(ReplayScene(house.home, tale or story(), at, eyes))
    return house


def scene_of(house: House) -> ReplayScene:
    scene = house.top
    assert isinstance(scene, ReplayScene)
    return scene


def shows(house: House, at: int) -> bool:
    """Whether the picture is that of this place, once all has come to rest."""
    scene = scene_of(house)
    scene.presenter.finish()
    return scene.reel.at == at and scene.picture.model == TableModel.of(
        scene.story.view(at, scene.seat)
    )


def test_playing_runs_to_the_end_and_stops_there() -> None:
    tale = story("duel", 2, 7)
    house = showing(tale, tale.length - 40)
    house.press("play")
    assert scene_of(house).reel.playing
    for _ in range(200):
        house.run(1.0)
        if not scene_of(house).reel.playing:
            break
    assert shows(house, tale.length)
    assert not scene_of(house).reel.playing


def test_pressing_play_at_the_end_begins_anew() -> None:
    house = showing(at=story().length)
    house.press("play")
    assert scene_of(house).reel.at == 0
    assert scene_of(house).reel.playing


def test_a_seat_whose_eyes_are_borrowed_is_named_when_its_turn_comes() -> None:
    tale = story()
    turn = tale.turns[1]
    house = showing(tale, turn.at - 1, eyes=turn.seat)
    house.press("step")
    for _ in range(50):
        house.run(0.1)
        banner = scene_of(house).picture.staging.banner
        if banner is not None:
            break
    assert banner is not None
    assert banner.text == f"{tale.names[turn.seat]}'s turn"


def test_pause_stands_still() -> None:
    house = showing()
    house.press("play")
    house.run(3.0)
    house.press("play")
    house.run(2.0)
    at = scene_of(house).reel.at
    assert at > 0
    house.run(5.0)
    assert scene_of(house).reel.at == at


def test_steps_go_on_and_back() -> None:
    house, tale = showing(), story()
    first = tale.after(0)
    house.press("step")
    assert shows(house, first)
    house.press("step")
    assert shows(house, tale.after(first))
    house.press("step-back")
    assert shows(house, first)


def test_turns_are_jumped_over() -> None:
    house, tale = showing(), story()
    house.press("turn")
    house.press("turn")
    assert shows(house, tale.turns[2].at)
    house.press("turn-back")
    assert shows(house, tale.turns[1].at)


def test_keys_play_the_film() -> None:
    house, tale = showing(), story()
    for key, at in (
        ("right", tale.after(0)),
        ("left", 0),
        ("page down", tale.turns[1].at),
        ("end", tale.length),
        ("page up", tale.turns[-1].at),
        ("home", 0),
    ):
        house.key(key)
        assert shows(house, at), key
    house.key("space")
    assert scene_of(house).reel.playing
    house.key("p")
    assert not scene_of(house).reel.playing


def test_the_line_of_turns_is_tapped_dragged_and_moved_by_keys() -> None:
    house, tale = showing(), story()
    line = house.named("line").box
    house.touch_tap(line.right - 20, line.center[1])
    assert scene_of(house).reel.at > 0.9 * tale.length
    house.touch_drag((line.right - 20, line.center[1]), (line.x + 18, line.center[1]))
    assert scene_of(house).reel.at < 0.1 * tale.length
    house.tap(*line.center)
    at = scene_of(house).reel.at
    assert shows(house, at)
    assert 0.4 < at / tale.length < 0.6


def test_a_pad_reaches_every_button_and_plays() -> None:
    house = showing()
    reached = set()
    for _ in range(12):
        house.pad_hat(1, 0)
        house.pad_hat(0, 0)
        assert house.ui.focus is not None
        reached.add(house.ui.focus.name)
    assert {"back", "turn-back", "step-back", "play", "step", "turn"} <= reached | {"line"}
    house.ui.focus_on(house.named("play"))
    house.pad_button(0)
    assert scene_of(house).reel.playing


def test_tab_reaches_every_control() -> None:
    house = showing()
    reached = set()
    for _ in range(len(controls(house.ui)) + 1):
        house.key("tab")
        assert house.ui.focus is not None
        reached.add(house.ui.focus.name)
    assert reached == {widget.name for widget in controls(house.ui)}


def test_the_speed_goes_round() -> None:
    house = showing()
    seen = []
    for _ in range(3):
        seen.append(scene_of(house).reel.speed)
        house.press("speed")
    assert sorted(seen) == sorted(SPEEDS)
    assert scene_of(house).reel.speed == seen[0]


def test_other_eyes_are_chosen() -> None:
    house, at = showing(at=60), 60
    house.press("eyes")
    assert isinstance(house.top, EyesScene)
    house.run(0.4)
    house.press("eyes 2")
    assert scene_of(house).eyes == 2
    assert shows(house, at)
    for name, eyes in (("eyes 4", Eyes.ALL), ("eyes 5", Eyes.NOBODY)):
        house.press("eyes")
        house.run(0.4)
        house.press(name)
        assert scene_of(house).eyes is eyes
        assert shows(house, at)
    house.press("eyes")
    house.key("escape")
    assert scene_of(house).eyes is Eyes.NOBODY


@pytest.mark.parametrize("eyes", [1, Eyes.ALL, Eyes.NOBODY])
def test_the_log_tells_no_more_than_these_eyes_may_know(eyes: int | Eyes) -> None:
    house = showing(at=story().length, eyes=eyes)
    lines = scene_of(house).lines(story().length)
    drawn = [line for line in lines if " drew " in line]
    hidden = [line for line in drawn if " card" in line]
    assert drawn
    if eyes is Eyes.ALL:
        assert not hidden
    elif eyes is Eyes.NOBODY:
        assert hidden == drawn
    else:
        own = [line for line in drawn if line.startswith(story().names[1])]
        assert not set(own) & set(hidden)
        assert set(hidden) == set(drawn) - set(own)


def test_back_leaves() -> None:
    house = House()
    house.home.routes.menu(house.loop.stage)
    house.run(0.1)
    menu = house.top
    house.open(ReplayScene(house.home, story()))
    house.key("escape")
    assert house.top is menu


def test_a_window_that_is_dragged_keeps_the_place() -> None:
    house = showing(at=50, eyes=Eyes.ALL)
    house.press("play")
    for size in ((1111, 640), (600, 1000), (1920, 1080)):
        house.resize(size)
        house.run(0.3)
    assert scene_of(house).reel.at >= 50


def test_a_game_that_has_not_begun_can_be_looked_at(tmp_path: Path) -> None:
    tale = Story(story().seats, story().game(0), ())
    house = showing(tale)
    for name in ("step", "turn", "step-back", "turn-back", "play"):
        house.press(name)
    house.run(1.0)
    assert shows(house, 0)


SEATS = [("duel", 2), ("classic", 4), ("extended", 7)]


@pytest.fixture(scope="module", params=SEATS, ids=lambda seats: str(seats[1]))
def tale(request: pytest.FixtureRequest) -> Story:
    edition, players = request.param
    return story(edition, players, 3)


LAYOUTS = layouts()


@pytest.mark.parametrize(("size", "text_size"), LAYOUTS)
@pytest.mark.parametrize("eyes", [1, Eyes.ALL, pytest.param(Eyes.NOBODY, marks=pytest.mark.slow)])
def test_everything_can_be_touched_and_hides_no_hand(
    eyes: int | Eyes, size: tuple[int, int], text_size: int, tale: Story
) -> None:
    house = House(size, text_size)
    house.open(ReplayScene(house.home, tale, tale.length // 2, eyes))
    scene, screen = scene_of(house), house.loop.stage.screen.box
    places = scene.picture.places
    for widget in controls(house.ui):
        box = visible_box(widget)
        assert box is not None
        assert screen.covers(box, 0.5), widget.name
        assert min(box.w, box.h) >= MIN_TARGET - 0.5, widget.name
    shown = [places.deck, places.discard, *(other.panel for other in places.others)]
    if places.own is not None:
        shown += [places.hand, places.own.panel, *places.own.fields]
    widgets = [w for w in (*controls(house.ui), scene.layer.words, scene.layer.hands) if w.visible]
    for widget in widgets:
        assert not [box for box in shown if box.overlaps(widget.box.inset(1))], widget.name


def test_the_reel_waits_longer_where_there_is_more_to_see() -> None:
    reel = Reel(story())
    reel.play()
    waits: dict[bool, list[float]] = {True: [], False: []}
    while not reel.ended:
        waited = 0.0
        while not reel.due(0.05, quiet=True):
            waited += 0.05
        waits[bool(reel.at) and story().worth_a_stop(reel.at)].append(waited)
        reel.go(reel.at + 1)
    assert max(waits[False]) <= 0.5
    assert max(waits[True]) > 1.0


def test_the_reel_waits_for_the_picture() -> None:
    reel = Reel(story())
    reel.play()
    assert not reel.due(100.0, quiet=False)
    assert reel.due(100.0, quiet=True)


def test_what_is_watched_is_told_in_words() -> None:
    lines: list[str] = []
    house = showing()
    house.loop.on_frame = Narrator(house.home, house.loop.stage, lines.append)
    house.run(0.1)
    house.key("right")
    house.key("tab")
    for _ in range(12):
        if house.ui.focus is house.named("line"):
            break
        house.key("tab")
    told = "\n".join(lines)
    assert f"Turn 1 of {len(story().turns)}" in told
    assert story().names[story().turns[0].seat] in told
    assert "%" not in told
