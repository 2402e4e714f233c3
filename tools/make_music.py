"""Make the two music loops into assets/music: `python tools/make_music.py` (needs oggenc).

Plucked strings only; what still rings at the end is folded onto the beginning, so a loop has no
seam. A tune is bars of NOTE/BEATS, `-` is a rest; a bar has one chord, or two as Am/D. Chords are
the bass string, then the others, rising.
"""

from random import Random

from synth import RATE, Wave, knock, level, noise, pitch, pluck, save

CHORDS = {
    "G": "G2 D3 G3 B3",
    "Em": "E2 B2 G3 B3",
    "C": "C3 G3 C4 E4",
    "D": "D3 A3 D4 F#4",
    "Am": "A2 E3 A3 C4",
    "F": "F2 C3 F3 A3",
    "Dm": "D3 A3 D4 F4",
}
EVENING = (
    "G Em C D G Em Am D C G Am Em C G Am/D G",
    """B4/1.5 A4/.5 G4/1 D4/1 | E4/1 G4/1 B4/2 | C5/1.5 B4/.5 A4/1 G4/1 | A4/3 -/1 |
    B4/1.5 A4/.5 G4/1 D5/1 | B4/1 G4/1 E4/2 | A4/1 B4/.5 C5/.5 B4/1 A4/1 | F#4/1 A4/3 |
    E5/1.5 D5/.5 C5/1 G4/1 | D5/1 B4/1 G4/2 | C5/1.5 B4/.5 A4/1 E4/1 | G4/1 B4/3 |
    E5/1 D5/.5 C5/.5 B4/1 A4/1 | B4/1 D5/1 G4/2 | A4/1 C5/1 B4/1 F#4/1 | G4/3 -/1""",
)
MARKET = (
    "C F C G C F G C Am F C G Am Dm G C",
    """G4/.5 E4/.5 G4/.5 C5/.5 B4/.5 C5/.5 G4/1 | A4/.5 F4/.5 A4/.5 C5/.5 A4/1 F4/1 |
    G4/.5 E4/.5 G4/.5 C5/.5 E5/1 C5/1 | D5/1 B4/.5 C5/.5 D5/2 |
    E5/.5 D5/.5 C5/.5 G4/.5 E4/1 G4/1 | A4/.5 C5/.5 F5/.5 E5/.5 D5/.5 C5/.5 A4/1 |
    B4/.5 D5/.5 G4/.5 B4/.5 A4/.5 G4/.5 F4/.5 D4/.5 | E4/1 C5/1 G4/2 |
    C5/.5 E5/.5 A4/.5 C5/.5 B4/1 A4/1 | A4/.5 C5/.5 F4/.5 A4/.5 G4/1 F4/1 |
    E4/.5 G4/.5 C5/.5 G4/.5 E5/1.5 D5/.5 | D5/1.5 C5/.5 B4/1 G4/1 |
    A4/.5 B4/.5 C5/.5 E5/.5 E5/1 C5/1 | D5/.5 F5/.5 A4/.5 D5/.5 C5/.5 A4/.5 F4/1 |
    G4/.5 A4/.5 B4/.5 D5/.5 F5/.5 D5/.5 B4/.5 G4/.5 | C5/1 E4/1 C4/2""",
)


class Loop:
    """A stereo ring of fixed length into which sounds are folded."""

    def __init__(self, beats: int, pace: float) -> None:
        """`pace` is in beats a minute."""
        self.beat = 60 / pace
        size = round(beats * self.beat * RATE)
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

    def room(self) -> list[Wave]:
        """Both sides with a few early echoes from across the room."""
        left, right = self.sides
        out = []
        for near, far in ((left, right), (right, left)):
            size = len(near)
            mixed = list(near)
            for late, gain in ((0.023, 0.2), (0.041, 0.15), (0.067, 0.11), (0.113, 0.07)):
                shift = int(late * RATE)
                moved = far[size - shift :] + far[: size - shift]
                mixed = [a + gain * b for a, b in zip(mixed, moved, strict=True)]
            out.append(mixed)
        return out


def melody(loop: Loop, tune: str, dice: Random, gain: float) -> None:
    """Play the tune a little right of the middle."""
    beat = 0.0
    for token in tune.replace("|", " ").split():
        name, _, count = token.partition("/")
        if name != "-":
            ring = min(2.4, float(count) * loop.beat * 1.5 + 0.5)
            late = dice.uniform(0, 0.02)
            loop.put(
                pluck(pitch(name), ring, dice, 0.62), beat + late, gain * dice.uniform(0.85, 1), 0.6
            )
        beat += float(count)


def evening() -> list[Wave]:
    """Fingers over a slow guitar."""
    chords, tune = EVENING
    loop, dice = Loop(64, 76), Random(21)
    for place, chord in enumerate(chords.split()):
        first, second = (CHORDS[name].split() for name in (chord + "/" + chord).split("/")[:2])
        order = zip((first,) * 4 + (second,) * 4, (0, 2, 3, 2, 1, 2, 3, 2), strict=True)
        for half, (strings, string) in enumerate(order):
            name = strings[string]
            loud = 0.6 if half == 0 else 0.3
            loop.put(
                pluck(pitch(name), 1.9 if half == 0 else 1.2, dice, 0.34),
                place * 4 + half / 2,
                loud * dice.uniform(0.8, 1),
                0.36,
            )
    melody(loop, tune, dice, 0.62)
    return loop.room()


def market() -> list[Wave]:
    """A small band on market day: bass, chops, tune and a shaker of beans."""
    chords, tune = MARKET
    loop, dice = Loop(64, 104), Random(22)
    for place, chord in enumerate(chords.split()):
        bass, fifth, *high = CHORDS[chord].split()
        start = place * 4
        for beat, name in ((0, bass), (2, fifth)):
            loop.put(
                pluck(pitch(name) if name != bass else pitch(bass), 0.8, dice, 0.3),
                start + beat,
                0.6,
                0.45,
            )
        for beat in (1, 3):
            for late, name in enumerate([fifth, *high]):
                loop.put(
                    pluck(pitch(name) * 2, 0.28, dice, 0.5), start + beat + late * 0.02, 0.24, 0.3
                )
        for half in range(8):
            soft = 0.1 if half % 2 else 0.05
            loop.put(noise(0.05, 8000, 0.016, dice, 0.008), start + half / 2, soft, 0.75)
        loop.put(knock(330, 0.1, 0.2), start + 3.5, 0.1, 0.7)
    melody(loop, tune, dice, 0.6)
    return loop.room()


def main() -> None:
    """Make and encode both loops."""
    for name, make in (("evening", evening), ("market", market)):
        sides = make()
        top = max(max(abs(value) for value in side) for side in sides)
        save(f"music/{name}", [level(side, 0.4 * max(map(abs, side)) / top) for side in sides], 2)


if __name__ == "__main__":
    main()
