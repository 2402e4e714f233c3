"""From what the player touched to what is asked of the game. Pure; legality is the view's word.

A touch names a `Target`. `Interpreter.tap`, `drop` and `key` turn it, in the view of the seat
that touches, into one `Meaning`: an action, a refusal to be shown, or a change of the interface
(a card picked, a card for the desk, the harvest sheet).
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from game.rules import (
    UNKNOWN,
    Action,
    Buy,
    Discard,
    Done,
    Harvest,
    Kind,
    Place,
    Plant,
    Refusal,
    RefusalCode,
    Reveal,
    Step,
    View,
    Zone,
    aside,
    coins_for,
    gift,
    hand,
    next_step,
    up,
    zone_of,
)
from game.table.desk import tradeable
from game.table.targets import Target, What


class Act(NamedTuple):
    """Submit this action; it is legal."""

    action: Action


class Refuse(NamedTuple):
    """Show why it cannot be done."""

    refusal: Refusal


class Pick(NamedTuple):
    """The card at `place` is picked (None: put back) and waits for a field."""

    place: Place | None


class ForDesk(NamedTuple):
    """The card at `place` goes into the desk's bundle, or comes back."""

    place: Place


class WishFor(NamedTuple):
    """One more card of `kind` is wanted: somebody tapped another's up card."""

    kind: Kind


class Address(NamedTuple):
    """The player speaks to `seat` alone (or no longer)."""

    seat: int


class HarvestSheet(NamedTuple):
    """Open the harvest sheet of the own field."""

    field: int


class Explain(NamedTuple):
    """Tell what this is; it does nothing."""

    target: Target


class Choose(NamedTuple):
    """More than one thing could be meant: a card, or a field, must be chosen first."""

    code: str


Meaning: TypeAlias = (
    Act | Refuse | Pick | ForDesk | WishFor | Address | HarvestSheet | Explain | Choose
)


class Prospect(NamedTuple):
    """What the harvest of a field would bring: coins now; cards missing for so many coins."""

    kind: Kind
    cards: int
    coins: int
    further: int
    then: int
    refusal: Refusal | None


class Interpreter:
    """Reads touches for one seat. `picked` is the card that waits for a field."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.picked: Place | None = None

    def tap(self, target: Target, view: View) -> Meaning:
        """What a tap on `target` means in `view` (of this seat)."""
        place = target.place
        if not still_there(target, view, self.seat):
            return Explain(target)
        if place is not None:
            return self._tap_card(place, target, view)
        if target.what is What.DECK:
            return self._ask(Reveal(self.seat), view)
        if target.what is What.SEAT:
            trading = view.step is Step.TRADE and not view.rules.duel
            mine = self.seat == view.active
            return Address(target.seat) if trading and mine else Explain(target)
        if target.what is What.FIELD:
            return self._tap_field(target, view)
        if target.what is What.BADGE:
            return HarvestSheet(target.index)
        if target.what is What.SIGN:
            return self._ask(Buy(self.seat), view)
        return Explain(target)

    def drop(self, place: Place, target: Target | None, view: View) -> Meaning:
        """What it means that the own card at `place` was dragged onto `target`."""
        if target is None:
            return Pick(None)
        if target.what in (What.FIELD, What.BADGE):
            return self._ask(self.plant(place, target.index), view)
        if target.what is What.DISCARD:
            return self._ask(Discard(self.seat, place), view)
        if target.what is What.SEAT and tradeable(view, self.seat, place):
            return ForDesk(place)
        return Pick(None)

    def discard(self, view: View) -> Meaning:
        """Discard the picked card (duel)."""
        if self.picked is None:
            return Choose("card")
        return self._ask(Discard(self.seat, self.picked), view)

    def done(self, view: View) -> Meaning:
        """End trading."""
        return self._ask(Done(self.seat), view)

    def plant(self, place: Place, field: int) -> Plant:
        """The action that plants the card at `place`; actions name no place for the front card."""
        return Plant(self.seat, field, None if place == hand(0) else place)

    def lights(self, view: View) -> list[int]:
        """The own fields that would take the card that is picked, or else the front card."""
        place = self.picked
        if place is None and view.step is Step.PLANT and view.active == self.seat:
            place = hand(0)
        if place is None:
            return []
        fields = range(len(view.fields[self.seat]))
        return [index for index in fields if view.why_not(self.plant(place, index)) is None]

    def _ask(self, action: Action, view: View) -> Meaning:
        refusal = view.why_not(action)
        return Act(action) if refusal is None else Refuse(refusal)

    def _tap_card(self, place: Place, target: Target, view: View) -> Meaning:
        zone = zone_of(place)
        if zone is Zone.UP and self.seat != view.active and view.step is Step.TRADE:
            return WishFor(view.up[place - up(0)])
        if zone in (Zone.UP, Zone.GIFT) and self.seat != view.active:
            return Explain(target)
        if self.picked == place:
            return Pick(None)
        if view.step is Step.TRADE and not view.rules.duel and tradeable(view, self.seat, place):
            return ForDesk(place)
        if zone is Zone.HAND:
            return self._tap_hand(place, view)
        return self._plant_where_it_makes_sense(place, view)

    def _tap_hand(self, place: Place, view: View) -> Meaning:
        if view.why_not(Discard(self.seat, place)) is None:
            return Pick(place)
        front = view.why_not(Plant(self.seat, 0))
        if place == hand(0) or (front is not None and front.code not in _ROOM):
            return self._plant_where_it_makes_sense(hand(0), view)
        return self._ask(Plant(self.seat, 0, place), view)

    def _plant_where_it_makes_sense(self, place: Place, view: View) -> Meaning:
        refusals = [
            view.why_not(self.plant(place, index)) for index in range(len(view.fields[self.seat]))
        ]
        fits = [index for index, refusal in enumerate(refusals) if refusal is None]
        if not fits and view.why_not(Discard(self.seat, place)) is None:
            return Pick(place)
        if not fits:
            worst = refusals[0]
            assert worst is not None
            return Refuse(worst)
        fields = view.fields[self.seat]
        growing = [index for index in fits if fields[index][1]]
        if len(growing) == 1:
            return Act(self.plant(place, growing[0]))
        may_stay = view.rules.duel and zone_of(place) in (Zone.UP, Zone.GIFT)
        if not growing and not may_stay:
            return Act(self.plant(place, fits[0]))
        return Pick(place)

    def _tap_field(self, target: Target, view: View) -> Meaning:
        field = target.index
        if self.picked is not None:
            return self._ask(self.plant(self.picked, field), view)
        mine = view.active == self.seat
        if view.step is Step.PLANT and mine and view.hands[self.seat] and view.planted < 2:
            return self._ask(Plant(self.seat, field), view)
        waiting = to_plant(view, self.seat)
        if waiting:
            return self._plant_a_waiting_card(field, waiting, view)
        if view.fields[self.seat][field][1]:
            return HarvestSheet(field)
        return Explain(target)

    def _plant_a_waiting_card(
        self, field: int, waiting: list[tuple[Place, Kind]], view: View
    ) -> Meaning:
        growing = view.fields[self.seat][field][0]
        fits = [(place, kind) for place, kind in waiting if growing in (kind, UNKNOWN)]
        if len({kind for _, kind in fits}) == 1:
            return self._ask(Plant(self.seat, field, fits[0][0]), view)
        if not fits:
            return self._ask(Plant(self.seat, field, waiting[0][0]), view)
        return Choose("card")


def still_there(target: Target, view: View, seat: int) -> bool:
    """Whether an own field, or the card at the target, is still in the game.

    A finger may lie on a thing while others play on, and what it touched is gone.
    """
    sorts: dict[What, Sequence[object]] = {
        What.HAND: view.hands[seat],
        What.UP: view.up,
        What.ASIDE: view.aside[seat],
        What.GIFT: view.gifts,
        What.FIELD: view.fields[seat],
        What.BADGE: view.fields[seat],
    }
    return target.what not in sorts or target.index < len(sorts[target.what])


def to_plant(view: View, seat: int) -> list[tuple[Place, Kind]]:
    """The cards, beside the hand, that `seat` may plant now: places and kinds."""
    mine = seat == view.active
    if view.step is Step.GIFTS and mine:
        return [(gift(index), kind) for index, kind in enumerate(view.gifts)]
    ups = [(up(index), kind) for index, kind in enumerate(view.up)] if mine else []
    if view.step is Step.TRADE and view.rules.duel:
        return ups
    if view.step is Step.PLANT_REST:
        return [(aside(index), kind) for index, kind in enumerate(view.aside[seat])] + ups
    return []


def next_that_fits(view: View, seat: int) -> Plant | None:
    """The next planting of "Plant all that fit", or None.

    A card fits where its kind grows already; empty fields are used too as long as there is one
    for every kind that is left. In the duel, where cards may stay, only what grows already.
    """
    waiting = to_plant(view, seat)
    fields = view.fields[seat]
    for place, kind in waiting:
        for index, (growing, count) in enumerate(fields):
            if count and growing == kind:
                return Plant(seat, index, place)
    empty = [index for index, (_, count) in enumerate(fields) if not count]
    if waiting and not view.rules.duel and len({kind for _, kind in waiting}) <= len(empty):
        return Plant(seat, empty[0], waiting[0][0])
    return None


def forces_harvest(view: View, seat: int) -> bool:
    """Whether `seat`, ending its trading now, would have to pull up a field."""
    fields = view.fields[seat]
    growing = {kind for kind, count in fields if count}
    empty = sum(1 for _, count in fields if not count)
    waiting = {*view.aside[seat], *(view.up if seat == view.active else ())}
    return not view.rules.duel and len(waiting - growing) > empty


def prospect(view: View, seat: int, field: int) -> Prospect:
    """What the harvest of the field would pay now and after the next step, and why not."""
    kind, count = view.fields[seat][field]
    refusal = view.why_not(Harvest(seat, field))
    if not count:
        return Prospect(kind, 0, 0, 0, 0, refusal)
    step = next_step(kind, count) or (0, 0)
    return Prospect(kind, count, coins_for(kind, count), *step, refusal)


def fields_after(
    view: View, seat: int, gained: tuple[Kind, ...]
) -> tuple[list[tuple[Kind, int]], list[Kind]]:
    """The fields of `seat` after planting `gained`, and the kinds that found no place."""
    fields = list(view.fields[seat])
    homeless: list[Kind] = []
    for kind in gained:
        rooms = [index for index, (growing, _) in enumerate(fields) if growing == kind]
        rooms += [index for index, (growing, _) in enumerate(fields) if growing == UNKNOWN]
        if rooms:
            fields[rooms[0]] = (kind, fields[rooms[0]][1] + 1)
        else:
            homeless.append(kind)
    return fields, homeless


_ROOM = frozenset({RefusalCode.NO_ROOM, RefusalCode.FIELD_HAS_OTHER_KIND})
"""Refusals that speak of the fields, not of the card."""
