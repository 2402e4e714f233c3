"""Deals that were still possible when a trading ended, found with all hands open.

The other side must have been ready for them: a computer player is asked as it was then.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from game.bots import CHARACTERS, EVEN, Proposal, Verdict
from game.bots.answering import own_cards
from game.bots.judging import Judge
from game.bots.memory import Memory
from game.bots.skill import SKILLS
from game.bots.valuation import Counted, Valuation
from game.match.bargaining import Bargaining
from game.match.playing import bot_for
from game.match.story import Story
from game.rules import Game, Kind, Place, glance
from game.rules.events import Declined, Offered

GAIN = 500
"""What a missed deal would have brought the seat at least, in thousandths of a coin."""
AGREES, SHARE = 150, 25
"""What it must have brought the other seat: this much, and this percentage of the first gain."""
_PAIRED = 5
_SLICE = 40
"""Deals looked at in one slice."""

_Side = tuple[tuple[Place, ...], tuple[Kind, ...]]


def renewed(game: Game) -> Game:
    """The same game, with the discard pile as its deck where the next draw makes it so.

    Valuing takes what is still to come for like the cards out of sight: while the deck is empty
    these are other hands alone.
    """
    if game.deck or game.final or game.over or not game.discard:
        return game
    renewed = game.copy()
    renewed.deck, renewed.discard = renewed.discard, []
    return renewed


class MissedDeal(NamedTuple):
    """A deal that both would have gained by, seen from `seat` (amounts as in `review`)."""

    seat: int
    other: int
    given: tuple[Kind, ...]
    got: tuple[Kind, ...]
    gain: int
    their_gain: int
    grown: int


class Witnesses:
    """The computer players of a story as they were at each place of it. It never goes back."""

    def __init__(self, story: Story) -> None:
        self._story = story
        self._at = 0
        seats = enumerate(story.seats)
        bots = {n: bot_for(seat, n, story.rules) for n, seat in seats if not seat.human}
        self._round = Bargaining(bots, 0)

    def would_agree(self, at: int, deal: MissedDeal) -> bool:
        """Whether `deal.other` would have taken the deal there. A person would, unless it refused
        the same one earlier in the turn."""
        for moment in self._story.moments[self._at : at]:
            self._round.remember(moment.events)
        self._at = max(self._at, at)
        proposal = Proposal(deal.seat, deal.other, (), deal.given, deal.got, firm=True)
        line = self._story.moments[at].line
        reply = self._round.answer(self._story.game(at), line, proposal)
        if reply is not None:
            return reply.verdict is Verdict.YES
        return not self._was_refused(at, deal)

    def _was_refused(self, at: int, deal: MissedDeal) -> bool:
        offered: Offered | None = None
        for moment in self._story.moments[self._story.turn(at).at : at]:
            for event in moment.events:
                if isinstance(event, Offered) and event.seat == deal.seat:
                    offered = event
                elif isinstance(event, Declined) and offered is not None:
                    sides = sorted(offered.kinds), sorted(offered.want)
                    if (event.seat, event.from_) == (deal.other, deal.seat) and sides == (
                        sorted(deal.given),
                        sorted(deal.got),
                    ):
                        return True
        return False


def missed_deals(story: Story, at: int) -> Iterator[list[MissedDeal]]:
    """The deals between the active seat and the others that both would have gained by, where
    the trading ends at place `at`. Yields what each slice found."""
    game = renewed(story.game(at))
    counted = Counted()
    judges = [_judge(game, seat, counted) for seat in range(game.rules.players)]
    active = judges[game.active]
    mine = _sides(active)
    for other in judges:
        if other is active:
            continue
        found: list[MissedDeal] = []
        looked = 0
        theirs = _sides(other)
        for give, given in mine:
            for pay, paid in theirs:
                if not _worth_a_look(given, paid):
                    continue
                looked += 1
                if looked % _SLICE == 0:
                    yield found
                    found = []
                one = active.gain(give, paid)
                two = other.gain(pay, given) if one > 0 else 0
                if min(one, two) > 0:
                    sides = (active.seat, one, given), (other.seat, two, paid)
                    found += _worth_telling(game, *sides)
        yield found


def _judge(game: Game, seat: int, counted: Counted) -> Judge:
    value = Valuation(glance(game, seat), seat, SKILLS["expert"], counted)
    return Judge(value, CHARACTERS[EVEN].temperament, Memory(seat, game.rules.players))


def _sides(judge: Judge) -> list[_Side]:
    """What a seat may put in: nothing, one card, or two."""
    cards = list(own_cards(judge))
    sides: list[_Side] = [((), ())]
    sides += [((place,), (kind,)) for place, kind in cards]
    for (one, first), (two, second) in combinations(cards[:_PAIRED], 2):
        sides.append(((one, two), (first, second)))
    return sides


def _worth_a_look(given: Sequence[Kind], paid: Sequence[Kind]) -> bool:
    """Three cards at most, and no kind on both sides."""
    return 0 < len(given) + len(paid) <= 3 and not set(given) & set(paid)


def _worth_telling(
    game: Game, one: tuple[int, int, Sequence[Kind]], two: tuple[int, int, Sequence[Kind]]
) -> Iterator[MissedDeal]:
    for mine, theirs in ((one, two), (two, one)):
        seat, gain, given = mine
        other, their_gain, got = theirs
        if gain >= GAIN and their_gain >= AGREES and their_gain * 100 >= gain * SHARE:
            grown = dict(game.fields[seat]).get(got[0], 0) if got else 0
            yield MissedDeal(seat, other, tuple(given), tuple(got), gain, their_gain, grown)
