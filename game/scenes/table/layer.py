"""The widgets over the picture of the table: touch spots, buttons, deal bar, bids, sheets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from game.kit.assets import Assets
from game.kit.easing import back_out
from game.kit.events import Device
from game.kit.layout import Box
from game.kit.theme import Theme
from game.kit.widgets import Button, Group, Hotspot, WayBack, Widget
from game.rules import Kind
from game.scenes.table.buttons import ButtonSpec
from game.table.desk_panel import ChipView, DeskPanel
from game.table.paint_middle import tag_of
from game.table.picture import TablePicture
from game.table.places import Places
from game.table.sheet import SheetContent, SheetPanel
from game.table.speech import Speech
from game.table.targets import Target, What
from game.texts import Texts

_CARDS = (What.HAND, What.UP, What.ASIDE, What.GIFT)
_REGIONS = {
    What.HAND: 2,
    What.UP: 3,
    What.GIFT: 3,
    What.ASIDE: 3,
    What.DECK: 3,
    What.DISCARD: 3,
    What.FIELD: 4,
    What.BADGE: 4,
    What.SIGN: 4,
    What.OWN: 8,
    What.SEAT: 8,
    What.SEAT_FIELD: 8,
}
_SHEET, _ACTIONS, _DESK, _CHIPS, _CORNER = 1, 5, 6, 7, 9
"""The parts of the table, in the order in which focus and scan go through them."""

_MINOR = (What.SEAT_FIELD, What.DISCARD, What.STATUS, What.OWN)
"""What only explains itself when it is tapped."""

_CORNER_KEYS = {"bulb": "h", "book": "?", "undo": "u", "log": "l", "menu": "escape"}
_COVERED = (What.DECK, What.DISCARD, What.ASIDE)
"""What the deal bar lies on."""

_ARRIVES, _ABOVE = 0.18, 22.0
_STAMPED = 104.0
"""How wide the middle of the cloth is in which deals are stamped."""
"""Seconds in which a paper glides to its place, and how far above it begins."""


@dataclass(slots=True)
class _Arrival:
    """A paper that was just laid down, where it is to lie, and since when."""

    widget: Widget
    box: Box
    age: float = 0.0


class Hands(Protocol):
    """Who is told what was touched."""

    def tap(self, target: Target) -> None:
        """A thing on the table was tapped."""

    def drag(self, target: Target, x: float, y: float) -> None:
        """A card is being dragged; the point is logical."""

    def drop(self, target: Target, x: float, y: float) -> None:
        """A card was let go."""

    def drag_back(self) -> None:
        """The drag meant nothing."""

    def explain(self, target: Target) -> None:
        """A thing was held or clicked right."""

    def command(self, code: str) -> None:
        """A button was pressed."""

    def choice(self, code: str) -> None:
        """A button of the sheet was pressed."""

    def kind(self, kind: Kind) -> None:
        """A kind of the bar was tapped."""

    def chip(self, seat: int) -> None:
        """The bid of a seat was tapped."""


class TableLayer(Group):
    """All widgets of the table, brought up to date by the `show_...` methods."""

    def __init__(self, theme: Theme, assets: Assets, texts: Texts, hands: Hands) -> None:
        super().__init__()
        self._theme, self._assets, self._texts, self._hands = theme, assets, texts, hands
        self._spots: dict[Target, Hotspot] = {}
        self._specs: list[ButtonSpec] = []
        self._content: SheetContent | None = None
        self._chips: dict[int, ChipView] = {}
        self.ground, self.bubbles = Group(), Group()
        self.actions, self.corner = Group(), Group()
        self.actions.region, self.corner.region = _ACTIONS, _CORNER
        self.desk: DeskPanel | None = None
        self.sheet: SheetPanel | None = None
        self._sheet_box = Box(0, 0, 0, 0)
        self._way_back = WayBack()
        self._arrivals: list[_Arrival] = []
        for group in (self.ground, self.actions, self.corner, self.bubbles):
            self.add(group)

    def sync(self, picture: TablePicture, desk_open: bool, sheet: Box | None) -> None:
        """Lay a spot on everything that can be touched in the picture now."""
        front = Target(What.HAND, 0)
        tagged = picture.shown.front_is_marked
        boxes = {
            target: box.union(tag_of(box)) if tagged and target == front else box
            for target, box in picture.spread()
            if not (desk_open and target.what in _COVERED)
            and not (sheet is not None and box.overlaps(sheet))
        }
        for gone in [target for target in self._spots if target not in boxes]:
            self.ground.remove(self._spots.pop(gone))
        for target, box in boxes.items():
            if target not in self._spots:
                self._spots[target] = self._spot(target)
                self.ground.add(self._spots[target])
            spot = self._spots[target]
            if spot.box != box:
                spot.place(box)
        self.ground.children[:] = [self._spots[target] for target in boxes]

    def spot(self, target: Target) -> Hotspot | None:
        """The spot that lies on this thing."""
        return self._spots.get(target)

    def show_buttons(self, specs: Sequence[ButtonSpec], places: Places) -> None:
        """Let these buttons stand in the column of actions."""
        if list(specs) == self._specs and self.actions.box == places.actions:
            return
        same = [spec.code for spec in specs] == [spec.code for spec in self._specs]
        self._specs = list(specs)
        if not same:
            self.actions.clear()
            for spec in specs:
                self.actions.add(self._button(spec))
        for spec, widget in zip(specs, self.actions.children, strict=True):
            if isinstance(widget, Button):
                self._bring_up(widget, spec)
        self.actions.place(places.actions)
        boxes = _action_boxes(specs, places.actions)
        for box, widget in zip(boxes, self.actions.children, strict=True):
            widget.place(box)

    def show_corner(self, specs: Sequence[ButtonSpec], places: Places) -> None:
        """The round buttons: hint or rules, undo, log, menu."""
        if [button.name for button in self.corner.children] != [spec.code for spec in specs]:
            self.corner.clear()
            for spec in specs:
                button = self._button(spec)
                button.set_icon(self._assets.picture(f"icons/{spec.code}"))
                self.corner.add(button)
        cells = places.corner.even_columns(len(specs), gap=2)
        for spec, widget, cell in zip(specs, self.corner.children, cells, strict=True):
            widget.why_not, widget.info = spec.why_not, spec.info
            widget.place(cell.align(48, 48))

    def show_desk(
        self,
        kinds: list[Kind] | None,
        give: tuple[Kind, ...],
        want: tuple[Kind, ...],
        places: Places,
    ) -> None:
        """The deal bar with this draft; `kinds` None takes it away."""
        if kinds is None:
            if self.desk is not None:
                self.remove(self.desk)
                self.desk = None
            return
        if self.desk is None or [button.kind for button in self.desk.kinds] != kinds:
            if self.desk is not None:
                self.remove(self.desk)
            self.desk = self._desk(kinds)
            self.desk.region = _DESK
            self._put_in(self.desk)
            self._lay(self.desk, places.desk)
        self._keep(self.desk, places.desk)
        self.desk.show(give, want)

    def show_chips(
        self, chips: dict[int, tuple[str, tuple[Kind, ...], bool, str]], places: Places
    ) -> None:
        """The bids: words, beans, whether a deal is to be had, and the whole answer."""
        for seat in [seat for seat in self._chips if seat not in chips]:
            self.remove(self._chips.pop(seat))
        for seat, (words, beans, good, info) in chips.items():
            place = places.of_seat(seat)
            if place is None:
                continue
            if seat not in self._chips:
                self._chips[seat] = ChipView(self._assets, partial(self._hands.chip, seat))
                self._chips[seat].name = f"chip-{seat}"
                self._chips[seat].region = _CHIPS
                self._put_in(self._chips[seat])
            self._chips[seat].place(place.chip)
            self._chips[seat].show(words, beans, good, info)

    def chip(self, seat: int) -> ChipView | None:
        """The bid of a seat."""
        return self._chips.get(seat)

    def show_sheet(self, content: SheetContent | None, box: Box, focused: bool = False) -> None:
        """The sheet with this content; None takes it away. `focused`: a person opened it."""
        if content == self._content and (self.sheet is None or self._sheet_box == box):
            return
        new, host = self.sheet is None, self.host
        if new and host is not None:
            self._way_back.opens(self, host)
        if self.sheet is not None:
            if content is None and host is not None:
                self._way_back.closes(self.sheet, host)
            self.remove(self.sheet)
            self.sheet = None
        self._content = content
        if content is not None:
            self.sheet = SheetPanel(content, self._theme, self._assets, self._hands.choice)
            self.sheet.region = _SHEET
            self._put_in(self.sheet)
            self._sheet_box = box
            if new:
                self._lay(self.sheet, box)
            self._keep(self.sheet, box)
            if host is not None and (focused or host.device in (Device.KEYS, Device.PAD)):
                host.focus_on(self.sheet.first)

    def arrive(self, dt: float) -> bool:
        """Let what was laid down glide on to its place; True when something got there."""
        before = len(self._arrivals)
        for arrival in list(self._arrivals):
            arrival.age += dt
            away = 0.0
            if arrival.age >= _ARRIVES or arrival.widget.host is None:
                self._arrivals.remove(arrival)
            else:
                away = _ABOVE * (1 - back_out(2.2)(arrival.age / _ARRIVES))
            arrival.widget.place(arrival.box.moved(dy=-away))
        return len(self._arrivals) < before

    def _lay(self, widget: Widget, box: Box) -> None:
        """Begin a little above the place."""
        if not self._theme.reduced_motion:
            widget.place(box.moved(dy=-_ABOVE))
            self._arrivals.append(_Arrival(widget, box))

    def _keep(self, widget: Widget, box: Box) -> None:
        """In its place, or on its way there."""
        for arrival in self._arrivals:
            if arrival.widget is widget:
                arrival.box = box
                return
        widget.place(box)

    def say(self, seat: int, text: str, places: Places) -> None:
        """A speech bubble at the face of a seat."""
        place = places.of_seat(seat)
        if place is None:
            return
        for old in list(self.bubbles.children):
            if old.name == f"speech-{seat}":
                self.bubbles.remove(old)
        speech = Speech(text)
        speech.name = f"speech-{seat}"
        lying = [other.box for other in self.bubbles.children]
        room = self._room_to_talk(places, place.panel)
        if self.host is not None:
            cloth = places.up.union(places.desk)
            free = cloth.align(_STAMPED, cloth.h)
            box = speech.fitting(place.panel, room, lying, free, self.host.brush)
            self.bubbles.add(speech, box)

    def _room_to_talk(self, places: Places, panel: Box) -> Box:
        """The cloth beside the up cards; while it is in use, the lower edge of the panel."""
        desk = places.desk
        if self.desk is None and not places.seating.duel and panel.bottom <= desk.y + 1:
            return desk
        screen = places.screen.box
        return Box(screen.x + 4, panel.bottom - 30, screen.w - 8, desk.h)

    def hush(self) -> None:
        """Nobody says anything any more."""
        self.bubbles.clear()

    def shortcut(self, name: str) -> bool:
        """Press what has this key; True when something has."""
        if self.sheet is not None and self.sheet.shortcut(name):
            return True
        buttons: Iterable[tuple[ButtonSpec, object]] = zip(
            self._specs, self.actions.children, strict=False
        )
        for spec, button in buttons:
            if spec.key == name and isinstance(button, Button):
                button.press_or_explain()
                return True
        return False

    def _put_in(self, widget: DeskPanel | ChipView | SheetPanel) -> None:
        self.add(widget)
        self.children.remove(self.bubbles)
        self.children.append(self.bubbles)
        if self.sheet is not None:
            self.children.remove(self.sheet)
            self.children.append(self.sheet)

    def _desk(self, kinds: list[Kind]) -> DeskPanel:
        hands = self._hands
        return DeskPanel(
            self._theme,
            self._assets,
            self._texts,
            kinds,
            hands.kind,
            partial(hands.command, "give-back"),
            partial(hands.command, "want-less"),
        )

    def _spot(self, target: Target) -> Hotspot:
        hands = self._hands
        spot = Hotspot(partial(hands.tap, target))
        spot.region, spot.minor = _REGIONS.get(target.what, _CORNER), target.what in _MINOR
        spot.name = f"{target.what.value}-{target.index}-{target.seat}"
        spot.on_info = partial(hands.explain, target)
        if target.what in _CARDS:
            spot.on_drag = partial(hands.drag, target)
            spot.on_drop = partial(hands.drop, target)
            spot.on_drag_cancel = hands.drag_back
        return spot

    def _button(self, spec: ButtonSpec) -> Button:
        button = Button(spec.text, partial(self._hands.command, spec.code), spec.look)
        button.name = spec.code
        self._bring_up(button, spec)
        return button

    def _bring_up(self, button: Button, spec: ButtonSpec) -> None:
        button.text, button.look = spec.text, spec.look
        button.why_not, button.glow = spec.why_not, spec.glow
        button.cap = spec.key or _CORNER_KEYS.get(spec.code, "")
        key = self._texts.say("Key: {key}", key=spec.key.upper()) if spec.key else ""
        button.info = " ".join(part for part in (spec.info, key) if part)


def _action_boxes(specs: Sequence[ButtonSpec], box: Box) -> list[Box]:
    """In a column from the top, in a row from the left; what stands apart at the other end."""
    if not specs:
        return []
    together = [spec for spec in specs if not spec.apart]
    apart = [spec for spec in specs if spec.apart]
    if box.w > box.h:
        gap = 8.0
        width = min(180.0, (box.w - 24 - gap * (len(specs) - 1)) / len(specs))
        if len(specs) == 1:
            return [box.align(width * 1.3, box.h)]
        left = box.columns(*[width] * len(together), gap=gap)
        right = [
            Box(box.right - (width + gap) * (len(apart) - i) + gap, box.y, width, box.h)
            for i in range(len(apart))
        ]
        return _in_order(specs, left, right)
    height = min(74.0, (box.h - 20 - 8.0 * (len(specs) - 1)) / len(specs))
    upper = box.rows(*[height] * len(together), gap=8)
    lower = [
        Box(box.x, box.bottom - (height + 8) * (len(apart) - i) + 8, box.w, height)
        for i in range(len(apart))
    ]
    return _in_order(specs, upper, lower)


def _in_order(specs: Sequence[ButtonSpec], near: list[Box], far: list[Box]) -> list[Box]:
    near_boxes, far_boxes = iter(near), iter(far)
    return [next(far_boxes) if spec.apart else next(near_boxes) for spec in specs]
