"""What the table says: buttons, answers, explanations. Codes in, sentences out."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules import UNKNOWN, View, coins_for, next_step
from game.table.desk import DeskButton, Says
from game.table.interpreter import still_there
from game.table.talks import Answer, Chip
from game.table.targets import Target, What
from game.texts import Texts

Names = Sequence[str]


def desk_words(texts: Texts, button: DeskButton, names: Names) -> str:
    """What the desk's one button says."""
    name = names[button.seat] if button.seat >= 0 else ""
    sentences = {
        Says.NOTHING: texts.say("Offer"),
        Says.GIVE_ALL: texts.say("Give away"),
        Says.GIVE_TO: texts.say("Give to {name}", name=name),
        Says.OFFER_ALL: texts.say("Offer to all"),
        Says.OFFER_TO: texts.say("Offer to {name}", name=name),
        Says.ASK_ALL: texts.say("Ask all"),
        Says.ASK_FOR: texts.say("Ask {name}", name=name),
    }
    return sentences[button.says]


def desk_info(texts: Texts, button: DeskButton, names: Names) -> str:
    """What the bubble of the desk's button adds: what is asked for; empty without a request."""
    want = texts.bundle(button.want)
    if button.says is Says.ASK_ALL:
        return texts.say("Ask all for {want}", want=want)
    if button.says is Says.ASK_FOR:
        return texts.say("Ask {name} for {want}", name=names[button.seat], want=want)
    return ""


def chip_words(texts: Texts, chip: Chip) -> str:
    """The few words on the chip; what it would give is drawn."""
    if chip.answer is Answer.ASKING:
        return texts.say("…")
    if chip.answer is Answer.PERSON:
        return texts.say("ask")
    if chip.answer is Answer.YES:
        return texts.say("Yes!")
    if chip.answer is Answer.GIFT:
        return texts.say("as a gift, yes")
    if chip.answer is Answer.BID:
        return texts.say("gives") if chip.gives else ""
    return texts.reason(chip.reason)


def chip_info(texts: Texts, chip: Chip, name: str) -> str:
    """The whole answer, for the bubble."""
    gives = texts.bundle(chip.gives)
    if chip.answer is Answer.ASKING:
        return texts.say("{name} thinks about it.", name=name)
    if chip.answer is Answer.PERSON:
        return texts.say("{name} is a person: lay the offer on the table.", name=name)
    reason = texts.reason(chip.reason, chip.kind)
    if chip.answer is Answer.BID:
        return texts.say(
            "{name} would give {gives}. {reason}", name=name, gives=gives, reason=reason
        )
    if chip.answer is Answer.NO:
        return texts.say("{name} says no. {reason}", name=name, reason=reason)
    if chip.answer is Answer.GIFT:
        why = "" if chip.reason == "fair" else reason
        return texts.say("{name} would take it as a gift. {reason}", name=name, reason=why).strip()
    return texts.say("{name} says yes. {reason}", name=name, reason=reason)


def deal_title(texts: Texts, chip: Chip, name: str) -> str:
    """The heading of the sheet on which a deal is made."""
    if not chip.gives:
        return texts.say("{name} takes it as a gift", name=name)
    if not chip.gets:
        return texts.say("{name} gives it to you", name=name)
    return texts.say("{name} would trade", name=name)


def explain(texts: Texts, target: Target, view: View, names: Names) -> str:
    """What a thing on the table is, for whoever holds it or clicks it right."""
    say = texts.say
    if target.what is What.FIELD or target.what is What.BADGE:
        return _field_words(texts, view, view.seat or 0, target.index)
    if target.what is What.SEAT_FIELD:
        return _field_words(texts, view, target.seat, target.index)
    if target.what is What.SEAT:
        return _seat_words(texts, view, target.seat, names)
    if target.what is What.OWN and view.seat is not None:
        return _seat_words(texts, view, view.seat, names)
    if target.what is What.DECK:
        left = view.rules.exhaustions - view.exhausted
        cards = texts.count("The deck: {n} card.", "The deck: {n} cards.", view.deck_size)
        ends = texts.count(
            "The game ends when it runs out {n} more time.",
            "The game ends when it runs out {n} more times.",
            left,
        )
        return f"{cards} {ends}"
    if target.what is What.DISCARD:
        return texts.count("Discard pile: {n} card.", "Discard pile: {n} cards.", len(view.discard))
    if target.what is What.SIGN:
        price = view.rules.field_price or 0
        return say("A third field for {coins}: tap to buy it.", coins=texts.coins(price))
    if target.what is What.STATUS:
        return texts.expected(view, names)
    if target.what is What.LOG:
        return say("What has happened. Tap to read it all.")
    return _card_words(texts, target, view)


def _card_words(texts: Texts, target: Target, view: View) -> str:
    say = texts.say
    if target.place is None:
        return ""
    seat = view.active if view.seat is None else view.seat
    if not still_there(target, view, seat):
        return ""
    if target.what in (What.UP, What.GIFT):
        kind = (view.up if target.what is What.UP else view.gifts)[target.index]
    else:
        kind = view.card_at(seat, target.place)
    if kind == UNKNOWN:
        return say("A hidden card.")
    name = texts.kind_name(kind)
    if target.what is What.HAND and target.index == 0:
        return say("{kind}: your front card, to be planted next.", kind=name)
    if target.what is What.HAND and view.rules.duel:
        return say("{kind}. A hand keeps its order.", kind=name)
    if target.what is What.HAND:
        return say("{kind}. A hand keeps its order; trade to change it.", kind=name)
    if target.what is What.ASIDE:
        return say("{kind}: traded for, to be planted after trading.", kind=name)
    return name


def _field_words(texts: Texts, view: View, seat: int, field: int) -> str:
    if field >= len(view.fields[seat]):
        return texts.say("A field that can be bought.")
    kind, count = view.fields[seat][field]
    if not count:
        return texts.say("An empty field: any bean may start here.")

    cards = texts.crop(kind, count)
    pays = texts.coins(coins_for(kind, count))
    step = next_step(kind, count)
    if step is None:
        return texts.say("{cards}: worth {coins}, the most there is.", cards=cards, coins=pays)
    return texts.say(
        "{cards}: worth {coins}; with {n} more, {then}.",
        cards=cards,
        coins=pays,
        n=step[0],
        then=texts.coins(step[1]),
    )


def _seat_words(texts: Texts, view: View, seat: int, names: Names) -> str:
    return texts.say(
        "{name}: {coins}, {cards} in hand.",
        name=names[seat],
        coins=texts.coins(len(view.coins[seat])),
        cards=texts.count("{n} card", "{n} cards", view.hand_size(seat)),
    )
