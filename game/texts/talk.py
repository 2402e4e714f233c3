"""What computer players say, and what the program tells about files, by the code's value."""

from game.rules import UNKNOWN, Kind
from game.texts.catalogue import Catalogue, mark
from game.texts.kinds import name_of

REASONS: dict[str, str] = {
    "have-none": mark("I have none: {kind}."),
    "too-few": mark("I don't have that many: {kind}."),
    "need-it": mark("I grow that myself: {kind}."),
    "no-fit": mark("No use for it: {kind}."),
    "pull-up": mark("I would have to pull up my field: {kind}."),
    "leading": mark("No. You are ahead already."),
    "too-cheap": mark("Too little. Offer me more."),
    "helps-you": mark("That helps you far more than me."),
    "grudge": mark("You said no to me before."),
    "no-trade": mark("Nothing to trade just now."),
    "fits": mark("That suits my field: {kind}."),
    "start": mark("A good start for a free field: {kind}."),
    "rid": mark("Glad to be rid of it: {kind}."),
    "fair": mark("A fair deal for both of us."),
    "gift": mark("Take it, it is a gift: {kind}."),
    "harvest": mark("Harvest time: {kind}!"),
    "spoiled": mark("It has to go: {kind}."),
    "buy": mark("A third field for me!"),
    "for-you": mark("Here is something for you: {kind}."),
    "ask": mark("I would trade for this: {kind}."),
    "beg": mark("May I have this: {kind}?"),
}
"""One sentence for each reason of the computer players, and for asking; some name a kind."""

_NO_KIND: dict[str, str] = {
    "have-none": mark("I have none."),
    "too-few": mark("I don't have that many."),
    "need-it": mark("I need that myself."),
    "no-fit": mark("No use for it."),
    "pull-up": mark("I would have to pull up a field."),
    "fits": mark("That suits me."),
    "start": mark("A good start for a free field."),
    "rid": mark("Glad to be rid of it."),
    "gift": mark("Take it, it is a gift."),
    "harvest": mark("Harvest time!"),
    "spoiled": mark("A field has to go."),
    "for-you": mark("Here is something for you."),
}
NOTICES: dict[str, str] = {
    "not-writable": mark(
        "Nothing can be saved here: {path} ({detail}). You can play, but games will be lost."
    ),
    "second-program": mark("The game is open twice. This one keeps its games apart."),
    "set-aside": mark("A saved game could not be read. It was set aside: {path}"),
    "newer-version": mark("This file comes from a newer version and is left as it is: {path}"),
    "settings-unreadable": mark("The settings could not be read. The usual ones are used."),
    "setting-replaced": mark("A setting had a wrong value and was put right: {detail}"),
    "no-folder": mark("This game is not being saved: there is no folder for it."),
    "write-failed": mark(
        "This game is not being saved just now: {detail}. It goes on and tries again."
    ),
}
"""One sentence for each notice about files and each trouble with saving."""


def reason(catalogue: Catalogue, code: str, kind: Kind = UNKNOWN) -> str:
    """What a computer player says, by the value of its reason."""
    if kind == UNKNOWN:
        return catalogue.say(_NO_KIND.get(code, REASONS[code]))
    return catalogue.say(REASONS[code], kind=name_of(catalogue, kind))


def notice(catalogue: Catalogue, code: str, path: object = "", detail: str = "") -> str:
    """What to tell about files, by the value of the notice or trouble."""
    return catalogue.say(NOTICES[code], path=path or "", detail=detail)
