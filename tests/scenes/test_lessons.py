"""What the coach says can be read, in every language and on the smallest screen."""

import pytest

from game.kit.layout import Box
from game.kit.widgets import Label
from game.scenes.learn.coach_widgets import CoachBubble
from game.scenes.learn.plan import LESSONS
from game.scenes.learn.reminders import REMINDERS
from game.scenes.learn.signs import Deed
from game.texts import LANGUAGES
from tests.scenes.house import House

LOG_BOX = Box(414, 51, 380, 98)
STATUS_BOX = Box(6, 2, 586, 48)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_fits_its_bubble_on_the_smallest_screen(language):
    house = House(language=language)
    house.open(house.home.routes.rules())
    bubble = CoachBubble(house.home, lambda: None, lambda: None)
    house.ui.root.add(bubble)
    (label,) = [child for child in bubble.children if isinstance(child, Label)]
    for lesson in (*LESSONS, *REMINDERS):
        words = house.home.texts.say(lesson.says, name="Oma Frieda")
        reading = lesson.deed is Deed.READ
        bubble.place(STATUS_BOX if "asked" in lesson.key else LOG_BOX)
        bubble.say(words, lesson.mood, reading, lesson.key == "hello")
        assert words
        assert not label.cut, words


def test_lessons_have_different_keys():
    keys = [lesson.key for lesson in (*LESSONS, *REMINDERS)]
    assert len(set(keys)) == len(keys)
