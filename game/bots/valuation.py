"""What a seat's position is worth to it, in thousandths of a coin, from what it can see.

The worth is what the fields may come to, with the cards that must still be planted put into
their best places and the hand looked at from the front, each card counting less the farther
back it stands.
"""

from collections.abc import Sequence

from game.bots.potential import BUCKETS, PAYS, PER_CARD, prospects
from game.bots.skill import Skill
from game.rules import Kind, Rules, View
from game.rules.kinds import COUNTS, KINDS, UNKNOWN

_COINED = 22
"""Percent of drawn cards that end as coins before the next reshuffle, about."""
SLICE = 20
"""Evaluations between two yields of a bot that thinks, about; an answer counts for as many."""
_KEPT_BY_SEAT = 6
_KEPT_BY_FIELD = 3


class _Frame:
    """What a skill's measures come to under given rules: the same for a whole game."""

    __slots__ = ("cards", "flow", "gone", "horizon", "kept", "round", "rules", "weights")

    def __init__(self, rules: Rules, skill: Skill) -> None:
        self.rules = rules
        players = rules.players
        drawn = rules.turned_up + rules.draw * (players if rules.draws == "everyone" else 1)
        self.round = players * drawn
        self.cards = rules.cards
        self.kept = players * (_KEPT_BY_SEAT + _KEPT_BY_FIELD * rules.fields)
        self.gone = [(kind, COUNTS[kind]) for kind in rules.left_out]
        self.flow = PER_CARD * ((100 + skill.capture * (players - 1)) * 100 // players)
        self.horizon = skill.duel_horizon if rules.duel else skill.horizon
        self.weights: dict[int, Sequence[int]] = {}


class Counted:
    """What a bot keeps between looks: the cards of the discard pile and the coins by kind, counted
    again only when they change, and what does not change in a game."""

    __slots__ = ("_coins", "_discard", "_frame", "seen")

    def __init__(self) -> None:
        self._frame: _Frame | None = None
        self._discard: list[Kind] = []
        self._coins: list[list[Kind]] = []
        self.seen = [0] * (len(KINDS) + 1)

    def frame(self, rules: Rules, skill: Skill) -> _Frame:
        """The frame for these; a bot has one skill only."""
        if self._frame is None or self._frame.rules is not rules:
            self._frame = _Frame(rules, skill)
        return self._frame

    def look(self, view: View) -> list[int]:
        """For each kind how many of its cards lie there; one entry more for unknown ones."""
        if self._discard != view.discard or self._coins != view.coins:
            self._discard = view.discard[:]
            self._coins = [pile[:] for pile in view.coins]
            seen = [0] * (len(KINDS) + 1)
            for kinds in (view.discard, *view.coins):
                for kind in kinds:
                    seen[kind] += 1
            self.seen = seen
        return self.seen


class Outlook:
    """What is still to come, seen from one seat: public facts and the own cards only.

    `unseen[kind]` counts the cards that are in the deck or hidden in other hands; `to_come` is
    about how many cards will be drawn until the end; `turns` how many hundredths of a turn each
    seat still has.
    """

    __slots__ = ("to_come", "turns", "unseen", "unseen_total")

    def __init__(
        self,
        view: View,
        seat: int,
        counted: Counted,
        frame: _Frame,
        boxed: Sequence[Kind],
        counts: bool,
    ) -> None:
        if counts:
            seen = counted.look(view)[:]
            for kinds in (view.up, view.gifts, boxed, *view.aside):
                for kind in kinds:
                    seen[kind] += 1
            for owner, cards in enumerate(view.hands):
                if owner == seat or view.shown[owner]:
                    for kind in cards:
                        seen[kind] += 1
            for fields in view.fields:
                for kind, count in fields:
                    seen[kind] += count
        else:
            seen = [0] * (len(KINDS) + 1)
            for kind in view.hands[seat]:
                seen[kind] += 1
        for kind, count in frame.gone:
            seen[kind] = count
        self.unseen = [of - gone for of, gone in zip(COUNTS, seen)]  # noqa: B905 - one longer
        self.unseen_total = max(1, sum(self.unseen))
        self.to_come = 0 if view.final or view.over else self._still_drawn(view, frame)
        self.turns = self.to_come * 100 // frame.round

    def _still_drawn(self, view: View, frame: _Frame) -> int:
        """About how many cards will leave the deck until the end.

        An empty deck is counted as exhausted already; the next one may not be shuffled yet.
        """
        rules = view.rules
        total = deck = view.deck_size
        renewals = rules.exhaustions - view.exhausted - (1 if deck else 0)
        if renewals > 0:
            coined = sum(map(len, view.coins)) + deck * _COINED // 100
            following = max(len(view.discard) // 2, frame.cards - coined - frame.kept)
            for _ in range(renewals):
                total += following
                following = following * (100 - _COINED) // 100
        return total


class Valuation:
    """Values for one seat at one moment. `evaluations` counts positions that were valued."""

    __slots__ = (
        "_hand_breaks_ties",
        "_keep",
        "_misfit",
        "_must_plant",
        "_near",
        "_planted",
        "_regrets",
        "counts",
        "empty",
        "evaluations",
        "hand",
        "kinds",
        "outlook",
        "pending",
        "pots",
        "seat",
        "skill",
        "view",
    )

    def __init__(
        self, view: View, seat: int, skill: Skill, counted: Counted, boxed: Sequence[Kind] = ()
    ) -> None:
        self.view, self.seat, self.skill = view, seat, skill
        self.evaluations = 0
        frame = counted.frame(view.rules, skill)
        self.outlook = outlook = Outlook(view, seat, counted, frame, boxed, skill.counts)
        self.kinds = [kind for kind, _ in view.fields[seat]]
        self.counts = [count for _, count in view.fields[seat]]
        self.hand = view.hands[seat]
        self.pending: list[Kind] = list(view.aside[seat])
        if seat == view.active:
            self.pending += view.gifts or view.up
        self._planted: dict[tuple[Kind, ...], tuple[int, list[Kind], list[int], int]] = {}
        self._regrets: list[tuple[int, ...]] = []
        self.pots: list[tuple[int, ...]] = []
        self._look_ahead(frame)
        self.empty = skill.empty * min(100, outlook.turns // 3) // 100
        near = frame.weights.get(outlook.turns)
        if near is None:
            near = frame.weights[outlook.turns] = self._weights()
        self._near = near
        self._hand_breaks_ties = view.rules.tie == "hand"
        duel = view.rules.duel
        self._must_plant = not duel
        self._misfit, self._keep = (skill.misfit, 0) if duel else (0, skill.keep)

    def _look_ahead(self, frame: _Frame) -> None:
        """For each kind what a field of so many cards of it may come to, for this seat."""
        outlook, pots, regrets = self.outlook, self.pots, self._regrets
        rival = self.skill.rival
        flow = frame.flow * min(outlook.to_come, frame.horizon)
        rivals = [0] * (len(KINDS) + 1)
        for other, fields in enumerate(self.view.fields):
            if other != self.seat:
                for kind, _ in fields:
                    rivals[kind] += 1
        divisor = outlook.unseen_total * 10000
        half = divisor // 2
        for kind, unseen in enumerate(outlook.unseen):
            expected = flow * unseen
            if rivals[kind]:
                for _ in range(rivals[kind]):
                    expected = expected * rival // 100
            bucket = (expected + half) // divisor
            row, regret = prospects(kind, bucket if bucket < BUCKETS else BUCKETS - 1)
            pots.append(row)
            regrets.append(regret)

    def _weights(self) -> Sequence[int]:
        """How much each hand card counts, in percent; none beyond the turns that are left."""
        near = self.skill.near[: self.skill.sight]
        reach = 2 * self.outlook.turns
        if reach >= 100 * len(near):
            return near
        reached = near[: (reach + 99) // 100]
        return [
            weight * min(100, reach - 100 * index) // 100 for index, weight in enumerate(reached)
        ]

    def worth(
        self,
        pending: Sequence[Kind],
        hand: Sequence[Kind],
        fields: tuple[list[Kind], list[int]] | None = None,
    ) -> int:
        """The worth with these cards to plant, this hand and these fields (default: its own).

        In the duel cards that lie in the middle may be left or discarded: they are planted where
        that gains.
        Hand cards count in hundredths, as `_near` weighs them. What a card that fits nowhere would
        cost is reckoned once, from the fields as they are at the first such card.
        """
        self.evaluations += 1
        if fields is not None:
            total, kinds, counts, loss = self._plant(pending, fields[0][:], fields[1][:])
        else:
            pending = tuple(pending)
            planted = self._planted.get(pending)
            if planted is None:
                planted = self._plant(pending, self.kinds[:], self.counts[:])
                self._planted[pending] = planted
            total, kinds, counts, loss = planted
            kinds, counts = kinds[:], counts[:]
        pots, misfit, keep = self.pots, self._misfit, self._keep
        in_hand = 0
        missed = False
        for kind, weight in zip(hand, self._near):  # noqa: B905 - one may be longer
            row = pots[kind]
            if kind in kinds:
                index = kinds.index(kind)
                count = counts[index]
                in_hand += weight * (row[count + 1] - row[count])
                counts[index] = count + 1
                if not missed:
                    loss = -1
            elif UNKNOWN in kinds:
                index = kinds.index(UNKNOWN)
                kinds[index], counts[index] = kind, 1
                in_hand += weight * (row[1] - self.empty)
            else:
                if loss < 0:
                    loss = self._cheapest(kinds, counts)[1]
                missed = True
                gain = row[1] - loss
                in_hand += weight * ((gain * misfit // 100 if gain < 0 else gain) + keep)
        total += in_hand // 100
        return total + len(hand) if self._hand_breaks_ties else total

    def _plant(
        self, pending: Sequence[Kind], kinds: list[Kind], counts: list[int]
    ) -> tuple[int, list[Kind], list[int], int]:
        """Plant these cards in these fields, which are changed.

        The worth, the fields then, and what the cheapest harvest would lose (-1: a field is free).
        """
        pots = self.pots
        total = 0
        loose: list[Kind] = []
        for kind in pending:
            if kind in kinds:
                counts[kinds.index(kind)] += 1
            else:
                loose.append(kind)
        if loose:
            plant = self._plant_loose if self._must_plant else self._plant_gainful
            total = plant(kinds, counts, loose)
        for kind, count in zip(kinds, counts):  # noqa: B905 - hot
            total += pots[kind][count] if count else self.empty
        loss = -1 if UNKNOWN in kinds else self._cheapest(kinds, counts)[1]
        return total, kinds, counts, loss

    def _plant_loose(self, kinds: list[Kind], counts: list[int], loose: list[Kind]) -> int:
        """Plant cards that no field grows; returns the coins that forced harvests pay."""
        paid = 0
        if len(loose) > 1:
            pots = self.pots
            loose.sort(key=lambda kind: (pots[kind][0], kind))
        for kind in loose:
            if kind in kinds:
                counts[kinds.index(kind)] += 1
                continue
            if UNKNOWN in kinds:
                index = kinds.index(UNKNOWN)
            else:
                index, _ = self._cheapest(kinds, counts)
                paid += PAYS[kinds[index]][counts[index]]
            kinds[index], counts[index] = kind, 1
        return paid

    def _plant_gainful(self, kinds: list[Kind], counts: list[int], loose: list[Kind]) -> int:
        """Plant those cards that no field grows and that bring more than they cost; returns the
        coins that harvests for them pay."""
        paid = 0
        pots = self.pots
        bundles = [(pots[kind][loose.count(kind)], kind) for kind in dict.fromkeys(loose)]
        for worth, kind in sorted(bundles, reverse=True):
            if UNKNOWN in kinds:
                index, loss = kinds.index(UNKNOWN), self.empty
            else:
                index, loss = self._cheapest(kinds, counts)
            if worth > loss:
                paid += PAYS[kinds[index]][counts[index]] if counts[index] else 0
                kinds[index], counts[index] = kind, loose.count(kind)
        return paid

    def _cheapest(self, kinds: Sequence[Kind], counts: Sequence[int]) -> tuple[int, int]:
        """The field whose harvest loses least, and that loss; single beans may be protected.

        Something must grow in every field.
        """
        regrets = self._regrets
        best, least = -1, 1 << 30
        for index, count in enumerate(counts):
            if count > 1:
                loss = regrets[kinds[index]][count]
                if loss < least:
                    best, least = index, loss
        if best < 0:
            for index, kind in enumerate(kinds):
                loss = regrets[kind][1]
                if loss < least:
                    best, least = index, loss
        return best, least

    def cheapest(self) -> tuple[int, int]:
        """The field whose harvest would lose least, and that loss."""
        return self._cheapest(self.kinds, self.counts)
