"""Which deals a bot tries: all small ones, cheapest estimate first, the best of them exactly."""

from collections.abc import Generator, Sequence
from itertools import combinations, combinations_with_replacement
from operator import itemgetter
from typing import NamedTuple

from game.bots.answering import own_cards
from game.bots.judging import Judge
from game.bots.protocol import Proposal
from game.bots.valuation import SLICE
from game.rules import Kind, Place
from game.rules.actions import new
from game.rules.kinds import KINDS, UNKNOWN

_EXACT = 20
_EXACT_LARGE = 12
"""Pairs of a bundle and a wish that are valued exactly in one search: one card for one, and
larger ones."""
_WISHES = 5
_GIVES = 9
_PAIRED = 4
_SLACK = 250
"""How far below the mark an estimate may lie and still be looked at, in thousandths."""


class Candidate(NamedTuple):
    """A deal that the seat would gladly make: what it brings beyond what it must."""

    surplus: int
    proposal: Proposal


def search(
    judge: Judge, most: int, least: int, partners: Sequence[int]
) -> Generator[None, None, list[Candidate]]:
    """The deals worth proposing to these seats, best first. `least` is what each must bring.

    Yields after each slice of evaluations.
    """
    yield None
    wishes = _wishes(judge, most)
    yield None
    gives = _gives(judge, most)
    yield None
    found: list[Candidate] = []
    sides = [(other, _may_hold(judge, other)) for other in partners]
    prices = [(other, judge.price(other)) for other in partners]
    helped: dict[tuple[Kind, ...], list[tuple[int, int]]] = {}
    payers: dict[tuple[Kind, ...], list[int]] = {}
    seat, valuation = judge.seat, judge.valuation
    pause = 0
    for _, places, given, get in _pairs(gives, wishes):
        if get not in payers:
            payers[get] = [other for other, cards in sides if _can_pay(cards, get)]
        able = payers[get]
        if not able:
            continue
        if given not in helped:
            helped[given] = _helped(judge, given, prices)
        willing = [side for side in helped[given] if side[0] in able]
        if not willing:
            continue
        if valuation.evaluations >= pause:
            pause = valuation.evaluations + SLICE
            yield None
        gain = judge.gain(places, get)
        for other, demand in willing:
            surplus = gain - (demand if get else judge.demand(other, given, get))
            if surplus >= least:
                proposal = new(Proposal, (seat, other, places, given, get, True))
                found.append(new(Candidate, (surplus, proposal)))
    found.sort(key=itemgetter(0), reverse=True)
    return found


def _helped(
    judge: Judge, given: tuple[Kind, ...], prices: Sequence[tuple[int, tuple[int, int]]]
) -> list[tuple[int, int]]:
    """The seats that these cards would help, and what a swap for them must bring."""
    if not given:
        return [(other, 0) for other, _ in prices]
    helped = []
    for other, (part, besides) in prices:
        adds = judge.visible(other, given)
        if adds > 0:
            helped.append((other, adds * part // 100 + besides))
    return helped


def _can_pay(cards: list[int], get: tuple[Kind, ...]) -> bool:
    """Whether all of `get` may be among the cards, of which there are so many of each kind."""
    if len(get) == 1:
        return cards[get[0]] > 0
    return all(cards[kind] >= get.count(kind) for kind in get)


def _may_hold(judge: Judge, other: int) -> list[int]:
    """For each kind how many cards the other seat might give: none of what it grows."""
    view = judge.view
    cards = view.hands[other] + (view.up if other == view.active else [])
    hidden = cards.count(UNKNOWN)
    grown = [kind for kind, _ in view.fields[other]]
    held = [hidden if hidden < left else left for left in judge.valuation.outlook.unseen]
    for kind in cards:
        if kind != UNKNOWN:
            held[kind] += 1
    for kind in grown:
        if kind != UNKNOWN:
            held[kind] = 0
    return held


_Wish = tuple[int, tuple[Kind, ...]]
_Give = tuple[int, tuple[Place, ...], tuple[Kind, ...]]
_Pair = tuple[int, tuple[Place, ...], tuple[Kind, ...], tuple[Kind, ...]]


def _pairs(gives: Sequence[_Give], wishes: Sequence[_Wish]) -> list[_Pair]:
    """Bundles and wishes that together look good, by adding up what each does alone.

    Nobody gives a kind for the same kind, though a card farther back for one that is planted at
    once may be worth it.
    """
    small: list[_Pair] = []
    large: list[_Pair] = []
    most_bonus = max(bonus for bonus, _ in wishes)
    for cost, places, given in gives:
        if cost + most_bonus <= -_SLACK:
            continue
        single = len(places) < 2
        least = -_SLACK - cost
        leaving = frozenset(given)
        for bonus, get in wishes:
            if bonus > least and (places or get) and leaving.isdisjoint(get):
                pairs = small if single and len(get) < 2 else large
                pairs.append((cost + bonus, places, given, get))
    small.sort(key=itemgetter(0), reverse=True)
    large.sort(key=itemgetter(0), reverse=True)
    return small[:_EXACT] + large[:_EXACT_LARGE]


def _gives(judge: Judge, most: int) -> list[_Give]:
    singles = [(judge.gain((place,), ()), place, kind) for place, kind in own_cards(judge)]
    singles.sort(key=itemgetter(0), reverse=True)
    del singles[_GIVES:]
    gives: list[_Give] = [(0, (), ())]
    gives += [(gain, (place,), (kind,)) for gain, place, kind in singles]
    if most > 1:
        for (one, place, kind), (two, place2, kind2) in combinations(singles[:_PAIRED], 2):
            places = (place, place2) if place < place2 else (place2, place)
            kinds = (kind, kind2) if kind < kind2 else (kind2, kind)
            gives.append((one + two, places, kinds))
    return gives


def _wishes(judge: Judge, most: int) -> list[_Wish]:
    unseen = judge.valuation.outlook.unseen
    view, seat = judge.view, judge.seat
    singles: list[tuple[int, Kind]] = []
    for kind in KINDS:
        if unseen[kind] <= 0 and not _lies_open(judge, kind):
            continue
        if seat != view.active and kind not in view.up and kind not in view.hands[view.active]:
            continue
        gain = judge.gain((), (kind,))
        if gain > 0:
            singles.append((gain, kind))
    singles.sort(key=itemgetter(0), reverse=True)
    del singles[_WISHES:]
    wishes: list[_Wish] = [(0, ())]
    wishes += [(gain, (kind,)) for gain, kind in singles]
    if most > 1:
        for (one, kind), (two, kind2) in combinations_with_replacement(singles[:_PAIRED], 2):
            get = (kind, kind2) if kind < kind2 else (kind2, kind)
            wishes.append((one + two if kind != kind2 else judge.gain((), get), get))
    return wishes


def _lies_open(judge: Judge, kind: Kind) -> bool:
    view, seat = judge.view, judge.seat
    if seat != view.active and kind in view.up:
        return True
    return any(kind in cards for other, cards in enumerate(view.hands) if other != seat)
