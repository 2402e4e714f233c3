"""Computer players that get another level while the game runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match import Match
from game.match.story import Story
from game.records import read_record
from game.records.levels import read_levels
from game.records.pruning import prune
from game.records.statistics import Statistics
from game.records.store import Store
from game.rules import Plant, Step, up
from game.table.talks import Talks
from tests.match.table import a_match, let_bots_play, move_of, play_to_the_end, play_until


def begun(folder: Path) -> Match:
    """A person at seat 0 and three easy computer players, in the person's second trading."""
    match = a_match(store=Store.open(folder))
    play_until(match, Step.TRADE, 0)
    return match


def levels(match: Match) -> list[str]:
    return [seat.level for seat in match.seats]


def at_work(match: Match) -> list[str]:
    return [bot.level for bot in match.bots.values()]


def gone_on_with(match: Match) -> Match:
    match.close()
    assert match.path is not None
    return Match.resume(match.path)


def lines_of(match: Match) -> list[object]:
    play_to_the_end(match)
    match.close()
    assert match.path is not None
    return [line.value for line in read_record(match.path).lines]


def test_one_plays_at_another_level_from_its_next_decision_on(tmp_path: Path) -> None:
    match = begun(tmp_path)
    match.set_level(2, "expert")
    assert levels(match) == ["", "easy", "expert", "easy"]
    assert at_work(match) == ["easy", "expert", "easy"]


def test_the_rest_of_the_game_is_another_one(tmp_path: Path) -> None:
    left, changed = begun(tmp_path / "left"), begun(tmp_path / "changed")
    for seat in (1, 2, 3):
        changed.set_level(seat, "hard")
    assert lines_of(left) != lines_of(changed)


def test_what_a_bot_was_about_to_do_is_thought_about_anew(tmp_path: Path) -> None:
    match = a_match(people=0, bots=4, store=Store.open(tmp_path))
    assert match.think()
    match.set_level(0, "hard")
    assert match.decision is None


def test_it_remembers_what_happened_before_as_if_it_had_always_played_so(tmp_path: Path) -> None:
    match = begun(tmp_path)
    match.set_level(1, "medium")
    again = gone_on_with(match)
    assert at_work(again) == ["medium", "easy", "easy"]
    copy = begun(tmp_path / "copy")
    copy.set_level(1, "medium")
    assert lines_of(again) == lines_of(copy)


def test_it_is_kept_over_a_planting_that_is_taken_back(tmp_path: Path) -> None:
    match = begun(tmp_path)
    match.set_level(1, "hard")
    while match.game.step is not Step.PLANT or match.game.active != 0:
        let_bots_play(match)
        match.submit(move_of(match, match.awaited_humans()[0]))
    match.submit(next(one for one in match.view(0).legal(0) if isinstance(one, Plant)))
    match.undo(0)
    assert at_work(match) == ["hard", "easy", "easy"]
    assert levels(match)[1] == "hard"


def test_a_question_on_the_desk_is_asked_anew(tmp_path: Path) -> None:
    match = begun(tmp_path)
    talks = Talks(match, 0)
    talks.desk.toggle(up(0))
    while talks.refresh():
        pass
    assert set(talks.chips()) == {1, 2, 3}
    match.set_level(1, "expert")
    assert talks.chips() == {}
    while talks.refresh():
        pass
    assert set(talks.chips()) == {1, 2, 3}


def test_a_level_that_is_set_back_leaves_no_file(tmp_path: Path) -> None:
    match = begun(tmp_path)
    assert match.path is not None
    match.set_level(3, "hard")
    assert read_levels(match.path) == {3: "hard"}
    match.set_level(3, "easy")
    assert not list((tmp_path / "games").glob("*.levels*"))


def test_the_record_itself_stays_as_it_was(tmp_path: Path) -> None:
    match = begun(tmp_path)
    assert match.path is not None
    before = match.path.read_bytes()
    match.set_level(3, "hard")
    assert match.path.read_bytes() == before


@pytest.mark.parametrize(("seat", "level"), [(0, "hard"), (1, "divine"), (1, "")])
def test_people_and_levels_that_are_none_are_refused(tmp_path: Path, seat: int, level: str) -> None:
    match = begun(tmp_path)
    with pytest.raises(ValueError, match="level"):
        match.set_level(seat, level)
    assert levels(match) == ["", "easy", "easy", "easy"]


def test_a_game_in_memory_changes_levels_as_well() -> None:
    match = a_match()
    match.set_level(1, "hard")
    assert at_work(match) == ["hard", "easy", "easy"]


@pytest.mark.parametrize(
    "rubbish", [b"", b"[]", b"\xff", b'{"1": 3}', b'{"x": "hard"}', b'{"9": "y"}']
)
def test_a_damaged_file_counts_as_none(tmp_path: Path, rubbish: bytes) -> None:
    match = begun(tmp_path)
    assert match.path is not None
    match.set_level(1, "hard")
    match.path.with_suffix(".levels").write_bytes(rubbish)
    assert levels(gone_on_with(match)) == ["", "easy", "easy", "easy"]


@pytest.mark.parametrize("damaged", ['"-1": "hard"', '"-9": "hard"', '"1": "hard\\n"'])
def test_a_line_about_no_seat_or_no_level_counts_as_none(tmp_path: Path, damaged: str) -> None:
    match = begun(tmp_path)
    assert match.path is not None
    match.set_level(1, "hard")
    kept = match.path.with_suffix(".levels")
    kept.write_text(kept.read_text().replace('"1": "hard"', damaged).replace('"1":"hard"', damaged))
    assert levels(gone_on_with(match)) == ["", "easy", "easy", "easy"]


def test_a_folder_that_cannot_be_written_is_no_trouble(tmp_path: Path) -> None:
    match = begun(tmp_path)
    assert match.path is not None
    match.path.with_suffix(".levels").mkdir()
    match.set_level(1, "hard")
    assert at_work(match) == ["hard", "easy", "easy"]


def test_whoever_looks_back_on_the_game_reads_the_level_it_ended_with(tmp_path: Path) -> None:
    match = begun(tmp_path)
    match.set_level(2, "expert")
    play_to_the_end(match)
    match.close()
    assert match.path is not None
    assert [seat.level for seat in Story.read(match.path).seats] == ["", "easy", "expert", "easy"]
    assert [seat.level for seat in Story.of_match(match).seats] == ["", "easy", "expert", "easy"]


def test_statistics_count_it_under_the_level_it_ended_with(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    match = a_match(store=store)
    match.set_level(2, "medium")
    match.set_level(2, "expert")
    play_to_the_end(match)
    match.close()
    statistics = Statistics.open(tmp_path, store)
    while statistics.catch_up():
        pass
    assert [(tally.name, tally.seats) for tally in statistics.levels()] == [
        ("easy", 2),
        ("expert", 1),
    ]


def test_it_goes_where_the_record_goes(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    match = a_match(store=store)
    match.set_level(1, "hard")
    match.close()
    assert match.path is not None
    aside = store.set_aside(match.path, "damaged")
    assert read_levels(aside) == {1: "hard"}
    for _ in range(2):
        other = a_match(store=store)
        other.set_level(1, "hard")
        play_to_the_end(other)
        other.close()
    prune(store, 1)
    assert len(list((tmp_path / "games").glob("*.levels"))) == 1
