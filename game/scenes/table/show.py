"""Brings the picture and the widgets of the table in line with the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kit.events import Key
from game.kit.layout import Box
from game.rules import UNKNOWN, Discard, Harvest, Kind, Step, View, Zone, up, zone_of
from game.scenes.table.buttons import ButtonSpec, buttons_for
from game.scenes.table.sheets import sheet_content
from game.scenes.table.state import SheetKind
from game.scenes.table.words import chip_info, chip_words
from game.table.desk import fields_growing, kinds_to_want
from game.table.desk_panel import KEYS
from game.table.interpreter import next_that_fits, to_plant
from game.table.sheet import SheetContent
from game.table.talks import Answer, Chip
from game.table.targets import Target, What, target_of

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_FIELD_KEYS = {"q": 0, "w": 1, "e": 2}


class TableShow:
    """Derives everything shown from the game and the state; keeps nothing but what glows."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._state = table.state
        self._bid_glows = False
        self._thinking: int | None = None
        self._seconds = 0

    @property
    def restless(self) -> bool:
        """Whether something changed that nobody told: a bot ponders, or a bid is due."""
        table = self._table
        bid = self.bids()
        if bid != self._bid_glows or table.pace.thinking != self._thinking:
            return True
        return bid and self._seconds_left() != self._seconds

    def refresh(self) -> None:
        """Everything."""
        table, state = self._table, self._state
        view = state.view()
        self._bid_glows, self._thinking = self.bids(), table.pace.thinking
        self._seconds = self._seconds_left()
        if state.sheet is not None and self._content(view) is None:
            state.sheet = None
        content = self._content(view) if self._may_show_sheet() else None
        places = table.picture.places
        box = self.sheet_box()
        self._mark(view)
        table.layer.sync(table.picture, self._desk_lies(), box if content is not None else None)
        table.layer.show_corner(self._corner(), places)
        left = self._seconds if self._bid_glows else None
        specs = buttons_for(state, view, table.texts, table.names, left)
        table.layer.show_buttons(specs, places)
        desk = state.talks.desk
        kinds = None
        if self._desk_lies() and state.viewer is not None:
            kinds = kinds_to_want(view, state.viewer)
        give = desk.kinds(view) if kinds is not None else ()
        table.layer.show_desk(kinds, give, tuple(desk.want), places)
        table.layer.show_chips(self._chips(), places)
        if content is not None and table.layer.sheet is None:
            table.ui.notes.hide_bubble(table.ui.brush)
        table.layer.show_sheet(content, box, state.sheet is not None)

    def sheet_box(self) -> Box:
        """Where the sheet lies now."""
        places = self._table.picture.places
        sheet = self._state.front_sheet()
        if sheet is not None and sheet.kind is SheetKind.LAID_OPEN:
            room = places.screen.box
            lower = room.trim(8, places.up.bottom + 8 - room.y, 8, 8)
            return lower.align(640, 200, "center", "top")
        if sheet is not None and sheet.kind is SheetKind.ASKED:
            return places.sheet.inset(0, 4)
        return places.desk

    def shortcut(self, key: Key) -> bool:
        """Keys that no button shows: fields, kinds, log, undo."""
        table, state = self._table, self._state
        if key.name == "u":
            table.play.command("undo")
        elif key.name == "l":
            table.play.command("log")
        elif key.name == "g":
            table.play.command("talk")
        elif key.name == "h" and table.hints.on:
            table.play.command("bulb")
        elif key.name in _FIELD_KEYS and state.viewer is not None:
            what = What.BADGE if key.shift else What.FIELD
            if _FIELD_KEYS[key.name] >= len(state.view().fields[state.viewer]):
                return False
            table.play.tap(Target(what, _FIELD_KEYS[key.name]))
        elif key.name in KEYS and state.desk_open and state.viewer is not None:
            kinds = kinds_to_want(state.view(), state.viewer)
            if KEYS.index(key.name) >= len(kinds):
                return False
            table.play.kind(kinds[KEYS.index(key.name)])
        else:
            return False
        return True

    # -- inside ------------------------------------------------------------------------------

    def _seconds_left(self) -> int:
        """What the Bid button counts down; 0 where no waiting time was set."""
        timed = self._table.home.settings.trade_timer > 0
        return self._table.pace.seconds_left if timed and self._bid_glows else 0

    def bids(self) -> bool:
        """Whether the viewer could speak up just now, before a bot ends its trading."""
        state = self._state
        if state.viewer is None or not state.trading or state.my_turn:
            return False
        if not self._table.presenter.idle:
            return False
        return bool(self._table.pace.bidding([state.viewer]))

    def _content(self, view: View) -> SheetContent | None:
        sheet = self._state.front_sheet()
        if sheet is None:
            return None
        table = self._table
        said = table.remarks.pitch(sheet.about) if sheet.kind is SheetKind.ASKED else ""
        return sheet_content(sheet, self._state, view, table.texts, table.names, said)

    def _desk_lies(self) -> bool:
        """The deal bar is laid down when the cards turned up lie: until then it would hide them."""
        laid = self._table.layer.desk is not None
        return self._state.desk_open and (laid or self._table.presenter.idle)

    def _may_show_sheet(self) -> bool:
        """A sheet that comes by itself waits until the picture has come to rest."""
        return self._state.sheet is not None or self._table.presenter.idle

    def _mark(self, view: View) -> None:
        table, state = self._table, self._state
        lifted = set(state.talks.desk.give) if state.desk_open else set()
        if state.interpreter.picked is not None:
            lifted.add(state.interpreter.picked)
        table.picture.mark(
            lifted=frozenset(lifted),
            glow=frozenset(self._glow(view)),
            status=self._addressed(self._status(view)),
            desk_open=self._desk_lies(),
            chips=frozenset(self._chips()),
            log=tuple(table.log.lines[-12:]),
            thinking=self._thinking,
            moods=self._moods(),
            hide_hand=state.hidden,
        )

    def _glow(self, view: View) -> list[Target]:
        """What may be touched now."""
        state = self._state
        seat = state.viewer
        if seat is None or view.over or state.front_sheet() is not None:
            return []
        lights = [Target(What.FIELD, field) for field in state.interpreter.lights(view)]
        if lights:
            front = [Target(What.HAND, 0)] if state.interpreter.picked is None else []
            return lights + front if view.step is not Step.PLANT or not view.planted else lights
        if state.my_turn and view.step is Step.PLANT and view.hands[seat] and not view.planted:
            return self._badges(view, seat, [view.hands[seat][0]])
        if state.my_turn and view.step is Step.PLANT:
            return [Target(What.DECK)]
        waiting = to_plant(view, seat)
        if waiting:
            must = [kind for _, kind in waiting] if view.step is Step.PLANT_REST else []
            return [target_of(place) for place, _ in waiting] + self._badges(view, seat, must)
        if state.desk_open and state.talks.desk.give:
            return self._who_could_use_it(view)
        if state.desk_open and state.talks.desk.empty:
            return [target_of(up(index)) for index in range(len(view.up))]
        return []

    def _who_could_use_it(self, view: View) -> list[Target]:
        """The others on whose open fields a kind of the bundle grows."""
        state = self._state
        kinds = state.talks.desk.kinds(view)
        partner = state.talks.desk.partner(view)
        seats = range(view.rules.players) if partner is None else [partner]
        return [
            Target(What.SEAT, 0, seat)
            for seat in seats
            if seat != state.viewer and fields_growing(view, seat, kinds)
        ]

    def _badges(self, view: View, seat: int, kinds: list[Kind]) -> list[Target]:
        """No room for any of what must be planted: the fields that may be harvested."""
        if not kinds or any(view.room_for(seat, kind) for kind in kinds):
            return []
        fields = range(len(view.fields[seat]))
        return [
            Target(What.BADGE, field)
            for field in fields
            if view.why_not(Harvest(seat, field)) is None
        ]

    def _addressed(self, words: str) -> str:
        """With the name of who is meant, where that one did not have to lift a curtain."""
        state = self._state
        seat = state.viewer if state.hidden else None
        if seat is None or seat not in state.match.awaited_humans():
            return words
        name = self._table.names[seat]
        return self._table.texts.say("{name}: {words}", name=name, words=words)

    def _status(self, view: View) -> str:
        table, state = self._table, self._state
        say = table.texts.say
        if state.laid_open is not None:
            return say("{name} offers: who is interested?", name=table.names[state.laid_open])
        if state.interpreter.picked is not None:
            return self._picked_status(view)
        worth = table.hints.said or self._worth()
        if worth:
            return worth
        if self._bid_glows and not state.bidding:
            return say("{name} is about to finish: bid now?", name=table.names[view.active])
        if state.desk_open:
            return self._desk_status()
        if self._turn_ends_with_it(view):
            return say("Plant the last card: this cannot be taken back")
        return table.texts.expected(view, table.names)

    def _worth(self) -> str:
        """What the deal on the sheet is worth, for those who want advice."""
        sheet, hints = self._state.front_sheet(), self._table.hints
        if sheet is None or not self._table.presenter.idle:
            return ""
        if sheet.kind is SheetKind.ASKED:
            return hints.of_offer(sheet.about)
        chip = self._state.talks.chips().get(sheet.about)
        if sheet.kind is not SheetKind.DEAL or chip is None or chip.answer is Answer.PERSON:
            return ""
        return hints.of_deal(sheet.about, chip.gets, chip.gives)

    def _picked_status(self, view: View) -> str:
        table, hands = self._table, self._state.interpreter
        if hands.lights(view):
            return table.texts.say("Now tap a field for it")
        if hands.picked is not None and view.why_not(Discard(hands.seat, hands.picked)) is None:
            if zone_of(hands.picked) is Zone.HAND:
                return table.texts.say("Discard it, or tap it again to keep it")
            return table.texts.say("Discard it, or harvest a field first")
        return table.texts.say("No field takes it: harvest one first")

    def _turn_ends_with_it(self, view: View) -> bool:
        """Whether only one card is left to plant, and cards are drawn after it."""
        seat = self._state.viewer
        lying = len(view.up) + sum(len(cards) for cards in view.aside)
        if seat is None or view.step is not Step.PLANT_REST or lying != 1:
            return False
        action = next_that_fits(view, seat)
        return action is not None and self._state.match.will_draw(action)

    def _desk_status(self) -> str:
        table, state = self._table, self._state
        say, desk = table.texts.say, state.talks.desk
        if desk.empty:
            if state.my_turn:
                return say("Trade: tap a card to hear bids")
            return say("Tap what you give, or what you want")
        if desk.to is not None:
            return say("You speak to {name} alone", name=table.names[desk.to])
        if any(chip.answer is Answer.ASKING for chip in state.talks.chips().values()):
            return say("They are thinking about it…")
        if any(chip.open for chip in state.talks.chips().values()):
            return say("Tap an answer to make the deal")
        return say("No takers. Try other cards, or want less")

    def _chips(self) -> dict[int, tuple[str, tuple[int, ...], bool, str]]:
        state = self._state
        if not state.desk_open:
            return {}
        return {seat: self._chip(chip) for seat, chip in state.talks.chips().items()}

    def _chip(self, chip: Chip) -> tuple[str, tuple[int, ...], bool, str]:
        table = self._table
        info = chip_info(table.texts, chip, table.names[chip.seat])
        beans = chip.gives if chip.answer in (Answer.BID, Answer.YES) else ()
        if chip.answer is Answer.NO and chip.kind != UNKNOWN:
            beans = (chip.kind,)
        return chip_words(table.texts, chip), beans, chip.open, info

    def _moods(self) -> dict[int, str]:
        """Faces tell the answers: happy for a yes, annoyed for a no."""
        moods = dict(self._table.talk.moods)
        state = self._state
        if not state.desk_open:
            return moods
        for seat, chip in state.talks.chips().items():
            if chip.answer is Answer.NO:
                moods[seat] = "annoyed"
            elif chip.open:
                moods[seat] = "happy"
        return moods

    def _corner(self) -> list[ButtonSpec]:
        say, state = self._table.texts.say, self._state
        seat = state.viewer
        able = seat is not None and state.match.can_undo(seat)
        why = "" if able else say("There is nothing to take back.")
        undo = say("Take back your last planting, harvest or purchase (U)")
        if self._table.hints.on:
            first = ButtonSpec("bulb", "", info=say("A hint: what to do now (H)"))
        else:
            first = ButtonSpec("book", "", info=say("Rules (?)"))
        return [
            first,
            ButtonSpec("undo", "", why_not=why, info=undo),
            ButtonSpec("log", "", info=say("What has happened (L)")),
            ButtonSpec("menu", "", info=say("Pause (Esc)")),
        ]
