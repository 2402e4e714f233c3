"""Sentences in the player's language: English msgids in the code, catalogues in `assets/locale/`.

`tools/build_locale.py` finds the msgids: first arguments of `say` and `mark`, the first two of
`count`. Placeholders are `{named}`.
"""

import gettext
from collections.abc import Sequence
from pathlib import Path

DOMAIN = "bohnanza"
LOCALE = Path(__file__).resolve().parents[2] / "assets" / "locale"
LANGUAGES: dict[str, str] = {
    "en": "English",
    "de": "Deutsch",
    "es": "Español",
    "vi": "Tiếng Việt",
    "lv": "Latviešu",
}
"""Every language that may have a catalogue, by code, named in itself."""


def mark(msgid: str) -> str:
    """The msgid itself: marks an entry of a table for the catalogues."""
    return msgid


def languages(folder: Path = LOCALE) -> list[str]:
    """The codes of the languages there is a catalogue of, English first."""
    return [
        code
        for code in LANGUAGES
        if code == "en" or gettext.find(DOMAIN, str(folder), [code]) is not None
    ]


class Catalogue:
    """Looks sentences up in one language; what is missing there comes out in English."""

    def __init__(self, language: str = "en", folder: Path = LOCALE) -> None:
        self.language = language
        self._found: gettext.NullTranslations = gettext.NullTranslations()
        if language != "en":
            self._found = gettext.translation(DOMAIN, str(folder), [language], fallback=True)

    def say(self, msgid: str, /, **values: object) -> str:
        """The sentence with its placeholders filled in."""
        return self._found.gettext(msgid).format(**values) if msgid else ""

    def count(self, one: str, many: str, n: int, /, **values: object) -> str:
        """The form of the sentence for the number `n`, which fills `{n}`."""
        return self._found.ngettext(one, many, n).format(n=n, **values)

    def listed(self, parts: Sequence[str]) -> str:
        """Parts as one enumeration: "a", "a and b", "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("{list} and {last}", list=", ".join(parts[:-1]), last=parts[-1])
