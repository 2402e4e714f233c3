"""What painters look at: the model, the marks, and what is still on its way."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import pygame

from game.kit.layout import Box
from game.rules import EMPTY, UNKNOWN, Field, Kind
from game.table.flyers import Staging
from game.table.marks import Marks
from game.table.model import TableModel
from game.table.places import Places
from game.table.spots import Lot

POP_STEPS = 4
"""A bump is shown in so many sizes: it lasts ten frames, and each size is painted anew."""


@dataclass(slots=True)
class Shown:
    """The table at one moment. Counts have what is still flying taken off."""

    places: Places
    model: TableModel
    marks: Marks = field(default_factory=Marks)
    staging: Staging = field(default_factory=Staging)
    bean_moods: dict[tuple[int, int], str] = field(default_factory=dict)
    """Moods of beans in fields, by seat and field, other than idle."""
    breaths: dict[tuple[int, int], float] = field(default_factory=dict)
    """How far beans in fields have breathed in (0 to 1), by seat and field."""

    version: int = 0
    """Grows when the model is another one."""
    floats: bool = False
    """The viewer's hand closes a gap and is drawn with what moves, above the still picture."""

    def owed(self, lot: Lot, seat: int = -1, index: int = 0) -> int:
        """How many are still on their way to a pile."""
        return self.staging.owed[lot, seat, index]

    def hidden(self, lot: Lot, seat: int, index: int) -> bool:
        """Is the card at this spot still on its way to it?"""
        return self.staging.hidden[lot, seat, index] > 0

    def coins(self, seat: int) -> int:
        """The coins that lie in a seat's purse already."""
        return max(0, len(self.model.view.coins[seat]) - self.owed(Lot.PURSE, seat))

    def cards(self, seat: int) -> int:
        """The hand cards that have arrived at a seat."""
        return max(0, self.model.view.hand_size(seat) - self.owed(Lot.HAND, seat))

    def field(self, seat: int, index: int) -> Field:
        """A field with the cards that have landed on it; `EMPTY` where there is none yet."""
        fields = self.model.fields_of(seat)
        if index >= len(fields):
            return EMPTY
        kind, count = fields[index]
        landed = count - self.owed(Lot.FIELD, seat, index)
        return (kind, landed) if landed > 0 else EMPTY

    def discard(self) -> tuple[Kind, int]:
        """The card that is seen on the discard pile, and how many lie there."""
        pile = self.model.view.discard
        count = max(0, len(pile) - self.owed(Lot.DISCARD))
        return (pile[count - 1] if count else UNKNOWN), count

    def aside(self, seat: int) -> list[tuple[int, Kind]]:
        """The aside cards that have arrived, with their index."""
        return [
            (index, kind)
            for index, kind in enumerate(self.model.view.aside[seat])
            if not self.hidden(Lot.ASIDE, seat, index)
        ]

    def pop(self, lot: Lot, seat: int = -1, index: int = 0) -> float:
        """How far a bump of something at rest is: 1 at its height, 0 at rest; it swings back to
        less than 0 before it rests."""
        tween = self.staging.pops.get((lot, seat, index))
        if tween is None or tween.reduced:
            return 0.0
        at = tween.progress
        return round(POP_STEPS * math.cos(2 * math.pi * at) * (1 - at)) / POP_STEPS

    def mood(self, seat: int) -> str:
        """The mood of a face."""
        return self.marks.moods.get(seat, "neutral")

    @property
    def front_is_marked(self) -> bool:
        """Does the front card say that it must be planted next?"""
        return not self.marks.hide_hand and not self.model.view.over

    def float_hand(self, above: list[pygame.Rect]) -> None:
        """Let the hand float while it closes a gap, unless any of these (pixels) lies above it."""
        places = self.places
        glides = bool(self.staging.hand_before) and places.own is not None
        self.floats = glides and places.screen.rect(places.hand).collidelist(above) < 0

    def hand_box(self, index: int, slots: list[Box]) -> Box:
        """Where a hand card is, also while the hand closes a gap."""
        staging = self.staging
        if index >= len(staging.hand_before):
            return slots[index]
        before, count = staging.hand_before[index]
        old = self.places.hand_slots(count)
        if before >= len(old):
            return slots[index]
        at = staging.hand_glide.value
        a, b = old[before], slots[index]
        return Box(
            a.x + (b.x - a.x) * at,
            a.y + (b.y - a.y) * at,
            a.w + (b.w - a.w) * at,
            a.h + (b.h - a.h) * at,
        )
