"""What a deal is worth to a seat, what it must bring, and the true reason for a no."""

from typing import NamedTuple

from game.bots.characters import Temperament
from game.bots.memory import Memory
from game.bots.potential import COIN
from game.bots.protocol import Reason
from game.bots.valuation import Valuation
from game.rules import Kind, Place
from game.rules.actions import ZONE_SIZE
from game.rules.kinds import COINS, UNKNOWN


class Terms(NamedTuple):
    """A deal's value to a seat, term by term, in thousandths of a coin.

    `getting` and `giving` are what each half alone changes, `together` the whole deal;
    `helping` is what counts against it because it helps the other; `margin` and `grudge` are
    what it must bring. The seat agrees when `surplus` is not negative.
    """

    getting: int
    giving: int
    together: int
    helping: int
    margin: int
    grudge: int

    @property
    def surplus(self) -> int:
        """What the deal brings beyond what it must bring."""
        return self.together - self.helping - self.margin - self.grudge


class Judge:
    """The valuation of deals between one seat and the others, at one moment."""

    def __init__(self, valuation: Valuation, temperament: Temperament, memory: Memory) -> None:
        self.valuation = valuation
        self.seat = valuation.seat
        self.view = valuation.view
        self._skill = valuation.skill
        self._temper = temperament
        self._memory = memory
        self.base = valuation.worth(valuation.pending, valuation.hand)
        self._worths: dict[tuple[tuple[Place, ...], tuple[Kind, ...]], int] = {}
        self._standings: list[int] | None = None
        self._parts: dict[int, int] = {}
        self._visible: dict[tuple[int, tuple[Kind, ...]], int] = {}
        self._theirs: dict[int, tuple[dict[Kind, int], int]] = {}

    # Worth.

    def gain(self, give: tuple[Place, ...], get: tuple[Kind, ...]) -> int:
        """How much better the seat stands after giving and getting these."""
        key = (give, get)
        known = self._worths.get(key)
        if known is not None:
            return known
        valuation = self.valuation
        pending, hand = valuation.pending, valuation.hand
        for place in sorted(give, reverse=True) if len(give) > 1 else give:
            if place < ZONE_SIZE:
                hand = hand[:place] + hand[place + 1 :]
            elif self.seat == self.view.active:
                place += len(self.view.aside[self.seat]) - ZONE_SIZE
                pending = pending[:place] + pending[place + 1 :]
        value = valuation.worth((*pending, *get), hand) - self.base
        if self._temper.favourite and get:
            value += self._temper.favourite * get.count(self._darling())
        self._worths[key] = value
        return value

    def _darling(self) -> Kind:
        """The kind that the seat grows most of."""
        valuation = self.valuation
        return valuation.kinds[valuation.counts.index(max(valuation.counts))]

    def visible(self, other: int, kinds: tuple[Kind, ...]) -> int:
        """What these cards would add to the other seat's fields; from public facts, at least 0."""
        known = self._visible.get((other, kinds))
        if known is None:
            known = self._visible[other, kinds] = self._adds(other, kinds)
        return known

    def _adds(self, other: int, kinds: tuple[Kind, ...]) -> int:
        pots = self.valuation.pots
        theirs = self._theirs.get(other)
        if theirs is None:
            theirs = self._theirs[other] = self._fields_of(other)
        fields, free = theirs
        if len(kinds) > 1:
            fields = fields.copy()
        total = 0
        for kind in kinds:
            count = fields.get(kind, 0)
            if count:
                total += pots[kind][count + 1] - pots[kind][count]
            elif free > 0:
                free -= 1
                total += max(0, pots[kind][1] - self.valuation.empty)
            else:
                continue
            if len(kinds) > 1:
                fields[kind] = count + 1
        return total

    def _fields_of(self, other: int) -> tuple[dict[Kind, int], int]:
        """What grows at another seat with the cards aside planted, and its free fields then."""
        fields = dict(self.view.fields[other])
        free = sum(1 for kind, _ in self.view.fields[other] if kind == UNKNOWN)
        for kind in self.view.aside[other]:
            if kind not in fields:
                free -= 1
            fields[kind] = fields.get(kind, 0) + 1
        return fields, free

    def standings(self) -> list[int]:
        """What each seat stands to have, from public facts: coins and fields."""
        if self._standings is None:
            pots, view = self.valuation.pots, self.view
            self._standings = [
                len(view.coins[seat]) * COIN
                + sum(pots[kind][count] for kind, count in view.fields[seat] if count)
                for seat in range(view.rules.players)
            ]
        return self._standings

    def leads(self, other: int) -> bool:
        """Whether the other seat is ahead of all, this one included."""
        standings = self.standings()
        return standings[other] == max(standings) and standings[other] > standings[self.seat]

    # Deals.

    def terms(
        self, other: int, give: tuple[Place, ...], given: tuple[Kind, ...], get: tuple[Kind, ...]
    ) -> Terms:
        """The deal's terms: the cards at `give`, of the kinds `given`, for `get`."""
        getting = self.gain((), get) if get else 0
        giving = self.gain(give, ()) if give else 0
        together = self.gain(give, get) if give and get else getting + giving
        return Terms(getting, giving, together, *self._demands(other, given, get))

    def surplus(
        self, other: int, give: tuple[Place, ...], given: tuple[Kind, ...], get: tuple[Kind, ...]
    ) -> int:
        """`terms(…).surplus`, with fewer evaluations."""
        return self.gain(give, get) - self.demand(other, given, get)

    def demand(self, other: int, given: tuple[Kind, ...], get: tuple[Kind, ...]) -> int:
        """What a deal must bring, the help for the other seat included."""
        helping, margin, grudge = self._demands(other, given, get)
        return helping + margin + grudge

    def _demands(
        self, other: int, given: tuple[Kind, ...], get: tuple[Kind, ...]
    ) -> tuple[int, int, int]:
        skill, temper = self._skill, self._temper
        if not given:
            return 0, 0, 0
        part = self._part(other)
        helping = self.visible(other, given) * part // 100 if part else 0
        margin = skill.margin + temper.margin if get else skill.gift + temper.gift
        return helping, margin, self._memory.grudges[other] * temper.grudge

    def price(self, other: int) -> tuple[int, int]:
        """What any swap with the other seat must bring, in two parts: how many hundredths of
        what it visibly adds there, and how much besides."""
        temper = self._temper
        besides = self._skill.margin + temper.margin + self._memory.grudges[other] * temper.grudge
        return self._part(other), besides

    def _part(self, other: int) -> int:
        part = self._parts.get(other)
        if part is None:
            part = self._skill.share
            if self._skill.lead and self.leads(other):
                part = self._skill.lead + self._temper.lead // 10
            self._parts[other] = part
        return part

    # Words.

    def why_not(
        self, other: int, terms: Terms, given: tuple[Kind, ...], get: tuple[Kind, ...]
    ) -> tuple[Reason, Kind]:
        """The largest of the terms that stand against a deal, and the kind it is about."""
        named = given[0] if given else UNKNOWN
        against = [
            (-terms.getting, 3),
            (-terms.giving, 2),
            (terms.helping, 1),
            (terms.grudge, 0),
        ]
        size, what = max(against)
        if size <= 0 or (terms.margin >= size and terms.together > 0):
            return Reason.TOO_CHEAP, named
        if what == 3:
            return self._why_unwanted(get)
        if what == 2:
            grown = [kind for kind in given if kind in self.valuation.kinds]
            if grown:
                return Reason.NEED_IT, grown[0]
            return Reason.TOO_CHEAP, named
        if what == 1:
            return (Reason.LEADING if self.leads(other) else Reason.HELPS_YOU), named
        return Reason.GRUDGE, UNKNOWN

    def _why_unwanted(self, get: tuple[Kind, ...]) -> tuple[Reason, Kind]:
        valuation = self.valuation
        loose = [kind for kind in get if kind not in valuation.kinds]
        if not loose:
            return Reason.NO_FIT, get[0]
        if UNKNOWN in valuation.kinds:
            return Reason.NO_FIT, loose[0]
        index, loss = valuation.cheapest()
        if loss <= 0 and COINS[valuation.kinds[index]][valuation.counts[index]]:
            return Reason.NO_FIT, loose[0]
        return Reason.PULL_UP, valuation.kinds[index]

    def why(self, given: tuple[Kind, ...], get: tuple[Kind, ...]) -> tuple[Reason, Kind]:
        """What speaks most for a deal that the seat agrees to."""
        valuation = self.valuation
        if not get:
            return Reason.GIFT, given[0]
        best = max(get, key=lambda kind: (self.gain((), (kind,)), -kind))
        if self.gain((), (best,)) <= 0:
            return (Reason.RID, given[0]) if given else (Reason.FAIR, best)
        if best in valuation.kinds:
            return Reason.FITS, best
        if UNKNOWN in valuation.kinds:
            return Reason.START, best
        return Reason.FAIR, best
