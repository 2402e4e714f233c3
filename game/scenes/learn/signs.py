"""What the coach of the first game looks at: where the table stands, and what has been done."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from game.rules import (
    Buy,
    Event,
    Harvest,
    Kind,
    RefusalCode,
    Step,
    View,
    coins_for,
)
from game.rules.events import (
    CardTurnedUp,
    Declined,
    FieldBought,
    Harvested,
    Planted,
    StepBegan,
    TradeMade,
    TurnPassed,
)
from game.scenes.table.state import SheetKind, TableState
from game.table.talks import Answer, Chip


class Deed(Enum):
    """What a lesson waits for."""

    READ = "read"
    """A touch of "Next"."""
    PLANTED = "planted"
    PLANTED_MORE = "planted-more"
    HARVESTED = "harvested"
    SAW_PROTECTION = "saw-protection"
    TURNED_UP = "turned-up"
    TOOK_A_BID = "took-a-bid"
    ASKED_FOR_A_KIND = "asked-for-a-kind"
    GAVE = "gave"
    ENDED_TRADING = "ended-trading"
    PLANTED_THE_REST = "planted-the-rest"
    ANSWERED = "answered"
    BOUGHT = "bought"


class Standing(NamedTuple):
    """The table as the learner sees it; the learner is seat `view.seat`.

    `turns` have ended so far. `chips` are the answers to the draft of `give` and `want`.
    """

    view: View
    turns: int
    sheet: SheetKind | None
    about: int
    give: tuple[Kind, ...]
    want: tuple[Kind, ...]
    chips: dict[int, Chip]

    @classmethod
    def of(cls, state: TableState, turns: int) -> Standing:
        """What there is to see now."""
        view, desk = state.view(), state.talks.desk
        sheet = state.front_sheet()
        return cls(
            view,
            turns,
            None if sheet is None else sheet.kind,
            0 if sheet is None else sheet.about,
            desk.kinds(view),
            tuple(desk.want),
            state.talks.chips() if state.desk_open else {},
        )

    @property
    def me(self) -> int:
        """The learner's seat."""
        return self.view.seat or 0

    @property
    def mine(self) -> bool:
        """Whether it is the learner's turn."""
        return self.view.active == self.me

    @property
    def planting(self) -> bool:
        """Whether the learner plants from its hand."""
        return self.mine and self.view.step is Step.PLANT

    @property
    def trading(self) -> bool:
        """Whether the learner trades in its own turn."""
        return self.mine and self.view.step is Step.TRADE

    @property
    def idle_desk(self) -> bool:
        """Whether the learner trades, with an empty draft and no sheet before it."""
        return self.trading and not self.give and not self.want and self.sheet is None

    @property
    def stuck(self) -> bool:
        """Whether the front card, which must or may be planted, has no field."""
        hand = self.view.hands[self.me]
        return (
            self.planting
            and self.view.planted < 2
            and bool(hand)
            and not self.view.room_for(self.me, hand[0])
        )

    @property
    def ripe(self) -> list[int]:
        """The own fields whose harvest pays something, and is allowed, best first."""
        fields = self.view.fields[self.me]
        able = [
            field
            for field, (kind, count) in enumerate(fields)
            if count
            and coins_for(kind, count)
            and self.view.why_not(Harvest(self.me, field)) is None
        ]
        return sorted(able, key=lambda field: -fields[field][1])

    @property
    def protected(self) -> list[int]:
        """The own fields that bean protection keeps."""
        found = []
        for field in range(len(self.view.fields[self.me])):
            refusal = self.view.why_not(Harvest(self.me, field))
            if refusal is not None and refusal.code is RefusalCode.FIELD_PROTECTED:
                found.append(field)
        return found

    @property
    def can_buy(self) -> bool:
        """Whether the third field could be bought now."""
        return self.view.why_not(Buy(self.me)) is None

    @property
    def asked(self) -> list[int]:
        """The seats that the draft is still being thought about by."""
        return [seat for seat, chip in self.chips.items() if chip.answer is Answer.ASKING]

    def answered(self, *answers: Answer) -> list[int]:
        """The seats that give one of these answers to the draft."""
        return [seat for seat, chip in self.chips.items() if chip.answer in answers]


def deeds_of(events: Iterable[Event], before: Standing) -> set[Deed]:
    """What the learner has done by these events, which followed on `before`."""
    done: set[Deed] = set()
    me = before.me
    for event in events:
        match event:
            case Planted(seat=seat) if seat == me:
                if not before.planting:
                    done.add(Deed.PLANTED_THE_REST)
                else:
                    done.add(Deed.PLANTED_MORE if before.view.planted else Deed.PLANTED)
            case Harvested(seat=seat) if seat == me and not before.view.over:
                done.add(Deed.HARVESTED)
            case FieldBought(seat=seat) if seat == me:
                done.add(Deed.BOUGHT)
            case CardTurnedUp() if before.mine:
                done.add(Deed.TURNED_UP)
            case TradeMade() if me in (event.seat, event.from_):
                done.add(_trade(event, before))
            case Declined(seat=seat) if seat == me:
                done.add(Deed.ANSWERED)
            case StepBegan() | TurnPassed() if before.trading:
                done.add(Deed.ENDED_TRADING)
    return done


def _trade(event: TradeMade, before: Standing) -> Deed:
    if not before.mine:
        return Deed.ANSWERED
    if not event.given or not event.paid:
        return Deed.GAVE
    return Deed.TOOK_A_BID if event.seat == before.me else Deed.ASKED_FOR_A_KIND
