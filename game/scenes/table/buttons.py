"""Which buttons stand at the table now, and which of them is the one to touch."""

from __future__ import annotations

from typing import NamedTuple

from game.kit.widgets import Look
from game.rules import Discard, Done, Reveal, Step, View
from game.scenes.table.state import TableState
from game.scenes.table.words import Names, desk_info, desk_words
from game.table.desk import Says
from game.table.interpreter import next_that_fits
from game.texts import Texts


class ButtonSpec(NamedTuple):
    """One button: what it does (a code), what it says, how it looks, its key.

    `apart`: it stands at the foot of the column, away from the others.
    """

    code: str
    text: str
    look: Look = Look.SECONDARY
    key: str = ""
    glow: bool = False
    why_not: str = ""
    info: str = ""
    apart: bool = False


def buttons_for(
    state: TableState, view: View, texts: Texts, names: Names, bid: int | None
) -> list[ButtonSpec]:
    """The buttons for the viewer in this state of the game, the most important first.

    `bid`: the person could speak up now, for so many seconds (0: they are not counted).
    """
    if view.over:
        return [ButtonSpec("results", texts.say("Results"), Look.PRIMARY, "return", True)]
    if state.viewer is None or (state.hidden and view.step is not Step.PLANT_REST):
        return []
    buttons: list[ButtonSpec] = []
    if state.trading and state.asked_by is not None and state.changing is None:
        return buttons
    if state.trading:
        buttons += _trading(state, view, texts, names, bid)
    elif state.my_turn and view.step is Step.PLANT:
        buttons += _planting(state, view, texts)
    if not state.trading and next_that_fits(view, state.viewer) is not None:
        all_fit = texts.say("Plant all that fit")
        buttons.append(ButtonSpec("plant-all", all_fit, Look.PRIMARY, "f"))
    if state.my_turn and view.step is Step.GIFTS:
        buttons.append(_discard(state, view, texts))
    if state.my_turn and view.rules.duel and view.step is Step.TRADE:
        text = texts.say("Leave the rest") if view.up else texts.say("Go on")
        info = texts.say("What you leave becomes a gift for the other player.")
        buttons.append(ButtonSpec("done", text, key="d", glow=not view.up, info=info, apart=True))
    away = not state.alone and not state.my_turn and not state.hidden
    if away and state.viewer not in state.match.awaited_humans():
        buttons.append(ButtonSpec("leave", texts.say("Hide my hand"), key="h", apart=True))
    return buttons


def _planting(state: TableState, view: View, texts: Texts) -> list[ButtonSpec]:
    assert state.viewer is not None
    refusal = view.why_not(Reveal(state.viewer))
    spec = ButtonSpec(
        "reveal",
        texts.say("Turn up"),
        Look.PRIMARY,
        "t",
        glow=refusal is None,
        why_not="" if refusal is None else texts.refusal(refusal, view),
        info=texts.say("Turn up the next cards of the deck."),
    )
    picked = state.interpreter.picked
    if picked is not None and view.why_not(Discard(state.viewer, picked)) is None:
        return [_discard(state, view, texts), spec]
    return [spec]


def _discard(state: TableState, view: View, texts: Texts) -> ButtonSpec:
    picked = state.interpreter.picked
    why = texts.say("Tap a card first, then discard it.") if picked is None else ""
    glow = picked is not None and not state.interpreter.lights(view)
    return ButtonSpec("discard", texts.say("Discard"), Look.DANGER, "x", glow, why)


def _trading(
    state: TableState, view: View, texts: Texts, names: Names, bid: int | None
) -> list[ButtonSpec]:
    assert state.viewer is not None
    if not state.desk_open:
        info = texts.say("Offer something to {name}.", name=names[view.active])
        look = Look.SECONDARY if bid is None else Look.PRIMARY
        words = texts.say("Bid ({seconds})", seconds=bid) if bid else texts.say("Bid")
        return [ButtonSpec("bid", words, look, "b", bid is not None, info=info)]
    desk = state.talks.desk
    buttons: list[ButtonSpec] = []
    if not desk.empty:
        button = desk.button(view)
        refusal = view.why_not(desk.offer(view))
        why = "" if refusal is None else texts.refusal(refusal, view)
        look = Look.SECONDARY if button.says is Says.GIVE_ALL else Look.PRIMARY
        words = desk_words(texts, button, names)
        info = desk_info(texts, button, names)
        buttons.append(ButtonSpec("offer", words, look, "o", why_not=why, info=info))
        buttons.append(ButtonSpec("clear", texts.say("Clear"), key="c"))
    if not state.my_turn:
        buttons.append(ButtonSpec("close", texts.say("No bid"), key="b", apart=True))
    elif view.why_not(Done(state.viewer)) is None:
        info = texts.say("End trading and plant what lies before you.")
        glow = desk.empty and not view.up
        done = ButtonSpec("done", texts.say("Done trading"), key="d", info=info, apart=True)
        buttons.append(done._replace(glow=glow))
    return buttons
