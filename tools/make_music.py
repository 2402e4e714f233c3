"""Make the two music loops into assets/music: `python tools/make_music.py` (needs oggenc).

Plucked strings only; what still rings at the end is folded onto the beginning, so a loop has no
seam. A tune is bars of NOTE/BEATS, `-` is a rest; a bar has one chord, or two as Am/D. Chords are
the bass string, then the others, rising. Both pieces have the form A, B, C, A': four parts of
eight bars, of which the last brings the first again with other turns and a second voice.
"""

import math
from random import Random

from synth import (
    RATE,
    Wave,
    high_pass,
    knock,
    limit,
    loudness,
    low_pass,
    noise,
    number,
    peak,
    pitch,
    pluck,
    save,
    through,
)

CHORDS = {
    "G": "G2 D3 G3 B3",
    "Em": "E2 B2 G3 B3",
    "C": "C3 G3 C4 E4",
    "D": "D3 A3 D4 F#4",
    "Am": "A2 E3 A3 C4",
    "Bm": "B2 F#3 B3 D4",
    "F": "F2 C3 F3 A3",
    "Dm": "D3 A3 D4 F4",
}
EVENING = (
    "G Em C D G Em Am D C G Am Em C G Am/D G Em Bm C G Am Em C D G Em C D G/Em Am/D C G",
    """B4/1.5 A4/.5 G4/1 D4/1 | E4/1 G4/1 B4/2 | C5/1.5 B4/.5 A4/1 G4/1 | A4/3 -/1 |
    B4/1.5 A4/.5 G4/1 D5/1 | B4/1 G4/1 E4/2 | A4/1 B4/.5 C5/.5 A4/1 E4/1 | F#4/1 A4/3 |
    E5/1.5 D5/.5 C5/1 G4/1 | D5/1 B4/1 G4/2 | C5/1.5 B4/.5 A4/1 E4/1 | G4/1 B4/3 |
    E5/1 D5/.5 C5/.5 G4/1 E4/1 | B4/1 D5/1 G4/2 | A4/1 C5/1 A4/1 F#4/1 | G4/3 -/1 |
    B4/1 E5/2 D5/1 | D5/1.5 B4/.5 F#4/2 | G4/1 C5/1.5 B4/.5 G4/1 | B4/3 -/1 |
    C5/1 E5/2 D5/.5 C5/.5 | B4/1.5 G4/.5 E4/2 | E4/1 G4/1 C5/1 E5/1 | D5/1.5 A4/1.5 -/1 |
    B4/.5 C5/.5 B4/.5 A4/.5 G4/1 D4/1 | E4/.5 F#4/.5 G4/1 B4/2 |
    C5/1 E5/1 D5/.5 C5/.5 G4/1 | A4/2 F#4/1 A4/1 | B4/1 D5/1 E5/1 B4/1 |
    C5/1.5 B4/.5 A4/1 F#4/1 | E4/1 G4/1 C5/1 E5/1 | D5/1 B4/1 G4/2""",
)
MARKET = (
    "C F C G C F G C Am F C G Am Dm G C F C G Am F C Dm G C F C G Am F G C",
    """G4/.5 E4/.5 G4/.5 C5/.5 B4/.5 C5/.5 G4/1 | A4/.5 F4/.5 A4/.5 C5/.5 A4/1 F4/1 |
    G4/.5 E4/.5 G4/.5 C5/.5 E5/1 C5/1 | D5/1 B4/.5 C5/.5 D5/2 |
    E5/.5 D5/.5 C5/.5 G4/.5 E4/1 G4/1 | A4/.5 C5/.5 F5/.5 E5/.5 D5/.5 C5/.5 A4/1 |
    B4/.5 D5/.5 G4/.5 B4/.5 A4/.5 G4/.5 F4/.5 D4/.5 | E4/1 C5/1 G4/2 |
    C5/.5 E5/.5 A4/.5 C5/.5 E5/1 A4/1 | A4/.5 C5/.5 F4/.5 A4/.5 C5/1 F4/1 |
    E4/.5 G4/.5 C5/.5 G4/.5 E5/1.5 D5/.5 | D5/1.5 C5/.5 B4/1 G4/1 |
    A4/.5 B4/.5 C5/.5 E5/.5 E5/1 C5/1 | D5/.5 F5/.5 A4/.5 D5/.5 C5/.5 A4/.5 F4/1 |
    G4/.5 A4/.5 B4/.5 D5/.5 F5/.5 D5/.5 B4/.5 G4/.5 | C5/1 E4/1 C4/2 |
    A4/.5 C5/.5 F5/1 E5/.5 D5/.5 C5/1 | E5/1.5 D5/.5 C5/1 G4/1 |
    B4/.5 C5/.5 D5/1 G4/1 B4/1 | C5/1.5 B4/.5 A4/2 |
    F4/.5 A4/.5 C5/.5 A4/.5 F5/1 C5/1 | E5/.5 C5/.5 G4/.5 C5/.5 E5/1 G5/1 |
    F5/1 D5/.5 F5/.5 E5/.5 D5/.5 A4/1 | B4/.5 D5/.5 G5/1 F5/.5 E5/.5 D5/1 |
    E5/.5 G5/.5 E5/.5 C5/.5 G4/1 C5/1 | A4/.5 C5/.5 F5/.5 C5/.5 A4/1 F4/1 |
    G4/.5 C5/.5 E5/.5 G5/.5 E5/1 C5/1 | D5/.5 B4/.5 G4/.5 B4/.5 D5/2 |
    C5/.5 E5/.5 A5/1 G5/.5 E5/.5 C5/1 | A4/.5 C5/.5 F5/1 E5/.5 D5/.5 C5/1 |
    B4/.5 D5/.5 F5/.5 D5/.5 B4/.5 A4/.5 G4/.5 F4/.5 | E4/1 G4/1 C5/2""",
)
BARS = 32
LAST, THIRD = 24, 16
"""The bars where the first part comes again, and where the quietest part begins."""
LOUD = -15.0
"""LUFS of the loudest three seconds."""


class Loop:
    """A stereo ring of fixed length into which sounds are folded."""

    def __init__(self, pace: float) -> None:
        """`pace` is in beats a minute."""
        self.beat = 60 / pace
        size = round(BARS * 4 * self.beat * RATE)
        self.sides: list[Wave] = [[0.0] * size, [0.0] * size]

    def put(self, sound: Wave, beat: float, gain: float, place: float) -> None:
        """Fold a sound in at a beat; `place` is 0 left to 1 right."""
        for side, share in ((self.sides[0], 1 - place), (self.sides[1], place)):
            size, start, loud = (
                len(side),
                int(beat * self.beat * RATE),
                gain * (0.35 + 0.65 * share),
            )
            for i, value in enumerate(sound, start):
                side[i % size] += value * loud

    def finished(self) -> list[Wave]:
        """Both sides on a wooden body, in a soft room, at the loudness that is shipped."""
        sides = [_ringed(side, _on_wood) for side in self.sides]
        heard = _in_a_room(sides)
        gain = 10 ** ((LOUD - loudness(heard, 3.0)) / 20)
        return limit([[value * gain for value in side] for side in heard], 0.5, ring=True)


def _ringed(side: Wave, change: object) -> Wave:
    """What a filter makes of a ring: it has heard the end when the beginning comes."""
    ahead = 2 * RATE
    assert callable(change)
    out: Wave = change(side[-ahead:] + side)
    return out[ahead:]


def _on_wood(side: Wave) -> Wave:
    """The body of a small guitar: it is fond of some pitches, and dull above."""
    fond = (peak(108, 2.2, 2.5), peak(215, 2.0, 2.5), peak(430, 1.4, 1.5), peak(2600, 1.0, -2.0))
    return through(side, high_pass(60), *fond, low_pass(7500))


def _in_a_room(sides: list[Wave]) -> list[Wave]:
    """Early echoes from the other side, and a short soft tail."""
    out = []
    for near, far, combs in (
        (sides[0], sides[1], (1423, 1789, 2131, 2437)),
        (sides[1], sides[0], (1493, 1733, 2203, 2377)),
    ):
        size = len(near)
        mixed = list(near)
        for late, gain in ((0.019, 0.16), (0.031, 0.13), (0.047, 0.09)):
            shift = int(late * RATE)
            moved = far[size - shift :] + far[: size - shift]
            mixed = [a + gain * b for a, b in zip(mixed, moved, strict=True)]
        tail = _ringed(near, lambda side, combs=combs: _tail(side, combs))
        out.append([a + 0.11 * b for a, b in zip(mixed, tail, strict=True)])
    return out


def _tail(side: Wave, combs: tuple[int, ...]) -> Wave:
    """What many walls give back: four combs that lose their brightness, then two smearings."""
    sound = through(side, high_pass(220), low_pass(3000))
    out = [0.0] * len(sound)
    for size in combs:
        line, at, low = [0.0] * size, 0, 0.0
        keep = 10 ** (-3 * size / RATE / 0.9)
        for i, value in enumerate(sound):
            here = line[at]
            low += 0.6 * (here - low)
            line[at] = value + keep * low
            out[i] += here
            at = at + 1 if at < size - 1 else 0
    for size in (241, 83):
        line, at = [0.0] * size, 0
        for i, value in enumerate(out):
            here = line[at]
            line[at] = value + 0.6 * here
            out[i] = here - 0.6 * line[at]
            at = at + 1 if at < size - 1 else 0
    return out


def _chords(names: str) -> list[tuple[list[str], list[str]]]:
    """The strings of both halves of each bar."""
    bars = []
    for name in names.split():
        halves = [CHORDS[half].split() for half in name.split("/")]
        bars.append((halves[0], halves[-1]))
    return bars


def _under(name: str, strings: list[str]) -> str:
    """A note of the chord some three to nine semitones under a note of the tune."""
    tones = {number(string) % 12 for string in strings}
    fits = [step for step in range(3, 10) if (number(name) - step) % 12 in tones]
    lower = number(name) - (fits[0] if fits else 12)
    steps = {0: "C", 2: "D", 4: "E", 5: "F", 6: "F#", 7: "G", 9: "A", 11: "B"}
    return f"{steps[lower % 12]}{lower // 12 - 1}"


def _swell(bar: float) -> float:
    """Each part of eight bars grows and goes back a little."""
    return 0.88 + 0.14 * math.sin(math.pi * (bar % 8) / 8)


def melody(loop: Loop, tune: str, chords: list[tuple[list[str], list[str]]], dice: Random) -> None:
    """Play the tune a little right of the middle; in the last part with a voice below it."""
    beat = 0.0
    for token in tune.replace("|", " ").split():
        name, _, count = token.partition("/")
        long = float(count)
        if name != "-":
            bar = int(beat // 4)
            ring = min(2.6, long * loop.beat * 1.4 + 0.6)
            loud = 0.76 * _swell(beat / 4) * (1.06 if beat % 2 == 0 else 0.94)
            loud *= dice.uniform(0.88, 1)
            late = dice.gauss(0.012, 0.008)
            bright = 0.34 + 0.25 * loud
            loop.put(pluck(pitch(name), ring, dice, bright), beat + late, loud, 0.6)
            if bar >= LAST and long >= 1:
                lower = _under(name, chords[bar][0 if beat % 4 < 2 else 1])
                voice = pluck(pitch(lower), ring, dice, 0.4)
                loop.put(voice, beat + late + 0.02, loud * 0.5, 0.66)
        beat += long
    assert beat == BARS * 4


def evening() -> list[Wave]:
    """Fingers over a slow guitar."""
    names, tune = EVENING
    loop, dice, chords = Loop(76), Random(21), _chords(names)
    first, third = (0, 2, 3, 2, 1, 2, 3, 2), (0, 1, 2, 3, 2, 3, 2, 1)
    for bar, halves in enumerate(chords):
        order = third if THIRD <= bar < LAST else first
        for half, string in enumerate(order):
            name = halves[half // 4][string]
            new = half == 0 or (half == 4 and halves[0] != halves[1])
            if new:
                name = halves[half // 4][0]
            loud = (0.54 if new else 0.3 if half % 2 == 0 else 0.25) * _swell(bar)
            loud *= dice.uniform(0.82, 1) * (0.85 if order is third else 1)
            sound = pluck(pitch(name), 2.2 if new else 1.3, dice, 0.2 + 0.2 * loud)
            loop.put(sound, bar * 4 + half / 2 + dice.gauss(0.012, 0.008), loud, 0.36)
    melody(loop, tune, chords, dice)
    return loop.finished()


def market() -> list[Wave]:
    """A small band on market day: bass, chops, tune and a shaker of beans."""
    names, tune = MARKET
    loop, dice, chords = Loop(104), Random(22), _chords(names)
    for bar, (strings, _) in enumerate(chords):
        start, swell, quiet = bar * 4, _swell(bar), THIRD <= bar < LAST
        bass, fifth, *high = strings
        for beat, name in ((0, bass), (2, bass if quiet else fifth)):
            loud = 0.52 * swell * dice.uniform(0.88, 1)
            sound = pluck(pitch(name), 1.1 if quiet else 0.8, dice, 0.24)
            loop.put(sound, start + beat + dice.gauss(0.01, 0.006), loud, 0.45)
        for beat in (0.5, 1.5, 2.5, 3.5) if quiet else (1, 3):
            rolled = high if quiet else [fifth, *high]
            apart = 0.25 if quiet else 0.02
            for late, name in enumerate(rolled):
                loud = 0.22 * swell * dice.uniform(0.8, 1)
                sound = pluck(pitch(name) * 2, 0.5 if quiet else 0.3, dice, 0.4)
                loop.put(sound, start + beat + late * apart + dice.uniform(0, 0.012), loud, 0.3)
        if not quiet:
            _beans(loop, start, bar, dice)
    melody(loop, tune, chords, dice)
    return loop.finished()


def _beans(loop: Loop, start: float, bar: int, dice: Random) -> None:
    """A bar of shaken beans, and a knock on the box at its end."""
    for half in range(8):
        soft = (0.1 if half % 2 else 0.05) * dice.uniform(0.75, 1)
        late = 0.05 if half % 2 else 0.0
        loop.put(noise(0.05, 5200, 0.016, dice, 0.006), start + half / 2 + late, soft, 0.75)
    loop.put(knock(330, 0.1, 0.2), start + 3.5, 0.1, 0.7)
    if bar % 4 == 3:
        loop.put(knock(392, 0.1, 0.2), start + 3, 0.08, 0.72)


def main() -> None:
    """Make and encode both loops."""
    for name, make in (("evening", evening), ("market", market)):
        save(f"music/{name}", make(), 2)


if __name__ == "__main__":
    main()
