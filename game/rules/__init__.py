"""The rules state machine: pure, deterministic, and all of `docs/RULES.md`.

`Game` holds a game and is the only thing that changes it; `view_of` and `redact` are the only
doors to what one seat may know. Nothing here knows pictures, seconds, words for people, files
or chance: a new deck is asked for through the `shuffle` callable that the caller hands in.
"""

from game.rules.actions import (
    Accept,
    Action,
    Buy,
    Decline,
    Discard,
    Done,
    Harvest,
    Offer,
    Place,
    Plant,
    Reveal,
    Withdraw,
    Zone,
    aside,
    gift,
    hand,
    index_of,
    up,
    zone_of,
)
from game.rules.editions import (
    EDITIONS,
    Rules,
    RulesError,
    players_of,
    published_options,
    rules_for,
)
from game.rules.events import Event
from game.rules.fields import EMPTY, Field
from game.rules.game import Game, Shuffle
from game.rules.kinds import COUNTS, KINDS, NAMES, UNKNOWN, Kind, coins_for, next_step
from game.rules.positions import Position, PositionError, SeatPosition
from game.rules.refusals import Refusal, RefusalCode, Refused
from game.rules.state import OpenOffer
from game.rules.steps import Step
from game.rules.view import View, glance, redact, view_of

__all__ = [
    "COUNTS",
    "EDITIONS",
    "EMPTY",
    "KINDS",
    "NAMES",
    "UNKNOWN",
    "Accept",
    "Action",
    "Buy",
    "Decline",
    "Discard",
    "Done",
    "Event",
    "Field",
    "Game",
    "Harvest",
    "Kind",
    "Offer",
    "OpenOffer",
    "Place",
    "Plant",
    "Position",
    "PositionError",
    "Refusal",
    "RefusalCode",
    "Refused",
    "Reveal",
    "Rules",
    "RulesError",
    "SeatPosition",
    "Shuffle",
    "Step",
    "View",
    "Withdraw",
    "Zone",
    "aside",
    "coins_for",
    "gift",
    "glance",
    "hand",
    "index_of",
    "next_step",
    "players_of",
    "published_options",
    "redact",
    "rules_for",
    "up",
    "view_of",
    "zone_of",
]
