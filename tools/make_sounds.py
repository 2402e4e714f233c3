"""Make all effect sounds into assets/sounds: `python tools/make_sounds.py` (needs oggenc).

Each is built of contact (paper, wood), material (soil, beans) and reward (coin, bar), and the
contact comes first, so that it is heard with the touch. Notes are of the scale C D E G A, which
agrees with both pieces of music. What is heard often has several takes, `name_2` and so on, and
is softer than what is heard seldom: see `SOUNDS`.
"""

from collections.abc import Callable
from random import Random

from synth import (
    Wave,
    add,
    band_pass,
    bar,
    chime,
    corner_of_a_room,
    finish,
    grains,
    high_pass,
    knock,
    low_pass,
    modes,
    noise,
    paper,
    pitch,
    pluck,
    save,
    silence,
    swish,
    through,
)

LADDER = (0, 2, 4, 7, 9, 12)
"""Semitones above G5: a pentatonic scale."""
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
SHELLS = (560, 1120)
"""Shells of beans sound within this octave, in hertz, whatever note they sing."""


def _bars(*notes: tuple[float, str], length: float = 0.6, gain: float = 0.5) -> Wave:
    """Marimba notes at these times."""
    out: Wave = []
    for at, name in notes:
        add(out, bar(pitch(name), length), at, gain)
    return out


def card(take: int = 1) -> Wave:
    """A card laid on wood."""
    dice = Random(100 + take)
    shift = dice.uniform(0.93, 1.07)
    out = paper(0.06, 2700 * shift, 0.008, dice)
    add(out, knock(290 * shift, 0.09, 0.25), 0, 0.2)
    add(out, modes(165 * shift, [(1, 0.2, 0.022)], 0.09))
    return add(out, paper(0.06, 1700 * shift, 0.016, dice), 0.005, 0.6)


def flip(take: int = 1) -> Wave:
    """A card lifted by its edge and turned over."""
    dice = Random(200 + take)
    shift = dice.uniform(0.95, 1.05)
    out = paper(0.03, 2900 * shift, 0.005, dice)
    add(out, swish(0.12, 1300 * shift, 3200 * shift, dice), 0.004, 0.5)
    return add(out, card(10 + take), 0.115, 0.8)


def soil(take: int = 1) -> Wave:
    """A bean pressed into earth."""
    dice = Random(300 + take)
    shift = dice.uniform(0.94, 1.06)
    out = modes(128 * shift, [(1, 0.9, 0.045), (1.7, 0.4, 0.026), (2.6, 0.16, 0.014)], 0.2)
    add(out, noise(0.16, 1000, 0.04, dice, 0.001), 0.0, 1.0)
    return add(out, grains(9, 0.2, 260 * shift, 0.35, dice, 0.15), 0.02, 0.3)


def rattle(kind: str, take: int = 1) -> Wave:
    """The kind's own handful of beans with a short note of its own behind."""
    base, dice = pitch(TONE[kind]), Random(f"{kind} {take}")
    shells = base
    while shells < SHELLS[0]:
        shells *= 2
    while shells > SHELLS[1]:
        shells /= 2
    out = grains(8 + len(kind) // 2, 0.2, shells, 0.14, dice, 0.5)
    gain, tail = 0.62, bar(base, 0.32)
    if kind == "blue":
        tail = add(pluck(base, 0.36, dice, 0.5), pluck(pitch("C5"), 0.3, dice, 0.5), 0.07)
        gain = 1.2
    elif kind in ("chili", "stink"):
        hiss = noise(0.2, 4200 if kind == "chili" else 600, 0.06, dice, 0.012)
        add(out, hiss, 0.012, 0.45)
    elif kind in ("soy", "garden", "wax"):
        tail, gain = chime(base, 0.36), 0.55
    elif kind in ("red", "black-eyed"):
        add(tail, bar(base, 0.25), 0.1, 0.8)
    elif kind == "cocoa":
        add(tail, bar(base * 1.5, 0.3), 0.08, 0.8)
    return corner_of_a_room(add(out, tail, 0.008, gain), 0.1)


def coin(step: int) -> Wave:
    """A coin that lands in the purse, `step` semitones up the ladder."""
    note = pitch("G5") * 2 ** (step / 12)
    out = add(chime(note, 0.5), knock(420, 0.06, 0.4), 0, 0.4)
    add(out, bar(note / 2, 0.3), 0.0, 0.22)
    return corner_of_a_room(add(out, chime(note * 1.4983, 0.2), 0.045, 0.14), 0.14)


def deal() -> Wave:
    """Hands struck, then notes that agree."""
    dice = Random(6)
    palm = noise(0.09, 2400, 0.012, dice)
    add(palm, noise(0.09, 2400, 0.02, dice), 0.007, 0.8)
    out = through(palm, band_pass(1150, 0.7))
    add(out, knock(230, 0.14, 0.4), 0, 0.45)
    add(out, _bars((0.0, "E5"), (0.1, "G5"), (0.1, "C5"), length=0.55, gain=0.4), 0.09)
    return corner_of_a_room(out)


def refuse() -> Wave:
    """A soft double knock downwards."""
    out = add(bar(pitch("D4"), 0.2), knock(260, 0.1, 0.2), 0, 0.4)
    add(out, knock(215, 0.1, 0.2), 0.13, 0.4)
    return corner_of_a_room(add(out, bar(pitch("B3"), 0.3), 0.13, 0.9), 0.1)


def turn() -> Wave:
    """Your turn: three bars that rise."""
    return corner_of_a_room(_bars((0, "G4"), (0.1, "C5"), (0.2, "E5"), length=0.75), 0.22)


def shuffle() -> Wave:
    """Two halves riffled together and pushed flush."""
    dice = Random(8)
    out, at = paper(0.03, 2400, 0.005, dice), 0.026
    for place in range(30):
        swell = 0.45 + 0.4 * place / 30
        add(out, paper(0.02, dice.uniform(1700, 2500), 0.004, dice), at, swell)
        add(out, knock(dice.uniform(430, 620), 0.03, 0.3), at, 0.14 * swell)
        at += (0.026 - 0.0005 * place) * dice.uniform(0.85, 1.15)
    add(out, swish(0.16, 900, 2200, dice), at + 0.03, 0.9)
    add(out, card(20), at + 0.16, 0.8)
    return corner_of_a_room(add(out, knock(240, 0.12, 0.3), at + 0.16, 0.4), 0.1)


def sweep() -> Wave:
    """Cards gathered into a basket, beans rolling in."""
    dice = Random(9)
    out = paper(0.04, 1700, 0.008, dice)
    add(out, swish(0.3, 800, 2600, dice), 0.0, 0.8)
    add(out, swish(0.24, 1200, 1900, dice), 0.09, 0.6)
    return corner_of_a_room(add(out, grains(20, 0.36, 560, 0.3, dice, 0.4), 0.14, 0.6), 0.1)


def field() -> Wave:
    """A sign dropped into place, soil rolled out, three notes."""
    out = add(knock(165, 0.2, 0.6), soil(10), 0.02, 0.5)
    add(out, through(noise(0.4, 1100, 0.14, Random(12), 0.1), high_pass(120)), 0.06, 0.7)
    add(out, _bars((0, "C5"), (0.1, "E5"), (0.2, "G5"), length=0.7), 0.28)
    return corner_of_a_room(out)


def win() -> Wave:
    """A harvest dance in two bars."""
    out, dice = silence(2.4), Random(13)
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
        late, loud = dice.uniform(0, 0.008), dice.uniform(0.85, 1)
        add(out, pluck(pitch(name), 0.9, dice, 0.6), at + late, 0.5 * loud)
        add(out, bar(pitch(name), 0.6), at, 0.2 * loud)
    under = (
        (0, "C3 G3 E4"),
        (0.48, "F3 C4 A4"),
        (1.12, "G3 D4 B4"),
        (1.76, "C3 G3 C4 E4 G4"),
    )
    for at, chord in under:
        for late, name in enumerate(chord.split()):
            long = 1.1 if at > 1.5 else 0.7
            add(out, pluck(pitch(name), long, dice, 0.35), at + 0.014 * late, 0.42)
    add(out, chime(pitch("C6"), 0.6), 1.76, 0.18)
    return corner_of_a_room(out, 0.24)


def lose() -> Wave:
    """A walk home in the evening: down, but ending warm."""
    out, dice = silence(2.2), Random(14)
    for at, chord in (
        (0, "G4 E4"),
        (0.3, "E4 C4"),
        (0.6, "D4 A3"),
        (0.96, "C3 G3 C4 E4"),
    ):
        for late, name in enumerate(chord.split()):
            add(out, pluck(pitch(name), 1.4, dice, 0.3), at + 0.022 * late, 0.55)
    return corner_of_a_room(out, 0.24)


def undo() -> Wave:
    """A card drawn back."""
    dice = Random(15)
    out = paper(0.03, 2000, 0.005, dice)
    add(out, swish(0.13, 2400, 900, dice), 0, 0.7)
    add(out, _bars((0.0, "G4"), (0.085, "D4"), length=0.24, gain=0.4), 0.02)
    return corner_of_a_room(out, 0.1)


def stamp() -> Wave:
    """A stamp pressed on paper."""
    out = add(modes(130, [(1, 0.7, 0.035), (1.62, 0.3, 0.02)], 0.16), knock(340, 0.1, 0.4), 0, 0.6)
    return add(out, paper(0.06, 1800, 0.014, Random(16)), 0.001, 1.2)


def alert() -> Wave:
    """Somebody knocks: an offer for you."""
    out = add(knock(520, 0.14, 0.4), knock(600, 0.14, 0.4), 0.12, 0.9)
    add(out, _bars((0.0, "A5"), (0.0, "E5"), length=0.45, gain=0.4), 0.23)
    return corner_of_a_room(out)


def tap(take: int = 1) -> Wave:
    """A finger on a wooden button."""
    return through(knock(620 + 18 * take, 0.08, 0.35), low_pass(5000))


SOUNDS: dict[str, tuple[Callable[[], Wave], float]] = {
    "focus": (lambda: knock(980, 0.05, 0.15), -30),
    "tick": (lambda: knock(880, 0.07, 0.3), -25),
    "stamp": (stamp, -19),
    "undo": (undo, -21),
    "sweep": (sweep, -20),
    "shuffle": (shuffle, -18),
    "refuse": (refuse, -18),
    "deal": (deal, -16.5),
    "alert": (alert, -16),
    "field": (field, -15.5),
    "turn": (turn, -14.5),
    "lose": (lose, -14.5),
    "win": (win, -13),
}
"""How each is made, and its loudness in LUFS."""
TAKES: dict[str, tuple[Callable[[int], Wave], float, int]] = {
    "tap": (tap, -24, 3),
    "card": (card, -24.5, 4),
    "flip": (flip, -22, 3),
    "soil": (soil, -21, 3),
}
"""The same for what is heard again and again, and how many takes there are of it."""
RATTLE, COIN = -19.0, -17.5
RATTLES = 2


def names() -> list[str]:
    """All files that are made, without their ending."""
    takes = {name: count for name, (_, _, count) in TAKES.items()}
    takes |= {f"rattle-{kind}": RATTLES for kind in TONE}
    again = [f"{name}_{take}" for name, count in takes.items() for take in range(2, count + 1)]
    return [*SOUNDS, *takes, *again, *(f"coin-{step}" for step in range(1, len(LADDER) + 1))]


def take_of(name: str, take: int) -> str:
    """The file of a take: the first has the plain name."""
    return f"sounds/{name}" if take == 1 else f"sounds/{name}_{take}"


def main() -> None:
    """Make and encode everything."""
    for name, (make, lufs) in SOUNDS.items():
        save(f"sounds/{name}", [finish(make(), lufs)], 3)
    for name, (make_take, lufs, count) in TAKES.items():
        for take in range(1, count + 1):
            save(take_of(name, take), [finish(make_take(take), lufs, 0.5)], 3)
    for kind in TONE:
        for take in range(1, RATTLES + 1):
            save(take_of(f"rattle-{kind}", take), [finish(rattle(kind, take), RATTLE, 0.5)], 3)
    for place, step in enumerate(LADDER, 1):
        save(f"sounds/coin-{place}", [finish(coin(step), COIN, 0.5)], 3)


if __name__ == "__main__":
    main()
