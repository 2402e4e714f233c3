"""The bots of a live game: when they think, what they may do, what they owe."""

import traceback
from collections.abc import Sequence
from dataclasses import replace

from game.bots import (
    CHARACTERS,
    LEVELS,
    Bot,
    Decision,
    Proposal,
    Reason,
    Reply,
    Verdict,
    make_bot,
)
from game.match.asking import Asking
from game.match.bargaining import EVERYTHING, Bargaining
from game.match.chance import shuffler
from game.match.happenings import Happened, Slip
from game.match.history import Entry
from game.match.live import LiveGame
from game.match.recording import Recording
from game.match.seats import Seat, seats_of
from game.records.levels import keep_levels
from game.rules import (
    Accept,
    Action,
    Decline,
    Discard,
    Done,
    Game,
    Harvest,
    Offer,
    Plant,
    Refused,
    Reveal,
    Rules,
    Step,
)
from game.rules.events import TurnPassed

_ANSWERS = (Accept, Decline)
_LONGEST = 2
"""Actions that can stand in a record of a decision whose rest is missing."""

_GOING_ON = (Done, Decline, Reveal, Plant, Discard, Harvest)


class PlayedGame(LiveGame):
    """A live game whose bots play.

    `decision` is what a bot is about to do, once `think` says that it is ready; any change of
    the game drops it. `asking` keeps the standing refusals ("no ... this game") of the people.
    `slips` are bugs of bots: an illegal decision or an exception. They are passed over, so that
    no game is stuck with one; whoever keeps a log should write them there.
    """

    def __init__(self, game: Game, seats: Sequence[Seat], seed: int, recording: Recording) -> None:
        super().__init__(game, seats, seed, recording)
        self.decision: Decision | None = None
        self.asking = Asking(self.seats, lambda: self.path)
        self.slips: list[Slip] = []
        self._bargaining = self._remembering(0)
        self._holders: set[int] = set()
        self._idle = False
        self._changes = 0
        self._bids: set[Offer] = set()
        self._answers: dict[Proposal, Reply] = {}
        self._owed: list[Action] = []
        self._owed_before: list[list[Action]] = []
        self._changed()

    @property
    def humans(self) -> list[int]:
        """The seats that people play, ascending."""
        return [number for number, seat in enumerate(self.seats) if seat.human]

    @property
    def bots(self) -> dict[int, Bot]:
        """Who plays the other seats, with their memories; undo and resume make them anew."""
        return self._bargaining.bots

    def set_level(self, seat: int, level: str) -> None:
        """Let the bot at `seat` play at this level from its next decision on, in this game; it is
        kept beside the record. Raises ValueError for a person's seat and an unknown level."""
        if self.seats[seat].human or level not in LEVELS:
            raise ValueError(f"seat {seat} cannot play at the level {level!r}")
        if level == self.seats[seat].level:
            return
        seats = list(self.seats)
        seats[seat] = replace(seats[seat], level=level)
        self.seats = tuple(seats)
        if self.path is not None:
            begun = enumerate(seats_of(self.header))
            keep_levels(self.path, {n: seats[n].level for n, one in begun if one != seats[n]})
        self._answers.clear()
        self._bargaining = self._remembering(len(self.history.entries))
        self._changed()

    def hold(self, seat: int) -> None:
        """A person wants to bid: until `release`, the active bot only answers offers."""
        self._holders.add(seat)
        self._drop()

    def release(self, seat: int) -> None:
        """The person is through; the bots go on when nobody else holds them."""
        self._holders.discard(seat)
        self._drop()

    @property
    def idle(self) -> bool:
        """Whether no bot has anything to do until something changes."""
        return self._idle or self.game.over

    @property
    def thinker(self) -> int | None:
        """The bot that is thinking, or whose decision is ready."""
        return self.decision.seat if self.decision is not None else self._bargaining.thinker

    @property
    def ends_trading(self) -> bool:
        """Whether the decision at hand ends a trade step in which people could still bid."""
        decision = self.decision
        return (
            decision is not None
            and not self.game.rules.duel
            and any(type(action) is Done for action in decision.actions)
        )

    def think(self, evaluations: int = EVERYTHING) -> bool:
        """Let the bots think for about so many evaluations; True when `decision` is ready.

        The outcome depends on the record alone, not on the portions in which it was thought.
        """
        if self.decision is not None:
            return True
        if self.idle:
            return False
        if self._owed:
            self.decision = Decision(self._owed[0].seat, tuple(self._owed))
            return True
        try:
            if not self._bargaining.think(self.game, self.lines, evaluations):
                return False
        except Exception:  # Whatever bug a bot has, the people at the table play on.
            self._slipped(self._bargaining.thinker)
            self._bargaining.drop()
        self.decision = self._bargaining.decision or self._only_way()
        self._idle = self.decision is None
        return self.decision is not None

    def play(self) -> list[Happened]:
        """Carry out the decision at hand; an empty list when there is none."""
        decision = self.decision
        if decision is None:
            return []
        return self.submit_all(decision.actions)

    def _permits(self, game: Game, decision: Decision) -> bool:
        """Whether a bot may do this now, as far as people go and as the rules say."""
        if game.step is Step.TRADE and not game.rules.duel:
            if type(decision.actions[0]) not in _ANSWERS and self._must_wait(game):
                return False
            last = decision.actions[-1]
            if type(last) is Offer and not self.asking.may_offer(game, last):
                return False
        game = game.copy()
        game.shuffle = shuffler(self.seed)
        try:
            for action in decision.actions:
                game.apply(action)
        except Refused as refused:
            told = f"{refused.refusal.code.value}: {decision.actions}"
            self.slips.append(Slip(decision.seat, self.lines, told))
            return False
        return True

    def _must_wait(self, game: Game) -> bool:
        """Whether a person holds the bots, or has still to answer an offer of one of them: no
        other bot takes the card away while the person thinks about it."""
        return bool(self._holders) or any(
            game.may_answer(person, bot) for person in self.humans for bot in self.bots
        )

    def _only_way(self) -> Decision | None:
        """What a bot does that the game waits for, when nothing it wanted was permitted: a legal
        action that keeps the game going. None while people are awaited too."""
        game = self.game
        awaited = game.awaited()
        if self._holders or not awaited or any(self.seats[seat].human for seat in awaited):
            return None
        for seat in awaited:
            actions = game.legal(seat)
            for wanted in _GOING_ON:
                for action in actions:
                    if type(action) is wanted:
                        return Decision(seat, (action,))
        return None

    def _remembering(self, count: int) -> Bargaining:
        """The bots as they are at their levels, after the first `count` actions in effect."""
        bots = {
            number: bot_for(seat, number, self.rules)
            for number, seat in enumerate(self.seats)
            if not seat.human
        }
        bargaining = Bargaining(bots, self.seed)
        bargaining.person = lambda proposal: self.asking.reply_for(self.game, proposal)
        bargaining.permits = self._permits
        for entry in self.history.entries[:count]:
            bargaining.remember(entry.events)
        return bargaining

    def _noticed(self, entry: Entry) -> None:
        self._owed_before.append(self._owed)
        if self._owed and self._owed[0] == entry.action:
            self._owed = self._owed[1:]
        else:
            self._owed = self._promised(entry)
        self._bargaining.remember(entry.events)
        if any(type(event) is TurnPassed for event in entry.events):
            self._answers.clear()
        self._changed()

    def _forgot(self) -> None:
        self._owed = self._owed_before.pop() if self._owed_before else []
        self._bargaining = self._remembering(len(self.history.entries))
        self._changed()

    def _caught_up(self) -> None:
        self.asking.recall()
        entries = self.history.entries
        self._owed = []
        for cut in range(max(0, len(entries) - _LONGEST), len(entries)):
            self._owed = self._owed or self._rest_of(cut)
        self._bargaining = self._remembering(max(0, len(entries) - 1))
        if entries:
            self._owed = self._promised(entries[-1]) or self._owed
            self._bargaining.remember(entries[-1].events)
        self._changed()

    def _rest_of(self, cut: int) -> list[Action]:
        """What is missing of a bot's decision that began with the entry `cut` and was written
        only in part: a program can die between an offer and its accept."""
        done = [entry.action for entry in self.history.entries[cut:]]
        first = self.history.entries[cut]
        if self.seats[first.action.seat].human or not isinstance(first.action, Offer | Decline):
            return []
        bargaining = self._remembering(cut)
        self.asking.follow(self.history.this_turn(cut))
        try:
            bargaining.think(first.before, first.lines)
        except Exception:
            self._slipped(first.action.seat)
            return []
        actions = list(bargaining.decision.actions) if bargaining.decision is not None else []
        return actions[len(done) :] if actions[: len(done)] == done else []

    def _promised(self, entry: Entry) -> list[Action]:
        """The accept of a bot that a person made an offer to, when it says yes to a query.

        What a bot says and what it does are the same, also when the program died between a
        deal's two lines. The bots must not have taken in the entry yet.
        """
        offer = entry.action
        if not isinstance(offer, Offer) or offer.to is None or not self.seats[offer.seat].human:
            return []
        proposal = proposal_for(entry.before, offer, offer.to)
        reply = self.reply_of(proposal, entry.before, entry.lines)
        if reply is None or reply.verdict is not Verdict.YES:
            return []
        return [Accept(offer.to, offer.seat, reply.pay)]

    def reply_of(self, proposal: Proposal, game: Game, lines: int) -> Reply | None:
        """What a bot says to a proposal in this game, None for a person's seat."""
        try:
            return self._bargaining.answer(game, lines, proposal)
        except Exception:
            self._slipped(proposal.to)
            return Reply(Verdict.NO, Reason.NO_TRADE)

    def _slipped(self, seat: int | None) -> None:
        self.slips.append(Slip(seat, self.lines, traceback.format_exc()))

    def _changed(self) -> None:
        self._changes += 1
        self._bids.clear()
        self.asking.follow(self.history.this_turn())
        self._drop()

    def _drop(self) -> None:
        self.decision = None
        self._idle = False
        self._bargaining.drop()


def proposal_for(game: Game, offer: Offer, to: int) -> Proposal:
    """An offer as the question that seat `to` is asked."""
    kinds = tuple(game.card_at(offer.seat, place) for place in offer.give)
    return Proposal(offer.seat, to, offer.give, kinds, offer.want)


def bot_for(seat: Seat, number: int, rules: Rules) -> Bot:
    """The bot of a seat; a record by another program may name levels that are not known here."""
    level = seat.level if seat.level in LEVELS else "easy"
    character = seat.character if seat.character in CHARACTERS else next(iter(CHARACTERS))
    return make_bot(level, character, number, rules)
