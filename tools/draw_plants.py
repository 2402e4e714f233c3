"""Draw what grows on a field, for each kind and coin level, into assets/art/table."""

from math import cos, pi, sin

from bean_kit import BEAN_STYLE, RIM, Canvas
from palette import FILL, GOLD
from svg import INK, document, mix, write

LEVELS = 5
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
        f"M{x} {y - 7:.1f}C{x + 6} {y - 7:.1f} {x + 6} {y + 6:.1f} {x} {y + 9:.1f}"
        f"C{x - 3} {y + 4:.1f} {x - 4} {y - 6:.1f} {x} {y - 7:.1f}Z",
        FILL[kind],
    )


def plant(c: Canvas, x: float, level: int, kind: str) -> None:
    """One plant with its root at (x, 56), taller at each coin level, flower and pods on top."""
    green, dark = mix("#8FD65C", FILL[kind], 0.1), mix("#4FAE4A", FILL[kind], 0.12)
    if level == 0:
        leaf(c, x, 53, 11, -145, dark)
        leaf(c, x, 53, 11, -35, green)
    else:
        tall = 10 + 6.6 * level
        top = 55 - tall
        c.rope(f"M{x} 55Q{x + 3} {55 - tall / 2:.1f} {x} {top:.1f}", dark, 2)
        for i in range(min(level + 1, 4)):
            y = 52 - tall * (0.12 + 0.24 * i)
            turn, tone = (-158, green) if i % 2 else (-22, dark)
            leaf(c, x + 1, y, 15.5 - 1.6 * i, turn, tone)
        if level == 1:
            leaf(c, x, top + 2, 9, -95, green)
        if level >= 3:
            pod(c, x + 8, top + 14, kind)
        if level >= 4:
            pod(c, x - 9, top + 17, kind)
        if level >= 2:
            bloom(c, x, top, 4.2 + level * 0.5, kind)
    c.mark(f'<path d="M{x - 14} 59Q{x} 49 {x + 14} 59Z" class="i" fill="#6A3D22"/>')


def grow(kind: str, level: int) -> str:
    """A row of plants for a field, roots on y = 56."""
    c = Canvas()
    for x in {0: (30, 65, 100, 135, 170)}.get(level, (30, 77, 123, 170)):
        plant(c, x, level, kind)
    return document(200, 60, [*c.rim, *c.parts], STYLE)


def main() -> None:
    """Write all files."""
    for kind in FILL:
        for level in range(LEVELS):
            write(f"table/grow-{kind}-{level}.svg", grow(kind, level))


if __name__ == "__main__":
    main()
