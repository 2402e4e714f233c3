"""What a machine in public needs of the kit: drivers in an order, a turned picture, a watchdog."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import pygame
import pytest

from game.kit.clock import StepClock
from game.kit.events import Event, Key, PointerDown, QuitAsked
from game.kit.loop import Loop
from game.kit.notify import Notifier
from game.kit.stage import Scene
from game.kit.turning import TURNS, canvas_size, turned, upright
from game.kit.video import NoDriverError, connected_card, first_that_works
from game.kit.window import Window, WindowError, WindowWish, open_window
from tests.kit.pilot import Pilot


class Noting(Scene):
    """Keeps what it is given."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[Event] = []

    def handle(self, event: Event) -> bool:
        self.seen.append(event)
        return True

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        canvas.fill((0, 0, 0))
        canvas.set_at((3, 2), (255, 0, 0))


class OnlyPointers:
    """A guard for tests."""

    def __init__(self) -> None:
        self.time = 0.0

    def admits(self, event: Event) -> bool:
        return isinstance(event, PointerDown)

    def passed(self, seconds: float) -> None:
        self.time += seconds


def turned_pilot(turn: int) -> Pilot:
    pilot = Pilot((320, 200))
    window = Window(WindowWish((320, 200), turn=turn))
    pilot.window, pilot.loop = window, Loop(window, pilot.clock)
    return pilot


# -- the guard ----------------------------------------------------------------------------------


def test_what_the_guard_does_not_admit_reaches_no_scene_and_ends_nothing() -> None:
    pilot, scene, guard = Pilot(), Noting(), OnlyPointers()
    pilot.loop.guard = guard
    pilot.show(scene)
    pilot.key("escape")
    pilot.post(pygame.QUIT)
    pilot.mouse_down(5, 5)
    pilot.run(0.5)
    assert not any(isinstance(event, Key | QuitAsked) for event in scene.seen)
    assert any(isinstance(event, PointerDown) for event in scene.seen)
    assert not pilot.stage_empty
    assert guard.time > 0.4


# -- the turned picture -------------------------------------------------------------------------


@pytest.mark.parametrize("turn", TURNS)
def test_a_touch_meets_the_pixel_that_is_shown_there(turn: int) -> None:
    width, height = 7, 5
    picture = pygame.Surface(canvas_size(width, height, turn))
    for x in range(picture.get_width()):
        for y in range(picture.get_height()):
            picture.set_at((x, y), (x, y, 0))
    screen = turned(picture, turn)
    assert screen.get_size() == (width, height)
    for x in range(width):
        for y in range(height):
            shown = screen.get_at((x, y))
            assert upright(x, y, width - 1, height - 1, turn) == (shown.r, shown.g)


@pytest.mark.parametrize("turn", TURNS)
def test_fingers_and_mouse_agree_however_the_picture_is_turned(turn: int) -> None:
    pilot = turned_pilot(turn)
    scene = Noting()
    pilot.show(scene)
    pilot.mouse_down(40, 30)
    pilot.mouse_up(40, 30)
    pilot.run(0.5)
    pilot.post(pygame.FINGERDOWN, touch_id=1, finger_id=1, x=40 / 319, y=30 / 199, dx=0.0, dy=0.0)
    pilot.frame()
    mouse, finger = (event for event in scene.seen if isinstance(event, PointerDown))
    assert (mouse.x, mouse.y) == pytest.approx((finger.x, finger.y), abs=0.01)
    width, height = pilot.window.size
    assert 0 <= mouse.x < width
    assert 0 <= mouse.y < height


def test_a_turned_picture_stands_turned_on_the_screen() -> None:
    pilot = turned_pilot(90)
    assert pilot.window.size == (200, 320)
    pilot.show(Noting())
    screen = pygame.display.get_surface()
    assert screen is not None
    assert screen.get_at((319 - 2, 3))[:3] == (255, 0, 0)


def test_a_shifted_picture_stands_aside_and_comes_back() -> None:
    pilot = Pilot((320, 200))
    pilot.show(Noting())
    pilot.loop.set_shift(2, 3)
    pilot.frame()
    screen = pygame.display.get_surface()
    assert screen is not None
    assert screen.get_at((5, 5))[:3] == (255, 0, 0)
    pilot.loop.set_shift(0, 0)
    pilot.frame()
    assert screen.get_at((3, 2))[:3] == (255, 0, 0)


# -- video drivers ------------------------------------------------------------------------------


def test_drivers_are_tried_in_their_order_until_one_works(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    tried = []

    def start() -> str:
        driver = os.environ["SDL_VIDEODRIVER"]
        tried.append(driver)
        if driver != "dummy":
            raise pygame.error(f"{driver} not available")
        pygame.display.init()
        return driver

    drivers = ("wayland", "x11", "dummy")
    assert first_that_works(drivers, start, rehearse=lambda: "") == "dummy"
    assert tried == ["wayland", "x11", "dummy"]
    assert "SDL_VIDEODRIVER" not in os.environ


def test_a_driver_that_kills_its_program_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setattr("game.kit.video.REHEARSAL", "import os; os.abort()")
    with pytest.raises(NoDriverError, match="wayland: kills the program"):
        first_that_works(("wayland",), lambda: None)
    monkeypatch.setattr("game.kit.video.REHEARSAL", "raise ValueError('no screen')")
    with pytest.raises(NoDriverError, match="wayland: ValueError: no screen"):
        first_that_works(("wayland",), lambda: None)


def test_a_rehearsal_opens_a_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)

    def start() -> str:
        pygame.display.init()
        return pygame.display.get_driver()

    assert first_that_works(("dummy",), start) == "dummy"


def test_without_any_driver_the_message_names_each_and_its_reason(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)

    def start() -> None:
        raise pygame.error("no such driver")

    with pytest.raises(NoDriverError) as caught:
        first_that_works(("wayland", "kmsdrm"), start, tmp_path, tmp_path, lambda: "")
    assert "wayland: no such driver" in str(caught.value)
    assert "kmsdrm: no input device" in str(caught.value)


def test_a_window_that_cannot_be_opened_is_a_window_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    with pytest.raises(WindowError, match="nonsense"):
        open_window(WindowWish((320, 200)), "caption")


def test_the_card_with_the_screen_is_found(tmp_path: Path) -> None:
    for name, status in (("card0-HDMI-A-1", "disconnected"), ("card1-DSI-1", "connected")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "status").write_text(status + "\n")
    assert connected_card(tmp_path) == 1
    assert connected_card(tmp_path / "nowhere") is None


# -- systemd ------------------------------------------------------------------------------------


class Systemd:
    """The other end of the notify socket."""

    def __init__(self, path: Path) -> None:
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(str(path))
        self._socket.setblocking(False)
        self.environment = {"NOTIFY_SOCKET": str(path), "WATCHDOG_USEC": "10000000"}

    def heard(self) -> list[str]:
        messages = []
        while True:
            try:
                messages.append(self._socket.recv(1000).decode())
            except BlockingIOError:
                return messages


needs_unix_sockets = pytest.mark.skipif(
    not hasattr(socket, "AF_UNIX"), reason="no unix sockets here"
)


@needs_unix_sockets
def test_the_first_frame_says_ready_and_later_ones_ping(tmp_path: Path) -> None:
    systemd, pilot = Systemd(tmp_path / "notify"), Pilot()
    pilot.loop.on_frame = Notifier(pilot.clock, systemd.environment)
    assert systemd.heard() == []
    pilot.show(Noting())
    assert systemd.heard() == ["READY=1\nWATCHDOG=1"]
    pilot.run(10)
    assert 3 <= len(systemd.heard()) <= 4


@needs_unix_sockets
def test_the_ping_stops_when_the_loop_stops(tmp_path: Path) -> None:
    systemd, pilot = Systemd(tmp_path / "notify"), Pilot()
    pilot.loop.on_frame = Notifier(pilot.clock, systemd.environment)
    pilot.show(Noting())
    systemd.heard()
    pilot.clock.advance(60)
    assert systemd.heard() == []


@needs_unix_sockets
def test_the_ping_stops_when_every_frame_fails(tmp_path: Path) -> None:
    class Broken(Scene):
        def update(self, dt: float) -> None:
            raise ValueError("broken")

    systemd, pilot = Systemd(tmp_path / "notify"), Pilot()
    pilot.loop.on_crash = lambda error: None
    pilot.loop.on_frame = Notifier(pilot.clock, systemd.environment)
    pilot.loop.stage.push(Broken())
    pilot.run(10)
    assert systemd.heard() == []


def test_without_systemd_nothing_is_told() -> None:
    clock = StepClock()
    notifier = Notifier(clock, {})
    notifier()
    clock.advance(10)
    notifier()
    notifier.stopping()


def test_a_socket_that_is_gone_stops_nothing(tmp_path: Path) -> None:
    notifier = Notifier(StepClock(), {"NOTIFY_SOCKET": str(tmp_path / "gone")})
    notifier()
