"""What computer players say about what they do: when it is said, and when they keep silent."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from game.bots import CHARACTERS
from game.match import Decision, Remark
from game.match.counsel import Reason
from game.rules import UNKNOWN, Accept, Event, Kind, Offer
from game.rules.events import FieldBought, GiftsLeft, Harvested, Offered, TurnPassed
from game.table.talks import Chip
from game.texts.voices import Chatter

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

ASK, BEG = "ask", "beg"
_DEEDS: dict[Reason, type[Event]] = {
    Reason.HARVEST: Harvested,
    Reason.SPOILED: Harvested,
    Reason.BUY: FieldBought,
    Reason.FOR_YOU: GiftsLeft,
}
"""What is said about a deed is said when the deed is seen."""

AGREEING = (Reason.FITS, Reason.START, Reason.RID, Reason.FAIR, Reason.GIFT)
ASKS, BEGS = 4, 2
"""How often in its turn somebody speaks to other computer players to have a deal, and a gift."""
QUIET_LINES = 10
"""Who has spoken is silent about its own fields for so many lines of the log."""


class Remarks:
    """The computer players' part of the talk at one table."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._chatter = Chatter()
        self._waiting: list[Remark] = []
        self._spoke: dict[int, int] = {}
        self._answers: list[Remark] = []
        self._spoken: Counter[tuple[int, bool]] = Counter()
        self._pitches: dict[int, str] = {}

    def hear(self, decision: Decision) -> None:
        """Let those speak who have something to say about what they do."""
        if self._table.home.settings.speed == "instant":
            return
        self._answers.clear()
        offered = self._offered(decision)
        if offered is not None and self._goes_without_saying(offered):
            return
        self._pitches.pop(decision.seat, None)
        deeds = [remark for remark in decision.remarks if remark.reason in _DEEDS]
        self._waiting += sorted(deeds, key=lambda remark: remark.reason is Reason.SPOILED)[:1]
        for remark in decision.remarks:
            if remark.reason in _DEEDS:
                continue
            if offered is not None and remark.seat == offered.seat:
                self._ask(remark, offered)
            elif remark.reason is Reason.FAIR and _as_gift(decision):
                continue
            elif offered is not None:
                self._answers.append(remark)
            else:
                self._say(remark.seat, remark.reason.value, remark.kind)

    def agrees(self, chip: Chip) -> None:
        """A computer player's answer on the deal bar was taken."""
        reason = Reason(chip.reason)
        silent = reason not in AGREEING or (reason is Reason.FAIR and not chip.gives)
        if not silent and self._table.home.settings.speed != "instant":
            self._say(chip.seat, reason.value, chip.kind)

    def pitch(self, seat: int) -> str:
        """What a seat has said to the person whom it made its offer; it stands on the sheet."""
        return self._pitches.get(seat, "")

    def seen(self, event: Event) -> None:
        """The picture shows an event: now is the time to speak about it."""
        if isinstance(event, TurnPassed):
            self._waiting.clear()
            self._spoken.clear()
            return
        if isinstance(event, Offered):
            self._answer(event)
        for remark in self._waiting:
            if _is_about(remark, event):
                self._waiting.remove(remark)
                line = len(self._table.log.lines)
                if line - self._spoke.get(remark.seat, -QUIET_LINES) >= QUIET_LINES:
                    self._say(remark.seat, remark.reason.value, remark.kind)
                return

    def _answer(self, offered: Offered) -> None:
        """The offer is seen: who is asked says what there is to say to it."""
        for remark in self._answers:
            many = (*offered.kinds, *offered.want).count(remark.kind) > 1
            self._say(remark.seat, remark.reason.value, remark.kind, many)
        self._answers.clear()

    def _offered(self, decision: Decision) -> Offered | None:
        """The offer that a decision began with, which has just been carried out; None for another
        decision, and where others were carried out since, as happens while the speed changes."""
        entry = self._table.match.history.entries[-len(decision.actions)]
        if not isinstance(entry.action, Offer) or entry.action != decision.actions[0]:
            return None
        return next((event for event in entry.events if isinstance(event, Offered)), None)

    def _goes_without_saying(self, offered: Offered) -> bool:
        """Whether nothing is said to a deal: like for like between two who only want cards to
        leave their hands, or after many others in the same turn. People are always spoken to."""
        if set(offered.kinds) & set(offered.want):
            return True
        if offered.to is not None and self._table.match.seats[offered.to].human:
            return False
        begging = not offered.kinds
        self._spoken[offered.seat, begging] += 1
        return self._spoken[offered.seat, begging] > (BEGS if begging else ASKS)

    def _ask(self, remark: Remark, offer: Offered) -> None:
        code, kind = remark.reason.value, remark.kind
        if offer.want:
            code = ASK if offer.kinds else BEG
            kind = kind if kind in offer.want else offer.want[0]
        table = self._table
        many = (offer.want or offer.kinds).count(kind) > 1
        if offer.to is None or not table.match.seats[offer.to].human:
            self._say(remark.seat, code, kind, many)
            return
        words = self._words(remark.seat, code, kind, many)
        if words:
            self._pitches[remark.seat] = words
            table.log.talk(remark.seat, words)

    def _say(self, seat: int, code: str, kind: Kind = UNKNOWN, many: bool = False) -> None:
        words = self._words(seat, code, kind, many)
        if words:
            self._table.talk.say(seat, words)

    def _words(self, seat: int, code: str, kind: Kind, many: bool = False) -> str:
        table = self._table
        if seat == table.state.viewer:
            return ""
        match, line = table.match, len(table.log.lines)
        character = CHARACTERS.get(match.seats[seat].character)
        voice = character.voice.value if character else ""
        number = seat + match.lines
        words = self._chatter.say(table.texts, voice, code, number, kind, line=line, many=many)
        if words:
            self._spoke[seat] = line
        return words


def _is_about(remark: Remark, event: Event) -> bool:
    """Whether this is the deed that the remark speaks of."""
    if type(event) is not _DEEDS[remark.reason]:
        return False
    if isinstance(event, Harvested):
        return (event.seat, event.kind) == (remark.seat, remark.kind)
    return not isinstance(event, FieldBought) or event.seat == remark.seat


def _as_gift(decision: Decision) -> bool:
    """Whether the decision ends with cards taken for nothing."""
    last = decision.actions[-1]
    return isinstance(last, Accept) and not last.pay
