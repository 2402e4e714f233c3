"""The light bulb at the table: from what the asking seat knows, in words, at the right place."""

from __future__ import annotations

from game.match.counsel import Counsel
from game.rules import Plant
from game.texts import Texts, advice
from tests.pilot.player import TablePlayer
from tests.pilot.test_first_game import Learner


def hinted(player: TablePlayer) -> str:
    player.key("h")
    player.run(0.2)
    return player.table.ui.notes.bubble_text or player.table.hints.said


def test_a_hint_says_what_to_plant_and_points_at_it():
    player = TablePlayer("classic", 4, speed="normal")
    player.run(6)
    assert "Plant the front card here" in hinted(player)
    assert player.table.hints.box_of("bulb") is not None


def test_the_hint_goes_away_with_the_next_touch():
    player = TablePlayer("classic", 4)
    hinted(player)
    player.point(400, 300)
    assert not [w for w in player.table.layer.walk() if type(w).__name__ == "Pointers"]


def test_what_the_hint_advises_is_legal():
    player = TablePlayer("classic", 4, seed=9)
    for _ in range(60):
        if player.finished:
            break
        view = player.match.view(0)
        counsel = Counsel(view)
        while not counsel.step():
            pass
        if counsel.hint is not None and counsel.hint.action is not None:
            assert view.why_not(counsel.hint.action) is None
        player.move()


def test_the_first_hint_of_a_game_is_to_plant_the_front_card():
    player = TablePlayer("classic", 4, seed=2)
    counsel = Counsel(player.match.view(0))
    while not counsel.step():
        pass
    assert counsel.hint is not None
    assert isinstance(counsel.hint.action, Plant)


def test_without_hints_the_rules_stand_in_the_place_of_the_bulb():
    player = TablePlayer("classic", 4)
    assert player.table.hints.box_of("bulb") is not None
    player.shell.home.settings.hints = False
    player.table.refresh()
    assert player.table.hints.box_of("bulb") is None
    assert player.table.hints.box_of("book") is not None


def test_an_open_offer_tells_what_it_is_worth():
    learner = Learner()
    learner.learn("asked")
    scene = learner.learning
    scene.hinting = True  # type: ignore[misc]
    scene.refresh()
    assert scene.picture.marks.status.startswith("Worth about +")
    scene.hinting = False  # type: ignore[misc]
    scene.refresh()
    assert not scene.picture.marks.status.startswith("Worth")


def test_sums_are_written_as_in_the_language():
    assert advice.signed(Texts("en"), 812) == "+0.8"
    assert advice.signed(Texts("de"), -1250) == "−1,2"
    assert advice.signed(Texts("en"), 20) == "±0.0"
