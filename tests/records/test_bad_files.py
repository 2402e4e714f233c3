"""Whatever is in a file, reading it ends well or in an error that names file, line and reason."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from game.cli import main
from game.cli.random_play import Chance
from game.records import RecordError, ReplayError, parse_record, read_record, replay
from game.rules import Action, Event, Game, Refused, rules_for
from tests.play import save

HEADER: dict[str, Any] = {
    "record": 1,
    "rules": {"edition": "base", "players": 3},
    "start": 0,
    "position": {
        "deck": ["soy", "red", "blue"],
        "seats": [{"hand": ["red", "blue"]}, {"hand": ["wax"]}, {}],
    },
}
HEAD = json.dumps(HEADER).encode() + b"\n"
CASES = Path(__file__).parents[1] / "cases"
PLANT = b'{"seat": 0, "do": "plant", "field": 0}\n'


def reason_of(data: bytes) -> str:
    with pytest.raises(RecordError) as caught:
        replay(parse_record("x.bohn", data))
    assert str(caught.value).startswith("x.bohn:")
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"", 1),
        (b"\n", 1),
        (b"{}\n", 1),
        (b'{"record": 1', 1),
        (b"[1, 2]\n", 1),
        (b"null\n", 1),
        (HEAD + b"\n" + PLANT, 2),
        (HEAD + b"   \n", 2),
        (HEAD + b"17\n", 2),
        (HEAD + b"{'seat': 0}\n", 2),
        (HEAD + b'{"seat": 0,}\n', 2),
        (HEAD + PLANT + b"\xff\xfe\n", 3),
        (HEAD + b"\x00\x00\x00\n", 2),
        (HEAD + b'{"do": "a\x00b"}\n', 2),
        (HEAD + b'{"seat": NaN, "do": "plant", "field": 0}\n', 2),
        (HEAD + b'{"seat": 1e999, "do": "plant", "field": 0}\n', 2),
        (HEAD + b'{"seat": ' + b"9" * 5000 + b', "do": "reveal"}\n', 2),
        (HEAD + b'{"seat": 0, "seat": 0, "do": "plant", "field": 0}\n', 2),
        (HEAD + b'{"seat": 0, "do": "\\ud800"}\n', 2),
        (HEAD + b"[" * 100_000 + b"\n", 2),
        (HEAD + b'{"a": ' * 5_000 + b"1" + b"}" * 5_000 + b"\n", 2),
        (HEAD + b'{"expect": {"hands": 3}}\n', 2),
        (HEAD + b'{"expect": {"seats": {"3": {"hand": 1}}}}\n', 2),
        (HEAD + b'{"expect": {"seats": {"0": {"hands": 1}}}}\n', 2),
        (HEAD + b'{"expect": 5}\n', 2),
        (b"\xef\xbb\xbf" + HEAD, 1),
    ],
)
def test_what_is_no_record_is_refused_with_its_line(data: bytes, line: int) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record("x.bohn", data)
    assert caught.value.line == line
    assert caught.value.reason
    assert not isinstance(caught.value, ReplayError)


@pytest.mark.parametrize(
    "change",
    [
        {"record": 0},
        {"record": 2},
        {"record": True},
        {"record": 1.0},
        {"record": "1"},
        {"record": None},
        {"start": 3},
        {"start": -1},
        {"start": False},
        {"start": 10**40},
        {"start": [0]},
        {"rules": []},
        {"rules": {"edition": "base"}},
        {"rules": {"players": 3}},
        {"rules": {"edition": ["base"], "players": 3}},
        {"rules": {"edition": "base", "players": 3.0}},
        {"rules": {"edition": "base", "players": True}},
        {"rules": {"edition": "base", "players": 3, "house": 1}},
        {"rules": {"edition": "base", "players": 3, "hand": 5}},
        {"rules": {"edition": "base", "players": 3, "hand": [5, 5, "5"]}},
        {"rules": {"edition": "base", "players": 3, "hand": [5, 5, True]}},
        {"rules": {"edition": "base", "players": 3, "draws": ["active"]}},
        {"rules": {"edition": "base", "players": 3, "draws": {"active": 1}}},
        {"rules": {"edition": "base", "players": 3, "left_out": [0, 1]}},
        {"rules": {"edition": "base", "players": 3, "left_out": "wax"}},
        {"rules": {"edition": "base", "players": 3, "left_out": [["wax"]]}},
        {"rules": {"edition": "base", "players": 3, "fields": True, "field_price": None}},
        {"rules": {"edition": "base", "players": 3, "harvest_out_of_turn": 1}},
        {"deck": ["red"]},
        {"position": None},
        {"position": []},
        {"position": {}},
        {"position": {"seats": {}}},
        {"position": {"seats": [{}, {}, []]}},
        {"position": {"seats": [{}, {}, {"hat": 1}]}},
        {"position": {"seats": [{}, {}, {}], "weather": "fine"}},
        {"position": {"seats": [{}, {}, {"hand": "red"}]}},
        {"position": {"seats": [{}, {}, {"hand": [1]}]}},
        {"position": {"seats": [{}, {}, {"hand": [["red"]]}]}},
        {"position": {"seats": [{}, {}, {"fields": [["red", 1], None]}]}},
        {"position": {"seats": [{}, {}, {"fields": [["red", 0], None, None]}]}},
        {"position": {"seats": [{}, {}, {"fields": [["red", 9], None, None]}]}},
        {"position": {"seats": [{}, {}, {"fields": [["red", 10**12], None, None]}]}},
        {"position": {"seats": [{}, {}, {"fields": [["red", True], None, None]}]}},
        {"position": {"seats": [{}, {}, {"fields": [["red", 1, 1], None, None]}]}},
        {"position": {"seats": [{}, {}, {"fields": ["red", None, None]}]}},
        {"position": {"seats": [{}, {}, {"bought": True}]}},
        {"position": {"seats": [{}, {}, {"bought": 1}]}},
        {"position": {"seats": [{}, {}, {}], "active": 3}},
        {"position": {"seats": [{}, {}, {}], "planted": 3}},
        {"position": {"seats": [{}, {}, {}], "planted": False}},
        {"position": {"seats": [{}, {}, {}], "exhausted": -1}},
        {"position": {"seats": [{}, {}, {}], "final": 0}},
        {"position": {"seats": [{}, {}, {}], "step": "over"}},
        {"position": {"seats": [{}, {}, {}], "step": "gifts"}},
        {"position": {"seats": [{}, {}, {}], "step": ["plant"]}},
        {"position": {"seats": [{}, {}, {}], "step": "plant-rest"}},
        {"position": {"seats": [{}, {}, {}], "up": ["red"]}},
        {"position": {"seats": [{"aside": ["red"]}, {}, {}]}},
        {"position": {"seats": [{}, {}, {}], "exhausted": 3}},
        {"position": {"seats": [{}, {}, {}], "exhausted": 3, "final": True}},
        {"position": {"seats": [{}, {}, {}], "gifts": ["red"]}},
        {"position": {"seats": [{}, {}, {}], "deck": ["red"] * 9}},
    ],
    ids=json.dumps,
)
def test_a_bad_header_is_refused(change: dict[str, Any]) -> None:
    data = json.dumps({**HEADER, **change}).encode() + b"\n"
    with pytest.raises(RecordError) as caught:
        parse_record("x.bohn", data)
    assert caught.value.line == 1


@pytest.mark.parametrize("name", ["record", "rules", "start", "position"])
def test_a_header_without_a_name_it_needs_is_refused(name: str) -> None:
    left = {key: value for key, value in HEADER.items() if key != name}
    assert "x.bohn:1: " in reason_of(json.dumps(left).encode() + b"\n")


def test_a_message_is_one_line_whatever_a_name_holds() -> None:
    rules = {"edition": "base", "players": 3, "a\nb\x1b[31m": 1}
    reason = reason_of(json.dumps({**HEADER, "rules": rules}).encode() + b"\n")
    assert r"a\nb\x1b[31m: unknown setting" in reason
    with pytest.raises(RecordError, match=r"^two\\nlines: No such file"):
        read_record("two\nlines")


def test_a_greater_version_is_refused_clearly() -> None:
    data = json.dumps({**HEADER, "record": 7, "rules": "unheard of"}).encode() + b"\n"
    assert "version 7" in reason_of(data)


@pytest.mark.parametrize(
    "line",
    [
        {},
        {"do": "plant", "field": 0},
        {"seat": 0, "field": 0},
        {"seat": 0, "do": "plant"},
        {"seat": 0, "do": "dance"},
        {"seat": 0, "do": ["plant"], "field": 0},
        {"seat": False, "do": "plant", "field": 0},
        {"seat": 0, "do": "plant", "field": False},
        {"seat": 0, "do": "plant", "field": 0.0},
        {"seat": 0.0, "do": "plant", "field": 0},
        {"seat": "0", "do": "plant", "field": 0},
        {"seat": 0, "do": "plant", "field": 10**30},
        {"seat": 0, "do": "plant", "field": -1},
        {"seat": -1, "do": "plant", "field": 0},
        {"seat": 3, "do": "plant", "field": 0},
        {"seat": 0, "do": "plant", "field": 0, "card": None},
        {"seat": 0, "do": "plant", "field": 0, "card": "hand:0"},
        {"seat": 0, "do": "plant", "field": 0, "card": "hand:00"},
        {"seat": 0, "do": "plant", "field": 0, "card": "up:-1"},
        {"seat": 0, "do": "plant", "field": 0, "card": "up:256"},
        {"seat": 0, "do": "plant", "field": 0, "card": "up:٠"},
        {"seat": 0, "do": "plant", "field": 0, "card": "up:0\n"},
        {"seat": 0, "do": "plant", "field": 0, "card": 0},
        {"seat": 0, "do": "discard", "card": "hand:0"},
        {"do": "undo"},
        {"do": "end", "coins": [0, 0, 0], "winners": [0]},
        {"do": "shuffle", "deck": []},
        {"expect": {"step": "trade"}},
        {"expect": {"planted": False}},
        {"expect": {"over": 0}},
        {"expect": {"deck": 3.0}},
        {"expect": {"deck": True}},
        {"expect": {"active": None}},
        {"seat": 0, "do": "plant", "field": 0, "illegal": True},
        {"seat": 0, "do": "plant", "field": 0, "illegal": False},
        {"do": "shuffle", "deck": [], "illegal": True},
        {"do": "end", "coins": [], "winners": [], "illegal": True},
        {"expect": {}, "illegal": True},
        {"expect": {}, "seat": 0, "do": "plant", "field": 0},
    ],
    ids=json.dumps,
)
def test_a_line_that_does_not_hold_fails_at_its_place(line: dict[str, Any]) -> None:
    record = parse_record("x.bohn", HEAD + json.dumps(line).encode() + b"\n" + PLANT)
    with pytest.raises(ReplayError) as caught:
        replay(record)
    assert caught.value.line == 2


@pytest.mark.parametrize(
    "line",
    [
        {"seat": 0, "do": "dance"},
        {"seat": 0},
        {"do": "reveal"},
        {"do": "undo"},
        {"seat": 0, "do": "plant", "field": True},
        {"seat": 0, "do": "offer", "to": 1, "give": ["hand:0"]},
        {"seat": 9, "do": "buy"},
        {},
    ],
    ids=json.dumps,
)
def test_a_malformed_or_illegal_line_may_be_marked_so(line: dict[str, Any]) -> None:
    marked = json.dumps({**line, "illegal": True}).encode() + b"\n"
    assert len(replay(parse_record("x.bohn", HEAD + marked + PLANT)).entries) == 1


def test_only_an_expect_may_follow_the_end_line(tmp_path: Path) -> None:
    save(tmp_path / "game.bohn", rules_for("base", 3), 1)
    data = (tmp_path / "game.bohn").read_bytes()
    replay(parse_record("x.bohn", data + b'{"expect": {"over": true}}\n'))
    for more in (b'{"do": "undo"}\n', PLANT, data.splitlines(keepends=True)[-1]):
        assert "may follow the end line" in reason_of(data + more)
    illegal = b'{"seat": 0, "do": "reveal", "illegal": true}\n'
    assert "may follow the end line" in reason_of(data + illegal)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"winners": [', b'"winners": [-1, '),
        (b'"coins": [', b'"coins": [true, '),
        (b'"coins": [', b'"coin": ['),
        (b'"winners": [', b'"winners": {"a": 1}, "x": ['),
    ],
)
def test_a_wrong_end_line_fails(old: bytes, new: bytes, tmp_path: Path) -> None:
    save(tmp_path / "game.bohn", rules_for("base", 3), 1)
    data = (tmp_path / "game.bohn").read_bytes()
    reason_of(data.replace(old, new))


def test_a_file_that_is_not_there_or_no_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in (tmp_path, tmp_path / "none.bohn", "a\0b", "/dev/zero"):
        with pytest.raises(RecordError):
            read_record(path)
        assert main(["verify", str(path)]) == 2
    assert capsys.readouterr().out.count("0 passed, 1 failed") == 4


def mutated(record: list[Any], chance: Chance) -> list[Any]:
    """The lines with one value somewhere replaced, taken out or doubled."""
    lines = copy.deepcopy(record)
    where: Any = lines
    for _ in range(6):
        keys = list(where) if isinstance(where, dict) else list(range(len(where)))
        if not keys:
            break
        key = keys[chance.below(len(keys))]
        if where is lines and chance.below(3) == 0:
            key = 0
        if isinstance(where[key], dict | list) and chance.below(5):
            where = where[key]
            continue
        odd = (None, True, 0, 1, -1, 2.5, 10**30, "", "red", "up:0", [], {}, [None], {"a": 1})
        if chance.below(6) == 0:
            del where[key]
        elif chance.below(6) == 0 and isinstance(where, list):
            where.insert(key, copy.deepcopy(where[key]))
        else:
            where[key] = odd[chance.below(len(odd))]
        break
    return lines


@pytest.mark.parametrize("edition", ["duel", "base", "classic"])
def test_mutated_records_give_typed_errors_only(edition: str, tmp_path: Path) -> None:
    players = {"duel": 2, "base": 3, "classic": 4}[edition]
    path = tmp_path / "game.bohn"
    save(path, rules_for(edition, players), 2, undo_every=9)
    lines = [json.loads(line) for line in path.read_bytes().splitlines()][:80]
    chance = Chance(7)
    errors = 0
    for _ in range(200):
        changed = [json.dumps(line).encode() + b"\n" for line in mutated(lines, chance)]
        try:
            replay(parse_record("x.bohn", b"".join(changed)))
        except RecordError:
            errors += 1
    assert errors > 50


@pytest.mark.parametrize("edition", ["duel", "base"])
def test_damaged_bytes_give_typed_errors_only(edition: str, tmp_path: Path) -> None:
    path = tmp_path / "game.bohn"
    save(path, rules_for(edition, 2 if edition == "duel" else 3), 2)
    data = b"".join(path.read_bytes().splitlines(keepends=True)[:40])
    chance = Chance(8)
    errors = 0
    for _ in range(200):
        at = chance.below(len(data))
        damaged = data[:at] + bytes([chance.below(256)]) * chance.below(3) + data[at + 1 :]
        try:
            replay(parse_record("x.bohn", damaged))
        except RecordError:
            errors += 1
    assert errors > 50


def test_a_refusal_that_changes_the_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    apply = Game.apply

    def careless(game: Game, action: Action) -> list[Event]:
        try:
            return apply(game, action)
        except Refused:
            game.planted += 1
            raise

    record = read_record(CASES / "buy-not-for-sale-in-base.bohn")
    replay(record)
    monkeypatch.setattr(Game, "apply", careless)
    with pytest.raises(ReplayError, match="changed by a refusal"):
        replay(record)
