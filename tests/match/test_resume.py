"""Going on with a game: from the record alone, exactly, wherever it was cut off."""

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.match import Match
from game.records import RecordError, read_record, replay
from game.records.store import Store
from game.rules import Accept, Action, Offer
from tests.match.table import a_match, let_bots_play, move_of, play_to_the_end, wild_move

ROOT = Path(__file__).resolve().parents[2]


def actions_of(match: Match) -> list[Action]:
    """What was done, in effect."""
    return [entry.action for entry in match.history.entries]


def copied(match: Match, target: Path, size: int | None = None) -> Path:
    """The match's file as a kill at `size` bytes would leave it."""
    assert match.path is not None
    data = match.path.read_bytes()
    target.write_bytes(data[:size])
    return target


def test_a_resumed_game_goes_on_as_the_uninterrupted_one(tmp_path: Path) -> None:
    whole = a_match(1, 3, store=Store.open(tmp_path))
    play_to_the_end(whole)
    played = actions_of(whole)
    match = a_match(1, 3, store=Store.open(tmp_path))
    steps = 0
    while not match.over:
        steps += 1
        if steps % 31 == 0:
            match.close()
            assert match.path is not None
            match = Match.resume(match.path)
        if match.think():
            match.play()
        else:
            match.submit(move_of(match, match.awaited_humans()[0]))
    assert actions_of(match) == played


def test_a_cut_at_every_byte_of_the_last_two_lines_is_survived(tmp_path: Path) -> None:
    chance = random.Random(3)
    match = a_match(2, 2, store=Store.open(tmp_path), seed=11)
    checked = 0
    for turn in range(60):
        if match.think():
            match.play()
        elif not match.over:
            wild_move(match, chance)
        if turn % 58:
            continue
        assert match.path is not None
        data = match.path.read_bytes()
        lines = data.splitlines(keepends=True)
        first = len(data) - len(b"".join(lines[1:][-2:]))
        for size in range(first, len(data) + 1):
            path = copied(match, tmp_path / "cut.bohn", size)
            resumed = Match.resume(path)
            assert resumed.lines <= match.lines + 1
            resumed.close()
            again = replay(read_record(path))
            assert again.game.same_as(resumed.game)
            assert not again.record.torn
            checked += 1
    assert checked > 100


def test_bots_decide_the_same_after_a_cut_anywhere(tmp_path: Path) -> None:
    whole = a_match(0, 4, store=Store.open(tmp_path), seed=5)
    let_bots_play(whole)
    played = actions_of(whole)
    assert whole.path is not None
    data = whole.path.read_bytes()
    ends = [at + 1 for at, byte in enumerate(data) if byte == ord("\n")]
    deals = [number for number, action in enumerate(played) if type(action) is Accept]
    assert deals
    for end in [*ends[1::43], *(ends[deal] for deal in deals[:4])]:
        resumed = Match.resume(copied(whole, tmp_path / "cut.bohn", end))
        let_bots_play(resumed)
        assert actions_of(resumed) == played


def test_an_accept_lost_between_an_offer_and_its_accept_is_made_up_for(tmp_path: Path) -> None:
    tried = 0
    for seed in range(12):
        match = a_match(1, 3, store=Store.open(tmp_path), seed=seed)
        while not match.over and tried < 6:
            let_bots_play(match)
            if match.over:
                break
            seat = match.awaited_humans()[0]
            deal = _a_deal(match, seat)
            if deal is None:
                match.submit(move_of(match, seat))
                continue
            offer, other = deal
            done = match.deal(offer, other)
            assert match.path is not None
            data = match.path.read_bytes()
            last = len(data.splitlines(keepends=True)[-1])
            resumed = Match.resume(copied(match, tmp_path / "cut.bohn", len(data) - last))
            assert resumed.game.offers[offer.seat] is not None
            assert resumed.think()
            assert [happened.action for happened in resumed.play()] == [done[1].action]
            assert resumed.game.same_as(match.game)
            tried += 1
    assert tried


def _a_deal(match: Match, seat: int) -> tuple[Offer, int] | None:
    """A gift of the first up card, or of the front card, to a bot that takes it."""
    view = match.view(seat)
    if view.step.value != "trade" or seat != view.active or not view.up:
        return None
    query = match.propose(seat, (256,), ())
    while not query.step():
        pass
    for other, reply in query.replies.items():
        if reply is not None and reply.verdict.value == "yes":
            return Offer(seat, other, (256,), ()), other
    return None


def test_an_unreadable_record_is_refused_with_file_and_line(tmp_path: Path) -> None:
    match = a_match(0, 3, store=Store.open(tmp_path))
    match.think()
    match.play()
    path = copied(match, tmp_path / "bad.bohn")
    good = path.read_bytes()
    path.write_bytes(good + b'{"seat": 9, "do": "dance"}\n')
    line = len(good.splitlines()) + 1
    with pytest.raises(RecordError, match=rf"bad\.bohn:{line}:"):
        Match.resume(path)


def test_a_finished_game_without_its_end_line_gets_it(tmp_path: Path) -> None:
    match = a_match(0, 3, store=Store.open(tmp_path))
    let_bots_play(match)
    match.close()
    path = copied(match, tmp_path / "cut.bohn")
    whole = path.read_bytes()
    path.write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]))
    resumed = Match.resume(path)
    assert resumed.over
    resumed.close()
    assert path.read_bytes() == whole


_PLAYER = """
import sys
from pathlib import Path
from game.match import GameSetup, Match, Seat
from game.records.store import Store
from tests.match.table import move_of
store = Store.open(Path(sys.argv[1]))
bots = [Seat(str(n), "bot", "easy") for n in range(3)]
setup = GameSetup("classic", (Seat("A"), *bots), {}, 0, 9)
match = Match.begin(setup, store)
while not match.over:
    if match.think():
        match.play()
    else:
        match.submit(move_of(match, 0))
"""


def test_a_killed_program_loses_nothing_and_leaves_no_lock(tmp_path: Path) -> None:
    reference = a_match(1, 3, seed=9)
    play_to_the_end(reference)
    played = actions_of(reference)
    chance = random.Random(1)
    kills = 0
    for number in range(3):
        data_dir = tmp_path / str(number)
        player = subprocess.Popen([sys.executable, "-c", _PLAYER, str(data_dir)], cwd=ROOT)
        record = data_dir / "games" / "000001.bohn"
        deadline = time.monotonic() + 20
        wanted = 4000 + chance.randrange(12000)
        while time.monotonic() < deadline and player.poll() is None:
            if record.exists() and record.stat().st_size > wanted:
                os.kill(player.pid, signal.SIGKILL)
                break
        player.wait()
        kills += player.returncode == -signal.SIGKILL
        store = Store.open(data_dir)
        assert store.notices == []
        path = store.newest_unfinished() or record
        match = Match.resume(path)
        assert actions_of(match) == played[: len(actions_of(match))]
        play_to_the_end(match)
        assert actions_of(match) == played
        match.close()
        store.close()
        shutil.rmtree(data_dir)
    assert kills
