"""How the program meets what breaks on small machines: old libraries, missing drivers, no session,
slow scaling, screens that are turned on and off. See `test_breakages.py` for the list."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.cli import main, selftest
from game.kit.stage import Scene
from game.kit.video import first_that_works, rehearsed
from game.kit.window import WindowError, WindowWish, open_window
from game.scenes.settings.scene import SettingsScene
from tests.kit.pilot import Pilot
from tests.scenes.kiosk_house import KioskHouse

ROOT = Path(__file__).parents[1]
unix = pytest.mark.skipif(os.name == "nt", reason="another system")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[tuple[int, int], int]]:
    """The windows that are asked for: size and flags."""
    calls: list[tuple[tuple[int, int], int]] = []
    whole = pygame.display.set_mode

    def set_mode(size: tuple[int, int], flags: int = 0, **more: Any) -> pygame.Surface:
        calls.append((tuple(size), flags))
        return whole(size, flags & ~pygame.SCALED, **more)

    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    return calls


@pytest.fixture
def closed() -> None:
    """No display is open before."""
    pygame.display.quit()


def opened() -> str:
    """Open the display; its driver."""
    pygame.display.init()
    return pygame.display.get_driver()


# -- libraries and drivers -------------------------------------------------------------------------


@pytest.mark.parametrize("sdl", [(2, 0, 9), (2, 0, 14), (2, 26, 5)])
def test_the_self_test_refuses_an_sdl_that_crashes_or_shows_rubbish(
    sdl: tuple[int, int, int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(pygame, "get_sdl_version", lambda: sdl)
    assert main(["selftest", "--data-dir", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert re.search(r"FAIL  pygame .*SDL 2\.\d+\.\d+: needs .*SDL 2\.28 or newer", told)


def test_the_self_test_refuses_a_pygame_without_drivers_for_small_screens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pygame.version, "vernum", (2, 5, 5))
    assert main(["selftest", "--data-dir", str(tmp_path)]) == 1
    assert "needs pygame-ce 2.5.6" in capsys.readouterr().out
    oldest = ".".join(map(str, selftest.OLDEST_PYGAME))
    assert f"pygame-ce>={oldest}" in (ROOT / "requirements.txt").read_text("utf-8").split()


def test_the_self_test_tells_of_a_processor_that_draws_slowly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sets = dict.fromkeys(pygame.system.get_cpu_instruction_sets(), False)
    monkeypatch.setattr(pygame.system, "get_cpu_instruction_sets", lambda: sets)
    assert main(["selftest", "--data-dir", str(tmp_path)]) == 0, "it plays all the same"
    assert "pictures are drawn slowly" in capsys.readouterr().out


def test_without_egl_the_next_driver_is_taken_and_the_reason_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)

    def start() -> str:
        if os.environ["SDL_VIDEODRIVER"] != "dummy":
            raise pygame.error("Could not initialize EGL")
        return opened()

    assert first_that_works(("wayland", "dummy"), start, rehearse=lambda: "") == "dummy"
    assert "wayland does not work: Could not initialize EGL" in caplog.text


def test_a_driver_that_waits_for_a_console_for_ever_is_passed_over(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setattr("game.kit.video.PATIENCE", 0.3)
    monkeypatch.setattr("game.kit.video.REHEARSAL", "import time; time.sleep(60)")

    def rehearse() -> str:
        return rehearsed() if os.environ["SDL_VIDEODRIVER"] == "wayland" else ""

    assert first_that_works(("wayland", "dummy"), opened, rehearse=rehearse) == "dummy"
    assert "timed out" in caplog.text


@unix
def test_for_somebody_without_a_session_each_driver_is_named_and_the_exit_code_is_75(
    tmp_path: Path,
) -> None:
    """As `sudo` starts it: no Wayland socket, no X display, no folder of the session."""
    file = tmp_path / "kiosk.toml"
    file.write_text('[picture]\ndrivers = ["wayland", "x11"]\n', "utf-8")
    done = subprocess.run(
        [sys.executable, "main.py", "--kiosk-file", str(file), "--data-dir", str(tmp_path)],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"], "HOME": "/nowhere", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 75
    last = done.stderr.strip().splitlines()[-1]
    assert "no display: wayland: " in last
    assert "; x11: " in last


@unix
def test_without_a_session_folder_it_starts_and_is_silent(tmp_path: Path) -> None:
    """Sound servers are found by XDG_RUNTIME_DIR; a service without PAM has none, and no HOME."""
    code = (
        "from random import Random; from pathlib import Path; import sys\n"
        "from game.cli.shell import Plan, build; from game.kit.clock import StepClock\n"
        "shell = build(Plan((400, 240), False, Path(sys.argv[1])), StepClock(), Random(1))\n"
        "shell.home.routes.menu(shell.loop.stage)\n"
        "print([shell.loop.frame(0.02) for _ in range(3)], shell.home.audio.silent)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"], "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "pipewire"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stdout.splitlines()[-1] == "[True, True, True] True", done.stderr
    assert done.stderr.count("no sound") == 1


# -- windows ---------------------------------------------------------------------------------------


def test_full_screen_is_the_desktops_own_size_and_is_not_scaled(
    asked: list[tuple[tuple[int, int], int]], closed: None
) -> None:
    open_window(WindowWish((800, 480), fullscreen=True), "caption")
    desktop = pygame.display.get_desktop_sizes()[0]
    assert asked == [(desktop, pygame.FULLSCREEN)]
    surface = pygame.display.get_surface()
    assert surface is not None
    assert surface.get_size() == desktop


def test_only_whoever_asks_for_a_smaller_picture_has_it_scaled(
    asked: list[tuple[tuple[int, int], int]], closed: None
) -> None:
    open_window(WindowWish((800, 480), fullscreen=True, render=(640, 360)), "caption")
    assert asked == [((640, 360), pygame.FULLSCREEN | pygame.SCALED)]


def test_a_kiosk_asks_for_one_window_and_never_for_another(
    asked: list[tuple[tuple[int, int], int]],
) -> None:
    house = KioskHouse()
    assert len(asked) == 1
    house.begin_visit()
    house.press("settings")
    house.run(0.3)
    assert isinstance(house.top, SettingsScene)
    names = {widget.name for widget in house.ui.root.walk()}
    assert names
    assert not any("full" in name for name in names)
    for key in ("f11", "return"):
        house.key(key)
    house.post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=pygame.KMOD_ALT, unicode="", scancode=0)
    house.run(0.2)
    assert len(asked) == 1


def test_a_full_screen_that_cannot_be_had_again_is_told_and_the_window_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pilot = Pilot((320, 200))
    pilot.show(Scene())

    def refuses(*_: object) -> None:
        raise pygame.error("failed to create renderer")

    monkeypatch.setattr(pygame.display, "set_mode", refuses)
    with pytest.raises(WindowError, match="failed to create renderer"):
        pilot.loop.set_fullscreen(True)
    assert not pilot.window.fullscreen
    assert pilot.frame()


def test_what_windows_must_know_is_said_before_the_display_is_there(
    monkeypatch: pytest.MonkeyPatch, closed: None
) -> None:
    wanted = {
        "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
        "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
        "SDL_TOUCH_MOUSE_EVENTS": "0",
        "SDL_MOUSE_TOUCH_EVENTS": "0",
    }
    for name in wanted:
        monkeypatch.delenv(name, raising=False)
    said: list[dict[str, str | None]] = []
    whole = pygame.display.init

    def init() -> None:
        said.append({name: os.environ.get(name) for name in wanted})
        whole()

    monkeypatch.setattr(pygame.display, "init", init)
    open_window(WindowWish((320, 200)), "caption")
    assert said == [wanted]


def test_pictures_are_shown_whole_and_only_when_something_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = KioskHouse()
    house.begin_visit()
    house.run(3.0)
    shown: list[str] = []
    whole = pygame.display.flip
    monkeypatch.setattr(pygame.display, "update", lambda *_: shown.append("a part"))
    monkeypatch.setattr(pygame.display, "flip", lambda: (shown.append("all"), whole()))
    house.post(pygame.WINDOWEXPOSED)
    house.frame()
    assert shown == ["all"]
    frames = 40
    for _ in range(frames):
        house.frame(1 / 60)
    assert set(shown) == {"all"}
    assert len(shown) < frames


def test_no_timer_of_sdl_no_renderer_and_no_font_of_the_system_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole visit, with all of them refusing: demonstration, menu, game, question, staff."""
    used: list[str] = []

    def refuses(name: str) -> Any:
        def refuse(*_: object, **__: object) -> None:
            used.append(name)
            raise pygame.error(name)

        return refuse

    font = pygame.font.Font

    def own_font(file: object = None, *rest: Any) -> pygame.font.Font:
        if file is None:
            used.append("default font")
        return font(file, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(pygame.time, "set_timer", refuses("timer"))
    monkeypatch.setattr(pygame, "Window", refuses("window"), raising=False)
    monkeypatch.setattr(pygame, "Renderer", refuses("renderer"), raising=False)
    monkeypatch.setattr(pygame.font, "SysFont", refuses("system font"))
    monkeypatch.setattr(pygame.font, "get_default_font", refuses("default font"))
    monkeypatch.setattr(pygame.font, "Font", own_font)
    house = KioskHouse(data_dir=tmp_path)
    house.begin_visit()
    house.press("play")
    house.run(1.0)
    house.to_staff()
    house.wait(80)
    assert house.demonstrating, "time passes by the program's own clock"
    assert used == []
