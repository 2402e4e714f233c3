"""The table scene: touches that are never lost, sheets, undo, resizing, pausing."""

from collections.abc import Callable

import pygame
import pytest

from game.match import Match
from game.rules import UNKNOWN, Step, hand
from game.rules.events import CardsDrawn
from game.scenes.pause import PauseScene
from game.scenes.shots import ShotWish
from game.scenes.table.scene import TableScene
from game.scenes.table.shots import play_until
from game.scenes.table.state import SheetKind
from game.table.interpreter import forces_harvest
from game.table.paint_middle import tag_of
from game.table.targets import Target, What
from tests.pilot.devices import Keyboard
from tests.pilot.player import TablePlayer


@pytest.fixture
def player():
    return TablePlayer("classic", 4, seed=3, speed="normal")


def test_a_tap_while_cards_fly_finishes_the_flight_and_is_handled(player):
    player.touch_on(Target(What.HAND, 0))
    assert player.match.game.planted == 1
    assert player.press("reveal")
    assert player.match.game.step is Step.TRADE
    assert player.table.presenter.idle is False
    player.touch_on(Target(What.UP, 0))
    assert player.table.presenter.idle
    assert player.table.state.talks.desk.give == [256]


def test_a_card_is_dragged_onto_a_field(player):
    player.run(3)
    player.drag_onto(Target(What.HAND, 0), Target(What.FIELD, 1))
    assert player.match.game.fields[0][1][1] == 1


def test_a_card_dragged_onto_the_grass_goes_home(player):
    player.run(3)
    player.drag_onto(Target(What.HAND, 0), Target(What.SEAT, 0, 1))
    assert player.match.lines == 1
    assert player.table.picture.marks.dragged is None


def test_what_is_refused_is_told_why(player):
    player.run(3)
    player.touch_on(Target(What.HAND, 2))
    assert "front card" in player.table.ui.notes.toast_text
    player.touch_on(Target(What.DECK))
    assert "plant your first card" in player.table.ui.notes.toast_text


def test_a_planting_is_taken_back(player):
    player.run(3)
    before = player.match.game.position()
    player.touch_on(Target(What.HAND, 0))
    assert player.press("undo")
    assert player.match.game.position() == before
    assert player.table.log.lines == []


def trading(player) -> None:
    player.touch_on(Target(What.HAND, 0))
    player.press("reveal")
    player.run(3)


def test_cards_that_are_turned_up_are_seen_on_the_cloth_before_the_deal_bar_lies_there(player):
    player.run(3)
    player.touch_on(Target(What.HAND, 0))
    player.press("reveal")
    assert not player.table.presenter.idle
    assert player.table.layer.desk is None
    player.run(3)
    assert player.table.presenter.idle
    assert player.table.layer.desk is not None


def test_a_card_and_a_wish_are_put_together_by_taps_and_cleared(player):
    trading(player)
    player.touch_on(Target(What.HAND, 1))
    desk = player.table.layer.desk
    player.point(*desk.kinds[3].box.center)
    assert player.table.state.talks.desk.give == [hand(1)]
    assert player.table.state.talks.desk.want == [desk.kinds[3].kind]
    player.point(*desk.want.box.center)
    assert player.table.state.talks.desk.want == []
    assert player.press("clear")
    assert player.table.state.talks.desk.empty


def test_the_harvest_sheet_opens_from_the_badge_in_any_step(player):
    trading(player)
    field = next(i for i, f in enumerate(player.match.game.fields[0]) if f[1])
    player.touch_on(Target(What.BADGE, field))
    assert player.table.state.sheet.kind is SheetKind.HARVEST
    assert player.press("sheet-harvest")
    assert player.match.game.fields[0][field][1] == 0


def test_the_focus_is_on_the_badge_again_when_its_sheet_is_closed(player):
    trading(player)
    field = next(i for i, f in enumerate(player.match.game.fields[0]) if f[1])
    player.touch_on(Target(What.BADGE, field))
    player.run(0.5)
    assert player.table.ui.focus in player.table.layer.sheet.walk()
    player.key("escape")
    player.run(0.5)
    assert player.table.state.sheet is None
    assert player.table.ui.focus.name.startswith(f"badge-{field}-")


def sit_down(player: TablePlayer, moment: Callable[[Match], bool]) -> None:
    """Go on with a game in which the moment has come for seat 0."""
    match = play_until(ShotWish(turns=0), moment)
    player.match = match
    player.loop.stage.clear(player.shell.home.routes.table(match, False))
    player.run(1)


def test_ending_a_trade_that_forces_a_harvest_is_asked_once(player):
    def forced(match: Match) -> bool:
        game = match.game
        mine = game.step is Step.TRADE and game.active == 0
        return mine and forces_harvest(match.view(0), 0)

    sit_down(player, forced)
    assert player.press("done")
    assert player.match.game.step is Step.TRADE
    assert player.table.state.sheet.kind is SheetKind.DONE
    assert player.press("sheet-done-yes")
    assert player.match.game.step is Step.PLANT_REST
    assert What.BADGE not in [target.what for target in player.table.picture.marks.glow]
    while any(player.match.view(0).room_for(0, kind) for kind in player.match.game.up):
        player.touch_on(Target(What.UP, 0))
    assert "harvest one first" in player.table.picture.marks.status
    assert What.BADGE in [target.what for target in player.table.picture.marks.glow]


@pytest.mark.parametrize(
    "size",
    [(1280, 720), (720, 1280), pytest.param((1920, 1080), marks=pytest.mark.slow), (640, 400)],
)
def test_the_window_may_change_its_size_while_cards_fly(player, size):
    trading(player)
    player.touch_on(Target(What.UP, 1))
    pygame.display.set_mode(size, pygame.RESIZABLE)
    player.post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
    player.run(0.5)
    assert player.loop.stage.screen.width_px == size[0]
    assert player.table.layer.desk is not None
    inside = player.loop.stage.screen.box
    for widget in player.table.layer.actions.children:
        assert inside.covers(widget.box)
    assert player.press("clear")


def test_escape_pauses_and_the_game_goes_on_afterwards(player):
    player.key("escape")
    player.run(0.1)
    top = player.loop.stage.top
    assert isinstance(top, PauseScene)
    player.press_in(top.ui.root, "entry 0")
    player.run(0.1)
    assert isinstance(player.loop.stage.top, TableScene)


def test_a_whole_turn_by_keys_alone(player):
    player.run(3)
    player.key("q")
    assert player.match.game.planted == 1
    player.key("t")
    assert player.match.game.step is Step.TRADE
    player.key("1")
    assert player.table.state.talks.desk.want
    player.key("c")
    player.key("d")
    player.key("y")
    assert player.match.game.step is not Step.TRADE


def test_a_sheet_that_comes_up_by_itself_is_not_pressed_by_mistake(player):
    match = asked(player)
    player.table.layer.sheet.age = 0.0
    lines = match.lines
    player.table.play.choice("decline")
    assert match.lines == lines
    player.run(0.3)
    player.table.play.choice("decline")
    assert match.lines > lines


def test_holding_a_card_explains_it(player):
    player.run(3)
    unit = player.loop.stage.screen.unit
    x, y = player.table.picture.box_of(Target(What.HAND, 0)).center
    player.mouse_down(x * unit, y * unit)
    player.run(0.6)
    player.mouse_up(x * unit, y * unit)
    assert "front card" in player.table.ui.notes.bubble_text


def asked(player) -> Match:
    """A bot has an offer for the person."""

    def moment(match: Match) -> bool:
        if match.game.step is not Step.TRADE or match.game.active == 0:
            return False
        while match.think() and not match.ends_trading and not match.asked(0):
            match.play()
        return bool(match.asked(0))

    sit_down(player, moment)
    return player.match


def test_being_asked_can_be_answered_with_no(player):
    match = asked(player)
    other = player.table.state.asked_by
    assert player.press("sheet-decline")
    assert not match.game.may_answer(0, other)


def test_being_asked_can_be_answered_with_a_counter_offer(player):
    match = asked(player)
    other = player.table.state.asked_by
    assert player.press("sheet-change")
    desk = player.table.state.talks.desk
    assert tuple(desk.want) == match.game.offers[other].kinds
    assert player.table.layer.sheet is None
    assert player.press("clear")
    player.run(0.2)
    assert player.table.state.front_sheet().kind is SheetKind.ASKED


def test_a_standing_no_is_kept_for_this_game(player):
    match = asked(player)
    other = player.table.state.asked_by
    want = match.game.offers[other].want
    player.press("sheet-never-kind" if want else "sheet-never-seat")
    assert match.asking.refuses(0)


def test_a_covered_hand_stays_covered_when_cards_are_drawn():
    player = TablePlayer("extended", 3, people=2, seed=1, speed="normal")
    player.run(0.2)
    table, shown = player.table, []
    table.seating.look(1, hidden=True)
    table.presenter.push = shown.extend
    while not any(isinstance(event, CardsDrawn) and event.seat == 1 for event in shown):
        player.match.submit(player.match.game.legal(player.match.awaited_humans()[0])[0])
        table.state.hidden = True
    drawn = [event.kinds for event in shown if isinstance(event, CardsDrawn)]
    assert all(kind == UNKNOWN for kinds in drawn for kind in kinds)


def test_a_person_may_look_at_its_hand_in_a_bots_turn_and_hides_it_again():
    player = TablePlayer("classic", 4, people=2, seed=1, speed="normal")
    match = player.match
    for person, bot in ((0, 2), (0, 3), (1, 2), (1, 3)):
        match.asking.refuse_bot(person, bot)
    while match.game.active != 2:
        player.move()
    player.run(2.5)
    assert player.table.state.viewer is None
    player.touch_on(Target(What.SEAT, 0, 1))
    player.press_in(player.loop.stage.top.ui.root, "lift")
    assert player.table.state.viewer == 1
    player.run(0.2)
    assert player.table.state.viewer == 1
    assert player.press("leave")
    assert player.table.state.viewer is None


def test_all_seats_may_be_played_by_the_computer():
    player = TablePlayer("base", 3, people=0, seed=1, exhaustions=1)
    player.play()
    assert player.finished


def test_escape_takes_one_step_back_at_a_time(player):
    trading(player)
    player.touch_on(Target(What.HAND, 0))
    assert not player.table.state.talks.desk.empty
    player.key("escape")
    assert player.table.state.talks.desk.empty
    player.key("escape")
    player.run(0.1)
    assert isinstance(player.loop.stage.top, PauseScene)


def test_a_held_finger_runs_the_picture_fast(player):
    held = []
    player.table.presenter.hold = held.append
    player.mouse_down(790, 470)
    player.run(0.6)
    assert held[-1] is True
    player.mouse_up(790, 470)
    player.run(0.1)
    assert held[-1] is False


class TestADuel:
    @pytest.fixture
    def player(self):
        player = TablePlayer("duel", 2, seed=3)
        player.touch_on(Target(What.HAND, 0))
        assert player.match.game.planted == 1
        return player

    def test_says_that_a_picked_hand_card_can_be_discarded_or_kept(self, player):
        player.touch_on(Target(What.HAND, 2))
        assert player.table.picture.marks.status == "Discard it, or tap it again to keep it"
        player.touch_on(Target(What.HAND, 2))
        assert "tap it again" not in player.table.picture.marks.status

    def test_does_not_speak_of_trading_where_there_is_none(self, player):
        player.table.play.explain(Target(What.HAND, 2))
        assert player.table.ui.notes.bubble_text.endswith("A hand keeps its order.")


class TestATapOnTheFieldThatATappedCardHasGoneTo:
    def test_asks_for_no_harvest(self):
        player = TablePlayer("classic", 4, seed=3)
        for _ in range(2):
            player.touch_on(Target(What.HAND, 0))
            planted = player.match.game.planted
            field = player.match.history.entries[-1].action.field
            player.touch_on(Target(What.FIELD, field))
            assert player.match.game.planted == planted
            assert player.table.state.sheet is None
            assert player.table.ui.notes.toast_text == ""

    def test_means_a_harvest_later_on(self):
        player = TablePlayer("classic", 4, seed=3)
        for _ in range(2):
            player.touch_on(Target(What.HAND, 0))
        field = player.match.history.entries[-1].action.field
        player.run(1.5)
        player.touch_on(Target(What.FIELD, field))
        assert player.table.state.sheet.kind is SheetKind.HARVEST


def test_who_plants_without_lifting_a_curtain_is_called_by_name():
    player = TablePlayer("classic", 3, people=2, seed=3)
    for _ in range(400):
        if player.at_the_table and player.table.state.hidden and player.match.awaited_humans():
            break
        player.move()
    seat = player.table.state.viewer
    assert player.table.picture.marks.status.startswith(f"{player.table.names[seat]}: Plant")


def test_the_mark_of_the_front_card_is_touched_with_it(player):
    player.run(3)
    card = player.table.picture.box_of(Target(What.HAND, 0))
    spot = player.table.layer.spot(Target(What.HAND, 0))
    assert spot.box.covers(tag_of(card))


def test_whoever_plays_by_keys_begins_each_turn_at_the_front_card():
    player = Keyboard(seed=3)
    seen = 0
    for _ in range(300):
        passed = any(type(e).__name__ == "TurnPassed" for e in player.match.history.events())
        view = player.match.view(0)
        if passed and view.active == 0 and view.step is Step.PLANT and not view.planted:
            front = player.table.layer.spot(Target(What.HAND, 0))
            assert player.table.ui.focus is front
            seen += 1
            if seen == 3:
                return
            while player.match.game.active == 0:
                player.move()
        player.move()
    raise AssertionError("no turn came")
