"""What has happened: facts with values and places only, in the order they took place.

`View.fold` turns a view and an event into the next view, so every event names all that changed.
Kinds that the looker may not know are `UNKNOWN` (-1) after `redact`. Events of different types
can compare equal (they are named tuples): tell them apart by type first.
"""

from typing import NamedTuple, TypeAlias

from game.rules.actions import Place
from game.rules.kinds import Kind
from game.rules.steps import Step


class Planted(NamedTuple):
    """A card was planted; `card` is the place it came from (`hand(0)` for the front card)."""

    seat: int
    field: int
    card: Place
    kind: Kind


class Discarded(NamedTuple):
    """Duel: a gift or hand card went onto the discard pile."""

    seat: int
    card: Place
    kind: Kind


class Harvested(NamedTuple):
    """A field of `cards` cards was sold for `coins`; the rest went onto the discard pile."""

    seat: int
    field: int
    kind: Kind
    cards: int
    coins: int


class FieldBought(NamedTuple):
    """The third field was paid with these coin cards, top of the pile first."""

    seat: int
    paid: tuple[Kind, ...]


class StepBegan(NamedTuple):
    """The turn went on to this step, of the same active seat."""

    step: Step


class CardTurnedUp(NamedTuple):
    """One card of the deck was turned up (step 2; the duel's step 3)."""

    kind: Kind


class DiscardJoined(NamedTuple):
    """Duel: the top card of the discard pile joined the up cards (RULES.md section 9)."""

    kind: Kind


class Offered(NamedTuple):
    """An offer is open; it replaces the seat's one before. `kinds` are those of `give`."""

    seat: int
    to: int | None
    give: tuple[Place, ...]
    kinds: tuple[Kind, ...]
    want: tuple[Kind, ...]


class Declined(NamedTuple):
    """`seat` refused the open offer of `from_`."""

    seat: int
    from_: int


class OfferLapsed(NamedTuple):
    """The open offer of `seat` is gone: withdrawn, declined by all, its card gone, or `done`."""

    seat: int


class TradeMade(NamedTuple):
    """`seat` accepted the offer of `from_`: cards crossed and lie aside at their new owners.

    Places are as they were before; `given` are the offerer's kinds, `paid` the accepter's.
    """

    seat: int
    from_: int
    give: tuple[Place, ...]
    given: tuple[Kind, ...]
    pay: tuple[Place, ...]
    paid: tuple[Kind, ...]


class OfferMoved(NamedTuple):
    """Cards left a hand in front of an open offer's cards: these are its places now."""

    seat: int
    give: tuple[Place, ...]


class GiftsLeft(NamedTuple):
    """Duel: these up cards were left and are the opponent's gifts now."""

    kinds: tuple[Kind, ...]


class CardsDrawn(NamedTuple):
    """Cards of the deck joined the back of a hand, one by one, in this order."""

    seat: int
    kinds: tuple[Kind, ...]


class DeckExhausted(NamedTuple):
    """The deck was exhausted, for the `times`-th time; `final`: in the last turn's step 2."""

    times: int
    final: bool


class DeckReshuffled(NamedTuple):
    """The discard pile, this many cards, is the new deck."""

    size: int


class TurnPassed(NamedTuple):
    """The next seat is active and stands at this step."""

    seat: int
    step: Step


class GameOver(NamedTuple):
    """The game is over (all fields were harvested in the events before)."""

    coins: tuple[int, ...]
    winners: tuple[int, ...]


Event: TypeAlias = (
    Planted
    | Discarded
    | Harvested
    | FieldBought
    | StepBegan
    | CardTurnedUp
    | DiscardJoined
    | Offered
    | Declined
    | OfferLapsed
    | TradeMade
    | OfferMoved
    | GiftsLeft
    | CardsDrawn
    | DeckExhausted
    | DeckReshuffled
    | TurnPassed
    | GameOver
)
