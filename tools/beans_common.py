"""The beans one meets most: blue, chili, stink, green, soy."""

from bean_kit import Canvas, arm, arms, legs, shine
from face_kit import Face
from palette import FILL, GOLD, PALE
from svg import INK, ellipse, mix, path


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
    c.line("M74 40C75 45 74 50 71 55", "#8086F2", 2.6)
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
    c.line("M29 75C40 81 52 84 63 84.5", "#FF8A62", 2.6)
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
    c.line("M86 65C90 73 90 81 85 87", "#AC9C96", 2.8)
    c.mark(
        ellipse(89, 23, 3.4, 2.4, "#FFFFFF").replace("/>", ' stroke-width="1.6"/>'),
        ellipse(93, 27, 3, 2.4, INK, "k"),
    )
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
    c.rope("M84 93V30", "#B9763A", 2.2)
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
    c.line("M68 50C71 54 71 59 68 62", "#9BE8AB", 2.6)
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
    c.line("M74 42C77 50 76 60 70 68", "#FFE3EB", 2.8)
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
