"""What a touch means."""

import pytest

from game.rules import (
    Buy,
    Discard,
    Plant,
    RefusalCode,
    Reveal,
    Step,
    Zone,
    aside,
    gift,
    hand,
    index_of,
    up,
    zone_of,
)
from game.table.interpreter import (
    Act,
    Address,
    Choose,
    Explain,
    ForDesk,
    HarvestSheet,
    Interpreter,
    Pick,
    Refuse,
    WishFor,
    fields_after,
    forces_harvest,
    next_that_fits,
    prospect,
)
from game.table.targets import Target, What
from tests.table.tables import BLUE, CHILI, GREEN, RED, SOY, STINK, four, game_at, seat, view

_SORTS = {Zone.HAND: What.HAND, Zone.UP: What.UP, Zone.ASIDE: What.ASIDE, Zone.GIFT: What.GIFT}


def card(place):
    return Target(_SORTS[zone_of(place)], index_of(place))


def field(index):
    return Target(What.FIELD, index)


@pytest.fixture
def me():
    return Interpreter(0)


def planting(hand_=(BLUE, CHILI), fields=((BLUE, 2), (RED, 1)), **more):
    return view(four(Step.PLANT, seat(hand_, fields), **more))


def test_the_front_card_goes_where_its_kind_grows(me):
    assert me.tap(card(hand(0)), planting()) == Act(Plant(0, 0))


def test_the_front_card_goes_to_an_empty_field(me):
    assert me.tap(card(hand(0)), planting(fields=((RED, 2),))) == Act(Plant(0, 1))


def test_a_card_that_two_fields_could_take_waits_for_one_to_be_chosen(me):
    meaning = me.tap(card(hand(0)), planting(fields=((BLUE, 2), (BLUE, 1))))
    assert meaning == Pick(hand(0))


def test_a_front_card_without_room_is_refused(me):
    meaning = me.tap(card(hand(0)), planting(fields=((RED, 2), (SOY, 1))))
    assert isinstance(meaning, Refuse)
    assert meaning.refusal.code is RefusalCode.NO_ROOM


def test_a_card_behind_the_front_is_refused_with_its_reason(me):
    meaning = me.tap(card(hand(1)), planting())
    assert isinstance(meaning, Refuse)
    assert meaning.refusal.code is RefusalCode.HAND_FRONT_ONLY


def test_after_two_cards_the_reason_is_that_two_are_planted(me):
    meaning = me.tap(card(hand(1)), planting(planted=2))
    assert isinstance(meaning, Refuse)
    assert meaning.refusal.code is RefusalCode.TWO_PLANTED


def test_soil_takes_the_front_card(me):
    assert me.tap(field(0), planting()) == Act(Plant(0, 0))
    meaning = me.tap(field(1), planting())
    assert isinstance(meaning, Refuse)
    assert meaning.refusal.code is RefusalCode.FIELD_HAS_OTHER_KIND


def test_soil_opens_the_harvest_sheet_when_nothing_is_to_be_planted(me):
    assert me.tap(field(1), planting(planted=2)) == HarvestSheet(1)


def test_a_drag_onto_a_field_plants(me):
    assert me.drop(hand(0), field(0), planting()) == Act(Plant(0, 0))
    meaning = me.drop(hand(1), field(0), planting())
    assert isinstance(meaning, Refuse)


def test_a_card_dropped_nowhere_goes_back(me):
    assert me.drop(hand(0), None, planting()) == Pick(None)
    assert me.drop(hand(0), Target(What.SEAT_FIELD, 0, 2), planting()) == Pick(None)


def test_the_badge_opens_the_sheet_in_any_step(me):
    assert me.tap(Target(What.BADGE, 1), planting()) == HarvestSheet(1)


def test_the_deck_turns_up(me):
    deck = Target(What.DECK)
    assert me.tap(deck, planting(planted=1)) == Act(Reveal(0))
    meaning = me.tap(deck, planting())
    assert isinstance(meaning, Refuse)
    assert meaning.refusal.code is RefusalCode.PLANT_FIRST


def test_the_sign_buys_the_field_or_says_how_much_is_missing(me):
    sign = Target(What.SIGN)
    rich = view(four(Step.PLANT, seat([BLUE], coins=3)))
    assert me.tap(sign, rich) == Act(Buy(0))
    meaning = me.tap(sign, view(four(Step.PLANT, seat([BLUE], coins=1))))
    assert isinstance(meaning, Refuse)
    assert meaning.refusal.missing == 2


def trading(looker=0):
    return view(four(Step.TRADE, seat([BLUE, CHILI]), planted=1, up=(SOY, RED)), looker)


def test_while_trading_hand_and_up_cards_go_into_the_bundle(me):
    assert me.tap(card(hand(1)), trading()) == ForDesk(hand(1))
    assert me.tap(card(up(0)), trading()) == ForDesk(up(0))


def test_while_another_trades_its_up_card_is_a_wish():
    other = Interpreter(1)
    assert other.tap(card(up(1)), trading(1)) == WishFor(RED)
    assert other.tap(card(hand(0)), trading(1)) == ForDesk(hand(0))


def test_a_face_is_spoken_to_by_the_active_seat_only(me):
    assert me.tap(Target(What.SEAT, 2, 2), trading()) == Address(2)
    assert isinstance(Interpreter(1).tap(Target(What.SEAT, 2, 2), trading(1)), Explain)


def rest(aside_=(SOY, RED), fields=((RED, 2),), ups=()):
    return view(four(Step.PLANT_REST, seat((), fields, aside=aside_), planted=1, up=ups))


def test_an_aside_card_goes_where_it_grows(me):
    assert me.tap(card(aside(1)), rest()) == Act(Plant(0, 0, aside(1)))


def test_a_picked_card_goes_to_the_field_that_is_tapped(me):
    me.picked = aside(0)
    assert me.tap(field(1), rest()) == Act(Plant(0, 1, aside(0)))


def test_a_second_tap_puts_the_picked_card_back(me):
    me.picked = aside(0)
    assert me.tap(card(aside(0)), rest()) == Pick(None)


def test_soil_takes_the_only_waiting_kind_that_fits(me):
    assert me.tap(field(0), rest()) == Act(Plant(0, 0, aside(1)))
    assert me.tap(field(1), rest()) == Choose("card")
    assert me.tap(field(1), rest(aside_=(SOY, SOY))) == Act(Plant(0, 1, aside(0)))


def test_plant_all_that_fit_goes_on_until_nothing_does():
    now = rest(aside_=(SOY, RED, CHILI), ups=(RED,))
    assert next_that_fits(now, 0) == Plant(0, 0, aside(1))
    assert next_that_fits(rest(aside_=(SOY, CHILI)), 0) is None
    assert next_that_fits(rest(aside_=(SOY,)), 0) == Plant(0, 1, aside(0))


def test_a_harvest_is_forced_when_the_kinds_outnumber_the_room():
    assert forces_harvest(trading(), 0) is False
    full = four(Step.TRADE, seat([], [(BLUE, 2), (CHILI, 1)]), planted=1, up=(SOY,))
    assert forces_harvest(view(full), 0) is True


def test_the_prospect_tells_what_a_harvest_pays_now_and_next():
    now = planting(fields=((CHILI, 4), (RED, 1)))
    assert prospect(now, 0, 0) == (CHILI, 4, 1, 2, 2, None)
    protected = prospect(now, 0, 1)
    assert protected.refusal is not None
    assert protected.refusal.code is RefusalCode.FIELD_PROTECTED


def test_the_fields_after_a_deal():
    now = planting(fields=((CHILI, 4),))
    assert fields_after(now, 0, (CHILI, SOY, GREEN)) == ([(CHILI, 5), (SOY, 1)], [GREEN])


def duel(step, mine, **more):
    return view(game_at(step, mine, seat([BLUE, CHILI]), **more))


def test_in_the_duel_a_hand_card_that_grows_nowhere_is_planted_at_once(me):
    now = duel(Step.PLANT, seat([SOY, RED], [(BLUE, 2)]))
    assert me.tap(card(hand(0)), now) == Act(Plant(0, 1))


def test_a_gift_that_grows_nowhere_waits_for_a_field_or_the_discard_pile(me):
    now = duel(Step.GIFTS, seat([BLUE], [(RED, 2)]), gifts=(SOY, RED))
    assert me.tap(card(gift(1)), now) == Act(Plant(0, 0, gift(1)))
    assert me.tap(card(gift(0)), now) == Pick(gift(0))
    me.picked = gift(0)
    assert me.discard(now) == Act(Discard(0, gift(0)))
    assert me.drop(gift(0), Target(What.DISCARD), now) == Act(Discard(0, gift(0)))


def test_a_gift_that_no_field_takes_can_still_be_picked_to_be_discarded(me):
    now = duel(Step.GIFTS, seat([BLUE], [(RED, 2), (SOY, 1)]), gifts=(STINK,))
    assert me.tap(card(gift(0)), now) == Pick(gift(0))


def test_in_the_duel_a_hand_card_can_be_picked_for_the_discard_pile_after_planting(me):
    fresh = duel(Step.PLANT, seat([BLUE, CHILI, SOY], [(BLUE, 1)]))
    assert isinstance(me.tap(card(hand(1)), fresh), Refuse)
    after = duel(Step.PLANT, seat([BLUE, CHILI, SOY], [(BLUE, 1)]), planted=1)
    assert me.tap(card(hand(1)), after) == Pick(hand(1))


def test_in_the_duel_up_cards_are_planted_or_left(me):
    now = duel(Step.TRADE, seat([], [(BLUE, 1)]), planted=1, up=(BLUE, STINK))
    assert me.tap(card(up(0)), now) == Act(Plant(0, 0, up(0)))
    assert me.tap(card(up(1)), now) == Pick(up(1))
    assert next_that_fits(now, 0) == Plant(0, 0, up(0))


@pytest.mark.parametrize(
    "gone", [card(hand(9)), card(up(5)), card(aside(3)), card(gift(1)), field(4)], ids=str
)
def test_what_is_gone_by_the_time_the_finger_is_lifted_does_nothing(gone):
    game = four(Step.TRADE, seat((BLUE,), ((RED, 1),)), up=(SOY,))
    for number in (0, 1):
        assert Interpreter(number).tap(gone, view(game, number)) == Explain(gone)
