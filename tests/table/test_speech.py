"""What is said at the table can be read to its end, whatever its language and the text's size."""

import pytest

from game.rules import UNKNOWN
from game.rules.kinds import KINDS
from game.table.speech import Speech
from game.table.spots import Lot, Spot, box_of_spot
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


def test_a_bubble_leaves_the_place_free_where_deals_are_stamped() -> None:
    player = TablePlayer("classic", 4, seed=3, speed="instant")
    places = player.table.picture.places
    middle, _ = box_of_spot(places, Spot(Lot.CENTRE)).center
    for other in places.others:
        player.table.layer.say(other.seat, "Hand it over, it fits.", places)
        bubble = player.table.layer.bubbles.children[-1].box
        assert bubble.right <= middle - 40 or bubble.x >= middle + 40
