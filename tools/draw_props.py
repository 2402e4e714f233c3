"""Draw the larger props (coins, purse, deck, title, podium) into assets/art/table."""

from bean_kit import BEAN_STYLE, Canvas
from draw_cards import back, coin_parts, rounded, sprout
from draw_plants import bloom, leaf
from draw_table import WOOD
from palette import GOLD
from svg import CREAM, INK, document, ellipse, linear, path, radial, stroke, write


def coins() -> None:
    """A heap of coins and a purse."""

    def flat(x: float, y: float) -> str:
        return (
            f'<path d="M{x - 17} {y}v7a17 7.5 0 0 0 34 0v-7Z" fill="#D98E17" stroke="{INK}" '
            f'stroke-width="2.6"/><ellipse cx="{x}" cy="{y}" rx="17" ry="7.5" fill="#FFD34F" '
            f'stroke="{INK}" stroke-width="2.6"/>'
        )

    heap = [
        (28, 79),
        (28, 71),
        (72, 77),
        (72, 71),
        (72, 63),
        (50, 83),
        (50, 75),
        (50, 67),
        (50, 59),
        (50, 51),
    ]
    gold = "<defs>" + radial("c", 40, 26, 24, "#FFF1B0", "#FFD34F", "#F0A41E") + "</defs>"
    write(
        "table/coin-stack.svg",
        document(100, 100, [gold, *[flat(x, y) for x, y in heap], *coin_parts(50, 26, 20)]),
    )
    write(
        "table/purse.svg",
        document(
            100,
            100,
            [
                "<defs>" + radial("p", 42, 52, 54, "#D98A4E", "#A65F2E", "#7A3F1C") + "</defs>",
                ellipse(50, 94, 34, 4, "#3B1F12", "", 0).replace("/>", ' fill-opacity=".22"/>'),
                path("M36 34L24 12Q36 17 42 10Q50 18 58 10Q64 17 76 12L64 34Z", "#C77A40"),
                path(
                    "M36 34C14 46 6 68 12 84C16 94 32 95 50 95"
                    "C68 95 84 94 88 84C94 68 86 46 64 34Z",
                    "url(#p)",
                ),
                stroke("M34 34Q50 41 66 34", INK, 9),
                stroke("M34 34Q50 41 66 34", GOLD, 4.4),
                stroke("M64 36Q74 40 72 52M64 36Q70 44 66 54", INK, 5.4),
                stroke("M64 36Q74 40 72 52M64 36Q70 44 66 54", GOLD, 2.2),
                '<g transform="translate(-2 4)">'
                + gold.replace('"c" ', '"c" ').replace('cx="40" cy="26"', 'cx="44" cy="58"')
                + "".join(coin_parts(48, 66, 17))
                + "</g>",
                stroke("M22 62Q24 52 32 46", "#F2B98A", 4),
            ],
        ),
    )


def lying_coin(thick: int, line: str, width: float) -> str:
    """A coin that lies, seen a little from above; towers are made of many."""
    outline = f'stroke="{line}" stroke-width="{width:g}"'
    notches = "".join(
        f"M{x} {y}v{thick - 7}"
        for x, y in ((14, 31), (26, 34), (38, 36), (62, 36), (74, 34), (86, 31))
    )
    rim = f"M3 17V{17 + thick}A47 14 0 0 0 97 {17 + thick}V17Z"
    parts = [
        "<defs>"
        + linear("e", 3, 0, 97, 0, "#C98413", "#F6B22C", "#FFD872", "#F0A41E", "#B8740F")
        + radial("c", 40, 12, 58, "#FFF1B0", "#FFD34F", "#F0A41E")
        + "</defs>",
        path(rim, "url(#e)", "", outline),
        stroke(notches, "#A8650C", 2.4, 'stroke-opacity=".55"') if thick > 12 else "",
        ellipse(50, 17, 47, 14, "url(#c)", "").replace("/>", f" {outline}/>"),
        ellipse(50, 17, 35, 9.4, "none", "").replace(
            "/>", ' stroke="#C98A1E" stroke-width="2.4"/>'
        ),
        stroke("M22 11Q34 6 48 5.5", "#FFF8D8", 3),
    ]
    return document(100, 34 + thick, parts, "")


def deck_side(x: float, y: float, turn: float = 0) -> str:
    """A whole card back as a group at a place."""
    inner = back().split("</style>")[1].replace("</svg>", "")
    return f'<g transform="translate({x:g} {y:g}) rotate({turn:g} 50 140)">{inner}</g>'


def decks() -> None:
    """The pile and its riffle."""
    under = [
        rounded(4 + 1.5 * i, 4 + 2.6 * i, 98, 138, 9, CREAM, f'stroke="{INK}" stroke-width="2"')
        for i in range(6, 0, -1)
    ]
    shade = rounded(14, 20, 104, 138, 10, INK, 'fill-opacity=".25"')
    write("table/deck.svg", document(120, 160, [shade, *under, deck_side(4, 4)]))
    blank = rounded(1, 1, 98, 138, 9, CREAM, f'stroke="{INK}" stroke-width="2"') + rounded(
        7, 7, 86, 126, 6, "#2F7D3F", f'stroke="{INK}" stroke-width="1.6"'
    )
    turned = [f'<g transform="rotate({turn} 50 140)">{blank}</g>' for turn in (-18, -9, 0, 9)]
    fan = "".join([*turned, deck_side(0, 0, 18)])
    inner = f'<g transform="translate(33 32) scale(.74)">{fan}</g>'
    write("table/riffle.svg", document(140, 160, [inner]))


def title() -> str:
    """The ornament around the title word: sign board, bean vines, flowers and beans."""
    parts = [
        "<defs>" + linear("w", 0, 50, 0, 150, *WOOD) + "</defs>",
        path("M92 44V8M308 44V8", "none", "i", 'stroke-width="7"'),
        stroke("M92 44V8M308 44V8", "#C9A26A", 3),
        path("M44 52Q200 34 356 52Q364 100 356 148Q200 166 44 148Q36 100 44 52Z", "url(#w)"),
        path(
            "M58 64Q200 48 342 64Q348 100 342 136Q200 152 58 136Q52 100 58 64Z",
            "#FFF0CC",
            "i",
            'stroke-width="2.6"',
        ),
        stroke("M70 76Q130 66 170 66M240 134Q300 133 330 126", "#EBD09A", 2.4),
    ]
    for d in (
        "M30 168C8 140 40 120 26 92C14 66 34 44 62 44",
        "M370 168C392 140 360 120 374 92C386 66 366 44 338 44",
    ):
        parts += [stroke(d, INK, 8), stroke(d, "#4F9A46", 4)]
    vines = Canvas()
    for x, y, turn in (
        (26, 140, 150),
        (32, 112, 10),
        (24, 84, 200),
        (34, 58, -60),
        (374, 140, 30),
        (368, 112, 170),
        (376, 84, -20),
        (366, 58, 240),
    ):
        leaf(vines, x, y, 20, turn, "#6CBF55")
    for x, y, kind in ((62, 46, "chili"), (338, 46, "wax"), (42, 164, "blue"), (358, 164, "soy")):
        bloom(vines, x, y, 8, kind)
    parts += [*vines.rim, *vines.parts]
    return document(400, 200, parts, BEAN_STYLE)


def emblem() -> str:
    """The program's sign for the window and the launcher: a sprouting bean on green."""
    return document(
        128,
        128,
        [
            "<defs>" + radial("e", 56, 44, 100, "#6CC06F", "#2F7D3F", "#1C5630") + "</defs>",
            rounded(4, 4, 120, 120, 28, "url(#e)", f'stroke="{INK}" stroke-width="5"'),
            '<g transform="translate(-21 -55) scale(1.7)">',
            *sprout(),
            "</g>",
        ],
    )


def podium() -> str:
    """Three crates for the winners: places 2, 1, 3 from left to right."""
    parts = ["<defs>" + linear("w", 0, 20, 0, 118, *WOOD) + "</defs>"]
    for x, top in ((4, 52), (106, 20), (208, 72)):
        parts += [
            rounded(x, top, 98, 118 - top, 4, "url(#w)", f'stroke="{INK}" stroke-width="3"'),
            stroke(f"M{x + 12} {top + 16}H{x + 86}", "#7E4B27", 2.4),
            rounded(x - 2, top - 4, 102, 11, 4, "#C98A52", f'stroke="{INK}" stroke-width="3"'),
        ]
    return document(310, 120, parts)


def medal(fill: str, light: str) -> str:
    """A medal on a ribbon; its figure is written by the program at (30, 50)."""
    return document(
        60,
        80,
        [
            path("M14 4H28L34 30H24ZM46 4H32L26 30H36Z", "#C8432E", "i", 'stroke-width="2.4"'),
            f'<circle cx="30" cy="50" r="24" fill="{fill}" stroke="{INK}" stroke-width="3"/>',
            f'<circle cx="30" cy="50" r="17.5" fill="{light}"/>',
        ],
    )


def crown() -> str:
    """The winner's crown; it sits on a head at (40, 52)."""
    return document(
        80,
        56,
        [
            "<defs>" + linear("o", 0, 4, 0, 54, "#FFE27A", "#F6B22C", "#D9860F") + "</defs>",
            path("M12 50L5 15L23 28L40 5L57 28L75 15L68 50Q40 56 12 50Z", "url(#o)"),
            stroke("M14 42Q40 48 66 42", "#B8740F", 2.4),
            *[
                f'<circle cx="{x}" cy="{y}" r="4" fill="{tone}" stroke="{INK}" stroke-width="2"/>'
                for x, y, tone in ((23, 37, "#E2472F"), (40, 39, "#2E9BD6"), (57, 37, "#47A860"))
            ],
        ],
    )


def ribbon() -> str:
    """A golden band with notched ends, for short labels."""
    return document(
        160,
        40,
        [
            path("M4 10H26V38H4L13 24ZM156 10H134V38H156L147 24Z", "#D08A1A"),
            path("M18 3H142V31H18Z", GOLD),
            stroke("M22 7.5H138", "#FFE08A", 2.4),
        ],
    )


def places() -> None:
    """Where something can lie: an empty card place, a thought."""
    slot = rounded(4, 4, 92, 132, 9, CREAM, 'fill-opacity=".16"')
    dashes = rounded(
        4, 4, 92, 132, 9, "none", f'stroke="{CREAM}" stroke-width="3" stroke-dasharray="9 7"'
    )
    write("table/slot.svg", document(100, 140, [slot, dashes]))
    cloud = (
        "M22 44C8 44 6 28 18 25C16 10 36 4 44 14C54 4 72 12 68 25C80 28 76 46 62 44"
        "C56 52 46 52 42 46C36 52 26 50 22 44Z"
    )
    dots = [f'<circle cx="{x}" cy="30" r="4" fill="{INK}"/>' for x in (28, 42, 56)]
    trail = '<circle cx="20" cy="54" r="4.5" class="i" fill="#FFFDF5"/>'
    write("table/thought.svg", document(84, 64, [path(cloud, "#FFFDF5"), trail, *dots]))


def main() -> None:
    """Write all files."""
    coins()
    decks()
    places()
    drawn = {
        "title": title,
        "podium": podium,
        "ribbon": ribbon,
        "emblem": emblem,
        "crown": crown,
    }
    for name, draw in drawn.items():
        write(f"table/{name}.svg", draw())
    write("table/coin-lying.svg", lying_coin(24, INK, 3))
    write("table/coin-thin.svg", lying_coin(10, "#8F540F", 2.2))
    metals = (("#F6B22C", "#FFE08A"), ("#B9C3C9", "#E6ECEF"), ("#C98148", "#EAB98A"))
    for place, (fill, light) in enumerate(metals, 1):
        write(f"table/medal-{place}.svg", medal(fill, light))


if __name__ == "__main__":
    main()
