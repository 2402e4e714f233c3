"""The parts of the still picture: where each lies, what it depends on, and who paints it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from game.kit.layout import Box
from game.rules import EMPTY, Place, Zone, zone_of
from game.table.paint_fields import paint_own_field, paint_seat_field, paint_seat_soil
from game.table.paint_ground import paint_log, paint_status
from game.table.paint_middle import (
    paint_deck,
    paint_discard,
    paint_front,
    paint_hand,
    paint_middle,
    paint_tray,
)
from game.table.paint_seats import (
    paint_cards,
    paint_coins,
    paint_face,
    paint_name,
    paint_own_aside,
    paint_own_coins,
    paint_own_name,
    paint_panel,
)
from game.table.pen import Pen
from game.table.places import OwnPlaces, Places, SeatPlaces
from game.table.shown import Shown
from game.table.spots import Lot
from game.table.targets import Target, What

OVERHANG = 18.0
"""Shadows, glows and rising cards reach no further than this outside their region."""


FIGURES = 16.0
"""How far, with its margin, the figures below a pile reach."""
HAND_SHADOW = 12.0
"""How far beside a hand card its shadow is seen."""

Part: TypeAlias = tuple[Lot, int]
"""A lot and its seat (-1 where it is nobody's): what things fly to and from."""


@dataclass(frozen=True, slots=True)
class Region:
    """A part that is painted as one, again and again when what it `shows` changes.

    As long as nothing of it is `touched` (glows or is lifted) it keeps to its box and `margin`.
    What it shows depends on game and marks, and beside them only on what flies to `parts`.
    """

    box: Box
    shows: Callable[[Shown], Hashable]
    paint: Callable[[Pen, Shown], None]
    touched: Callable[[Shown], Hashable] = lambda shown: None
    margin: float = 1.0
    parts: tuple[Part, ...] = ()
    spread: Callable[[Shown], Box] | None = None
    """Where it is now, when that is less than its box."""
    under: bool = False
    """Lies under the others, and seldom changes: it is kept painted."""
    steady: bool = False
    """What is seen of it beside its box changes only with what is touched."""

    def reach(self, shown: Shown) -> Box:
        """All that it paints on now."""
        box = self.box if self.spread is None else self.spread(shown)
        return box.inset(-OVERHANG if self.touched(shown) else -self.margin)

    def state(self, shown: Shown) -> tuple[Hashable, Hashable]:
        """What it shows, with what of it is touched before it."""
        return self.touched(shown), self.shows(shown)


def regions_of(shown: Shown) -> list[Region]:
    """All regions of this layout and these numbers of fields, the lowest first."""
    places = shown.places
    regions = [Region(places.status, _status, paint_status)]
    if places.log is not None:
        regions.append(Region(places.log, lambda s: s.marks.log, paint_log))
    for place in places.others:
        regions += _seat_regions(shown, place)
    regions += _pile_regions(places)
    middle = ((Lot.UP, -1), (Lot.GIFT, -1))
    touches = _touches(What.UP, What.GIFT)
    regions.append(Region(places.up, _middle, paint_middle, touches, 9, middle))
    if places.own is not None:
        own, seat = places.own, places.own.seat
        touches = _touches(What.ASIDE)
        regions.append(Region(places.tray, _tray, paint_tray, touches, 9, ((Lot.ASIDE, seat),)))
        regions += _own_regions(own)
        regions += [_field_region(own, index) for index in range(len(own.fields))]
        regions += _hand_regions(places, seat)
    return regions


def _status(shown: Shown) -> Hashable:
    return shown.marks.status, shown.model.view.step


def _seat_regions(shown: Shown, place: SeatPlaces) -> list[Region]:
    """The panel of another seat, and on it one region for each thing that changes by itself."""
    seat = place.seat

    def glows(shown: Shown) -> Hashable:
        return Target(What.SEAT, 0, seat) in shown.marks.glow

    def name(shown: Shown) -> Hashable:
        return tuple(shown.aside(seat)), seat in shown.marks.chips

    def coins(shown: Shown) -> Hashable:
        return shown.coins(seat), shown.pop(Lot.PURSE, seat), seat in shown.marks.chips

    def cards(shown: Shown) -> Hashable:
        return shown.cards(seat), seat in shown.marks.chips

    def field(index: int, box: Box) -> Region:
        return Region(
            box,
            lambda shown: _field(shown, seat, index),
            lambda pen, shown: paint_seat_field(pen, shown, seat, index, box),
            margin=0,
            parts=((Lot.FIELD, seat),),
        )

    panel = Region(
        place.panel,
        lambda shown: _active(shown, seat),
        lambda pen, shown: paint_panel(pen, shown, seat, place.panel, Target(What.SEAT, 0, seat)),
        glows,
        under=True,
    )
    boxes = place.fields(len(shown.model.fields_of(seat)))
    purse, hand, aside = (((lot, seat),) for lot in (Lot.PURSE, Lot.HAND, Lot.ASIDE))
    return [
        panel,
        *(_soil(box) for box in boxes),
        *(field(index, box) for index, box in enumerate(boxes)),
        Region(place.name, name, partial(paint_name, place), margin=0, parts=aside),
        Region(place.coins, coins, partial(paint_coins, place), margin=0, parts=purse),
        Region(place.cards, cards, partial(paint_cards, place), margin=0, parts=hand),
        _face_region(seat, place.face),
    ]


def _soil(box: Box) -> Region:
    return Region(box, lambda shown: None, lambda pen, shown: paint_seat_soil(pen, box), under=True)


def _face_region(seat: int, box: Box) -> Region:
    def shows(shown: Shown) -> Hashable:
        return shown.mood(seat)

    def stirs(shown: Shown) -> Hashable:
        shake = shown.staging.shaking.get(seat)
        value = None if shake is None else round(shake.value, 2)
        thinks = shown.marks.thinking == seat
        return (value, thinks) if shake is not None or thinks else None

    def paint(pen: Pen, shown: Shown) -> None:
        paint_face(pen, shown, seat, box)

    return Region(box, shows, paint, stirs, margin=3, parts=((Lot.FACE, seat),))


def _own_regions(own: OwnPlaces) -> list[Region]:
    seat = own.seat

    def coins(shown: Shown) -> Hashable:
        return shown.coins(seat), shown.pop(Lot.PURSE, seat)

    def aside(shown: Shown) -> Hashable:
        return tuple(shown.aside(seat)), shown.model.planting_rest

    panel = Region(
        own.panel,
        lambda shown: _active(shown, seat),
        lambda pen, shown: paint_panel(pen, shown, seat, own.panel, Target(What.OWN)),
        _touches(What.OWN),
        under=True,
    )
    return [
        panel,
        Region(own.name, lambda shown: None, paint_own_name),
        Region(own.coins, coins, paint_own_coins, margin=0, parts=((Lot.PURSE, seat),)),
        Region(own.aside, aside, paint_own_aside, margin=0, parts=((Lot.ASIDE, seat),)),
        _face_region(seat, own.face),
    ]


def _active(shown: Shown, seat: int) -> Hashable:
    view = shown.model.view
    return view.active == seat and not view.over


def _field(shown: Shown, seat: int, index: int) -> Hashable:
    return (
        index < len(shown.model.fields_of(seat)),
        shown.field(seat, index),
        shown.pop(Lot.FIELD, seat, index),
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

    touches = _touches(What.FIELD, What.BADGE, What.SIGN)

    def touched(shown: Shown) -> Hashable:
        glows = touches(shown)
        return glows and (glows, shown.field(own.seat, index) == EMPTY)

    parts = ((Lot.FIELD, own.seat),)
    return Region(own.fields[index], shows, paint, touched, parts=parts, steady=True)


def _hand_regions(places: Places, seat: int) -> list[Region]:
    """The front card, which reaches higher, and the others."""
    parts = ((Lot.HAND, seat), (Lot.HAND, -1))
    touched = _touches(What.HAND)

    def front(shown: Shown) -> Box:
        return _hand_spread(shown, 0, 1).trim(top=-17)

    def others(shown: Shown) -> Box:
        return _hand_spread(shown, 1, len(shown.model.hand))

    return [
        Region(places.hand, _hand, paint_front, touched, 4, parts, front),
        Region(places.hand, _hand, paint_hand, touched, 4, parts, others),
    ]


def _hand_spread(shown: Shown, first: int, end: int) -> Box:
    """What these cards of the hand cover now, with their shadows."""
    places, count = shown.places, len(shown.model.hand)
    slots = places.hand_slots(count)
    boxes = [shown.hand_box(index, slots) for index in range(first, min(end, count))]
    whole = boxes[0] if boxes else Box(places.hand.x, places.hand.y, 0, 0)
    for box in boxes:
        whole = whole.union(box)
    return whole.inset(-HAND_SHADOW, 0)


def _pile_regions(places: Places) -> list[Region]:
    discard, deck = (box.trim(bottom=-FIGURES) for box in (places.discard, places.deck))
    wide = deck.inset(-12, 0)
    return [
        Region(
            discard,
            lambda shown: shown.discard(),
            paint_discard,
            _touches(What.DISCARD),
            9,
            ((Lot.DISCARD, -1),),
        ),
        Region(wide, _deck, paint_deck, _touches(What.DECK), 9, ((Lot.DECK, -1),)),
    ]


def _touches(*sorts: What) -> Callable[[Shown], Hashable]:
    """What of these sorts glows or is lifted."""

    def touched(shown: Shown) -> Hashable:
        marks = shown.marks
        if not marks.glow and not marks.lifted:
            return None
        lifted = {place for place in marks.lifted if _sort(place) in sorts}
        return frozenset({*(glow for glow in marks.glow if glow.what in sorts), *lifted}) or None

    return touched


def _sort(place: Place) -> What:
    zones = {Zone.HAND: What.HAND, Zone.UP: What.UP, Zone.ASIDE: What.ASIDE, Zone.GIFT: What.GIFT}
    return zones[zone_of(place)]


def _hidden(shown: Shown, count: int, *lots: Lot) -> Hashable:
    """Which of the first `count` cards of these lots are still on their way."""
    hidden = shown.staging.hidden.items()
    return frozenset(key for key, n in hidden if n and key[0] in lots and key[2] < count)


def _deck(shown: Shown) -> Hashable:
    view = shown.model.view
    pops = tuple(shown.pop(Lot.DECK, -1, i) for i in range(view.rules.exhaustions))
    return view.deck_size + shown.owed(Lot.DECK), view.exhausted, pops


def _middle(shown: Shown) -> Hashable:
    view = shown.model.view
    return (
        tuple(view.up),
        tuple(view.gifts),
        shown.model.gifts_for,
        _hidden(shown, len(view.up) + len(view.gifts), Lot.UP, Lot.GIFT),
        shown.marks.dragged,
    )


def _tray(shown: Shown) -> Hashable:
    if not shown.model.planting_rest:
        return None
    return (
        tuple(shown.model.aside),
        _hidden(shown, len(shown.model.aside), Lot.ASIDE),
        shown.marks.dragged,
    )


def _hand(shown: Shown) -> Hashable:
    if shown.floats:
        return None
    gliding = bool(shown.staging.hand_before)
    return (
        tuple(shown.model.hand),
        _hidden(shown, len(shown.model.hand), Lot.HAND),
        shown.marks.dragged,
        shown.marks.hide_hand,
        shown.front_is_marked,
        round(shown.staging.hand_glide.value, 3) if gliding else 1,
    )
