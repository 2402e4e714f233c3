"""What will be wanted soon is drawn while nothing moves."""

import pygame
import pytest

from game.rules import Plant, rules_for, view_of
from game.table.kept import on_shadow
from tests.play import new_game
from tests.table.pictures import Show


def test_after_a_rest_no_card_is_made_when_the_hand_first_closes_a_gap(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, _, _ = new_game(rules_for("classic", 4), 1)
    viewer = game.active
    show = Show(view_of(game, viewer))
    show.pixels()
    show.run(1)
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
