"""Advice at the table: a light bulb that tells what to do, and what deals are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.kit.layout import Box
from game.kit.widgets import Button, Label
from game.match.counsel import (
    Counsel,
    Hint,
    Proposal,
    Reason,
    Worth,
    worth_of_deal,
    worth_of_offer,
)
from game.rules import Buy, Discard, Done, Harvest, Kind, Plant, Reveal, View, hand
from game.scenes.learn.coach_widgets import CoachBubble, Highlights
from game.table.bits import BeanButton, Bundle
from game.table.desk_panel import ChipView, Tray
from game.table.paint_middle import tag_of
from game.table.speech import Speech
from game.table.targets import Target, What, target_of
from game.texts import advice

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

Shown = list[Target | str]
FRONT = Target(What.HAND, 0)


class TableHints:
    """Thinks when asked, shows the hint until something is touched."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._state = table.state
        self._counsel: Counsel | None = None
        self._worths: dict[object, Worth | None] = {}
        self._lines = -1
        self.said = ""
        """The hint about an offer that lies open; it stands on the status line."""
        self._pointers: Highlights | None = None

    @property
    def on(self) -> bool:
        """Whether the person before the screen is given advice."""
        state = self._state
        wanted = self._table.hinting and self._table.home.settings.hints
        return wanted and state.viewer is not None and not state.hidden

    def ask(self) -> None:
        """The bulb was pressed."""
        view = self._state.view()
        if self.on and view.seat is not None and not view.over:
            self._counsel = Counsel(view, self._state.match.heard(view.seat))

    def update(self) -> None:
        """Think on, and show the hint when it is there."""
        counsel = self._counsel
        if counsel is None or not counsel.step():
            return
        self._counsel = None
        self._show(counsel.hint)

    def clear(self) -> None:
        """Something was touched, or the game has gone on."""
        self._counsel, self.said = None, ""
        if self._pointers is not None and self._pointers.parent is not None:
            self._pointers.parent.remove(self._pointers)
        self._pointers = None

    def of_offer(self, other: int) -> str:
        """What the open offer of a seat is worth to both; empty without advice."""
        view = self._state.view()
        key = (other, view.offers[other])
        return self._line(key, other, lambda: worth_of_offer(view, other))

    def of_deal(self, seat: int, gets: tuple[Kind, ...], gives: tuple[Kind, ...]) -> str:
        """What a deal in words is worth: `seat` gets the one and gives the other."""
        me, view = self._state.viewer, self._state.view()
        if me is None:
            return ""
        payments = view.payments(me, gets)
        give = self._state.talks.payment(gets) or (payments[0] if payments else ())
        asked = Proposal(me, seat, give, gets, gives)
        return self._line((seat, gets, gives), seat, lambda: worth_of_deal(view, asked))

    def box_of(self, thing: Target | str) -> Box | None:
        """Where a thing of the picture is, or the widget of this name; None: not there.

        The mark of the front card belongs to it.
        """
        picture = self._table.picture
        if isinstance(thing, Target):
            if thing not in picture.targets():
                return None
            box = picture.box_of(thing)
            return box.union(tag_of(box)) if thing == FRONT else box
        return next((w.box for w in self._table.layer.walk() if w.name == thing), None)

    def words(self) -> list[Box]:
        """Where words stand that an arrow should leave to be read."""
        layer, places = self._table.layer, self._table.picture.places
        written = (BeanButton, Bundle, Button, ChipView, CoachBubble, Label, Speech, Tray)
        under = layer.desk if layer.sheet is not None else None
        covered = [] if under is None else list(under.walk())
        shown = [w.box for w in layer.walk() if isinstance(w, written) and w not in covered]
        return [*shown, places.status]

    # -- inside ------------------------------------------------------------------------------

    def _line(self, key: object, other: int, find: Callable[[], Worth | None]) -> str:
        if not self.on:
            return ""
        if self._lines != self._state.match.lines:
            self._lines = self._state.match.lines
            self._worths.clear()
        if key not in self._worths:
            self._worths[key] = find()
        worth = self._worths[key]
        if worth is None or not worth.payable:
            return ""
        names = self._table.names
        return advice.worth(self._table.texts, worth.mine, worth.theirs, names[other])

    def _show(self, hint: Hint | None) -> None:
        table = self._table
        if hint is None:
            table.notes.tell(table.texts.say("Nothing to advise just now."))
            return
        words, shown = self._told(hint)
        asked = hint.proposal is not None and hint.proposal.seat != self._state.viewer
        self.said = words if asked else ""
        table.refresh()
        table.layer.arrive(1.0)  # what still glides is pointed at where it will lie
        boxes = [box for one in shown if (box := self.box_of(one)) is not None]
        self._pointers = Highlights()
        table.layer.add(self._pointers)
        keyed = [widget for widget in table.layer.walk() if widget.name in shown]
        self._pointers.point(boxes, table.picture.places.screen.box, self.words(), keyed)
        bulb = next((w for w in table.layer.corner.children if w.name == "bulb"), None)
        if bulb is not None and not asked:
            table.ui.explain(bulb, words)

    def _told(self, hint: Hint) -> tuple[str, Shown]:
        texts, deal = self._table.texts, hint.proposal
        if deal is not None and deal.seat != self._state.viewer:
            return self._answer(hint, deal)
        why = advice.why(texts, hint.reason.value, hint.kind)
        gain = advice.gain(texts, hint.value)
        if deal is not None:
            told, shown = self._deal(deal)
            gain = " ".join(part for part in (gain, advice.chance(texts, hint.chance)) if part)
        elif hint.action is not None:
            told, shown = _deed(hint, self._state.view())
            told = advice.deed(texts, told, hint.kind)
            gain = ""
        return " ".join(part for part in (told, why, gain) if part), shown

    def _answer(self, hint: Hint, deal: Proposal) -> tuple[str, Shown]:
        """Yes or no to an offer that lies open."""
        texts, view = self._table.texts, self._state.view()
        payable = bool(view.payments(deal.to, deal.want or ()))
        yes = payable and hint.value > 0
        reason = hint.reason if payable else Reason.HAVE_NONE
        parts = [
            advice.deed(texts, "accept" if yes else "decline"),
            advice.why(texts, reason.value, hint.kind),
            advice.gain(texts, hint.value) if payable else "",
        ]
        shown: Shown = ["sheet-accept" if yes else "sheet-decline"]
        return " ".join(part for part in parts if part), shown

    def _deal(self, deal: Proposal) -> tuple[str, Shown]:
        texts, names = self._table.texts, self._table.names
        shown: Shown = [target_of(place) for place in deal.give]
        shown += [f"desk-kind-{kind}" for kind in dict.fromkeys(deal.want or ())]
        return advice.proposal(texts, names[deal.to], deal.kinds, deal.want or ()), shown


def _deed(hint: Hint, view: View) -> tuple[str, Shown]:
    """A code of `advice.DEEDS`, and what is to be touched."""
    match hint.action:
        case Plant(card=None, field=field):
            return "plant-front", [Target(What.HAND, 0), Target(What.FIELD, field)]
        case Plant(card=card, field=field):
            place = hand(0) if card is None else card
            return "plant", [target_of(place), Target(What.FIELD, field)]
        case Harvest(field=field):
            return "harvest", [Target(What.BADGE, field)]
        case Buy():
            return "buy", [Target(What.SIGN)]
        case Discard(card=card):
            return "discard", [target_of(card)]
        case Reveal():
            return "reveal", [Target(What.DECK)]
        case Done() if view.rules.duel:
            return "leave", ["done"]
    return "done", ["done"]
