"""The draft of a deal."""

from game.rules import Accept, Offer, Plant, Reveal, Step, hand, up
from game.scenes.table.words import desk_info, desk_words
from game.table.desk import Desk, Says, fields_growing, kinds_to_want, places_after
from game.texts import Texts
from tests.table.tables import BLUE, CHILI, GREEN, RED, SOY, four, seat, view


def trading(**more):
    mine = seat([BLUE, CHILI, BLUE, GREEN], [(RED, 2)])
    return four(Step.TRADE, mine, planted=1, up=(SOY, CHILI), **more)


def test_a_tapped_card_is_given_and_a_second_tap_takes_it_back():
    desk = Desk(0)
    desk.toggle(hand(2))
    desk.toggle(up(0))
    assert desk.give == [hand(2), up(0)]
    desk.toggle(hand(2))
    assert desk.give == [up(0)]


def test_the_copy_that_leaves_is_the_tapped_one():
    desk = Desk(0)
    desk.toggle(hand(2))
    assert desk.offer(view(trading())).give == (hand(2),)


def test_wishes_are_counted_one_by_one():
    desk = Desk(0)
    desk.add(RED)
    desk.add(RED)
    desk.drop(RED)
    assert desk.want == [RED]
    desk.drop(SOY)
    assert desk.want == [RED]


def test_the_button_says_what_it_would_do():
    now = view(trading())
    desk = Desk(0)
    assert desk.button(now).says is Says.NOTHING
    desk.toggle(up(0))
    assert desk.button(now).says is Says.GIVE_ALL
    desk.address(2)
    assert desk.button(now) == (Says.GIVE_TO, 2, ())
    desk.add(RED)
    assert desk.button(now) == (Says.OFFER_TO, 2, (RED,))
    desk.address(2)
    assert desk.button(now) == (Says.OFFER_ALL, -1, (RED,))
    desk.toggle(up(0))
    assert desk.button(now) == (Says.ASK_ALL, -1, (RED,))


def test_a_seat_out_of_turn_speaks_to_the_active_one():
    now = view(trading(), 1)
    desk = Desk(1)
    desk.toggle(hand(0))
    assert desk.button(now) == (Says.GIVE_TO, 0, ())
    assert now.why_not(desk.offer(now)) is None


def test_a_change_starts_with_the_sides_swapped():
    now = view(trading())
    desk = Desk(0)
    desk.change(1, [BLUE], (CHILI,), now)
    assert desk.give == [hand(1)]
    assert desk.want == [BLUE]
    assert desk.to == 1


def test_a_change_takes_what_there_is_when_not_all_can_be_paid():
    desk = Desk(0)
    desk.change(1, [BLUE], (GREEN, GREEN), view(trading()))
    assert desk.give == [hand(3)]


def test_places_follow_cards_that_leave_in_front_of_them():
    assert places_after([hand(3), up(1)], [hand(0), hand(1), up(0)]) == [hand(1), up(0)]
    assert places_after([hand(3), hand(1)], [hand(1)]) == [hand(2)]


def test_the_draft_follows_its_cards_through_a_trade_and_forgets_what_left():
    game = trading()
    desk = Desk(0)
    for place in (hand(2), hand(3), up(1)):
        desk.toggle(place)
    game.apply(Offer(0, 1, (hand(0), hand(2), up(0)), ()))
    before = desk.version
    for event in game.apply(Accept(1, 0, ())):
        desk.follow(event)
    assert desk.give == [hand(1), up(0)]
    assert desk.version > before
    assert desk.kinds(view(game)) == (GREEN, CHILI)


def test_the_draft_of_the_payer_follows_too():
    game = trading()
    desk = Desk(1)
    desk.toggle(hand(1))
    game.apply(Offer(0, 1, (up(0),), (BLUE,)))
    for event in game.apply(Accept(1, 0, (hand(0),))):
        desk.follow(event)
    assert desk.give == [hand(0)]


def test_other_hands_do_not_move_the_draft():
    game = four(Step.PLANT, seat([BLUE, CHILI]))
    desk = Desk(1)
    desk.toggle(hand(1))
    for event in game.apply(Plant(0, 0)):
        desk.follow(event)
    assert desk.give == [hand(1)]


def test_the_end_of_trading_clears_the_draft():
    game = four(Step.PLANT, seat([BLUE]), planted=1)
    desk = Desk(1)
    desk.toggle(hand(0))
    for event in game.apply(Reveal(0)):
        desk.follow(event)
    assert desk.give == [hand(0)]
    from game.rules import Done

    for event in game.apply(Done(0)):
        desk.follow(event)
    assert desk.empty


def test_the_kind_bar_begins_with_what_grows_on_the_own_fields():
    kinds = kinds_to_want(view(trading()), 0)
    assert kinds[0] == RED
    assert len(kinds) == len(set(kinds)) == 10


def test_open_fields_tell_who_could_use_a_bundle():
    now = view(trading())
    assert fields_growing(now, 0, [RED, SOY]) == [0]
    assert fields_growing(now, 0, [SOY]) == []
    assert fields_growing(now, 1, [RED]) == []


def test_a_request_is_short_on_the_button_and_whole_in_its_bubble():
    now, texts = view(trading(), 0), Texts("en")
    names = ["Ana", "Ben", "Clara", "David"]
    desk = Desk(0)
    desk.add(RED)
    said = desk_words(texts, desk.button(now), names), desk_info(texts, desk.button(now), names)
    assert said == ("Ask all", "Ask all for 1 red bean")
    desk.address(2)
    said = desk_words(texts, desk.button(now), names), desk_info(texts, desk.button(now), names)
    assert said == ("Ask Clara", "Ask Clara for 1 red bean")
    desk.toggle(up(0))
    assert desk_info(texts, desk.button(now), names) == ""
