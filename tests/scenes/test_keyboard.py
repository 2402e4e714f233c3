"""Keys on the screen: when they come, what they type, in five languages."""

import pytest

from game.scenes.chair import ChairScene
from game.scenes.draft import Draft
from game.scenes.house_rules import HouseRulesScene
from game.scenes.keyboard import ACCENTS, KeyboardScene, with_tone
from tests.scenes.house import House, visible_box

NAMES = {"de": "Jürgen Groß", "es": "Begoña", "vi": "Đặng Thị Hường", "lv": "Jānis Ķēniņš"}


def at_a_name(**settings: object) -> House:
    house = House(language=str(settings.pop("language", "en")))
    for name, value in settings.items():
        setattr(house.home.settings, name, value)
    house.home.apply_hands()
    house.open(ChairScene(house.home, Draft(), 0))
    return house


@pytest.mark.parametrize("language", ["en", "de", "es", "vi", "lv"])
def test_no_letter_has_two_keys(language: str) -> None:
    house = at_a_name(language=language)
    finger_on(house, "name")
    for _ in ACCENTS:
        keys = [widget.name for widget in house.ui.root.walk() if widget.name.startswith("key ")]
        assert len(keys) == len(set(keys))
        finger_on(house, "key further")


def finger_on(house: House, name: str) -> None:
    box = visible_box(house.named(name))
    assert box is not None
    unit = house.loop.stage.screen.unit
    house.touch_tap(box.center[0] * unit, box.center[1] * unit)


def test_a_finger_on_a_name_brings_the_keys_and_they_type_it() -> None:
    house = at_a_name()
    finger_on(house, "name")
    assert isinstance(house.top, KeyboardScene)
    for _ in range(24):
        finger_on(house, "key rub out")
    for letter in ("A", "n", "a"):
        finger_on(house, f"key {letter}")
    finger_on(house, "key done")
    assert isinstance(house.top, ChairScene)
    assert house.named("name").text == "Ana"


def test_the_cross_puts_everything_back() -> None:
    house = at_a_name()
    before = house.named("name").text
    finger_on(house, "name")
    finger_on(house, "key rub out")
    finger_on(house, "key cancel")
    assert house.named("name").text == before


def test_a_pad_brings_the_keys_and_types() -> None:
    house = at_a_name()
    house.ui.focus_on(house.named("name"))
    house.pad_button(0)
    assert isinstance(house.top, KeyboardScene)
    house.ui.focus_on(house.named("key x"))
    house.pad_button(0)
    house.ui.focus_on(house.named("key done"))
    house.pad_button(0)
    assert house.named("name").text.endswith("x")


def test_a_mouse_brings_no_keys_unless_they_are_always_wanted() -> None:
    house = at_a_name()
    house.press("name")
    assert isinstance(house.top, ChairScene)
    house = at_a_name(screen_keys="always")
    house.press("name")
    assert isinstance(house.top, KeyboardScene)


def test_nobody_gets_them_who_never_wants_them() -> None:
    house = at_a_name(screen_keys="never")
    finger_on(house, "name")
    assert isinstance(house.top, ChairScene)


def test_a_number_gets_digits_alone() -> None:
    house = House()
    house.open(HouseRulesScene(house.home, Draft()))
    house.ui.focus_on(house.named("seed"))
    house.pad_button(0)
    assert isinstance(house.top, KeyboardScene)
    letters = {w.text for w in house.ui.root.walk() if w.name.startswith("key ") and w.text}
    assert set("0123456789") <= letters
    assert "q" not in letters


@pytest.mark.parametrize(
    "language",
    [pytest.param(code, marks=[] if code == "vi" else [pytest.mark.slow]) for code in NAMES],
)
def test_names_of_each_language_can_be_typed(language: str) -> None:
    house = at_a_name(language=language)
    finger_on(house, "name")
    for _ in range(24):
        finger_on(house, "key rub out")
    keyboard = house.top
    assert isinstance(keyboard, KeyboardScene)
    for letter in NAMES[language]:
        type_letter(house, letter)
    finger_on(house, "key done")
    assert house.named("name").text == NAMES[language]


def type_letter(house: House, letter: str) -> None:
    import unicodedata

    if letter == " ":
        finger_on(house, "key space")
        return
    names = {w.name for w in house.ui.root.walk()}
    upper = letter != letter.lower()
    plain = letter.lower()
    tone = ""
    if f"key {plain}" not in names and f"key {letter}" not in names:
        for sign, mark in {"à": "\u0300", "á": "\u0301", "ả": "\u0309", "ạ": "\u0323"}.items():
            parts = unicodedata.normalize("NFD", plain)
            if mark in parts and f"key {plain.upper()}" not in names:
                plain = unicodedata.normalize("NFC", parts.replace(mark, ""))
                tone = sign
    shown = f"key {plain.upper() if upper else plain}"
    if shown not in names:
        finger_on(house, "key shift")
    finger_on(house, shown)
    if tone:
        if f"key {tone}" not in {w.name for w in house.ui.root.walk()}:
            finger_on(house, "key shift")
        finger_on(house, f"key {tone}")


def test_every_further_letter_of_all_languages_is_one_turn_away() -> None:
    house = at_a_name()
    finger_on(house, "name")
    for _ in range(24):
        finger_on(house, "key rub out")
    finger_on(house, "key shift")
    seen: set[str] = set()
    for _ in ACCENTS:
        seen |= {w.text for w in house.ui.root.walk() if w.name.startswith("key ")}
        finger_on(house, "key further")
    assert set("".join(ACCENTS.values())) <= seen


def test_a_tone_goes_onto_the_vowel_before_it_and_nowhere_else() -> None:
    assert with_tone("Huơ", "\u0300") == "Huờ"
    assert with_tone("Huờ", "\u0323") == "Huợ"
    assert with_tone("Đ", "\u0301") is None
    assert with_tone("", "\u0301") is None
