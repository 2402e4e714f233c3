"""The `random` level: any legal action, offers included."""

from game.bots.protocol import Decision, Proposal, Reason, Reply, Stream, Verdict
from game.rules import (
    Accept,
    Action,
    Decline,
    Done,
    Event,
    Kind,
    Offer,
    Rules,
    Step,
    View,
    Withdraw,
    hand,
    up,
)
from game.rules.kinds import UNKNOWN


class RandomBot:
    """Plays anything. While trading, one step in eight ends it, two are for offers."""

    def __init__(self, seat: int, rules: Rules, character: str) -> None:
        self.seat = seat
        self.level = "random"
        self.character = character
        self.speaks_up = False

    def remember(self, event: Event) -> None:
        """It keeps nothing in mind."""

    def answer(self, view: View, proposal: Proposal, stream: Stream) -> Reply:
        """Yes to half of what can be paid."""
        payments = view.payments(self.seat, proposal.want or ())
        if not payments:
            return Reply(Verdict.NO, Reason.HAVE_NONE, (proposal.want or (UNKNOWN,))[0])
        if stream.below(2):
            return Reply(Verdict.NO, Reason.NO_TRADE)
        return Reply(Verdict.YES, Reason.FAIR, pay=payments[0])

    def act(self, view: View, stream: Stream) -> Decision:
        """Any legal action; in another seat's turn only answers."""
        action = self._pick(view, stream)
        return Decision(self.seat, () if action is None else (action,))

    def _pick(self, view: View, stream: Stream) -> Action | None:
        seat = self.seat
        if view.step is Step.TRADE and not view.rules.duel:
            return self._trade(view, stream)
        if seat not in view.awaited():
            return None
        actions = view.legal(seat)
        return actions[stream.below(len(actions))]

    def _trade(self, view: View, stream: Stream) -> Action | None:
        seat = self.seat
        answers = [other for other in range(view.rules.players) if view.may_answer(seat, other)]
        if answers:
            other = answers[stream.below(len(answers))]
            offer = view.offers[other]
            assert offer is not None
            payments = view.payments(seat, offer.want)
            if payments and stream.below(2):
                return Accept(seat, other, payments[stream.below(len(payments))])
            return Decline(seat, other)
        if seat != view.active or view.offers[seat] is not None:
            return None
        chance = stream.below(8)
        if chance == 0:
            return Done(seat)
        if chance <= 4:
            return self._offer(view, stream)
        actions = [action for action in view.legal(seat) if type(action) is not Withdraw]
        return actions[stream.below(len(actions))]

    def _offer(self, view: View, stream: Stream) -> Offer:
        seat, players = self.seat, view.rules.players
        to = (seat + 1 + stream.below(players - 1)) % players
        places = [up(index) for index in range(len(view.up))]
        places += [hand(index) for index in range(len(view.hands[seat]))]
        give: list[int] = []
        for _ in range(stream.below(3)):
            if places:
                give.append(places.pop(stream.below(len(places))))
        kinds = view.rules.kinds
        least = 0 if give else 1
        want: tuple[Kind, ...] = tuple(
            kinds[stream.below(len(kinds))] for _ in range(least + stream.below(3 - least))
        )
        return Offer(seat, to, tuple(give), want)
