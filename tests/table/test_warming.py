"""What will be wanted soon is drawn while nothing moves."""

from typing import Any

import pygame
import pytest

from game.rules import Game, Plant, rules_for, view_of
from game.table.kept import on_shadow
from game.table.poses import Poses
from tests.play import new_game, next_action
from tests.table.pictures import Show


def rested() -> tuple[Game, int, Show]:
    """A game before its first card, the active seat, and its table a second later."""
    game, _, _ = new_game(rules_for("classic", 4), 1)
    show = Show(view_of(game, game.active))
    show.pixels()
    show.run(1)
    return game, game.active, show


def test_after_a_rest_no_card_is_made_when_the_hand_first_closes_a_gap(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, viewer, show = rested()
    made: list[pygame.Surface] = []

    def counted(card: pygame.Surface, shadow: pygame.Surface, depth: int) -> pygame.Surface:
        made.append(card)
        return on_shadow(card, shadow, depth)

    monkeypatch.setattr("game.table.sprites.on_shadow", counted)
    show.push(game.apply(Plant(viewer, 0)))
    show.run(1 / 60)
    show.pixels()
    assert show.picture.shown.floats
    assert not made


def poses_made(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The poses that are made from now on."""
    made: list[object] = []
    pose = Poses._pose

    def counted(poses: Poses, *key: Any) -> pygame.Surface:
        made.append(key)
        return pose(poses, *key)

    monkeypatch.setattr(Poses, "_pose", counted)
    return made


def test_after_a_rest_the_front_card_flies_to_a_field_as_it_was_rehearsed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, viewer, show = rested()
    made = poses_made(monkeypatch)
    for place in range(2):
        show.push(game.apply(Plant(viewer, place)))
        while show.picture.staging.busy or not show.presenter.idle:
            show.run(1 / 60)
            show.pixels()
        assert made == []
        show.run(1)
        assert len(made) > 5
        made.clear()


def test_new_poses_of_what_flies_are_made_one_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    game, _, chance = new_game(rules_for("classic", 5), 3)
    show = Show(view_of(game, 0))
    most = flights = 0
    made = poses_made(monkeypatch)
    for _ in range(60):
        show.push(game.apply(next_action(game, chance)))
        for _ in range(20):
            show.run(1 / 60)
            flyers = show.picture.staging.flyers
            flights = max(flights, len(flyers))
            seen = all(flyer.frame is not None for flyer in flyers)
            made.clear()
            show.pixels()
            if seen:
                most = max(most, len(made))
    assert flights > 2
    assert most == 1
