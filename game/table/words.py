"""The few words that the picture itself draws; everything else is figures and pictures."""

from typing import Protocol

from game.rules import Kind


class Words(Protocol):
    """Provided by game.texts, in the player's language."""

    def kind(self, kind: Kind, count: int = 1) -> str:
        """The name of a kind, in the form that goes with the count."""
        ...

    def plant_next(self) -> str:
        """The tag on the front card of the hand: "plant next"."""
        ...

    def gift_for(self, name: str) -> str:
        """Marks gifts in the middle: "for Mai"."""
        ...

    def for_sale(self) -> str:
        """The board of the third field: "Field for sale" (the price is drawn beside it)."""
        ...

    def more_for(self, cards: int, coins: int) -> str:
        """How many more cards bring how many coins: "+2 → 3"."""
        ...

    def steps(self, duel: bool) -> tuple[str, ...]:
        """Short names of a turn's steps for the tracker: plant, trade, plant the rest, draw."""
        ...
