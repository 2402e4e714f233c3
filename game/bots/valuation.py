"""What a seat's position is worth to it, in thousandths of a coin, from what it can see.

The worth is what the fields may come to, with the cards that must still be planted put into
their best places and the hand looked at from the front, each card counting less the farther
back it stands.
"""

from collections.abc import Iterable, Sequence

from game.bots.potential import BUCKETS, COIN, PER_CARD, potential
from game.bots.skill import Skill
from game.rules import Kind, View
from game.rules.kinds import COINS, COUNTS, KINDS, UNKNOWN

_COINED = 22
"""Percent of drawn cards that end as coins before the next reshuffle, about."""
_KEPT_BY_SEAT = 6
_KEPT_BY_FIELD = 3


class Outlook:
    """What is still to come, seen from one seat: public facts and the own cards only.

    `unseen[kind]` counts the cards that are in the deck or hidden in other hands; `to_come` is
    about how many cards will be drawn until the end; `turns` how many hundredths of a turn each
    seat still has.
    """

    __slots__ = ("next_deck", "to_come", "turns", "unseen", "unseen_total")

    def __init__(self, view: View, seat: int, boxed: Sequence[Kind], counts: bool) -> None:
        rules = view.rules
        players = rules.players
        seen = [0] * (len(KINDS) + 1)
        if counts:
            for kinds in (view.discard, view.up, view.gifts, boxed, *view.coins, *view.aside):
                for kind in kinds:
                    seen[kind] += 1
            for kinds in view.hands:
                for kind in kinds:
                    seen[kind] += 1
            for fields in view.fields:
                for kind, count in fields:
                    seen[kind] += count
        else:
            for kind in view.hands[seat]:
                seen[kind] += 1
        left_out = rules.left_out
        self.unseen = [0 if kind in left_out else COUNTS[kind] - seen[kind] for kind in KINDS]
        self.unseen_total = max(1, sum(self.unseen))
        deck = view.deck_size
        self.to_come = deck
        self.next_deck = 0
        passes = rules.exhaustions - view.exhausted
        if passes > 1:
            coined = sum(map(len, view.coins)) + deck * _COINED // 100
            kept = players * (_KEPT_BY_SEAT + _KEPT_BY_FIELD * rules.fields)
            following = max(len(view.discard) // 2, rules.cards - coined - kept)
            self.next_deck = following
            for _ in range(passes - 1):
                self.to_come += following
                following = following * (100 - _COINED) // 100
        if view.final or view.over:
            self.to_come = 0
        drawers = players if rules.draws == "everyone" else 1
        self.turns = self.to_come * 100 // (players * (rules.turned_up + rules.draw * drawers))


class Valuation:
    """Values for one seat at one moment. `evaluations` counts positions that were valued."""

    __slots__ = (
        "_barter",
        "_near",
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
        self, view: View, seat: int, skill: Skill, boxed: Sequence[Kind], patience: int = 0
    ) -> None:
        self.view, self.seat, self.skill = view, seat, skill
        self.evaluations = 0
        self.outlook = outlook = Outlook(view, seat, boxed, skill.counts)
        self.kinds = [kind for kind, _ in view.fields[seat]]
        self.counts = [count for _, count in view.fields[seat]]
        self.hand = view.hands[seat]
        self.pending: list[Kind] = list(view.aside[seat])
        if seat == view.active:
            self.pending += view.gifts or view.up
        self.pots = self._potentials(seat)
        self.empty = skill.empty * min(100, outlook.turns // 3) // 100
        self._near = self._weights()
        self._barter = self._takers()

    def _potentials(self, seat: int) -> list[tuple[int, ...]]:
        """For each kind what a field of so many cards of it may come to, for this seat."""
        view, skill, outlook = self.view, self.skill, self.outlook
        players = view.rules.players
        flow = min(outlook.to_come, skill.horizon)
        share = (100 + skill.capture * (players - 1)) * 100 // players
        rivals = [0] * (len(KINDS) + 1)
        for other, fields in enumerate(view.fields):
            if other != seat:
                for kind, _ in fields:
                    rivals[kind] += 1
        rival = skill.rival
        divisor = outlook.unseen_total * 10000
        pots = []
        for kind in KINDS:
            expected = PER_CARD * flow * outlook.unseen[kind] * share
            for _ in range(rivals[kind]):
                expected = expected * rival // 100
            pots.append(potential(kind, min(BUCKETS - 1, (expected + divisor // 2) // divisor)))
        return pots

    def _weights(self) -> list[int]:
        """How much each hand card counts, in percent; nothing beyond the turns that are left."""
        turns = self.outlook.turns
        near = self.skill.near
        weights = []
        for index in range(self.skill.sight):
            weight = near[min(index, len(near) - 1)]
            reach = 2 * turns - 100 * index
            weights.append(weight * max(0, min(100, reach)) // 100)
        return weights

    def _takers(self) -> list[int]:
        """For each kind what a card of it adds to the field of the seat that gains most."""
        best = [0] * (len(KINDS) + 1)
        part = self.skill.barter
        if not part or self.view.rules.duel:
            return best
        pots = self.pots
        for other, fields in enumerate(self.view.fields):
            if other == self.seat:
                continue
            for kind, count in fields:
                if count:
                    gain = pots[kind][count + 1] - pots[kind][count]
                    if gain > best[kind]:
                        best[kind] = gain
        return [gain * part // 100 for gain in best]

    def worth(
        self,
        pending: Iterable[Kind],
        hand: Sequence[Kind],
        fields: tuple[list[Kind], list[int]] | None = None,
    ) -> int:
        """The worth with these cards to plant, this hand and these fields (default: its own)."""
        self.evaluations += 1
        if fields is None:
            kinds, counts = self.kinds[:], self.counts[:]
        else:
            kinds, counts = fields[0][:], fields[1][:]
        pots = self.pots
        total = self._settle(kinds, counts, pending)
        empty = self.empty
        for kind, count in zip(kinds, counts, strict=True):
            total += pots[kind][count] if count else empty
        return total + self._walk(kinds, counts, hand) // 100

    def _settle(self, kinds: list[Kind], counts: list[int], pending: Iterable[Kind]) -> int:
        """Plant all of `pending`; returns the coins that forced harvests pay."""
        loose: list[Kind] = []
        for kind in pending:
            if kind in kinds:
                counts[kinds.index(kind)] += 1
            else:
                loose.append(kind)
        if not loose:
            return 0
        pots = self.pots
        paid = 0
        if len(loose) > 1:
            loose.sort(key=lambda kind: (pots[kind][loose.count(kind)], kind))
        for kind in loose:
            if kind in kinds:
                counts[kinds.index(kind)] += 1
            elif UNKNOWN in kinds:
                index = kinds.index(UNKNOWN)
                kinds[index], counts[index] = kind, 1
            else:
                index, _ = self._cheapest(kinds, counts)
                paid += COINS[kinds[index]][counts[index]] * COIN
                kinds[index], counts[index] = kind, 1
        return paid

    def _cheapest(self, kinds: Sequence[Kind], counts: Sequence[int]) -> tuple[int, int]:
        """The field whose harvest loses least, and that loss; single beans may be protected."""
        pots = self.pots
        single_goes = max(counts) < 2
        best, least = -1, 1 << 30
        for index, kind in enumerate(kinds):
            count = counts[index]
            if count > 1 or single_goes:
                loss = pots[kind][count] - COINS[kind][count] * COIN
                if loss < least:
                    best, least = index, loss
        return best, least

    def cheapest(self) -> tuple[int, int]:
        """The field whose harvest would lose least, and that loss."""
        return self._cheapest(self.kinds, self.counts)

    def _walk(self, kinds: list[Kind], counts: list[int], hand: Sequence[Kind]) -> int:
        """The hand's worth in hundredths of thousandths."""
        pots, barter, near = self.pots, self._barter, self._near
        total = 0
        loss = -1
        for kind, weight in zip(hand, near):  # noqa: B905 - sight may be shorter than the hand
            if not weight:
                break
            if kind in kinds:
                index = kinds.index(kind)
                count = counts[index]
                row = pots[kind]
                total += weight * (row[count + 1] - row[count])
                counts[index] = count + 1
                continue
            value = pots[kind][1] + barter[kind]
            if UNKNOWN in kinds:
                index = kinds.index(UNKNOWN)
                kinds[index], counts[index] = kind, 1
                total += weight * (value - self.empty)
                continue
            if loss < 0:
                loss = self._cheapest(kinds, counts)[1]
            gain = value - loss
            total += weight * (gain * self.skill.misfit // 100 if gain < 0 else gain)
        return total
