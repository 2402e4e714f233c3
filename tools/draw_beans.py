"""Draw the eleven bean characters in four moods into assets/art/beans."""

from collections.abc import Callable

from bean_kit import Canvas, arm, arms, legs, shine, sweat
from face_kit import Face
from svg import INK, ellipse, mix, path, write

MOODS = ("idle", "happy", "dismayed", "blink")
FILL = {
    "coffee": "#572B5B",
    "wax": "#FFE14C",
    "blue": "#2E34BB",
    "chili": "#CB2510",
    "stink": "#766662",
    "green": "#47A860",
    "soy": "#FD9DB3",
    "black-eyed": "#CAFFFF",
    "red": "#8E1216",
    "garden": "#9DC531",
    "cocoa": "#2B110C",
}
GOLD = "#F6B22C"
PALE = "#FFE9CF"


def coffee(c: Canvas, mood: str) -> None:
    """Has not slept since Tuesday and has three great ideas about it."""
    fill = FILL["coffee"]
    legs(c, 36, 54, 84, "#3A1C3F")
    c.solid(
        "M25 34L16 22L30 25L29 10L41 21L48 6L53 21L66 12L62 26L75 27L66 38Z", mix(fill, INK, 0.45)
    )
    c.body(
        "M45 22C62 22 72 38 71 56C70 76 60 88 45 88C29 88 19 76 19 56C19 38 29 22 45 22Z",
        fill,
        (36, 40),
        50,
    )
    c.line("M45 24C50 27 50 31 46 35", mix(fill, INK, 0.7), 3)
    c.line("M43 78C40 81 40 85 44 87", mix(fill, INK, 0.7), 3)
    c.gloss(29, 37, 6.5, -52)
    for x in (34, 57):
        c.line(f"M{x - 7} 58Q{x} 63 {x + 7} 58", "#B58AB8", 2)
    Face(
        (33, 49),
        (57, 49),
        9,
        (45, 69),
        9,
        PALE,
        "#E88AA6",
        smile="wobble",
        look=(0.1, -0.16),
        grow=(0.88, 1.12),
    ).draw(c, mood)
    arm(c, (22, 62), (12, 60), {"happy": (9, 44), "dismayed": (24, 74)}.get(mood, (13, 76)), PALE)
    drop = {"happy": -16, "dismayed": 12}.get(mood, 0)
    _mug(c, drop, 24 if mood == "dismayed" else 0)
    arm(c, (69, 62), (76, 68), (76, 71 + drop), PALE)


def _mug(c: Canvas, drop: float, tilt: float) -> None:
    y = 58 + drop
    spin = f'transform="rotate({tilt:g} 84 {y + 9:g})"'
    if not tilt:
        for x in (78, 86):
            c.rope(f"M{x} {y - 6:g}q-4 -4 0 -8t0 -8", "#FFFFFF", 2.2)
    c.solid(f"M89 {y + 3:g}h1.5a5 5.5 0 0 1 0 11h-2", "none", spin)
    c.solid(f"M73 {y:g}H90L88.5 {y + 19:g}Q81 {y + 22:g} 74.5 {y + 19:g}Z", "#FFF1D6", spin)
    c.mark(f'<path d="M74.5 {y + 6:g}h14.5l-.4 4h-13.7Z" fill="#E2574C" {spin}/>')


def wax(c: Canvas, mood: str) -> None:
    """A night light that dreams aloud and is afraid of draughts."""
    fill = FILL["wax"]
    lean = {"happy": 0, "dismayed": 9}.get(mood, 2)
    c.line("M50 28V19", INK, 3.4)
    c.solid(
        f"M50 22C41 20 41 11 {50 + lean} 3C{54 + lean / 2:g} 9 60 13 58 18C57 21 54 22 50 22Z",
        "#FF8A1F",
    )
    c.mark(ellipse(50.5, 17.5, 3.6, 3.8, "#FFF3A8", ""))
    arms(c, mood, (31, 60), (69, 60), fill, (-1, 8))
    c.body(
        "M50 24C62 23 69 29 69 40L69 68C69 77 73 80 80 84C88 89 83 95.5 72 95.5L28 95.5"
        "C16 95.5 13 88 21 83C29 79 31 76 31 66L31 40C31 30 38 25 50 24Z",
        fill,
        (42, 40),
        60,
        0.6,
    )
    c.mark(
        path(
            "M31 42C30 29 39 24 50 24C62 23 70 29 69 42C69 48 64 48 63 42C62 37 58 38 57 43"
            "C57 50 50 50 50 42C49 37 45 37 44 45C44 56 37 56 37 48C37 42 33 41 31 42Z",
            "#FFF7C9",
            "i",
            'stroke-width="2.2"',
        )
    )
    c.line("M36 84q-4 3 -8 4M62 85q4 3 7 3", "#C79A18", 2.2)
    Face(
        (41, 60),
        (59, 60),
        7.8,
        (50, 76),
        7.5,
        lid="#F2C53A",
        lids=(0.4, 0.4),
        tilt=-8,
        look=(0, 0.12),
    ).draw(c, mood)
    if mood == "dismayed":
        sweat(c, 76, 30)


def blue(c: Canvas, mood: str) -> None:
    """Sings the blues, above all on happy days."""
    fill = FILL["blue"]
    legs(c, 38, 58, 84, "#1A1E6B")
    c.body(
        "M54 18C72 17 81 33 78 50C75 62 67 66 67 74C67 85 57 90 45 88C27 86 18 73 21 56"
        "C24 36 36 19 54 18Z",
        fill,
        (42, 38),
        56,
    )
    hat = 'transform="translate(0 -5) rotate(-6 52 28)"' if mood == "happy" else ""
    felt = shine(c, "f", (0, 4), (0, 28), "#4A3A78", "#241A4A")
    c.solid("M32 27C32 12 38 5 46 8Q53 11 60 6C69 4 74 14 75 22Z", felt, hat)
    c.mark(f'<path d="M32.5 26.5L33.5 20.5L74 15.5L75 21.5Z" fill="{GOLD}" {hat}/>')
    c.solid("M20 29C34 33 66 29 84 18C88 23 82 29 70 32C52 37 28 37 19 33Z", felt, hat)
    Face(
        (42, 46),
        (61, 44),
        8,
        (52, 60),
        7.4,
        PALE,
        "#E888B8",
        "sad",
        "frown",
        "#2328A0",
        (0.34, 0.34),
        -14,
        (0.12, 0.1),
    ).draw(c, mood)
    _guitar(c)
    lift = {"happy": 6, "dismayed": -3}.get(mood, 0)
    arm(c, (24, 62), (12, 67), (31, 80 + lift), PALE)
    arm(c, (78, 52), (90, 56), (80, 65), PALE)


def _guitar(c: Canvas) -> None:
    wood = shine(c, "g", (24, 68), (46, 96), "#F4A64B", "#B55A18")
    c.rope("M44 81L88 63", "#7A4524", 3.4)
    c.solid("M86 67.5L83 59.5L91 54L95 61.5Z", "#7A4524")
    c.solid(
        "M43 69C49 67 55 72 53 78C52 82 49 83 48 87C46 95 35 98 27 94C19 90 18 81 24 76"
        "C28 72 32 74 36 72C39 71 40 70 43 69Z",
        wood,
    )
    c.mark(ellipse(39, 83, 4.6, 4.6, INK, "k"))
    c.line("M26 89L33 93M39 83L86 63.5", "#FFF1D6", 1.5)


def chili(c: Canvas, mood: str) -> None:
    """A hothead whose hair is on fire and who thinks that suits everyone."""
    fill = FILL["chili"]
    high = {"happy": -3, "dismayed": 12}.get(mood, 0)
    c.solid(
        f"M24 34C12 22 22 16 21 {9 + high}C28 11 31 15 31 19C34 12 36 8 35 {2 + high}"
        f"C44 6 47 12 46 17C50 14 53 11 54 {6 + high}C61 12 62 20 58 30Z",
        "#FF9A1F",
    )
    c.mark(
        path(
            f"M31 31C26 24 31 22 31 {19 + high * 0.5:g}C36 21 38 22 38 24"
            f"C40 20 41 17 41 {14 + high * 0.5:g}C46 18 50 24 47 30Z",
            "#FFE46B",
            "",
        )
    )
    legs(c, 40, 58, 82, "#7E1408")
    arms(c, mood, (17, 56), (71, 56), fill, (-2, 6))
    c.body(
        "M40 24C60 20 72 32 72 48C72 66 78 77 95 80C97 83 94 86 90 87C70 92 48 89 34 82"
        "C20 74 13 58 16 44C18 33 27 26 40 24Z",
        fill,
        (34, 40),
        60,
    )
    c.gloss(23, 48, 7, -72)
    c.line("M82 83q5 1 9 -.5", "#FFB59A", 2)
    Face(
        (34, 48),
        (55, 47),
        8.6,
        (45, 64),
        9.5,
        INK,
        "#FF8A5B",
        "angry",
        "grit",
        "#B01E0C",
        (0.28, 0.28),
        20,
    ).draw(c, mood)
    if mood == "dismayed":
        c.line("M20 16q-3 -3 0 -6t0 -6M58 18q-3 -3 0 -6t0 -6", "#8A7A70", 2.6)


def stink(c: Canvas, mood: str) -> None:
    """Smells dreadful, knows it, wears a peg and is the kindest of them all."""
    fill = FILL["stink"]
    for x, low in ((28, 40), (50, 34), (72, 40)):
        c.rope(
            f"M{x} {low}C{x - 9} {low - 8} {x + 7} {low - 14} {x} {low - 21}"
            f"C{x - 5} {low - 26} {x - 1} {low - 29} {x + 3} {low - 30}",
            "#A9B23A",
            3.4,
        )
    c.body(
        "M50 38C74 36 92 52 94 74C96 90 82 95 50 95C18 95 4 90 6 74C8 54 26 40 50 38Z",
        fill,
        (36, 54),
        62,
    )
    for x, y, r in ((20, 78, 3.4), (27, 86, 2.2), (79, 82, 3), (84, 73, 1.8)):
        c.mark(ellipse(x, y, r, r * 0.8, mix(fill, "#2B1A10", 0.45), ""))
    c.gloss(24, 59, 8, -38, 0.4)
    Face(
        (35, 57),
        (65, 57),
        9.6,
        (50, 82),
        9,
        INK,
        "#E58A76",
        "sad",
        lid="#665854",
        lids=(0.2, 0.2),
        tilt=-16,
    ).draw(c, mood)
    peg = shine(c, "p", (44, 60), (56, 76), "#F7C884", "#B97C3C")
    c.solid("M43 62L49 60L49.5 76L46 77Z", peg)
    c.solid("M57 62L51 60L50.5 76L54 77Z", peg)
    c.mark(path("M45 66H55", "none", "t"))
    low = {"happy": -20, "dismayed": -12}.get(mood, 6)
    arm(c, (11, 72), (4, 70), (8, 76 + low), mix(fill, PALE, 0.4))
    arm(c, (89, 72), (96, 70), (92, 76 + low), mix(fill, PALE, 0.4))


def green(c: Canvas, mood: str) -> None:
    """The youngest farm hand, up before the cock and in love with every furrow."""
    fill = FILL["green"]
    c.rope("M84 95V30", "#B9763A", 2.2)
    c.solid(
        "M75 14V28Q75 34 84 34Q93 34 93 28V14L90.5 14V27H85.5V12H82.5V27H77.5V14Z",
        "#9AA7B5",
    )
    legs(c, 42, 58, 86, "#20613A")
    c.body(
        "M50 20C66 20 73 32 68 44C75 50 75 62 68 67C74 76 66 90 50 90C34 90 26 76 32 67"
        "C25 62 25 50 32 44C27 32 34 20 50 20Z",
        fill,
        (40, 42),
        52,
    )
    c.line(
        "M33 45Q37 47 40 45M67 45Q63 47 60 45M33 67Q38 70 42 68M67 67Q62 70 58 68",
        mix(fill, INK, 0.55),
        2.4,
    )
    c.gloss(34, 57, 5, -80)
    c.line("M44 80q6 3 12 0", mix(fill, INK, 0.4), 2.2)
    straw = shine(c, "s", (0, 6), (0, 34), "#FFE08A", "#D89B34")
    tip = 'transform="translate(0 -4)"' if mood == "happy" else ""
    c.solid("M31 29C30 14 38 7 50 7C62 7 70 14 69 29Z", straw, tip)
    c.mark(f'<path d="M31 27.5Q50 33 69 27.5L69 21.5Q50 27 31 21.5Z" fill="#C8432E" {tip}/>')
    c.solid("M13 31C24 24 76 24 87 31C88 36 72 38 50 38C28 38 12 36 13 31Z", straw, tip)
    Face((41, 50), (59, 50), 7.8, (50, 64), 8, smile="gap", look=(0.08, -0.14)).draw(c, mood)
    low = {"happy": -22, "dismayed": -14}.get(mood, 10)
    arm(c, (29, 58), (20, 60), (17, 64 + low), mix(fill, PALE, 0.45))
    arm(c, (71, 58), (78, 60), (84, 58), mix(fill, PALE, 0.45))


def soy(c: Canvas, mood: str) -> None:
    """Floats a hand above the ground and has never once been in a hurry."""
    fill = FILL["soy"]
    stones = {"dismayed": ((30, 13, 10), (72, 16, 8), (86, 34, 6))}.get(
        mood, ((50, 19, 13), (51, 10.5, 9.5), (49, 4.6, 6))
    )
    for tone, (x, y, r) in zip(("#8E9A9C", "#B9C3BF", "#DCE2DA"), stones, strict=True):
        c.oval(x, y, r, r * 0.42, tone, 28 if mood == "dismayed" else 0)
    glove = mix(fill, PALE, 0.4)
    c.body(
        "M50 23C68 23 80 35 80 51C80 68 67 78 50 78C33 78 20 68 20 51C20 35 32 23 50 23Z",
        fill,
        (40, 40),
        46,
        0.6,
    )
    c.gloss(31, 38, 7, -48, 0.75)
    Face(
        (39, 50), (61, 50), 8.4, (50, 64), 7.5, INK, "#F0527F", lid="#F58CA6", lids=(0.5, 0.5)
    ).draw(c, mood)
    c.oval(36, 80, 16, 6.4, mix(fill, INK, 0.14), 10)
    c.oval(64, 80, 16, 6.4, fill, -10)
    if mood in ("idle", "blink"):
        arm(c, (22, 60), (11, 66), (19, 75), glove)
        arm(c, (78, 60), (89, 66), (81, 75), glove)
    else:
        arms(c, mood, (22, 58), (78, 58), glove, (-4, 6))


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
    arms(c, mood, (19, 56), (81, 56), mix(fill, PALE, 0.35), (-3, 5))
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


def cocoa(c: Canvas, mood: str) -> None:
    """The king: there are four of it and it never lets anyone forget."""
    fill = FILL["cocoa"]
    cape = shine(c, "k", (0, 40), (0, 96), "#B4274A", "#6A0F2C")
    c.solid("M28 44C20 60 10 78 5 92Q28 98 50 94Q72 98 95 92C90 78 80 60 72 44Z", cape)
    c.line("M6.5 90.5Q28 96 50 92Q72 96 93.5 90.5", "#FFF4DC", 4.4)
    c.body(
        "M50 20C69 22 80 38 79 56C78 72 64 88 50 94C36 88 22 72 21 56C20 38 31 22 50 20Z",
        fill,
        (38, 40),
        56,
        0.3,
    )
    c.line("M30 32C25 42 25 62 33 76M70 32C75 42 75 62 67 76", "#7A4A3A", 2.2)
    c.mark(ellipse(50, 67, 17, 10, "#6E4029", ""))
    c.line("M73 31C77 38 78 50 76 60", "#A8705A", 2.6)
    c.solid(
        "M22 62C26 72 38 78 50 78C62 78 74 72 78 62L84 70C78 82 66 88 50 88C34 88 22 82 16 70Z",
        "#FFF8EA",
    )
    for x, y in ((26, 73), (38, 81), (50, 83), (62, 81), (74, 73)):
        c.mark(ellipse(x, y, 1.5, 2.2, INK, "k"))
    gold = shine(c, "o", (0, 4), (0, 30), "#FFE27A", "#E08E12")
    tip = 'transform="rotate(14 50 28) translate(3 -1)"' if mood == "dismayed" else ""
    c.solid("M28 32L22 9L37 19L50 3L63 19L78 9L72 32Q50 38 28 32Z", gold, tip)
    for x, y, tone in ((37, 28, "#E2472F"), (50, 29, "#2E9BD6"), (63, 28, "#E2472F")):
        c.mark(
            f'<ellipse cx="{x}" cy="{y}" rx="3" ry="3" fill="{tone}" stroke="{INK}" '
            f'stroke-width="1.4" {tip}/>'
        )
    Face(
        (39, 47),
        (61, 47),
        8.4,
        (50, 68),
        5.6,
        PALE,
        "#D9705A",
        smile="tiny",
        lid="#5A3224",
        lids=(0.46, 0.3),
        tilt=4,
        look=(0, 0.1),
    ).draw(c, mood)
    c.mark(
        path(
            "M50 60C45 56 38 58 33 55C33 64 44 66 50 62C56 66 67 64 67 55C62 58 55 56 50 60Z",
            "#C98A55",
        )
    )
    low = {"happy": -24, "dismayed": -6}.get(mood, 0)
    c.rope(f"M90 {88 + low}V{52 + low}", GOLD, 2)
    c.oval(90, 48 + low, 6, 6, "#E2472F")
    arm(c, (77, 66), (86, 70), (90, 70 + low), PALE)


BEANS: dict[str, Callable[[Canvas, str], None]] = {
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


def main() -> None:
    """Write all files."""
    for kind, draw in BEANS.items():
        for mood in MOODS:
            canvas = Canvas()
            draw(canvas, mood)
            write(f"beans/{kind}-{mood}.svg", canvas.document(standing=True))


if __name__ == "__main__":
    main()
