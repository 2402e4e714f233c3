"""Draw the interface icons, dark and light, into assets/art/icons."""

from math import cos, pi, sin

from svg import CREAM, INK, document, write

CSS = (
    ".l{{fill:none;stroke:{0};stroke-width:4.4;stroke-linecap:round;stroke-linejoin:round}}"
    ".n{{fill:none;stroke:{0};stroke-width:3;stroke-linecap:round;stroke-linejoin:round}}"
    ".f{{fill:{0}}}"
    ".b{{fill:{0};stroke:{0};stroke-width:3;stroke-linejoin:round}}"
)


def line(d: str) -> str:
    """A bold stroke."""
    return f'<path class="l" d="{d}"/>'


def thin(d: str) -> str:
    """A finer stroke for detail."""
    return f'<path class="n" d="{d}"/>'


def full(d: str) -> str:
    """A filled shape with soft corners."""
    return f'<path class="b" d="{d}"/>'


def dot(x: float, y: float, r: float) -> str:
    """A filled circle."""
    return f'<circle class="f" cx="{x:g}" cy="{y:g}" r="{r:g}"/>'


def ring(x: float, y: float, r: float) -> str:
    """A circle's outline."""
    return f'<circle class="l" cx="{x:g}" cy="{y:g}" r="{r:g}"/>'


def gear() -> list[str]:
    """A wheel with eight teeth."""
    teeth = "".join(
        f"M{24 + 13 * cos(a):.1f} {24 + 13 * sin(a):.1f}L{24 + 18 * cos(a):.1f} "
        f"{24 + 18 * sin(a):.1f}"
        for a in [i * pi / 4 for i in range(8)]
    )
    return [ring(24, 24, 11), line(teeth), dot(24, 24, 3.6)]


def star() -> list[str]:
    """A five-pointed star."""
    points = [
        (24 + r * sin(i * pi / 5), 25 - r * cos(i * pi / 5))
        for i, r in ((i, 19 if i % 2 == 0 else 8.5) for i in range(10))
    ]
    return [full("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z")]


SPEAKER = full("M6 18H13L23 9V39L13 30H6Z")
NOTE = [
    full("M18 13L40 8V14L18 19Z"),
    line("M18 14V36M40 9V31"),
    dot(13, 36, 6.4),
    dot(35, 31, 6.4),
]
CARD = "M10 8H30Q33 8 33 11V37Q33 40 30 40H10Q7 40 7 37V11Q7 8 10 8Z"

ICONS: dict[str, list[str]] = {
    "menu": [line("M8 13H40M8 24H40M8 35H40")],
    "pause": [full("M13 9H18V39H13ZM30 9H35V39H30Z")],
    "play": [full("M15 9L38 24L15 39Z")],
    "settings": gear(),
    "undo": [line("M17 8L8 17L17 26"), line("M9 17H28A11 11 0 0 1 28 39H18")],
    "help": [line("M15 17C15 5 34 5 33 17C33 24 24 24 24 31"), dot(24, 40, 3.4)],
    "log": [line("M12 7H36V41H12Z"), thin("M18 16H30M18 24H30M18 32H26")],
    "sound": [SPEAKER, line("M30 17Q34 24 30 31M36 11Q44 24 36 37")],
    "music": NOTE,
    "fullscreen": [line("M7 17V7H17M31 7H41V17M41 31V41H31M17 41H7V31")],
    "back": [line("M22 9L8 24L22 39M9 24H41")],
    "check": [line("M8 25L19 36L40 12")],
    "cross": [line("M11 11L37 37M37 11L11 37")],
    "plus": [line("M24 9V39M9 24H39")],
    "minus": [line("M9 24H39")],
    "swap": [line("M31 6L40 15L31 24M8 15H39M17 24L8 33L17 42M9 33H40")],
    "gift": [
        line("M7 16H41V24H7ZM10 24V41H38V24M24 16V41"),
        line("M24 16C14 16 11 6 18 6C22 6 24 12 24 16C24 12 26 6 30 6C37 6 34 16 24 16"),
    ],
    "hand": [
        line(
            "M15 27V13a3 3 0 0 1 6 0V9a3 3 0 0 1 6 0v4a3 3 0 0 1 6 0v5a3 3 0 0 1 6 0V30"
            "C39 38 34 42 27 42C20 42 17 39 14 34L8 26C7 22 11 21 15 27M21 13V22M27 13V22"
            "M33 17V23"
        )
    ],
    "hourglass": [
        line(
            "M12 6H36M12 42H36M15 6C15 18 22 20 22 24C22 28 15 30 15 42M33 6"
            "C33 18 26 20 26 24C26 28 33 30 33 42"
        ),
        full("M19 38L24 32L29 38Z"),
    ],
    "eye": [line("M5 24C14 10 34 10 43 24C34 38 14 38 5 24Z"), dot(24, 24, 6)],
    "bulb": [
        line("M18 33C18 28 11 26 11 18C11 2 37 2 37 18C37 26 30 28 30 33Z"),
        line("M20 40H28"),
        thin("M24 32V22L20 18M24 22L28 18"),
    ],
    "dice": [
        line("M12 7H36Q41 7 41 12V36Q41 41 36 41H12Q7 41 7 36V12Q7 7 12 7Z"),
        dot(16, 16, 3.4),
        dot(32, 16, 3.4),
        dot(24, 24, 3.4),
        dot(16, 32, 3.4),
        dot(32, 32, 3.4),
    ],
    "crown": [full("M8 34L6 13L16 21L24 8L32 21L42 13L40 34Z"), line("M10 40H38")],
    "speed": [full("M7 11L23 24L7 37ZM25 11L41 24L25 37Z")],
    "people": [
        dot(17, 15, 7.4),
        full("M5 39C5 24 29 24 29 39Z"),
        line("M31 9A6.5 6.5 0 0 1 31 22"),
        line("M34 28C40 29 43 33 43 39"),
    ],
    "lock": [full("M10 22H38V41H10Z"), line("M15 21V15A9 9 0 0 1 33 15V21")],
    "coin": [
        ring(24, 24, 17),
        full("M26 15C32 15 34 20 31 24C29 26 30 28 28 31C25 35 17 33 17 26C17 20 20 15 26 15Z"),
    ],
    "cards": [
        line("M10 12L25 7Q27 6.5 28 9L36 33Q36.5 35 34 36L19 41Q17 41.5 16 39L8 15Q7.5 13 10 12Z"),
        line("M34 9H38Q41 9 41 12V30"),
    ],
    "plant": [
        line("M24 42V24"),
        full("M24 26C12 28 7 20 7 12C18 10 24 16 24 26Z"),
        full("M25 20C25 10 32 6 41 7C41 17 35 22 25 20Z"),
        line("M10 42H38"),
    ],
    "basket": [
        line("M6 21H42L37 41H11ZM14 20C14 4 34 4 34 20"),
        thin("M17 27V35M24 27V35M31 27V35"),
    ],
    "deck": [line(CARD), line("M38 12Q41 12 41 15V41Q41 44 38 44H14")],
    "flag": [line("M11 6V43"), full("M12 9C20 4 28 14 39 9V26C28 31 20 21 12 26Z")],
    "language": [ring(24, 24, 17), thin("M7 24H41M24 7C14 16 14 32 24 41C34 32 34 16 24 7Z")],
    "arrow-up": [line("M10 21L24 7L38 21M24 8V41")],
    "arrow-left": [line("M21 10L7 24L21 38M8 24H41")],
    "arrow-right": [line("M27 10L41 24L27 38M40 24H7")],
    "search": [ring(20, 20, 12.5), line("M30 30L41 41")],
    "trash": [line("M8 13H40M18 12V7H30V12M12 14L14 41H34L36 14"), thin("M20 21V34M28 21V34")],
    "book": [
        line("M24 13C18 8 11 8 6 9V38C12 37 18 37 24 41C30 37 36 37 42 38V9C37 8 30 8 24 13V40")
    ],
    "chart": [line("M7 7V41H41"), line("M16 34V25M25 34V17M34 34V11")],
    "exit": [line("M24 7H9V41H24M20 24H41M32 14L42 24L32 34")],
    "save": [line("M8 8H33L40 15V40H8Z"), full("M16 28H32V39H16Z"), thin("M17 9V18H29V9")],
    "star": star(),
    "keyboard": [
        line("M5 13H43V37H5Z"),
        thin("M12 21H12.5M20 21H20.5M28 21H28.5M36 21H36.5M15 30H33"),
    ],
    "gamepad": [
        line("M14 14H34C42 14 45 36 38 37C33 38 31 31 28 31H20C17 31 15 38 10 37C3 36 6 14 14 14Z"),
        thin("M13 22H20M16.5 18.5V25.5"),
        dot(31, 24, 2.4),
        dot(36, 20, 2.4),
    ],
    "pointer": [full("M12 6L37 27L26 28.5L33 41L28 43.5L21.5 31L13 38Z")],
    "info": [ring(24, 24, 17), line("M24 23V33"), dot(24, 15, 3)],
    "warning": [line("M24 7L43 40H5Z"), line("M24 19V28"), dot(24, 34, 2.8)],
}


def main() -> None:
    """Write every icon in ink and in cream."""
    for name, parts in ICONS.items():
        for suffix, colour in (("", INK), ("-light", CREAM)):
            write(f"icons/{name}{suffix}.svg", document(48, 48, parts, CSS.format(colour)))


if __name__ == "__main__":
    main()
