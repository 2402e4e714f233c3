"""Text fits its box in any language: it wraps, shrinks to a floor, then ends in an ellipsis."""

from pathlib import Path

import pygame
import pytest

from game.kit.text import ELLIPSIS, Fonts, Spec

FOLDER = Path(__file__).parents[2] / "assets" / "fonts"
LANGUAGES = [
    "You must plant your first card before turning up.",
    "Du musst deine vorderste Karte anbauen, bevor du aufdeckst.",
    "Tienes que plantar tu primera carta antes de descubrir otras.",
    "Bạn phải trồng lá bài đầu tiên trước khi lật bài.",
    "Pirms atklāšanas jāiestāda pirmā kārts, ņem vērā ģimenes ķēniņu.",
]
INK = (58, 32, 18)


@pytest.fixture(scope="module")
def fonts():
    pygame.font.init()
    return Fonts({"bold": FOLDER / "Baloo2-Bold.ttf"})


def spec(px=20):
    return Spec("bold", px, INK)


@pytest.mark.parametrize("text", LANGUAGES)
@pytest.mark.parametrize("width", [60, 120, 300])
def test_wrapped_lines_keep_every_word_and_the_width(fonts, text, width):
    lines = fonts.wrap(text, "bold", 20, width)
    assert "".join(lines).replace("-", "").replace(" ", "") == "".join(text.split())
    assert all(fonts.width(line, "bold", 20) <= width for line in lines)


def test_words_that_are_too_long_are_broken_with_a_hyphen(fonts):
    lines = fonts.wrap("Landwirtschaftskammer", "bold", 20, 90)
    assert all(line.endswith("-") for line in lines[:-1])
    assert len(lines) > 1
    assert fonts.wrap("Wal", "bold", 20, 3) == ["W", "a", "l"]


def test_short_text_stays_as_it_is(fonts):
    fitted = fonts.fit("Plant", spec(), (200, 40), 15)
    assert (fitted.cut, fitted.px) == (False, 20)


def test_long_text_wraps_before_it_shrinks(fonts):
    fitted = fonts.fit("Offer to all of them", spec(), (120, 60), 15)
    assert (fitted.cut, fitted.px) == (False, 20)
    assert fitted.surface.get_height() > 40


def test_centred_lines_are_balanced(fonts):
    text = "Leave the game? It is saved and waits in the menu."
    left = fonts.fit(text, spec(), (420, 80), 15, "left")
    centred = fonts.fit(text, spec(), (420, 80), 15, "center")
    assert centred.surface.get_height() == left.surface.get_height()
    assert centred.surface.get_width() < 0.75 * left.surface.get_width()


def test_the_last_word_of_a_text_does_not_stand_alone(fonts):
    text = "Tap the card and the field"
    width = fonts.width(text, "bold", 20) - 2
    assert fonts.wrap(text, "bold", 20, width)[-1] == "field"
    alone = fonts.fit(text, spec(), (width, 80), 15, "left").surface
    first, last = (fonts.line(words, spec()) for words in ("Tap the card and", "the field"))
    assert alone.get_width() == first.get_width() > last.get_width()


def test_small_letters_stand_as_evenly_as_large_ones(fonts):
    text = "Plant, trade, harvest"
    large = fonts.width(text, "bold", 200) / 200
    for px in range(14, 30):
        assert fonts.width(text, "bold", px) / px == pytest.approx(large, rel=0.035)
        assert fonts.line(text, spec(px)).get_width() == fonts.width(text, "bold", px)


def test_text_shrinks_before_it_is_cut(fonts):
    fitted = fonts.fit("Landwirtschaft", spec(), (110, 30), 12)
    assert not fitted.cut
    assert 12 <= fitted.px < 20


def test_what_does_not_fit_at_the_floor_is_cut_and_says_so(fonts):
    fitted = fonts.fit(LANGUAGES[1] * 3, spec(), (100, 40), 15)
    assert fitted.cut
    assert fitted.px == 15


@pytest.mark.parametrize("size", [(100, 20), (40, 40), (300, 24), (90, 90), (12, 12)])
@pytest.mark.parametrize("text", LANGUAGES)
def test_fitted_text_is_never_wider_than_its_box(fonts, size, text):
    fitted = fonts.fit(text, spec(), size, 12)
    widest = max(size[0], fonts.width(ELLIPSIS, "bold", 12))
    assert fitted.surface.get_width() <= widest


def test_one_line_is_cut_rather_than_wrapped_when_asked(fonts):
    fitted = fonts.fit(LANGUAGES[0], spec(), (100, 200), 15, wrap=False)
    assert fitted.cut
    assert fitted.surface.get_height() < 40


@pytest.mark.parametrize(
    "text", ["", "\0", "a\0b", "a\nb", "\n\n", "\r\n\t", "\ud800x", "x" * 9000]
)
def test_no_text_ever_raises(fonts, text):
    assert fonts.line(text, spec()).get_height() > 0
    assert fonts.fit(text, spec(), (100, 50), 15).surface.get_height() > 0
    assert fonts.wrap(text, "bold", 20, 100)


def test_newlines_begin_new_lines_when_wrapped(fonts):
    assert fonts.wrap("one\ntwo words", "bold", 20, 500) == ["one", "two words"]


def test_the_same_line_is_drawn_once(fonts):
    assert fonts.line("Wax", spec()) is fonts.line("Wax", spec())
    assert fonts.line("Wax", spec()) is not fonts.line("Wax", spec(21))


def test_the_cache_forgets_the_oldest():
    fonts = Fonts({}, cache_size=3)
    first = fonts.line("0", spec())
    for i in range(1, 4):
        fonts.line(str(i), spec())
    assert fonts.line("0", spec()) is not first


def test_missing_glyphs_are_found_and_present_ones_are_not(fonts):
    assert fonts.missing("aé\U0010fffe漢", "bold").replace("\U0010fffe", "") == "漢"
    assert fonts.missing("".join(LANGUAGES) + "…−+×", "bold") == ""


def test_a_face_without_file_still_draws():
    fonts = Fonts({"bold": Path("/nowhere/font.ttf")})
    assert fonts.line("Wax", spec()).get_width() > 5


def test_an_outline_makes_text_larger_by_its_width_only(fonts):
    plain = fonts.line("7", spec(24))
    outlined = fonts.line("7", Spec("bold", 24, INK, (255, 255, 255)))
    assert outlined.get_width() == plain.get_width() + 4


def test_a_file_that_is_spoiled_while_it_is_in_use_does_no_harm(tmp_path):
    file = tmp_path / "face.ttf"
    file.write_bytes((FOLDER / "Baloo2-Bold.ttf").read_bytes())
    fonts = Fonts({"regular": file})
    fonts.width("bean", "regular", 20)
    file.write_bytes(b"rubbish" * 60_000)
    for px in range(12, 30):
        assert fonts.width("Zwölf große Kaffeebohnen", "regular", px) > 0


def test_a_file_of_which_half_is_rubbish_gives_the_other_font(tmp_path):
    data = (FOLDER / "Baloo2-Bold.ttf").read_bytes()
    file = tmp_path / "face.ttf"
    file.write_bytes(data[: len(data) // 4] + b"\xff" * (len(data) - len(data) // 4))
    fonts = Fonts({"regular": file})
    assert fonts.line("Zwölf große Kaffeebohnen", Spec("regular", 20, (0, 0, 0))).get_width() > 0
