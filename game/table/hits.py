"""What lies under a point, and everything that can be pointed at."""

from __future__ import annotations

from game.kit.layout import MIN_TARGET, Box
from game.rules import EMPTY
from game.table.paint_middle import RISE, middle_cards
from game.table.shown import Shown
from game.table.targets import Target, What

Spread = list[tuple[Target, Box]]


def targets_of(shown: Shown) -> Spread:
    """Everything that can be pointed at now with its box, in reading order, lower ones first."""
    found: Spread = [(Target(What.STATUS), shown.places.status)]
    for place in shown.places.others:
        found.append((Target(What.SEAT, 0, place.seat), place.panel))
        fields = place.fields(len(shown.model.fields_of(place.seat)))
        for index, box in enumerate(fields):
            found.append((Target(What.SEAT_FIELD, index, place.seat), box))
    if shown.places.log is not None:
        found.append((Target(What.LOG), shown.places.log))
    found += _middle(shown)
    found += _own(shown)
    return found


def target_at(shown: Shown, x: float, y: float) -> Target | None:
    """The topmost target at a point; small ones reach out to the smallest size of a target."""
    spread = targets_of(shown)
    for target, box in reversed(spread):
        if box.contains(x, y):
            return target
    near = [
        (abs(box.center[0] - x) + abs(box.center[1] - y), target)
        for target, box in spread
        if box.at_least(MIN_TARGET, MIN_TARGET).contains(x, y)
    ]
    return min(near, key=lambda found: found[0])[1] if near else None


def box_of_target(shown: Shown, target: Target) -> Box:
    """Where a target is; its sort's region when it is not there."""
    for other, box in targets_of(shown):
        if other == target:
            return box
    return shown.places.up.union(shown.places.desk)


def _middle(shown: Shown) -> Spread:
    what, kinds = middle_cards(shown.model)
    slots = shown.places.middle_slots(max(2, len(kinds)))
    found = [_risen(shown, Target(what, i), slots[i]) for i in range(len(kinds))]
    aside = shown.model.aside
    if aside and shown.model.planting_rest and shown.places.own is not None:
        trays = shown.places.tray_slots(len(aside))
        found += [_risen(shown, Target(What.ASIDE, i), box) for i, box in enumerate(trays)]
    if not shown.marks.desk_open:
        found.append((Target(What.DISCARD), shown.places.discard))
        found.append((Target(What.DECK), shown.places.deck))
    return found


def _own(shown: Shown) -> Spread:
    own = shown.places.own
    if own is None:
        return []
    found: Spread = [(Target(What.OWN), own.panel)]
    fields = shown.model.fields_of(own.seat)
    for index, field in enumerate(fields):
        found.append((Target(What.FIELD, index), own.fields[index]))
        if field != EMPTY:
            found.append((Target(What.BADGE, index), own.badges[index]))
    if shown.model.for_sale(own.seat) and len(fields) < len(own.fields):
        found.append((Target(What.SIGN), own.fields[len(fields)]))
    slots = shown.places.hand_slots(len(shown.model.hand))
    return found + [_risen(shown, Target(What.HAND, i), box) for i, box in enumerate(slots)]


def _risen(shown: Shown, target: Target, box: Box) -> tuple[Target, Box]:
    lifted = target.place in shown.marks.lifted
    return target, box.moved(dy=-RISE) if lifted else box
