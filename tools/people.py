"""Who sits at the table: twelve people and what makes each of them."""

from dataclasses import dataclass

from bean_kit import Point


@dataclass(frozen=True)
class Person:
    """What makes a person: skin, hair, coat, head shape, add-ons by name, traits of the face."""

    skin: str
    hair: str
    coat: str
    head: str = "round"
    behind: str = ""
    top: str = ""
    extra: tuple[str, ...] = ()
    brow: str = ""
    smile: str = "smile"
    lids: Point = (0.0, 0.0)
    tilt: float = 0.0
    look: Point = (0.0, 0.0)
    big: float = 1.0
    lashes: bool = False


PEOPLE = {
    "generous": Person(
        "#F2C195",
        "#8A4B22",
        "#4E9A63",
        "wide",
        "bob",
        "headscarf",
        ("freckles", "apron"),
        lashes=True,
    ),
    "haggler": Person(
        "#D99B66",
        "#2B1A14",
        "#8C4A2F",
        "long",
        "",
        "flatcap",
        ("moustache", "scarf"),
        lids=(0.32, 0.32),
        tilt=6,
        look=(0.25, 0.05),
    ),
    "grudge": Person(
        "#F0CDB0",
        "#C9A25A",
        "#4B5564",
        "square",
        "",
        "parting",
        ("brows", "braids", "band"),
        "",
        "frown",
        (0.36, 0.36),
        16,
    ),
    "collector": Person(
        "#8D5A38",
        "#20140F",
        "#7A5AA6",
        "round",
        "",
        "flattop",
        ("glasses", "bowtie"),
        look=(0.1, -0.15),
        big=1.1,
    ),
    "gambler": Person(
        "#F3C7A0",
        "#B5522A",
        "#2F3E5C",
        "round",
        "bob",
        "tophat",
        ("beads",),
        "",
        "smirk",
        (0.45, 0.1),
        4,
        lashes=True,
    ),
    "dreamer": Person(
        "#F7D3B5",
        "#E3A93C",
        "#6FB3C4",
        "round",
        "long",
        "flowers",
        ("dots",),
        "",
        "tiny",
        (0.24, 0.24),
        -12,
        (-0.22, -0.2),
        lashes=True,
    ),
    "professor": Person(
        "#E7B58C",
        "#EDEAE2",
        "#6B5A3C",
        "long",
        "wild",
        "",
        ("round", "whiskers", "buttons"),
        "high",
        look=(0, -0.16),
        big=1.12,
    ),
    "grandmother": Person(
        "#F3CBAA",
        "#D8D3DA",
        "#B5566E",
        "wide",
        "bun",
        "parting",
        ("glasses", "wrinkles", "pearls"),
        lids=(0.34, 0.34),
        tilt=-14,
    ),
    "child": Person(
        "#C98555",
        "#3A2015",
        "#E0A530",
        "round",
        "pigtails",
        "fringe",
        ("dungarees",),
        "",
        "gap",
        big=1.22,
        look=(0, -0.1),
    ),
    "trickster": Person(
        "#F5CDA4",
        "#B23A26",
        "#3D7F6B",
        "point",
        "",
        "feathercap",
        ("stripes",),
        "",
        "smirk",
        (0.32, 0.32),
        12,
        (0.28, 0),
    ),
    "farmer": Person(
        "#B9794A",
        "#4A3020",
        "#3F6FA8",
        "square",
        "",
        "straw",
        ("stubble", "stalk", "dungarees"),
        lids=(0.3, 0.3),
    ),
    "merchant": Person(
        "#8A5632",
        "#1B110D",
        "#1F7A74",
        "wide",
        "",
        "wrap",
        ("earrings", "dots"),
        "high",
        "smile",
        lashes=True,
    ),
}
