"""What the person does at the table, carried out: touches, buttons, sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules import (
    Action,
    Done,
    Harvest,
    Kind,
    Place,
    Plant,
    Refusal,
    Refused,
    Withdraw,
)
from game.scenes.table.deals import TableDeals
from game.scenes.table.state import OpenSheet, SheetKind
from game.scenes.table.words import chip_info, explain
from game.table.crowding import crowded
from game.table.interpreter import (
    Act,
    Address,
    Choose,
    Explain,
    ForDesk,
    HarvestSheet,
    Meaning,
    Pick,
    Refuse,
    WishFor,
    forces_harvest,
    next_that_fits,
)
from game.table.targets import Target, What

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


ECHO_SECONDS = 1.0
"""A tap on a card plants it where only one place makes sense; many then tap that field, too."""


class TablePlay:
    """The hands of whoever sits before the screen (see `layer.Hands`)."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._state = table.state
        self._match = table.match
        self._deals = TableDeals(table, self)
        self._planted_in, self._age = -1, 0.0

    def update(self, dt: float) -> None:
        """Time goes by."""
        self._age += dt

    # -- touches -----------------------------------------------------------------------------

    def tap(self, target: Target) -> None:
        """A thing on the table was tapped."""
        table, state = self._table, self._state
        table.presenter.finish()
        if target.what is What.LOG:
            self.command("log")
        elif target.what is What.STATUS:
            self.command("book")
        elif target.what is What.OWN and not state.hidden:
            self.command("talk")
        elif self._is_a_person_to_call(target):
            table.seating.call(target.seat if target.what is What.SEAT else state.viewer or 0)
        elif state.viewer is None or (state.hidden and target.what is What.HAND):
            self.explain(target)
        else:
            self._carry_out(self._meaning(target))
        table.refresh()

    def _meaning(self, target: Target) -> Meaning:
        """What the tap means; on the field that the card just tapped has gone to, at most to
        plant another one."""
        meaning = self._state.interpreter.tap(target, self._state.view())
        echo = target == Target(What.FIELD, self._planted_in) and self._age < ECHO_SECONDS
        self._planted_in = -1
        if isinstance(meaning, Act) and isinstance(meaning.action, Plant):
            if target.place is not None:
                self._planted_in, self._age = meaning.action.field, 0.0
        elif echo:
            return Pick(None)
        return meaning

    def drag(self, target: Target, x: float, y: float) -> None:
        """A card follows the pointer."""
        self._table.presenter.finish()
        self._table.picture.drag(target, x, y)

    def drop(self, target: Target, x: float, y: float) -> None:
        """A card was let go over something."""
        picture, state = self._table.picture, self._state
        place = target.place
        if state.viewer is None or place is None:
            picture.drag(None)
            return
        meaning = self._dropped(place, x, y)
        if isinstance(meaning, Act):
            picture.drop()
        else:
            picture.drag(None)
        self._carry_out(meaning)
        self._table.refresh()

    def _dropped(self, place: Place, x: float, y: float) -> Meaning:
        table, state = self._table, self._state
        desk = state.talks.desk
        if table.over_desk(x, y):
            return Pick(None) if place in desk.give else ForDesk(place)
        under = table.picture.hit(x, y)
        if under is not None and under.what is What.SEAT and state.desk_open and state.my_turn:
            if desk.to != under.seat:
                desk.address(under.seat)
            return Pick(None) if place in desk.give else ForDesk(place)
        return state.interpreter.drop(place, under, state.view())

    def _is_crowded(self, seat: int) -> bool:
        places = self._table.picture.places
        place = places.of_seat(seat)
        return place is not None and crowded(places.screen, place)

    def drag_back(self) -> None:
        """The card goes home."""
        self._table.picture.drag(None)

    def explain(self, target: Target) -> None:
        """Tell what a thing is."""
        table, state = self._table, self._state
        if target.what is What.SEAT and self._is_crowded(target.seat):
            table.stage.push(table.home.helps.seat(table, target.seat))
            return
        covered = state.hidden and target.what is What.HAND
        view = self._table.match.view(None) if covered else state.view()
        words = explain(table.texts, target, view, table.names)
        table.notes.explain(target, words)

    def kind(self, kind: Kind) -> None:
        """One more card of this kind is wanted."""
        self._table.home.audio.play("tap")
        self._state.talks.desk.add(kind)
        self.draft_changed()

    def chip(self, seat: int) -> None:
        """A bid was tapped: the deal sheet, or why not."""
        chip = self._state.talks.chips().get(seat)
        if chip is None:
            return
        if chip.open:
            self._state.sheet = OpenSheet(SheetKind.DEAL, seat)
        else:
            table = self._table
            table.notes.explain_chip(seat, chip_info(table.texts, chip, table.names[seat]))
        self._table.refresh()

    # -- buttons -----------------------------------------------------------------------------

    def command(self, code: str) -> None:
        """A button of the table was pressed."""
        table = self._table
        table.home.audio.play("tap")
        table.presenter.finish()
        view = self._state.view()
        if code == "reveal":
            self._carry_out(self._state.interpreter.tap(Target(What.DECK), view))
        elif code == "discard":
            self._carry_out(self._state.interpreter.discard(view))
        elif code == "done":
            self._done()
        elif code == "plant-all":
            self._plant_all()
        elif code == "undo":
            self._undo()
        elif code == "bulb":
            table.hints.ask()
        elif code == "offer":
            self._deals.offer()
        elif code in ("clear", "close", "bid", "leave", "give-back", "want-less"):
            self._deals.desk(code)
        else:
            table.leave_for(code)
        table.refresh()

    def choice(self, code: str) -> None:
        """A button of the sheet was pressed."""
        table, state = self._table, self._state
        sheet = state.front_sheet()
        if sheet is None or table.too_soon(sheet):
            return
        table.home.audio.play("tap")
        table.presenter.finish()
        if code == "close-sheet":
            state.sheet = None
        elif code == "harvest":
            state.sheet = None
            self.submit(Harvest(state.interpreter.seat, sheet.about))
        elif code == "done-yes":
            state.sheet = None
            self.submit(Done(state.interpreter.seat))
        elif code in ("deal", "ask-more", "lay-open"):
            self._deals.bid(code, sheet.about)
        elif code.startswith("interested-"):
            table.seating.call(int(code.removeprefix("interested-")))
        elif code == "take-back":
            state.laid_open = None
            self.submit(Withdraw(sheet.about))
        else:
            self._deals.answer(code, sheet.about)
        table.refresh()

    # -- inside ------------------------------------------------------------------------------

    def _is_a_person_to_call(self, target: Target) -> bool:
        state = self._state
        if state.alone or target.what is not What.SEAT:
            return False
        return state.viewer is None and target.seat in state.people

    def _carry_out(self, meaning: Meaning) -> None:
        state, desk = self._state, self._state.talks.desk
        match meaning:
            case Act(action):
                self.submit(action)
            case Refuse(refusal):
                self.refuse(refusal)
            case Pick(place):
                state.interpreter.picked = place
            case ForDesk(place):
                self._table.home.audio.play("card")
                desk.toggle(place)
                self.draft_changed()
            case WishFor(kind):
                (desk.drop if kind in desk.want else desk.add)(kind)
                self.draft_changed()
            case Address(seat):
                desk.address(seat)
                self.draft_changed()
            case HarvestSheet(field):
                state.sheet = OpenSheet(SheetKind.HARVEST, field)
            case Choose():
                self._table.notes.tell(
                    self._table.texts.say("Tap a card first, then the field for it.")
                )
            case Explain(target):
                self.explain(target)

    def put_back(self) -> bool:
        """Put the picked card or the whole draft back; False when there is neither."""
        state = self._state
        if state.interpreter.picked is not None:
            state.interpreter.picked = None
            self._table.refresh()
            return True
        if state.desk_open and (state.bidding or not state.talks.desk.empty):
            self.command("clear" if state.my_turn else "close")
            return True
        return False

    def draft_changed(self) -> None:
        """The draft on the desk is another one now."""
        state = self._state
        if state.sheet is not None and state.sheet.kind is SheetKind.DEAL:
            state.sheet = None
        if state.talks.desk.empty and not state.my_turn:
            state.changing = None
        if not state.my_turn and state.trading:
            state.hold()
        self._table.refresh()

    def submit(self, *actions: Action) -> bool:
        """Carry out these actions; a refusal is shown and False given back."""
        try:
            for action in actions:
                self._match.submit(action)
        except Refused as error:
            self.refuse(error.refusal)
            return False
        return True

    def refuse(self, refusal: Refusal) -> None:
        """Show why not."""
        self._table.notes.refuse(self._table.texts.refusal(refusal, self._state.view()))

    def _done(self) -> None:
        state = self._state
        view = state.view()
        if state.viewer is not None and forces_harvest(view, state.viewer):
            state.sheet = OpenSheet(SheetKind.DONE)
            return
        self._carry_out(state.interpreter.done(view))

    def _plant_all(self) -> None:
        seat = self._state.viewer
        if seat is None:
            return
        action = next_that_fits(self._state.view(), seat)
        while action is not None and self.submit(action):
            action = next_that_fits(self._state.view(), seat)

    def _undo(self) -> None:
        seat = self._state.viewer
        if seat is not None and self._match.can_undo(seat):
            self._match.undo(seat)
