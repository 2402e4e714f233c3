"""The few words that stand in the picture of the table itself."""

from game.rules import Kind
from game.texts.catalogue import Catalogue
from game.texts.kinds import short_of


class TableWords:
    """Short words for small places."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._c = catalogue

    def kind(self, kind: Kind, count: int = 1) -> str:
        """The name of a kind on a card: "Wax"."""
        return short_of(self._c, kind)

    def plant_next(self) -> str:
        """The tag on the front card of the hand."""
        return self._c.say("plant next")

    def gift_for(self, name: str) -> str:
        """Marks gifts in the middle."""
        return self._c.say("for {name}", name=name)

    def for_sale(self) -> str:
        """The board of the third field."""
        return self._c.say("For sale")

    def more_for(self, cards: int, coins: int) -> str:
        """How many more cards bring how many coins."""
        return self._c.say("+{cards} → {coins}", cards=cards, coins=coins)

    def steps(self, duel: bool) -> tuple[str, ...]:
        """Short names of a turn's steps for the tracker."""
        say = self._c.say
        if duel:
            return say("Gifts"), say("Plant"), say("Turn up"), say("Draw")
        return say("Plant"), say("Trade"), say("Plant the rest"), say("Draw")
