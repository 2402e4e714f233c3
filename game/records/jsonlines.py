"""One line of a record as bytes, and as a JSON object; stricter than `json` is by itself."""

import json
import math
import os
from typing import Any, BinaryIO, NoReturn

from game.records.errors import Malformed

MAX_DEPTH = 32
"""Lists and objects inside each other; far more than any line needs."""
_TAIL = 4096
"""So many bytes hold the end line of any game."""


def object_from(line: bytes) -> dict[str, Any]:
    """The JSON object on a line (without its newline). Raises Malformed for anything else."""
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise Malformed("not UTF-8") from None
    if not text.strip():
        raise Malformed("a blank line")
    try:
        value = _DECODER.decode(text)
        if "\\" in text or text.count("[") + text.count("{") > MAX_DEPTH:
            _check(value, 0)
    except Malformed:
        raise
    except RecursionError:
        raise Malformed("nested too deeply") from None
    except json.JSONDecodeError as error:
        raise Malformed(f"not a line of JSON: {error.msg}, letter {error.colno}") from None
    except ValueError:
        raise Malformed("a number of too many digits") from None
    if not isinstance(value, dict):
        raise Malformed("not a JSON object")
    return value


def line_from(value: dict[str, Any]) -> bytes:
    """The line, with its newline, for a JSON object."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False).encode("utf-8") + b"\n"


def last_line(file: BinaryIO) -> bytes:
    """The last line of an open record, without its newline; of a long one only the end."""
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - _TAIL))
    return file.read().rstrip().rpartition(b"\n")[2]


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise Malformed(f"the name {twice!r} stands twice in one object")
    return value


def _constant(name: str) -> NoReturn:
    raise Malformed(f"{name} is no JSON")


def _float(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise Malformed(f"the number {text[:20]} is too large")
    return value


def _check(value: Any, depth: int) -> None:
    """Refuse what could not be written again: half surrogate pairs and endless nesting."""
    if depth > MAX_DEPTH:
        raise Malformed("nested too deeply")
    if isinstance(value, str):
        try:
            value.encode("utf-8")
        except UnicodeEncodeError:
            raise Malformed("half a surrogate pair in a text") from None
    elif isinstance(value, dict):
        for name, item in value.items():
            _check(name, depth)
            _check(item, depth + 1)
    elif isinstance(value, list):
        for item in value:
            _check(item, depth + 1)


_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_constant, parse_float=_float)
