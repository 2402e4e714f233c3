"""How seats look: their colours, their faces, and the names to pick from."""

from game.bots import CHARACTERS
from game.kit.theme import Color
from game.match.seats import Seat
from game.table.marks import SeatLook

SEAT_COLORS: tuple[Color, ...] = (
    (224, 138, 60),
    (63, 128, 196),
    (91, 140, 58),
    (181, 72, 58),
    (108, 74, 142),
    (47, 127, 143),
    (227, 178, 60),
    (194, 53, 107),
)
"""What `Seat.colour` counts through, and around again."""

FACES: tuple[str, ...] = tuple(character.face for character in CHARACTERS.values())
NAMES: tuple[str, ...] = (
    "Ana",
    "Ben",
    "Clara",
    "David",
    "Emma",
    "Felix",
    "Greta",
    "Hoa",
    "Ivo",
    "Jonas",
    "Kārlis",
    "Līga",
    "Mai",
    "Nico",
    "Olga",
    "Pablo",
    "Quinn",
    "Rosa",
    "Sam",
    "Thu",
    "Vera",
    "Zita",
)
"""First names of people who might sit down; a person may type any other."""


def face_of(seat: Seat, number: int) -> str:
    """The stem of a seat's face pictures: a bot's character's, a person's own choice."""
    if seat.character in CHARACTERS:
        return CHARACTERS[seat.character].face
    return FACES[number % len(FACES)]


def color_of(seat: Seat) -> Color:
    """The seat's colour."""
    return SEAT_COLORS[seat.colour % len(SEAT_COLORS)]


def look_of(seat: Seat, number: int) -> SeatLook:
    """How the table shows the seat."""
    return SeatLook(seat.name, face_of(seat, number), color_of(seat))
