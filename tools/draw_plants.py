"""Draw what grows: on a field by kind and coin level, sewn on the cloth, branded on the counter."""

from math import cos, pi, sin

from bean_kit import BEAN_STYLE, RIM, Canvas
from palette import FILL, GOLD
from svg import INK, document, mix, write

LEVELS = 5
ROOT = 75
STYLE = BEAN_STYLE.replace("stroke-width:3;", "stroke-width:1.9;").replace(
    f"stroke-width:{RIM}", "stroke-width:4.6"
)
PETALS = {
    "coffee": (6, 1.5),
    "wax": (5, 1.0),
    "blue": (3, 1.5),
    "chili": (4, 1.4),
    "stink": (4, 1.0),
    "green": (6, 1.0),
    "soy": (5, 1.3),
    "black-eyed": (6, 1.5),
    "red": (3, 1.1),
    "garden": (6, 1.1),
    "cocoa": (5, 1.6),
}
"""For each kind how many petals its flower has and how long they are for their width."""


def leaf(c: Canvas, x: float, y: float, reach: float, turn: float, fill: str) -> None:
    """A leaf that starts at a point and reaches out at an angle (degrees, 0 to the right)."""
    r = reach
    c.solid(
        f"M0 0C{r * 0.2:.1f} {-r * 0.55:.1f} {r * 0.75:.1f} {-r * 0.5:.1f} {r:.1f} 0"
        f"C{r * 0.7:.1f} {r * 0.36:.1f} {r * 0.25:.1f} {r * 0.34:.1f} 0 0Z",
        fill,
        f'transform="translate({x:g} {y:.1f}) rotate({turn:g})"',
    )


def bloom(c: Canvas, x: float, y: float, r: float, kind: str) -> None:
    """The kind's flower in the kind's colour."""
    count, long = PETALS[kind]
    wide = min(r * 0.8, 3.3 * r / count)
    for i in range(count):
        a = 2 * pi * i / count - pi / 2
        reach = r * (0.6 + 0.4 * long)
        px, py = x + reach * cos(a), y + reach * sin(a)
        c.oval(px, py, wide * long, wide, FILL[kind], a * 180 / pi)
    c.mark(
        f'<circle cx="{x:g}" cy="{y:.1f}" r="{r * 0.5:.1f}" '
        f'fill="{"#E0851F" if kind == "wax" else GOLD}" stroke="{INK}" stroke-width="1.6"/>'
    )


def pod(c: Canvas, x: float, y: float, kind: str) -> None:
    """A hanging bean in the kind's colour."""
    c.solid(
        f"M{x} {y - 8:.1f}C{x + 7} {y - 8:.1f} {x + 7} {y + 7:.1f} {x} {y + 11:.1f}"
        f"C{x - 4} {y + 5:.1f} {x - 5} {y - 7:.1f} {x} {y - 8:.1f}Z",
        FILL[kind],
    )


def pole(c: Canvas, x: float, top: float) -> None:
    """The stick that a tall plant climbs."""
    c.rope(f"M{x - 3} {ROOT}L{x + 2} {top:.1f}", "#C08A4E", 2.4)


def plant(c: Canvas, x: float, level: int, kind: str) -> None:
    """One plant with its root at (x, 76), taller at each coin level, flower and pods on top."""
    green, dark = mix("#8FD65C", FILL[kind], 0.1), mix("#4FAE4A", FILL[kind], 0.12)
    if level == 0:
        leaf(c, x, ROOT - 2, 13, -145, dark)
        leaf(c, x, ROOT - 2, 13, -35, green)
    else:
        tall = 11 + 10.6 * level
        top = ROOT - tall
        if level >= 3:
            pole(c, x, top - 1)
        c.rope(f"M{x} {ROOT}Q{x + 3} {ROOT - tall / 2:.1f} {x} {top:.1f}", dark, 2)
        for i in range(min(level + 1, 4)):
            y = ROOT - 3 - tall * (0.1 + 0.22 * i)
            turn, tone = (-158, green) if i % 2 else (-22, dark)
            leaf(c, x + 1, y, 18 - 1.6 * i, turn, tone)
        if level == 1:
            leaf(c, x, top + 2, 10, -95, green)
        if level >= 3:
            pod(c, x + 10, top + 21, kind)
        if level >= 4:
            pod(c, x - 11, top + 19, kind)
            pod(c, x + 11, top + 42, kind)
        if level >= 2:
            bloom(c, x, top, 5.2 + level * 0.4, kind)
    mound = f"M{x - 14} {ROOT + 4}Q{x} {ROOT - 6} {x + 14} {ROOT + 4}Z"
    c.mark(f'<path d="{mound}" class="i" fill="#6A3D22"/>')


def grow(kind: str, level: int) -> str:
    """A row of plants for a field, roots on y = 76."""
    c = Canvas()
    for x in {0: (30, 65, 100, 135, 172)}.get(level, (28, 76, 124, 172)):
        plant(c, x, level, kind)
    return document(200, 80, [*c.rim, *c.parts], STYLE)


THREAD = {"vine": "#9AA65E", "leaf": "#A9B56B", "flower": "#CF8F6C", "heart": "#E9C27A"}
"""Colours of the embroidery, pale enough to lie under cards."""


def embroidery() -> str:
    """A garland in thread: a vine in waves with leaves, flowers and pods."""
    parts = []
    vine = "M12 50C42 14 72 14 102 50S162 86 192 50S252 14 282 50S312 62 318 50"
    parts.append(_thread(vine, THREAD["vine"], 4))
    for x, y, turn in ((34, 30, -60), (80, 32, 40), (124, 70, 70), (172, 68, -40)):
        parts += _sewn_leaf(x, y, turn)
    for x, y, turn in ((214, 31, -50), (262, 33, 40), (146, 77, 150), (60, 21, -100)):
        parts += _sewn_leaf(x, y, turn)
    for x, y in ((102, 50), (192, 50), (282, 48), (16, 48)):
        parts += _sewn_flower(x, y)
    return document(330, 100, parts, "")


def _thread(d: str, colour: str, width: float) -> str:
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        f'stroke-linecap="round" stroke-dasharray="7 5"/>'
    )


def _sewn_leaf(x: float, y: float, turn: float) -> list[str]:
    d = "M0 0C4 -10 16 -11 22 0C16 8 5 8 0 0Z"
    place = f'transform="translate({x:g} {y:g}) rotate({turn:g})"'
    return [
        f'<path d="{d}" fill="{THREAD["leaf"]}" {place}/>',
        f'<path d="M3 0H18" stroke="{THREAD["vine"]}" stroke-width="1.6" {place}/>',
    ]


def _sewn_flower(x: float, y: float) -> list[str]:
    petals = []
    for i in range(6):
        a = i * pi / 3
        petals.append(
            f'<circle cx="{x + 9 * cos(a):.1f}" cy="{y + 9 * sin(a):.1f}" r="5.6" '
            f'fill="{THREAD["flower"]}"/>'
        )
    return [*petals, f'<circle cx="{x:g}" cy="{y:g}" r="5.5" fill="{THREAD["heart"]}"/>']


BURNT, SINGED = "#7E4A26", "#955C33"
"""Colours of the brand: wood that was touched by hot iron, little or much."""


def brand() -> str:
    """A sprouting bean between two curling tendrils, burnt into the boards."""
    bean = (
        "M100 62C98 44 120 38 133 48C141 55 150 57 159 53C174 46 192 54 190 72"
        "C188 90 166 95 145 92C121 90 102 82 100 62Z"
    )
    half = (
        ("M99 72C88 86 66 84 58 66C52 50 68 38 80 46C90 53 84 66 75 63", 4.6),
        ("M60 72C44 84 24 78 14 60C12 52 20 48 24 54", 4.0),
    )
    parts = [
        f'<path d="{bean}" fill="{SINGED}" stroke="{BURNT}" stroke-width="5"/>',
        _burnt("M110 62C110 54 115 51 121 52", 3.4),
        _burnt("M146 55C141 44 141 34 147 25", 4.6),
        *_burnt_leaf(148, 23, -150, 1.5),
        *_burnt_leaf(148, 23, -22, 1.5),
    ]
    for side in ("", 'transform="translate(290 0) scale(-1 1)"'):
        parts.append(f"<g {side}>")
        parts += [_burnt(d, width) for d, width in half]
        for x, y, turn, size in ((92, 82, 70, 0.9), (57, 60, -150, 0.9), (34, 76, 80, 0.8)):
            parts += _burnt_leaf(x, y, turn, size)
        parts.append("</g>")
    return document(290, 110, parts, "")


def _burnt(d: str, width: float) -> str:
    return (
        f'<path d="{d}" fill="none" stroke="{BURNT}" stroke-width="{width:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _burnt_leaf(x: float, y: float, turn: float, size: float) -> list[str]:
    place = f'transform="translate({x:g} {y:g}) rotate({turn:g}) scale({size:g})"'
    d = "M0 0C4 -10 16 -11 22 0C16 8 5 8 0 0Z"
    return [
        f'<path d="{d}" fill="{SINGED}" stroke="{BURNT}" stroke-width="3" {place}/>',
        f'<path d="M5 -0.5H15" stroke="{BURNT}" stroke-width="2" {place}/>',
    ]


def main() -> None:
    """Write all files."""
    write("table/embroidery.svg", embroidery())
    write("table/brand.svg", brand())
    for kind in FILL:
        for level in range(LEVELS):
            write(f"table/grow-{kind}-{level}.svg", grow(kind, level))


if __name__ == "__main__":
    main()
