"""The game code of a game, as it is told."""

from __future__ import annotations

from game.texts import Texts


def code_told(texts: Texts, code: str) -> str:
    """ "Game code: …"; empty where there is no code."""
    return texts.say("Game code: {code}", code=code) if code else ""
