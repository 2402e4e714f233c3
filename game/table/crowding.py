"""Where large text leaves no room for all that is known of a seat."""

from game.kit.layout import Screen
from game.table.places import SeatPlaces

LARGE_TEXT = 1.5
NARROW = 150.0


def crowded(screen: Screen, place: SeatPlaces) -> bool:
    """Whether only name, face, coins and fields show; the rest is told on a tap."""
    return screen.text_scale >= LARGE_TEXT and place.panel.w < NARROW
