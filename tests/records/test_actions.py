"""Actions, places and headers as lines of a record, both ways."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from game.records import (
    Header,
    Malformed,
    action_from,
    line_of,
    parse_record,
    place_from,
    place_name,
    replay,
)
from game.records.header import header_line
from game.rules import (
    Accept,
    Action,
    Buy,
    Decline,
    Discard,
    Done,
    Harvest,
    Offer,
    Plant,
    Reveal,
    Rules,
    Withdraw,
    aside,
    gift,
    hand,
    rules_for,
    up,
)
from tests.play import all_rules, name_of, play, save

LINES: list[tuple[Action, dict[str, Any]]] = [
    (Plant(0, 1), {"seat": 0, "do": "plant", "field": 1}),
    (Plant(0, 1, aside(0)), {"seat": 0, "do": "plant", "card": "aside:0", "field": 1}),
    (Plant(1, 2, up(3)), {"seat": 1, "do": "plant", "card": "up:3", "field": 2}),
    (Discard(0, gift(0)), {"seat": 0, "do": "discard", "card": "gift:0"}),
    (Discard(1, hand(4)), {"seat": 1, "do": "discard", "card": "hand:4"}),
    (Reveal(0), {"seat": 0, "do": "reveal"}),
    (
        Offer(0, 2, (up(0), hand(3)), (8, 8)),
        {"seat": 0, "do": "offer", "to": 2, "give": ["up:0", "hand:3"], "want": ["red", "red"]},
    ),
    (
        Offer(0, None, (), (0,)),
        {"seat": 0, "do": "offer", "to": None, "give": [], "want": ["coffee"]},
    ),
    (
        Accept(2, 0, (hand(1), hand(4))),
        {"seat": 2, "do": "accept", "from": 0, "pay": ["hand:1", "hand:4"]},
    ),
    (Decline(2, 0), {"seat": 2, "do": "decline", "from": 0}),
    (Withdraw(0), {"seat": 0, "do": "withdraw"}),
    (Done(0), {"seat": 0, "do": "done"}),
    (Harvest(3, 0), {"seat": 3, "do": "harvest", "field": 0}),
    (Buy(3), {"seat": 3, "do": "buy"}),
]


@pytest.mark.parametrize(("action", "line"), LINES)
def test_an_action_is_a_line_and_the_line_the_action(action: Action, line: dict[str, Any]) -> None:
    assert line_of(action) == line
    assert list(line_of(action)) == list(line)
    again = action_from(line)
    assert again == action
    assert type(again) is type(action)


def test_every_name_of_a_line_must_be_there() -> None:
    for _, line in LINES:
        for name in line:
            if name != "card" or line["do"] == "discard":
                with pytest.raises(Malformed):
                    action_from({key: value for key, value in line.items() if key != name})


def test_places_have_names() -> None:
    for zone, name in ((hand, "hand"), (up, "up"), (aside, "aside"), (gift, "gift")):
        for index in (0, 7, 99, 255):
            assert place_name(zone(index)) == f"{name}:{index}"
            assert place_from(f"{name}:{index}", "card") == zone(index)


@pytest.mark.parametrize("rules", all_rules(), ids=name_of)
def test_rules_and_positions_come_back_from_a_header(rules: Rules) -> None:
    for count, played in enumerate(play(rules, 20)):
        if count % 10 or played.game.over:
            continue
        position = played.game.position()
        header = Header(rules, played.game.start, None, position, {"hat": "green"})
        line = json.dumps(header_line(header)).encode() + b"\n"
        record = parse_record("x.bohn", line)
        assert record.header == header
        assert replay(record).game.position() == position


def test_names_a_reader_does_not_know_are_kept(tmp_path: Path) -> None:
    record = save(tmp_path / "game.bohn", rules_for("base", 3), 1)
    line = {**header_line(record.header), "table": {"room": "küche"}, "seats": 7}
    again = parse_record("x.bohn", json.dumps(line).encode() + b"\n").header
    assert again.info["table"] == {"room": "küche"}
    assert again.info["seats"] == 7
    assert again.seats == []
    assert header_line(again) == line


@pytest.mark.parametrize(
    ("told", "known"), [(7, 7), (0, 0), (None, None), ("7", None), (True, None)]
)
def test_a_seed_is_a_number_or_not_known(told: object, known: int | None) -> None:
    rules = rules_for("base", 3)
    assert Header(rules, 0, tuple(rules.full_deck()), None, {"seed": told}).seed == known
    assert Header(rules, 0, tuple(rules.full_deck())).seed is None


def test_the_standing_actions_are_those_not_taken_back(tmp_path: Path) -> None:
    record = save(tmp_path / "game.bohn", rules_for("base", 3), 1, undo_every=5)
    replayed = replay(record)
    undone = sum(1 for entry in replayed.entries if entry.action is None)
    standing = replayed.standing()
    assert undone > 5
    assert len(standing) == len(replayed.entries) - 2 * undone
    assert [entry.action for entry in standing] == [
        entry.action
        for entry, after in pairwise([*replayed.entries, None])
        if entry is not None and entry.action and (after is None or after.action)
    ]
