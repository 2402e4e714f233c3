"""A game code says which deal it is, and notices when a letter is wrong."""

from datetime import date, timedelta

import pytest

from game.match.chance import new_deck, start_seat
from game.match.code import (
    ALPHABET,
    CodeError,
    CodeTrouble,
    Deal,
    code_in,
    code_of,
    deal_from,
    deal_of,
)
from game.match.daily import daily_deal
from game.records import Header
from game.rules import EDITIONS, rules_for
from tests.play import CUSTOM

PLAIN = Deal("classic", 4, 123_456_789)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_and_number_of_players_comes_back(edition: str) -> None:
    for players in EDITIONS[edition]:
        for seed in (0, 1, 2**32 - 1, 2**63):
            deal = Deal(edition, players, seed)
            assert deal_of(code_of(deal)) == deal


@pytest.mark.parametrize("custom", CUSTOM)
def test_house_rules_and_the_start_seat_come_back(
    custom: tuple[str, int, dict[str, object]],
) -> None:
    edition, players, settings = custom
    deal = Deal(edition, players, 99, settings, players - 1)
    again = deal_of(code_of(deal))
    assert again.rules() == deal.rules()
    assert (again.seed, again.start) == (99, players - 1)


def test_the_start_seat_is_told_only_where_the_seed_does_not_decide_it() -> None:
    rules = rules_for("classic", 5)
    own = start_seat(rules, 7)
    assert deal_from(rules, own, 7).start is None
    assert deal_from(rules, (own + 1) % 5, 7).start == (own + 1) % 5


def test_small_letters_spaces_and_look_alikes_do_not_matter() -> None:
    code = code_of(PLAIN)
    typed = f"  {code.lower().replace('-', ' ').replace('0', 'o').replace('1', 'l')} "
    assert deal_of(typed) == PLAIN


def test_every_single_wrong_letter_is_noticed() -> None:
    code = code_of(PLAIN)
    wrong = 0
    for place, right in enumerate(code):
        for letter in ALPHABET:
            if right in (letter, "-"):
                continue
            try:
                deal_of(code[:place] + letter + code[place + 1 :])
            except CodeError:
                wrong += 1
            else:
                pytest.fail(f"{letter} at {place} passes for {right}")
    assert wrong > 200


def test_two_letters_that_changed_places_are_noticed() -> None:
    letters = code_of(PLAIN).replace("-", "")
    for place in range(len(letters) - 1):
        swapped = letters[:place] + letters[place + 1] + letters[place] + letters[place + 2 :]
        if swapped != letters:
            with pytest.raises(CodeError):
                deal_of(swapped)


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("", CodeTrouble.EMPTY),
        (" - ", CodeTrouble.EMPTY),
        ("AB!CD", CodeTrouble.LETTER),
        ("UUUU-UUUU", CodeTrouble.LETTER),
        ("ABC", CodeTrouble.CHECK),
        ("0000-0000-0000", CodeTrouble.CHECK),
        ("A" * 500, CodeTrouble.CHECK),
        ("ÄÖÜ", CodeTrouble.LETTER),
    ],
)
def test_what_is_no_code_says_what_is_wrong(text: str, trouble: CodeTrouble) -> None:
    with pytest.raises(CodeError) as caught:
        deal_of(text)
    assert caught.value.trouble is trouble


def test_a_wrong_letter_is_named() -> None:
    with pytest.raises(CodeError) as caught:
        deal_of("AB?D")
    assert caught.value.detail == "?"


def test_a_seed_that_is_too_large_is_refused() -> None:
    with pytest.raises(ValueError, match="too large"):
        code_of(Deal("classic", 4, 1 << 80))


def test_a_record_has_a_code_only_where_its_seed_dealt_its_deck() -> None:
    rules = rules_for("base", 4)
    deck = tuple(new_deck(rules, 7))
    header = Header(rules, 2, deck, None, {"seed": 7})
    assert deal_of(code_in(header)) == deal_from(rules, 2, 7)
    assert code_in(Header(rules, 2, deck, None, {})) == ""
    assert code_in(Header(rules, 2, deck[::-1], None, {"seed": 7})) == ""


def test_the_deal_of_the_day_is_the_same_all_day_and_another_one_tomorrow() -> None:
    today = date(2026, 11, 30)
    deals = {code_of(daily_deal(today + timedelta(days=day))) for day in range(400)}
    assert daily_deal(today) == daily_deal(date(2026, 11, 30))
    assert len(deals) == 400
