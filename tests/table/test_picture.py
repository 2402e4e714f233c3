"""The drawing itself: it changes nothing, restores what moved, and finds what is pointed at."""

import pygame
import pytest

from game.kit.governor import STEPS
from game.kit.layout import Box, Screen
from game.rules import Game, Harvest, Plant, Step, hand, rules_for, up, view_of
from game.table.idle import AT_ONCE
from game.table.paint_middle import tag_of
from game.table.pen import GOLD, INK
from game.table.targets import Target, What
from tests.play import new_game
from tests.table.pictures import SIZES, Show
from tests.table.tables import BLUE, CHILI, RED, SOY, game_at, seat


def table(step: Step = Step.TRADE) -> Game:
    """Four seats in the trade step; the viewer's turn."""
    own = seat(hand=(CHILI, SOY, BLUE), fields=[(CHILI, 7), (RED, 1)], coins=4)
    other = seat(hand=(BLUE,), fields=[(BLUE, 4)])
    return game_at(step, own, other, other, other, planted=1, up=(RED, BLUE))


def test_drawing_twice_gives_the_same_pixels_even_in_the_middle_of_a_flight() -> None:
    game = table()
    show = Show(view_of(game, 0))
    assert show.pixels() == show.pixels()
    show.push(game.apply(Harvest(0, 0)))
    for _ in range(8):
        show.run(0.15)
        assert show.pixels() == show.pixels()


def test_after_any_motion_the_canvas_is_what_painting_anew_gives() -> None:
    game = table()
    show = Show(view_of(game, 0))
    show.pixels()
    show.push(game.apply(Harvest(0, 0)))
    while not show.presenter.idle:
        show.run(0.05)
        show.pixels()
    show.run(2)
    show.picture.shown.bean_moods.clear()
    show.picture.shown.breaths.clear()
    show.picture.shown.version += 1
    kept = show.pixels()
    show.picture.resized(Screen(800, 480))
    fresh = show.pixels()
    assert differing(kept, fresh) < 40


def differing(one: bytes, other: bytes) -> int:
    """How many bytes differ visibly."""
    return sum(abs(a - b) > 24 for a, b in zip(one, other, strict=True))


def test_nothing_is_drawn_when_nothing_changed() -> None:
    show = Show(view_of(table(), 0))
    show.pixels()
    assert not show.picture.dirty
    show.picture.mark(status="Turn up")
    assert show.picture.dirty
    show.pixels()
    show.picture.mark(status="Turn up")
    assert not show.picture.dirty


def test_idle_beans_stir_at_most_two_at_a_time_and_twelve_times_a_second() -> None:
    show = Show(view_of(table(), 0))
    show.pixels()
    frames = 0
    for _ in range(600):
        show.run(1 / 60)
        stirring = {*show.picture.shown.bean_moods, *show.picture.shown.breaths}
        assert len(stirring) <= AT_ONCE
        if show.picture.dirty:
            frames += 1
            show.pixels()
    assert 0 < frames <= 120


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_target_is_hit_where_it_is(size: tuple[int, int]) -> None:
    show = Show(view_of(table(), 0), size)
    picture = show.picture
    for target in picture.targets():
        box = picture.box_of(target)
        x, y = box.center
        if target.what is What.SEAT:
            x, y = box.x + 20, box.y + 20
        if target.what is What.FIELD:
            x = box.x + 20
        assert picture.hit(x, y) == target


def test_cards_name_their_place_for_actions() -> None:
    assert Target(What.HAND, 2).place == hand(2)
    assert Target(What.UP, 1).place == up(1)
    assert Target(What.FIELD, 0).place is None


def test_bare_ground_is_nothing() -> None:
    show = Show(view_of(table(), 0))
    tray = show.picture.places.tray
    assert show.picture.hit(*tray.center) is None


def test_under_the_desk_there_is_no_deck_to_hit() -> None:
    show = Show(view_of(table(), 0))
    at = show.picture.places.deck.center
    assert show.picture.hit(*at) == Target(What.DECK)
    show.picture.mark(desk_open=True)
    assert show.picture.hit(*at) is None


def test_a_lifted_card_rises_and_is_hit_where_it_rose_to() -> None:
    show = Show(view_of(table(), 0))
    target = Target(What.UP, 0)
    low = show.picture.box_of(target)
    show.picture.mark(lifted=frozenset({up(0)}))
    assert show.picture.box_of(target).y < low.y


def test_a_dragged_card_leaves_its_slot_and_flies_home() -> None:
    show = Show(view_of(table(), 0))
    rest = show.pixels()
    show.picture.drag(Target(What.HAND, 1), 300, 200)
    assert show.pixels() != rest
    show.picture.drag(None)
    assert show.picture.staging.flyers
    show.run(0.5)
    assert not show.picture.staging.flyers
    assert not any(show.picture.staging.hidden.values())


def test_a_dropped_card_flies_on_from_where_it_was_let_go() -> None:
    game, _, _ = new_game(rules_for("classic", 4), 1)
    viewer = game.active
    show = Show(view_of(game, viewer))
    places = show.picture.places
    show.picture.drag(Target(What.HAND, 0), 400, 240)
    show.picture.drop()
    show.push(game.apply(Plant(viewer, 0)))
    show.presenter.update(0)
    flyer = show.picture.staging.flyers[0]
    *_, x, y, _ = flyer.pose(flyer.find_way(places))
    assert abs(x - 400) < 2
    assert abs(y - 240) < 2


@pytest.mark.parametrize("players", [2, 3, 5, 7])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_any_seat_or_nobody_can_look(players: int, viewer: int | None) -> None:
    rules = rules_for("duel" if players == 2 else "classic", players)
    game, _, _ = new_game(rules, 2)
    show = Show(view_of(game, viewer))
    show.presenter.deal(view_of(game, viewer))
    while not show.presenter.idle:
        show.run(0.2)
        show.pixels()
    assert show.picture.model.viewer == viewer


def test_a_slow_machine_shows_less_and_later_all_again() -> None:
    show = Show(view_of(table(), 0))
    whole = show.pixels()
    show.picture.set_quality(STEPS[-1])
    assert show.picture.particles.quality == 0
    assert differing(whole, show.pixels()) > 100, "the cards cast no shadows"
    for _ in range(600):
        show.run(1 / 60)
        assert not show.picture.shown.bean_moods
    show.picture.set_quality(STEPS[0])
    assert differing(whole, show.pixels()) == 0


def test_only_a_seat_whose_bid_stands_at_its_face_shows_neither_name_nor_coins() -> None:
    show = Show(view_of(table(), 0))
    places = show.picture.places

    def head(seat: int) -> bytes:
        """What is seen of a seat beside its face."""
        show.pixels()
        place = places.of_seat(seat)
        assert place is not None
        rect = places.screen.rect(place.name.union(place.coins).inset(4, 1))
        return pygame.image.tobytes(show.canvas.subsurface(rect), "RGB")

    before = {seat: head(seat) for seat in (1, 2)}
    show.picture.mark(chips=frozenset({1}))
    assert head(1) == bytes(head(1)[:3] * (len(before[1]) // 3)), "bare paper"
    assert head(2) == before[2]


@pytest.mark.parametrize(("step", "marked"), [(Step.PLANT, True), (Step.OVER, False)])
def test_the_front_card_is_marked_until_the_game_is_over(step: Step, marked: bool) -> None:
    view = view_of(table(), 0)
    view.step = step
    show = Show(view)
    tag = show.picture.screen.rect(tag_of(show.picture.places.hand_slots(3)[0]))
    show.pixels()
    gold = pygame.mask.from_threshold(show.canvas.subsurface(tag), GOLD, (12, 12, 12, 255)).count()
    assert (gold > 300) is marked


def test_the_number_of_cards_is_seen_whole_on_the_smallest_panels() -> None:
    many = seat(hand=(BLUE,) * 10, fields=[(BLUE, 4)])
    show = Show(view_of(game_at(Step.PLANT, seat(), many, *[seat()] * 5), 0))
    cards = show.picture.places.others[0].cards
    show.pixels()
    edge = show.picture.screen.rect(Box(cards.right - 2, cards.y, 3, cards.h))
    assert (
        pygame.mask.from_threshold(show.canvas.subsurface(edge), INK, (60, 60, 60, 255)).count()
        == 0
    )
