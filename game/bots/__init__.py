"""The computer players: levels, characters, and what they share with the bargaining round.

A bot sees what its seat sees and nothing else: this package imports of the rules only views,
events, actions, kinds and editions. See `game/bots/README.md` for the design and the measures.
"""

from game.bots.chaos import RandomBot
from game.bots.characters import CHARACTERS, EVEN, Character, Temperament, Voice
from game.bots.memory import NOTED
from game.bots.protocol import (
    Ask,
    Bot,
    Decision,
    Proposal,
    Question,
    Reason,
    Remark,
    Reply,
    Stream,
    Thinking,
    Verdict,
)
from game.bots.simple import EasyBot
from game.bots.trader import Trader
from game.rules import Rules

LEVELS: tuple[str, ...] = ("random", "easy", "medium", "hard", "expert")
"""The levels, weakest first."""


def make_bot(level: str, character: str, seat: int, rules: Rules) -> Bot:
    """A new bot for a seat of a game. Raises ValueError for an unknown level or character."""
    if character not in CHARACTERS:
        raise ValueError(f"unknown character {character!r}; known are {', '.join(CHARACTERS)}")
    if level not in LEVELS:
        raise ValueError(f"unknown level {level!r}; known are {', '.join(LEVELS)}")
    if level == "random":
        return RandomBot(seat, rules, character)
    if level == "easy":
        return EasyBot(seat, rules, character)
    return Trader(level, character, seat, rules)


__all__ = [
    "CHARACTERS",
    "EVEN",
    "LEVELS",
    "NOTED",
    "Ask",
    "Bot",
    "Character",
    "Decision",
    "Proposal",
    "Question",
    "Reason",
    "Remark",
    "Reply",
    "Stream",
    "Temperament",
    "Thinking",
    "Verdict",
    "Voice",
    "make_bot",
]
