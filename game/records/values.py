"""Small parts of a line: numbers, kinds and lists, each with a Malformed that names it."""

from typing import Any, TypeGuard

from game.records.errors import Malformed
from game.rules import EMPTY, NAMES, Field, Kind

_KIND_OF = {name: kind for kind, name in enumerate(NAMES)}


def name_in(value: dict[str, Any], name: str) -> Any:
    """The value of a name that must be there."""
    if name not in value:
        raise Malformed(f"{name!r} is missing")
    return value[name]


def is_number(value: object) -> TypeGuard[int]:
    """Whether a JSON value is a whole number (true and false are none)."""
    return type(value) is int


def number(value: Any, what: str) -> int:
    """A whole number."""
    if not is_number(value):
        raise Malformed(f"{what!r} must be a whole number")
    return value


def flag(value: Any, what: str) -> bool:
    """True or false."""
    if type(value) is not bool:
        raise Malformed(f"{what!r} must be true or false")
    return value


def items(value: Any, what: str) -> list[Any]:
    """A list."""
    if not isinstance(value, list):
        raise Malformed(f"{what!r} must be a list")
    return value


def kind_from(value: Any, what: str) -> Kind:
    """A kind by its name."""
    if not isinstance(value, str) or value not in _KIND_OF:
        raise Malformed(f"{what!r} names the unknown kind {shortened(value)}")
    return _KIND_OF[value]


def kinds_from(value: Any, what: str) -> tuple[Kind, ...]:
    """A list of kinds."""
    return tuple([kind_from(item, what) for item in items(value, what)])


def field_from(value: Any) -> Field:
    """A field: null, or its kind and its count."""
    if value is None:
        return EMPTY
    if not isinstance(value, list) or len(value) != 2:
        raise Malformed("a field must be null or a kind and a count")
    return kind_from(value[0], "fields"), number(value[1], "fields")


def names_of(kinds: tuple[Kind, ...] | list[Kind]) -> list[str]:
    """The kinds' names."""
    return [NAMES[kind] for kind in kinds]


def field_names(field: Field) -> list[Any] | None:
    """A field as a record has it."""
    return [NAMES[field[0]], field[1]] if field[1] else None


def shortened(value: object) -> str:
    """A value for a message, on one short line."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
