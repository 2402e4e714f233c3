"""What is said at the table can be read to its end, whatever its language and the text's size."""

import pytest

from game.rules import UNKNOWN
from game.rules.kinds import KINDS
from game.table.speech import Speech
from game.texts import LANGUAGES, Texts
from game.texts.voices import VOICES, spoken_of
from tests.pilot.player import TablePlayer

LONGEST = 12


def longest(language: str) -> list[str]:
    """The longest that computer players say."""
    texts = Texts(language)
    names = [spoken_of(texts, kind) for kind in range(len(KINDS)) if kind != UNKNOWN]
    name = max(names, key=len)
    every = {
        texts.say(words, kind=name)
        for voice in VOICES.values()
        for some in voice.values()
        for words in some
    }
    return sorted(every, key=len)[-LONGEST:]


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_said_is_cut(language: str, text_size: int) -> None:
    player = TablePlayer("classic", 7, seed=3, speed="instant")
    home = player.shell.home
    home.settings.text_size = text_size
    home.apply()
    player.run(0.2)
    table = player.table
    for words in longest(language):
        table.layer.say(3, words, table.picture.places)
        speech = table.layer.bubbles.children[-1]
        assert isinstance(speech, Speech)
        assert not speech.cut, words
        assert table.stage.screen.box.covers(speech.box)
