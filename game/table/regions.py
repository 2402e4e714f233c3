"""The parts of the still picture: where each lies, what it depends on, and who paints it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from game.kit.layout import Box
from game.rules import Place, Zone, zone_of
from game.table.paint_fields import paint_own_field
from game.table.paint_ground import paint_log, paint_status
from game.table.paint_middle import paint_hand, paint_middle, paint_piles, paint_tray
from game.table.paint_seats import paint_own, paint_seat
from game.table.pen import Pen
from game.table.places import OwnPlaces, SeatPlaces
from game.table.shown import Shown
from game.table.spots import Lot
from game.table.targets import Target, What

OVERHANG = 18.0
"""Shadows, glows and rising cards reach no further than this outside their region."""


@dataclass(frozen=True, slots=True)
class Region:
    """A part that is painted as one, again and again when what it `shows` changes.

    As long as nothing of it is `touched` (glows or is lifted) it keeps to its box and `margin`.
    """

    box: Box
    shows: Callable[[Shown], Hashable]
    paint: Callable[[Pen, Shown], None]
    touched: Callable[[Shown], Hashable]
    margin: float = 1.0

    def extent(self, shown: Shown) -> Box:
        """All that it paints on now."""
        return self.box.inset(-OVERHANG if self.touched(shown) else -self.margin)

    def changed(self, before: Hashable, now: Hashable) -> Box:
        """What must be painted again when its state is another one than before."""
        known = isinstance(before, tuple) and isinstance(now, tuple) and before[0] == now[0]
        return self.box.inset(-self.margin if known and not _of(now) else -OVERHANG)

    def state(self, shown: Shown) -> Hashable:
        """What it shows, with what of it is touched before it."""
        return self.touched(shown), self.shows(shown)


def _of(state: Hashable) -> Hashable:
    return state[0] if isinstance(state, tuple) else None


def regions_of(shown: Shown) -> list[Region]:
    """All regions of this layout, the lowest first."""
    places = shown.places
    regions = [Region(places.status, _status, paint_status, lambda s: None)]
    if places.log is not None:
        regions.append(Region(places.log, lambda s: s.marks.log, paint_log, lambda s: None))
    regions += [_seat_region(place) for place in places.others]
    piles = places.discard.union(places.deck).trim(bottom=-24)
    regions.append(Region(piles, _piles, paint_piles, _touches(What.DECK, What.DISCARD), 9))
    regions.append(Region(places.up, _middle, paint_middle, _touches(What.UP, What.GIFT), 9))
    if places.own is not None:
        regions.append(Region(places.tray, _tray, paint_tray, _touches(What.ASIDE), 9))
        regions.append(Region(places.own.panel, _own(places.own), paint_own, _touches(What.OWN)))
        regions += [_field_region(places.own, index) for index in range(len(places.own.fields))]
        hand = places.hand.trim(left=-8, right=-8, bottom=-10)
        regions.append(Region(hand, _hand, paint_hand, _touches(What.HAND), 3))
    return regions


def _status(shown: Shown) -> Hashable:
    return shown.marks.status, shown.model.view.step


def _seat_region(place: SeatPlaces) -> Region:
    seat = place.seat

    def shows(shown: Shown) -> Hashable:
        return (
            _person(shown, seat),
            shown.marks.chips_open,
            tuple(_field(shown, seat, index) for index in range(len(shown.model.fields_of(seat)))),
        )

    def touched(shown: Shown) -> Hashable:
        return Target(What.SEAT, 0, seat) in shown.marks.glow

    return Region(place.panel, shows, lambda pen, shown: paint_seat(pen, shown, place), touched)


def _own(own: OwnPlaces) -> Callable[[Shown], Hashable]:
    return lambda shown: (_person(shown, own.seat), shown.model.planting_rest)


def _person(shown: Shown, seat: int) -> Hashable:
    view = shown.model.view
    shake = shown.staging.shaking.get(seat)
    return (
        view.active == seat,
        view.over,
        shown.coins(seat),
        shown.cards(seat),
        tuple(shown.aside(seat)),
        shown.mood(seat),
        round(shown.pop(Lot.PURSE, seat), 2),
        None if shake is None else round(shake.value, 2),
        shown.marks.thinking == seat,
    )


def _field(shown: Shown, seat: int, index: int) -> Hashable:
    return (
        index < len(shown.model.fields_of(seat)),
        shown.field(seat, index),
        round(shown.pop(Lot.FIELD, seat, index), 2),
        shown.bean_moods.get((seat, index)),
        shown.breaths.get((seat, index)),
        shown.model.for_sale(seat),
        round(roll.value, 2) if (roll := shown.staging.rolls.get((Lot.FIELD, seat, index))) else 1,
    )


def _field_region(own: OwnPlaces, index: int) -> Region:
    def shows(shown: Shown) -> Hashable:
        return _field(shown, own.seat, index)

    def paint(pen: Pen, shown: Shown) -> None:
        paint_own_field(pen, shown, index)

    touched = _touches(What.FIELD, What.BADGE, What.SIGN)
    return Region(own.fields[index], shows, paint, touched)


def _touches(*sorts: What) -> Callable[[Shown], Hashable]:
    """What of these sorts glows or is lifted."""

    def touched(shown: Shown) -> Hashable:
        marks = shown.marks
        lifted = {place for place in marks.lifted if _sort(place) in sorts}
        return frozenset({*(glow for glow in marks.glow if glow.what in sorts), *lifted})

    return touched


def _sort(place: Place) -> What:
    zones = {Zone.HAND: What.HAND, Zone.UP: What.UP, Zone.ASIDE: What.ASIDE, Zone.GIFT: What.GIFT}
    return zones[zone_of(place)]


def _hidden(shown: Shown, *lots: Lot) -> Hashable:
    return frozenset(key for key, n in shown.staging.hidden.items() if n and key[0] in lots)


def _piles(shown: Shown) -> Hashable:
    view = shown.model.view
    pops = tuple(round(shown.pop(Lot.DECK, -1, i), 2) for i in range(view.rules.exhaustions))
    return view.deck_size + shown.owed(Lot.DECK), view.exhausted, shown.discard(), pops


def _middle(shown: Shown) -> Hashable:
    view = shown.model.view
    return (
        tuple(view.up),
        tuple(view.gifts),
        shown.model.gifts_for,
        _hidden(shown, Lot.UP, Lot.GIFT),
        shown.marks.dragged,
    )


def _tray(shown: Shown) -> Hashable:
    if not shown.model.planting_rest:
        return None
    return (
        tuple(shown.model.aside),
        _hidden(shown, Lot.ASIDE),
        shown.marks.dragged,
    )


def _hand(shown: Shown) -> Hashable:
    gliding = bool(shown.staging.hand_before)
    return (
        tuple(shown.model.hand),
        _hidden(shown, Lot.HAND),
        shown.marks.dragged,
        shown.marks.hide_hand,
        round(shown.staging.hand_glide.value, 3) if gliding else 1,
    )
