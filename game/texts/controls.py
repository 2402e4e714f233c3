"""What keys and pad buttons do, in words."""

from game.texts.catalogue import mark

EVERYWHERE: dict[str, str] = {
    "left": mark("To the left"),
    "right": mark("To the right"),
    "up": mark("Up"),
    "down": mark("Down"),
    "tab": mark("To the next thing"),
    "f6": mark("To the next part of the screen"),
    "return": mark("Choose"),
    "escape": mark("Back, pause"),
    "i": mark("Explain"),
    "f1": mark("Keys and buttons"),
    "?": mark("Rules"),
    "m": mark("Silence"),
    "f11": mark("Full screen"),
}
"""Keys that work on every screen, by their names out of the box."""

AT_THE_TABLE: dict[str, str] = {
    "q": mark("First field (with Shift: harvest it)"),
    "w": mark("Second field (with Shift: harvest it)"),
    "e": mark("Third field (with Shift: harvest it)"),
    "t": mark("Turn up"),
    "f": mark("Plant all that fit"),
    "o": mark("Offer"),
    "b": mark("Bid, or no bid"),
    "c": mark("Clear the offer, or change it"),
    "y": mark("Yes, deal"),
    "n": mark("No"),
    "d": mark("Done trading"),
    "x": mark("Discard"),
    "h": mark("A hint, or hide my hand"),
    "u": mark("Undo"),
    "l": mark("What has happened"),
}
"""Keys that work at the table."""

WATCHING: dict[str, str] = {
    "p": mark("Run or pause"),
    "left": mark("Step back"),
    "right": mark("Step on"),
    "page up": mark("Turn before"),
    "page down": mark("Next turn"),
    "home": mark("To the beginning"),
    "end": mark("To the end"),
    "v": mark("Whose hand is open"),
    "s": mark("Speed"),
}
"""Keys that work while a replay is watched; they stay as they are."""

PAD: dict[str, str] = {
    "choose": mark("Choose"),
    "back": mark("Back"),
    "explain": mark("Explain"),
    "help": mark("Keys and buttons"),
    "before": mark("To the part of the screen before"),
    "after": mark("To the next part of the screen"),
    "menu": mark("Pause"),
}
"""Buttons of a gamepad, by what they do."""

KEYS: dict[str, str] = {**EVERYWHERE, **AT_THE_TABLE}
"""Every key that can be moved."""
