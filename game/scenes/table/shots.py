"""Scenes for still pictures of the table: a game played by bots up to the wanted moment."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.layout import Screen
from game.kit.stage import Scene, Stage
from game.match import Match, Seat
from game.rules import Decline, Done, Harvest, Place, Reveal, Step, hand, rules_for, up
from game.scenes.home import Home
from game.scenes.shots import START, NoMoment, Shot, ShotWish, seat_as_bot, with_seats
from game.scenes.table.scene import TableScene
from game.scenes.table.state import OpenSheet, SheetKind
from game.table.talks import Talks

Moment = Callable[[Match], bool]
MOST_DECISIONS = 5_000
ME = 0


class Staged(TableScene):
    """The table, with something done to it as soon as it is laid."""

    def __init__(self, home: Home, match: Match, then: Callable[[TableScene], None]) -> None:
        super().__init__(home, match, False)
        self._then = then

    def enter(self, stage: Stage, screen: Screen) -> None:
        """Lay the table, then act."""
        super().enter(stage, screen)
        self._then(self)
        self.refresh()


def play_until(wish: ShotWish, moment: Moment) -> Match:
    """A match played by bots until the moment comes for seat 0, which is a person then.

    The moment is looked for from the wanted number of turns on; NoMoment when it never comes.
    """
    seats = _seats(wish)
    rules = rules_for(wish.edition, wish.players)
    played = Match.new(rules, [seat_as_bot(seat) for seat in seats], START, wish.seed, None)
    for _ in range(MOST_DECISIONS):
        if played.over or not played.think():
            break
        if _turns(played) >= wish.turns:
            now = with_seats(played, seats)
            if moment(now):
                return now
        played.play()
    raise NoMoment(rules)


def _seats(wish: ShotWish) -> tuple[Seat, ...]:
    return wish.seats()


def _turns(match: Match) -> int:
    return sum(1 for entry in match.history.entries if isinstance(entry.action, Reveal))


def _mine(match: Match, step: Step) -> bool:
    game = match.game
    return game.active == ME and game.step is step


def _planting(match: Match) -> bool:
    return _mine(match, Step.PLANT) and not match.game.planted


def _trading(match: Match) -> bool:
    return _mine(match, Step.TRADE) and _card_with_bids(match) is not None


def _card_with_bids(match: Match) -> Place | None:
    """The up or hand card of the person for which somebody would give something."""
    game = match.game
    places = [*(up(i) for i in range(len(game.up))), *(hand(i) for i in range(len(game.hands[ME])))]
    for place in places:
        talks = Talks(match, ME)
        talks.desk.toggle(place)
        while talks.refresh():
            pass
        if any(chip.gives for chip in talks.chips().values()):
            return place
    return None


def _rest(match: Match) -> bool:
    game = match.game
    return game.step is Step.PLANT_REST and bool(game.aside[ME]) and game.active == ME


def being_asked(match: Match) -> bool:
    """A bot is about to ask the person: its next decision opens an offer to it."""
    if match.game.step is not Step.TRADE or match.game.active == ME:
        return False
    while match.think() and not match.asked(ME):
        decision = match.decision
        if decision is None or any(isinstance(action, Done) for action in decision.actions):
            return False
        match.play()
    return bool(match.asked(ME))


def _bid_moment(match: Match) -> bool:
    """A bot is about to end its trading, and the person could still speak up."""
    game = match.game
    if game.step is not Step.TRADE or game.active == ME or not match.may_gain(ME):
        return False
    while match.game.step is Step.TRADE and match.game.up:
        for asked in match.asked(ME):
            match.submit(Decline(ME, asked.from_))
        if not match.think():
            return False
        if match.ends_trading:
            return match.may_gain(ME)
        match.play()
    return False


def _rich_field(match: Match) -> bool:
    view = match.view(ME)
    fields = range(len(view.fields[ME]))
    return _planting(match) and any(
        view.fields[ME][field][1] > 3 and view.why_not(Harvest(ME, field)) is None
        for field in fields
    )


def _duel_choice(match: Match) -> bool:
    return _mine(match, Step.TRADE) and len(match.game.up) > 2


def _duel_gifts(match: Match) -> bool:
    return _mine(match, Step.GIFTS)


def _nothing(table: TableScene) -> None:
    """The table as it is."""


def _tap_a_card(table: TableScene) -> None:
    place = _card_with_bids(table.match)
    table.state.talks.desk.toggle(up(0) if place is None else place)
    while table.state.talks.refresh():
        pass


def _build_a_deal(table: TableScene) -> None:
    _tap_a_card(table)
    desk = table.state.talks.desk
    view = table.state.view()
    chips = table.state.talks.chips().values()
    desk.add(next((chip.gives[0] for chip in chips if chip.gives), view.rules.kinds[0]))
    while table.state.talks.refresh():
        pass


def _open_harvest(table: TableScene) -> None:
    fields = table.state.view().fields[ME]
    best = max(range(len(fields)), key=lambda field: fields[field][1])
    table.state.sheet = OpenSheet(SheetKind.HARVEST, best)


def _open_bid(table: TableScene) -> None:
    _tap_a_card(table)
    chips = table.state.talks.chips()
    able = [seat for seat, chip in chips.items() if chip.open and chip.gives] or list(chips)
    table.state.sheet = OpenSheet(SheetKind.DEAL, able[0])


def _shot(
    moment: Moment, then: Callable[[TableScene], None] = _nothing, *, duel: bool = False
) -> Shot:
    def make(home: Home, wish: ShotWish) -> Scene:
        if duel:
            wish = wish._replace(edition="duel", players=2)
        return Staged(home, play_until(wish, moment), then)

    return Shot(make, 0.6)


TABLE_SHOTS: dict[str, Shot] = {
    "table": _shot(_planting),
    "trade": _shot(_trading, _build_a_deal),
    "bids": _shot(_trading, _tap_a_card),
    "deal": _shot(_trading, _open_bid),
    "asked": _shot(being_asked),
    "bid": _shot(_bid_moment),
    "plant-rest": _shot(_rest),
    "harvest": _shot(_rich_field, _open_harvest),
    "duel": _shot(_duel_choice, duel=True),
    "duel-gifts": _shot(_duel_gifts, duel=True),
}
"""Pictures of the table, by name."""
