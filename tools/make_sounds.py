"""Make all effect sounds into assets/sounds: `python tools/make_sounds.py` (needs oggenc).

Each is built of contact (paper, wood), material (soil, beans) and reward (coin, bar).
"""

from collections.abc import Callable
from random import Random

from synth import (
    Wave,
    add,
    bar,
    chime,
    fade,
    grains,
    knock,
    level,
    modes,
    noise,
    pitch,
    pluck,
    save,
    silence,
    swish,
)

LADDER = (0, 2, 4, 7, 9, 12)
TONE = {
    "cocoa": "C4",
    "coffee": "D4",
    "stink": "E4",
    "red": "G4",
    "blue": "A4",
    "chili": "C5",
    "green": "D5",
    "garden": "E5",
    "soy": "G5",
    "wax": "A5",
    "black-eyed": "C6",
}


def card() -> Wave:
    """A card laid on wood."""
    out = swish(0.07, 5200, 2600, Random(1))
    return add(out, knock(310, 0.09, 0.3), 0.045, 0.5)


def flip() -> Wave:
    """A card turned over."""
    out = swish(0.11, 1800, 5600, Random(2))
    add(out, swish(0.07, 5200, 2600, Random(3)), 0.12, 0.8)
    return add(out, knock(380, 0.09, 0.35), 0.165, 0.55)


def soil() -> Wave:
    """A bean pressed into earth."""
    out = modes(96, [(1, 0.9, 0.05), (1.7, 0.3, 0.03)], 0.2)
    add(out, noise(0.16, 900, 0.05, Random(4), 0.006), 0.0, 0.9)
    return add(out, grains(9, 0.22, 190, 0.35, Random(5), 0.2), 0.03, 0.3)


def rattle(kind: str) -> Wave:
    """The kind's own handful of beans with a short note of its own behind."""
    base, dice = pitch(TONE[kind]), Random(kind)
    out = grains(8 + len(kind), 0.24, base * 2, 0.12, dice, 0.8)
    gain, tail = 0.42, bar(base, 0.3)
    if kind == "blue":
        tail = add(pluck(base, 0.36, dice, 0.6), pluck(base * 1.189, 0.3, dice, 0.6), 0.07)
        gain = 0.7
    elif kind in ("chili", "stink"):
        add(out, noise(0.2, 7000 if kind == "chili" else 700, 0.07, dice, 0.02), 0.02, 0.35)
    elif kind in ("soy", "garden", "wax"):
        tail = chime(base, 0.36)
        gain = 0.3
    elif kind in ("red", "black-eyed"):
        add(tail, bar(base, 0.25), 0.1, 0.8)
    elif kind == "cocoa":
        add(tail, bar(base * 1.5, 0.3), 0.08, 0.8)
    return fade(add(out, tail, 0.03, gain), 0.0, 0.04)


def coin(step: int) -> Wave:
    """A coin that lands in the purse, `step` semitones up the ladder."""
    out = chime(pitch("C6") * 2 ** (step / 12), 0.45)
    return fade(add(out, knock(420, 0.06, 0.5), 0, 0.35), 0, 0.08)


def deal() -> Wave:
    """Hands struck, then two notes that agree."""
    out = knock(230, 0.14, 0.6)
    add(out, noise(0.06, 2600, 0.02, Random(6)), 0, 0.6)
    for at, name in ((0.09, "E5"), (0.19, "G5"), (0.19, "C5")):
        add(out, bar(pitch(name), 0.5), at, 0.5)
    return fade(out, 0, 0.1)


def refuse() -> Wave:
    """A soft double knock downwards."""
    out = add(bar(pitch("E4"), 0.2), knock(260, 0.1, 0.2), 0, 0.4)
    return fade(add(out, bar(pitch("C#4"), 0.3), 0.13, 0.85), 0, 0.1)


def turn() -> Wave:
    """Your turn: three bars that rise."""
    out = silence(0.9)
    for place, name in enumerate(("G4", "C5", "E5")):
        add(out, bar(pitch(name), 0.6), 0.11 * place, 0.6)
    return fade(out, 0, 0.15)


def shuffle() -> Wave:
    """Two halves riffled together and pushed flush."""
    out, at, dice = silence(1.0), 0.02, Random(8)
    for place in range(26):
        add(out, swish(0.03, 3600, 2400, dice), at, 0.5)
        add(out, knock(dice.uniform(520, 720), 0.03, 0.5), at, 0.26)
        at += 0.03 - 0.0006 * place
    add(out, swish(0.16, 1600, 3200, dice), at + 0.03, 0.8)
    return add(out, knock(240, 0.12, 0.4), at + 0.17, 0.7)


def sweep() -> Wave:
    """Leaves gathered into a basket, beans rolling in."""
    out = add(swish(0.34, 900, 3800, Random(9)), swish(0.3, 1500, 2400, Random(10)), 0.1)
    return add(out, grains(22, 0.4, 620, 0.3, Random(11), 0.6), 0.2, 0.7)


def field() -> Wave:
    """A sign dropped into place, soil rolled out, three notes."""
    out = add(knock(150, 0.2, 0.7), soil(), 0.02, 0.6)
    add(out, noise(0.4, 1100, 0.16, Random(12), 0.12), 0.1, 0.7)
    for place, name in enumerate(("C5", "E5", "G5")):
        add(out, bar(pitch(name), 0.6), 0.3 + 0.1 * place, 0.5)
    return fade(out, 0, 0.15)


def win() -> Wave:
    """A harvest dance in two bars."""
    out, dice = silence(2.6), Random(13)
    tune = (
        (0, "C5"),
        (0.16, "E5"),
        (0.32, "G5"),
        (0.48, "C6"),
        (0.8, "A5"),
        (0.96, "C6"),
        (1.12, "G5"),
        (1.44, "E5"),
        (1.6, "G5"),
        (1.76, "C6"),
    )
    for at, name in tune:
        add(out, pluck(pitch(name), 0.9, dice, 0.7), at, 0.5)
        add(out, bar(pitch(name), 0.6), at, 0.35)
    for at, name in (
        (0, "C3"),
        (0.48, "F3"),
        (1.12, "G3"),
        (1.76, "C3"),
        (1.76, "E4"),
        (1.76, "G4"),
    ):
        add(out, pluck(pitch(name), 1.0, dice, 0.4), at, 0.6)
    return fade(out, 0, 0.3)


def lose() -> Wave:
    """A walk home in the evening: down, but ending warm."""
    out, dice = silence(2.2), Random(14)
    for at, name in (
        (0, "G4"),
        (0.28, "E4"),
        (0.56, "D4"),
        (0.92, "C4"),
        (0.92, "E3"),
        (0.92, "C3"),
    ):
        add(out, pluck(pitch(name), 1.3, dice, 0.35), at, 0.6)
    return fade(out, 0, 0.4)


def undo() -> Wave:
    """A card drawn back."""
    out = swish(0.14, 4200, 1400, Random(15))
    add(out, bar(pitch("G4"), 0.16), 0.02, 0.25)
    return fade(add(out, bar(pitch("D4"), 0.2), 0.1, 0.3), 0, 0.06)


def stamp() -> Wave:
    """A stamp pressed on paper."""
    out = add(modes(120, [(1, 0.9, 0.04)], 0.16), knock(340, 0.1, 0.5), 0, 0.5)
    return add(out, noise(0.07, 3000, 0.02, Random(16)), 0.002, 0.6)


def alert() -> Wave:
    """Somebody knocks: an offer for you."""
    out = add(knock(520, 0.14, 0.5), knock(620, 0.14, 0.5), 0.12)
    return fade(add(out, bar(pitch("A5"), 0.4), 0.24, 0.4), 0, 0.1)


SOUNDS: dict[str, tuple[Callable[[], Wave], float]] = {
    "card": (card, 0.42),
    "flip": (flip, 0.46),
    "soil": (soil, 0.6),
    "deal": (deal, 0.6),
    "refuse": (refuse, 0.42),
    "turn": (turn, 0.5),
    "shuffle": (shuffle, 0.5),
    "tap": (lambda: knock(640, 0.08, 0.45), 0.36),
    "sweep": (sweep, 0.5),
    "field": (field, 0.6),
    "win": (win, 0.65),
    "lose": (lose, 0.5),
    "undo": (undo, 0.42),
    "focus": (lambda: knock(1150, 0.04, 0.2), 0.18),
    "stamp": (stamp, 0.6),
    "tick": (lambda: knock(900, 0.05, 0.4), 0.26),
    "alert": (alert, 0.46),
}


def main() -> None:
    """Make and encode everything."""
    for name, (make, peak) in SOUNDS.items():
        save(f"sounds/{name}", [fade(level(make(), peak), 0, 0.012)], 3)
    for kind in TONE:
        save(f"sounds/rattle-{kind}", [level(rattle(kind), 0.46)], 3)
    for number, step in enumerate(LADDER, 1):
        save(f"sounds/coin-{number}", [level(coin(step), 0.5)], 3)


if __name__ == "__main__":
    main()
