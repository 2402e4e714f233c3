"""Draw the table's pieces (fields, plants, signs, panels, particles) into assets/art/table."""

from math import cos, pi, sin

from draw_cards import rounded
from palette import GOLD
from svg import CREAM, INK, STYLE, document, ellipse, linear, path, stroke, write

WOOD = ("#C98A52", "#A66A3A", "#7E4B27")


SOIL = ("#97603A", "#74442A", "#4E2C18")
"""A ridge of soil: its crest in the evening light, its side, the furrow after it."""


def field(w: float, h: float, rim: float, ridges: int) -> str:
    """Ploughed soil in a wooden rim: ridges of clods with deep furrows between."""
    left, right, deep = rim + 1.2, w - rim - 1.2, (h - 2 * rim) / ridges
    tops = [rim + deep * i for i in range(ridges)]
    shades = [linear(f"s{i}", 0, top, 0, top + deep, *SOIL) for i, top in enumerate(tops)]
    inner = rounded(rim, rim, w - 2 * rim, h - 2 * rim, 6, "#4A2916", "")
    parts = [
        "<defs>" + linear("w", 0, 0, 0, h, *WOOD) + "".join(shades) + "</defs>",
        rounded(1.5, 1.5, w - 3, h - 3, 10, "url(#w)", f'stroke="{INK}" stroke-width="3"'),
        inner,
    ]
    for i, top in enumerate(tops):
        parts += _ridge(left, right, top, deep, i)
    parts.append(
        rounded(rim, rim, w - 2 * rim, h - 2 * rim, 6, "none", f'stroke="{INK}" stroke-width="2.4"')
    )
    parts.append(
        stroke(f"M{w * 0.2:g} 5.5H{w * 0.34:g}M{w * 0.6:g} {h - 5:g}H{w * 0.8:g}", "#E0AC74", 1.6)
    )
    for x in (7.5, w - 7.5):
        for y in (7.5, h - 7.5):
            parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="1.8" fill="{INK}"/>')
    return document(w, h, parts)


def _ridge(left: float, right: float, top: float, deep: float, row: int) -> list[str]:
    """One ridge: a crest of uneven clods, light upon some, crumbs and a pebble before it."""
    x, crest, lights = left, f"M{left:.1f} {top + deep:.1f}V{top + 6:.1f}", ""
    number = row * 5
    while x < right - 0.1:
        width = min(9.0 + 5.0 * ((number * 0.37) % 1), right - x)
        if right - x - width < 6:
            width = right - x
        high = 3.4 + 3.4 * ((number * 0.61 + 0.2) % 1)
        crest += f"q{width / 2:.1f} {-2 * high:.1f} {width:.1f} 0"
        if number % 3 != 1 and width > 7:
            lights += (
                f"M{x + width * 0.24:.1f} {top + 6 - high * 0.5:.1f}"
                f"q{width * 0.2:.1f} {-high * 0.34:.1f} {width * 0.42:.1f} {-high * 0.1:.1f}"
            )
        x += width
        number += 1
    crumbs = "".join(
        f"M{left + 5 + (right - left - 10) * ((i * 0.29 + row * 0.43 + 0.07) % 1):.1f} "
        f"{top + deep * (0.5 + 0.34 * ((i * 0.61 + row * 0.3) % 1)):.1f}h.01"
        for i in range(max(3, round((right - left) / 26)))
    )
    pebble = left + (right - left) * ((row * 0.41 + 0.23) % 1)
    return [
        path(f"{crest}V{top + deep:.1f}Z", f"url(#s{row})", ""),
        stroke(lights, "#C08A5C", 1.8, 'stroke-opacity=".8"'),
        stroke(crumbs, "#8E5A38", 3),
        ellipse(pebble, top + deep * 0.66, 3, 2.1, "#B9A08A", ""),
    ]


def sign_sale() -> str:
    """A board on two posts: a third field is for sale."""
    return document(
        140,
        100,
        [
            "<defs>" + linear("w", 0, 8, 0, 62, *WOOD) + "</defs>",
            path("M32 56V98H42V56ZM98 56V98H108V56Z", "#8A5632"),
            path("M3 8Q70 2 137 7L135 68Q70 73 5 69Z", "url(#w)"),
            path(
                "M9 13Q70 8 131 12.5L129.5 63Q70 67 11 63.5Z",
                "#E9C08A",
                "i",
                'stroke-width="2"',
            ),
            stroke("M14 20Q26 17 38 18.5M102 57Q114 58.5 125 57", "#C9965C", 1.8),
            path(
                "M18 99Q20 88 14 84Q26 86 28 96Q32 86 42 84Q36 92 38 99ZM92 99Q94 90 88 86"
                "Q98 88 101 96Q106 84 118 82Q112 92 116 99Z",
                "#6CBF55",
                "i",
                'stroke-width="2.4"',
            ),
        ],
    )


def plank() -> str:
    """A wooden name board."""
    return document(
        240,
        60,
        [
            "<defs>" + linear("w", 0, 4, 0, 56, *WOOD) + "</defs>",
            path("M6 6Q120 2 234 6Q237 30 234 54Q120 58 6 54Q3 30 6 6Z", "url(#w)"),
            stroke(
                "M20 15H96M140 14H214M30 46H70M120 47H200", "#E0AC74", 1.8, 'stroke-opacity=".8"'
            ),
            *[
                f'<circle cx="{x}" cy="{y}" r="2.4" fill="{INK}"/>'
                for x in (15, 225)
                for y in (14, 46)
            ],
        ],
    )


def paper() -> str:
    """Cream paper whose edge is a little uneven only in the corners, for 9-slices."""
    edge = "M12 3H88Q97 3 97 12V88Q97 97 88 97H12Q3 97 3 88V12Q3 3 12 3Z"
    return document(
        100,
        100,
        [
            path(edge, INK, "", 'fill-opacity=".22" transform="translate(0 2.5)"'),
            path(edge, CREAM, "i", 'stroke-width="2.4"'),
            stroke(
                "M13 7.5H87Q92.5 7.5 92.5 13V87Q92.5 92.5 87 92.5H13Q7.5 92.5 7.5 "
                "87V13Q7.5 7.5 13 7.5Z",
                "#E6D0A0",
                1.4,
            ),
            stroke(
                "M11 15Q15 15 15 11M85 11Q85 15 89 15M89 85Q85 85 85 89M15 89Q15 85 11 85",
                "#D9B878",
                1.6,
            ),
        ],
    )


def bubble() -> str:
    """A speech bubble with its tail down left."""
    return document(
        160,
        80,
        [
            path(
                "M20 4H140Q156 4 156 20V44Q156 60 140 60H58Q50 72 33 78Q40 68 37 60H20Q4 60 4 44V20"
                "Q4 4 20 4Z",
                "#FFFDF5",
            ),
        ],
    )


def stamp() -> str:
    """Two hands clasped in a ring of bean green."""
    ticks = "".join(
        f"M{50 + 38 * cos(a):.1f} {50 + 38 * sin(a):.1f}L{50 + 42 * cos(a):.1f} "
        f"{50 + 42 * sin(a):.1f}"
        for a in [i * pi / 12 for i in range(24)]
    )
    return document(
        100,
        100,
        [
            f'<circle cx="50" cy="50" r="46" fill="{CREAM}" stroke="#2F7D3F" stroke-width="5"/>',
            stroke(ticks, "#2F7D3F", 2.6),
            '<circle cx="50" cy="50" r="33" fill="#E4F2D2" stroke="#2F7D3F" stroke-width="2.5"/>',
            path("M6 54L22 38L34 50L20 68Z", "#C8432E"),
            path("M94 54L78 38L66 50L80 68Z", "#2E6FB0"),
            path(
                "M26 44C36 36 44 36 50 40L66 54C70 58 64 64 60 60C62 66 56 68 53 64"
                "C52 69 46 68 45 65C42 68 38 66 38 62L24 56Z",
                "#E0A878",
            ),
            path("M74 44C66 36 56 34 50 38L40 47C38 53 44 55 48 52L54 48L68 58L76 56Z", "#F4CDA6"),
            stroke("M60 60L54 55M53 64L48 59M45 65L42 61", INK, 2.2),
        ],
    )


def start_seat() -> str:
    """The start-seat marker: a watering can on a gold disc."""
    return document(
        60,
        60,
        [
            f'<circle cx="30" cy="30" r="27" fill="{GOLD}" stroke="{INK}" stroke-width="3"/>',
            '<circle cx="30" cy="30" r="21.5" fill="#FFE7A6"/>',
            stroke("M38 26C50 22 50 42 38 38", INK, 6),
            stroke("M38 26C50 22 50 42 38 38", "#3E86C0", 2.6),
            path("M22 24H40L42 44H20Z", "#5BA7DD", "i", 'stroke-width="2.6"'),
            path("M21 36L10 24L14 21L22 28Z", "#5BA7DD", "i", 'stroke-width="2.4"'),
            path("M6 24L14 16L17 20L10 27Z", "#3E86C0", "i", 'stroke-width="2.2"'),
            stroke("M24 24Q31 14 38 24", INK, 2.6),
        ],
    )


def bit(parts: list[str], side: float = 40) -> str:
    """A particle file."""
    return document(side, side, parts, STYLE.replace("stroke-width:3;", "stroke-width:2;"))


def particles() -> None:
    """Puffs, sparkle, star and white confetti shapes."""
    puffs = (
        ((14, 24, 9), (25, 18, 10), (27, 27, 8)),
        ((12, 20, 7), (24, 24, 11), (20, 13, 7)),
        ((20, 21, 11), (30, 16, 6), (11, 28, 6)),
    )
    for number, balls in enumerate(puffs, 1):
        write(
            f"table/puff-{number}.svg",
            bit(
                [
                    *[f'<circle cx="{x}" cy="{y}" r="{r}" fill="#8A5632"/>' for x, y, r in balls],
                    *[
                        f'<circle cx="{x - 1.5}" cy="{y - 2}" r="{r * 0.66:g}" fill="#B9845A"/>'
                        for x, y, r in balls
                    ],
                ]
            ),
        )
    write(
        "table/sparkle.svg",
        bit(
            [
                '<path d="M20 1Q22 18 39 20Q22 22 20 39Q18 22 1 20Q18 18 20 1Z" fill="#FFF6C8"/>',
                '<path d="M20 9Q21 19 31 20Q21 21 20 31Q19 21 9 20Q19 19 20 9Z" fill="#FFFFFF"/>',
            ]
        ),
    )
    points = "L".join(
        f"{20 + r * sin(i * pi / 5):.1f} {21 - r * cos(i * pi / 5):.1f}"
        for i, r in ((i, 17 if i % 2 == 0 else 8) for i in range(10))
    )
    write("table/star.svg", bit([path(f"M{points}Z", "#FFD34F")]))
    confetti = (
        '<rect x="3" y="7" width="18" height="10" rx="2" fill="#fff"/>',
        '<circle cx="12" cy="12" r="8.5" fill="#fff"/>',
        '<path d="M14 2C22 2 23 11 18 14C16 15 17 22 10 22C2 22 2 12 6 7C8 4 10 2 14 2Z" '
        'fill="#fff"/>',
        '<path d="M3 20Q2 6 10 9T21 3L22 9Q14 10 12 15T3 20Z" fill="#fff"/>',
    )
    for number, shape in enumerate(confetti, 1):
        write(f"table/confetti-{number}.svg", document(24, 24, [shape], ""))


def main() -> None:
    """Write all files."""
    write("table/field.svg", field(200, 120, 8, 4))
    write("table/field-square.svg", field(100, 100, 7, 3))
    single = {
        "sign-sale": sign_sale,
        "plank": plank,
        "paper": paper,
        "bubble": bubble,
        "stamp": stamp,
        "start-seat": start_seat,
    }
    for name, draw in single.items():
        write(f"table/{name}.svg", draw())
    particles()


if __name__ == "__main__":
    main()
