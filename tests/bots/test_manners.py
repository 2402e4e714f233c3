"""What bots do not do to each other, over whole games; and what they leave in the duel."""

from collections import Counter
from collections.abc import Sequence

import pytest

from game.bots import make_bot
from game.bots.skill import SKILLS
from game.bots.valuation import Counted, Valuation
from game.match.headless import play_game
from game.rules import Action, Discard, Event, Game, Plant, Step, gift, rules_for, view_of
from game.rules.events import Offered, TurnPassed
from game.rules.kinds import BLUE, COFFEE, SOY, STINK, WAX
from game.rules.positions import Position, SeatPosition
from tests.bots.tables import decide, positions, table

VALUING = ("medium", "hard", "expert")


def offers_by_turn(level: str, players: int, seeds: range) -> list[list[Offered]]:
    """The offers of each turn of some games between four of a kind."""
    rules = rules_for("classic", players)
    turns: list[list[Offered]] = [[]]

    def watch(game: Game, action: Action, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, Offered):
                turns[-1].append(event)
            elif isinstance(event, TurnPassed):
                turns.append([])

    for seed in seeds:
        play_game(rules, table(level, rules), seed, 0, watch=watch)
        turns.append([])
    return turns


@pytest.mark.parametrize("level", ["easy", *VALUING])
def test_nobody_swaps_a_kind_for_the_same(level: str) -> None:
    offers = [offer for turn in offers_by_turn(level, 5, range(4)) for offer in turn]
    assert len(offers) > 100
    for offer in offers:
        assert not set(offer.kinds) & set(offer.want), offer


@pytest.mark.parametrize("level", VALUING)
def test_nobody_begs_again_and_again_in_a_turn(level: str) -> None:
    begged = 0
    for turn in offers_by_turn(level, 7, range(3)):
        beggars = Counter(offer.seat for offer in turn if not offer.kinds)
        assert all(times <= SKILLS[level].begs for times in beggars.values()), turn
        begged += beggars.total()
    assert begged > 10


def test_only_in_the_duel_cards_in_the_middle_may_be_left() -> None:
    """There they are no burden; elsewhere they must be planted and may be one."""
    burdens = {}
    for edition, players in (("duel", 2), ("base", 4)):
        burdens[edition] = 0
        for game in positions(edition, players, 3, every=3):
            seat = game.active
            value = Valuation(view_of(game, seat), seat, SKILLS["hard"], Counted())
            if value.pending and value.worth(value.pending, ()) < value.worth((), ()):
                burdens[edition] += 1
    assert burdens["duel"] == 0 < burdens["base"]


def duel_with_gifts(gifts: tuple[int, ...], *fields: tuple[int, int]) -> Game:
    """The active seat grows these and has to deal with the gifts first."""
    rules = rules_for("duel", 2)
    seats = (
        SeatPosition((COFFEE, COFFEE), fields, (), (), False),
        SeatPosition((), ((STINK, 2), (-1, 0)), (), (), False),
    )
    left = list(rules.full_deck())
    used = [*gifts, COFFEE, COFFEE, STINK, STINK]
    used += [kind for kind, count in fields for _ in range(count)]
    for kind in used:
        left.remove(kind)
    position = Position(Step.GIFTS, 0, 0, False, False, 0, tuple(left), (), (), gifts, seats)
    return Game.at(rules, 0, position, lambda discard, number: discard)


@pytest.mark.parametrize("level", VALUING)
def test_a_gift_that_would_cost_a_good_field_is_discarded(level: str) -> None:
    game = duel_with_gifts((SOY, WAX), (BLUE, 5), (SOY, 3))
    decision, _ = decide(make_bot(level, "farmer", 0, game.rules), view_of(game, 0), None)
    assert decision.actions == (Plant(0, 1, gift(0)), Discard(0, gift(0)))
