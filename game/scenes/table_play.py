"""What the person does at the table, carried out: touches, buttons, sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match import NoDeal
from game.rules import (
    Accept,
    Action,
    Decline,
    Done,
    Harvest,
    Kind,
    Place,
    Refusal,
    Refused,
    Withdraw,
)
from game.scenes.table_state import OpenSheet, SheetKind
from game.scenes.table_words import chip_info, explain
from game.table.interpreter import (
    Act,
    Address,
    Bundle,
    Choose,
    Explain,
    Meaning,
    Pick,
    Refuse,
    Sheet,
    Wish,
    forces_harvest,
    next_that_fits,
)
from game.table.talks import Answer, payment_from
from game.table.targets import Target, What

if TYPE_CHECKING:
    from game.scenes.table import TableScene


class TablePlay:
    """The hands of whoever sits before the screen (see `table_layer.Hands`)."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._state = table.state
        self._match = table.match

    # -- touches -----------------------------------------------------------------------------

    def tap(self, target: Target) -> None:
        """A thing on the table was tapped."""
        table, state = self._table, self._state
        table.presenter.finish()
        if target.what is What.LOG:
            self.command("log")
        elif self._is_a_person_to_call(target):
            table.call(target.seat if target.what is What.SEAT else state.viewer or 0)
        elif state.viewer is None:
            self.explain(target)
        else:
            self._carry_out(state.interpreter.tap(target, state.view()))
        table.refresh()

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
            return Pick(None) if place in desk.give else Bundle(place)
        under = table.picture.hit(x, y)
        if under is not None and under.what is What.SEAT and state.desk_open and state.my_turn:
            if desk.to != under.seat:
                desk.address(under.seat)
            return Pick(None) if place in desk.give else Bundle(place)
        return state.interpreter.drop(place, under, state.view())

    def drag_back(self) -> None:
        """The card goes home."""
        self._table.picture.drag(None)

    def explain(self, target: Target) -> None:
        """Tell what a thing is."""
        table, state = self._table, self._state
        covered = state.hidden and target.what is What.HAND
        view = self._table.match.view(None) if covered else state.view()
        words = explain(table.texts, target, view, table.names)
        table.explain(target, words)

    def kind(self, kind: Kind) -> None:
        """One more card of this kind is wanted."""
        self._table.home.audio.play("tap")
        self._state.talks.desk.add(kind)
        self._draft_changed()

    def chip(self, seat: int) -> None:
        """A bid was tapped: the deal sheet, or why not."""
        chip = self._state.talks.chips().get(seat)
        if chip is None:
            return
        if chip.open:
            self._state.sheet = OpenSheet(SheetKind.DEAL, seat)
        else:
            table = self._table
            table.explain_chip(seat, chip_info(table.texts, chip, table.names[seat]))
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
        elif code == "offer":
            self._offer()
        elif code in ("clear", "close", "bid", "leave", "give-back", "want-less"):
            self._desk(code)
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
            self._submit(Harvest(state.interpreter.seat, sheet.about))
        elif code == "done-yes":
            state.sheet = None
            self._submit(Done(state.interpreter.seat))
        elif code in ("deal", "ask-more", "lay-open"):
            self._bid(code, sheet.about)
        elif code.startswith("interested-"):
            table.call(int(code.removeprefix("interested-")))
        elif code == "take-back":
            state.laid_open = None
            self._submit(Withdraw(sheet.about))
        else:
            self._answer(code, sheet.about)
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
                self._submit(action)
            case Refuse(refusal):
                self._refuse(refusal)
            case Pick(place):
                state.interpreter.picked = place
            case Bundle(place):
                self._table.home.audio.play("card")
                desk.toggle(place)
                self._draft_changed()
            case Wish(kind):
                (desk.drop if kind in desk.want else desk.add)(kind)
                self._draft_changed()
            case Address(seat):
                desk.address(seat)
                self._draft_changed()
            case Sheet(field):
                state.sheet = OpenSheet(SheetKind.HARVEST, field)
            case Choose():
                self._table.tell(self._table.texts.say("Tap a card first, then the field for it."))
            case Explain(target):
                self.explain(target)

    def _draft_changed(self) -> None:
        state = self._state
        if state.sheet is not None and state.sheet.kind is SheetKind.DEAL:
            state.sheet = None
        if state.talks.desk.empty and not state.my_turn:
            state.changing = None
        if not state.my_turn and state.trading:
            state.hold()
        self._table.refresh()

    def _submit(self, *actions: Action) -> bool:
        try:
            for action in actions:
                self._match.submit(action)
        except Refused as error:
            self._refuse(error.refusal)
            return False
        return True

    def _refuse(self, refusal: Refusal) -> None:
        self._table.refuse(self._table.texts.refusal(refusal, self._state.view()))

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
        while action is not None and self._submit(action):
            action = next_that_fits(self._state.view(), seat)

    def _undo(self) -> None:
        seat = self._state.viewer
        if seat is not None and self._match.can_undo(seat):
            self._match.undo(seat)

    def _desk(self, code: str) -> None:
        state = self._state
        desk = state.talks.desk
        if code == "give-back" and desk.give:
            desk.toggle(desk.give[-1])
        elif code == "want-less" and desk.want:
            desk.drop(desk.want[-1])
        elif code == "bid":
            state.hold()
            return
        elif code in ("clear", "close", "leave"):
            desk.clear()
        self._draft_changed()
        if code in ("close", "leave"):
            state.let_go()
        if code == "leave":
            self._table.cover()

    def _offer(self) -> None:
        """The desk's one button: make the deal where one is plain, else say what to do."""
        table, state, talks = self._table, self._state, self._state.talks
        view = state.view()
        if state.changing is not None:
            self._counter(state.changing)
            return
        chips = talks.chips()
        to = talks.desk.partner(view)
        if to is not None and self._match.seats[to].human:
            self._lay_open(to)
        elif to is not None:
            chip = chips.get(to)
            if chip is not None and chip.answer in (Answer.YES, Answer.GIFT):
                self._bid("deal", to)
            else:
                self.chip(to)
        else:
            yes = [s for s, c in chips.items() if c.answer in (Answer.YES, Answer.GIFT)]
            people = [s for s, c in chips.items() if c.answer is Answer.PERSON]
            if len(yes) == 1 and not people:
                self._bid("deal", yes[0])
            elif yes or any(chip.answer is Answer.BID for chip in chips.values()):
                table.tell(table.texts.say("Tap the answer that you want to take."))
            elif people:
                self._lay_open(None)
            else:
                table.refuse(table.texts.say("Nobody wants that. Try other cards."))

    def _counter(self, other: int) -> None:
        state = self._state
        try:
            self._match.counter(state.talks.desk.offer(state.view()), other)
        except Refused as error:
            self._refuse(error.refusal)
            return
        state.talks.desk.clear()
        state.changing = None
        state.let_go()

    def _lay_open(self, to: int | None) -> None:
        state = self._state
        try:
            state.talks.lay_open(to)
        except Refused as error:
            self._refuse(error.refusal)
            return
        offered, state.sheet = state.viewer, None
        state.let_go()
        if not state.alone and offered is not None and self._match.game.offers[offered]:
            self._table.lay_open(offered)

    def _bid(self, code: str, seat: int) -> None:
        state = self._state
        state.sheet = None
        if code == "ask-more":
            state.talks.ask_more(seat)
            self._draft_changed()
            return
        if code == "lay-open":
            self._lay_open(seat)
            return
        try:
            state.talks.deal(seat)
        except Refused as error:
            self._refuse(error.refusal)
            return
        except NoDeal as error:
            texts, reply = self._table.texts, error.reply
            if reply is not None:
                self._table.refuse(texts.reason(reply.reason.value, reply.kind))
            return
        state.talks.desk.clear()
        state.let_go()

    def _answer(self, code: str, other: int) -> None:
        """Deal, Change, No, and never again."""
        state = self._state
        seat, view = state.interpreter.seat, state.view()
        offer = view.offers[other]
        if offer is None:
            return
        if code == "accept":
            pay = payment_from(view, seat, offer.want, self._preferred())
            if pay is not None:
                self._submit(Accept(seat, other, pay))
        elif code == "change":
            state.changing = other
            state.talks.desk.change(other, offer.kinds, offer.want, view)
            self._draft_changed()
        else:
            asking = self._match.asking
            if code == "never-kind" and offer.want:
                asking.refuse_kind(seat, offer.want[0])
            elif code == "never-seat":
                asking.refuse_bot(seat, other)
            self._submit(Decline(seat, other))
        self._table.answered(other)

    def _preferred(self) -> list[Place]:
        return list(self._state.talks.desk.give)
