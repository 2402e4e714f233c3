"""The record format of `docs/RECORD.md`: saved games, replays and conformance cases.

record = read_record(path)              # RecordError(path, line, reason) for a bad file
replayed = replay(record)               # ReplayError at a line that does not hold
game = replayed.game                    # at the record's end; set game.shuffle to play on
writer = RecordWriter.resume(replayed)  # or .create(path, header)
writer.add(action, decks, game)         # appended and flushed; OSError on a full disk
"""

from game.records.actions import action_from, line_of, place_from, place_name
from game.records.errors import Malformed, NoRecordError, RecordError, ReplayError
from game.records.header import Header
from game.records.reader import Record, parse_record, read_record
from game.records.replay import Replay, ReplayedLine, replay
from game.records.writer import RecordWriter

__all__ = [
    "Header",
    "Malformed",
    "NoRecordError",
    "Record",
    "RecordError",
    "RecordWriter",
    "Replay",
    "ReplayError",
    "ReplayedLine",
    "action_from",
    "line_of",
    "parse_record",
    "place_from",
    "place_name",
    "read_record",
    "replay",
]
