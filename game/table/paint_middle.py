"""The middle of the table: up cards or gifts, tray of aside cards, discard pile and deck."""

from __future__ import annotations

from game.kit.brush import PanelStyle, TextStyle
from game.kit.layout import Box
from game.rules import aside, gift, up
from game.table.model import TableModel
from game.table.pen import GOLD, INK, PAPER, SOIL_DARK, WHITE, Pen
from game.table.shown import Shown
from game.table.spots import Lot
from game.table.sprites import card
from game.table.targets import Target, What

RISE = 8.0
SLOT = PanelStyle((209, 178, 122), (170, 130, 76), 2, 8)
"""A card's empty place on the cloth."""
HOLLOW = PanelStyle((139, 86, 46), (112, 66, 34), 2, 8)
"""A card's empty place on the counter."""
LEAST_SIGN = 60.0
"""The sign that tells whom gifts are for is no narrower."""


def middle_cards(model: TableModel) -> tuple[What, list[int]]:
    """What lies in the middle: the duel's gifts, else the up cards."""
    view = model.view
    return (What.GIFT, view.gifts) if view.gifts else (What.UP, view.up)


def paint_middle(pen: Pen, shown: Shown) -> None:
    """Up cards, or gifts with the name of whom they are for."""
    what, kinds = middle_cards(shown.model)
    lot = Lot.GIFT if what is What.GIFT else Lot.UP
    build = gift if what is What.GIFT else up
    slots = shown.places.middle_slots(max(len(kinds), 2))
    if what is What.UP:
        _slots(pen, slots[len(kinds) : 2])
    for index, kind in enumerate(kinds):
        box = slots[index]
        if shown.hidden(lot, -1, index):
            _slots(pen, [box])
            continue
        target = Target(what, index)
        if shown.marks.dragged == target:
            pen.brush.panel(box, SLOT)
            continue
        lifted = build(index) in shown.marks.lifted
        glow = lifted or target in shown.marks.glow
        pen.card(card(kind), box.moved(dy=-RISE if lifted else 0), glow)
    receiver = shown.model.gifts_for
    last = slots[max(0, len(kinds) - 1)]
    room = min(116.0, shown.places.up.right - last.right - 14)
    if receiver is not None and room >= LEAST_SIGN:
        text = pen.texts.say("For {name}", name=pen.seats[receiver].name)
        sign = Box(last.right + 10, last.center[1] - 22, room, 44)
        pen.filling("table/plank", sign)
        style = TextStyle(19, WHITE, "bold", wrap=False, outline=SOIL_DARK, floor=13)
        pen.words(text, sign.inset(8, 4), style)


def _slots(pen: Pen, boxes: list[Box]) -> None:
    for box in boxes:
        pen.brush.panel(box.inset(2), SLOT)


def paint_tray(pen: Pen, shown: Shown) -> None:
    """The viewer's aside cards, large while they are to be planted."""
    own = shown.places.own
    if own is None or not shown.model.planting_rest:
        return
    kinds = shown.model.aside
    if not kinds:
        return
    slots = shown.places.tray_slots(len(kinds))
    ground = slots[0].union(slots[-1])
    for slot in slots:
        ground = ground.union(slot)
    pen.brush.panel(ground.inset(-8, -5), PanelStyle(PAPER, INK, 2, 12, 3))
    for index, kind in enumerate(kinds):
        target = Target(What.ASIDE, index)
        if shown.hidden(Lot.ASIDE, own.seat, index) or shown.marks.dragged == target:
            continue
        lifted = aside(index) in shown.marks.lifted
        glow = lifted or target in shown.marks.glow
        pen.card(card(kind), slots[index].moved(dy=-RISE if lifted else 0), glow)


def paint_discard(pen: Pen, shown: Shown) -> None:
    """The discard pile with its count."""
    box = shown.places.discard
    kind, count = shown.discard()
    if not count:
        pen.brush.panel(box.inset(1), SLOT)
        pen.art("icons/trash", box.scaled(0.4))
        return
    for under in range(min(3, count - 1), 0, -1):
        lower = box.moved(1.5 * under, 1.5 * under)
        pen.brush.panel(lower, PanelStyle(PAPER, INK, 1, 6))
    pen.card(card(kind), box, Target(What.DISCARD) in shown.marks.glow)
    _count(pen, box, count)


def paint_deck(pen: Pen, shown: Shown) -> None:
    """The deck with its count and the exhaustion pips."""
    box = shown.places.deck
    view = shown.model.view
    glow = Target(What.DECK) in shown.marks.glow
    size = view.deck_size + shown.owed(Lot.DECK)
    if size:
        if glow:
            rim = Box(box.x - 0.12 * box.w, box.y - 0.12 * box.w, box.w * 1.24, box.w * 1.64)
            pen.art("cards/glow", rim)
        u = box.w / 100
        pen.art("table/deck", Box(box.x - 4 * u, box.y - 4 * u, 120 * u, 160 * u))
    else:
        pen.brush.panel(box.inset(1), SLOT)
    _pips(pen, shown, box, size)


def _count(pen: Pen, box: Box, count: int) -> None:
    x, y = box.center[0], box.bottom + 13
    pen.figure(str(count), x, y, 19, WHITE, SOIL_DARK)


def _pips(pen: Pen, shown: Shown, deck: Box, size: int) -> None:
    """The deck's count, and a pip for each exhaustion of the game; those that were are gold."""
    view = shown.model.view
    total = min(view.rules.exhaustions, 9)
    step = 12.0 if total < 5 else 9.0
    width = 22 + step * total
    x, y = deck.center[0] - width / 2, deck.bottom + 13
    pen.figure(str(size), x + 18, y, 19, WHITE, SOIL_DARK, 1)
    for i in range(total):
        pop = shown.pop(Lot.DECK, -1, i)
        radius = step * 0.4 * (1 + 0.6 * pop)
        color = GOLD if i < view.exhausted else (60, 96, 58)
        pen.dot(x + 22 + step * (i + 0.6), y, radius, color)


def paint_front(pen: Pen, shown: Shown) -> None:
    """The front card of the viewer's hand, larger than the others and marked."""
    _hand_cards(pen, shown, 0, 1)


def paint_hand(pen: Pen, shown: Shown) -> None:
    """The others of the viewer's hand in their order."""
    _hand_cards(pen, shown, 1, len(shown.model.hand))


def _hand_cards(pen: Pen, shown: Shown, first: int, end: int) -> None:
    own, count = shown.places.own, len(shown.model.hand)
    if own is None or shown.floats:
        return
    slots = shown.places.hand_slots(count)
    for index in range(first, min(end, count)):
        if not shown.hidden(Lot.HAND, own.seat, index):
            _hand_card(pen, shown, index, slots)


def _hand_card(pen: Pen, shown: Shown, index: int, slots: list[Box]) -> None:
    own = shown.places.own
    assert own is not None
    box = shown.hand_box(index, slots)
    target = Target(What.HAND, index)
    if shown.marks.dragged == target:
        pen.brush.panel(box, HOLLOW)
        return
    place = target.place
    lifted = place in shown.marks.lifted
    look = card(-1 if shown.marks.hide_hand else shown.model.hand[index])
    box = box.moved(dy=-RISE if lifted else 0)
    pen.card(look, box, lifted or target in shown.marks.glow, slots[index])
    if index == 0 and shown.front_is_marked:
        paint_tag(pen, box, slots[index].w)


def tag_of(front: Box) -> Box:
    """Where the mark of the front card is."""
    return Box(front.x - 2, front.y - 17, front.w + 4, 21)


def paint_tag(pen: Pen, front: Box, width: float) -> None:
    """The mark of the card that must be planted next, as wide as that card is at rest."""
    unit = pen.brush.screen.unit
    whole = tag_of(front).inset((front.w - width) / 2, 0)
    tag = Box(round(whole.x * unit) / unit, round(whole.y * unit) / unit, whole.w, whole.h)
    pen.brush.panel(tag, PanelStyle(GOLD, INK, 1.5, 9))
    style = TextStyle(pen.size_within(16, tag.h - 2), INK, "bold", wrap=False, floor=10)
    inset = round(4 * unit) / unit
    pen.words(pen.texts.say("Plant next"), tag.inset(inset, 0), style)
