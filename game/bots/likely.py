"""Which deal a person should try: what it would bring, weighed by the chance of a yes.

The chance comes from what the asking seat knows: the cards it has not seen, the sizes of hands,
what grows where, and what was answered this turn. The weights were counted in games of all
levels: how often the seat that was asked held the cards, and how often it agreed when it did.
"""

from collections.abc import Generator, Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from math import comb
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from game.bots.answering import own_cards
from game.bots.judging import Judge
from game.bots.potential import PAYS
from game.bots.protocol import Proposal, Reason, Reply, Verdict
from game.bots.valuation import SLICE
from game.rules import Kind, Place
from game.rules.kinds import KINDS, UNKNOWN

Heard: TypeAlias = Sequence[tuple[Proposal, Reply]]
"""What the asking seat has proposed this turn, and what was said to it, oldest first."""

LIKELY, POSSIBLE = 35, 20
"""The chance, in percent, that somebody says yes to a deal that is worth advising, and to one
that may be tried where there is no better."""
_WILLING = ((750, 95), (500, 90), (250, 80), (100, 65), (1, 45))
"""How often (percent) a seat agrees that gains so much by a swap, in thousandths of a coin."""
_TAKES_GIFTS = 95
_LARGE = 75
"""Percent of that for deals of three cards."""
_GIVES_AWAY = 90
"""Percent of the cards of a kind that a hand may hold and are there to be given."""
_BRINGS = 50
"""What a deal must bring the asking seat beyond its price, in thousandths of a coin."""
_PAIRED = 5
_LOOKS = 70
"""Chances that are reckoned between two yields, about."""

_Side: TypeAlias = tuple[tuple[Place, ...], tuple[Kind, ...]]


class Likely(NamedTuple):
    """A deal to advise: the chance (percent) that somebody agrees, what it brings if so, and both
    together: what may be hoped for."""

    proposal: Proposal
    chance: int
    gain: int
    hope: int


def likely_deal(
    judge: Judge, heard: Heard, partners: Sequence[int]
) -> Generator[None, None, Likely | None]:
    """The best deal to try with these seats, a swap before a gift; None where none is likely.

    It is put to the seat that most likely agrees. Yields after each slice of evaluations.
    """
    chances = Chances(judge, heard)
    wants = yield from _wants(judge)
    gives: list[_Side] = [((), ()), *_gives(judge)]
    best: dict[bool, Likely] = {}
    pause, looks = judge.valuation.evaluations + SLICE // 2, 0
    for want in wants:
        if best and not want:
            break
        held = {other: chances.holds(other, want) for other in partners}
        if _somebody(list(held.values())) < POSSIBLE:
            continue
        holding = [other for other in partners if held[other]]
        looks += len(holding) * len(gives)
        if looks > _LOOKS:
            pause, looks = judge.valuation.evaluations + SLICE, 0
            yield None
        for places, given in gives:
            if not _is_a_deal(given, want):
                continue
            willing = [(chances.of(other, given, want), other) for other in holding]
            chance = _somebody([part for part, _ in willing])
            if chance < POSSIBLE:
                continue
            if judge.valuation.evaluations >= pause:
                pause, looks = judge.valuation.evaluations + SLICE, 0
                yield None
            other = max(willing, key=itemgetter(0))[1]
            surplus = judge.surplus(other, places, given, want)
            known = best.get(chance >= LIKELY)
            if surplus >= _BRINGS and (known is None or surplus * chance > known.hope):
                proposal = Proposal(judge.seat, other, places, given, want, True)
                gain = judge.gain(places, want)
                best[chance >= LIKELY] = Likely(proposal, chance, gain, surplus * chance)
    return best.get(True) or best.get(False)


class Chances:
    """How likely others are to say yes to deals of one seat, in percent."""

    def __init__(self, judge: Judge, heard: Heard) -> None:
        self._judge = judge
        self._most: dict[tuple[int, Kind], int] = {}
        self._some: set[tuple[int, Kind]] = set()
        self._useless: set[tuple[int, Kind]] = set()
        self._refused: set[tuple[int, tuple[Kind, ...], tuple[Kind, ...]]] = set()
        for proposal, reply in heard:
            if reply.verdict is not Verdict.YES:
                self._take_in(proposal, reply)

    def holds(self, other: int, want: tuple[Kind, ...]) -> int:
        """Of the other seat having all of these to give; it never gives what it grows."""
        chance = 100
        for kind in dict.fromkeys(want):
            chance = chance * self._has(other, kind, want.count(kind)) // 100
        return chance

    def of(self, other: int, given: tuple[Kind, ...], want: tuple[Kind, ...]) -> int:
        """Of the other seat agreeing to give `want` for `given` (kinds ascending)."""
        if (other, given, want) in self._refused:
            return 0
        if any((other, kind) in self._useless for kind in given):
            return 0
        return self.holds(other, want) * self._agrees(other, given, want) // 100

    def _agrees(self, other: int, given: tuple[Kind, ...], want: tuple[Kind, ...]) -> int:
        gain = worth_to(self._judge, other, given, want)
        if not want:
            return _TAKES_GIFTS if gain > 0 else 0
        willing = next((percent for least, percent in _WILLING if gain >= least), 0)
        return willing * _LARGE // 100 if len(given) + len(want) > 2 else willing

    def _has(self, other: int, kind: Kind, number: int) -> int:
        view = self._judge.view
        if self._most.get((other, kind), number) < number:
            return 0
        if any(grown == kind for grown, _ in view.fields[other]):
            return 0
        if number == 1 and (other, kind) in self._some:
            return 100
        cards = view.hands[other] + (view.up if other == view.active else [])
        number -= cards.count(kind)
        if number <= 0:
            return 100
        hidden, outlook = cards.count(UNKNOWN), self._judge.valuation.outlook
        unseen, of = max(0, outlook.unseen[kind]), outlook.unseen_total
        hidden = min(hidden, of)
        if number > min(hidden, unseen):
            return 0
        fewer = sum(comb(unseen, n) * comb(of - unseen, hidden - n) for n in range(number))
        every = comb(of, hidden)
        return _GIVES_AWAY * (every - fewer) // every

    def _take_in(self, proposal: Proposal, reply: Reply) -> None:
        other, kind, want = proposal.to, reply.kind, proposal.want
        kinds = tuple(sorted(proposal.kinds))
        if want is not None:
            self._refused.add((other, kinds, tuple(sorted(want))))
        elif reply.verdict is Verdict.NO and len(kinds) == 1:
            self._useless.add((other, kinds[0]))
        if reply.verdict is not Verdict.NO:
            return
        if reply.reason in (Reason.HAVE_NONE, Reason.NEED_IT):
            self._most[other, kind] = 0
        elif reply.reason is Reason.TOO_FEW:
            self._most[other, kind] = (want or ()).count(kind) - 1
            self._some.add((other, kind))
        elif reply.reason is Reason.NO_FIT:
            self._useless.add((other, kind))


def worth_to(judge: Judge, other: int, gets: tuple[Kind, ...], gives: tuple[Kind, ...]) -> int:
    """What a deal is worth to another seat as far as one can see, in thousandths of a coin."""
    pots, keep = judge.valuation.pots, judge.valuation.skill.keep
    fields = dict(judge.view.fields[other])
    worth = judge.visible(other, gets) - _burden(judge, other, gets)
    for kind in gives:
        count = fields.get(kind, 0)
        worth -= pots[kind][count + 1] - pots[kind][count] if count else keep
    return worth


def _burden(judge: Judge, other: int, gets: tuple[Kind, ...]) -> int:
    """What it costs the other seat to make room for cards that fit no field of its own."""
    pots, view = judge.valuation.pots, judge.view
    grown = {kind: count for kind, count in view.fields[other] if count}
    free = len(view.fields[other]) - len(grown)
    burden = 0
    for kind in dict.fromkeys((*view.aside[other], *gets)):
        if kind in grown:
            continue
        free -= 1
        if free < 0 and kind in gets:
            losses = (pots[old][count] - PAYS[old][count] for old, count in grown.items())
            loss = min(losses, default=0)
            burden += max(0, loss - pots[kind][1]) + judge.valuation.skill.keep
    return burden


def _somebody(chances: Sequence[int]) -> int:
    """The chance that one of them happens at least."""
    nobody = 100
    for chance in chances:
        nobody = nobody * (100 - chance) // 100
    return 100 - nobody


def _is_a_deal(given: tuple[Kind, ...], want: tuple[Kind, ...]) -> bool:
    """Three cards at most, and no kind on both sides."""
    return 0 < len(given) + len(want) <= 3 and not set(given) & set(want)


def _wants(judge: Judge) -> Generator[None, None, list[tuple[Kind, ...]]]:
    """What would be welcome: single kinds, pairs of the best, and last nothing at all."""
    singles: list[tuple[int, Kind]] = []
    for kind in KINDS:
        if kind == KINDS[len(KINDS) // 2]:
            yield None
        gain = judge.gain((), (kind,))
        if gain > 0:
            singles.append((-gain, kind))
    singles.sort()
    best = sorted(kind for _, kind in singles[:_PAIRED])
    pairs = combinations_with_replacement(best, 2)
    return [*((kind,) for _, kind in singles), *pairs, ()]


def _gives(judge: Judge) -> Iterator[_Side]:
    """What the seat may put in: one copy of each kind, and two of those."""
    singles = list(own_cards(judge))
    for place, kind in singles:
        yield (place,), (kind,)
    for (one, first), (two, second) in combinations(singles, 2):
        places = (one, two) if one < two else (two, one)
        yield places, ((first, second) if first < second else (second, first))
