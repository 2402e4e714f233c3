"""Building blocks for the sound scripts: knocks, plucks, grains, noise, and writing OGG files.

Needs `oggenc` (package vorbis-tools) on the path; everything else is the standard library. Times
are in seconds, pitches in hertz, loudness 0 to 1.
"""

import math
import subprocess
import tempfile
import wave
from array import array
from pathlib import Path
from random import Random

RATE = 44100
ASSETS = Path(__file__).resolve().parent.parent / "assets"
Wave = list[float]
NAMES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def pitch(name: str) -> float:
    """Hertz of a note such as C4 or F#5."""
    step = NAMES[name[0]] + (1 if "#" in name else 0)
    return 440.0 * 2 ** ((step + 12 * (int(name[-1]) + 1) - 69) / 12)


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


def modes(base: float, partials: list[tuple[float, float, float]], length: float) -> Wave:
    """A struck body: partials of (ratio, loudness, decay time)."""
    out = silence(length)
    for ratio, loud, decay in partials:
        turn, fall = 2 * math.pi * base * ratio / RATE, math.exp(-1 / (decay * RATE))
        # A rotating vector costs two multiplications a sample instead of a sine.
        x, y, c, s = 0.0, loud, math.cos(turn) * fall, math.sin(turn) * fall
        for i in range(len(out)):
            out[i] += x
            x, y = x * c + y * s, y * c - x * s
    return out


def knock(base: float, length: float = 0.16, hard: float = 0.5) -> Wave:
    """A wooden block."""
    out = modes(
        base, [(1, 0.8, 0.035), (2.76, 0.34 * hard, 0.016), (5.4, 0.2 * hard, 0.007)], length
    )
    return add(out, noise(0.006, 2500 + 3500 * hard, 0.002, Random(int(base))), 0, 0.35 * hard)


def bar(base: float, length: float = 0.7) -> Wave:
    """A marimba bar: soft wood that sings."""
    out = modes(base, [(1, 0.8, 0.2), (3.93, 0.2, 0.05), (9.2, 0.06, 0.015)], length)
    return add(out, noise(0.008, 1800, 0.003, Random(7)), 0, 0.16)


def chime(base: float, length: float = 0.5) -> Wave:
    """A small coin: metal partials over a dull click."""
    out = modes(
        base,
        [
            (1, 0.5, 0.16),
            (2.41, 0.26, 0.11),
            (3.9, 0.17, 0.07),
            (5.37, 0.1, 0.04),
            (1.006, 0.3, 0.19),
        ],
        length,
    )
    return add(out, noise(0.007, 6000, 0.002, Random(3)), 0, 0.3)


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


def swish(length: float, start: float, end: float, dice: Random) -> Wave:
    """Paper through air: a band of hiss that glides from one pitch to another."""
    out, low, band = [], 0.0, 0.0
    count = int(length * RATE)
    for i in range(count):
        share = i / count
        f = 2 * math.sin(math.pi * (start + (end - start) * share) / RATE)
        low += f * band
        band += f * (dice.uniform(-1, 1) - low - 0.9 * band)
        out.append(band * math.sin(math.pi * share) ** 1.5 * 0.7)
    return out


def pluck(base: float, length: float, dice: Random, bright: float = 0.5) -> Wave:
    """A plucked string (Karplus and Strong), tuned with a fraction of a sample."""
    period = RATE / base - 0.5
    size = int(period)
    share = period - size
    line, low = [], 0.0
    for _ in range(size + 1):
        low += (0.15 + 0.6 * bright) * (dice.uniform(-1, 1) - low)
        line.append(low)
    middle = sum(line) / len(line)
    line = [value - middle for value in line]
    damp = 0.9992 - 0.0012 * (1 - bright) - 0.3 / (base * max(0.3, length) * 4)
    out, at, last = [], 0, 0.0
    for _ in range(int(length * RATE)):
        here = line[at]
        after = line[(at + 1) % (size + 1)]
        value = here * share + after * (1 - share)
        line[at] = damp * 0.5 * (value + last)
        last = value
        out.append(value)
        at = (at + 1) % (size + 1)
    return fade(out, 0.002, min(0.12, length / 3))


def fade(sound: Wave, head: float, tail: float) -> Wave:
    """Soften the first and the last moments; gives a new sound."""
    out, first, last = list(sound), int(head * RATE), int(tail * RATE)
    for i in range(min(first, len(out))):
        out[i] *= i / first
    for i in range(min(last, len(out))):
        out[-1 - i] *= i / last
    return out


def grains(
    count: int, length: float, base: float, spread: float, dice: Random, hard: float = 0.7
) -> Wave:
    """Beans shaken or falling: short shells at pitches around `base`, denser at the start."""
    out = silence(length)
    for _ in range(count):
        at = length * dice.random() ** 1.6 * 0.85
        shell = knock(base * dice.uniform(1 - spread, 1 + spread), 0.05, hard)
        add(out, shell, at, dice.uniform(0.25, 0.8) * (1 - 0.6 * at / length))
    return out


def level(sound: Wave, peak: float) -> Wave:
    """Scale to a peak; gives a new sound."""
    top = max(1e-9, max(abs(value) for value in sound))
    return [value * peak / top for value in sound]


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
