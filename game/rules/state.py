"""What a game and a view of it have in common: the table's state and what is legal in it.

`why_not` is the one predicate of legality. It needs nothing of other seats' hands, so a view
answers it for its own seat exactly as the game does.
"""

from collections.abc import Sequence
from itertools import combinations, islice, product
from typing import NamedTuple

from game.rules.actions import ZONE_SIZE, Action, Place
from game.rules.checks import CHECKS
from game.rules.editions import Rules
from game.rules.fields import Field
from game.rules.kinds import UNKNOWN, Kind
from game.rules.listing import legal_actions
from game.rules.refusals import Refusal, RefusalCode
from game.rules.steps import Step

_R = RefusalCode
_OVER, _PLANT_REST, _TRADE = Step.OVER, Step.PLANT_REST, Step.TRADE

MOST_PAYMENTS = 1000
"""Of more ways to pay only the first so many are listed: large hands have millions."""


class OpenOffer(NamedTuple):
    """An offer on the table: to one seat or (None) to all. Its places follow its cards."""

    to: int | None
    give: tuple[Place, ...]
    kinds: tuple[Kind, ...]
    want: tuple[Kind, ...]
    declined: frozenset[int] = frozenset()


class State:
    """The table, by seat number where a list has an entry for each seat.

    `discard` and `coins` are bottom first; `hands` front first; `shown[seat]` has bit i set
    where the hand card at i was named in an offer; `planted` counts this turn's hand cards.
    `winners` is None until the game is over.
    """

    __slots__ = (
        "active",
        "aside",
        "bought",
        "coins",
        "discard",
        "discarded",
        "exhausted",
        "fields",
        "final",
        "gifts",
        "hands",
        "offers",
        "planted",
        "rules",
        "shown",
        "start",
        "step",
        "up",
        "winners",
    )

    rules: Rules
    start: int
    step: Step
    active: int
    planted: int
    discarded: bool
    final: bool
    exhausted: int
    up: list[Kind]
    gifts: list[Kind]
    discard: list[Kind]
    hands: list[list[Kind]]
    shown: list[int]
    fields: list[list[Field]]
    coins: list[list[Kind]]
    aside: list[list[Kind]]
    bought: list[bool]
    offers: list[OpenOffer | None]
    winners: tuple[int, ...] | None

    def copy_into(self, new: "State") -> None:
        """Make `new` the same table, with lists of its own. Hands are left to the caller: not
        everybody who copies may know them."""
        new.rules, new.start, new.step, new.active = self.rules, self.start, self.step, self.active
        new.planted, new.discarded = self.planted, self.discarded
        new.final, new.exhausted, new.winners = self.final, self.exhausted, self.winners
        new.up, new.gifts, new.discard = self.up[:], self.gifts[:], self.discard[:]
        new.shown, new.bought, new.offers = self.shown[:], self.bought[:], self.offers[:]
        new.fields = [fields[:] for fields in self.fields]
        new.coins = [coins[:] for coins in self.coins]
        new.aside = [cards[:] for cards in self.aside]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.step is _OVER

    def awaited(self) -> list[int]:
        """The seats the game waits for, ascending; none when it is over.

        While trading: the active seat and every seat that has not answered an offer to it.
        """
        step, active = self.step, self.active
        if step is _PLANT_REST:
            up_of = active if self.up else -1
            return [seat for seat, cards in enumerate(self.aside) if cards or seat == up_of]
        if step is _TRADE and any(self.offers):
            seats = {active}
            for other, offer in enumerate(self.offers):
                if offer is None:
                    continue
                if offer.to is not None:
                    seats.add(offer.to)
                elif len(seats) < self.rules.players:
                    asked = set(range(self.rules.players)) - offer.declined
                    asked.discard(other)
                    seats |= asked
            return sorted(seats)
        return [] if step is _OVER else [active]

    def may_answer(self, seat: int, other: int) -> bool:
        """Whether `seat` may accept or decline an open offer of `other`."""
        offer = self.offers[other]
        return (
            offer is not None
            and seat != other
            and (offer.to is None or offer.to == seat)
            and seat not in offer.declined
        )

    def why_not(self, action: Action) -> Refusal | None:
        """Why `action` is illegal now, or None when it is legal."""
        seat = action[0]
        if not 0 <= seat < len(self.hands):
            return Refusal(_R.NO_SUCH_SEAT, seat)
        if self.step is _OVER:
            return Refusal(_R.GAME_OVER, seat)
        return CHECKS[type(action)](self, action)

    legal = legal_actions

    def room_for(self, seat: int, kind: Kind) -> list[int]:
        """The fields of `seat` that can take a card of `kind` as they are (RULES.md 5)."""
        return [
            index for index, field in enumerate(self.fields[seat]) if field[0] in (kind, UNKNOWN)
        ]

    def payments(self, seat: int, want: tuple[Kind, ...]) -> list[tuple[Place, ...]]:
        """The choices of tradeable cards by which `seat` can pay `want`; front-most first.

        All of them up to `MOST_PAYMENTS`; any other choice is as legal.
        """
        if not want:
            return [()]
        hand = self.hands[seat]
        up: Sequence[Kind] = self.up if seat == self.active else ()
        if len(want) == 1:
            kind = want[0]
            ways: list[tuple[Place, ...]] = [
                (index,) for index, card in enumerate(hand) if card == kind
            ]
            ways += [(ZONE_SIZE + index,) for index, card in enumerate(up) if card == kind]
            return ways
        choices: list[list[tuple[Place, ...]]] = []
        for kind in dict.fromkeys(want):
            places = [index for index, card in enumerate(hand) if card == kind]
            places += [ZONE_SIZE + index for index, card in enumerate(up) if card == kind]
            needed = want.count(kind)
            if len(places) < needed:
                return []
            choices.append(list(islice(combinations(places, needed), MOST_PAYMENTS)))
        return [sum(parts, ()) for parts in islice(product(*choices), MOST_PAYMENTS)]

    def cards_at(self, seat: int, places: tuple[Place, ...]) -> tuple[Kind, ...]:
        """The kinds of the hand and up cards at these places, which must exist."""
        hand, up = self.hands[seat], self.up
        return tuple(
            [hand[place] if place < ZONE_SIZE else up[place - ZONE_SIZE] for place in places]
        )

    def card_at(self, seat: int, place: Place) -> Kind:
        """The kind of the card at a place of `seat`; the place must exist."""
        zone, index = divmod(place, ZONE_SIZE)
        return (self.hands[seat], self.up, self.aside[seat], self.gifts)[zone][index]
