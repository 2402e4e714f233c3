"""Games that were kept, in words: lists, statistics, going out and coming in, game codes."""

from collections.abc import Sequence

from game.texts.catalogue import Catalogue, mark

EXCHANGE: dict[str, str] = {
    "no-record": mark("This is not the record of a game: {name}"),
    "unreadable": mark("{name} is no game of ours, or is damaged ({detail}). Nothing was changed."),
    "here-already": mark("This game is here already: number {name}."),
    "no-folder": mark("There is no folder for games here, so nothing can be taken in."),
    "not-written": mark("This cannot be written: {name} ({detail}). Nothing was lost."),
}
"""One sentence for each `ExchangeCode`."""

CODES: dict[str, str] = {
    "empty": mark("Type a game code first."),
    "letter": mark(
        "A game code has no “{detail}”. It has figures and letters, but no I, L, O or U."
    ),
    "check": mark("This is no game code: a letter is wrong, missing or too many."),
    "newer": mark("This game code comes from a newer version of the program."),
    "rules": mark("This game code asks for rules that cannot be."),
}
"""One sentence for each `CodeTrouble`."""


def exchange_trouble(c: Catalogue, code: str, name: str, detail: str, line: int = 0) -> str:
    """Why a game could not go out or come in, by the value of its code."""
    if line:
        detail = c.say("line {n}: {detail}", n=line, detail=detail)
    return c.say(EXCHANGE[code], name=name, detail=detail)


def exported(c: Catalogue, path: object) -> str:
    """Where the copy of a game is now."""
    return c.say("A copy lies here now: {path}", path=path)


def imported(c: Catalogue, count: int) -> str:
    """So many games came in."""
    return c.count("{n} game was taken in.", "{n} games were taken in.", count)


def code_trouble(c: Catalogue, code: str, detail: str) -> str:
    """What is wrong with a game code, by the value of its trouble."""
    return c.say(CODES[code], detail=detail)


def game_title(c: Catalogue, edition: str, players: int) -> str:
    """ "Classic, 4 players"; `edition` is its name."""
    told = c.count("{n} player", "{n} players", players)
    return c.say("{edition}, {players}", edition=edition, players=told)


def seats_told(names: Sequence[str], coins: Sequence[int] | None) -> str:
    """ "Ana 17 · Hugo 14"; without coins the names alone."""
    if coins is None:
        return " · ".join(names)
    return " · ".join(f"{name} {count}" for name, count in zip(names, coins, strict=True))


def tally(c: Catalogue, seats: int, wins: int, best: int) -> str:
    """ "won 5 of 12, best 21"."""
    return c.say("won {wins} of {games}, best {best}", wins=wins, games=seats, best=best)
