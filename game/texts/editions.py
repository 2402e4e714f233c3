"""Editions, the rules that a house may change, and their errors in words (RULES.md section 2)."""

from game.rules import EDITIONS, Rules, RulesError
from game.texts.catalogue import Catalogue, mark
from game.texts.kinds import short_of

_EDITIONS: dict[str, str] = {
    "classic": mark("Classic"),
    "base": mark("Base"),
    "extended": mark("Extended"),
    "duel": mark("Duel"),
}
_SUMMARIES: dict[str, str] = {
    "classic": mark(
        "The original game for 2 to 7. From 4 on a third field can be bought; most cards in hand "
        "break a tie."
    ),
    "base": mark(
        "The newer edition with the eight basic beans, for 3 to 5. "
        "No field to buy; the deck is reshuffled at once."
    ),
    "extended": mark(
        "The newer edition with further beans, for 3 to 7. "
        "At the end of each turn every player draws one card."
    ),
    "duel": mark(
        "For two, without trading: three cards are turned up, and what you leave is a gift. "
        "The game ends when the deck is empty."
    ),
}
RULE_SETTINGS: dict[str, str] = {
    "left_out": mark("Beans left out"),
    "hand": mark("Cards dealt"),
    "fields": mark("Fields at the start"),
    "field_price": mark("Price of a third field"),
    "field_coins_to": mark("Coins paid for it go to"),
    "draw": mark("Cards drawn"),
    "draws": mark("Who draws"),
    "exhaustions": mark("Game ends when the deck has been emptied"),
    "reshuffle": mark("Reshuffle"),
    "tie": mark("Tie"),
    "harvest_out_of_turn": mark("Harvest in others' turns"),
    "protection": mark("Bean protection"),
}
"""Every setting that a custom game may change, in the order in which they are shown."""

_VALUES: dict[tuple[str, object], str] = {
    ("field_price", None): mark("none for sale"),
    ("field_coins_to", "discard"): mark("the discard pile"),
    ("field_coins_to", "box"): mark("out of the game"),
    ("draws", "active"): mark("who has the turn"),
    ("draws", "everyone"): mark("everyone"),
    ("reshuffle", "needed"): mark("when a card is needed"),
    ("reshuffle", "at-once"): mark("at once"),
    ("tie", "hand"): mark("most cards in hand"),
    ("tie", "seat"): mark("farthest from the start"),
    ("harvest_out_of_turn", True): mark("allowed"),
    ("harvest_out_of_turn", False): mark("not allowed"),
    ("protection", "normal"): mark("normal"),
    ("protection", "strict"): mark("strict"),
}
_ERRORS: dict[str, str] = {
    "edition": mark("There is no such edition. Choose one from the list."),
    "left_out": mark("At least one kind of bean must stay in the game."),
    "hand": mark("Too many cards are dealt: at least one must stay in the deck. Deal fewer."),
    "fields": mark("A farm starts with 1, 2 or 3 fields."),
    "field_price": mark("A third field is for sale only where you start with 2. Set it to none."),
    "field_coins_to": mark("Coins for a field go to the discard pile or out of the game."),
    "draw": mark("1 to 9 cards can be drawn."),
    "draws": mark("Either the player whose turn it is draws, or everyone."),
    "exhaustions": mark("The deck can be emptied 1 to 9 times."),
    "reshuffle": mark("Reshuffle when a card is needed, or at once."),
    "tie": mark("A tie goes by cards in hand or by seat."),
    "harvest_out_of_turn": mark("Only in the duel harvesting can be kept to one's own turn."),
    "protection": mark("Bean protection is normal or strict."),
}


def edition_name(catalogue: Catalogue, edition: str) -> str:
    """The edition's name."""
    return catalogue.say(_EDITIONS[edition])


def edition_summary(catalogue: Catalogue, edition: str) -> str:
    """What the edition changes, in about two lines."""
    return catalogue.say(_SUMMARIES[edition])


def setting_name(catalogue: Catalogue, name: str) -> str:
    """The name of a rule setting."""
    return catalogue.say(RULE_SETTINGS[name])


def setting_value(catalogue: Catalogue, name: str, value: object) -> str:
    """A value of a rule setting."""
    if (name, value) in _VALUES:
        return catalogue.say(_VALUES[name, value])
    if name == "field_price" and isinstance(value, int):
        return catalogue.count("{n} coin", "{n} coins", value)
    if name == "exhaustions":
        return catalogue.say("{n} ×", n=value)
    if isinstance(value, tuple) and name == "left_out":
        kinds = ", ".join(short_of(catalogue, kind) for kind in value)
        return kinds or catalogue.say("none")
    if isinstance(value, tuple):
        same = len(set(value)) == 1
        return str(value[0]) if same else " ".join(str(part) for part in value)
    return str(value)


def rules_error(catalogue: Catalogue, error: RulesError, edition: str) -> str:
    """An impossible setting in words; `edition` is the one that was asked for."""
    if error.setting == "players" and edition in EDITIONS:
        seats = EDITIONS[edition]
        if len(seats) == 1:
            return catalogue.say("The duel is for two players.")
        return catalogue.say(
            "This edition is for {least} to {most} players.", least=seats.start, most=seats.stop - 1
        )
    if error.setting in _ERRORS:
        return catalogue.say(_ERRORS[error.setting])
    return catalogue.say("There is no such setting: {name}", name=error.setting)


def changes_in_words(catalogue: Catalogue, rules: Rules) -> list[str]:
    """The settings that differ from the edition's own: "Cards drawn: 4"."""
    return [
        catalogue.say(
            "{setting}: {value}",
            setting=setting_name(catalogue, name),
            value=setting_value(catalogue, name, getattr(rules, name)),
        )
        for name in rules.changes()
        if name in RULE_SETTINGS
    ]
