"""What the sheets of the table say."""

from __future__ import annotations

from game.kit.widgets import Look
from game.rules import Kind, View
from game.scenes.table.state import OpenSheet, SheetKind, TableState
from game.scenes.table.words import Names, deal_title
from game.table.interpreter import fields_after, prospect
from game.table.sheet import SheetButton, SheetContent
from game.table.talks import Answer, payment_from
from game.texts import Texts


def sheet_content(
    sheet: OpenSheet, state: TableState, view: View, texts: Texts, names: Names, said: str = ""
) -> SheetContent | None:
    """The content of a sheet; None when it has nothing to say any more.

    `said`: with which words a seat has made its offer.
    """
    if sheet.kind is SheetKind.HARVEST:
        return _harvest(sheet.about, view, texts)
    if sheet.kind is SheetKind.DEAL:
        return _deal(sheet.about, state, view, texts, names)
    if sheet.kind is SheetKind.DONE:
        return _done(texts)
    if sheet.kind is SheetKind.ASKED:
        return _asked(sheet.about, state, view, texts, names, said)
    return _laid_open(sheet.about, state, view, texts, names)


def _close(texts: Texts, text: str = "") -> SheetButton:
    return SheetButton("close-sheet", text or texts.say("Close"), key="escape")


def _harvest(field: int, view: View, texts: Texts) -> SheetContent | None:
    seat = view.seat
    if seat is None or field >= len(view.fields[seat]):
        return None
    found = prospect(view, seat, field)
    if not found.cards:
        return None
    now = texts.say("Pays {coins} now.", coins=texts.coins(found.coins))
    later = texts.say("That is the most there is.")
    if found.further:
        later = texts.count(
            "{n} more card, and it pays {coins}.",
            "{n} more cards, and it pays {coins}.",
            found.further,
            coins=texts.coins(found.then),
        )
    why = "" if found.refusal is None else texts.refusal(found.refusal, view)
    text = texts.count("Harvest for {n}", "Harvest for {n}", found.coins)
    look = Look.PRIMARY if found.coins else Look.DANGER
    choice = SheetButton("harvest", text, look, "y", why)
    title = texts.crop(found.kind, found.cards)
    note = why or f"{now} {later}"
    return SheetContent(title, note, bean=found.kind, choices=(choice, _close(texts)))


def _deal(
    seat: int, state: TableState, view: View, texts: Texts, names: Names
) -> SheetContent | None:
    chip = state.talks.chips().get(seat)
    if chip is None or not chip.open or view.seat is None:
        return None
    more = SheetButton("ask-more", texts.say("Ask more"), key="m")
    no = _close(texts, texts.say("No"))
    if chip.answer is Answer.PERSON:
        text = texts.say("Lay it open")
        choices: tuple[SheetButton, ...] = (SheetButton("lay-open", text, Look.PRIMARY, "y"), no)
        title = texts.say("Offer this to {name}?", name=names[seat])
    else:
        choices = (SheetButton("deal", texts.say("Deal"), Look.PRIMARY, "y", glow=True), more, no)
        title = deal_title(texts, chip, names[seat])
    return SheetContent(
        title,
        give=chip.gets,
        get=chip.gives,
        give_words=texts.say("You give"),
        get_words=texts.say("You get"),
        nothing=texts.say("nothing"),
        choices=choices,
    )


def _done(texts: Texts) -> SheetContent:
    return SheetContent(
        texts.say("Done trading?"),
        texts.say("You would have to harvest a field to plant what is left."),
        choices=(
            SheetButton("done-yes", texts.say("Done"), Look.PRIMARY, "y"),
            _close(texts, texts.say("Go on trading")),
        ),
    )


def _asked(
    other: int, state: TableState, view: View, texts: Texts, names: Names, said: str
) -> SheetContent | None:
    seat = view.seat
    offer = view.offers[other]
    if offer is None or seat is None:
        return None
    payable = payment_from(view, seat, offer.want, ()) is not None
    why = "" if payable else texts.say("You do not have the cards. Change it, or say no.")
    before = view.fields[seat]
    fields, homeless = fields_after(view, seat, (*view.aside[seat], *offer.kinds))
    title = _asked_title(offer.kinds, offer.want, texts, names[other])
    if said:
        title = texts.say("{name}: “{words}”", name=names[other], words=said)
    return SheetContent(
        title,
        why or _forced(homeless, texts),
        give=offer.want,
        get=offer.kinds,
        give_words=texts.say("You give"),
        get_words=texts.say("You get"),
        nothing=texts.say("nothing"),
        fields=tuple(fields),
        before=tuple(before),
        homeless=tuple(homeless),
        fields_words=texts.say("Your fields after it"),
        choices=(
            SheetButton("accept", texts.say("Deal"), Look.PRIMARY, "y", why, glow=payable),
            SheetButton("change", texts.say("Change"), key="c"),
            SheetButton("decline", texts.say("No"), key="n"),
            *_never(offer.want, state, other, texts, names),
        ),
    )


def _asked_title(given: tuple[Kind, ...], want: tuple[Kind, ...], texts: Texts, name: str) -> str:
    if not want:
        return texts.say("{name} gives you this", name=name)
    if not given:
        return texts.say("{name} asks you for a gift", name=name)
    return texts.say("{name} would trade with you", name=name)


def _forced(homeless: list[Kind], texts: Texts) -> str:
    if not homeless:
        return ""
    return texts.say("You would have to harvest for {cards}.", cards=texts.bundle(homeless))


def _never(
    want: tuple[Kind, ...], state: TableState, other: int, texts: Texts, names: Names
) -> tuple[SheetButton, ...]:
    """The standing no: only computer players need one."""
    if state.match.seats[other].human:
        return ()
    if want:
        kind = texts.kind_short(want[0])
        info = texts.say("Nobody asks you for it again in this game.")
        words = texts.say("Never: {kind}", kind=kind)
        return (SheetButton("never-kind", words, Look.PLAIN, info=info),)
    info = texts.say("{name} does not ask you again in this game.", name=names[other])
    return (SheetButton("never-seat", texts.say("Don't ask"), Look.PLAIN, info=info),)


def _laid_open(
    seat: int, state: TableState, view: View, texts: Texts, names: Names
) -> SheetContent | None:
    offer = view.offers[seat]
    if offer is None:
        return None
    able = [other for other in state.people if view.may_answer(other, seat)]
    choices = tuple(
        SheetButton(
            f"interested-{other}", texts.say("I am {name}", name=names[other]), Look.PRIMARY
        )
        for other in able
    )
    return SheetContent(
        texts.say("{name} offers", name=names[seat]),
        texts.say("Who is interested? Tap your name."),
        give=offer.want,
        get=offer.kinds,
        give_words=texts.say("{name} wants", name=names[seat]),
        get_words=texts.say("{name} gives", name=names[seat]),
        nothing=texts.say("nothing"),
        choices=(*choices, SheetButton("take-back", texts.say("Take back"), key="escape")),
    )
