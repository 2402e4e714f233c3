"""Which bot is asked when, and the bounded round in which seats bargain.

The round owns the bots of a game. It hands each its own view, folds the redacted events into
its memory, carries its proposals to the other bots and their answers back. It never changes the
game: it ends with a `Decision` that the match or the headless driver carries out.
"""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping

from game.bots import NOTED, Bot, Decision, Proposal, Question, Reply, Thinking
from game.bots.valuation import SLICE
from game.match.chance import KeyedStream
from game.rules import Done, Event, Game, Step, View, glance, redact

EVERYTHING = 1 << 30
"""Evaluations without a bound: think to the end in one call."""

_TRADE, _PLANT_REST, _OVER = Step.TRADE, Step.PLANT_REST, Step.OVER
_ACT, _ANSWER = Question.ACT, Question.ANSWER


class _Bench:
    """The views of one moment of the game."""

    __slots__ = ("_views", "game", "lines")

    def __init__(self, game: Game, lines: int) -> None:
        self.game, self.lines = game, lines
        self._views: dict[int, View] = {}

    def view(self, seat: int) -> View:
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = glance(self.game, seat)
        return view


class Bargaining:
    """The bots of one game at work.

    `decision` is what a bot will do, once `think` says that it is ready, or None when no bot has
    anything to do now (the game waits for people). `thinker` is the seat that is thinking.
    """

    def __init__(self, bots: Mapping[int, Bot], seed: int) -> None:
        """`bots` by seat; the other seats are people's. `seed` keys the bots' streams.

        `person` may be replaced by what a person's seat answers without being asked (None: ask),
        `permits` by what a bot may do now: a decision it rejects counts as none (None: anything).
        """
        self.bots = dict(bots)
        self.decision: Decision | None = None
        self.thinker: int | None = None
        self.person: Callable[[Proposal], Reply | None] = lambda proposal: None
        self.permits: Callable[[Game, Decision], bool] | None = None
        self._orders: dict[int, list[int]] = {}
        self._seed = seed
        self._work: Iterator[int] | None = None

    def remember(self, events: Iterable[Event]) -> None:
        """Tell all bots what has happened, and drop what they were thinking about.

        To be called with the events of every action, whoever did it. After an undo, make a new
        round and tell it all events that still hold.
        """
        bots = self.bots.values()
        for event in events:
            if type(event) in NOTED:
                public = redact(event, None)
                for bot in bots:
                    bot.remember(public)
        self._work = self.decision = self.thinker = None

    def drop(self) -> None:
        """Forget the decision and the thinking at hand."""
        self._work = self.decision = self.thinker = None

    def think(self, game: Game, lines: int, evaluations: int = EVERYTHING) -> bool:
        """Think for about so many evaluations; True when the thinking has come to its end.

        `lines` is the number of lines in the record now. The outcome is a function of the game,
        the lines and the seed, not of the portions in which it was thought.
        """
        if self._work is None:
            self.decision = None
            self._work = self._rounds(_Bench(game, lines))
        for used in self._work:
            evaluations -= used
            if evaluations <= 0:
                return False
        self._work = None
        self.thinker = None
        return True

    def answer(self, game: Game, lines: int, proposal: Proposal) -> Reply | None:
        """The answer of the seat that is asked, None when it is no bot. Changes nothing."""
        bot = self.bots.get(proposal.to)
        if bot is None:
            return None
        stream = KeyedStream(self._seed, proposal.to, lines, _ANSWER)
        return bot.answer(glance(game, proposal.to), proposal, stream)

    def _rounds(self, bench: _Bench) -> Iterator[int]:
        """Ask the seats in turn until one has something to do; yields evaluations used."""
        fallback: Decision | None = None
        game, permits = bench.game, self.permits
        for seat in self._order(game):
            self.thinker = seat
            stream = KeyedStream(self._seed, seat, bench.lines, _ACT)
            work = self.bots[seat].act(bench.view(seat), stream)
            if isinstance(work, Decision):
                decision = work
            else:
                decision = yield from self._converse(bench, work)
            if not decision.actions or (permits is not None and not permits(game, decision)):
                continue
            if type(decision.actions[0]) is Done and not game.rules.duel:
                fallback = decision
                continue
            self.decision = decision
            return
        self.decision = fallback

    def _converse(self, bench: _Bench, thinking: Thinking) -> Generator[int, None, Decision]:
        """Let a bot think, and carry its proposals to the others; yields evaluations used."""
        replies: list[Reply | None] | None = None
        while True:
            try:
                request = thinking.send(replies)
            except StopIteration as end:
                decision: Decision = end.value
                return decision
            replies = None
            if request is None:
                yield SLICE
                continue
            replies = []
            for proposal in request.proposals:
                to = proposal.to
                bot = self.bots.get(to)
                if bot is None:
                    replies.append(self.person(proposal))
                else:
                    stream = KeyedStream(self._seed, to, bench.lines, _ANSWER)
                    replies.append(bot.answer(bench.view(to), proposal, stream))
                yield SLICE

    def _order(self, game: Game) -> list[int]:
        """Those that must answer, then the active seat, then the others, clockwise."""
        active, bots = game.active, self.bots
        step = game.step
        if step is _PLANT_REST:
            awaited = game.awaited()
            if awaited[0] < active:
                seats = [seat for seat in awaited if seat >= active]
                awaited = seats + [seat for seat in awaited if seat < active]
            return [seat for seat in awaited if seat in bots]
        if step is not _TRADE or game.rules.duel:
            return [active] if active in bots and step is not _OVER else []
        order = self._orders.get(active)
        if order is None:
            order = [seat for seat in self._others(game) if bots[seat].speaks_up]
            order = self._orders[active] = [active, *order] if active in bots else order
        if any(game.offers):
            awaited = game.awaited()
            return [seat for seat in self._others(game) if seat in awaited] + order
        return order

    def _others(self, game: Game) -> list[int]:
        """The bots after the active seat, clockwise."""
        seats = (*range(game.active + 1, game.rules.players), *range(game.active))
        return [seat for seat in seats if seat in self.bots]
