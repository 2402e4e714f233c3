"""What the picture shows of the game: a view, folded event by event behind the match."""

from __future__ import annotations

from game.rules import UNKNOWN, Event, Field, Kind, Rules, Step, View, coins_for, next_step


class TableModel:
    """The table as it is shown. Equal to `TableModel.of(view)` whenever nothing is queued."""

    def __init__(self, view: View) -> None:
        self._view = view
        self.version = 0
        """Grows with every event."""

    @classmethod
    def of(cls, view: View) -> TableModel:
        """The model that shows this view; the view itself stays untouched."""
        return cls(view.copy())

    def fold(self, event: Event) -> None:
        """Become the model after the event (redacted for the view's seat)."""
        self._view.fold(event)
        self.version += 1

    def copy(self) -> TableModel:
        """An independent model that shows the same."""
        return TableModel(self._view.copy())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TableModel) and self._view == other._view

    __hash__ = None  # type: ignore[assignment]

    @property
    def view(self) -> View:
        """What is shown, for reading only."""
        return self._view

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self._view.rules

    @property
    def viewer(self) -> int | None:
        """The seat whose hand is open, or None."""
        return self._view.seat

    @property
    def hand(self) -> list[Kind]:
        """The viewer's hand, front first; empty when nobody's hand is open."""
        return [] if self.viewer is None else self._view.hands[self.viewer]

    @property
    def aside(self) -> list[Kind]:
        """The viewer's aside cards."""
        return [] if self.viewer is None else self._view.aside[self.viewer]

    @property
    def planting_rest(self) -> bool:
        """Whether aside cards are planted now."""
        return self._view.step is Step.PLANT_REST

    @property
    def gifts_for(self) -> int | None:
        """The seat that must take the duel's gifts, or None when there are none.

        Until the turn passes they lie before the seat that left them, but are the next one's.
        """
        view = self._view
        if not view.gifts:
            return None
        passed = view.step in (Step.GIFTS, Step.PLANT)
        return view.active if passed else (view.active + 1) % view.rules.players

    def fields_of(self, seat: int) -> list[Field]:
        """The fields of a seat."""
        return self._view.fields[seat]

    def for_sale(self, seat: int) -> bool:
        """Whether a third field stands for sale at this seat."""
        return self.rules.field_price is not None and not self._view.bought[seat]


def growth(field: Field) -> int:
    """How far a field has grown: the coins it pays now, 0 to 4."""
    kind, count = field
    return 0 if kind == UNKNOWN else coins_for(kind, count)


def further(field: Field) -> tuple[int, int] | None:
    """(further cards, coins then) of the next threshold; None at the top and for no beans."""
    kind, count = field
    return None if kind == UNKNOWN else next_step(kind, count)
