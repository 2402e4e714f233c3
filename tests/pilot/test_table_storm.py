"""Thousands of touches, clicks, keys and resizes while cards fly: nothing is lost or blocked."""

from random import Random

import pygame
import pytest

from game.match import GameSetup, Seat
from game.rules import Plant, Reveal
from game.scenes.table.scene import TableScene
from game.table.model import TableModel
from game.table.targets import Target, What
from tests.pilot.player import TablePlayer

KEYS = [
    *(pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN),
    *(pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_F1, pygame.K_F3, pygame.K_q, pygame.K_w),
    *(pygame.K_u, pygame.K_l, pygame.K_1, pygame.K_2, pygame.K_3),
]
FINGERS = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
SIZES = ((800, 480), (1280, 720), (480, 800), (1024, 768))
FRAME = 1 / 60


class TableStorm(TablePlayer):
    """A table at which everything happens at once."""

    def __init__(self, edition: str, players: int, seed: int) -> None:
        super().__init__(edition, players, seed=seed, speed="relaxed")
        self._random = Random(seed)
        self._setup = GameSetup(
            edition,
            tuple(
                Seat(str(i), "bot" if i else "human", "easy" if i else "", "", i)
                for i in range(players)
            ),
            {},
            0,
            seed,
        )
        self.moving = 0

    def blow(self) -> None:
        """One event, and now and then a frame; sensible moves between them keep cards flying."""
        top = self.loop.stage.top
        if isinstance(top, TableScene):
            if top.presenter.idle:
                self._set_in_motion(top)
            self.moving += not top.presenter.idle
        act = self._random.choice(
            (
                self._click,
                self._click,
                self._click,
                self._finger,
                self._finger,
                self._drag,
                self._key,
            )
        )
        (self._resize if self._random.random() < 0.01 else act)()
        if self._random.random() < 0.5:
            self.frame(self._random.choice((FRAME, FRAME, 1 / 30, 1 / 120)))
        top = self.loop.stage.top
        if not isinstance(top, TableScene) and self._random.random() < 0.3:
            self.key("escape")
        if not any(isinstance(scene, TableScene) for scene in self.loop.stage.scenes):
            self._sit_down()

    def calm(self) -> TableScene:
        """Let go of everything, close what is open, wait until nothing moves."""
        for finger in range(3):
            self.finger(pygame.FINGERUP, 1, 1, finger)
        self.mouse_up(1, 1)
        self.frame(FRAME)
        while not isinstance(self.loop.stage.top, TableScene):
            self.loop.stage.pop()
            self.frame(FRAME)
        table = self.loop.stage.top
        frames = 0
        while not table.presenter.idle or table.picture.staging.busy:
            self.frame(FRAME)
            frames += 1
            assert frames < 60 * 60, "the picture never comes to rest"
            if self.loop.stage.top is not table:
                return self.calm()
        return table

    def _sit_down(self) -> None:
        """Begin a game of its own: its cards are being dealt."""
        routes = self.shell.home.routes
        routes.begin(self.loop.stage, self._setup)
        assert routes.playing is not None
        self.match = routes.playing
        self.frame(FRAME)

    def _set_in_motion(self, table: TableScene) -> None:
        """Play on, or let the others, until something moves."""
        if self.shell.home.routes.playing is not self.match or self.match.over:
            self._sit_down()
            return
        for _ in range(15):
            if self.loop.stage.top is not table or not table.presenter.idle:
                return
            if table.state.bidding:
                table.play.command("close")
            self.move()

    def _place(self) -> tuple[float, float]:
        w, h = self.window.size
        return self._random.random() * w, self._random.random() * h

    def _click(self) -> None:
        act = self._random.choice((self.mouse_down, self.mouse_move, self.mouse_up))
        act(*self._place())

    def _finger(self) -> None:
        self.finger(self._random.choice(FINGERS), *self._place(), self._random.randrange(3))

    def _drag(self) -> None:
        """From a hand card to anywhere, let go or not."""
        top = self.loop.stage.top
        if not isinstance(top, TableScene) or not top.picture.model.hand:
            return
        unit = self.loop.stage.screen.unit
        x, y = top.picture.box_of(Target(What.HAND, 0)).center
        self.mouse_down(x * unit, y * unit)
        for _ in range(3):
            self.mouse_move(*self._place())
        if self._random.random() < 0.6:
            self.mouse_up(*self._place())

    def _key(self) -> None:
        key = self._random.choice(KEYS)
        self.post(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)

    def _resize(self) -> None:
        size = self._random.choice(SIZES)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])


def everything_is_home(table: TableScene) -> bool:
    """No card is on its way, none is missing, and what is shown is what is so."""
    staging = table.picture.staging
    return (
        not staging.flyers
        and not any(staging.hidden.values())
        and not any(staging.owed.values())
        and table.picture.dragging.target is None
        and table.picture.model == TableModel.of(table.state.view())
    )


def weather(edition: str, players: int, seed: int, events: int) -> None:
    """A storm that lasts until so many events have hit a table on which something moved."""
    storm = TableStorm(edition, players, seed)
    blown = 0
    while storm.moving < events:
        storm.blow()
        blown += 1
        if blown % 150 == 0:
            table = storm.calm()
            assert everything_is_home(table), f"after {blown} events"
        assert blown < 3 * events, "the storm must hit a table that moves"


def test_a_storm_over_a_moving_table_leaves_every_card_at_home() -> None:
    weather("classic", 4, 3, 90)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("edition", "players", "seed", "events"), [("extended", 7, 1, 6000), ("duel", 2, 2, 4000)]
)
def test_ten_thousand_events_over_a_moving_table_leave_every_card_at_home(
    edition: str, players: int, seed: int, events: int
) -> None:
    weather(edition, players, seed, events)


@pytest.mark.parametrize("seed", [5, 6, 8])
def test_what_is_asked_for_while_cards_fly_happens_at_once(seed: int) -> None:
    player = TablePlayer("classic", 3, seed=seed, speed="relaxed")
    assert not player.table.presenter.idle, "the cards are being dealt"
    lines = player.match.lines
    player.touch_on(Target(What.HAND, 0))
    if player.match.lines == lines:
        player.touch_on(Target(What.FIELD, 0))
    assert type(player.match.history.entries[-1].action) is Plant
    assert not player.table.presenter.idle, "the card flies to its field"
    player.touch_on(Target(What.DECK))
    assert type(player.match.history.entries[-1].action) is Reveal
    assert player.match.lines == lines + 2
    assert not player.table.presenter.idle, "cards are being turned up"
