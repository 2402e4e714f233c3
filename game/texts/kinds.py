"""Names of the kinds of bean, alone and counted."""

from collections.abc import Callable, Sequence

from game.rules import KINDS, UNKNOWN, Kind
from game.texts.catalogue import Catalogue, mark

_NAMES: tuple[str, ...] = (
    mark("Coffee bean"),
    mark("Wax bean"),
    mark("Blue bean"),
    mark("Chili bean"),
    mark("Stink bean"),
    mark("Green bean"),
    mark("Soy bean"),
    mark("Black-eyed bean"),
    mark("Red bean"),
    mark("Garden bean"),
    mark("Cocoa bean"),
)
_SHORT: tuple[str, ...] = (
    mark("Coffee"),
    mark("Wax"),
    mark("Blue"),
    mark("Chili"),
    mark("Stink"),
    mark("Green"),
    mark("Soy"),
    mark("Black-eyed"),
    mark("Red"),
    mark("Garden"),
    mark("Cocoa"),
)
_SPOKEN: tuple[str, ...] = (
    mark("coffee"),
    mark("wax"),
    mark("blue"),
    mark("chili"),
    mark("stink"),
    mark("green"),
    mark("soy"),
    mark("black-eyed"),
    mark("red"),
    mark("garden"),
    mark("cocoa"),
)
"""The name inside a sentence: "wax" before "bean" or "beans", elsewhere the whole name."""

_ONE: tuple[str, ...] = (
    mark("a coffee bean"),
    mark("a wax bean"),
    mark("a blue bean"),
    mark("a chili bean"),
    mark("a stink bean"),
    mark("a green bean"),
    mark("a soy bean"),
    mark("a black-eyed bean"),
    mark("a red bean"),
    mark("a garden bean"),
    mark("a cocoa bean"),
)
"""One card, as the object of a sentence."""

_COUNTED: tuple[Callable[[Catalogue, int], str], ...] = (
    lambda c, n: c.count("{n} coffee bean", "{n} coffee beans", n),
    lambda c, n: c.count("{n} wax bean", "{n} wax beans", n),
    lambda c, n: c.count("{n} blue bean", "{n} blue beans", n),
    lambda c, n: c.count("{n} chili bean", "{n} chili beans", n),
    lambda c, n: c.count("{n} stink bean", "{n} stink beans", n),
    lambda c, n: c.count("{n} green bean", "{n} green beans", n),
    lambda c, n: c.count("{n} soy bean", "{n} soy beans", n),
    lambda c, n: c.count("{n} black-eyed bean", "{n} black-eyed beans", n),
    lambda c, n: c.count("{n} red bean", "{n} red beans", n),
    lambda c, n: c.count("{n} garden bean", "{n} garden beans", n),
    lambda c, n: c.count("{n} cocoa bean", "{n} cocoa beans", n),
)


def name_of(catalogue: Catalogue, kind: Kind) -> str:
    """The full name, as on its own line: "Wax bean"."""
    return catalogue.say("Hidden card" if kind == UNKNOWN else _NAMES[kind])


def short_of(catalogue: Catalogue, kind: Kind) -> str:
    """The name for narrow places, as on a card: "Wax"."""
    return catalogue.say(_SHORT[kind])


def spoken_of(catalogue: Catalogue, kind: Kind) -> str:
    """The name inside what somebody says: "wax" in English, "judía de cera" in Spanish."""
    return catalogue.say(_SPOKEN[kind])


def counted(catalogue: Catalogue, kind: Kind, n: int) -> str:
    """So many of a kind, as the object of a sentence: "7 wax beans"."""
    if kind == UNKNOWN:
        return catalogue.count("{n} card", "{n} cards", n)
    return _COUNTED[kind](catalogue, n)


def one_of(catalogue: Catalogue, kind: Kind) -> str:
    """One of a kind, as the object of a sentence: "a wax bean"."""
    return counted(catalogue, kind, 1) if kind == UNKNOWN else catalogue.say(_ONE[kind])


def bundle(catalogue: Catalogue, kinds: Sequence[Kind]) -> str:
    """A bundle of cards: "2 wax beans and 1 red bean"; hidden ones as "2 cards"."""
    present = [kind for kind in (*KINDS, UNKNOWN) if kind in kinds]
    return catalogue.listed([counted(catalogue, kind, kinds.count(kind)) for kind in present])
