"""Draw card faces, card backs, shadow and glow into assets/art/cards."""

from math import cos, pi, sin

from card_scenes import scene
from palette import FILL, GOLD
from svg import CREAM, INK, STYLE, document, ellipse, linear, mix, path, radial, write

CARD_STYLE = STYLE + f".s{{fill:#FFC93C;stroke:{INK};stroke-width:1.4}}"
STACKS = {"garden": (2, 3), "cocoa": (2, 3, 4)}
SLOT = {1: 18, 2: 39, 3: 60, 4: 81}
LABEL_WHITE = {"coffee", "blue", "chili", "stink", "red", "cocoa"}
WINDOW = {
    "coffee": "#E9CBE4",
    "wax": "#FFEFA0",
    "blue": "#BCC9FF",
    "chili": "#FFC6AA",
    "stink": "#D6DCA8",
    "green": "#B9E8C0",
    "soy": "#FFCFDC",
    "black-eyed": "#BDEBF0",
    "red": "#F8B8BC",
    "garden": "#DCF09A",
    "cocoa": "#EBCBAE",
}
EDGE = {
    "coffee": "split",
    "wax": "drip",
    "blue": "wave",
    "chili": "zigzag",
    "stink": "bubble",
    "green": "leaf",
    "soy": "pebble",
    "black-eyed": "stripe",
    "red": "heart",
    "garden": "daisy",
    "cocoa": "crown",
}


def rounded(x: float, y: float, w: float, h: float, r: float, fill: str, more: str = "") -> str:
    """A rectangle with round corners."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}" fill="{fill}"'
        f"{' ' + more if more else ''}/>"
    )


def stations(step: float) -> list[tuple[float, float, float]]:
    """Places along the middle of the card's rim: x, y and the direction outwards in degrees."""
    across = round(88 / step)
    down = round(128 / step)
    top = [(6 + 88 * i / across, 4.6) for i in range(across + 1)]
    side = [(4.6, 6 + 128 * i / down) for i in range(1, down)]
    places = [(x, y, -90) for x, y in top] + [(x, 140 - y, 90) for x, y in top]
    return places + [(x, y, 180) for x, y in side] + [(100 - x, y, 0) for x, y in side]


def edge(kind: str) -> str:
    """The kind's own pattern on the card's rim, as one path."""
    shape = EDGE[kind]
    step = {"stripe": 8.8, "split": 11, "heart": 11, "daisy": 11, "leaf": 11, "crown": 11}.get(
        shape, 8.8
    )
    tone = mix(FILL[kind], "#FFFFFF", 0.62) if kind in LABEL_WHITE else mix(FILL[kind], INK, 0.5)
    d = "".join(motif(shape, x, y, out) for x, y, out in stations(step))
    if shape == "wave":
        return f'<path d="{d}" fill="none" stroke="{tone}" stroke-width="1.6"/>'
    return f'<path d="{d}" fill="{tone}"/>'


def turned(points: list[tuple[float, float]], x: float, y: float, degrees: float) -> str:
    """A closed outline of points, turned and moved."""
    a = degrees * pi / 180
    spots = [(x + px * cos(a) - py * sin(a), y + px * sin(a) + py * cos(a)) for px, py in points]
    return "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in spots) + "Z"


def disc(x: float, y: float, r: float) -> str:
    """A circle as part of a path."""
    return f"M{x - r:.1f} {y:.1f}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0Z"


def motif(shape: str, x: float, y: float, out: float) -> str:
    """One piece of an edge pattern at a place of the rim, `out` pointing outwards."""
    if shape == "zigzag":
        return turned([(2.6, 0), (-2.6, -4.4), (-2.6, 4.4)], x, y, out)
    if shape == "stripe":
        return turned([(2.8, -3.6), (2.8, 0), (-2.8, 3.6), (-2.8, 0)], x, y, out)
    if shape == "crown":
        return turned(
            [(-2.2, -3), (2.6, -3.6), (0, -1.6), (2.6, 0), (0, 1.6), (2.6, 3.6), (-2.2, 3)],
            x,
            y,
            out,
        )
    if shape == "leaf":
        return turned([(0, -4), (2, -1.4), (2, 1.4), (0, 4), (-2, 1.4), (-2, -1.4)], x, y, out + 35)
    if shape == "heart":
        return turned(
            [(-2.6, 0), (0.6, -2.8), (2.4, -1.6), (1.4, 0), (2.4, 1.6), (0.6, 2.8)], x, y, out
        )
    if shape == "split":
        return turned(
            [(0, -3.6), (2.2, -2), (2.2, -0.5), (-2.2, 1), (-2.2, -2)], x, y, out
        ) + turned([(0, 3.6), (2.2, 2), (2.2, 0.6), (-2.2, 2.0)], x, y, out)
    if shape == "daisy":
        reach = [(3.2 if i % 2 == 0 else 1.3, out + 36 * i) for i in range(10)]
        return turned([(r * cos(a * pi / 180), r * sin(a * pi / 180)) for r, a in reach], x, y, 0)
    if shape == "drip":
        return turned(
            [(2.8, -4.4), (2.8, 4.4), (0.4, 3), (-2.6, 0.8), (-2.6, -0.8), (0.4, -3)], x, y, out
        )
    if shape == "bubble":
        return disc(x, y, 2.1) if round(x + y) % 2 else disc(x, y, 1.2)
    if shape == "pebble":
        return turned(
            [(-1.2, -3.6), (1.2, -3.6), (2, 0), (1.2, 3.6), (-1.2, 3.6), (-2, 0)], x, y, out
        )
    if out in (-90, 90):
        return f"M{x - 4.4:.1f} {y:.1f}q2.2 -4 4.4 0q2.2 4 4.4 0"
    return f"M{x:.1f} {y - 4.4:.1f}q-4 2.2 0 4.4q4 2.2 0 4.4"


def stack(x: float, count: int) -> list[str]:
    """Coins piled at a slot of the beanometer."""
    return [
        ellipse(x, 114.5 - 3.2 * i, 6.6, 2.9, "", "s").replace(' fill=""', "") for i in range(count)
    ]


def face(kind: str) -> str:
    """A card's face: rim with pattern, window, name band, count disc and beanometer."""
    fill = FILL[kind]
    light = WINDOW[kind]
    glow = mix(light, "#FFFDF2", 0.8)
    defs = (
        "<defs>"
        + radial("w", 50, 62, 56, glow, light)
        + linear("n", 0, 6, 0, 24, mix(fill, "#FFFFFF", 0.14), fill)
        + "</defs>"
    )
    parts = [
        defs,
        rounded(1, 1, 98, 138, 9, fill, f'stroke="{INK}" stroke-width="2"'),
        edge(kind),
        rounded(8, 8, 84, 125, 5, "url(#w)", f'stroke="{INK}" stroke-width="1.6"'),
        *scene(kind, light, fill),
        path("M8 91C24 84 36 88 52 86C68 84 80 89 92 85V100H8Z", mix(light, "#7A4A2B", 0.3), ""),
        path(
            "M8.5 98.5H91.5V128Q91.5 132.5 87 132.5H13Q8.5 132.5 8.5 128Z",
            "#FFF8E6",
            "",
        ),
        f'<path d="M8 98.5H92" stroke="{INK}" stroke-width="1.4"/>',
        rounded(6, 5.5, 89, 19, 6, "url(#n)", f'stroke="{INK}" stroke-width="1.8"'),
        f'<circle cx="15" cy="15" r="11" fill="{CREAM}" stroke="{INK}" stroke-width="2"/>',
    ]
    for count in STACKS.get(kind, (1, 2, 3, 4)):
        parts += stack(SLOT[count], count)
    return document(100, 140, parts, CARD_STYLE)


def sprout() -> list[str]:
    """The program's sign: a bean that sprouts, in a ring around (50, 70)."""
    return [
        f'<circle cx="50" cy="70" r="30" fill="{CREAM}" stroke="{INK}" stroke-width="2.4"/>',
        f'<circle cx="50" cy="70" r="25.5" fill="none" stroke="{GOLD}" stroke-width="2.4"/>',
        path("M27 84Q50 76 73 84Q66 95 50 95.5Q34 95 27 84Z", "#7A4A2B"),
        path("M50 82C50 72 48 66 51 58", "none", "i", 'stroke-width="6"'),
        '<path d="M50 81C50 72 48 66 51 59" fill="none" stroke="#47A860" stroke-width="3"/>',
        path("M50 68C40 70 33 65 32 56C42 54 49 59 50 68Z", "#6CC06F"),
        path("M51 62C52 51 60 46 69 48C69 58 61 64 51 62Z", "#47A860"),
        path(
            "M42 84C40 76 46 72 51 75C54 77 58 74 60 77C63 83 56 88 50 88C46 88 43 87 42 84Z",
            "#E9B85C",
        ),
    ]


def back() -> str:
    """The deck's side: a sprouting bean on a woven green cloth."""
    lines = "".join(f"M{8 + 12 * i} 8V132" for i in range(1, 7)) + "".join(
        f"M8 {8 + 12.4 * i:g}H92" for i in range(1, 10)
    )
    parts = [
        "<defs>" + radial("g", 50, 62, 90, "#4FA25A", "#2F7D3F", "#1C5630") + "</defs>",
        rounded(1, 1, 98, 138, 9, CREAM, f'stroke="{INK}" stroke-width="2"'),
        rounded(7, 7, 86, 126, 6, "url(#g)", f'stroke="{INK}" stroke-width="1.6"'),
        f'<path d="{lines}" fill="none" stroke="#FFFFFF" stroke-opacity=".13" stroke-width="2.4"/>',
        rounded(
            12, 12, 76, 116, 4, "none", f'stroke="{GOLD}" stroke-width="1.6" stroke-dasharray="5 3"'
        ),
        *sprout(),
    ]
    return document(100, 140, parts)


def coin_side() -> str:
    """What a harvested card flips to: one great coin on gold."""
    spokes = "".join(
        f"M{50 + 33 * cos(a):.1f} {70 + 33 * sin(a):.1f}"
        f"L{50 + 40 * cos(a):.1f} {70 + 40 * sin(a):.1f}"
        for a in [i * pi / 8 for i in range(16)]
    )
    corners = "".join(disc(x, y, 4) for x in (18, 82) for y in (18, 122))
    parts = [
        "<defs>"
        + radial("g", 50, 66, 88, "#FFE08A", "#F6B22C", "#C97D12")
        + radial("c", 42, 60, 40, "#FFF1B0", "#FFD34F", "#F0A41E")
        + "</defs>",
        rounded(1, 1, 98, 138, 9, CREAM, f'stroke="{INK}" stroke-width="2"'),
        rounded(7, 7, 86, 126, 6, "url(#g)", f'stroke="{INK}" stroke-width="1.6"'),
        f'<path d="{spokes}" fill="none" stroke="#FFF4DC" stroke-width="3.4" '
        'stroke-linecap="round"/>',
        f'<path d="{corners}" fill="#FFF4DC" stroke="{INK}" stroke-width="1.6"/>',
        *coin_parts(50, 70, 29),
    ]
    return document(100, 140, parts)


def coin_parts(x: float, y: float, r: float) -> list[str]:
    """A coin with a bean on it; needs a gradient named c."""
    k = r / 30
    bean = (
        f"M{x + 4 * k:g} {y - 14 * k:g}C{x + 14 * k:g} {y - 15 * k:g} {x + 17 * k:g} {y - 4 * k:g} "
        f"{x + 13 * k:g} {y + 2 * k:g}C{x + 10 * k:g} {y + 5 * k:g} {x + 7 * k:g} {y + 6 * k:g} "
        f"{x + 7 * k:g} {y + 10 * k:g}C{x + 5 * k:g} {y + 17 * k:g} {x - 8 * k:g} {y + 17 * k:g} "
        f"{x - 12 * k:g} {y + 9 * k:g}C{x - 16 * k:g} {y - 2 * k:g} {x - 6 * k:g} {y - 14 * k:g} "
        f"{x + 4 * k:g} {y - 14 * k:g}Z"
    )
    return [
        f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="#E0951A" stroke="{INK}" '
        f'stroke-width="{3 * k:g}"/>',
        f'<circle cx="{x:g}" cy="{y:g}" r="{r - 4.5 * k:g}" fill="url(#c)" stroke="#B8740F" '
        f'stroke-width="{1.8 * k:g}"/>',
        f'<path d="{bean}" fill="#E39A1C" stroke="#9C5E0C" stroke-width="{2.4 * k:g}"/>',
        f'<path d="M{x - 6 * k:g} {y - 2 * k:g}Q{x - 3 * k:g} {y - 8 * k:g} {x + 3 * k:g} '
        f'{y - 9 * k:g}" fill="none" stroke="#FFF1B0" stroke-width="{3 * k:g}" '
        'stroke-linecap="round"/>',
    ]


def halo(colour: str, layers: int, grow: float, alpha: float) -> str:
    """A soft rounded field around the card's outline, 12 units wider on each side."""
    rings = [
        rounded(
            12 - grow * i,
            12 - grow * i,
            100 + 2 * grow * i,
            140 + 2 * grow * i,
            9 + grow * i,
            colour,
            f'fill-opacity="{alpha}"',
        )
        for i in range(layers)
    ]
    return document(124, 164, rings, "")


def main() -> None:
    """Write all files."""
    for kind in FILL:
        write(f"cards/{kind}.svg", face(kind))
    write("cards/back.svg", back())
    write("cards/coin-side.svg", coin_side())
    write("cards/shadow.svg", halo("#2A140A", 7, 1.6, 0.07))
    write("cards/glow.svg", halo("#FFC02E", 6, 2, 0.26))
    defs = "<defs>" + radial("c", 40, 36, 62, "#FFF1B0", "#FFD34F", "#F0A41E") + "</defs>"
    write("table/coin.svg", document(100, 100, [defs, *coin_parts(50, 50, 46)]))


if __name__ == "__main__":
    main()
