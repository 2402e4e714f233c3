"""The rarer beans: black-eyed, red, garden."""

from bean_kit import Canvas, arms, legs, shine, sweat
from face_kit import Face
from palette import FILL, GOLD, PALE
from svg import INK, ellipse, mix, path


def black_eyed(c: Canvas, mood: str) -> None:
    """A boxer who has never won a fight and never missed one."""
    fill = FILL["black-eyed"]
    legs(c, 40, 58, 84, "#2C4A5C")
    c.body(
        "M50 17C67 16 76 29 75 44C74 56 69 60 70 70C71 83 61 89 48 89C34 89 26 80 26 67"
        "C26 56 30 51 28 42C25 28 35 18 50 17Z",
        fill,
        (42, 38),
        56,
        0.5,
    )
    shorts = shine(c, "s", (0, 70), (0, 90), "#FFC93C", "#E08A16")
    c.mark(path("M27 70Q48 77 70 70C71 83 61 89 48 89C35 89 27 82 27 70Z", shorts))
    c.line("M28 74Q48 80.5 69.5 74", "#FFF4DC", 2.6)
    c.mark(ellipse(61, 42, 13, 13.5, "#33244F", ""))
    c.mark(
        '<g transform="rotate(-24 40 24)"><rect x="33" y="21" width="15" height="6.4" rx="3"'
        f' fill="#F2C49A" stroke="{INK}" stroke-width="1.8"/></g>'
    )
    c.line("M71 30C72.5 36 72.5 42 71 47", "#FFFFFF", 2.6)
    Face(
        (41, 42),
        (61, 42),
        8.4,
        (51, 58),
        8.4,
        INK,
        "#F29A9A",
        smile="gap",
        lid="#4A3A6E",
        lids=(0, 0.42),
        tilt=-10,
        grow=(1.08, 0.92),
    ).draw(c, mood)
    spots = {"happy": ((16, 24), (84, 22)), "dismayed": ((16, 78), (84, 62))}.get(
        mood, ((17, 52), (84, 50))
    )
    for shoulder, (x, y), side in zip((30, 71), spots, (-1, 1), strict=True):
        _glove(c, shoulder, x, y, side)


def _glove(c: Canvas, shoulder: float, x: float, y: float, side: int) -> None:
    c.rope(f"M{shoulder} 60Q{shoulder + side * 10:g} 66 {x:g} {y + 6:g}", "#CAFFFF", 1.4)
    c.oval(x, y, 11.4, 10.6, "#E2472F")
    c.oval(x - side * 7.5, y - 1, 4.6, 5.6, "#E2472F")
    c.solid(f"M{x - 7:g} {y + 8:g}h14v5.500h-14Z", "#FFF4DC")
    c.gloss(x - 3, y - 5, 3.6, -30)


def red(c: Canvas, mood: str) -> None:
    """So shy that it blushed once and stayed that way."""
    fill = FILL["red"]
    legs(c, 43, 57, 82, "#4C070A")
    arms(c, mood, (14, 57), (86, 57), mix(fill, PALE, 0.35), (-5, 5))
    c.body(
        "M50 90C44 90 36 84 28 76C15 63 9 50 12 38C15 24 28 18 39 22C45 24 48 28 50 32"
        "C52 28 56 24 62 22C74 18 87 25 88 40C90 54 82 66 71 77C63 85 56 90 50 90Z",
        fill,
        (32, 40),
        66,
        0.42,
    )
    c.gloss(25, 34, 7, -38)
    for x, y in ((27, 63), (73, 63)):
        c.mark(ellipse(x, y, 8, 5.4, "#FF6F7D", ""))
    c.line("M84 43C84 53 78 63 70 71", "#D8535A", 2.8)
    Face(
        (38, 51),
        (62, 51),
        9,
        (50, 67),
        7.5,
        PALE,
        "#FF6F7D",
        smile="tiny",
        lid="#7C0F14",
        lids=(0.22, 0.22),
        tilt=-12,
        look=(0.26, 0.2),
        lashes=True,
    ).draw(c, mood)
    if mood == "dismayed":
        sweat(c, 81, 34)
    bow = shine(c, "w", (0, 6), (0, 34), "#FFD3DE", "#F08CA8")
    c.solid("M50 22C42 10 28 2 24 8C19 16 22 32 28 33C34 34 44 27 50 22Z", bow)
    c.solid("M50 22C58 10 72 2 76 8C81 16 78 32 72 33C66 34 56 27 50 22Z", bow)
    c.line("M45 21q-7 -4 -12 -4M45 24q-6 3 -11 3M55 21q7 -4 12 -4M55 24q6 3 11 3", "#C2486B", 2)
    c.oval(50, 22, 6, 6.4, "#F7A8BD")


def garden(c: Canvas, mood: str) -> None:
    """A gnome that guards the beds by night and gossips with the snails by day."""
    fill = FILL["garden"]
    legs(c, 40, 60, 88, "#7A4A20")
    arms(c, mood, (23, 68), (77, 68), mix(fill, PALE, 0.4), (-4, 4))
    c.body(
        "M50 40C72 40 82 54 81 69C80 84 68 92 50 92C32 92 20 84 19 69C18 54 28 40 50 40Z",
        fill,
        (40, 56),
        48,
        0.5,
    )
    bob = {"happy": -3, "dismayed": 3}.get(mood, 0)
    beard = "M25 66C30 72 42 70 50 68C58 70 70 72 75 66C80 80 66 90 58 88C56 95 44 95 42 88"
    c.mark(
        path(beard + "C34 90 20 80 25 66Z", shine(c, "d", (0, 64), (0, 94), "#FFFFFF", "#D9CDB8"))
    )
    c.line("M40 84q2 -3 2 -6M58 84q-1 -3 -1 -6", "#B7A88C", 1.8)
    felt = shine(c, "f", (30, 8), (74, 46), mix(fill, "#FFFFFF", 0.15), mix(fill, "#23520F", 0.62))
    c.solid(
        f"M20 48C26 34 34 16 {56 + bob} {4 + bob}C{64 + bob} {-1 + bob} {72 + bob} {8 + bob} "
        f"{70 + bob} {15 + bob}C66 13 64 14 65 20C70 30 75 38 80 48C62 42 38 42 20 48Z",
        felt,
    )
    c.line("M64 20C66 30 70 36 74 41", mix(fill, "#FFFFFF", 0.45), 2.4)
    for x, y in ((24, 46), (41, 42), (59, 42), (76, 46)):
        _daisy(c, x, y)
    Face(
        (40, 57),
        (60, 57),
        7,
        (50, 75),
        6.5,
        INK,
        "#F07A5E",
        lid="#8BB02A",
        lids=(0, 0.3),
        look=(-0.2, 0),
    ).draw(c, mood)
    c.mark(ellipse(50, 66, 6.4, 5.4, mix(fill, "#FFD9A0", 0.45)))
    c.line("M31 68Q41 75 49 71M69 68Q59 75 51 71", "#FFFFFF", 4)


def _daisy(c: Canvas, x: float, y: float) -> None:
    for dx, dy in ((0, -4.4), (4.2, -1.4), (2.6, 3.6), (-2.6, 3.6), (-4.2, -1.4)):
        c.mark(
            f'<circle cx="{x + dx:g}" cy="{y + dy:g}" r="3" fill="#fff" stroke="{INK}" '
            'stroke-width="1.4"/>'
        )
    c.mark(f'<circle cx="{x}" cy="{y}" r="3" fill="{GOLD}"/>')
