"""The picture of a kiosk to which nobody comes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.cli import kiosk_shell
from game.records.kiosk_file import Rest
from game.scenes.kiosk import dusk as dusk_module
from game.scenes.kiosk.dusk import AWAKE, Dusk
from game.scenes.kiosk.start import KioskStartScene
from tests.scenes.kiosk_house import QUICK, KioskHouse

HALF_PAST_TEN, NOON = 22 * 60 + 30, 12 * 60
NIGHT = (22 * 60, 8 * 60)


def brightness() -> float:
    """Of what is shown, not of what was drawn: 0 to 255."""
    shown = pygame.display.get_surface()
    assert shown is not None
    return sum(shown.get_at((x, y)).g for x in range(4, 800, 40) for y in (8, 240, 470)) / 60


def house_with(rest: Rest, minute: int | None) -> KioskHouse:
    return KioskHouse(kiosk=replace(QUICK, rest=rest), minute_of_day=lambda: minute)


@pytest.mark.slow
def test_the_picture_is_dimmed_after_minutes_of_nobody_and_bright_at_a_touch() -> None:
    house = house_with(Rest(dim_after=1, dim=0.2), NOON)
    bright = brightness()
    house.wait(40)
    assert brightness() > bright / 2
    house.wait(400)
    assert house.demonstrating
    assert brightness() < bright * 0.3
    house.begin_visit()
    assert isinstance(house.top, KioskStartScene)
    assert brightness() > bright / 2


def test_at_night_the_picture_is_black_the_demonstration_rests_and_a_touch_wakes_both(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(dusk_module, "AWAKE", 6.0)
    house = house_with(Rest(night=NIGHT), HALF_PAST_TEN)
    house.wait(36)
    assert brightness() == 0
    lines = house.top.match.lines  # type: ignore[attr-defined]
    house.wait(60)
    assert house.top.match.lines == lines  # type: ignore[attr-defined]
    house.begin_visit()
    assert isinstance(house.top, KioskStartScene)
    assert brightness() > 50


@pytest.mark.slow
@pytest.mark.parametrize("minute", [NOON, None], ids=["noon", "no clock"])
def test_by_day_and_without_a_clock_it_is_never_black(minute: int | None) -> None:
    house = house_with(Rest(night=NIGHT), minute)
    house.wait(6 * AWAKE)
    assert brightness() > 50


@pytest.mark.parametrize(
    ("night", "black"),
    [((22 * 60, 8 * 60), [0, 59, 60, 119, 120, 479, 1320, 1439]), ((60, 120), [60, 119])],
)
def test_the_hours_of_the_night_may_go_over_midnight(
    night: tuple[int, int], black: list[int]
) -> None:
    for minute in (0, 59, 60, 119, 120, 479, 480, 720, 1319, 1320, 1439):
        lights: list[float] = []
        dusk = Dusk(Rest(night=night), lights.append, lambda now=minute: now)  # type: ignore[misc]
        dusk(AWAKE)
        assert lights == ([0.0] if minute in black else []), minute


def test_the_clock_is_trusted_only_where_something_has_set_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    mark = tmp_path / "synchronized"
    monkeypatch.setattr(kiosk_shell, "TRUSTED_CLOCKS", (mark,))
    assert kiosk_shell.minute_of_day() is None
    mark.touch()
    minute = kiosk_shell.minute_of_day()
    assert minute is not None
    assert 0 <= minute < 24 * 60
    monkeypatch.setattr(kiosk_shell, "SANE_YEAR", 9999)
    assert kiosk_shell.minute_of_day() is None
