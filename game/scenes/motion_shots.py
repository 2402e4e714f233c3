"""Scenes for strips of pictures: each row of the table's motion, caught as it begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.kit.stage import Scene
from game.match import Match
from game.rules import Action, Decline, Event, rules_for
from game.rules.events import (
    CardsDrawn,
    CardTurnedUp,
    DeckReshuffled,
    FieldBought,
    GameOver,
    GiftsLeft,
    Harvested,
    Offered,
    Planted,
    TradeMade,
    TurnPassed,
)
from game.scenes.home import Home
from game.scenes.shots import START, NoMoment, Shot, ShotWish, seat_as_bot, with_seats
from game.scenes.table.scene import TableScene
from game.scenes.table.shots import (
    ME,
    MOST_DECISIONS,
    TABLE_SHOTS,
    Staged,
    being_asked,
    play_until,
)

Wanted = Callable[[list[Event]], bool]


def _caught(wish: ShotWish, wanted: Wanted) -> tuple[Match, Sequence[Action]]:
    """A match played by bots, and the actions with which what is wanted happens next."""
    seats = wish.seats()
    rules = rules_for(wish.edition, wish.players)
    played = Match.new(rules, [seat_as_bot(seat) for seat in seats], START, wish.seed, None)
    for _ in range(MOST_DECISIONS):
        if played.over or not played.think():
            break
        decision = played.decision
        actions: Sequence[Action] = () if decision is None else decision.actions
        if wanted(_events_of(played, actions)):
            return with_seats(played, seats), actions
        played.play()
    raise NoMoment(rules)


def _events_of(match: Match, actions: Sequence[Action]) -> list[Event]:
    """What would happen."""
    game = match.game.copy()
    return [event for action in actions for event in game.apply(action)]


def _moment(wanted: Wanted, *, duel: bool = False, settle: float = 0.5) -> Shot:
    def make(home: Home, wish: ShotWish) -> Scene:
        if duel:
            wish = wish._replace(edition="duel", players=2)
        match, actions = _caught(wish, wanted)

        def act(table: TableScene) -> None:
            for action in actions:
                if not wanted(_events_of(match, [action])):
                    match.submit(action)
                    table.presenter.finish()
                    continue
                match.submit(action)
                break

        return Staged(home, match, act)

    return Shot(make, settle)


def _any(sort: type, mine: bool = True) -> Wanted:
    """An event of this sort happens, to seat 0 if it names a seat."""

    def wanted(events: list[Event]) -> bool:
        found = [event for event in events if type(event) is sort]
        return any(not mine or getattr(event, "seat", ME) == ME for event in found)

    return wanted


def _rich(events: list[Event]) -> bool:
    mine = [event for event in events if isinstance(event, Harvested) and event.seat == ME]
    return any(event.coins > 2 for event in mine)


def _traded(events: list[Event]) -> bool:
    made = [event for event in events if isinstance(event, TradeMade)]
    return any(ME in (event.seat, event.from_) and event.given and event.paid for event in made)


def _among_others(events: list[Event]) -> bool:
    made = [event for event in events if isinstance(event, Offered)]
    return any(ME not in (event.seat, event.to) for event in made)


def _deal(home: Home, wish: ShotWish) -> Scene:
    rules = rules_for(wish.edition, wish.players)
    return TableScene(home, Match.new(rules, wish.seats(), START, wish.seed, None), True)


def _refused(home: Home, wish: ShotWish) -> Scene:
    def refuse(table: TableScene) -> None:
        for offer in table.match.asked(ME):
            table.match.submit(Decline(ME, offer.from_))

    return Staged(home, play_until(wish, being_asked), refuse)


MOTION_SHOTS: dict[str, Shot] = {
    "motion-deal": Shot(_deal, 1.0),
    "motion-turn-up": _moment(_any(CardTurnedUp)),
    "motion-plant": _moment(_any(Planted)),
    "motion-harvest": _moment(_rich),
    "motion-third-field": _moment(_any(FieldBought)),
    "motion-trade": _moment(_traded),
    "motion-offer": _moment(_among_others),
    "motion-asked": _moment(_any(Offered, mine=False)),
    "motion-refusal": Shot(_refused, 0.3),
    "motion-reshuffle": _moment(_any(DeckReshuffled, mine=False)),
    "motion-draw": _moment(_any(CardsDrawn)),
    "motion-your-turn": _moment(_any(TurnPassed)),
    "motion-gifts": _moment(_any(GiftsLeft, mine=False), duel=True),
    "motion-idle": Shot(TABLE_SHOTS["table"].make, 6.0),
    "motion-win": _moment(_any(GameOver, mine=False), settle=2.0),
}
"""One for each row of the motion table; best seen as strips."""
