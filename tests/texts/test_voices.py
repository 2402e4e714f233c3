"""What computer players say: enough of it, and not the same again soon."""

import pytest

from game.bots import CHARACTERS, Reason, Voice
from game.rules import COUNTS, NAMES
from game.texts import LANGUAGES, Texts
from game.texts.voices import MEMORY, VOICES, Chatter

LONGEST = 60


ASKING = {"ask", "beg"}


def test_each_voice_has_six_sentences_for_each_reason_and_for_asking() -> None:
    assert set(VOICES) == {voice.value for voice in Voice}
    for sentences in VOICES.values():
        assert set(sentences) == {reason.value for reason in Reason} | ASKING
        for choices in sentences.values():
            assert len(set(choices)) >= 6


def test_no_sentence_is_in_two_places_and_all_are_short() -> None:
    every = [words for voice in VOICES.values() for some in voice.values() for words in some]
    assert len(set(every)) == len(every)
    assert max(map(len, every)) <= LONGEST


def test_no_sentence_comes_again_within_twelve_lines() -> None:
    texts, chatter = Texts("en"), Chatter()
    reasons = [reason.value for reason in Reason]
    people = list(CHARACTERS.values())
    said: list[str] = []
    for number in range(400):
        code = reasons[number * number % len(reasons)]
        voice = people[number % len(people)].voice.value
        said.append(chatter.say(texts, voice, code, number, number % len(COUNTS), line=number))
    for index, words in enumerate(said):
        assert words
        assert words not in said[max(0, index - MEMORY) : index]


def test_who_has_said_everything_only_just_now_keeps_silent() -> None:
    texts, chatter = Texts("en"), Chatter()
    said = [chatter.say(texts, "dry", "too-cheap", 4, line=line) for line in range(30)]
    first = said.index("")
    assert len(set(said[:first])) == first == len(VOICES["dry"]["too-cheap"])
    assert said[MEMORY] == "" != said[MEMORY + 1]


def test_one_reason_again_and_again_still_varies() -> None:
    texts, chatter = Texts("en"), Chatter()
    said = [chatter.say(texts, "dry", "too-cheap", 4, line=line) for line in range(6)]
    assert len(set(said)) == 6


@pytest.mark.parametrize("voice", VOICES)
@pytest.mark.parametrize("code", ["fits", "ask"])
def test_everything_is_said_before_anything_comes_again(voice: str, code: str) -> None:
    texts, chatter = Texts("en"), Chatter()
    every = len(VOICES[voice][code])
    said = [chatter.say(texts, voice, code, 17 * n, 4, line=20 * n) for n in range(3 * every)]
    for begin in range(0, 3 * every, every):
        assert len(set(said[begin : begin + every])) == every


@pytest.mark.parametrize("voice", VOICES)
@pytest.mark.parametrize("code", ["ask", "beg", "fits", "rid", "gift"])
def test_of_several_beans_nobody_speaks_as_of_one(voice: str, code: str) -> None:
    texts, chatter = Texts("en"), Chatter()
    said = [
        chatter.say(texts, voice, code, n, NAMES.index("wax"), line=20 * n, many=True)
        for n in range(30)
    ]
    assert len(set(said)) >= (1 if code == "beg" else 3)
    assert not [words for words in said if "wax bean" in words and "wax beans" not in words]


def test_the_same_game_says_the_same() -> None:
    texts = Texts("en")
    one, other = Chatter(), Chatter()
    for number in range(30):
        same = [who.say(texts, "warm", "fits", number, 3, line=number) for who in (one, other)]
        assert same[0] == same[1]


def test_a_sentence_about_no_kind_names_none() -> None:
    texts, chatter = Texts("en"), Chatter()
    for number in range(20):
        assert "{" not in chatter.say(texts, "sharp", "pull-up", number, line=0)


def test_people_without_a_voice_speak_plainly() -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        assert Chatter().say(texts, "", "fits", 1, 3, line=0) == texts.reason("fits", 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_the_sentences_are_short_and_no_two_alike(language: str) -> None:
    texts = Texts(language)
    every = [
        texts.say(words, kind="{kind}")
        for voice in VOICES.values()
        for some in voice.values()
        for words in some
    ]
    assert len(set(every)) == len(every)
    assert max(map(len, every)) <= LONGEST


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_other_languages_have_a_sentence_of_their_own_for_each(language: str) -> None:
    texts = Texts(language)
    for voice in VOICES.values():
        for some in voice.values():
            for words in some:
                assert texts.say(words, kind="{kind}") != words


@pytest.mark.parametrize(
    ("language", "inside", "begins"),
    [
        ("en", "Hands off my green beans.", "Green beans? Out of stock."),
        ("de", "Finger weg! Die Brechbohne ist meine.", "Brechbohne? Ausverkauft."),
        ("es", "Quita las manos de mi judía verde.", "¿Judía verde? Agotada."),
        ("vi", "Đừng đụng vào đậu xanh lá của tôi.", "Đậu xanh lá à? Hết hàng."),
        ("lv", "Rokas nost, tā ir mana zaļā pupiņa.", "Zaļā pupiņa? Izpārdota."),
    ],
)
def test_a_bean_has_a_capital_only_where_its_language_wants_one(
    language: str, inside: str, begins: str
) -> None:
    texts, chatter, green = Texts(language), Chatter(), NAMES.index("green")
    assert inside in {
        chatter.say(texts, "sharp", "need-it", n, green, line=20 * n) for n in range(7)
    }
    assert begins in {
        chatter.say(texts, "sharp", "have-none", n, green, line=20 * n) for n in range(7)
    }
