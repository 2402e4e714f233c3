"""How computer players say it: sentences for each reason in three voices.

`warm`, `sharp` and `dry` are the voices of the characters. Each voice has at least six sentences
for each reason, no two alike in any language, and some for asking: `ask` for a swap, `beg` for a
gift; there `{kind}` is what is wanted.
"""

import re

from game.rules import UNKNOWN, Kind
from game.texts import talk
from game.texts.catalogue import Catalogue
from game.texts.kinds import spoken_of
from game.texts.voices_dry import DRY
from game.texts.voices_sharp import SHARP
from game.texts.voices_warm import WARM

VOICES: dict[str, dict[str, tuple[str, ...]]] = {"warm": WARM, "sharp": SHARP, "dry": DRY}
"""For each voice and each code its sentences; `{kind}` is `spoken_of`."""

MEMORY = 12
"""No sentence comes again within so many lines of the log."""
_NEVER = -1000
_ONE = re.compile(r"\{kind\} bean\b")
"""Sentences with this speak of one card."""


class Chatter:
    """Chooses among the sentences, and remembers the latest ones of the whole table."""

    def __init__(self) -> None:
        self._said: dict[str, int] = {}

    def say(
        self,
        catalogue: Catalogue,
        voice: str,
        code: str,
        number: int,
        kind: Kind = UNKNOWN,
        *,
        line: int,
        many: bool = False,
    ) -> str:
        """The sentence for a code; the plain one without a voice; "" when all that fit were
        said only just now. `line` is where in the log it will stand, `many` that it is about
        more than one card of the kind. What was said longest ago comes first.

        The same numbers in the same order give the same sentences: hand in one that the game
        determines, such as the lines of its record.
        """
        sentences = VOICES[voice][code] if voice in VOICES else ()
        named = kind != UNKNOWN
        fitting = [words for words in sentences if named or "{kind}" not in words]
        if many:
            fitting = [words for words in fitting if not _ONE.search(words)] or fitting
        if not fitting:
            return talk.reason(catalogue, code, kind)
        start = (number * 11 + len(code)) % len(fitting)
        order = fitting[start:] + fitting[:start]
        words = min(order, key=lambda words: self._said_at(words, line))
        if self._said_at(words, line) >= line - MEMORY:
            return ""
        self._said[words] = line
        name = spoken_of(catalogue, kind) if named else ""
        return _with_capitals(catalogue.say(words, kind=name))

    def _said_at(self, words: str, line: int) -> int:
        """In which line it stands; long ago where it does not, or was taken back."""
        said = self._said.get(words, _NEVER)
        return said if said <= line else _NEVER


def _with_capitals(words: str) -> str:
    """The words with a capital where a sentence begins, as a name may stand there."""
    return re.sub(r"((?:^|[.?!…] )[¡¿]?)(\w)", lambda found: found[1] + found[2].upper(), words)
