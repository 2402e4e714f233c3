"""Painting again only what changed gives the picture that painting everything gives."""

from random import Random

import pygame
import pytest

from game.kit.timeline import Timeline
from game.rules import rules_for, view_of
from game.table.director import Director
from game.table.shown import Shown
from game.table.spots import Lot
from game.table.targets import Target, What
from tests.play import new_game, next_action
from tests.table.pictures import Show

SCALED = 0.01
"""The part of a picture that a card may change which is scaled in steps of a few pixels."""


def unlike(one: bytes, other: bytes) -> float:
    """The part of the bytes that differ visibly."""
    return sum(abs(a - b) > 24 for a, b in zip(one, other, strict=True)) / len(one)


def whole(show: Show) -> bytes:
    """The still picture, painted anew at once."""
    canvas = pygame.Surface(show.canvas.get_size()).convert()
    show.picture.paint(canvas, canvas.get_rect())
    return pygame.image.tobytes(canvas, "RGB")


def stands_still(show: Show) -> bool:
    """Nothing is drawn above the still picture."""
    return not (show.picture.staging.busy or len(show.picture.particles))


@pytest.mark.parametrize(
    ("edition", "players", "size", "turns"),
    [
        ("classic", 5, (800, 480), 100),
        pytest.param("extended", 7, (1280, 720), 220, marks=pytest.mark.slow),
        pytest.param("duel", 2, (720, 1280), 220, marks=pytest.mark.slow),
    ],
)
def test_what_is_left_of_partial_paintings_is_the_whole_picture(
    edition: str, players: int, size: tuple[int, int], turns: int
) -> None:
    game, _, chance = new_game(rules_for(edition, players), 3)
    show = Show(view_of(game, 0), size)
    looks, compared = Random(2), 0
    for turn in range(turns):
        events = game.apply(next_action(game, chance))
        show.push(events)
        show.picture.mark(
            glow=frozenset({Target(What.FIELD, turn % 2), Target(What.HAND, turn % 3)}),
            status=str(turn),
            moods={turn % players: looks.choice(("happy", "annoyed"))},
            thinking=turn % players,
        )
        for _ in range(looks.randrange(1, 12)):
            show.run(looks.choice((1 / 60, 1 / 20)))
            show.picture.draw(show.canvas)
        if turn % 12 == 0:
            show.presenter.finish()
            show.run(3)
            show.picture.draw(show.canvas)
            if stands_still(show):
                assert show.pixels() == whole(show), f"after {turn} actions"
                compared += 1
        if game.over:
            break
    assert compared > 4


def close_gap(show: Show) -> None:
    """Let the viewer's hand close up as if its first card had just left."""
    count = len(show.picture.model.hand)
    director = Director(show.picture, lambda name, variant=0, pan=0.0: None, Timeline())
    director.close_hand([(index + 1, count + 1) for index in range(count)])


def test_cards_that_close_a_gap_look_above_the_still_picture_as_they_do_within_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, _, _ = new_game(rules_for("classic", 5), 3)
    show = Show(view_of(game, 0))
    rest = show.pixels()

    def keep_down(shown: Shown, above: object) -> None:
        shown.floats = False

    def glide(seconds: float) -> bytes:
        close_gap(show)
        show.run(seconds)
        return show.pixels()

    for seconds in (1 / 60, 1 / 30, 1 / 15):
        above = glide(seconds)
        with monkeypatch.context() as patch:
            patch.setattr(Shown, "float_hand", keep_down)
            within = glide(seconds)
        assert unlike(above, within) < SCALED < unlike(above, rest)
    show.run(0.3)
    assert show.pixels() == rest


def test_where_many_things_bump_at_once_they_take_turns_and_all_come_to_rest() -> None:
    game, _, chance = new_game(rules_for("extended", 7), 3)
    for _ in range(120):
        game.apply(next_action(game, chance))
    show = Show(view_of(game, 0))
    rest = show.pixels()
    director = Director(show.picture, lambda name, variant=0, pan=0.0: None, Timeline())
    for seat in range(7):
        for index in range(2):
            director.pop(Lot.FIELD, seat, index)
    seen = set()
    for _ in range(16):
        show.run(1 / 60)
        seen.add(show.pixels())
    assert len(seen) > 8
    show.run(0.2)
    drawn = 0
    while show.picture.dirty:
        show.picture.draw(show.canvas)
        drawn += 1
    assert drawn > 1
    assert show.pixels() == whole(show) == rest
