"""The quiet scenery in the window of each card face, in tints of the card's own colours."""

from math import cos, pi, sin

from svg import mix


def blob(d: str, fill: str, alpha: float = 1.0) -> str:
    """A shape without a line."""
    more = f' fill-opacity="{alpha:g}"' if alpha < 1 else ""
    return f'<path d="{d}" fill="{fill}"{more}/>'


def line(d: str, colour: str, width: float) -> str:
    """An open stroke with round ends."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


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


def scene(kind: str, light: str, fill: str) -> list[str]:
    """Scenery behind a kind's bean: `light` is the window's tint, `fill` the card's colour."""
    soft, deep, white = mix(light, fill, 0.2), mix(light, fill, 0.34), "#FFFFFF"
    scenes: dict[str, list[str]] = {
        "coffee": [
            ball(22, 43, 9.5, white, 0.7),
            line("M22 37V43L26 46", deep, 2.2),
            blob("M70 30H88V56H70Z", soft),
            blob("M84 34A8 8 0 1 0 86 46A6.5 6.5 0 0 1 84 34Z", white, 0.9),
            line("M70 43H88M79 30V56", light, 2),
        ],
        "wax": [
            ball(50, 34, 40 - 14, white, 0.35),
            ball(50, 34, 16, white, 0.5),
            blob(twinkle(20, 42, 6) + twinkle(80, 52, 5) + twinkle(24, 70, 4), "#F2B632", 0.8),
            blob("M82 30A9 9 0 1 0 86 42A7 7 0 0 1 82 30Z", "#F2B632", 0.7),
        ],
        "blue": [
            blob("M40 24.5H60L86 98H14Z", white, 0.5),
            line("M19 50V38L27 36V48M78 74V64L85 62V72", deep, 2.4),
            ball(16.5, 50, 3, deep),
            ball(24.5, 48, 3, deep),
            ball(75.5, 74, 3, deep),
            ball(82.5, 72, 3, deep),
        ],
        "chili": [blob(rays(48, 62, 9), white, 0.4), blob("M8.5 80L22 60L34 82Z", soft)],
        "stink": [
            blob("M8.5 40C20 34 26 46 38 40C40 52 20 54 8.5 50Z", soft, 0.9),
            blob("M91.5 52C82 48 76 56 66 52C68 62 82 64 91.5 62Z", soft, 0.9),
            *[ball(x, y, r, deep, 0.45) for x, y, r in ((18, 66, 3), (82, 38, 4), (86, 74, 2.4))],
        ],
        "green": [
            ball(24, 42, 10, "#FFF3B0", 0.9),
            blob("M8.5 80C30 66 60 70 91.5 62V98H8.5Z", soft),
            line("M14 92L34 72M34 94L46 71M60 94L58 69M84 92L70 67", deep, 2.4),
        ],
        "soy": [
            ball(50, 58, 31, white, 0.65),
            blob("M8.5 88L24 58L36 76L42 68L56 88Z", soft, 0.9),
            line("M12 82H28M70 78H88M76 84H86", deep, 1.8),
        ],
        "black-eyed": [
            line("M8.5 48H91.5M8.5 61H91.5M8.5 74H91.5", white, 3.4),
            blob("M11 40H17V92H11ZM83 40H89V92H83Z", deep),
            ball(24, 34, 5, white, 0.7),
            ball(76, 34, 5, white, 0.7),
        ],
        "red": [
            blob("M8.5 24.5H30C28 52 22 74 8.5 84Z", deep),
            blob("M91.5 24.5H70C72 52 78 74 91.5 84Z", deep),
            line("M17 26C17 50 14 66 10 78M83 26C83 50 86 66 90 78", soft, 2),
            blob(heart(40, 40, 3) + heart(62, 46, 2.6) + heart(50, 32, 2), white, 0.8),
        ],
        "garden": [
            ball(78, 42, 9, "#FFF7C0", 0.9),
            blob(
                "".join(f"M{x} 94V70L{x + 4} 64L{x + 8} 70V94Z" for x in (11, 23, 35, 57, 69, 81)),
                white,
                0.75,
            ),
            line("M9 76H91M9 85H91", mix(white, fill, 0.3), 2.6),
        ],
        "cocoa": [
            blob("M12 34H24V92H12ZM76 34H88V92H76Z", white, 0.7),
            blob("M9.5 30H26.5V36H9.5ZM73.5 30H90.5V36H73.5Z", mix(light, fill, 0.16)),
            line("M16 38V90M20 38V90M80 38V90M84 38V90", light, 1.6),
            blob("M26 24.5H74C70 40 60 36 50 34C40 36 30 40 26 24.5Z", "#D88A9C", 0.7),
        ],
    }
    return scenes[kind]
