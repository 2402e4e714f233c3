"""Whole games through the door that the table uses."""

import random
from pathlib import Path

import pytest

from game.match import Happened, Match, TakenBack, summary_of
from game.match.happenings import Happening
from game.records import read_record, replay
from game.records.store import Store
from game.rules import View
from tests.match.table import a_match, let_bots_play, play_to_the_end, wild_move

TABLES = [
    ("classic", 3),
    ("classic", 4),
    ("classic", 7),
    ("base", 3),
    ("extended", 5),
    ("duel", 2),
]


@pytest.mark.parametrize(("edition", "players"), TABLES)
@pytest.mark.parametrize("level", ["random", "easy"])
def test_bots_alone_play_a_whole_game_whose_record_replays(
    edition: str, players: int, level: str, tmp_path: Path
) -> None:
    store = Store.open(tmp_path)
    match = a_match(0, players, edition=edition, level=level, store=store)
    let_bots_play(match)
    assert match.over
    assert match.idle
    assert match.slips == []
    match.close()
    assert match.path is not None
    replayed = replay(read_record(match.path))
    assert replayed.ended
    assert replayed.game.same_as(match.game)
    assert store.finished(match.path)


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_person_and_bots_play_a_whole_game(edition: str, players: int, tmp_path: Path) -> None:
    match = a_match(1, players - 1, edition=edition, store=Store.open(tmp_path))
    play_to_the_end(match)
    assert match.slips == []
    assert match.path is not None
    assert replay(read_record(match.path)).game.same_as(match.game)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_people_do_the_record_replays_and_views_can_be_folded(
    seed: int, tmp_path: Path
) -> None:
    chance = random.Random(seed)
    people = chance.randint(1, 3)
    match = a_match(people, 4 - people, seed=seed, start=None, store=Store.open(tmp_path))
    views: dict[int | None, View] = {seat: match.view(seat) for seat in (None, *range(4))}

    def watch(happening: Happening) -> None:
        for seat, view in views.items():
            if isinstance(happening, TakenBack):
                views[seat] = match.view(seat)
            else:
                for event in match.redacted(happening.events, seat):
                    view.fold(event)

    match.listen(watch)
    for _ in range(600):
        if match.think(20) and chance.random() < 0.9:
            match.play()
        elif not match.over:
            wild_move(match, chance)
    for seat, view in views.items():
        assert view == match.view(seat)
    assert match.path is not None
    assert replay(read_record(match.path)).game.same_as(match.game)
    assert match.slips == []


def test_the_same_seed_gives_the_same_game_in_any_portions() -> None:
    whole = a_match(0, 4)
    let_bots_play(whole)
    sliced = a_match(0, 4)
    while not sliced.over:
        if sliced.think(1):
            sliced.play()
    assert [entry.action for entry in sliced.history.entries] == [
        entry.action for entry in whole.history.entries
    ]


def test_what_is_told_is_already_in_the_file(tmp_path: Path) -> None:
    match = a_match(0, 3, store=Store.open(tmp_path))
    checked: list[int] = []

    def watch(happening: Happening) -> None:
        assert isinstance(happening, Happened)
        assert match.path is not None
        stands = read_record(match.path).lines
        assert len(stands) + 1 >= happening.lines
        checked.append(happening.lines)

    match.listen(watch)
    while len(checked) < 60:
        match.think()
        match.play()


def test_the_summary_adds_up(tmp_path: Path) -> None:
    for edition, players in TABLES:
        match = a_match(1, players - 1, edition=edition, seed=3)
        play_to_the_end(match)
        summary = summary_of(match)
        piles = tuple(len(pile) for pile in match.game.coins)
        assert summary.turns[-1] == piles
        assert summary.winners == match.game.winners
        for seat, pile in zip(summary.seats, piles, strict=True):
            assert sum(seat.by_kind.values()) - seat.spent == seat.coins == pile
            assert seat.best is None or seat.best.coins <= 4
        assert sum(seat.given for seat in summary.seats) == sum(
            seat.received for seat in summary.seats
        )
        gifts = [(seat.gifts_made, seat.gifts_got) for seat in summary.seats]
        assert sum(made for made, _ in gifts) == sum(got for _, got in gifts)


def test_two_matches_on_one_store_have_files_of_their_own(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    one, other = a_match(0, 3, seed=1, store=store), a_match(0, 3, seed=2, store=store)
    while not (one.over and other.over):
        for match in (one, other):
            if match.think():
                match.play()
    for match in (one, other):
        assert match.path is not None
        assert replay(read_record(match.path)).game.same_as(match.game)
    assert one.path != other.path


def test_a_listener_can_stop_listening() -> None:
    match: Match = a_match(0, 3)
    heard: list[Happening] = []
    stop = match.listen(heard.append)
    match.think()
    match.play()
    told = len(heard)
    stop()
    match.think()
    match.play()
    assert told
    assert len(heard) == told
