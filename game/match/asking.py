"""When a bot may ask a person: not too often, never the same again, never what was forbidden.

A bot that thinks of cards which a person does not hold hears at once that there are none, as it
does from other bots: nobody is asked for what it could not give. Nor is a person asked for a kind
that it is given as well, though two bots may swap like for like to have cards leave their hands.
"""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from game.bots import Proposal, Reason, Reply, Verdict
from game.bots.answering import lacks
from game.match.history import Entry
from game.match.seats import Seat
from game.records.refusing import Refusing, keep_refusing, read_refusing
from game.rules import Event, Game, Kind, Offer, glance
from game.rules.events import Declined, Offered

ASKS_A_TURN = 2
"""How often a person is asked by bots in one turn."""

_REFUSED = Reply(Verdict.NO, Reason.GRUDGE)


class _Deal(NamedTuple):
    bot: int
    given: tuple[Kind, ...]
    wanted: tuple[Kind, ...]


class Asking:
    """The standing refusals of the people at the table, and what bots may still ask this turn.

    Standing refusals hold for this game and are kept beside its record (`record` tells where it
    is, None while it is in memory only).
    """

    def __init__(self, seats: Sequence[Seat], record: Callable[[], Path | None]) -> None:
        self._record = record
        self._people = [number for number, seat in enumerate(seats) if seat.human]
        self._kinds: dict[int, set[Kind]] = {seat: set() for seat in self._people}
        self._bots: dict[int, set[int]] = {seat: set() for seat in self._people}
        self._asked: dict[int, int] = {}
        self._refused: set[tuple[int, _Deal]] = set()

    def refuse_kind(self, seat: int, kind: Kind) -> None:
        """The person at `seat` gives no card of this kind away any more, this game."""
        self._kinds[seat].add(kind)
        self._keep()

    def refuse_bot(self, seat: int, bot: int) -> None:
        """The person at `seat` is not asked by this bot any more, this game."""
        self._bots[seat].add(bot)
        self._keep()

    def allow_all(self, seat: int) -> None:
        """Forget the person's standing refusals."""
        self._kinds[seat].clear()
        self._bots[seat].clear()
        self._keep()

    def recall(self) -> None:
        """Take up the standing refusals that are kept beside the record."""
        record = self._record()
        for seat, told in read_refusing(record).items() if record is not None else ():
            if seat in self._kinds:
                self._kinds[seat].update(told.kinds)
                self._bots[seat].update(told.bots)

    def refuses(self, seat: int) -> bool:
        """Whether the person at `seat` has standing refusals."""
        return bool(self._kinds.get(seat) or self._bots.get(seat))

    def follow(self, turn: Iterable[Entry]) -> None:
        """Count again what was asked and refused in the entries of this turn."""
        self._asked = dict.fromkeys(self._people, 0)
        self._refused = set()
        offers: dict[int, Offered] = {}
        for entry in turn:
            for event in entry.events:
                self._note(event, offers)

    def reply_for(self, game: Game, proposal: Proposal) -> Reply | None:
        """A NO that a person need not be asked for, or None: the person has to be asked."""
        person, wanted = proposal.to, proposal.want or ()
        missing = lacks(glance(game, person), person, wanted)
        if missing is not None:
            return Reply(Verdict.NO, Reason.HAVE_NONE, missing)
        allowed = self._may(person, proposal.seat, proposal.kinds, wanted)
        return None if allowed else _REFUSED

    def may_offer(self, game: Game, offer: Offer) -> bool:
        """Whether a bot may make this offer, as far as the people it is addressed to go."""
        people = self._people if offer.to is None else [offer.to]
        kinds = tuple(game.card_at(offer.seat, place) for place in offer.give)
        return all(
            self._may(person, offer.seat, kinds, offer.want)
            for person in people
            if person in self._kinds
        )

    def _keep(self) -> None:
        record = self._record()
        if record is not None:
            kinds, bots = self._kinds, self._bots
            told = {s: Refusing(frozenset(kinds[s]), frozenset(bots[s])) for s in self._people}
            keep_refusing(record, told)

    def _may(
        self, person: int, bot: int, given: tuple[Kind, ...], wanted: tuple[Kind, ...]
    ) -> bool:
        return (
            not set(given) & set(wanted)
            and bot not in self._bots[person]
            and not self._kinds[person].intersection(wanted)
            and self._asked.get(person, 0) < ASKS_A_TURN
            and (person, _deal(bot, given, wanted)) not in self._refused
        )

    def _note(self, event: Event, offers: dict[int, Offered]) -> None:
        if isinstance(event, Offered):
            offers[event.seat] = event
            if event.seat in self._kinds:
                return
            for person in self._people if event.to is None else [event.to]:
                if person in self._kinds:
                    self._asked[person] += 1
        elif isinstance(event, Declined) and event.seat in self._kinds:
            offer = offers[event.from_]
            deal = _deal(event.from_, offer.kinds, offer.want)
            self._refused.add((event.seat, deal))


def _deal(bot: int, given: tuple[Kind, ...], wanted: tuple[Kind, ...]) -> _Deal:
    return _Deal(bot, tuple(sorted(given)), tuple(sorted(wanted)))
