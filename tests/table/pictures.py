"""A picture of a table without a window, and a presenter on it that is stepped by hand."""

from pathlib import Path
from random import Random

import pygame

from game.kit.layout import Screen
from game.kit.theme import Theme
from game.rules import Event, View, redact
from game.table.marks import SeatLook
from game.table.picture import TablePicture
from game.table.presenter import Presenter
from game.texts import Texts
from tests.shared import shared_assets, shared_fonts

ASSETS = Path(__file__).parents[2] / "assets"
NAMES = ("Ana", "Lena", "Otto", "Mai", "Bo", "Kim", "Guillermo")
FACES = ("farmer", "grandmother", "merchant", "child", "haggler", "dreamer", "professor")
FRAME = 1 / 60
SIZES = [(800, 480), (1280, 720), (1920, 1080), (3840, 2160), (720, 1280), (1024, 768), (900, 900)]


def looks(players: int) -> tuple[SeatLook, ...]:
    """Seats with a name and a face each."""
    return tuple(
        SeatLook(name, face, (90, 140, 90))
        for name, face in zip(NAMES[:players], FACES, strict=False)
    )


class Show:
    """A picture and its presenter; `sounds` are those that were played."""

    def __init__(
        self,
        view: View,
        size: tuple[int, int] = (800, 480),
        speed: str = "normal",
        calm: bool = False,
        **pace: bool,
    ) -> None:
        pygame.display.init()
        pygame.font.init()
        self.canvas = pygame.display.set_mode(size)
        self.sounds: list[str] = []
        self.folded: list[Event] = []
        seats = looks(view.rules.players)
        self.picture = TablePicture(
            shared_assets(),
            Theme(reduced_motion=calm),
            shared_fonts(),
            Texts(),
            seats,
            Random(5),
        )
        self.picture.open(view, Screen(*size))
        self.presenter = Presenter(
            self.picture,
            lambda name, variant=0, pan=0.0: self.sounds.append(name),
            speed,
            on_fold=self.folded.append,
            **pace,
        )
        self.presenter.show(view)

    def push(self, events: list[Event]) -> None:
        """Queue events as the viewer may know them."""
        viewer = self.picture.model.viewer
        self.presenter.push([redact(event, viewer) for event in events])

    def run(self, seconds: float) -> None:
        """Let time pass."""
        for _ in range(round(seconds / FRAME)):
            self.presenter.update(FRAME)
            self.picture.update(FRAME)

    def run_out(self, limit: float = 60.0) -> float:
        """Let time pass until all is shown; the seconds it took."""
        seconds = 0.0
        while not self.presenter.idle:
            self.run(FRAME)
            seconds += FRAME
            assert seconds < limit, "the picture never catches up"
        return seconds

    def pixels(self) -> bytes:
        """What a drawing gives now."""
        self.picture.draw(self.canvas)
        return pygame.image.tobytes(self.canvas, "RGB")
