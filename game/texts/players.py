"""Levels and characters of the computer players in words, by their keys."""

from game.texts.catalogue import Catalogue, mark

LEVELS: dict[str, str] = {
    "random": mark("Muddled"),
    "easy": mark("Easy"),
    "medium": mark("Medium"),
    "hard": mark("Hard"),
    "expert": mark("Expert"),
}
CHARACTERS: dict[str, str] = {
    "farmer": mark("Fair and calm"),
    "generous": mark("Gives gladly"),
    "haggler": mark("Wants a bit more"),
    "grudge": mark("Remembers every no"),
    "collector": mark("Loves one bean"),
    "gambler": mark("Waits for the big harvest"),
    "dreamer": mark("Easily talked round"),
    "professor": mark("Never helps the leader"),
    "grandmother": mark("Has a gift for you"),
    "child": mark("Trades for fun"),
    "trickster": mark("Looks for the better deal"),
    "merchant": mark("Strict but fair"),
}


def level_name(catalogue: Catalogue, level: str) -> str:
    """The name of a level; one that is not known is shown as it is."""
    return catalogue.say(LEVELS[level]) if level in LEVELS else level


def temper(catalogue: Catalogue, character: str) -> str:
    """What a character is like, in a few words."""
    return catalogue.say(CHARACTERS[character]) if character in CHARACTERS else ""
