"""The review after a game, as a chess program gives one: who stood how, and what decided it.

Everything is reckoned with the bots' own measure (`game.bots.valuation`), each seat from its own
cards and what lies openly. Amounts are in thousandths of a coin.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import NamedTuple, TypeAlias

from game.bots.skill import SKILLS
from game.bots.valuation import Counted, Valuation
from game.match.missed import MissedDeal, Witnesses, missed_deals, renewed
from game.match.story import Story
from game.rules import Accept, Decline, Done, Event, Kind, Offer, Step, Withdraw, glance
from game.rules.events import (
    CardsDrawn,
    CardTurnedUp,
    FieldBought,
    GiftsLeft,
    Harvested,
    TradeMade,
)

COIN = 1000
EACH_TURN = 1500
"""About what a seat earns in a turn that is still to come, where the game does not tell."""
SWING, MOST_SWINGS = 900, 5
"""How much better or worse against the others a turning point makes a seat; how many there are."""
MOSTLY, NOT_LEAST = 50, 25
"""Percent of a turning point that one event must have done to be named as its cause."""
WORTH_TELLING = 300
"""A deal that brought less is not told of."""

Working: TypeAlias = Generator[float, None, "Review"]
"""A review at work: after each slice the part that is done (0 to 1); it ends with the review."""


class Swing(NamedTuple):
    """A turning point: what `seat` gained or lost against the others in one turn.

    `at` is the place after it happened (see `Story`), `line` the record's line, `turn` from 1.
    `cause` is the event that did a good part of it, if one did, `mostly` half of it or more;
    `cards` are what it was about. `leads`: the seat is ahead since then.
    """

    at: int
    line: int
    turn: int
    seat: int
    amount: int
    cause: type[Event] | None
    other: int | None
    cards: tuple[Kind, ...]
    given: tuple[Kind, ...]
    coins: int
    leads: bool
    mostly: bool = False


class Bargain(NamedTuple):
    """A deal seen from `seat`: what it gave `other`, what it got, and what it was worth to both.

    `grown` is how many cards of the first kind it got grew on its field before (0: none).
    """

    at: int
    line: int
    turn: int
    seat: int
    other: int
    given: tuple[Kind, ...]
    got: tuple[Kind, ...]
    gain: int
    their_gain: int
    grown: int


@dataclass
class Review:
    """What came out. `coins` and `expected` have a row for each turn's beginning and one for the
    end, each with an amount for every seat; `expected` is what the seat could reckon to end with.

    `made` and `missed` hold the best deal of each seat, where there is one to tell of.
    """

    coins: list[tuple[int, ...]]
    expected: list[tuple[int, ...]]
    swings: list[Swing] = field(default_factory=list)
    made: dict[int, Bargain] = field(default_factory=dict)
    missed: dict[int, Bargain] = field(default_factory=dict)


class _Worth(NamedTuple):
    """Coins and what fields and hand promise, of each seat; about how many turns each still has,
    in hundredths."""

    seats: tuple[int, ...]
    turns: int


def review_of(story: Story) -> Working:
    """Review a game, in slices of a few milliseconds. The same story gives the same review."""
    worths: list[_Worth] = []
    for at in range(story.length + 1):
        if at and isinstance(story.moments[at - 1].action, Offer | Decline | Withdraw):
            worths.append(worths[-1])
            continue
        worths.append((yield from _worth(story, at, 0.5 * at / max(1, story.length))))
    review = _rows(story, worths)
    review.swings = _swings(story, worths)
    review.made = _best_made(story, worths)
    trades = [] if story.rules.duel else _ends_of_trading(story)
    witnesses = Witnesses(story)
    for number, at in enumerate(trades):
        for deals in missed_deals(story, at):
            for deal in sorted(deals, key=lambda deal: -deal.gain):
                best = review.missed.get(deal.seat)
                if (best is None or deal.gain > best.gain) and witnesses.would_agree(at, deal):
                    review.missed[deal.seat] = _bargain(story, at, deal)
            yield 0.5 + 0.5 * number / len(trades)
    return review


def _bargain(story: Story, at: int, missed: MissedDeal) -> Bargain:
    """A deal that was possible at a place, before the action there ended the trading."""
    seat, other, given, got, gain, their_gain, grown = missed
    line, turn = story.moments[at].line, story.turn(at).number
    return Bargain(at, line, turn, seat, other, given, got, gain, their_gain, grown)


def finish(working: Working) -> Review:
    """The review, without slices."""
    while True:
        try:
            next(working)
        except StopIteration as end:
            review: Review = end.value
            return review


def _worth(story: Story, at: int, share: float) -> Generator[float, None, _Worth]:
    """What each seat has and may hope for; `share` of the review is done by then."""
    game = story.game(at)
    worths = [len(pile) * COIN for pile in game.coins]
    if game.over:
        return _Worth(tuple(worths), 0)
    game = renewed(game)
    counted, boxed, turns = Counted(), _boxed(story, at), 0
    for seat in range(game.rules.players):
        value = Valuation(glance(game, seat), seat, SKILLS["expert"], counted, boxed)
        worths[seat] += _value(value, game.rules.duel)
        turns = value.outlook.turns
        if game.bought[seat]:
            worths[seat] += SKILLS["expert"].third * turns // 100
        yield share
    return _Worth(tuple(worths), turns)


def _value(value: Valuation, duel: bool) -> int:
    """What fields and hand promise. In the duel no card in the middle has to be planted."""
    if not duel or not value.pending:
        return value.worth(value.pending, value.hand)
    kept = (
        cards
        for size in range(len(value.pending) + 1)
        for cards in combinations(value.pending, size)
    )
    return max(value.worth(cards, value.hand) for cards in dict.fromkeys(kept))


def _boxed(story: Story, at: int) -> list[Kind]:
    """The coins that have left the game there."""
    if story.rules.field_coins_to != "box":
        return []
    return [
        kind
        for moment in story.moments[:at]
        for event in moment.events
        if isinstance(event, FieldBought)
        for kind in event.paid
    ]


def _rows(story: Story, worths: Sequence[_Worth]) -> Review:
    """Coins and expectations by turn. How many turns were to come, and what a turn brings, is
    taken from the game itself: at the beginning all together expect what they came to."""
    places = [turn.at for turn in story.turns]
    if places[-1] != story.length:
        places.append(story.length)
    coins = [tuple(len(pile) * COIN for pile in story.game(at).coins) for at in places]
    first, last, players = worths[0], worths[-1], story.rules.players
    to_come = [worths[at].turns for at in places]
    rate = EACH_TURN
    if story.game(story.length).over:
        to_come = [100 * (len(places) - 1 - row) // players for row in range(len(places))]
        missing = (sum(last.seats) - sum(first.seats)) // players
        rate = max(0, missing * 100 // max(1, to_come[0]))
    expected = [
        tuple(worth + rate * turns // 100 for worth in worths[at].seats)
        for at, turns in zip(places, to_come, strict=True)
    ]
    return Review(coins, expected)


# Turning points.


def _swings(story: Story, worths: Sequence[_Worth]) -> list[Swing]:
    """The turns in which one seat gained or lost most against the others, in their order."""
    found: list[Swing] = []
    ends = [turn.at for turn in story.turns[1:]] + [story.length]
    for turn, end in zip(story.turns, ends, strict=True):
        change = _against_others(worths[turn.at].seats, worths[end].seats)
        seat = max(range(len(change)), key=lambda seat: (abs(change[seat]), seat == turn.seat))
        if abs(change[seat]) < SWING:
            continue
        at, part = _decisive(worths, turn.at, end, seat, up=change[seat] > 0)
        before, after = _leader(worths[turn.at].seats), _leader(worths[end].seats)
        leads = after == seat != before
        swing = _swing(story, at, turn.number, seat, change[seat], leads)
        share = part * 100 // abs(swing.amount)
        if share < NOT_LEAST:
            swing = swing._replace(cause=None)
        found.append(swing._replace(mostly=share >= MOSTLY))
    found.sort(key=lambda swing: -abs(swing.amount))
    return sorted(found[:MOST_SWINGS], key=lambda swing: swing.at)


def _against_others(before: Sequence[int], after: Sequence[int]) -> list[int]:
    """How much each seat gained more than the others did on average."""
    change = [new - old for old, new in zip(before, after, strict=True)]
    total, others = sum(change), len(change) - 1
    return [own - (total - own) // others for own in change]


def _leader(seats: Sequence[int]) -> int | None:
    """The seat that is ahead of all others, if one is."""
    most = max(seats)
    return seats.index(most) if seats.count(most) == 1 else None


def _decisive(
    worths: Sequence[_Worth], start: int, end: int, seat: int, *, up: bool
) -> tuple[int, int]:
    """The place within a turn that moved the seat most in this direction, and how far."""

    def change(at: int) -> int:
        moved = _against_others(worths[at - 1].seats, worths[at].seats)[seat]
        return moved if up else -moved

    at = max(range(start + 1, end + 1), key=change)
    return at, change(at)


def _swing(story: Story, at: int, turn: int, seat: int, amount: int, leads: bool) -> Swing:
    moment = story.moments[at - 1]
    cause, other, cards, given, coins = _cause(moment.events, moment.action.seat, seat)
    return Swing(at, moment.line, turn, seat, amount, cause, other, cards, given, coins, leads)


_Cause: TypeAlias = tuple[type[Event] | None, int | None, tuple[Kind, ...], tuple[Kind, ...], int]


def _cause(events: Sequence[Event], actor: int, seat: int) -> _Cause:
    """What of the events of one moment moved the seat: the type, the other seat, the cards."""
    for event in events:
        if isinstance(event, TradeMade) and seat in (event.seat, event.from_):
            mine = event.from_ == seat
            got, given = (event.paid, event.given) if mine else (event.given, event.paid)
            return TradeMade, event.seat if mine else event.from_, got, given, 0
        if isinstance(event, Harvested) and event.seat == seat:
            return Harvested, None, (event.kind,) * event.cards, (), event.coins
        if isinstance(event, FieldBought) and event.seat == seat:
            return FieldBought, None, (), (), len(event.paid)
    turned = tuple(event.kind for event in events if isinstance(event, CardTurnedUp))
    if turned:
        return CardTurnedUp, None, turned, (), 0
    for event in events:
        if isinstance(event, GiftsLeft) and event.kinds and actor != seat:
            return GiftsLeft, actor, event.kinds, (), 0
    for event in events:
        if isinstance(event, CardsDrawn) and event.seat == seat:
            return CardsDrawn, None, event.kinds, (), 0
    return None, None, (), (), 0


# Deals.


def _best_made(story: Story, worths: Sequence[_Worth]) -> dict[int, Bargain]:
    """The deal that brought each seat most."""
    best: dict[int, Bargain] = {}
    for at, moment in enumerate(story.moments, start=1):
        if not isinstance(moment.action, Accept):
            continue
        trade = next(event for event in moment.events if isinstance(event, TradeMade))
        change = [
            new - old for old, new in zip(worths[at - 1].seats, worths[at].seats, strict=True)
        ]
        sides = (
            (trade.from_, trade.seat, trade.given, trade.paid),
            (trade.seat, trade.from_, trade.paid, trade.given),
        )
        for seat, other, given, got in sides:
            gain = change[seat]
            if gain < WORTH_TELLING or (seat in best and gain <= best[seat].gain):
                continue
            grown = dict(story.game(at - 1).fields[seat]).get(got[0], 0) if got else 0
            turn = story.turn(at - 1).number
            best[seat] = Bargain(
                at, moment.line, turn, seat, other, given, got, gain, change[other], grown
            )
    return best


def _ends_of_trading(story: Story) -> list[int]:
    """The places at which somebody is about to end a trading."""
    return [
        at
        for at, moment in enumerate(story.moments)
        if isinstance(moment.action, Done) and story.game(at).step is Step.TRADE
    ]
