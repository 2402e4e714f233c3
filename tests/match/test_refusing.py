"""What a person does not want to be asked any more holds over Continue."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bots import Proposal, Verdict
from game.match import Match
from game.records.pruning import prune
from game.records.store import Store
from game.rules.kinds import BLUE, RED, SOY
from tests.match.table import a_match, play_to_the_end


def begun(folder: Path) -> Match:
    return a_match(store=Store.open(folder))


def refused(match: Match, bot: int, kind: int) -> bool:
    """Whether the person at seat 0, who holds such a card, hears nothing of this question."""
    match.game.hands[0][:] = [kind]
    reply = match.asking.reply_for(match.game, Proposal(bot, 0, (0,), (SOY,), (kind,)))
    return reply is not None and reply.verdict is Verdict.NO


def gone_on_with(match: Match) -> Match:
    match.close()
    assert match.path is not None
    return Match.resume(match.path)


def test_a_kind_and_a_bot_stay_refused_in_a_game_that_is_gone_on_with(tmp_path: Path) -> None:
    match = begun(tmp_path)
    match.asking.refuse_kind(0, RED)
    match.asking.refuse_bot(0, 2)
    again = gone_on_with(gone_on_with(match))
    assert refused(again, 1, RED)
    assert refused(again, 2, BLUE)
    assert not refused(again, 1, BLUE)


def test_what_is_allowed_again_stays_allowed_and_leaves_no_file(tmp_path: Path) -> None:
    match = begun(tmp_path)
    match.asking.refuse_kind(0, RED)
    match.asking.allow_all(0)
    assert not refused(gone_on_with(match), 1, RED)
    assert not list((tmp_path / "games").glob("*.no*"))


def test_the_next_game_is_asked_everything(tmp_path: Path) -> None:
    match = begun(tmp_path)
    match.asking.refuse_kind(0, RED)
    match.close()
    assert not refused(gone_on_with(begun(tmp_path)), 1, RED)


@pytest.mark.parametrize("rubbish", [b"", b"[]", b"\xff", b'{"0": 3}', b'{"0": {"kinds": ["x"]}}'])
def test_a_damaged_file_counts_as_none(tmp_path: Path, rubbish: bytes) -> None:
    match = begun(tmp_path)
    match.asking.refuse_kind(0, RED)
    assert match.path is not None
    match.path.with_suffix(".no").write_bytes(rubbish)
    assert not refused(gone_on_with(match), 1, RED)


def test_a_folder_that_cannot_be_written_is_no_trouble(tmp_path: Path) -> None:
    match = begun(tmp_path)
    assert match.path is not None
    match.path.with_suffix(".no").mkdir()
    match.asking.refuse_kind(0, RED)
    assert refused(match, 1, RED)


def test_old_games_go_with_all_that_belongs_to_them(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    for _ in range(2):
        match = a_match(store=store)
        match.asking.refuse_bot(0, 1)
        play_to_the_end(match)
        match.close()
    assert prune(store, 1) == 1
    assert len(list((tmp_path / "games").glob("*.no"))) == 1


def test_a_game_that_is_set_aside_takes_along_all_that_belongs_to_it(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    match = a_match(store=store)
    match.asking.refuse_kind(0, RED)
    match.close()
    assert match.path is not None
    aside = store.set_aside(match.path, "damaged")
    assert [path.parent for path in (tmp_path / "games").rglob("*.no")] == [aside.parent]


def test_a_game_that_has_another_ones_number_is_asked_everything(tmp_path: Path) -> None:
    match = begun(tmp_path)
    match.asking.refuse_kind(0, RED)
    match.close()
    other = a_match(store=Store.open(tmp_path), seed=99)
    assert match.path is not None
    assert other.path is not None
    match.path.write_bytes(other.path.read_bytes())
    assert not refused(gone_on_with(match), 1, RED)


def test_what_belonged_to_a_deleted_game_goes_with_the_next_old_ones(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    match = a_match(store=store)
    match.asking.refuse_kind(0, RED)
    match.close()
    assert match.path is not None
    match.path.unlink()
    prune(store, 1)
    assert not list((tmp_path / "games").glob("*.no"))
