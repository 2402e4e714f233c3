"""What must hold in every game, whatever is played."""

from collections import Counter
from itertools import permutations

import pytest

from game.cli.random_play import Chance
from game.rules import (
    EDITIONS,
    NAMES,
    UNKNOWN,
    Accept,
    Action,
    Buy,
    Decline,
    Discard,
    Done,
    Event,
    Game,
    Harvest,
    Offer,
    Plant,
    Refused,
    Reveal,
    Rules,
    Step,
    Withdraw,
    aside,
    gift,
    glance,
    hand,
    redact,
    up,
    view_of,
)
from game.rules.events import CardsDrawn, FieldBought, GameOver
from game.rules.steps import FOLLOWS
from tests.play import all_rules, cards_of, name_of, new_game, play

RULES = all_rules()
ENDS = {edition: (min(seats), max(seats)) for edition, seats in EDITIONS.items()}
PLAIN = [rules for rules in RULES if not rules.changes()]
USUAL = [
    *(rules for rules in PLAIN if rules.players in ENDS[rules.edition]),
    *[rules for rules in RULES if rules.changes()][::2],
]
"""Each edition with the fewest and the most players, and every second custom game."""
every_kind_of_game = pytest.mark.parametrize(
    "rules",
    [pytest.param(one, marks=[] if one in USUAL else [pytest.mark.slow]) for one in RULES],
    ids=name_of,
)


@every_kind_of_game
def test_no_card_is_lost_or_made_and_every_game_ends(rules: Rules) -> None:
    for seed in range(2):
        box: list[int] = []
        for played in play(rules, seed):
            for event in played.events:
                if type(event) is FieldBought and rules.field_coins_to == "box":
                    box += event.paid
            assert sorted(cards_of(played.game) + box) == rules.full_deck()
        assert played.game.over
        assert played.game.exhausted >= rules.exhaustions
        assert [type(event) for event in played.events][-1] is GameOver


@every_kind_of_game
def test_the_game_always_waits_for_somebody_who_can_act(rules: Rules) -> None:
    for played in play(rules, 11):
        game = played.game
        awaited = game.awaited()
        assert game.over or awaited
        assert awaited == sorted(awaited)
        for seat in awaited:
            assert game.legal(seat)


@every_kind_of_game
def test_folded_events_and_the_view_agree_for_every_seat_and_for_nobody(rules: Rules) -> None:
    game, _, _ = new_game(rules, 5)
    views = [view_of(game, seat) for seat in (*range(rules.players), None)]
    for played in play(rules, 5):
        for view in views:
            for event in played.events:
                view.fold(redact(event, view.seat))
            assert view.shows() == view_of(played.game, view.seat).shows()


@every_kind_of_game
def test_steps_follow_the_table(rules: Rules) -> None:
    for played in play(rules, 6):
        was, now = played.before.step, played.game.step
        assert was is now or now in FOLLOWS[was]


@every_kind_of_game
def test_what_a_seat_cannot_see_changes_neither_its_view_nor_its_events(rules: Rules) -> None:
    compared = 0
    for count, played in enumerate(play(rules, 7)):
        for seat in (count % rules.players, None):
            other = with_hidden_cards_mixed(played.before, seat, Chance(count))
            assert view_of(other, seat) == view_of(played.before, seat)
            if may_be_played_blind(played.before, other, played.action):
                told = [as_told(event, seat) for event in other.apply(played.action)]
                assert told == [as_told(event, seat) for event in played.events]
                compared += 1
    assert compared > 0


def with_hidden_cards_mixed(game: Game, seat: int | None, chance: Chance) -> Game:
    """The same table for `seat`: the deck and what others hold unseen are shuffled together."""
    other = game.copy()
    places = [
        (owner, index)
        for owner, cards in enumerate(other.hands)
        if owner != seat
        for index in range(len(cards))
        if not other.shown[owner] >> index & 1
    ]
    cards = chance.shuffled(other.deck + [other.hands[owner][index] for owner, index in places])
    for owner, index in places:
        other.hands[owner][index] = cards.pop()
    other.deck = cards
    return other


def may_be_played_blind(game: Game, other: Game, action: Action) -> bool:
    """Whether the action is about cards that are the same in both games."""
    if type(action) in (Harvest, Buy, Decline, Withdraw, Done):
        return True
    return game.hands[action.seat] == other.hands[action.seat] and type(action) is not Reveal


def as_told(event: Event, seat: int | None) -> tuple[object, ...]:
    """An event as `seat` is told it, but for the kinds of the cards that it draws just now."""
    event = redact(event, seat)
    if type(event) is CardsDrawn:
        return (CardsDrawn, event.seat, len(event.kinds))
    return (type(event), *event)


@every_kind_of_game
def test_another_seats_draw_is_hidden(rules: Rules) -> None:
    for played in play(rules, 8):
        for event in played.events:
            for seat in (*range(rules.players), None):
                if type(event) is CardsDrawn and event.seat != seat:
                    hidden = (UNKNOWN,) * len(event.kinds)
                    assert redact(event, seat) == CardsDrawn(event.seat, hidden)


@every_kind_of_game
def test_a_view_answers_for_its_seat_as_the_game_does(rules: Rules) -> None:
    for count, played in enumerate(play(rules, 9)):
        if count % 13 == 0:
            for seat in range(rules.players):
                view = view_of(played.game, seat)
                assert view.legal(seat) == played.game.legal(seat)
                for action in every_action(played.game, seat):
                    assert view.why_not(action) == played.game.why_not(action)


@every_kind_of_game
def test_a_glance_shows_what_a_view_shows(rules: Rules) -> None:
    for played in play(rules, 15):
        for seat in (*range(rules.players), None):
            assert glance(played.game, seat) == view_of(played.game, seat)


@every_kind_of_game
def test_legal_lists_exactly_what_is_not_refused(rules: Rules) -> None:
    for count, played in enumerate(play(rules, 10)):
        if count % 13:
            continue
        for seat in range(rules.players):
            listed = played.game.legal(seat)
            allowed = [a for a in every_action(played.game, seat) if not played.game.why_not(a)]
            assert Counter(map(named, listed)) == Counter(map(named, allowed))


def named(action: Action) -> tuple[object, ...]:
    """An action that no action of another type equals; the order of paying does not matter."""
    if type(action) is Accept:
        action = action._replace(pay=tuple(sorted(action.pay)))
    return (type(action).__name__, *action)


def every_action(game: Game, seat: int) -> list[Action]:
    """More than everything that `seat` might ever do, but for offers."""
    places: list[int | None] = [None]
    for zone in (hand, up, aside, gift):
        places += [zone(index) for index in range(4)]
    actions: dict[tuple[object, ...], Action] = {}

    def add(action: Action) -> None:
        actions[named(action)] = action

    for action in (Reveal(seat), Done(seat), Buy(seat), Withdraw(seat)):
        add(action)
    for field in range(-1, 4):
        add(Harvest(seat, field))
        for place in places:
            add(Plant(seat, field, place))
        for index in range(len(game.aside[seat]) + len(game.up) + len(game.gifts)):
            for zone in (up, aside, gift):
                add(Plant(seat, field, zone(index)))
    for index in range(len(game.hands[seat]) + 1):
        add(Discard(seat, hand(index)))
    for index in range(len(game.gifts) + 1):
        add(Discard(seat, gift(index)))
    for other in range(-1, game.rules.players + 1):
        add(Decline(seat, other))
        cards = [hand(i) for i in range(len(game.hands[seat]))]
        cards += [up(i) for i in range(len(game.up))]
        offer = game.offers[other] if 0 <= other < game.rules.players else None
        wanted = len(offer.want) if offer else 0
        for pay in permutations(cards, wanted) if wanted < 3 else ():
            add(Accept(seat, other, pay))
    return list(actions.values())


def nonsense(chance: Chance) -> Action:
    """Any action, with numbers from a little too small to far too large."""

    def number() -> int:
        return (-1, 0, 1, 2, 3, 4, 7, 255, 10**30)[chance.below(9)]

    def place() -> int:
        return (hand, up, aside, gift)[chance.below(4)](chance.below(6)) - 2 * (
            chance.below(40) == 0
        )

    def places() -> tuple[int, ...]:
        return tuple(place() for _ in range(chance.below(4)))

    def kinds() -> tuple[int, ...]:
        return tuple(chance.below(len(NAMES) + 2) - 1 for _ in range(chance.below(3)))

    to = None if chance.below(3) == 0 else number()
    card = None if chance.below(3) == 0 else place()
    seat = number()
    return (
        Plant(seat, number(), card),
        Discard(seat, place()),
        Reveal(seat),
        Offer(seat, to, places(), kinds()),
        Accept(seat, number(), places()),
        Decline(seat, number()),
        Withdraw(seat),
        Done(seat),
        Harvest(seat, number()),
        Buy(seat),
    )[chance.below(10)]


@every_kind_of_game
def test_refused_actions_change_nothing(rules: Rules) -> None:
    chance = Chance(12)
    refused = 0
    for count, played in enumerate(play(rules, 12)):
        if count % 4:
            continue
        for _ in range(12):
            action = nonsense(chance)
            trial = played.game.copy()
            if played.game.why_not(action) is None:
                trial.apply(action)
                assert 0 <= action.seat < rules.players
            else:
                with pytest.raises(Refused) as caught:
                    trial.apply(action)
                assert caught.value.refusal == played.game.why_not(action)
                assert trial.same_as(played.game)
                refused += 1
    assert refused > 50


def test_a_copy_lives_its_own_life() -> None:
    for rules in RULES:
        for played in play(rules, 13):
            kept = played.before.copy()
            assert kept.same_as(played.before)
            played.before.apply(played.action)
            assert not kept.same_as(played.before)


def test_actions_of_an_over_game_are_all_refused() -> None:
    for rules in RULES:
        *_, last = play(rules, 14)
        assert last.game.step is Step.OVER
        for seat in range(rules.players):
            assert last.game.legal(seat) == []
            assert all(last.game.why_not(action) for action in every_action(last.game, seat))
