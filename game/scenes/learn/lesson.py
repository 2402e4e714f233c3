"""What a lesson is: a sentence of the coach, what it waits for, and what it points at."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.scenes.learn.signs import Deed, Standing
from game.table.targets import Target, What

Pointer = Target | str
"""A thing of the picture, or the name of a widget."""


class Lesson(NamedTuple):
    """One sentence. `{name}` in it is the seat that is active or that asks.

    `when`: whether its moment has come. `deed`: what it is learned by (READ: by "Next"); several
    lessons can be learned by one deed. `shows`: what is to be touched, the first with an arrow.
    """

    key: str
    says: str
    deed: Deed
    when: Callable[[Standing], bool]
    shows: Callable[[Standing], list[Pointer]] = lambda now: []
    mood: str = "idle"


FRONT = Target(What.HAND, 0)


def waiting(now: Standing) -> list[Pointer]:
    """All cards that are still to be planted: aside, and up where they are the learner's."""
    aside = [Target(What.ASIDE, index) for index in range(len(now.view.aside[now.me]))]
    ups = [Target(What.UP, index) for index in range(len(now.view.up))] if now.mine else []
    return [*aside, *ups]
