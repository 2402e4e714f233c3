"""The catalogues: complete, of the right forms, with the same placeholders, and built."""

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pygame
import pytest

from game.cli.shell import ASSETS, FACES
from game.kit.text import Fonts
from game.rules import KINDS, NAMES
from game.rules.events import Harvested, Planted
from game.texts import LANGUAGES, Texts, languages
from tests.texts.messages import msgids
from tools import build_locale

ROOT = Path(__file__).parents[2]

FORMS = {"de": 2, "es": 2, "vi": 1, "lv": 3}
PLACEHOLDER = re.compile(r"\{(\w*)\}")


@cache
def catalogue(language: str) -> dict[str, build_locale.Message]:
    return build_locale.read_po(build_locale.LOCALE / f"{language}.po")[1]


def placeholders(text: str) -> set[str]:
    return set(PLACEHOLDER.findall(text))


def test_every_language_has_a_catalogue() -> None:
    assert languages() == list(LANGUAGES)


@pytest.mark.parametrize("language", FORMS)
def test_nothing_is_left_untranslated(language: str) -> None:
    wanted = msgids()
    there = catalogue(language)
    assert [one for one in wanted if one not in there] == []
    assert [one for one in there if one not in wanted] == []
    assert all(all(message.forms) for message in there.values())


@pytest.mark.parametrize("language", FORMS)
def test_counted_sentences_have_all_forms(language: str) -> None:
    for message in catalogue(language).values():
        assert len(message.forms) == (FORMS[language] if message.many else 1), message.one


@pytest.mark.parametrize("language", FORMS)
def test_placeholders_are_those_of_the_msgid(language: str) -> None:
    for message in catalogue(language).values():
        wanted = placeholders(message.one) | placeholders(message.many)
        for form in message.forms:
            assert placeholders(form) - {"n"} == wanted - {"n"}, message.one
            assert not (placeholders(form) - wanted - ({"n"} if message.many else set()))


@pytest.mark.parametrize("language", FORMS)
def test_names_of_kinds_differ(language: str) -> None:
    texts = Texts(language)
    assert len({texts.kind_name(kind) for kind in KINDS}) == len(KINDS)
    assert len({texts.kind_short(kind) for kind in KINDS}) == len(KINDS)


@pytest.mark.parametrize("language", FORMS)
@pytest.mark.parametrize("face", sorted(set(FACES)))
def test_all_letters_are_in_the_typeface(language: str, face: str) -> None:
    pygame.font.init()
    fonts = Fonts({name: ASSETS / "fonts" / file for name, file in FACES.items()})
    said = "".join(form for message in catalogue(language).values() for form in message.forms)
    assert fonts.missing("".join(sorted(set(said))), face) == ""


@pytest.mark.parametrize(
    ("language", "one", "three", "harvest"),
    [
        ("de", "eine Wachsbohne", "3 Wachsbohnen", "Otto hat 7 Wachsbohnen für 2 Taler geerntet"),
        (
            "es",
            "una judía de cera",
            "3 judías de cera",
            "Otto cosechó 7 judías de cera por 2 monedas",
        ),
        ("vi", "một đậu sáp", "3 đậu sáp", "Otto thu hoạch 7 đậu sáp được 2 đồng vàng"),
        ("lv", "vaska pupiņu", "3 vaska pupiņas", "Otto novāca 7 vaska pupiņas par 2 monētām"),
    ],
)
def test_sentences_of_each_language(language: str, one: str, three: str, harvest: str) -> None:
    texts, wax = Texts(language), NAMES.index("wax")
    assert texts.kind(wax, 3) == three
    assert texts.event(Harvested(0, 0, wax, 7, 2), ["Otto"]) == harvest
    assert one in texts.event(Planted(0, 0, 0, wax), ["Otto"])


def test_latvian_counts_by_the_last_figure() -> None:
    texts = Texts("lv")
    assert texts.count("{n} player", "{n} players", 21) == "21 spēlētājs"
    assert texts.count("{n} player", "{n} players", 11) == "11 spēlētāji"
    assert texts.count("{n} player", "{n} players", 0) == "0 spēlētāju"


def test_an_unknown_language_speaks_english() -> None:
    assert Texts("tlh").say("New game") == "New game"


def test_the_compiled_catalogues_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "tools/build_locale.py", "--check"], cwd=ROOT, timeout=60
    )
    assert done.returncode == 0
