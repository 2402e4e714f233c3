"""Where cards go: from the hand, what a trade brought, and the duel's gifts and middle."""

from collections.abc import Callable, Generator, Iterator
from typing import TypeAlias

from game.bots.potential import COIN
from game.bots.protocol import Reason, Remark
from game.bots.valuation import SLICE, Valuation
from game.rules import (
    Action,
    Buy,
    Discard,
    Done,
    Harvest,
    Kind,
    Place,
    Plant,
    Reveal,
    Step,
    aside,
    gift,
    hand,
    up,
)
from game.rules.kinds import COINS, UNKNOWN

_Fields = tuple[list[Kind], list[int]]
Steps: TypeAlias = Generator[None, None, None]


class Plan:
    """A row of actions that belong together, made by trying each on a copy of the fields."""

    def __init__(self, valuation: Valuation, patience: int = 0) -> None:
        """`patience` is what a field that could still pay more is worth beyond its coins."""
        self.valuation = valuation
        self._waits = patience
        self._pause = valuation.evaluations + SLICE
        self.seat = valuation.seat
        self.actions: list[Action] = []
        self.remarks: list[Remark] = []
        self._kinds = valuation.kinds[:]
        self._counts = valuation.counts[:]
        view = valuation.view
        self._strict = view.rules.protection != "normal"
        price = view.rules.field_price
        self._purse = len(view.coins[self.seat])
        self._price = price if price is not None and not view.bought[self.seat] else 0

    @property
    def gain(self) -> int:
        """What the plan has brought so far against the position it began in, coins included."""
        valuation = self.valuation
        cards = valuation.view.hands[self.seat]
        before = valuation.worth([], cards) + len(valuation.view.coins[self.seat]) * COIN
        planted = sum(1 for action in self.actions if type(action) is Plant and action.card is None)
        after = self._worth([], cards[planted:]) + self._purse * COIN
        return after - before

    # The steps. Each yields after a slice of evaluations.

    def step(self) -> Steps:
        """Plan what the view's step asks of the seat; not for trading."""
        step = self.valuation.view.step
        if step is Step.PLANT_REST:
            return self.rest()
        if step is Step.PLANT:
            return self.from_hand()
        return self.gifts() if step is Step.GIFTS else self.middle()

    def _is_time(self) -> bool:
        """Whether a slice of evaluations has been used."""
        if self.valuation.evaluations < self._pause:
            return False
        self._pause = self.valuation.evaluations + SLICE
        return True

    def from_hand(self) -> Steps:
        """Step 1: the front card, perhaps the next, then turn up. The duel: perhaps discard."""
        view = self.valuation.view
        cards = list(view.hands[self.seat])
        planted, discarded = view.planted, view.discarded
        self._sell_ripe([], cards)
        while cards and planted < 2 and not discarded:
            rest = cards[1:]
            value, steps = self._best(cards[0], [], rest)
            if planted and value <= self._worth([], cards):
                break
            self._take(steps, None, cards[0])
            cards = rest
            planted += 1
            if self._is_time():
                yield None
        if view.rules.duel and planted and cards and not discarded:
            yield from self._discard_from(cards)
        self.actions.append(Reveal(self.seat))

    def rest(self) -> Steps:
        """Step 3: every aside card, and the active seat's up cards."""
        view, seat = self.valuation.view, self.seat
        places = [(aside(0), kind) for kind in view.aside[seat]]
        if seat == view.active:
            places += [(up(0), kind) for kind in view.up]
        cards = view.hands[seat]
        while places:
            kinds = [kind for _, kind in places]
            best: tuple[int, int, list[Action]] | None = None
            for index, (_, kind) in enumerate(places):
                if kind in kinds[:index]:
                    continue
                if self._is_time():
                    yield None
                others = kinds[:index] + kinds[index + 1 :]
                value, steps = self._best(kind, others, cards)
                if kind in self._kinds:
                    best = (value, index, steps)
                    break
                if best is None or value > best[0]:
                    best = (value, index, steps)
            assert best is not None
            _, index, steps = best
            zone, kind = places.pop(index)
            before = sum(1 for other, _ in places[:index] if other == zone)
            self._take(steps, zone + before, kind)

    def gifts(self) -> Steps:
        """The duel's step 1: plant the gifts that help, discard the others."""
        kinds = list(self.valuation.view.gifts)
        yield from self._plant_helpful(kinds, gift(0), lambda kind: 0)
        self.actions += [Discard(self.seat, gift(0)) for _ in kinds]

    def middle(self) -> Steps:
        """The duel's step 3: plant up cards that help, or that would help the other seat."""
        view = self.valuation.view
        kinds = list(view.up)
        yield from self._plant_helpful(kinds, up(0), self._denied)
        if kinds and not view.final:
            self.remarks.append(Remark(self.seat, Reason.FOR_YOU, kinds[0]))
        self.actions.append(Done(self.seat))

    def _plant_helpful(
        self, kinds: list[Kind], zone: Place, besides: Callable[[Kind], int]
    ) -> Steps:
        """Plant those of the cards in the middle that bring something, the best first.

        Planted ones leave `kinds`. `besides` is what planting one brings beyond its own worth.
        """
        cards = self.valuation.view.hands[self.seat]
        while True:
            best: tuple[int, int, list[Action]] | None = None
            for index, kind in enumerate(kinds):
                if kind in kinds[:index]:
                    continue
                if self._is_time():
                    yield None
                others = kinds[:index] + kinds[index + 1 :]
                value, steps = self._best(kind, others, cards)
                value += besides(kind)
                if value > self._worth(others, cards) and (best is None or value > best[0]):
                    best = (value, index, steps)
            if best is None:
                return
            _, index, steps = best
            self._take(steps, zone + index, kinds.pop(index))

    # Trying.

    def _denied(self, kind: Kind) -> int:
        """What the card would add to the other seat's field, were it left as a gift."""
        valuation = self.valuation
        if valuation.view.final:
            return 0
        row = valuation.pots[kind]
        best = 0
        for growing, count in valuation.view.fields[1 - self.seat]:
            if growing == kind:
                best = max(best, row[count + 1] - row[count])
        return best * valuation.skill.spite // 100

    def _worth(self, pending: list[Kind], cards: list[Kind]) -> int:
        return self.valuation.worth(pending, cards, (self._kinds, self._counts))

    def _best(self, kind: Kind, pending: list[Kind], cards: list[Kind]) -> tuple[int, list[Action]]:
        """The best way to plant a card now: its value, and harvest, purchase and planting."""
        best, steps = -(1 << 60), []
        for value, actions in self._ways(kind, pending, cards):
            if value > best:
                best, steps = value, actions
        return best, steps

    def _ways(
        self, kind: Kind, pending: list[Kind], cards: list[Kind]
    ) -> Iterator[tuple[int, list[Action]]]:
        seat, kinds, counts = self.seat, self._kinds, self._counts
        worth = self.valuation.worth
        plant = kinds.index(kind) if kind in kinds else None
        if plant is None and UNKNOWN in kinds:
            plant = kinds.index(UNKNOWN)
        if plant is not None:
            fields = self._with(plant, kind, counts[plant] + 1)
            yield worth(pending, cards, fields), [Plant(seat, plant)]
            return
        for index, count in enumerate(counts):
            if self._may_sell(index):
                paid = COINS[kinds[index]][count] * COIN - self._patience(index)
                fields = self._with(index, kind, 1)
                value = paid + worth(pending, cards, fields)
                yield value, [Harvest(seat, index), Plant(seat, index)]
        if self._price and self._purse >= self._price:
            fields = ([*kinds, kind], [*counts, 1])
            value = worth(pending, cards, fields) - self._price * COIN + self._third()
            yield value, [Buy(seat), Plant(seat, len(kinds))]

    def _patience(self, index: int) -> int:
        """How much a gambler would miss the coins that the field does not pay yet."""
        top = COINS[self._kinds[index]][-1]
        return self._waits if COINS[self._kinds[index]][self._counts[index]] < top else 0

    def _third(self) -> int:
        """What a third field is worth for the rest of the game, beyond its first card."""
        return self.valuation.skill.third * self.valuation.outlook.turns // 100

    def _with(self, index: int, kind: Kind, count: int) -> _Fields:
        kinds, counts = self._kinds[:], self._counts[:]
        kinds[index], counts[index] = kind, count
        return kinds, counts

    def _may_sell(self, index: int) -> bool:
        """Whether protection lets the field be harvested (RULES.md section 6)."""
        count = self._counts[index]
        if count != 1:
            return count > 1
        if self._strict:
            return all(other == 1 for other in self._counts)
        return max(self._counts) == 1

    def _sell_ripe(self, pending: list[Kind], cards: list[Kind]) -> None:
        """Harvest what is worth more sold: nothing more to come, or the field is needed."""
        for index, count in enumerate(self._counts):
            if not count or not self._may_sell(index):
                continue
            kind = self._kinds[index]
            coins = COINS[kind][count]
            if not coins:
                continue
            value = coins * COIN - self._patience(index)
            value += self.valuation.worth(pending, cards, self._with(index, UNKNOWN, 0))
            if value > self._worth(pending, cards):
                self._note_sale(index)
                self.actions.append(Harvest(self.seat, index))
                self._kinds[index], self._counts[index] = UNKNOWN, 0
                self._purse += coins

    def _discard_from(self, cards: list[Kind]) -> Steps:
        best, place = self._worth([], cards), -1
        for index in range(len(cards)):
            if self._is_time():
                yield None
            value = self._worth([], cards[:index] + cards[index + 1 :])
            if value > best:
                best, place = value, index
        if place >= 0:
            self.actions.append(Discard(self.seat, hand(place)))

    def _take(self, steps: list[Action], card: Place | None, kind: Kind) -> None:
        """Add the actions of the chosen way to the plan, and carry them out on the copy."""
        for action in steps:
            if type(action) is Harvest:
                self._note_sale(action.field)
                self._purse += COINS[self._kinds[action.field]][self._counts[action.field]]
                self._kinds[action.field], self._counts[action.field] = UNKNOWN, 0
                self.actions.append(action)
            elif type(action) is Buy:
                self._kinds.append(UNKNOWN)
                self._counts.append(0)
                self._purse -= self._price
                self._price = 0
                self.remarks.append(Remark(self.seat, Reason.BUY))
                self.actions.append(action)
            elif type(action) is Plant:
                self._kinds[action.field] = kind
                self._counts[action.field] += 1
                self.actions.append(Plant(self.seat, action.field, card))

    def _note_sale(self, index: int) -> None:
        kind, count = self._kinds[index], self._counts[index]
        reason = Reason.HARVEST if COINS[kind][count] > 1 else Reason.SPOILED
        self.remarks.append(Remark(self.seat, reason, kind))
