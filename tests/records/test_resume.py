"""A saved game goes on exactly where it stood, wherever the file was cut or a write failed."""

from pathlib import Path

import pytest

from game.cli.random_play import Chance, next_action, shuffle_of
from game.records import Header, RecordError, RecordWriter, parse_record, read_record, replay
from game.rules import Game, Rules, rules_for
from tests.play import all_rules, name_of, new_game, save


@pytest.mark.parametrize("rules", all_rules(), ids=name_of)
def test_a_record_replays_to_the_same_end(rules: Rules, tmp_path: Path) -> None:
    record = save(tmp_path / "game.bohn", rules, 3, undo_every=17)
    replayed = replay(record)
    assert replayed.ended
    assert replayed.game.over
    assert replayed.size == (tmp_path / "game.bohn").stat().st_size
    assert record.header.rules == rules
    assert record.header.seats[0] == {"name": "S0"}
    assert record.header.info["seed"] == 3


def states_by_size(path: Path) -> dict[int, Game]:
    """The game that each whole prefix of the file comes to, by the prefix's length."""
    data = path.read_bytes()
    record = parse_record(path, data)
    ends = [record.header_end, *(line.end for line in record.lines)]
    return {end: replay(parse_record(path, data[:end])).game for end in ends}


def short_record(path: Path, rules: Rules, seed: int, *, until_shuffle: bool) -> None:
    """The last lines of a random game (until its end, or its last shuffle), from a position."""
    record = save(path, rules, seed)
    entries = replay(record).entries
    last = len(entries)
    if until_shuffle:
        last = max(index for index, entry in enumerate(entries) if entry.decks) + 1
    first = max(i for i in range(last - 4) if not any(entries[i].game.offers))
    end = entries[last].line if until_shuffle else record.lines[-1].number + 1
    lines = path.read_bytes().splitlines(keepends=True)[entries[first + 1].line - 1 : end - 1]
    path.unlink()
    game = entries[first].game
    RecordWriter.create(path, Header(rules, game.start, None, game.position())).close()
    with open(path, "ab") as file:
        file.writelines(lines)


FEW_CARDS = {"left_out": ["coffee", "wax", "blue", "chili", "stink", "green", "cocoa"]}


@pytest.mark.parametrize("until_shuffle", [True, False])
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
@pytest.mark.parametrize("edition", ["base", "classic"])
def test_a_cut_at_any_byte_of_the_last_lines_loses_only_what_was_being_written(
    edition: str, seed: int, until_shuffle: bool, tmp_path: Path
) -> None:
    path = tmp_path / "game.bohn"
    short_record(path, rules_for(edition, 3, FEW_CARDS), seed, until_shuffle=until_shuffle)
    data = path.read_bytes()
    lines = parse_record(path, data).lines
    assert any("deck" in line.value for line in lines) == until_shuffle
    assert (lines[-1].value["do"] == "end") == (not until_shuffle)
    states = states_by_size(path)
    for cut in range(lines[-3].end, len(data) + 1):
        path.write_bytes(data[:cut])
        replayed = replay(read_record(path))
        size = replayed.size
        if replayed.record.newline_missing and size == cut:
            size += 1
        assert replayed.game.same_as(states[size])
        check_going_on(path, replayed.game)


def check_going_on(path: Path, game: Game) -> None:
    """Resume the file as it is, play a little, and find the same game in it."""
    writer = RecordWriter.resume(replay(read_record(path)))
    chance = Chance(99)
    game.shuffle = shuffle_of(5)
    for _ in range(4):
        if game.over:
            break
        reshuffles = game.reshuffles
        before = game.copy()
        action = next_action(game, chance)
        game.apply(action)
        if game.reshuffles != reshuffles:
            game = before
            break
        writer.add(action, [], game)
    writer.close()
    again = replay(read_record(path))
    assert again.game.same_as(game)
    assert again.ended == game.over
    assert not again.record.torn
    assert not again.record.newline_missing


class FullDisk:
    """A raw file on a disk that has room for so many bytes more, then fails half way."""

    def __init__(self, path: Path, room: int) -> None:
        self.file = open(path, "r+b", buffering=0)  # noqa: SIM115 - closed by close
        self.room = room

    def write(self, data: bytes) -> int:
        if self.room <= 0:
            raise OSError(28, "No space left on device")
        written = self.file.write(data[: self.room])
        self.room -= written
        return written

    def seek(self, offset: int) -> int:
        return self.file.seek(offset)

    def truncate(self, size: int) -> int:
        return self.file.truncate(size)

    def fileno(self) -> int:
        return self.file.fileno()

    def close(self) -> None:
        self.file.close()


@pytest.mark.parametrize("room", [0, 1, 20, 200, 1000])
def test_after_a_failed_write_the_record_is_whole_as_soon_as_there_is_room(
    room: int, tmp_path: Path
) -> None:
    path = tmp_path / "game.bohn"
    game, deck, chance = new_game(rules_for("classic", 4), 4)
    header = Header(game.rules, game.start, tuple(deck))
    RecordWriter.create(path, header).close()
    disk = FullDisk(path, room)
    writer = RecordWriter(disk, path.stat().st_size)
    failures = 0
    for step in range(60):
        action = next_action(game, chance)
        game.apply(action)
        try:
            writer.add(action, [], game)
        except OSError:
            failures += 1
            assert replay(read_record(path)).game.step is not None
        if step == 40:
            disk.room = 10**6
    assert failures > 0
    writer.sync()
    writer.close()
    assert replay(read_record(path)).game.same_as(game)


def test_lines_that_wait_go_out_with_a_retry(tmp_path: Path) -> None:
    path = tmp_path / "game.bohn"
    game, deck, chance = new_game(rules_for("classic", 4), 4)
    RecordWriter.create(path, Header(game.rules, game.start, tuple(deck))).close()
    disk = FullDisk(path, 5)
    writer = RecordWriter(disk, path.stat().st_size)
    action = next_action(game, chance)
    game.apply(action)
    with pytest.raises(OSError, match="No space"):
        writer.add(action, [], game)
    disk.room = 1000
    writer.retry()
    writer.close()
    assert replay(read_record(path)).game.same_as(game)


def test_a_new_record_never_replaces_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.bohn"
    path.write_text("mine")
    game, deck, _ = new_game(rules_for("base", 3), 1)
    with pytest.raises(FileExistsError):
        RecordWriter.create(path, Header(game.rules, game.start, tuple(deck)))
    assert path.read_text() == "mine"


def test_a_missing_end_line_is_added_when_going_on(tmp_path: Path) -> None:
    path = tmp_path / "game.bohn"
    save(path, rules_for("base", 3), 1)
    whole = path.read_bytes()
    path.write_bytes(whole[: whole.rindex(b'{"do": "end"')])
    RecordWriter.resume(replay(read_record(path))).close()
    assert path.read_bytes() == whole


def test_an_action_without_its_shuffle_in_the_middle_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "game.bohn"
    save(path, rules_for("base", 3), 1)
    lines = path.read_bytes().splitlines(keepends=True)
    shuffle = next(i for i, line in enumerate(lines) if b'"do": "shuffle"' in line)
    with pytest.raises(RecordError, match="expected a shuffle line"):
        replay(parse_record(path, b"".join(lines[:shuffle] + lines[shuffle + 1 :])))
    short = replay(parse_record(path, b"".join(lines[:shuffle])))
    assert short.size == len(b"".join(lines[: shuffle - 1]))
