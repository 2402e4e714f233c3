"""What the picture shows beyond the game: lifted cards, glows, the status words."""

from dataclasses import dataclass, field, replace

from game.rules import Place
from game.table.targets import Target


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How a seat appears: `face` is a name of assets/art/faces, `colour` its disc."""

    name: str
    face: str
    colour: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Marks:
    """Picture state that is no part of the game. Changed as a whole by `TablePicture.mark`.

    `lifted`: hand and up cards that rise ("You give"). `glow`: what may be touched now.
    `status`: the words of the status line. `desk_open`: the deal bar covers the middle row.
    `chips`: the seats whose bid stands beside their face. `log`: the latest lines, newest last.
    `thinking`: the seat that ponders. `moods`: seats whose face is "happy" or "annoyed".
    `dragged`: the card that is being dragged, drawn as a gap. `hide_hand`: only the backs of the
    hand show.
    """

    lifted: frozenset[Place] = frozenset()
    glow: frozenset[Target] = frozenset()
    status: str = ""
    desk_open: bool = False
    chips: frozenset[int] = frozenset()
    log: tuple[str, ...] = ()
    thinking: int | None = None
    moods: dict[int, str] = field(default_factory=dict)
    dragged: Target | None = None
    hide_hand: bool = False

    def same_but_faces(self, other: "Marks") -> bool:
        """Do the two differ in nothing but how the faces look?"""
        return replace(self, moods=other.moods, thinking=other.thinking) == other
