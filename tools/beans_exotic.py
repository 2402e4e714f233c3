"""The three from far away: coffee, wax, cocoa."""

from bean_kit import Canvas, arm, arms, legs, shine, sweat
from face_kit import Face
from palette import FILL, GOLD, PALE
from svg import INK, ellipse, mix, path


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
    c.line("M66 44C68 54 67 66 61 75", "#A06AA5", 2.6)
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
    c.line("M65.5 50V66", "#FFF9CF", 2.8)
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
