"""Draw twelve people in three moods into assets/art/faces."""

from bean_kit import Canvas
from face_kit import Face
from people import PEOPLE, Person
from svg import INK, ellipse, mix, path, radial, write

MOODS = ("neutral", "happy", "annoyed")
BEAN_MOOD = {"neutral": "idle", "happy": "happy", "annoyed": "dismayed"}


HEADS = {
    "round": "M50 20C66 20 75 32 75 48C75 66 64 78 50 78C36 78 25 66 25 48C25 32 34 20 50 20Z",
    "wide": "M50 22C68 22 78 34 77 50C76 68 64 77 50 77C36 77 24 68 23 50C22 34 32 22 50 22Z",
    "long": "M50 16C64 16 71 28 71 46C71 66 62 82 50 82C38 82 29 66 29 46C29 28 36 16 50 16Z",
    "square": "M50 19C68 19 74 27 74 44V58C74 72 64 79 50 79C36 79 26 72 26 58V44"
    "C26 27 32 19 50 19Z",
    "point": "M50 20C66 20 75 30 74 46C73 62 60 72 50 83C40 72 27 62 26 46C25 30 34 20 50 20Z",
}


HAIR = ""
"""The tone of a shape that has the colour of the hair."""

TOPS: dict[str, list[tuple[str, str]]] = {
    "headscarf": [("M22 42C22 18 36 8 50 8C64 8 78 18 78 42C66 30 34 30 22 42Z", "#E2574C")],
    "flatcap": [
        ("M26 34C20 18 40 7 56 10C74 12 80 22 75 34Q50 26 26 34Z", "#6F6A4A"),
        ("M24 35C34 26 58 26 64 32C54 35 38 38 22 40C18 40 19 37 24 35Z", "#57533A"),
    ],
    "flattop": [
        ("M24 46L23 19C30 8 70 8 77 19L76 46C74 36 70 32 64 31H36C30 32 26 36 24 46Z", HAIR)
    ],
    "tophat": [
        ("M32 24L31 5Q50 2 69 5L68 24Z", "#33304E"),
        ("M31 17Q50 22 69 17L68 25H32Z", "#C8432E"),
        ("M18 27C30 21 70 21 82 27C82 32 66 33 50 33C34 33 18 32 18 27Z", "#33304E"),
    ],
    "flowers": [
        (
            "M25 44C24 24 36 16 50 16C64 16 76 24 75 44C70 34 62 28 54 27C44 36 32 36 25 44Z",
            HAIR,
        )
    ],
    "parting": [
        (
            "M22 46C22 24 36 16 50 17C64 16 78 24 78 46C72 34 62 28 50 24C38 28 28 34 22 46Z",
            HAIR,
        )
    ],
    "fringe": [("M24 44C22 22 36 14 50 14C64 14 78 22 76 44L68 34L60 39L52 33L44 39L36 33Z", HAIR)],
    "feathercap": [
        ("M72 24C84 10 90 4 95 4C96 14 88 26 74 32Z", "#F6B22C"),
        ("M20 36C28 14 60 6 84 22C74 24 70 30 74 37C56 28 36 30 20 36Z", "#2F6E4C"),
        ("M14 40C30 28 58 28 76 35C70 39 60 36 48 37C34 37 24 42 14 40Z", "#245A3C"),
    ],
    "straw": [
        ("M30 28C30 12 38 5 50 5C62 5 70 12 70 28Z", "#F3CE70"),
        ("M30 27Q50 33 70 27V20Q50 26 30 20Z", "#7A4A2B"),
        ("M8 32C22 23 78 23 92 32C92 38 72 38 50 38C28 38 8 38 8 32Z", "#F3CE70"),
    ],
    "wrap": [
        ("M44 12C34 2 42 -2 51 6C58 -2 72 0 62 13Z", "#E0792B"),
        ("M22 43C15 18 34 8 52 8C72 8 86 20 78 43C66 30 34 30 22 43Z", "#E0792B"),
        ("M23 36C34 18 58 14 78 24C60 22 40 28 30 36Z", "#F6B22C"),
    ],
}
"""Hats and hair in front: outlines and tones."""

FLOWERS = (
    (30, 29, "#F08CA8"),
    (42, 20, "#FFFFFF"),
    (57, 19, "#F6B22C"),
    (70, 28, "#9B7FD4"),
)
DOTS = ((34, 24), (44, 16), (56, 16), (66, 24), (50, 25))


def shoulders(c: Canvas, who: Person) -> None:
    """A bust whose lower edge follows the circle of radius 47 around (50, 50)."""
    c.mark(path("M11.5 77C18 70 32 71 40 68H60C68 71 82 70 88.5 77A47 47 0 0 1 11.5 77Z", who.coat))
    c.mark(path("M40 64V72Q50 80 60 72V64Z", mix(who.skin, "#8A4B2B", 0.25)))
    c.mark(
        path("M39 68L33 74L46 86L50 78L54 86L67 74L61 68L50 78Z", mix(who.coat, "#FFF4DC", 0.55))
    )


def clothes(c: Canvas, who: Person) -> None:
    """What is worn over the coat."""
    extra = who.extra
    straps = {"apron": "#FFF4DC", "dungarees": mix(who.coat, "#1E2A4A", 0.45)}
    for name, tone in straps.items():
        if name in extra:
            c.mark(path("M25 73L34 71L38 95.4A47 47 0 0 1 28 91.6Z", tone))
            c.mark(path("M75 73L66 71L62 95.4A47 47 0 0 0 72 91.6Z", tone))
    if "stripes" in extra:
        c.line("M24 76L30 90M34 74L38 93M66 74L62 93M76 76L70 90", mix(who.coat, "#FFF4DC", 0.5), 3)
    if "dots" in extra:
        for x, y in ((22, 79), (31, 84), (40, 91), (60, 91), (69, 84), (78, 79), (50, 93)):
            c.mark(ellipse(x, y, 1.9, 1.9, "#FFF4DC", ""))
    if "buttons" in extra:
        for y in (86, 92):
            c.mark(ellipse(50, y, 1.9, 1.9, "#F6D28A", "i").replace("/>", ' stroke-width="1.4"/>'))
    if "scarf" in extra:
        c.mark(path("M32 68Q50 80 68 68L71 77Q50 90 29 77Z", "#C8432E"))
        c.mark(path("M60 80L68 77L74 91L64 95Z", "#A8321F"))
    if "bowtie" in extra:
        c.mark(path("M50 82L38 76V89ZM50 82L62 76V89Z", "#C8432E"))
    for name, tone in (("beads", "#F6B22C"), ("pearls", "#FFFFFF")):
        if name in extra:
            for x, y in (
                (34, 74),
                (38.5, 79),
                (44, 82.5),
                (50, 84),
                (56, 82.5),
                (61.5, 79),
                (66, 74),
            ):
                c.mark(
                    f'<circle cx="{x}" cy="{y:.1f}" r="3" fill="{tone}" stroke="{INK}" '
                    'stroke-width="1.6"/>'
                )


def braids(c: Canvas, who: Person) -> None:
    """Two braids that fall over the shoulders."""
    for side in (-1, 1):
        for step in range(4):
            x = 50 + side * (26 + step * 0.6)
            c.mark(ellipse(x, 56 + step * 8.5, 6.4, 5.6, who.hair))
        c.mark(ellipse(50 + side * 28.4, 88, 4.6, 3, "#B3371F"))


def behind(c: Canvas, who: Person) -> None:
    """Hair that hangs behind the head."""
    shapes = {
        "bob": ["M50 14C76 14 84 34 80 66C74 74 62 72 50 72C38 72 26 74 20 66C16 34 24 14 50 14Z"],
        "long": [
            "M50 13C78 12 84 36 82 58C84 72 84 80 76 84C70 80 68 72 50 70C32 72 30 80 24 84"
            "C16 80 16 72 18 58C16 36 22 12 50 13Z"
        ],
        "wild": [
            "M30 62C14 62 8 50 17 46C8 38 14 26 23 30C22 16 36 12 41 20C46 8 60 10 61 20"
            "C70 12 80 20 77 31C88 28 91 40 83 46C92 52 86 62 70 62Z"
        ],
        "bun": [
            "M50 2C60 2 64 10 60 17H40C36 10 40 2 50 2Z",
            "M50 14C74 14 82 30 80 52C78 60 66 60 50 60C34 60 22 60 20 52C18 30 26 14 50 14Z",
        ],
        "pigtails": [
            "M26 34C12 26 3 36 8 48C10 56 20 58 26 50Z",
            "M74 34C88 26 97 36 92 48C90 56 80 58 74 50Z",
        ],
    }
    for d in shapes.get(who.behind, []):
        c.mark(path(d, who.hair))
    if who.behind == "pigtails":
        c.mark(ellipse(25, 40, 4, 5, "#E2574C"), ellipse(75, 40, 4, 5, "#E2574C"))


def head(c: Canvas, who: Person) -> None:
    """Ears and the lit head."""
    wide = {"long": 21, "wide": 27}.get(who.head, 24.5)
    for side in (-1, 1):
        c.mark(ellipse(50 + side * wide, 52, 5, 6.6, mix(who.skin, "#C4553A", 0.18)))
    deep = mix(who.skin, "#8A3B22", 0.42)
    c.defs.append(radial("b", 42, 40, 50, mix(who.skin, "#FFF6DE", 0.5), who.skin, who.skin, deep))
    c.mark(path(HEADS[who.head], "url(#b)"))


def top(c: Canvas, who: Person) -> None:
    """Hats and hair in front."""
    for d, tone in TOPS.get(who.top, []):
        c.mark(path(d, tone or who.hair))
    if who.top == "flowers":
        for x, y, tone in FLOWERS:
            c.mark(ellipse(x, y, 5.4, 5.4, tone), ellipse(x, y, 1.8, 1.8, "#FFF0A0", ""))
    if who.top == "headscarf":
        for x, y in DOTS:
            c.mark(ellipse(x, y, 2.1, 2.1, "#FFF4DC", ""))


def beards(c: Canvas, who: Person) -> None:
    """What lies under the mouth."""
    if "whiskers" in who.extra:
        c.mark(
            path(
                "M32 66C36 62 44 62 50 65C56 62 64 62 68 66C68 80 58 92 50 92C42 92 32 80 32 66Z",
                who.hair,
            )
        )
    if "stubble" in who.extra:
        c.mark(
            path(
                "M28 60C32 66 40 62 50 62C60 62 68 66 72 60C70 74 62 78 50 78C38 78 30 74 28 60Z",
                mix(who.skin, who.hair, 0.45),
                "",
            )
        )


def details(c: Canvas, who: Person, mood: str) -> None:
    """Glasses, moustaches, freckles and the like, over the face."""
    extra = who.extra
    if "freckles" in extra:
        for x, y in ((31, 60), (35, 62), (33, 57), (69, 60), (65, 62), (67, 57)):
            c.mark(ellipse(x, y, 1, 1, "#B5673A", ""))
    if "moustache" in extra:
        c.mark(
            path(
                "M50 60C44 56 36 62 27 57C29 68 42 70 50 64C58 70 71 68 73 57C64 62 56 56 50 60Z",
                who.hair,
            )
        )
    if "glasses" in extra or "round" in extra:
        r = 10.5 if "round" in extra else 11.5
        for x in (39, 61):
            c.mark(
                f'<circle cx="{x}" cy="48" r="{r}" fill="none" '
                f'stroke="{"#8A5A1E" if "round" in extra else "#6A2E4A"}" stroke-width="2.6"/>'
            )
        c.line("M49 47Q50 45 51 47", "#6A3A2A", 2.4)
    if "earrings" in extra:
        for x in (22, 78):
            c.mark(ellipse(x, 64, 4, 5, "#F6B22C"))
    if "wrinkles" in extra:
        c.line("M28 60q2 3 1 6M72 60q-2 3 -1 6M42 29q8 -2 16 0", "#C98F6C", 1.8)
    if "stalk" in extra:
        c.line("M56 68Q70 70 80 62", "#C9A13A", 2.4)
        c.mark(path("M78 64l7 -8l1 7Z", "#E8C65A", "i", 'stroke-width="1.6"'))
    if "brows" in extra:
        low = {"happy": -3, "annoyed": 3}.get(mood, 0)
        c.mark(
            path(
                f"M28 {37 + low}Q38 {33 + low} 47 {40 + low}L46 {44 + low}Q36 {39 + low} 28 "
                f"{41 + low}ZM72 {37 + low}Q62 {33 + low} 53 {40 + low}L54 {44 + low}"
                f"Q64 {39 + low} 72 {41 + low}Z",
                who.hair,
                "i",
                'stroke-width="1.8"',
            )
        )


def portrait(who: Person, mood: str) -> str:
    """One face."""
    c = Canvas()
    behind(c, who)
    shoulders(c, who)
    clothes(c, who)
    head(c, who)
    beards(c, who)
    mouth_y = 69.0 if who.head == "long" else 66.0
    spread = 10 if who.head in ("long", "point") else 11
    face = Face(
        (50 - spread, 48),
        (50 + spread, 48),
        6.4 * who.big,
        (50, mouth_y),
        7.5,
        INK,
        "#F07A5E",
        who.brow,
        who.smile,
        mix(who.skin, "#8A4B2B", 0.25),
        who.lids,
        who.tilt,
        who.look,
        lashes=who.lashes,
    )
    face.draw(c, "huff" if mood == "annoyed" else BEAN_MOOD[mood])
    c.mark(
        path(
            "M50 50C47 55 45 58 47 60Q50 62 53 60",
            mix(who.skin, "#B5502F", 0.3),
            "i",
            'stroke-width="2"',
        )
    )
    details(c, who, mood)
    top(c, who)
    if "braids" in who.extra:
        braids(c, who)
    if "band" in who.extra:
        c.line("M24 35Q50 22 76 35", INK, 7.4)
        c.line("M24 35Q50 22 76 35", "#B3371F", 3.6)
    return c.document()


def main() -> None:
    """Write all files."""
    for name, who in PEOPLE.items():
        for mood in MOODS:
            write(f"faces/{name}-{mood}.svg", portrait(who, mood))


if __name__ == "__main__":
    main()
