"""What one seat may know: the view, and the events as that seat sees them (RULES.md section 10).

`view_of` (with its quick form `glance`) and `redact` are the only two doors through which
anything of a game may leave the rules for a bot or a screen.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from game.rules.actions import ZONE_SIZE, Action
from game.rules.events import (
    CardsDrawn,
    CardTurnedUp,
    DeckExhausted,
    DeckReshuffled,
    Declined,
    Discarded,
    DiscardJoined,
    Event,
    FieldBought,
    GameOver,
    GiftsLeft,
    Harvested,
    Offered,
    OfferLapsed,
    OfferMoved,
    Planted,
    StepBegan,
    TradeMade,
    TurnPassed,
)
from game.rules.fields import EMPTY
from game.rules.game import Game
from game.rules.kinds import UNKNOWN
from game.rules.moves import sell, show_cards, take_from_hand, take_places
from game.rules.refusals import Refusal, RefusalCode
from game.rules.state import OpenOffer, State
from game.rules.steps import Step


class View(State):
    """The table as `seat` sees it, or as nobody does (`seat` None: the public part only).

    Hidden hand cards are `UNKNOWN`; of the deck only its size is there. `why_not` and `legal`
    answer for the view's own seat. Two views are equal when they show the same.
    """

    __slots__ = ("deck_size", "seat")

    seat: int | None
    deck_size: int

    def why_not(self, action: Action) -> Refusal | None:
        """Why `action` is illegal for the view's own seat now, or None when it is legal."""
        if action.seat != self.seat:
            return Refusal(RefusalCode.NOT_YOUR_SEAT, action.seat)
        return State.why_not(self, action)

    def hand_size(self, seat: int) -> int:
        """How many cards `seat` holds."""
        return len(self.hands[seat])

    def copy(self) -> "View":
        """An independent view that shows the same."""
        new = View.__new__(View)
        self.copy_into(new)
        new.seat, new.deck_size = self.seat, self.deck_size
        new.hands = [cards[:] for cards in self.hands]
        return new

    def fold(self, event: Event) -> None:
        """Become the view after `event` (redacted for this seat)."""
        _FOLDS[type(event)](self, event)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.shows() == other.shows()

    __hash__ = None  # type: ignore[assignment]

    def shows(self) -> dict[str, Any]:
        """Everything the view shows, by name, for comparing and for messages of tests."""
        names = (*State.__slots__, *View.__slots__)
        return {name: getattr(self, name) for name in names}


def view_of(game: Game, seat: int | None) -> View:
    """The game as `seat` may know it; for nobody (None) the public part only."""
    view = View.__new__(View)
    game.copy_into(view)
    view.seat = seat
    view.deck_size = len(game.deck)
    view.hands = [
        cards[:] if owner == seat else _shown_only(cards, game.shown[owner])
        for owner, cards in enumerate(game.hands)
    ]
    return view


def glance(game: Game, seat: int | None) -> View:
    """Like `view_of`, but it shares the game's public lists instead of copying them.

    For looking at once, where many views are needed: it must not be kept after the next action,
    folded or changed.
    """
    view = View.__new__(View)
    view.rules, view.start, view.step, view.active = game.rules, game.start, game.step, game.active
    view.planted, view.discarded = game.planted, game.discarded
    view.final, view.exhausted, view.winners = game.final, game.exhausted, game.winners
    view.up, view.gifts, view.discard = game.up, game.gifts, game.discard
    view.shown, view.bought, view.offers = game.shown, game.bought, game.offers
    view.fields, view.coins, view.aside = game.fields, game.coins, game.aside
    view.seat, view.deck_size = seat, len(game.deck)
    view.hands = hands = [_face_down(len(cards)) for cards in game.hands]
    if any(game.shown):
        for owner, shown in enumerate(game.shown):
            if shown:
                hands[owner] = _shown_only(game.hands[owner], shown)
    if seat is not None:
        hands[seat] = game.hands[seat]
    return view


@cache
def _face_down(cards: int) -> list[int]:
    """A hand of which nothing is known; the same list each time."""
    return [UNKNOWN] * cards


def redact(event: Event, seat: int | None) -> Event:
    """The event as `seat` may know it: the kinds that others draw are hidden."""
    if type(event) is CardsDrawn and event.seat != seat:
        return CardsDrawn(event.seat, (UNKNOWN,) * len(event.kinds))
    return event


def _shown_only(cards: list[int], shown: int) -> list[int]:
    return [kind if shown >> index & 1 else UNKNOWN for index, kind in enumerate(cards)]


def _fold_planted(view: View, event: Planted) -> None:
    seat, field, card, kind = event
    if card < ZONE_SIZE:
        take_from_hand(view, seat, card)
        view.planted += 1
    else:
        zone, index = divmod(card, ZONE_SIZE)
        (view.hands[seat], view.up, view.aside[seat], view.gifts)[zone].pop(index)
    view.fields[seat][field] = (kind, view.fields[seat][field][1] + 1)


def _fold_discarded(view: View, event: Discarded) -> None:
    seat, card, kind = event
    if card < ZONE_SIZE:
        take_from_hand(view, seat, card)
        view.discarded = True
    else:
        view.gifts.pop(card % ZONE_SIZE)
    view.discard.append(kind)


def _fold_harvested(view: View, event: Harvested) -> None:
    sell(view, event.seat, event.field)


def _fold_bought(view: View, event: FieldBought) -> None:
    seat, paid = event
    del view.coins[seat][-len(paid) :]
    if view.rules.field_coins_to == "discard":
        view.discard += paid
    view.bought[seat] = True
    view.fields[seat].append(EMPTY)


def _fold_step(view: View, event: StepBegan) -> None:
    view.step = event.step


def _fold_turned_up(view: View, event: CardTurnedUp) -> None:
    view.deck_size -= 1
    view.up.append(event.kind)


def _fold_joined(view: View, event: DiscardJoined) -> None:
    view.discard.pop()
    view.up.append(event.kind)


def _fold_offered(view: View, event: Offered) -> None:
    seat, to, give, kinds, want = event
    view.offers[seat] = OpenOffer(to, give, kinds, want)
    show_cards(view, seat, give)
    for place, kind in zip(give, kinds, strict=True):
        if place < ZONE_SIZE:
            view.hands[seat][place] = kind


def _fold_declined(view: View, event: Declined) -> None:
    offer = view.offers[event.from_]
    assert offer is not None
    view.offers[event.from_] = offer._replace(declined=offer.declined | {event.seat})


def _fold_lapsed(view: View, event: OfferLapsed) -> None:
    view.offers[event.seat] = None


def _fold_moved(view: View, event: OfferMoved) -> None:
    offer = view.offers[event.seat]
    assert offer is not None
    view.offers[event.seat] = offer._replace(give=event.give)


def _fold_trade(view: View, event: TradeMade) -> None:
    view.offers[event.from_] = None
    take_places(view, event.from_, event.give)
    take_places(view, event.seat, event.pay)
    view.aside[event.seat] += event.given
    view.aside[event.from_] += event.paid


def _fold_gifts(view: View, event: GiftsLeft) -> None:
    view.gifts, view.up = list(event.kinds), []


def _fold_drawn(view: View, event: CardsDrawn) -> None:
    view.deck_size -= len(event.kinds)
    view.hands[event.seat] += event.kinds


def _fold_exhausted(view: View, event: DeckExhausted) -> None:
    view.exhausted, view.final = event.times, event.final


def _fold_reshuffled(view: View, event: DeckReshuffled) -> None:
    view.discard = []
    view.deck_size = event.size


def _fold_turn(view: View, event: TurnPassed) -> None:
    view.active, view.step = event.seat, event.step
    view.planted, view.discarded = 0, False


def _fold_over(view: View, event: GameOver) -> None:
    view.step, view.winners = Step.OVER, event.winners


_FOLDS: dict[type, Callable[[View, Any], None]] = {
    Planted: _fold_planted,
    Discarded: _fold_discarded,
    Harvested: _fold_harvested,
    FieldBought: _fold_bought,
    StepBegan: _fold_step,
    CardTurnedUp: _fold_turned_up,
    DiscardJoined: _fold_joined,
    Offered: _fold_offered,
    Declined: _fold_declined,
    OfferLapsed: _fold_lapsed,
    OfferMoved: _fold_moved,
    TradeMade: _fold_trade,
    GiftsLeft: _fold_gifts,
    CardsDrawn: _fold_drawn,
    DeckExhausted: _fold_exhausted,
    DeckReshuffled: _fold_reshuffled,
    TurnPassed: _fold_turn,
    GameOver: _fold_over,
}
