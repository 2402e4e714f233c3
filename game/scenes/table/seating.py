"""Who sits before the screen: hands open and close, curtains fall, offers lie on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules import Step
from game.table.targets import Target, What

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


class Seating:
    """Lets the right person look. With one person at most, that never changes."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._state = table.state
        self._match = table.match
        self._calling: int | None = None

    @property
    def calling(self) -> bool:
        """Whether somebody has been called and is not yet there."""
        return self._calling is not None

    def look(self, seat: int | None, hidden: bool = False) -> None:
        """Another viewer before the screen; `hidden`: with a covered hand."""
        table = self._table
        table.presenter.finish()
        self._state.look(seat, hidden)
        table.layer.hush()
        table.presenter.show(self._state.view())
        table.refresh()

    def call(self, seat: int) -> None:
        """Ask a person before the screen, behind a curtain."""
        table, state = self._table, self._state
        if seat == state.viewer and not state.hidden:
            return
        asked = self._match.asked(seat)
        reason = ""
        if asked:
            other = table.names[asked[0].from_]
            reason = table.texts.say("{name} has an offer for you.", name=other)
        look = table.looks[seat]
        self._calling = seat
        table.ui.notes.hide_bubble(table.ui.brush)
        curtain = table.home.routes.curtain(look.name, look.face, look.colour, reason)
        table.stage.push(curtain)

    def came(self, lifted: bool) -> None:
        """The curtain is gone; `lifted`: by the person who was called."""
        if self._calling is None:
            return
        seat, self._calling = self._calling, None
        self.look(seat if lifted else None)
        self._state.called = lifted and seat not in self._match.awaited_humans()

    def turn_of(self, seat: int) -> None:
        """A turn begins: whoever plays by keys finds the focus at the front card."""
        table = self._table
        front = table.layer.spot(Target(What.HAND, 0))
        if seat == self._state.viewer and table.ui.shows_ring and front is not None:
            table.ui.focus_on(front)

    def cover(self) -> None:
        """Nobody's hand is open any more."""
        self.look(None)

    def lay_open(self, seat: int) -> None:
        """The offer of `seat` lies on the table; all hands are hidden."""
        self.look(None)
        self._state.laid_open = seat
        self._table.refresh()

    def answered(self, other: int) -> None:
        """An offer was answered: if other people may still take it, it lies open again."""
        game = self._match.game
        if not self._match.seats[other].human:
            return
        if any(game.may_answer(seat, other) for seat in self._state.people):
            self.lay_open(other)

    def seat_the_next(self) -> None:
        """Whose hand is open follows who is awaited."""
        state = self._state
        if state.alone or self.calling:
            return
        needed = state.seat_needed()
        planting = self._match.game.step is Step.PLANT_REST
        if needed == state.viewer and (planting or needed is None or not state.hidden):
            return
        if needed is None:
            if not state.called:
                self.look(None)
        elif planting:
            self.look(needed, hidden=True)
        else:
            self.call(needed)
