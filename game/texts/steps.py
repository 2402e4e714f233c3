"""The steps of a turn, and what is expected now, in words."""

from collections.abc import Sequence

from game.rules import Rules, Step, View
from game.texts.catalogue import Catalogue, mark
from game.texts.kinds import name_of

STEPS: dict[Step, str] = {
    Step.GIFTS: mark("Gifts"),
    Step.PLANT: mark("Plant"),
    Step.TRADE: mark("Turn up and trade"),
    Step.PLANT_REST: mark("Plant the rest"),
    Step.OVER: mark("Game over"),
}
_OTHERS: dict[Step, str] = {
    Step.GIFTS: mark("{name} looks at the gifts"),
    Step.PLANT: mark("{name} is planting"),
    Step.TRADE: mark("{name} is trading"),
    Step.PLANT_REST: mark("{name} plants the rest"),
}


def step_name(catalogue: Catalogue, step: Step, duel: bool = False) -> str:
    """The step's name for the step tracker."""
    if duel and step is Step.TRADE:
        return catalogue.say("Turn up and choose")
    return catalogue.say(STEPS[step])


def tracker(catalogue: Catalogue, rules: Rules) -> list[tuple[Step | None, str]]:
    """The steps of a turn in their order; None is the drawing at its end."""
    steps: list[Step] = [Step.PLANT, Step.TRADE, Step.PLANT_REST]
    if rules.duel:
        steps = [Step.GIFTS, Step.PLANT, Step.TRADE]
    named: list[tuple[Step | None, str]] = [
        (step, step_name(catalogue, step, rules.duel)) for step in steps
    ]
    draw = catalogue.count("Draw {n} card", "Draw {n} cards", rules.draw)
    if rules.draws == "everyone":
        draw = catalogue.count("Everyone draws {n} card", "Everyone draws {n} cards", rules.draw)
    return [*named, (None, draw)]


def expected(catalogue: Catalogue, view: View, names: Sequence[str]) -> str:
    """What the game waits for now, said to the viewer's seat (to all where there is none)."""
    seat = view.seat
    if view.step is Step.OVER:
        return catalogue.say("The game is over")
    awaited = view.awaited()
    if seat is None or seat not in awaited:
        waiting = awaited[0] if view.step is Step.PLANT_REST and awaited else view.active
        return catalogue.say(_OTHERS[view.step], name=names[waiting])
    if view.step is Step.PLANT_REST:
        left = [*view.aside[seat], *(view.up if seat == view.active else ())]
        if not any(view.room_for(seat, kind) for kind in left):
            return catalogue.say("No field takes what is left: harvest one first")
        return catalogue.count(
            "Plant {n} more card: tap it, then a field",
            "Plant {n} more cards: tap one, then a field",
            len(left),
        )
    if seat != view.active:
        other = next(other for other in awaited_offers(view) if view.may_answer(seat, other))
        return catalogue.say("{name} has an offer for you", name=names[other])
    if view.step is Step.GIFTS:
        n = len(view.gifts)
        return catalogue.count("Plant or discard {n} gift", "Plant or discard {n} gifts", n)
    if view.step is Step.TRADE:
        if view.rules.duel:
            return catalogue.say("Plant what you like; the rest are gifts")
        return catalogue.say("Trade with the others, or finish trading")
    return _planting(catalogue, view, seat)


def awaited_offers(view: View) -> list[int]:
    """The seats that have an open offer, ascending."""
    return [seat for seat, offer in enumerate(view.offers) if offer is not None]


def _planting(catalogue: Catalogue, view: View, seat: int) -> str:
    hand = view.hands[seat]
    if not hand:
        return catalogue.say("Your hand is empty: turn cards up")
    if not view.planted:
        if view.room_for(seat, hand[0]):
            return catalogue.say("Plant your front card: {kind}", kind=name_of(catalogue, hand[0]))
        return catalogue.say("Harvest a field to make room for your front card")
    if view.rules.duel and not view.discarded:
        if view.planted < 2:
            return catalogue.say("Plant one more, discard a card, or turn cards up")
        return catalogue.say("Discard a card if you like, then turn cards up")
    if view.planted < 2 and not view.discarded:
        return catalogue.say("Plant one more, or turn cards up")
    return catalogue.say("Turn cards up")
