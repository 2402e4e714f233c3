"""Hints in words: what to do now, why, and what it is worth."""

from collections.abc import Sequence

from game.rules import UNKNOWN, Kind
from game.texts.catalogue import Catalogue, mark
from game.texts.kinds import bundle, name_of

DEEDS: dict[str, str] = {
    "plant-front": mark("Plant the front card here: {kind}."),
    "plant": mark("Plant this card here: {kind}."),
    "harvest": mark("Harvest this field: {kind}."),
    "buy": mark("Buy the third field."),
    "discard": mark("Discard this card: {kind}."),
    "reveal": mark("Turn cards up now."),
    "done": mark("End trading: no good deal is in sight."),
    "leave": mark("Leave the rest."),
    "accept": mark("Say yes to this offer."),
    "decline": mark("Say no to this offer."),
}
"""What a hint tells to do; some name a kind."""

WHY: dict[str, str] = {
    "have-none": mark("You do not have it: {kind}."),
    "need-it": mark("You grow that yourself: {kind}."),
    "no-fit": mark("You have no use for it: {kind}."),
    "pull-up": mark("You would have to pull up a field: {kind}."),
    "leading": mark("The other side is ahead already."),
    "too-cheap": mark("You get too little for it."),
    "helps-you": mark("It helps the other side far more."),
    "fits": mark("That suits your field: {kind}."),
    "start": mark("A good start for a free field: {kind}."),
    "rid": mark("It would only stand in your way: {kind}."),
    "fair": mark("Both sides gain."),
    "gift": mark("It would only cost you a field: {kind}."),
    "harvest": mark("It pays well now."),
    "spoiled": mark("It pays little, but you need the room."),
    "buy": mark("It pays for itself."),
}
"""Why, by the value of a `Reason`; reasons that tell a person nothing are not here."""

_SURE, _EVEN = 60, 35
"""From so many percent on a yes is likely, or at least possible."""


def deed(c: Catalogue, code: str, kind: Kind = UNKNOWN) -> str:
    """What to do, by a code of `DEEDS`."""
    return c.say(DEEDS[code], kind="" if kind == UNKNOWN else name_of(c, kind))


def why(c: Catalogue, reason: str, kind: Kind = UNKNOWN) -> str:
    """Why, by the value of a `Reason`; empty where there is nothing to say."""
    msgid = WHY.get(reason, "")
    if "{kind}" in msgid and kind == UNKNOWN:
        return ""
    return c.say(msgid, kind="" if kind == UNKNOWN else name_of(c, kind)) if msgid else ""


def proposal(c: Catalogue, name: str, gives: Sequence[Kind], wants: Sequence[Kind]) -> str:
    """Which deal to propose to whom."""
    if not wants:
        return c.say("Give {name} this: {gives}.", name=name, gives=bundle(c, gives))
    if not gives:
        return c.say("Ask {name} for this: {wants}.", name=name, wants=bundle(c, wants))
    return c.say(
        "Offer {name} this: {gives}. Ask for this: {wants}.",
        name=name,
        gives=bundle(c, gives),
        wants=bundle(c, wants),
    )


def worth(c: Catalogue, mine: int, theirs: int, name: str) -> str:
    """What a deal is worth to both sides, from thousandths of a coin."""
    one, two = _tenths(mine), _tenths(theirs)
    if one and two:
        says = mark("Worth about {mine} coins to you, {theirs} to {name}.")
    elif one:
        says = mark("Worth about {mine} coins to you, nothing to {name}.")
    elif two:
        says = mark("Worth nothing to you, about {theirs} coins to {name}.")
    else:
        says = mark("Worth about nothing to either of you.")
    return c.say(says, mine=signed(c, mine), theirs=signed(c, theirs), name=name)


def gain(c: Catalogue, value: int) -> str:
    """What a hint brings, from thousandths of a coin; empty where it is next to nothing."""
    return c.say("About {n} coins.", n=signed(c, value)) if _tenths(value) else ""


def chance(c: Catalogue, percent: int) -> str:
    """How likely it is that somebody agrees."""
    if percent >= _SURE:
        return c.say("A yes is likely.")
    return c.say("A yes is possible.") if percent >= _EVEN else c.say("Worth a try.")


def signed(c: Catalogue, value: int) -> str:
    """Thousandths as a number with its sign and one decimal, written as in the language."""
    tenths = _tenths(value)
    sign = "+" if tenths > 0 else "−" if tenths < 0 else ""
    return sign + decimal(c, abs(tenths))


def _tenths(value: int) -> int:
    return round(value / 100)


def decimal(c: Catalogue, tenths: int) -> str:
    """Tenths, 0 or more, as a number with one decimal, written as in the language."""
    point = "." if c.language == "en" else ","
    return f"{tenths // 10}{point}{tenths % 10}"
