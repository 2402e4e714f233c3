"""Building blocks for the sound scripts: knocks, plucks, paper, rooms, and writing OGG files.

Needs `oggenc` (package vorbis-tools) on the path; everything else is the standard library. Times
are in seconds, pitches in hertz, gains 0 to 1, loudness in LUFS (ITU-R BS.1770).
"""

import math
import subprocess
import tempfile
import wave
from array import array
from pathlib import Path
from random import Random
from typing import NamedTuple

RATE = 44100
ASSETS = Path(__file__).resolve().parent.parent / "assets"
Wave = list[float]
NAMES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
STRETCH = 2 ** (1.5 / 1200)
"""How far apart the two directions are in which a string swings: one and a half cents."""


class Filter(NamedTuple):
    """Two poles and two zeros: b0, b1, b2 over 1, a1, a2."""

    b0: float
    b1: float
    b2: float
    a1: float
    a2: float


def pitch(name: str) -> float:
    """Hertz of a note such as C4 or F#5."""
    return 440.0 * 2 ** ((number(name) - 69) / 12)


def number(name: str) -> int:
    """Semitones of a note such as C4 (60) or F#5."""
    step = NAMES[name[0]] + (1 if "#" in name else 0)
    return step + 12 * (int(name[-1]) + 1)


def silence(length: float) -> Wave:
    """Nothing, for `length` seconds."""
    return [0.0] * int(length * RATE)


def add(into: Wave, sound: Wave, at: float = 0.0, gain: float = 1.0) -> Wave:
    """Mix a sound in at a time, growing the target where needed; gives the target."""
    start = int(at * RATE)
    if len(into) < start + len(sound):
        into.extend([0.0] * (start + len(sound) - len(into)))
    for i, value in enumerate(sound, start):
        into[i] += value * gain
    return into


# -- filters ---------------------------------------------------------------------------------


def low_pass(cut: float, q: float = 0.707) -> Filter:
    """Only what is below `cut`."""
    c, a = _corner(cut, q)
    return _over(1 + a, (1 - c) / 2, 1 - c, (1 - c) / 2, -2 * c, 1 - a)


def high_pass(cut: float, q: float = 0.707) -> Filter:
    """Only what is above `cut`."""
    c, a = _corner(cut, q)
    return _over(1 + a, (1 + c) / 2, -1 - c, (1 + c) / 2, -2 * c, 1 - a)


def band_pass(middle: float, q: float) -> Filter:
    """Only what is about `middle`; the narrower the higher `q` is."""
    c, a = _corner(middle, q)
    return _over(1 + a, a, 0, -a, -2 * c, 1 - a)


def peak(middle: float, q: float, decibels: float) -> Filter:
    """More, or less, of what is about `middle`."""
    c, a = _corner(middle, q)
    up = 10 ** (decibels / 40)
    return _over(1 + a / up, 1 + a * up, -2 * c, 1 - a * up, -2 * c, 1 - a / up)


def _corner(cut: float, q: float) -> tuple[float, float]:
    turn = 2 * math.pi * cut / RATE
    return math.cos(turn), math.sin(turn) / (2 * q)


def _over(a0: float, b0: float, b1: float, b2: float, a1: float, a2: float) -> Filter:
    return Filter(b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0)


def through(sound: Wave, *filters: Filter) -> Wave:
    """What is left of a sound after these filters."""
    for b0, b1, b2, a1, a2 in filters:
        out, one, two = [], 0.0, 0.0
        for value in sound:
            here = b0 * value + one
            one, two = b1 * value - a1 * here + two, b2 * value - a2 * here
            out.append(here)
        sound = out
    return sound


# -- bodies ----------------------------------------------------------------------------------


def modes(base: float, partials: list[tuple[float, float, float]], length: float) -> Wave:
    """A struck body: partials of (ratio, gain, decay time); it is still at the end of `length`."""
    out = silence(length)
    for ratio, loud, decay in partials:
        turn, fall = 2 * math.pi * base * ratio / RATE, math.exp(-1 / (decay * RATE))
        # A rotating vector costs two multiplications a sample instead of a sine.
        x, y, c, s = 0.0, loud, math.cos(turn) * fall, math.sin(turn) * fall
        for i in range(len(out)):
            out[i] += x
            x, y = x * c + y * s, y * c - x * s
    return fade(out, 0, length * 0.3)


def knock(base: float, length: float = 0.16, hard: float = 0.5) -> Wave:
    """A wooden block."""
    out = modes(
        base,
        [
            (1, 0.7, 0.034),
            (1.013, 0.25, 0.024),
            (2.76, 0.34 * hard, 0.014),
            (5.4, 0.14 * hard, 0.005),
        ],
        length,
    )
    return add(out, noise(0.005, 1800 + 2200 * hard, 0.0015, Random(int(base))), 0, 0.3 * hard)


def bar(base: float, length: float = 0.7) -> Wave:
    """A marimba bar under a soft mallet: its second partial is two octaves up."""
    out = modes(
        base,
        [(1, 0.66, 0.2), (1.0015, 0.22, 0.3), (4.0, 0.16, 0.045), (9.9, 0.03, 0.012)],
        length,
    )
    return add(out, noise(0.007, 1500, 0.0025, Random(7)), 0, 0.16)


def chime(base: float, length: float = 0.5) -> Wave:
    """A small coin: warm metal, with a little beating, over a wooden click."""
    out = modes(
        base,
        [
            (1, 0.5, 0.15),
            (1.006, 0.28, 0.19),
            (2.0, 0.2, 0.1),
            (2.76, 0.15, 0.07),
            (5.4, 0.06, 0.03),
        ],
        length,
    )
    return add(out, noise(0.006, 4200, 0.0015, Random(3)), 0, 0.22)


def noise(length: float, cut: float, decay: float, dice: Random, rise: float = 0.0) -> Wave:
    """Hiss below `cut` hertz that rises for `rise` seconds, then decays."""
    out, low, lower = [], 0.0, 0.0
    k = 1 - math.exp(-2 * math.pi * cut / RATE)
    for i in range(int(length * RATE)):
        t = i / RATE
        gain = t / rise if t < rise else math.exp(-(t - rise) / decay)
        low += k * (dice.uniform(-1, 1) - low)
        lower += k * (low - lower)
        out.append(lower * gain * 1.8)
    return out


def paper(length: float, middle: float, decay: float, dice: Random) -> Wave:
    """A card that touches something: a snap of hiss about `middle` hertz."""
    raw = [dice.uniform(-1, 1) * math.exp(-i / (decay * RATE)) for i in range(int(length * RATE))]
    return through(raw, band_pass(middle, 0.8), low_pass(5200))


def swish(length: float, start: float, end: float, dice: Random) -> Wave:
    """Paper through air: a band of hiss that glides from one pitch to another."""
    out, low, band = [], 0.0, 0.0
    count = int(length * RATE)
    for i in range(count):
        share = i / count
        f = 2 * math.sin(math.pi * (start + (end - start) * share) / RATE)
        low += f * band
        band += f * (dice.uniform(-1, 1) - low - 0.6 * band)
        out.append(band * math.sin(math.pi * share) ** 1.2 * 0.5)
    return through(out, low_pass(5200))


def grains(
    count: int, length: float, base: float, spread: float, dice: Random, hard: float = 0.7
) -> Wave:
    """Beans shaken or falling: short shells about `base`, the first at once, denser at first."""
    out = silence(length)
    for place in range(count):
        at = length * dice.random() ** 1.6 * 0.85 if place else 0.0
        shell = knock(base * dice.uniform(1 - spread, 1 + spread), 0.05, hard)
        gain = dice.uniform(0.25, 0.8) if place else 0.8
        add(out, shell, at, gain * (1 - 0.6 * at / length))
    return out


# -- strings ---------------------------------------------------------------------------------


def pluck(base: float, length: float, dice: Random, bright: float = 0.5) -> Wave:
    """A plucked string, which swings in two directions a trace out of tune with each other."""
    out = _string(base, length, dice, bright, 1.0)
    add(out, _string(base * STRETCH, length, dice, bright * 0.8, 0.6), 0, 0.45)
    return fade(out, 0.0008, min(0.15, length / 3))


def _string(base: float, length: float, dice: Random, bright: float, ring: float) -> Wave:
    """Karplus and Strong: a period of hiss goes round, a little duller each time."""
    dull = max(0.12, min(0.5, 0.5 * (300 / base) ** 0.8 * (1.2 - 0.4 * bright)))
    turn = 2 * math.pi * base / RATE
    lag = math.atan2(dull * math.sin(turn), 1 - dull + dull * math.cos(turn)) / turn
    size = int(RATE / base - lag - 0.2)
    share = RATE / base - lag - size
    tune = (1 - share) / (1 + share)
    keep = 10 ** (-3 / (base * 3.4 * ring * (196 / base) ** 0.5))
    line = _finger(size, dice, bright)
    out, at, last, before, after = [], 0, 0.0, 0.0, 0.0
    for _ in range(int(length * RATE)):
        here = line[at]
        value = keep * ((1 - dull) * here + dull * last)
        after = tune * (value - after) + before
        last, before, line[at] = here, value, after
        out.append(here)
        at = at + 1 if at < size - 1 else 0
    return out


def _finger(size: int, dice: Random, bright: float) -> Wave:
    """How a finger leaves a string of this period: hiss without the overtones of its place, whose
    overtones up to 1500 Hz are always of the same strength."""
    soft = 0.12 + 0.5 * bright
    raw, once, twice = [], 0.0, 0.0
    for _ in range(2 * size):
        once += soft * (dice.uniform(-1, 1) - once)
        twice += soft * (once - twice)
        raw.append(twice)
    place = max(1, round(size * 0.19))
    line = [raw[size + i] - 0.9 * raw[size + i - place] for i in range(size)]
    middle = sum(line) / size
    low = max(3, 1500 * size // RATE)
    strength = math.sqrt(sum(_overtone(line, times) for times in range(1, low + 1)))
    return [0.3 * (value - middle) / strength for value in line]


def _overtone(line: Wave, times: int) -> float:
    """How strong this overtone of a period is, as the mean of its square."""
    turn = 2 * math.pi * times / len(line)
    across = sum(value * math.cos(turn * i) for i, value in enumerate(line))
    up = sum(value * math.sin(turn * i) for i, value in enumerate(line))
    return 2 * (across * across + up * up) / len(line) ** 2


# -- finishing -------------------------------------------------------------------------------


def fade(sound: Wave, head: float, tail: float) -> Wave:
    """Soften the first and the last moments; gives a new sound."""
    out, first, last = list(sound), int(head * RATE), int(tail * RATE)
    for i in range(min(first, len(out))):
        out[i] *= i / first
    for i in range(min(last, len(out))):
        out[-1 - i] *= i / last
    return out


def corner_of_a_room(sound: Wave, gain: float = 0.16) -> Wave:
    """A few early echoes off wooden walls: dry, but not in a void."""
    dark = through(sound, low_pass(2600), high_pass(180))
    out = list(sound)
    for late, share in ((0.0113, 1.0), (0.0197, 0.8), (0.0291, 0.6), (0.0437, 0.42)):
        add(out, dark, late, gain * share)
    return out


def loudness(channels: list[Wave], window: float = 0.4) -> float:
    """LUFS of the loudest `window` seconds; one channel is heard from both sides."""
    size = int(window * RATE)
    total = [0.0] * max(len(channel) for channel in channels)
    for channel in channels:
        heard = through(channel, *_EAR)
        for i, value in enumerate(heard):
            total[i] += value * value * (2 if len(channels) == 1 else 1)
    most = now = 0.0
    for i, value in enumerate(total):
        now += value - (total[i - size] if i >= size else 0.0)
        most = max(most, now)
    return -0.691 + 10 * math.log10(max(1e-12, most / size))


_EAR = (
    Filter(1.530841, -2.650980, 1.169079, -1.663655, 0.712595),
    Filter(1.0, -2.0, 1.0, -1.989170, 0.989199),
)
"""The weighting of BS.1770 at 44.1 kHz."""


def limit(channels: list[Wave], ceiling: float, ring: bool = False) -> list[Wave]:
    """Gently turn down, for some milliseconds, what would rise above `ceiling`.

    `ring`: the end is followed by the beginning.
    """
    block = RATE // 400
    count = -(-len(channels[0]) // block)
    tops = [
        max(max(map(abs, channel[i * block : (i + 1) * block])) for channel in channels)
        for i in range(count)
    ]
    gains = [min(1.0, ceiling / max(top, 1e-9)) for top in tops]

    def near(values: list[float], i: int, reach: int) -> list[float]:
        if ring:
            return [values[(i + k) % count] for k in range(-reach, reach + 1)]
        return values[max(0, i - reach) : i + reach + 1]

    lows = [min(near(gains, i, 5)) for i in range(count)]
    smooth = [sum(part) / len(part) for part in (near(lows, i, 4) for i in range(count))]
    out = []
    for channel in channels:
        turned = []
        for i, value in enumerate(channel):
            at = i / block - 0.5
            left = math.floor(at)
            a = smooth[left % count if ring else max(0, left)]
            b = smooth[(left + 1) % count if ring else min(count - 1, left + 1)]
            turned.append(value * (a + (b - a) * (at - left)))
        out.append(turned)
    return out


def finish(sound: Wave, lufs: float, ceiling: float = 0.7) -> Wave:
    """A cue as it is shipped: no rumble, no hiss, so loud, nothing over `ceiling`, a quiet end."""
    sound = through(sound, high_pass(55), low_pass(9000))
    gain = 10 ** ((lufs - loudness([sound])) / 20)
    sound = limit([[value * gain for value in sound]], ceiling)[0]
    heard = max(map(abs, sound)) * 10 ** (-56 / 20)
    end = next(i for i in range(len(sound) - 1, 0, -1) if abs(sound[i]) > heard)
    return [*fade(sound[: end + RATE // 200], 0, 0.012), *silence(0.002)]


def save(name: str, channels: list[Wave], quality: float) -> None:
    """Encode one file below assets; all channels have the same length."""
    target = ASSETS / f"{name}.ogg"
    target.parent.mkdir(parents=True, exist_ok=True)
    frames = array(
        "h",
        (
            max(-32767, min(32767, round(value * 32767)))
            for frame in zip(*channels, strict=True)
            for value in frame
        ),
    )
    with tempfile.TemporaryDirectory() as folder:
        raw = Path(folder) / "sound.wav"
        with wave.open(str(raw), "wb") as file:
            file.setnchannels(len(channels))
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(frames.tobytes())
        command = ["oggenc", "-Q", "-s", "1", "-q", str(quality), "-o", str(target), str(raw)]
        subprocess.run(command, check=True)
