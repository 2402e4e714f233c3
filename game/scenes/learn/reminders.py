"""What the coach says where nothing is new: the next thing to do, in a few words."""

from __future__ import annotations

from game.rules import Step
from game.scenes.learn.lesson import FRONT, Lesson, waiting
from game.scenes.learn.signs import Deed
from game.scenes.table.state import SheetKind
from game.table.targets import Target, What
from game.texts import mark

REMINDERS: tuple[Lesson, ...] = (
    Lesson(
        "again-asked",
        mark("{name} asks you, too. You know how to do it!"),
        Deed.ANSWERED,
        lambda now: now.sheet is SheetKind.ASKED,
    ),
    Lesson(
        "again-rest",
        mark("Plant what you traded for."),
        Deed.PLANTED_THE_REST,
        lambda now: now.view.step is Step.PLANT_REST and bool(waiting(now)) and not now.sheet,
        waiting,
    ),
    Lesson(
        "again-stuck",
        mark("The front card has no field. Harvest one first: tap its coin."),
        Deed.HARVESTED,
        lambda now: now.stuck and not now.view.planted and now.sheet is None,
        lambda now: [Target(What.BADGE, field) for field in now.ripe[:1]],
    ),
    Lesson(
        "again-plant",
        mark("Your turn: plant the front card."),
        Deed.PLANTED,
        lambda now: now.planting and not now.view.planted and now.sheet is None,
        lambda now: [FRONT],
    ),
    Lesson(
        "again-turn-up",
        mark("Plant one more card, or turn up two of the deck."),
        Deed.TURNED_UP,
        lambda now: now.planting and now.view.planted == 1 and now.sheet is None,
        lambda now: [Target(What.DECK)],
    ),
    Lesson(
        "again-deck",
        mark("Turn up two cards of the deck."),
        Deed.TURNED_UP,
        lambda now: now.planting and now.view.planted == 2 and now.sheet is None,
        lambda now: [Target(What.DECK)],
    ),
    Lesson(
        "choose",
        mark("You choose: whatever you do is allowed."),
        Deed.ENDED_TRADING,
        lambda now: now.sheet is not None,
    ),
    Lesson(
        "bar",
        mark("Tap cards to give and beans to want. The others answer at once."),
        Deed.ENDED_TRADING,
        lambda now: now.trading,
    ),
    Lesson(
        "others",
        mark("{name} plays. You may harvest at any time."),
        Deed.ANSWERED,
        lambda now: not now.mine and not now.view.over,
    ),
)
"""The most pressing first."""
