"""The steps of a turn (RULES.md sections 4 and 9) and which may follow which.

The drawing of step 4 is no step of its own: it happens inside the action that completes the
step before it, and brings the next seat's first step or the end.
"""

from enum import Enum


class Step(Enum):
    """Where a turn stands; the value is the name that records use."""

    GIFTS = "gifts"
    PLANT = "plant"
    TRADE = "trade"
    PLANT_REST = "plant-rest"
    OVER = "over"


FOLLOWS: dict[Step, frozenset[Step]] = {
    Step.GIFTS: frozenset({Step.PLANT}),
    Step.PLANT: frozenset({Step.TRADE}),
    Step.TRADE: frozenset({Step.PLANT_REST, Step.PLANT, Step.GIFTS, Step.OVER}),
    Step.PLANT_REST: frozenset({Step.PLANT, Step.OVER}),
    Step.OVER: frozenset(),
}
