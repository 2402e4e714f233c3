"""Where things lie: nothing overlaps, nothing leaves the window, targets are large enough."""

from collections.abc import Callable
from itertools import combinations, pairwise

import pytest

from game.kit.layout import MIN_TARGET, Box, Screen
from game.table.places import Places, Seating, places_for
from tests.table.pictures import SIZES

SEATINGS = [
    Seating(players, 0, fields, players == 2, left, front_right=left)
    for players in range(2, 8)
    for fields in (2, 3)
    for left in (False, True)
]
WINDOWS = [*SIZES, (480, 800), (1000, 700), (1600, 600), (600, 1500)]


def every_layout(test: Callable[[Places], None]) -> Callable[[tuple[int, int]], None]:
    """Run a test for each number of seats and fields, right- and left-handed, in each window."""

    @pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
    def run(window: tuple[int, int]) -> None:
        for seating in SEATINGS:
            test(places_for(Screen(*window), seating))

    return run


def regions(places: Places) -> dict[str, Box]:
    """The parts that must lie side by side."""
    assert places.own is not None
    found = {
        "status": places.status,
        "corner": places.corner,
        "up": places.up,
        "discard": places.discard,
        "deck": places.deck,
        "own": places.own.panel,
        "hand": places.hand,
        "actions": places.actions,
    }
    if not places.seating.duel:
        found["tray"] = places.tray
    if places.log is not None:
        found["log"] = places.log
    found |= {f"seat {other.seat}": other.panel for other in places.others}
    found |= {f"field {i}": box for i, box in enumerate(places.own.fields)}
    return found


@every_layout
def test_no_two_regions_overlap(places: Places) -> None:
    for (one, a), (other, b) in combinations(regions(places).items(), 2):
        assert not a.inset(0.1).overlaps(b.inset(0.1)), f"{one} and {other}"


@every_layout
def test_everything_lies_in_the_window(places: Places) -> None:
    for what, box in regions(places).items():
        assert places.screen.box.covers(box), what


@every_layout
def test_what_is_tapped_is_large_enough(places: Places) -> None:
    assert places.own is not None
    targets = [places.corner, places.discard, places.deck, *places.own.badges]
    targets += [*places.own.fields, places.actions, *(o.panel for o in places.others)]
    targets += places.middle_slots(2)
    for box in targets:
        assert box.w >= MIN_TARGET - 0.01
        assert box.h >= MIN_TARGET - 0.01


@every_layout
def test_the_desk_covers_neither_hand_nor_fields_nor_faces_nor_up_cards(
    places: Places,
) -> None:
    assert places.own is not None
    kept = [places.hand, places.up, places.own.panel, *places.own.fields, places.actions]
    kept += [other.panel for other in places.others]
    if places.seating.duel:
        kept.remove(places.up)
    assert not any(places.desk.inset(0.1).overlaps(box) for box in kept)


@every_layout
def test_the_sheet_covers_neither_hand_nor_own_fields(places: Places) -> None:
    assert places.own is not None
    kept = [places.hand, places.own.panel, *places.own.fields]
    assert not any(places.sheet.inset(0.1).overlaps(box) for box in kept)


@every_layout
def test_a_bid_stands_beside_the_face_and_leaves_the_fields_in_sight(
    places: Places,
) -> None:
    for other in places.others:
        assert other.panel.covers(other.chip)
        assert other.chip.h >= MIN_TARGET - 0.01
        assert not other.chip.inset(0.1).overlaps(other.face)
        assert not other.chip.inset(0.1).overlaps(other.soil)


@every_layout
def test_names_of_hand_cards_are_in_sight_and_cards_can_be_hit(
    places: Places,
) -> None:
    for count in (1, 2, 5, 8, 12, 16):
        slots = places.hand_slots(count)
        assert len(slots) == count
        for index, slot in enumerate(slots):
            assert places.hand.covers(slot, 0.5), index
            band = Box(slot.x, slot.y, slot.w, slot.h * 0.18).inset(0.1)
            above = [later for later in slots[index + 1 :] if later.inset(0.1).overlaps(slot)]
            assert not any(band.overlaps(later) for later in above), (count, index)
            free = min([later.y for later in above], default=slot.bottom)
            assert free - slot.y >= MIN_TARGET - 0.01
            assert slot.w >= MIN_TARGET


@every_layout
def test_aside_cards_can_be_hit_while_they_are_planted(places: Places) -> None:
    if places.seating.duel:
        return
    for count in (1, 3, 5):
        slots = places.tray_slots(count)
        for slot, later in zip(slots, [*slots[1:], None], strict=True):
            assert places.tray.covers(slot, 0.5)
            beside = later is not None and later.y < slot.y + 1
            assert (later.x - slot.x if later is not None and beside else slot.w) >= 48


def test_the_front_card_is_the_largest() -> None:
    places = places_for(Screen(800, 480), Seating(4, 0, 3))
    front, *others = places.hand_slots(6)
    assert all(front.h > slot.h for slot in others)


@pytest.mark.parametrize("window", [(800, 480), (1280, 720), (720, 1280)])
def test_the_hand_can_run_from_the_right_to_the_left(window: tuple[int, int]) -> None:
    places = places_for(Screen(*window), Seating(4, 0, 3, front_right=True))
    slots = places.hand_slots(6)
    assert slots[0].right == pytest.approx(places.hand.right)
    assert all(later.right < slot.x for slot, later in pairwise(slots))


def test_without_a_viewer_all_seats_lie_along_the_top() -> None:
    places = places_for(Screen(1280, 720), Seating(5, None, 2))
    assert [other.seat for other in places.others] == [0, 1, 2, 3, 4]
    assert places.own is None


def test_seats_lie_clockwise_from_the_viewer() -> None:
    places = places_for(Screen(1280, 720), Seating(4, 2, 2))
    assert [other.seat for other in places.others] == [3, 0, 1]
