"""A record is a story: every moment of it can be stood at, seen with any eyes."""

from pathlib import Path

import pytest

from game.match import Match, Seat
from game.match.story import Story
from game.records.store import Store
from game.rules import UNKNOWN, rules_for, view_of
from game.rules.events import CardsDrawn
from tests.match.stories import finished, play, seats, story


def kept(folder: Path, turns: int) -> Path:
    """A game of which so many turns were played, in a file."""
    store = Store.open(folder)
    match = play(Match.new(rules_for("classic", 3), seats(3), 0, 4, store), turns)
    path = match.path
    match.close()
    store.close()
    assert path is not None
    return path


def test_folding_the_events_leads_from_each_place_to_the_next() -> None:
    game = story()
    for seat in (None, 0, 2):
        view = game.view(0, seat)
        for at in range(1, game.length + 1):
            for event in game.events(at, seat):
                view.fold(event)
            assert view == game.view(at, seat)


def test_it_ends_where_the_match_stands() -> None:
    game = story()
    assert game.view(game.length, None) == view_of(finished().game, None)
    assert game.view(game.length, None).over


def test_turns_begin_at_the_start_and_follow_each_other() -> None:
    game = story()
    assert game.turns[0].at == 0
    assert [turn.number for turn in game.turns] == list(range(1, len(game.turns) + 1))
    for turn in game.turns:
        assert game.game(turn.at).active == turn.seat
        assert game.turn(turn.at) == turn


def test_jumping_by_turns_reaches_both_ends() -> None:
    game = story()
    at, seen = 0, [0]
    while at < game.length:
        at = game.next_turn(at)
        seen.append(at)
    assert seen[:-1] == [turn.at for turn in game.turns]
    while at > 0:
        before, at = at, game.turn_before(at)
        assert at < before
    assert game.turn_before(0) == 0


def test_steps_go_over_what_nobody_wants_to_see_and_back_again() -> None:
    game = story()
    at, forward = 0, [0]
    while at < game.length:
        at = game.after(at)
        forward.append(at)
    back = [at]
    while at:
        at = game.before(at)
        back.append(at)
    assert set(forward) - {game.length} == set(back) - {game.length}
    assert len(forward) <= game.length


def test_a_seat_sees_only_its_own_cards_drawn() -> None:
    game = story()
    drawn = [
        event
        for at in range(1, game.length + 1)
        for event in game.events(at, 0)
        if isinstance(event, CardsDrawn)
    ]
    assert any(UNKNOWN not in event.kinds for event in drawn if event.seat == 0)
    assert all(set(event.kinds) <= {UNKNOWN} for event in drawn if event.seat != 0)


def test_all_hands_are_open_in_the_hands() -> None:
    game = story()
    assert all(UNKNOWN not in hand for hand in game.hands(3))


def test_an_unfinished_record_is_a_story_as_far_as_it_goes(tmp_path: Path) -> None:
    game = Story.read(kept(tmp_path, 3))
    assert not game.view(game.length, None).over
    assert len(game.turns) == 4
    assert game.names == [seat.name for seat in seats(3)]


def test_a_torn_record_is_a_story_without_its_torn_line(tmp_path: Path) -> None:
    path = kept(tmp_path, 3)
    whole = Story.read(path)
    path.write_bytes(path.read_bytes() + b'{"seat": 0, "do": "pl')
    torn = Story.read(path)
    assert torn.length == whole.length
    assert torn.view(torn.length, 1) == whole.view(whole.length, 1)


def test_what_was_taken_back_is_left_out(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    people = [Seat("Ana"), *seats(3)[1:]]
    match = Match.new(rules_for("classic", 3), people, 0, 4, store)
    plant = match.view(0).legal(0)[0]
    match.submit(plant)
    match.undo(0)
    match.submit(plant)
    live = Story.of_match(match)
    match.close()
    assert match.path is not None
    read = Story.read(match.path)
    assert live.length == read.length == 1
    assert live.view(1, 0) == read.view(1, 0)
    store.close()


def test_a_story_without_actions_has_one_place() -> None:
    match = Match.new(rules_for("duel", 2), seats(2), 0, 1, None)
    game = Story.of_match(match)
    assert game.length == 0
    assert game.after(0) == game.before(0) == game.next_turn(0) == 0
    assert game.view(0, 1) == match.view(1)


@pytest.mark.parametrize("players", [2, 3, 7])
def test_every_number_of_seats_can_be_looked_back_on(players: int) -> None:
    edition = "duel" if players == 2 else "extended"
    game = story(edition, players, 3)
    assert game.view(game.length, None).winners is not None
