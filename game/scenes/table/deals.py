"""Deals: what the buttons of the deal bar and of the sheets about deals do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match import NoDeal
from game.rules import Accept, Decline, Place, Refused
from game.table.talks import Answer, payment_from

if TYPE_CHECKING:
    from game.scenes.table.play import TablePlay
    from game.scenes.table.scene import TableScene


class TableDeals:
    """Makes, changes, takes and refuses deals for the viewer."""

    def __init__(self, table: TableScene, play: TablePlay) -> None:
        self._table = table
        self._play = play
        self._state = table.state
        self._match = table.match

    def desk(self, code: str) -> None:
        """A button of the deal bar."""
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
        self._play.draft_changed()
        if code in ("close", "leave"):
            state.let_go()
        if code == "leave":
            self._table.seating.cover()

    def offer(self) -> None:
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
                self.bid("deal", to)
            else:
                self._play.chip(to)
        else:
            yes = [s for s, c in chips.items() if c.answer in (Answer.YES, Answer.GIFT)]
            people = [s for s, c in chips.items() if c.answer is Answer.PERSON]
            if len(yes) == 1 and not people:
                self.bid("deal", yes[0])
            elif yes or any(chip.answer is Answer.BID for chip in chips.values()):
                table.notes.tell(table.texts.say("Tap the answer that you want to take."))
            elif people:
                self._lay_open(None)
            else:
                table.notes.refuse(table.texts.say("Nobody wants that. Try other cards."))

    def _counter(self, other: int) -> None:
        state = self._state
        try:
            self._match.counter(state.talks.desk.offer(state.view()), other)
        except Refused as error:
            self._play.refuse(error.refusal)
            return
        state.talks.desk.clear()
        state.changing = None
        state.let_go()

    def _lay_open(self, to: int | None) -> None:
        state = self._state
        try:
            state.talks.lay_open(to)
        except Refused as error:
            self._play.refuse(error.refusal)
            return
        offered, state.sheet = state.viewer, None
        state.let_go()
        if not state.alone and offered is not None and self._match.game.offers[offered]:
            self._table.seating.lay_open(offered)

    def bid(self, code: str, seat: int) -> None:
        """A button of the sheet that shows the answer of `seat`."""
        state = self._state
        state.sheet = None
        if code == "ask-more":
            state.talks.ask_more(seat)
            self._play.draft_changed()
            return
        if code == "lay-open":
            self._lay_open(seat)
            return
        chip = state.talks.chips().get(seat)
        try:
            state.talks.deal(seat)
        except Refused as error:
            self._play.refuse(error.refusal)
            return
        except NoDeal as error:
            texts, reply = self._table.texts, error.reply
            if reply is not None:
                self._table.notes.refuse(texts.reason(reply.reason.value, reply.kind))
            return
        if chip is not None:
            self._table.remarks.agrees(chip)
        state.talks.desk.clear()
        state.let_go()

    def answer(self, code: str, other: int) -> None:
        """Deal, Change, No, and never again."""
        state = self._state
        seat, view = state.interpreter.seat, state.view()
        offer = view.offers[other]
        if offer is None:
            return
        if code == "accept":
            pay = payment_from(view, seat, offer.want, self._preferred())
            if pay is not None:
                self._play.submit(Accept(seat, other, pay))
        elif code == "change":
            state.changing = other
            state.talks.desk.change(other, offer.kinds, offer.want, view)
            self._play.draft_changed()
        else:
            asking = self._match.asking
            if code == "never-kind" and offer.want:
                asking.refuse_kind(seat, offer.want[0])
            elif code == "never-seat":
                asking.refuse_bot(seat, other)
            self._play.submit(Decline(seat, other))
        self._table.seating.answered(other)

    def _preferred(self) -> list[Place]:
        return list(self._state.talks.desk.give)
