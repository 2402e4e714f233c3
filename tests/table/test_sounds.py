"""What is heard at each event: contact, material, reward; none twice, none missing."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from game.rules import Event, Step, aside, gift, hand, up, view_of
from game.rules.events import (
    CardsDrawn,
    CardTurnedUp,
    DeckExhausted,
    DeckReshuffled,
    Declined,
    Discarded,
    DiscardJoined,
    FieldBought,
    GameOver,
    GiftsLeft,
    Harvested,
    Offered,
    OfferLapsed,
    OfferMoved,
    Planted,
    StepBegan,
    TradeMade,
    TurnPassed,
)
from tests.table.pictures import FRAME, Show
from tests.table.tables import BLUE, CHILI, GREEN, RED, SOY, STINK, four, game_at, seat

ME, OTHER = 0, 1


class Heard(Show):
    """A show that notes when each sound was played, and which rung of a ladder."""

    def __init__(self, **given: object) -> None:
        game = given.get("game") or four(
            Step.TRADE,
            seat([RED, BLUE, SOY], [(CHILI, 9), (RED, 4)], coins=3, aside=[GREEN]),
            up=[CHILI, STINK],
        )
        super().__init__(view_of(game, ME))
        self.cues: list[tuple[float, str, int]] = []
        self.now = 0.0
        self.presenter._director.play = self._note

    def _note(self, name: str, variant: int = 0, pan: float = 0.0) -> None:
        self.cues.append((self.now, name, variant))

    def run(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME)):
            self.now += FRAME
            super().run(FRAME)

    def hear(self, *events: Event) -> Counter[str]:
        """All sounds of these events."""
        self.presenter.push(events)
        self.run_out()
        return Counter(name for _, name, _ in self.cues)

    def at(self, name: str) -> list[float]:
        return [when for when, sound, _ in self.cues if sound == name]


CUES: list[tuple[Event, dict[str, int]]] = [
    (Planted(ME, 1, hand(0), RED), {"card": 1, "soil": 1, "rattle-red": 1}),
    (Planted(ME, 0, up(0), CHILI), {"card": 1, "soil": 1, "rattle-chili": 1}),
    (Harvested(ME, 1, RED, 4, 3), {"card": 1, "flip": 3, "coin": 3, "sweep": 1}),
    (FieldBought(ME, (STINK, STINK, STINK)), {"coin": 1, "field": 1}),
    (CardTurnedUp(SOY), {"flip": 1}),
    (Offered(OTHER, ME, (), (), (RED,)), {"alert": 1}),
    (Offered(OTHER, 2, (hand(0),), (BLUE,), ()), {}),
    (Declined(OTHER, ME), {"refuse": 1}),
    (OfferLapsed(OTHER), {}),
    (OfferMoved(OTHER, (hand(0),)), {}),
    (TradeMade(OTHER, ME, (hand(1),), (BLUE,), (hand(0),), (BLUE,)), {"deal": 1, "stamp": 1}),
    (CardsDrawn(ME, (SOY, SOY)), {"card": 2}),
    (CardsDrawn(OTHER, (-1, -1, -1)), {"card": 3}),
    (DeckExhausted(1, False), {"tick": 1}),
    (DeckExhausted(3, True), {"alert": 1}),
    (StepBegan(Step.PLANT_REST), {"card": 1}),
    (TurnPassed(ME, Step.PLANT), {"turn": 1}),
    (TurnPassed(OTHER, Step.PLANT), {}),
    (GameOver((3, 0, 0, 0), (ME,)), {"win": 1}),
    (GameOver((0, 3, 0, 0), (OTHER,)), {"lose": 1}),
]
DUEL_CUES: list[tuple[Event, dict[str, int]]] = [
    (Discarded(ME, hand(0), RED), {"sweep": 1}),
    (DiscardJoined(STINK), {"card": 1}),
    (GiftsLeft((CHILI, SOY)), {"deal": 1}),
]


@pytest.mark.parametrize(("event", "cues"), CUES, ids=lambda value: type(value).__name__)
def test_an_event_is_heard_as_it_should_be(event: Event, cues: dict[str, int]) -> None:
    show = Heard()
    if isinstance(event, Declined | OfferMoved | OfferLapsed):
        seat = event.from_ if isinstance(event, Declined) else event.seat
        show.hear(Offered(seat, 2, (hand(0),), (RED,), ()))
    assert show.hear(event) == cues


@pytest.mark.parametrize(("event", "cues"), DUEL_CUES, ids=lambda value: type(value).__name__)
def test_what_only_happens_in_a_duel_is_heard(event: Event, cues: dict[str, int]) -> None:
    game = game_at(Step.TRADE, seat([RED]), seat([BLUE]), up=[CHILI, SOY], edition="duel")
    show = Heard(game=game)
    show.picture.model.view.discard.append(STINK)
    assert show.hear(event) == cues


def test_a_reshuffle_is_heard_once() -> None:
    show = Heard()
    view = show.picture.model.view
    view.discard.extend([RED] * 9)
    view.deck_size = 0
    assert show.hear(DeckReshuffled(9)) == {"shuffle": 1}


def test_each_type_of_event_has_its_row() -> None:
    rows = {type(event) for event, _ in [*CUES, *DUEL_CUES]} | {DeckReshuffled}
    assert rows == set(get_args(Event))


def test_a_planted_card_is_heard_when_it_leaves_and_its_bean_when_it_lands() -> None:
    show = Heard()
    show.hear(Planted(ME, 1, hand(0), RED))
    assert show.at("card")[0] <= 2 * FRAME
    assert show.at("soil") == show.at("rattle-red")
    assert show.at("soil")[0] == pytest.approx(0.26, abs=0.04)


def rungs(show: Heard) -> list[int]:
    return [variant for _, name, variant in show.cues if name == "coin"]


def test_coins_climb_a_ladder_that_goes_on_from_one_harvest_to_the_next() -> None:
    show = Heard()
    show.hear(Harvested(ME, 0, CHILI, 9, 4))
    assert rungs(show) == [1, 2, 3, 4]
    steps = [b - a for a, b in zip(show.at("coin"), show.at("coin")[1:], strict=False)]
    assert steps == pytest.approx([0.09] * 3, abs=0.02)


def test_the_ladder_begins_anew_after_a_rest() -> None:
    show = Heard()
    show.hear(Harvested(ME, 0, CHILI, 9, 4))
    show.run(0.8)
    show.hear(Harvested(ME, 1, RED, 4, 3))
    assert rungs(show) == [1, 2, 3, 4, 1, 2, 3]


def test_what_is_finished_at_once_is_not_heard() -> None:
    show = Heard()
    show.presenter.push([Harvested(ME, 0, CHILI, 9, 4), CardsDrawn(OTHER, (-1, -1))])
    show.presenter.finish()
    show.run(1.0)
    assert show.cues == []


def test_an_aside_card_is_heard_as_it_is_planted() -> None:
    show = Heard()
    heard = show.hear(StepBegan(Step.PLANT_REST), Planted(ME, 1, aside(0), GREEN))
    assert heard == {"card": 2, "soil": 1, "rattle-green": 1}


def test_a_gift_of_the_duel_is_heard_as_it_is_planted() -> None:
    game = game_at(Step.GIFTS, seat([RED]), seat([BLUE]), gifts=[CHILI], edition="duel")
    heard = Heard(game=game).hear(Planted(ME, 0, gift(0), CHILI))
    assert heard == {"card": 1, "soil": 1, "rattle-chili": 1}
