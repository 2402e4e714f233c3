"""How computer players say it: sentences for each reason in three voices.

`warm`, `sharp` and `dry` are the voices of the characters. Each voice has at least six sentences
for each reason, in English so far; other languages use the plain sentences of `game.texts.talk`.
"""

import re
from collections import deque

from game.rules import UNKNOWN, Kind
from game.texts import talk
from game.texts.catalogue import Catalogue
from game.texts.kinds import short_of
from game.texts.voices_dry import DRY
from game.texts.voices_sharp import SHARP
from game.texts.voices_warm import WARM

VOICES: dict[str, dict[str, tuple[str, ...]]] = {"warm": WARM, "sharp": SHARP, "dry": DRY}
"""For each voice and the value of each reason its sentences; `{kind}` is a bean's name."""

MEMORY = 12
"""No sentence comes again within so many."""


class Chatter:
    """Chooses among the sentences, and remembers the latest ones of the whole table."""

    def __init__(self) -> None:
        self._latest: deque[str] = deque(maxlen=MEMORY)

    def say(
        self, catalogue: Catalogue, voice: str, code: str, number: int, kind: Kind = UNKNOWN
    ) -> str:
        """The sentence for a reason's value; the plain one without a voice.

        The same numbers in the same order give the same sentences: hand in one that the game
        determines, such as the lines of its record.
        """
        sentences = VOICES[voice][code] if catalogue.language == "en" and voice in VOICES else ()
        named = kind != UNKNOWN
        fitting = [words for words in sentences if named or "{kind}" not in words]
        if not fitting:
            return talk.reason(catalogue, code, kind)
        start = (number * 7 + len(code)) % len(fitting)
        order = fitting[start:] + fitting[:start]
        words = next((words for words in order if words not in self._latest), order[0])
        self._latest.append(words)
        return _in_sentence(words, short_of(catalogue, kind)) if named else words


def _in_sentence(words: str, name: str) -> str:
    """The sentence with the bean as players call it: "my wax", but "Wax? Keep it."."""
    small = words.format(kind=name.lower())
    return re.sub(r"(^|[.?!…] )(\w)", lambda found: found[1] + found[2].upper(), small)
