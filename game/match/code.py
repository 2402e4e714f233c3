"""Game codes: a deal (edition, players, settings, start seat, seed) as a few letters and figures.

    XQ4K-7P2M-90AB

Capital letters and figures without I, L, O and U; small letters, spaces and dashes do not
matter, and the letters that look like 1 and 0 are read as those. The last three are a check.
"""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from game.match.chance import new_deck, start_seat
from game.match.live import LiveGame
from game.records import Header
from game.rules import EDITIONS, KINDS, NAMES, Kind, Rules, RulesError, rules_for

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LOOKS_LIKE = str.maketrans("ILO", "110")
_VERSION, _VERSIONS = 1, 8
_CHECK, _GROUP = 3, 4
_SEEDS = 1 << 80
LONGEST = 60
"""Letters of the longest code, dashes left out."""

_EDITIONS = ("classic", "base", "extended", "duel")
_SEATS = 8
_WORDS: dict[str, tuple[Any, ...]] = {
    "field_coins_to": ("discard", "box"),
    "draws": ("active", "everyone"),
    "reshuffle": ("needed", "at-once"),
    "tie": ("hand", "seat"),
    "harvest_out_of_turn": (True, False),
    "protection": ("normal", "strict"),
    "fields": tuple(range(4)),
    "draw": tuple(range(10)),
    "exhaustions": tuple(range(10)),
    "field_price": (None, *range(1, 10)),
}
"""The settings with few values. The order is part of the format, as in `_EDITIONS`."""


class CodeTrouble(Enum):
    """What is wrong with a code."""

    EMPTY = "empty"
    LETTER = "letter"
    CHECK = "check"
    NEWER = "newer"
    RULES = "rules"


class CodeError(ValueError):
    """A text is no game code: `trouble` says why; `detail` is the letter that cannot be."""

    def __init__(self, trouble: CodeTrouble, detail: str = "") -> None:
        super().__init__(f"{trouble.value} {detail}".strip())
        self.trouble = trouble
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Deal:
    """What a code stands for. `start` None: the seed decides."""

    edition: str
    players: int
    seed: int
    settings: Mapping[str, Any] = field(default_factory=dict)
    start: int | None = None

    def rules(self) -> Rules:
        """Its rules. Raises RulesError."""
        return rules_for(self.edition, self.players, self.settings)


def deal_from(rules: Rules, start: int, seed: int) -> Deal:
    """The deal of a game that began with this start seat and seed."""
    told = None if start == start_seat(rules, seed) else start
    return Deal(rules.edition, rules.players, seed, rules.changes(), told)


class _Digits:
    """A whole number written and read as digits of changing bases, the first one lowest."""

    def __init__(self, value: int = 0) -> None:
        self.value = value
        self._weight = 1

    def put(self, digit: int, base: int) -> None:
        self.value += digit * self._weight
        self._weight *= base

    def take(self, base: int) -> int:
        self.value, digit = divmod(self.value, base)
        return digit


def code_of(deal: Deal) -> str:
    """The code of a deal. Raises ValueError for a seed beyond 80 bits."""
    if not 0 <= deal.seed < _SEEDS:
        raise ValueError("this seed is too large for a code")
    digits = _Digits()
    digits.put(_VERSION, _VERSIONS)
    digits.put(_EDITIONS.index(deal.edition), len(_EDITIONS))
    digits.put(deal.players, _SEATS)
    digits.put(0 if deal.start is None else deal.start + 1, _SEATS)
    _put_settings(digits, deal.settings)
    digits.put(deal.seed, _SEEDS)
    letters = _letters(digits.value)
    letters += _check_of(letters)
    return "-".join(letters[at : at + _GROUP] for at in range(0, len(letters), _GROUP))


def code_in(header: Header) -> str:
    """The code of a recorded game; empty where its deal does not come from its seed, or where that
    is too large."""
    seed, rules = header.seed, header.rules
    if seed is None or header.deck is None or tuple(new_deck(rules, seed)) != header.deck:
        return ""
    try:
        return code_of(deal_from(rules, header.start, seed))
    except ValueError:
        return ""


def code_in_play(match: LiveGame) -> str:
    """`code_in` for a game that is being played."""
    return code_in(match.header)


def deal_of(text: str) -> Deal:
    """The deal that a code stands for. Raises CodeError."""
    letters = _cleaned(text)
    body, check = letters[:-_CHECK], letters[-_CHECK:]
    if not body or check != _check_of(body):
        raise CodeError(CodeTrouble.CHECK)
    value = 0
    for letter in body:
        value = value * len(ALPHABET) + ALPHABET.index(letter)
    digits = _Digits(value)
    if digits.take(_VERSIONS) != _VERSION:
        raise CodeError(CodeTrouble.NEWER)
    edition, players = _EDITIONS[digits.take(len(_EDITIONS))], digits.take(_SEATS)
    start = digits.take(_SEATS)
    settings = _take_settings(digits, players)
    deal = Deal(edition, players, digits.value, settings, start - 1 if start else None)
    try:
        deal.rules()
    except RulesError as error:
        raise CodeError(CodeTrouble.RULES, str(error)) from None
    if start > players or players not in EDITIONS[edition]:
        raise CodeError(CodeTrouble.RULES)
    return deal


def _cleaned(text: str) -> str:
    letters = "".join(letter for letter in text.upper() if letter not in "- \t\n–—")
    letters = letters.translate(_LOOKS_LIKE)
    if not letters:
        raise CodeError(CodeTrouble.EMPTY)
    for letter in letters:
        if letter not in ALPHABET:
            raise CodeError(CodeTrouble.LETTER, letter)
    if len(letters) > LONGEST:
        raise CodeError(CodeTrouble.CHECK)
    return letters


def _letters(value: int) -> str:
    letters = ""
    while value:
        value, digit = divmod(value, len(ALPHABET))
        letters = ALPHABET[digit] + letters
    return letters


def _check_of(letters: str) -> str:
    check = zlib.crc32(letters.encode("ascii"))
    return "".join(ALPHABET[check >> 5 * place & 31] for place in range(_CHECK))


def _put_settings(digits: _Digits, settings: Mapping[str, Any]) -> None:
    digits.put(1 if settings else 0, 2)
    if not settings:
        return
    for name, values in _WORDS.items():
        digits.put(1 if name in settings else 0, 2)
        if name in settings:
            digits.put(values.index(settings[name]), len(values))
    digits.put(1 if "left_out" in settings else 0, 2)
    if "left_out" in settings:
        digits.put(sum(1 << _number(kind) for kind in settings["left_out"]), 1 << len(KINDS))
    digits.put(1 if "hand" in settings else 0, 2)
    for number in settings.get("hand", ()):
        digits.put(number, 10)


def _take_settings(digits: _Digits, players: int) -> dict[str, Any]:
    settings: dict[str, Any] = {}
    if not digits.take(2):
        return settings
    for name, values in _WORDS.items():
        if digits.take(2):
            settings[name] = values[digits.take(len(values))]
    if digits.take(2):
        mask = digits.take(1 << len(KINDS))
        settings["left_out"] = tuple(kind for kind in KINDS if mask >> kind & 1)
    if digits.take(2):
        settings["hand"] = tuple(digits.take(10) for _ in range(players))
    return settings


def _number(kind: Kind | str) -> Kind:
    return NAMES.index(kind) if isinstance(kind, str) else kind
