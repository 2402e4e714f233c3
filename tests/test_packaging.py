"""The folder that runs without Python, the entry for desktops, the icons."""

import importlib
import importlib.util
import json
import os
import pkgutil
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from configparser import RawConfigParser
from pathlib import Path
from types import ModuleType

import pygame
import pytest

import game
from game.cli import COMMANDS, module_of
from game.cli.shell import PROGRAM
from game.texts import LANGUAGES

ROOT = Path(__file__).parents[1]
DESKTOP = ROOT / "assets" / "desktop"
ENTRY = DESKTOP / "bohnanza-table.desktop"
ICONS = DESKTOP / "icons" / "hicolor"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256)


@pytest.fixture(scope="module")
def builder() -> Iterator[ModuleType]:
    """tools/build_folder.py."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "tools"))
        yield importlib.import_module("build_folder")


@pytest.fixture(scope="module")
def entry() -> dict[str, str]:
    """The desktop entry's keys and values."""
    parser = RawConfigParser(delimiters="=", interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(ENTRY.read_text(encoding="utf-8"))
    return dict(parser["Desktop Entry"])


def paths_of_the_program() -> dict[str, Path]:
    """Every path below the root that a module of the program holds, by the name it has there."""
    found = {}
    for info in pkgutil.walk_packages(game.__path__, "game."):
        for name, value in vars(importlib.import_module(info.name)).items():
            if isinstance(value, Path) and ROOT in value.parents and value.suffix != ".py":
                found[f"{info.name}.{name}"] = value
    return found


def test_the_folder_takes_along_all_that_the_program_reads(builder: ModuleType) -> None:
    paths = paths_of_the_program()
    assert "game.texts.catalogue.LOCALE" in paths
    taken = [ROOT / folder for folder in builder.DATA]
    left = [
        name
        for name, path in paths.items()
        if not any(path == folder or folder in path.parents for folder in taken)
    ]
    assert left == []
    words = builder.command(Path("python"), Path("out"), Path("work"))
    for folder in builder.DATA:
        assert f"{ROOT / folder}{os.pathsep}{folder}" in words


def test_the_folder_takes_along_every_command(builder: ModuleType) -> None:
    modules = set(builder.modules())
    assert {module_of(command).__name__ for command in COMMANDS} <= modules
    for module in modules:
        assert importlib.util.find_spec(module) is not None


def test_the_program_runs_from_a_folder_with_nothing_but_code_and_that_data(
    builder: ModuleType, tmp_path: Path
) -> None:
    place = tmp_path / "anywhere"
    for folder in ("game", *builder.DATA):
        shutil.copytree(ROOT / folder, place / folder)
    shutil.copy(ROOT / "main.py", place)
    done = subprocess.run(
        [sys.executable, str(place / "main.py"), "selftest", "--json", "--data-dir", "data"],
        cwd=tmp_path,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["texts"]["detail"].split(", ") == list(LANGUAGES)


def test_all_that_lies_beside_the_program_is_there(builder: ModuleType) -> None:
    assert [name for name in builder.BESIDE if not (ROOT / name).exists()] == []


def test_the_project_file_tells_the_version_of_the_program() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == game.VERSION


def test_the_desktop_entry_is_valid() -> None:
    validator = shutil.which("desktop-file-validate")
    if validator is None:
        pytest.skip("desktop-file-validate is not installed")
    done = subprocess.run([validator, str(ENTRY)], capture_output=True, text=True, timeout=30)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_desktop_entry_speaks_every_language(entry: dict[str, str]) -> None:
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        spoken = [entry[key], *(entry[f"{key}[{code}]"] for code in LANGUAGES if code != "en")]
        assert all(spoken)
        assert key == "Name" or len(set(spoken)) == len(LANGUAGES)


def test_the_desktop_entry_names_the_program_its_window_and_its_icon(
    entry: dict[str, str], builder: ModuleType
) -> None:
    assert entry["Exec"] == entry["StartupWMClass"] == builder.NAME == PROGRAM
    assert entry["Categories"] == "Game;CardGame;"
    assert (ICONS / "scalable" / "apps" / f"{entry['Icon']}.svg").is_file()


def test_a_window_tells_the_desktop_whose_it_is(
    entry: dict[str, str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from game.cli.logs import LastLines
    from game.cli.play import begin
    from game.cli.shell import Plan
    from game.kit.clock import StepClock

    names = ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS")
    for name in names:
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    plan = Plan(size=(640, 400), data_dir=tmp_path, sound=False)
    begin(plan, StepClock(), LastLines()).home.close()
    assert {os.environ[name] for name in names} == {entry["StartupWMClass"]}


@pytest.mark.parametrize("size", SIZES)
def test_the_icon_is_the_emblem_in_every_size(size: int) -> None:
    emblem = ROOT / "assets" / "art" / "table" / "emblem.svg"
    icon = pygame.image.load(ICONS / f"{size}x{size}" / "apps" / "bohnanza-table.png")
    drawn = pygame.image.load_sized_svg(emblem, (size, size))
    assert icon.get_size() == (size, size)
    assert icon.get_at((0, 0)).a < 255, "the corners are clear"
    for ours, drawings in zip(
        pygame.transform.average_color(icon), pygame.transform.average_color(drawn), strict=True
    ):
        assert abs(ours - drawings) <= 3


def test_the_drawing_of_the_icon_is_the_emblem_itself() -> None:
    icon = ICONS / "scalable" / "apps" / "bohnanza-table.svg"
    assert icon.read_bytes() == (ROOT / "assets/art/table/emblem.svg").read_bytes()


def test_a_built_folder_tries_a_driver_at_once_because_it_has_no_python(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from game.kit import video

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("the program would start itself")

    monkeypatch.setattr(video.subprocess, "run", refuse)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert video.rehearsed() == ""
