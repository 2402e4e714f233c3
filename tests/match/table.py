"""A table for the tests: quick set-ups, and people who play by a script."""

import random

from game.match import GameSetup, Match, NoDeal, Seat
from game.records.store import Store
from game.rules import Accept, Action, Decline, Done, Harvest, Offer, Plant, Reveal, Step
from game.rules.actions import hand, up

NO_STORE: Store | None = None


def seats(people: int, bots: int, level: str = "easy") -> tuple[Seat, ...]:
    """So many people first, then so many bots."""
    human = [Seat(f"Human {number}", colour=number) for number in range(people)]
    others = [
        Seat(f"Bot {number}", "bot", level, "farmer", people + number) for number in range(bots)
    ]
    return (*human, *others)


def a_match(
    people: int = 1,
    bots: int = 3,
    *,
    edition: str = "classic",
    level: str = "easy",
    seed: int = 7,
    start: int | None = 0,
    store: Store | None = NO_STORE,
) -> Match:
    """A new match at this table."""
    setup = GameSetup(edition, seats(people, bots, level), {}, start, seed)
    return Match.begin(setup, store)


def let_bots_play(match: Match) -> None:
    """Until no bot has anything to do."""
    while match.think():
        assert match.play()


def move_of(match: Match, seat: int) -> Action:
    """What a person who only wants to get on does: a deterministic, legal action."""
    view = match.view(seat)
    for asked in match.asked(seat):
        return Decline(seat, asked.from_)
    actions = view.legal(seat)
    if view.step is Step.PLANT and view.planted:
        return Reveal(seat)
    for wanted in (Plant, Reveal, Done, Harvest):
        for action in actions:
            if type(action) is wanted:
                return action
    return actions[0]


def play_to_the_end(match: Match) -> None:
    """People and bots play until the game is over."""
    while not match.over:
        let_bots_play(match)
        people = match.awaited_humans()
        if people:
            match.submit(move_of(match, people[0]))


def play_until(match: Match, step: Step, active: int) -> None:
    """People and bots play until `active` stands at `step` and no bot has anything to do."""
    while not match.over:
        let_bots_play(match)
        if match.game.step is step and match.game.active == active:
            return
        match.submit(move_of(match, match.awaited_humans()[0]))
    raise AssertionError("the game never came there")


def wild_move(match: Match, chance: random.Random) -> None:
    """A person does something, anything: trade, query, deal, counter, undo, hold, release."""
    people = match.humans
    seat = chance.choice(match.awaited_humans() or people)
    roll = chance.random()
    if roll < 0.15 and match.can_undo(seat):
        match.undo(seat)
    elif roll < 0.5 and match.game.step is Step.TRADE and not match.rules.duel:
        _trade(match, seat, chance)
    else:
        actions = match.view(seat).legal(seat)
        if actions and seat in match.game.awaited():
            match.submit(chance.choice(actions))


def _trade(match: Match, seat: int, chance: random.Random) -> None:
    view = match.view(seat)
    places = [hand(index) for index in range(len(view.hands[seat]))]
    if seat == view.active:
        places += [up(index) for index in range(len(view.up))]
    give = tuple(chance.sample(places, min(len(places), chance.choice((0, 1, 1, 2)))))
    want = tuple(chance.choices(view.rules.kinds, k=0 if give and chance.random() < 0.3 else 1))
    offer = Offer(seat, None if seat == view.active else view.active, give, want)
    if match.why_not(offer) is not None:
        return
    asked = match.asked(seat)
    roll = chance.random()
    if asked and roll < 0.3 and seat == view.active:
        match.counter(offer._replace(to=asked[0].from_), asked[0].from_)
    elif roll < 0.5:
        match.submit(offer)
    else:
        query = match.propose(seat, give, want)
        while not query.step(20):
            pass
        for other, reply in query.replies.items():
            if reply is not None:
                try:
                    match.deal(reply.instead or offer, seat if reply.instead else other)
                except NoDeal:
                    continue
                return


def accepts(match: Match, seat: int) -> list[Action]:
    """Every legal accept of the seat."""
    return [action for action in match.view(seat).legal(seat) if type(action) is Accept]
