"""The draft of a deal: what the player would give, what it wants, and whom it speaks to.

Nothing here changes the game. The draft names cards by their places, so it follows them when
cards in front of them leave the hand; which copy of a kind leaves is the one that was tapped.
"""

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from game.rules import Event, Kind, Offer, Place, Step, View, Zone, zone_of
from game.rules.events import Discarded, Planted, StepBegan, TradeMade, TurnPassed


class Says(Enum):
    """What the desk's one button would do; the words are made in the texts."""

    NOTHING = "nothing"
    GIVE_ALL = "give-all"
    GIVE_TO = "give-to"
    OFFER_ALL = "offer-all"
    OFFER_TO = "offer-to"
    ASK_ALL = "ask-all"
    ASK_FOR = "ask-for"


class DeskButton(NamedTuple):
    """What the button says, the seat it names (-1: everybody) and the kinds it asks for."""

    says: Says
    seat: int = -1
    want: tuple[Kind, ...] = ()


_SAYS: dict[tuple[bool, bool, bool], Says] = {
    (True, False, False): Says.GIVE_ALL,
    (True, False, True): Says.GIVE_TO,
    (True, True, False): Says.OFFER_ALL,
    (True, True, True): Says.OFFER_TO,
    (False, True, False): Says.ASK_ALL,
    (False, True, True): Says.ASK_FOR,
}


def places_after(places: Iterable[Place], gone: Iterable[Place]) -> list[Place]:
    """Where the cards at `places` lie after those at `gone` have left; those left out are gone."""
    left = sorted(gone)
    return [
        place - sum(1 for other in left if other < place and zone_of(other) is zone_of(place))
        for place in places
        if place not in left
    ]


class Desk:
    """The draft of one seat.

    `to` is the one seat it speaks to, or None for all. A seat that is not active can only
    speak to the active one. `version` grows with every change, so that whoever asked for
    answers knows when they are stale.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.give: list[Place] = []
        self.want: list[Kind] = []
        self.to: int | None = None
        self.version = 0

    @property
    def empty(self) -> bool:
        """Whether nothing is given and nothing wanted."""
        return not self.give and not self.want

    def toggle(self, place: Place) -> None:
        """Put the card at `place` into the bundle, or take it back."""
        if place in self.give:
            self.give.remove(place)
        else:
            self.give.append(place)
        self.version += 1

    def add(self, kind: Kind) -> None:
        """Want one more card of `kind`."""
        self.want.append(kind)
        self.version += 1

    def drop(self, kind: Kind) -> None:
        """Want one card of `kind` less; nothing happens where none is wanted."""
        if kind in self.want:
            self.want.remove(kind)
            self.version += 1

    def address(self, seat: int | None) -> None:
        """Speak to `seat` alone; once more, or None: to all."""
        self.to = None if seat == self.to else seat
        self.version += 1

    def clear(self) -> None:
        """Begin anew."""
        if self.empty and self.to is None:
            return
        self.give, self.want, self.to = [], [], None
        self.version += 1

    def button(self, view: View) -> DeskButton:
        """What the one button would do now."""
        if self.empty:
            return DeskButton(Says.NOTHING)
        to = self.partner(view)
        says = _SAYS[bool(self.give), bool(self.want), to is not None]
        return DeskButton(says, -1 if to is None else to, tuple(self.want))

    def partner(self, view: View) -> int | None:
        """The one seat that is spoken to: the active one for everybody else."""
        return self.to if self.seat == view.active else view.active

    def kinds(self, view: View) -> tuple[Kind, ...]:
        """The kinds of the bundle."""
        return tuple(view.card_at(self.seat, place) for place in self.give)

    def offer(self, view: View) -> Offer:
        """The draft as an action; `view.why_not` tells whether it is legal."""
        return Offer(self.seat, self.partner(view), tuple(self.give), tuple(self.want))

    def change(self, other: int, given: Iterable[Kind], want: tuple[Kind, ...], view: View) -> None:
        """Start from what `other` proposed, with the sides swapped: "Change".

        `given` are the kinds that `other` would give. The front-most cards that pay `want` are
        the bundle, as far as there are any.
        """
        payments = view.payments(self.seat, want)
        self.give = list(payments[0]) if payments else _some_of(view, self.seat, want)
        self.want = list(given)
        self.to = other if self.seat == view.active else None
        self.version += 1

    def follow(self, event: Event) -> None:
        """Keep the places right after `event`; the end of trading clears the draft."""
        if isinstance(event, Planted | Discarded) and event.seat == self.seat:
            self._left([event.card])
        elif isinstance(event, TradeMade):
            if event.from_ == self.seat:
                self._left(event.give)
            elif event.seat == self.seat:
                self._left(event.pay)
        elif isinstance(event, TurnPassed) or (
            isinstance(event, StepBegan) and event.step is not Step.TRADE
        ):
            self.clear()

    def _left(self, gone: Iterable[Place]) -> None:
        after = places_after(self.give, gone)
        if after != self.give:
            self.give = after
            self.version += 1


def kinds_to_want(view: View, seat: int) -> list[Kind]:
    """The kinds in play in the order of the kind bar: those of the own fields first."""
    own = [kind for kind, count in view.fields[seat] if count]
    return list(dict.fromkeys([*own, *view.rules.kinds]))


def fields_growing(view: View, seat: int, kinds: Iterable[Kind]) -> list[int]:
    """The fields of `seat` on which one of these kinds grows: who could use them for sure."""
    wanted = set(kinds)
    return [
        index for index, (kind, count) in enumerate(view.fields[seat]) if count and kind in wanted
    ]


def tradeable(view: View, seat: int, place: Place) -> bool:
    """Whether a card lies where `seat` may put it into a deal: its hand, or its up cards."""
    zone = zone_of(place)
    return zone is Zone.HAND or (zone is Zone.UP and seat == view.active)


def _some_of(view: View, seat: int, want: Iterable[Kind]) -> list[Place]:
    found: list[Place] = []
    for kind in want:
        for place, card in enumerate(view.hands[seat]):
            if card == kind and place not in found:
                found.append(place)
                break
    return found
