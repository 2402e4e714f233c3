"""The game code of a match, as it is told."""

from __future__ import annotations

from game.match import Match
from game.match.code import code_of, deal_from
from game.texts import Texts


def code_told(texts: Texts, match: Match) -> str:
    """ "Game code: …"; empty where a match has none (its seed is not known or too large)."""
    try:
        code = code_of(deal_from(match.rules, match.view(None).start, match.seed))
    except ValueError:
        return ""
    return texts.say("Game code: {code}", code=code)
