"""Every code of the rules has a sentence, and what is said is right."""

from dataclasses import fields

import pytest

from game.bots.protocol import Reason
from game.match.happenings import TroubleCode
from game.records.folders import NoticeCode
from game.rules import (
    EDITIONS,
    KINDS,
    NAMES,
    Buy,
    Event,
    Game,
    Harvest,
    Plant,
    Refusal,
    RefusalCode,
    Reveal,
    Rules,
    RulesError,
    Step,
    rules_for,
    view_of,
)
from game.rules import events as happenings
from game.texts import LANGUAGES, Texts
from game.texts.editions import RULE_SETTINGS, changes_in_words

NAMES_AT_TABLE = ("Ana", "Otto", "Mai", "Jonas")
WAX, BLUE, RED = NAMES.index("wax"), NAMES.index("blue"), NAMES.index("red")

EXAMPLES: dict[type, tuple[Event, str]] = {
    type(event): (event, line)
    for event, line in (
        (happenings.Planted(0, 1, 0, RED), "Ana planted a red bean"),
        (happenings.Discarded(1, 2, WAX), "Otto discarded a wax bean"),
        (happenings.Harvested(1, 0, WAX, 7, 2), "Otto harvested 7 wax beans for 2 coins"),
        (happenings.FieldBought(2, (WAX, RED, RED)), "Mai bought a third field for 3 coins"),
        (happenings.StepBegan(Step.PLANT_REST), "Plant the rest"),
        (happenings.CardTurnedUp(BLUE), "Turned up: Blue bean"),
        (happenings.DiscardJoined(BLUE), "From the discard pile: Blue bean"),
        (
            happenings.Offered(0, 1, (0,), (RED,), (BLUE, BLUE)),
            "Ana → Otto: 1 red bean for 2 blue beans",
        ),
        (happenings.Declined(1, 0), "Otto says no"),
        (happenings.OfferLapsed(0), "Offer closed: Ana"),
        (
            happenings.TradeMade(1, 0, (0,), (RED,), (2, 3), (BLUE, WAX)),
            "Ana traded with Otto: 1 red bean for 1 wax bean and 1 blue bean",
        ),
        (happenings.OfferMoved(0, (1,)), "Offer still open: Ana"),
        (happenings.GiftsLeft((RED, RED)), "Left as gifts: 2 red beans"),
        (happenings.CardsDrawn(3, (-1, -1, -1)), "Jonas drew 3 cards"),
        (happenings.DeckExhausted(1, False), "The deck is exhausted for the first time"),
        (happenings.DeckReshuffled(41), "The discard pile is the new deck: 41 cards"),
        (happenings.TurnPassed(2, Step.PLANT), "Mai's turn"),
        (happenings.GameOver((9, 12, 12, 3), (1, 2)), "Otto and Mai share the win with 12 coins"),
    )
}


@pytest.fixture
def texts() -> Texts:
    return Texts("en")


def a_game(edition: str = "classic", players: int = 4) -> Game:
    rules = rules_for(edition, players)
    return Game(rules, rules.full_deck(), 0, lambda discards, _: list(discards))


@pytest.mark.parametrize("code", RefusalCode, ids=lambda code: code.value)
def test_every_refusal_says_why_and_what_to_do(texts: Texts, code: RefusalCode) -> None:
    said = texts.refusal(Refusal(code, 0, 0, 1), view_of(a_game(), 0))
    assert said.endswith(".")
    assert "{" not in said
    assert len(said.split()) >= 5


def test_a_refused_planting_names_both_kinds(texts: Texts) -> None:
    game = a_game()
    game.apply(Plant(0, 0))
    game.hands[0][0] = RED
    view = view_of(game, 0)
    refusal = view.why_not(Plant(0, 0))
    assert refusal is not None
    said = texts.refusal(refusal, view)
    assert "Red bean" in said
    assert texts.kind_name(view.fields[0][0][0]) in said


def test_missing_coins_are_counted(texts: Texts) -> None:
    view = view_of(a_game(), 0)
    refusal = view.why_not(Buy(0))
    assert refusal is not None
    assert "3 more coins" in texts.refusal(refusal, view)
    assert "1 more coin " in texts.refusal(refusal._replace(missing=1), view)


def test_a_refused_turn_up_tells_to_plant(texts: Texts) -> None:
    view = view_of(a_game(), 0)
    refusal = view.why_not(Reveal(0))
    assert refusal is not None
    assert texts.refusal(refusal, view) == "You must plant your first card before turning up."


def test_strict_protection_has_a_sentence_of_its_own(texts: Texts) -> None:
    rules = rules_for("classic", 4, {"protection": "strict"})
    game = Game(rules, rules.full_deck(), 0, lambda discards, _: list(discards))
    game.apply(Plant(0, 0))
    view = view_of(game, 0)
    refusal = view.why_not(Harvest(0, 0))
    assert refusal is not None
    assert "exactly one" in texts.refusal(refusal, view)


@pytest.mark.parametrize("event_type", happenings.Event.__args__, ids=lambda t: t.__name__)
def test_every_event_has_a_line(texts: Texts, event_type: type) -> None:
    event, line = EXAMPLES[event_type]
    assert texts.event(event, NAMES_AT_TABLE) == line


def test_a_name_with_braces_is_only_a_name(texts: Texts) -> None:
    line = texts.event(happenings.Planted(0, 1, 0, RED), ("{oops}",))
    assert line == "{oops} planted a red bean"


@pytest.mark.parametrize("kind", KINDS)
def test_kinds_are_counted(texts: Texts, kind: int) -> None:
    assert texts.kind(kind, 1).startswith("1 ")
    assert texts.kind(kind, 3).startswith("3 ")
    assert texts.kind(kind, 3).endswith("beans")


def test_names_of_kinds_are_all_different(texts: Texts) -> None:
    assert len({texts.kind_name(kind) for kind in KINDS}) == len(KINDS)
    assert len({texts.kind_short(kind) for kind in KINDS}) == len(KINDS)


def test_what_is_expected_follows_the_turn(texts: Texts) -> None:
    game = a_game()
    assert texts.expected(view_of(game, 0), NAMES_AT_TABLE).startswith("Plant your front card")
    assert texts.expected(view_of(game, 2), NAMES_AT_TABLE) == "Ana is planting"
    game.apply(Plant(0, 0))
    assert texts.expected(view_of(game, 0), NAMES_AT_TABLE) == "Plant one more, or turn cards up"
    game.apply(Reveal(0))
    assert texts.expected(view_of(game, 0), NAMES_AT_TABLE).startswith("Trade")
    assert texts.expected(view_of(game, None), NAMES_AT_TABLE) == "Ana is trading"


def test_the_tracker_shows_the_turn_of_each_edition(texts: Texts) -> None:
    assert [step for step, _ in texts.tracker(rules_for("duel", 2))] == [
        Step.GIFTS,
        Step.PLANT,
        Step.TRADE,
        None,
    ]
    assert texts.tracker(rules_for("extended", 5))[-1][1] == "Everyone draws 1 card"
    assert texts.tracker(rules_for("classic", 4))[-1][1] == "Draw 3 cards"


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_is_named_and_summed_up(texts: Texts, edition: str) -> None:
    assert texts.edition(edition)
    assert len(texts.edition_summary(edition)) < 170


@pytest.mark.parametrize("setting", RULE_SETTINGS)
def test_every_setting_has_a_name_a_value_and_an_error(texts: Texts, setting: str) -> None:
    rules = rules_for("classic", 5)
    assert texts.rule_setting(setting)
    assert texts.rule_value(setting, getattr(rules, setting))
    assert texts.rules_error(RulesError(setting, "wrong"), "classic").endswith(".")


def test_every_rule_setting_is_known_to_the_texts() -> None:
    given = {field.name for field in fields(Rules) if field.init}
    assert set(RULE_SETTINGS) == given - {"edition", "players"}


def test_changed_rules_are_told(texts: Texts) -> None:
    rules = rules_for("classic", 4, {"draw": 4, "left_out": ["wax", "cocoa"]})
    assert changes_in_words(texts, rules) == ["Beans left out: Wax, Cocoa", "Cards drawn: 4"]


@pytest.mark.parametrize("reason", Reason, ids=lambda reason: reason.value)
def test_every_reason_of_a_computer_player_is_said(texts: Texts, reason: Reason) -> None:
    assert "{" not in texts.reason(reason.value, RED)
    assert "{" not in texts.reason(reason.value)


@pytest.mark.parametrize("code", [*NoticeCode, *TroubleCode], ids=lambda code: code.value)
def test_every_notice_is_said(texts: Texts, code: NoticeCode | TroubleCode) -> None:
    assert len(texts.notice(code.value, "/somewhere", "why").split()) > 5


def test_what_is_left_without_a_field_calls_for_a_harvest(texts: Texts) -> None:
    game = a_game()
    game.step, game.up, game.aside[0] = Step.PLANT_REST, [], [RED]
    game.fields[0] = [(WAX, 2), (BLUE, 2)]
    assert "harvest one first" in texts.expected(view_of(game, 0), NAMES_AT_TABLE)
    game.fields[0] = [(WAX, 2), (RED, 2)]
    assert "tap it, then a field" in texts.expected(view_of(game, 0), NAMES_AT_TABLE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_card_as_a_heading_is_named_as_in_the_almanac(language: str) -> None:
    texts = Texts(language)
    assert texts.crop(1, 1) == texts.kind_name(1)
    assert texts.crop(1, 3) == texts.kind(1, 3)
