"""Taking back: one's own plantings, harvests and purchases, until something hidden was shown."""

from pathlib import Path

import pytest

from game.match import Match, TakenBack
from game.match.happenings import Happening
from game.records import Header, Record, RecordWriter, read_record, replay
from game.records.store import Store
from game.rules import (
    EMPTY,
    Buy,
    Decline,
    Done,
    Harvest,
    Offer,
    Plant,
    Position,
    Refused,
    Reveal,
    SeatPosition,
    Step,
    rules_for,
    up,
)
from game.rules.kinds import BLUE, CHILI, GREEN, RED, SOY, STINK, WAX
from tests.match.table import a_match, let_bots_play


def at_position(tmp_path: Path, position: Position, bots: int = 2) -> Match:
    """A match that goes on from a position; seat 0 is a person, the last ones are bots."""
    players = len(position.seats)
    rules = rules_for("classic", players)
    seats = [
        {"name": str(seat), "player": "bot" if seat >= players - bots else "human", "level": "easy"}
        for seat in range(players)
    ]
    path = tmp_path / "000001.bohn"
    header = Header(rules, 0, None, position, {"seats": seats, "seed": 5})
    RecordWriter.create(path, header).close()
    return Match.resume(path)


def four_seats(step: Step, hand: tuple[int, ...] = (RED, SOY, WAX), **changes: object) -> Position:
    """Seat 0 is active, grows red and stink and has three coins; the others hold little."""
    me = SeatPosition(hand, ((RED, 3), (STINK, 5)), (GREEN, GREEN, GREEN))
    other = SeatPosition((BLUE, CHILI), (EMPTY, EMPTY))
    plain = Position(
        step=step,
        active=0,
        planted=0,
        discarded=False,
        final=False,
        exhausted=0,
        deck=(BLUE,) * 10,
        discard=(),
        up=(),
        gifts=(),
        seats=(me, other, other, other),
    )
    return plain._replace(**changes)  # type: ignore[arg-type]


def test_a_planting_is_taken_back_with_all_that_it_changed() -> None:
    match = a_match(1, 3)
    before = match.view(0)
    told: list[Happening] = []
    match.submit(Plant(0, 0))
    match.listen(told.append)
    assert match.can_undo(0)
    match.undo(0)
    assert match.view(0) == before
    assert told == [TakenBack(Plant(0, 0), 1)]
    assert match.lines == 1


def test_several_own_acts_are_taken_back_one_by_one(tmp_path: Path) -> None:
    match = at_position(tmp_path, four_seats(Step.PLANT))
    before = match.view(0)
    match.submit(Harvest(0, 1))
    match.submit(Buy(0))
    match.submit(Plant(0, 0))
    for _ in range(3):
        match.undo(0)
    assert match.view(0) == before
    assert not match.can_undo(0)
    match.close()
    assert match.path is not None
    assert replay(read_record(match.path)).game.same_as(match.game)
    assert sum(line.value.get("do") == "undo" for line in read_record(match.path).lines) == 3


def test_with_nothing_done_there_is_nothing_to_undo() -> None:
    match = a_match(1, 3)
    assert not match.can_undo(0)
    with pytest.raises(Refused):
        match.undo(0)


def test_turning_up_cannot_be_taken_back() -> None:
    match = a_match(1, 3)
    match.submit(Plant(0, 0))
    assert match.will_draw(Reveal(0))
    assert not match.will_draw(Harvest(0, 0))
    match.submit(Reveal(0))
    assert not match.can_undo(0)


def test_the_planting_that_brings_new_cards_says_so_and_stays(tmp_path: Path) -> None:
    position = four_seats(Step.PLANT_REST, up=(RED, STINK))
    match = at_position(tmp_path, position)
    assert not match.will_draw(Plant(0, 0, up(0)))
    match.submit(Plant(0, 0, up(0)))
    assert match.can_undo(0)
    assert match.will_draw(Plant(0, 1, up(0)))
    match.submit(Plant(0, 1, up(0)))
    assert not match.can_undo(0)


def test_an_act_of_another_seat_ends_the_undo(tmp_path: Path) -> None:
    match = at_position(tmp_path, four_seats(Step.TRADE, up=(RED, BLUE)), bots=2)
    match.submit(Harvest(0, 1))
    match.submit(Offer(1, 0, (0,), (RED,)))
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    match.submit(Decline(0, 1))
    assert not match.can_undo(0)


def test_the_answer_of_a_bot_ends_the_undo(tmp_path: Path) -> None:
    match = at_position(tmp_path, four_seats(Step.TRADE, up=(RED, BLUE)))
    match.submit(Harvest(0, 1))
    assert match.can_undo(0)
    query = match.propose(0, (up(1),), None)
    while not query.step():
        pass
    assert any(reply is not None for reply in query.replies.values())
    assert not match.can_undo(0)
    match.submit(Harvest(0, 0))
    assert match.can_undo(0)


def test_an_own_offer_and_an_own_done_stay(tmp_path: Path) -> None:
    match = at_position(tmp_path, four_seats(Step.TRADE, up=(RED, BLUE)))
    match.submit(Offer(0, 1, (up(1),), (GREEN,)))
    assert not match.can_undo(0)
    match.submit(Done(0))
    assert not match.can_undo(0)


def test_after_the_end_nothing_is_taken_back() -> None:
    match = a_match(0, 3)
    let_bots_play(match)
    assert not any(match.can_undo(seat) for seat in range(3))


def test_bots_decide_as_if_what_was_taken_back_had_never_been() -> None:
    straight, winding = a_match(1, 3), a_match(1, 3)
    winding.submit(Plant(0, 1))
    winding.undo(0)
    for match in (straight, winding):
        match.submit(Plant(0, 0))
        match.submit(Reveal(0))
        match.submit(Done(0))
        for _ in range(40):
            let_bots_play(match)
            people = match.awaited_humans()
            if not people:
                break
            match.submit(match.view(0).legal(0)[0])
    done = [[entry.action for entry in match.history.entries] for match in (straight, winding)]
    assert len(done[0]) > 10
    assert done[0] == done[1]


def test_the_record_of_an_undone_game_is_one_of_the_format(tmp_path: Path) -> None:
    match = a_match(1, 3, store=Store.open(tmp_path))
    match.submit(Plant(0, 0))
    match.undo(0)
    assert match.path is not None
    record: Record = read_record(match.path)
    assert [line.value.get("do") for line in record.lines] == ["plant", "undo"]
