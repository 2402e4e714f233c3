"""Where everything on the table lies, in logical units, for any window and number of seats."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from game.kit.layout import Box, Part, Screen

CARD = 5 / 7
"""Width of a card for a height of 1."""
MARGIN = 6.0
CORNER = 198.0
"""Four round buttons side by side."""
GAP = 4.0
WIDE_GAP = 12.0
"""Cards of a row lie so far apart where there is room."""
TAG = 20.0
"""Room above the hand for the tag of the front card, and for cards that rise."""
BADGE = 52.0
FIELD = 190.0
"""No field of another seat is wider."""
LEAST_CARD = 78.0
"""No hand card is less high than this."""
COMFORT = 94.0
"""Cards as high as this need no second row."""
TRAY_CARD = 67.3
"""No aside card is less high than this while it is to be planted: 48 units wide."""
LARGE = 400.0
"""From this width on the panel of another seat has large fields and a fan of its cards."""
DESK, WIDE_DESK = 306.0, 506.0
"""The deal bar is at least so wide in a tall window and in a wide one."""


class Seating(NamedTuple):
    """What the layout depends on beside the window.

    `viewer` None: all seats are shown along the top and no hand. `fields`: fields that a seat can
    come to have, the one for sale included. `log_share`: how wide the log is beside the others,
    as a multiple of one of them. `front_right`: the hand runs from the right to the left.
    """

    players: int
    viewer: int | None
    fields: int
    duel: bool = False
    left_handed: bool = False
    log_share: float = 1.0
    front_right: bool = False

    def others(self) -> tuple[int, ...]:
        """The seats along the top, clockwise from the viewer."""
        if self.viewer is None:
            return tuple(range(self.players))
        return tuple((self.viewer + i) % self.players for i in range(1, self.players))


@dataclass(frozen=True, slots=True)
class SeatPlaces:
    """The panel of another seat and its parts. `chip` is where its bid is written."""

    seat: int
    panel: Box
    face: Box
    name: Box
    coins: Box
    cards: Box
    soil: Box
    chip: Box

    def fields(self, count: int) -> list[Box]:
        """Its fields, of which it has so many."""
        width = min(FIELD, (self.soil.w - 3 * (count - 1)) / count)
        return self.soil.columns(*[width] * count, gap=3)


@dataclass(frozen=True, slots=True)
class OwnPlaces:
    """The viewer's own panel, fields and their coin badges (targets of at least 48 units).

    `fields` are whole, `badges` their right ends.
    """

    seat: int
    panel: Box
    face: Box
    name: Box
    coins: Box
    aside: Box
    fields: tuple[Box, ...]
    badges: tuple[Box, ...]

    def crop(self, index: int) -> Box:
        """What a field's badge leaves of it."""
        return self.fields[index].trim(right=self.badges[index].w + 4)


@dataclass(frozen=True, slots=True)
class Places:
    """The regions. `log` is None where there is no room; `corner` holds the round buttons.

    `desk` covers tray, discard and deck. `sheet` is what may be covered while being asked.
    """

    screen: Screen
    seating: Seating
    status: Box
    corner: Box
    others: tuple[SeatPlaces, ...]
    log: Box | None
    up: Box
    desk: Box
    tray: Box
    discard: Box
    deck: Box
    own: OwnPlaces | None
    hand: Box
    actions: Box
    toast: Box
    sheet: Box
    kept: dict[int, list[Box]] = field(default_factory=dict, compare=False, repr=False)
    """Hand slots worked out before, by count."""

    def hand_slots(self, count: int) -> list[Box]:
        """The hand's cards, front first: one row, or two of which the lower covers no name."""
        if count == 0:
            return []
        if count not in self.kept:
            self.kept[count] = self._hand_slots(count)
        return self.kept[count]

    def _hand_slots(self, count: int) -> list[Box]:
        area = self.hand.trim(top=TAG)
        h = min(area.h, 170.0, self.hand.w * (0.36 if count < 6 else 0.3 if count < 9 else 0.25))
        front = Box(area.x, area.bottom - h, h * CARD, h)
        slots = [front, *_rows(self.hand.trim(left=front.w + 8), count - 1, h * 0.9)]
        if not self.seating.front_right:
            return slots
        return [box.moved(area.x + area.right - box.right - box.x) for box in slots]

    def middle_slots(self, count: int) -> list[Box]:
        """Up cards, or the duel's gifts."""
        area = self.up.trim(top=8)
        return _row(area, count)

    def tray_slots(self, count: int) -> list[Box]:
        """The viewer's aside cards while they are planted."""
        return _rows(self.tray.inset(6, 0).trim(top=6), count, 150.0, TRAY_CARD)

    def of_seat(self, seat: int) -> SeatPlaces | None:
        """The panel of another seat; None for the viewer."""
        return next((other for other in self.others if other.seat == seat), None)


def _rows(area: Box, count: int, most: float, least: float = LEAST_CARD) -> list[Box]:
    """Cards in as few rows as names and targets allow; each row lies over the lower part of the
    one above it."""
    if count == 0:
        return []
    rows, across, h = 1, count, 0.0
    for tried in range(1, 5):
        in_row = -(-count // tried)
        fits = ((area.w + GAP) / in_row - GAP) / CARD
        even = (area.h + GAP) / tried - GAP
        lower = min(118.0, max(even, area.h - 52 * (tried - 1)))
        high = min(fits, most, most if tried == 1 else lower)
        if high > h + 6 and (h < least or tried < 3):
            rows, across, h = tried, in_row, high
        if h >= COMFORT:
            break
    h = min(area.h, max(h, least))
    across = max(across, int((area.w + GAP) / (h * CARD + GAP)))
    step = 0.0 if rows == 1 else min(h + GAP, (area.h - h) / (rows - 1))
    top = area.bottom - h - step * (rows - 1)
    slots: list[Box] = []
    for row in range(rows):
        in_row = max(0, min(across, count - across * row))
        slots += _row(Box(area.x, top + step * row, area.w, h), in_row)
    return slots


def _row(area: Box, count: int) -> list[Box]:
    """Cards as high as the area, side by side from the left; they overlap where they must."""
    h = min(area.h, 150.0)
    w = h * CARD
    if count <= 3 and w * count > area.w:
        w = area.w / count
        h = w / CARD
    room = (area.w - w * count) / max(1, count - 1)
    gap = max(GAP, min(WIDE_GAP, room))
    return Box(area.x, area.y, area.w, h).line_up(count, w, gap, "left")


def places_for(screen: Screen, seating: Seating) -> Places:
    """Lay the table out."""
    places = _tall(screen, seating) if screen.portrait else _wide(screen, seating)
    return _mirrored(places) if seating.left_handed else places


def _wide(screen: Screen, seating: Seating) -> Places:
    box = screen.box.trim(MARGIN, 2, MARGIN, 2)
    extra = max(0.0, box.h - 476)
    shares = (98, 0.22), (98, 0.28), (84, 0.2), (136, 0.3)
    heights = [base + extra * share for base, share in shares]
    top, seats, middle, farm, hand = box.rows(48, *heights, gap=3)
    status, corner = top.columns(top.w - CORNER - 4, CORNER, gap=4)
    others, log = _top_row(seats, seating)
    board, actions = middle.union(farm).columns(box.w - 120, 114, gap=6)
    middle, farm = middle.trim(right=120), farm.trim(right=120)
    up, desk = middle.columns(_up_width(middle, WIDE_DESK), middle.w, gap=8)
    desk = Box(up.right + 8, middle.y, middle.right - up.right - 8, middle.h)
    tray, discard, deck = _piles(desk)
    if seating.duel:
        up = up.union(tray)
    own = None
    if seating.viewer is not None:
        panel, fields = farm.columns(150, farm.w - 156, gap=6)
        own = _own(panel, fields, seating)
    return Places(
        screen=screen,
        seating=seating,
        status=status,
        corner=corner,
        others=others,
        log=log,
        up=up,
        desk=desk,
        tray=tray,
        discard=discard,
        deck=deck,
        own=own,
        hand=hand,
        actions=actions,
        toast=board.align(min(460.0, board.w), 48, "center", "top"),
        sheet=Box(box.x, seats.y, box.w - 120, middle.bottom - seats.y),
    )


def _tall(screen: Screen, seating: Seating) -> Places:
    box = screen.box.trim(MARGIN, 2, MARGIN, 2)
    extra = max(0.0, box.h - 796)
    rows = [48, 200.0, 147 + extra * 0.3, 52, 87 + extra * 0.2, 174 + extra * 0.5, 58]
    top, seats, middle, panel, farm, hand, actions = box.rows(*rows, gap=5)
    status, corner = top.columns(top.w - CORNER - 4, CORNER, gap=4)
    first, second = seats.even_rows(2, gap=4)
    seated = seating.others()
    if len(seated) > 3:
        half = (len(seated) + 1) // 2
        columns = first.even_columns(half, 4) + second.even_columns(half, 4)
        others = tuple(_seat(s, b) for s, b in zip(seated, columns, strict=False))
        log = None
    else:
        others = tuple(
            _seat(s, b) for s, b in zip(seated, first.even_columns(len(seated), 4), strict=True)
        )
        log = second
    up, desk = middle.columns(_up_width(middle, DESK), middle.w, gap=8)
    desk = Box(up.right + 8, middle.y, middle.right - up.right - 8, middle.h)
    tray, discard, deck = _piles(desk)
    if seating.duel:
        up = up.union(tray)
    own = None if seating.viewer is None else _own(panel, farm, seating)
    return Places(
        screen=screen,
        seating=seating,
        status=status,
        corner=corner,
        others=others,
        log=log,
        up=up,
        desk=desk,
        tray=tray,
        discard=discard,
        deck=deck,
        own=own,
        hand=hand,
        actions=actions,
        toast=middle.align(min(440.0, middle.w), 48, "center", "top"),
        sheet=Box(box.x, seats.y, box.w, middle.bottom - seats.y),
    )


def _up_width(middle: Box, desk: float) -> float:
    """Room for two cards as high as the row, as long as the piles keep theirs."""
    return min(2 * min(middle.h - 8, 150.0) * CARD + GAP, middle.w - 8 - desk)


def _piles(desk: Box) -> tuple[Box, Box, Box]:
    """Tray, discard pile and deck; the piles stay small where the tray needs the room."""
    h = min(desk.h - 26, 118.0, max(72.0, (desk.w - 200) / 2 / CARD))
    w = h * CARD
    deck = Box(desk.right - w - 6, desk.y + 4, w, h)
    discard = Box(deck.x - w - 14, desk.y + 4, w, h)
    return Box(desk.x, desk.y, discard.x - desk.x - 10, desk.h), discard, deck


def _top_row(row: Box, seating: Seating) -> tuple[tuple[SeatPlaces, ...], Box | None]:
    seated = seating.others()
    with_log = len(seated) <= 3
    share = 2.0 if len(seated) == 1 else 1.0
    shares = [Part(share)] * len(seated) + [Part(seating.log_share)] * with_log
    columns = row.columns(*shares, gap=4)
    others = tuple(_seat(s, b) for s, b in zip(seated, columns, strict=False))
    return others, columns[-1] if with_log else None


def _large_seat(seat: int, panel: Box) -> SeatPlaces:
    """One opponent alone: a fan of its cards below its name, fields as high as the panel."""
    head, soil = panel.inset(6, 5).columns(176, panel.w - 196, gap=8)
    face, words = head.columns(52, head.w - 58, gap=6)
    name, coins, _ = words.rows(23, 24, words.h - 47)
    fan = head.trim(top=56)
    return SeatPlaces(
        seat=seat,
        panel=panel,
        face=face.align(52, 52, "left", "top"),
        name=name,
        coins=coins,
        cards=fan,
        soil=soil,
        chip=Box(words.x, panel.y + 4, words.w, 48),
    )


def _seat(seat: int, panel: Box) -> SeatPlaces:
    if panel.w >= LARGE:
        return _large_seat(seat, panel)
    head, below = panel.inset(5, 4).rows(44, panel.h - 56, gap=4)
    face, words = head.columns(44, head.w - 49, gap=5)
    name, figures = words.rows(22, 22)
    coins, cards = figures.even_columns(2, 2)
    return SeatPlaces(
        seat=seat,
        panel=panel,
        face=face,
        name=name,
        coins=coins,
        cards=cards,
        soil=below,
        chip=Box(words.x, panel.y + 3, panel.right - words.x - 5, 48),
    )


def _own(panel: Box, farm: Box, seating: Seating) -> OwnPlaces:
    assert seating.viewer is not None
    inner = panel.inset(6, 4)
    if panel.w < 200:
        face, words = inner.columns(52, inner.w - 57, gap=5)
        face = face.align(52, 52, "left", "top")
        name, coins = words.trim(bottom=max(0.0, words.h - 52)).even_rows(2)
        aside = Box(inner.x, inner.y + 53, inner.w, inner.h - 53)
    else:
        face, name, coins, aside = inner.columns(46, 130, 90, inner.w - 290, gap=8)
        face = face.align(46, 46)
    width = min(260.0, (farm.w - 6 * (seating.fields - 1)) / seating.fields)
    fields = tuple(farm.columns(*[width] * seating.fields, gap=6))
    badges = tuple(
        Box(field.right - BADGE - 4, field.y + 4, BADGE, field.h - 8) for field in fields
    )
    return OwnPlaces(seating.viewer, panel, face, name, coins, aside, fields, badges)


def _mirrored(places: Places) -> Places:
    """For the left hand: buttons, piles and own panel change sides; cards keep their order."""
    width = places.screen.box.w

    def flip(box: Box) -> Box:
        return Box(width - box.right, box.y, box.w, box.h)

    own = places.own
    if own is not None:
        shift = flip(own.fields[0].union(own.fields[-1])).x - own.fields[0].x
        dx = flip(own.panel).x - own.panel.x
        own = replace(
            own,
            panel=own.panel.moved(dx),
            face=own.face.moved(dx),
            name=own.name.moved(dx),
            coins=own.coins.moved(dx),
            aside=own.aside.moved(dx),
            fields=tuple(box.moved(shift) for box in own.fields),
            badges=tuple(box.moved(shift) for box in own.badges),
        )
    return replace(
        places,
        up=flip(places.up),
        desk=flip(places.desk),
        tray=flip(places.tray),
        discard=flip(places.discard),
        deck=flip(places.deck),
        actions=flip(places.actions),
        toast=flip(places.toast),
        sheet=flip(places.sheet),
        own=own,
    )
