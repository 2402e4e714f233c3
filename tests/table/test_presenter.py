"""The picture catches up with the match, whatever happens, and ends as the match stands."""

from random import Random
from typing import get_args

import pytest

from game.kit.layout import Screen
from game.rules import (
    Accept,
    Decline,
    Done,
    Event,
    Game,
    Harvest,
    Offer,
    Plant,
    Rules,
    Step,
    rules_for,
    up,
    view_of,
)
from game.rules.events import CardsDrawn, Planted, TradeMade
from game.table.choreography import CHOREOGRAPHY
from game.table.model import TableModel
from game.table.presenter import SPEEDS
from tests.play import new_game, play
from tests.table.pictures import ASSETS, Show
from tests.table.tables import CHILI, SOY, game_at, seat

EDITIONS = [("classic", 4), ("duel", 2), ("extended", 3), ("base", 5), ("classic", 7)]


def settled(show: Show, game: Game) -> None:
    """The picture shows the match, and nothing is on its way."""
    staging = show.picture.staging
    assert show.picture.model == TableModel.of(view_of(game, show.picture.model.viewer))
    assert not any(staging.owed.values())
    assert not any(staging.hidden.values())
    assert not staging.flyers or game.over


def test_every_event_has_a_choreography() -> None:
    assert set(get_args(Event)) == set(CHOREOGRAPHY)


@pytest.mark.parametrize(("edition", "players"), EDITIONS)
def test_the_picture_of_a_whole_game_ends_each_event_as_the_match_stands(
    edition: str, players: int
) -> None:
    rules = rules_for(edition, players)
    show, chance = None, Random(players)
    for number, played in enumerate(play(rules, 7)):
        if show is None:
            show = Show(view_of(played.before, 1))
        show.push(played.events)
        if played.game.over or chance.random() < 0.04:
            show.run_out()
        else:
            show.run(chance.random() * 0.1 if number < 150 else 0)
            show.presenter.finish()
        settled(show, played.game)


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("reduced", [False, True])
def test_all_speeds_end_in_the_same_picture(speed: str, reduced: bool) -> None:
    rules = rules_for("classic", 4)
    for number, played in enumerate(play(rules, 3)):
        if number == 0:
            show = Show(view_of(played.before, 0), speed=speed, reduced=reduced)
        show.push(played.events)
        show.run_out()
        settled(show, played.game)
        if number == 30:
            break


def test_events_are_told_in_their_order_as_they_become_visible() -> None:
    rules = rules_for("classic", 3)
    told: list[Event] = []
    for number, played in enumerate(play(rules, 5)):
        if number == 0:
            show = Show(view_of(played.before, None))
        told += played.events
        show.push(played.events)
        if number == 25:
            break
    show.run_out(120)
    assert [type(event) for event in show.folded] == [type(event) for event in told]


def test_the_model_waits_for_the_events_before() -> None:
    game, chance = fresh(rules_for("classic", 4))
    show = Show(view_of(game, 0))
    events = first(game, chance, Planted)
    show.push(events)
    assert show.picture.model != TableModel.of(view_of(game, 0))
    show.run_out()
    settled(show, game)


def test_a_held_finger_runs_six_times_as_fast() -> None:
    seconds = []
    for held in (False, True):
        game, _ = fresh(rules_for("classic", 4))
        show = Show(view_of(game, 0))
        show.presenter.deal(view_of(game, 0))
        show.presenter.hold(held)
        seconds.append(show.run_out())
    assert 4.5 < seconds[0] / seconds[1] < 7


def test_dealt_hands_arrive_card_by_card() -> None:
    game, _ = fresh(rules_for("classic", 4))
    show = Show(view_of(game, 0))
    show.presenter.deal(view_of(game, 0))
    seen = []
    for _ in range(12):
        seen.append(show.picture.shown.cards(1))
        show.run(0.15)
    show.run_out()
    assert seen == sorted(seen)
    assert seen[0] == 0
    assert len(set(seen)) == 6
    settled(show, game)


def test_a_harvest_counts_its_coins_one_by_one_up_the_ladder() -> None:
    game = game_at(Step.TRADE, seat(fields=[(CHILI, 8)], coins=2), seat(), seat(), seat())
    show = Show(view_of(game, 0))
    show.push(game.apply(Harvest(0, 0)))
    show.run(1 / 60)
    counts = [show.picture.shown.coins(0)]
    while not show.presenter.idle:
        show.run(1 / 60)
        counts.append(show.picture.shown.coins(0))
    assert list(dict.fromkeys(counts)) == [2, 3, 4, 5]
    assert show.sounds.count("coin") == 3
    settled(show, game)


def test_a_deal_between_others_crosses_and_is_stamped() -> None:
    show, game, events = after_deal()
    show.push(events)
    show.run_out()
    settled(show, game)
    assert "stamp" in show.sounds
    assert show.picture.staging.marks
    show.run(3)
    assert not show.picture.staging.marks
    assert not show.picture.marks.moods


def test_an_undo_ends_celebrations_and_shows_the_view_again() -> None:
    show, _, events = after_deal()
    before = show.picture.model.copy()
    show.push(events)
    show.run(0.7)
    show.presenter.show(before.view)
    assert show.presenter.idle
    assert show.picture.model == before
    assert not show.picture.staging.busy


def test_a_refusal_shakes_the_head_for_a_moment() -> None:
    show, game, _ = after_deal(accept=False)
    offer = game.apply(Offer(game.active, other_of(game), (up(0),), ()))
    show.push([*offer, *game.apply(Decline(other_of(game), game.active))])
    show.run(0.6)
    assert other_of(game) in show.picture.staging.shaking
    show.run_out()
    assert not show.picture.staging.shaking
    assert "refuse" in show.sounds


def test_nothing_is_heard_of_what_is_finished_at_once() -> None:
    show, _, events = after_deal()
    show.push(events)
    show.presenter.finish()
    assert "stamp" not in show.sounds


def test_the_end_of_a_game_is_celebrated_even_when_the_rest_was_cut_short() -> None:
    rules = rules_for("base", 3)
    for played in play(rules, 11):
        last = played
    show = Show(view_of(last.before, 0))
    show.push(last.events)
    show.presenter.finish()
    show.run(0.5)
    assert "win" in show.sounds or "lose" in show.sounds
    assert len(show.picture.particles) > 0
    settled(show, last.game)


@pytest.mark.parametrize(
    ("calm", "reduced", "travels", "bursts"),
    [(False, False, True, True), (True, False, True, False), (True, True, False, False)],
)
def test_motion_has_three_steps_all_of_it_less_and_none(
    calm: bool, reduced: bool, travels: bool, bursts: bool
) -> None:
    game = game_at(Step.PLANT, seat([SOY, CHILI]), seat(), seat(), seat())
    show = Show(view_of(game, 0), calm=calm, reduced=reduced)
    show.push(game.apply(Plant(0, 0)))
    places, opacities, seen = [], [], 0
    for _ in range(60):
        show.run(1 / 60)
        flyers = show.picture.staging.flyers
        poses = [flyer.pose(flyer.find_way(show.picture.places)) for flyer in flyers]
        places += [(x, y) for _, _, _, _, x, y, _ in poses]
        opacities += [opacity for _, _, _, opacity, *_ in poses]
        seen = max(seen, len(show.picture.particles))
    assert (len(set(places)) > 4) is travels
    assert (min(opacities) < 0.3) is reduced, "what does not travel fades"
    assert (seen > 0) is bursts


def test_a_new_window_size_in_mid_flight_lets_everything_arrive() -> None:
    show, game, events = after_deal()
    show.push(events)
    show.run(0.4)
    show.picture.resized(Screen(720, 1280))
    show.run_out()
    settled(show, game)


def test_drawn_cards_of_others_stay_hidden() -> None:
    for played in play(rules_for("classic", 4), 2):
        drawn = [e for e in played.events if isinstance(e, CardsDrawn) and e.seat != 0]
        if drawn:
            break
    show = Show(view_of(played.before, 0))
    show.push(played.events)
    show.run_out()
    assert all(kind == -1 for kind in show.picture.model.view.hands[drawn[0].seat])


def test_aside_cards_come_out_of_the_panel_when_the_rest_is_planted() -> None:
    own = seat(fields=[(CHILI, 2)], aside=(CHILI, SOY))
    game = game_at(Step.TRADE, own, seat(), seat(), seat(), planted=1)
    show = Show(view_of(game, 0))
    show.push(game.apply(Done(0)))
    show.presenter.update(0)
    assert len(show.picture.staging.flyers) == 2
    show.run_out()
    settled(show, game)


def test_a_bean_is_happy_when_its_field_pays_more() -> None:
    own = seat(hand=(CHILI, SOY), fields=[(CHILI, 2)])
    game = game_at(Step.PLANT, own, seat(), seat(), seat())
    show = Show(view_of(game, 0))
    show.push(game.apply(Plant(0, 0)))
    show.run(0.4)
    assert show.picture.shown.bean_moods[0, 0] == "happy"
    show.run(2)
    assert show.picture.shown.bean_moods.get((0, 0)) != "happy"


def test_offers_between_others_stand_in_a_bubble_for_a_moment() -> None:
    show, game, _ = after_deal(accept=False)
    show.push(game.apply(Offer(game.active, other_of(game), (up(0),), ())))
    show.run(0.5)
    assert [bubble.seat for bubble in show.picture.staging.bubbles] == [game.active]
    show.pixels()
    show.run(2)
    assert not show.picture.staging.bubbles


def test_every_sound_that_is_played_is_there() -> None:
    names = {path.stem for path in (ASSETS / "sounds").glob("*.ogg")}
    for number, played in enumerate(play(rules_for("classic", 4), 9)):
        if number == 0:
            show = Show(view_of(played.before, 0))
        show.push(played.events)
        if number == 60:
            break
    show.run_out(300)
    assert show.sounds
    assert {name for name in show.sounds if name != "coin"} <= names
    assert {f"coin-{rung}" for rung in range(1, 5)} <= names


# -- positions ---------------------------------------------------------------------------------


def fresh(rules: Rules) -> tuple[Game, Random]:
    game, _, _ = new_game(rules, 4)
    return game, Random(1)


def first(game: Game, chance: Random, kind: type[Event]) -> list[Event]:
    """Act until an event of this type happens; its action's events."""
    while True:
        actions = game.legal(game.awaited()[0])
        events = game.apply(chance.choice(actions))
        if any(isinstance(event, kind) for event in events):
            return events


def other_of(game: Game) -> int:
    return (game.active + 1) % game.rules.players


def after_deal(accept: bool = True) -> tuple[Show, Game, list[Event]]:
    """A table in the trade step, and the events of a gift of an up card."""
    for played in play(rules_for("classic", 4), 6):
        game = played.game
        if game.step is Step.TRADE and game.up and not any(game.offers):
            break
    show = Show(view_of(game, (game.active + 2) % 4))
    events: list[Event] = []
    if accept:
        offer = Offer(game.active, other_of(game), (up(0),), ())
        events = [*game.apply(offer), *game.apply(Accept(other_of(game), game.active, ()))]
        assert any(isinstance(event, TradeMade) for event in events)
    return show, game, events
