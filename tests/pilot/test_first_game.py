"""The first game, from "Hello" to its end, by doing what the coach shows."""

import pytest

from game.rules.events import FieldBought, TradeMade
from game.scenes.learn.plan import LESSONS
from game.table.paint_middle import tag_of
from game.table.targets import Target, What
from tests.pilot.learner import (
    GamepadLearner,
    KeyboardLearner,
    Learner,
    Learning,
    OneButtonLearner,
    TwoButtonsLearner,
)

MAY_STAY_UNSAID = {"no-takers", "free-answer", "over"}


@pytest.fixture(scope="module")
def by_mouse():
    learner = Learner()
    learner.learn("over")
    return learner


def test_the_first_game_is_learned_with_the_mouse(by_mouse):
    assert {lesson.key for lesson in LESSONS} - set(by_mouse.lessons) <= MAY_STAY_UNSAID
    assert by_mouse.learning.match.over


def test_the_learner_who_follows_the_coach_wins(by_mouse):
    assert by_mouse.learning.match.view(0).winners == (0,)


def test_the_learner_traded_in_three_ways_gave_a_gift_and_bought_a_field(by_mouse):
    events = list(by_mouse.learning.match.history.events())
    mine = [e for e in events if isinstance(e, TradeMade) and 0 in (e.seat, e.from_)]
    assert any(not trade.paid for trade in mine)
    assert len(mine) >= 4
    assert any(isinstance(event, FieldBought) and event.seat == 0 for event in events)


def test_nothing_of_the_first_game_is_left_in_the_store(by_mouse):
    assert by_mouse.learning.match.path is None


@pytest.mark.slow
def test_the_first_game_is_learned_with_fingers_on_a_tall_screen():
    learner = Learner(size=(720, 1280), touch=True)
    learner.learn()
    assert learner.through


@pytest.mark.slow
@pytest.mark.parametrize(
    "learner_type", [KeyboardLearner, GamepadLearner, OneButtonLearner, TwoButtonsLearner]
)
def test_the_first_game_is_learned_with_one_device_alone(learner_type: type[Learning]):
    learner = learner_type()
    learner.learn()
    assert learner.through
    assert {lesson.key for lesson in LESSONS} - set(learner.lessons) <= MAY_STAY_UNSAID
    learner.go_on()


def test_the_first_real_game_has_hints_and_easy_players():
    learner = Learner()
    learner.point(*learner.learning.bubble.skip.box.center)
    learner.run(0.2)
    assert learner.through
    top = learner.loop.stage.top
    learner.shell.home.settings.hints = False
    learner.press_in(top.ui.root, "real")
    learner.run(0.2)
    match = learner.table.match
    assert learner.shell.home.settings.hints
    assert [seat.level for seat in match.seats] == ["", "easy", "easy", "easy"]


def test_the_first_game_is_repeated_and_left_at_any_time():
    learner = Learner()
    learner.learn("turn-up")
    learner.key("escape")
    learner.run(0.2)
    learner.press_in(learner.loop.stage.top.ui.root, "yes")
    learner.run(0.2)
    menu = learner.loop.stage.top
    learner.press_in(menu.ui.root, "entry help")
    learner.run(0.2)
    assert learner.lesson == "hello"


class TestOtherDeeds:
    def test_are_welcome(self):
        learner = Learner()
        learner.plant_by_dragging()
        learner.run(0.1)
        assert learner.learning.match.game.fields[0][0][1] == 3
        assert learner.learning.bubble.text == "Good idea, that works, too!"

    def test_that_spoil_the_lesson_are_held_back_once(self):
        learner = Learner()
        learner.learn("bid")
        learner.press("done")
        assert learner.learning.match.game.up
        assert learner.learning.bubble.text.startswith("Wait a moment")
        learner.run(4)
        learner.press("done")
        learner.press("sheet-done-yes")
        assert "done" not in learner.lessons
        learner.run(1)
        assert learner.lesson in ("rest", "again-stuck", "")

    def test_undo_is_met_kindly(self):
        learner = Learner()
        learner.learn("coins")
        learner.press("undo")
        assert learner.learning.bubble.text == "Taken back. Try again!"


class TestTheBubble:
    def test_takes_a_touch_on_its_words_as_next(self):
        learner = Learner()
        box = learner.learning.bubble.box
        learner.point(box.x + box.w * 0.4, box.center[1])
        learner.run(0.2)
        assert learner.lesson == "goal"

    @pytest.mark.parametrize("size", [(800, 480), (720, 1280)])
    def test_lets_no_touch_through_to_what_lies_below(self, size):
        learner = Learner(size=size)
        learner.learn("plant")
        table, box = learner.learning, learner.learning.bubble.box
        for part in (0.1, 0.4, 0.7, 0.97):
            learner.point(box.x + box.w * part, box.center[1])
            learner.run(0.2)
            assert learner.loop.stage.top is table
        assert learner.lesson == "plant"


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])
def test_the_arrow_leaves_the_mark_of_the_front_card_in_sight(size):
    learner = Learner(size=size)
    learner.learn("plant")
    mark = tag_of(learner.learning.picture.box_of(Target(What.HAND, 0)))
    assert learner.learning.pointers.boxes[0].covers(mark)
    assert learner.learning.pointers.arrow.bottom <= mark.y + 2


@pytest.mark.parametrize(
    "size", [(800, 480), pytest.param((1280, 720), marks=pytest.mark.slow), (720, 1280)]
)
def test_the_arrow_covers_no_words_of_the_coach_or_the_table(size):
    learner = Learner(size=size)
    pointed = 0
    while not learner.through:
        table = learner.learning
        if table.pointers.boxes:
            pointed += 1
            for words in (table.bubble.box, table.picture.places.status):
                assert not table.pointers.arrow.overlaps(words), learner.lesson
        learner.follow()
    assert pointed > 20
