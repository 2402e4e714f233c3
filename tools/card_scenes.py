"""The quiet scenery in the window of each card face, in tints of the card's own colours."""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin

from svg import mix, stroke

WHITE = "#FFFFFF"


def blob(d: str, fill: str, alpha: float = 1.0) -> str:
    """A shape without a line."""
    more = f' fill-opacity="{alpha:g}"' if alpha < 1 else ""
    return f'<path d="{d}" fill="{fill}"{more}/>'


def ball(x: float, y: float, r: float, fill: str, alpha: float = 1.0) -> str:
    """A disc."""
    more = f' fill-opacity="{alpha:g}"' if alpha < 1 else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{more}/>'


def twinkle(x: float, y: float, r: float) -> str:
    """A star of four points as part of a path."""
    return (
        f"M{x:g} {y - r:g}Q{x:g} {y:g} {x + r:g} {y:g}Q{x:g} {y:g} {x:g} {y + r:g}"
        f"Q{x:g} {y:g} {x - r:g} {y:g}Q{x:g} {y:g} {x:g} {y - r:g}Z"
    )


def heart(x: float, y: float, r: float) -> str:
    """A heart as part of a path."""
    return (
        f"M{x:g} {y + r:g}C{x - 2 * r:g} {y - r * 0.4:g} {x - r * 0.6:g} {y - r * 1.4:g} "
        f"{x:g} {y - r * 0.3:g}C{x + r * 0.6:g} {y - r * 1.4:g} {x + 2 * r:g} {y - r * 0.4:g} "
        f"{x:g} {y + r:g}Z"
    )


def rays(x: float, y: float, count: int) -> str:
    """Broad beams around a point, inside the window."""
    d = ""
    for i in range(count):
        a, b = 2 * pi * i / count, 2 * pi * (i + 0.5) / count
        ends = [
            (min(91.5, max(8.5, x + 60 * cos(t))), min(98, max(24, y + 60 * sin(t))))
            for t in (a, b)
        ]
        d += f"M{x:g} {y:g}L{ends[0][0]:.1f} {ends[0][1]:.1f}L{ends[1][0]:.1f} {ends[1][1]:.1f}Z"
    return d


@dataclass(frozen=True)
class Tints:
    """The colours of one card: the window's `light`, the card's `fill`, and two between them."""

    light: str
    fill: str
    soft: str
    deep: str


def coffee(t: Tints) -> list[str]:
    """A clock on the wall and a window with the moon."""
    return [
        ball(22, 43, 9.5, WHITE, 0.7),
        stroke("M22 37V43L26 46", t.deep, 2.2),
        blob("M70 30H88V56H70Z", t.soft),
        blob("M84 34A8 8 0 1 0 86 46A6.5 6.5 0 0 1 84 34Z", WHITE, 0.9),
        stroke("M70 43H88M79 30V56", t.light, 2),
    ]


def wax(t: Tints) -> list[str]:
    """A lamp's glow, stars and the moon."""
    return [
        ball(50, 34, 40 - 14, WHITE, 0.35),
        ball(50, 34, 16, WHITE, 0.5),
        blob(twinkle(20, 42, 6) + twinkle(80, 52, 5) + twinkle(24, 70, 4), "#F2B632", 0.8),
        blob("M82 30A9 9 0 1 0 86 42A7 7 0 0 1 82 30Z", "#F2B632", 0.7),
    ]


def blue(t: Tints) -> list[str]:
    """A beam of light and notes of a song."""
    return [
        blob("M40 24.5H60L86 98H14Z", WHITE, 0.5),
        stroke("M19 50V38L27 36V48M78 74V64L85 62V72", t.deep, 2.4),
        ball(16.5, 50, 3, t.deep),
        ball(24.5, 48, 3, t.deep),
        ball(75.5, 74, 3, t.deep),
        ball(82.5, 72, 3, t.deep),
    ]


def chili(t: Tints) -> list[str]:
    """Beams of heat over a hill."""
    return [blob(rays(48, 62, 9), WHITE, 0.4), blob("M8.5 80L22 60L34 82Z", t.soft)]


def stink(t: Tints) -> list[str]:
    """Clouds and bubbles."""
    return [
        blob("M8.5 40C20 34 26 46 38 40C40 52 20 54 8.5 50Z", t.soft, 0.9),
        blob("M91.5 52C82 48 76 56 66 52C68 62 82 64 91.5 62Z", t.soft, 0.9),
        *[ball(x, y, r, t.deep, 0.45) for x, y, r in ((18, 66, 3), (82, 38, 4), (86, 74, 2.4))],
    ]


def green(t: Tints) -> list[str]:
    """The sun over a field in furrows."""
    return [
        ball(24, 42, 10, "#FFF3B0", 0.9),
        blob("M8.5 80C30 66 60 70 91.5 62V98H8.5Z", t.soft),
        stroke("M14 92L34 72M34 94L46 71M60 94L58 69M84 92L70 67", t.deep, 2.4),
    ]


def soy(t: Tints) -> list[str]:
    """A great moon over mountains and water."""
    return [
        ball(50, 58, 31, WHITE, 0.65),
        blob("M8.5 88L24 58L36 76L42 68L56 88Z", t.soft, 0.9),
        stroke("M12 82H28M70 78H88M76 84H86", t.deep, 1.8),
    ]


def black_eyed(t: Tints) -> list[str]:
    """Bars before the wall, and posts."""
    return [
        stroke("M8.5 48H91.5M8.5 61H91.5M8.5 74H91.5", WHITE, 3.4),
        blob("M11 40H17V92H11ZM83 40H89V92H83Z", t.deep),
        ball(24, 34, 5, WHITE, 0.7),
        ball(76, 34, 5, WHITE, 0.7),
    ]


def red(t: Tints) -> list[str]:
    """Curtains and hearts."""
    return [
        blob("M8.5 24.5H30C28 52 22 74 8.5 84Z", t.deep),
        blob("M91.5 24.5H70C72 52 78 74 91.5 84Z", t.deep),
        stroke("M17 26C17 50 14 66 10 78M83 26C83 50 86 66 90 78", t.soft, 2),
        blob(heart(40, 40, 3) + heart(62, 46, 2.6) + heart(50, 32, 2), WHITE, 0.8),
    ]


def garden(t: Tints) -> list[str]:
    """The sun over a picket fence."""
    return [
        ball(78, 42, 9, "#FFF7C0", 0.9),
        blob(
            "".join(f"M{x} 94V70L{x + 4} 64L{x + 8} 70V94Z" for x in (11, 23, 35, 57, 69, 81)),
            WHITE,
            0.75,
        ),
        stroke("M9 76H91M9 85H91", mix(WHITE, t.fill, 0.3), 2.6),
    ]


def cocoa(t: Tints) -> list[str]:
    """Columns and a drape."""
    return [
        blob("M12 34H24V92H12ZM76 34H88V92H76Z", WHITE, 0.7),
        blob("M9.5 30H26.5V36H9.5ZM73.5 30H90.5V36H73.5Z", mix(t.light, t.fill, 0.16)),
        stroke("M16 38V90M20 38V90M80 38V90M84 38V90", t.light, 1.6),
        blob("M26 24.5H74C70 40 60 36 50 34C40 36 30 40 26 24.5Z", "#D88A9C", 0.7),
    ]


SCENES: dict[str, Callable[[Tints], list[str]]] = {
    "coffee": coffee,
    "wax": wax,
    "blue": blue,
    "chili": chili,
    "stink": stink,
    "green": green,
    "soy": soy,
    "black-eyed": black_eyed,
    "red": red,
    "garden": garden,
    "cocoa": cocoa,
}


def scene(kind: str, light: str, fill: str) -> list[str]:
    """Scenery behind a kind's bean: `light` is the window's tint, `fill` the card's colour."""
    return SCENES[kind](Tints(light, fill, mix(light, fill, 0.2), mix(light, fill, 0.34)))
