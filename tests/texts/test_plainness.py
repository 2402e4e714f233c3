"""Words that are easily read: short lines, no shouting, plain left edges where they are many."""

import pytest

from game.cli.shot import all_shots
from game.kit.widgets import Label, Ui
from game.scenes.shots import ShotWish
from tests.scenes.house import House
from tests.texts.messages import msgids
from tools.build_locale import LOCALE, read_po

LONGEST = 80
WORDY = (
    "rules",
    "rules-all",
    "rules-search",
    "almanac",
    "settings-play",
    "settings-controls",
    "setup",
    "log",
    "learned",
    "review",
    "history",
)


def test_no_sentence_is_all_in_capitals() -> None:
    said = list(msgids())
    for path in LOCALE.glob("*.po"):
        said += [form for message in read_po(path)[1].values() for form in message.forms]
    for words in said:
        loud = [word for word in words.split() if len(word) > 3 and word.isupper()]
        assert len(loud) < 3, words
    assert len(said) > 1000


@pytest.mark.parametrize(
    ("language", "size"),
    [
        ("de", (1280, 720)),
        pytest.param("de", (1920, 1080), marks=pytest.mark.slow),
        pytest.param("en", (1280, 720), marks=pytest.mark.slow),
        pytest.param("en", (1920, 1080), marks=pytest.mark.slow),
    ],
)
def test_no_line_of_a_text_is_longer_than_the_eye_follows(
    language: str, size: tuple[int, int]
) -> None:
    shots, looked = all_shots(), 0
    for name in WORDY:
        house = House(size, language=language)
        house.open(shots[name].make(house.home, ShotWish()), 0.3)
        for label in paragraphs(house.ui):
            assert longest_line(house.ui, label) <= LONGEST, (name, label.text)
            looked += 1
    assert looked > 5


def paragraphs(ui: Ui) -> list[Label]:
    """Labels that have room for more than one line."""
    return [w for w in ui.root.walk() if isinstance(w, Label) and len(w.text) > LONGEST]


def longest_line(ui: Ui, label: Label) -> int:
    """Letters in the longest line of a label as it is drawn."""
    spec = ui.brush.spec(label.style)
    width = ui.brush.screen.px(label.box.w)
    return max(map(len, ui.brush.fonts.wrap(label.text, spec.face, spec.px, width)))
