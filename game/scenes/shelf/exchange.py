"""Games that come in from elsewhere, and what is told about it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.records.exchange import ExchangeCode, ExchangeError, import_game
from game.scenes.home import Home
from game.texts import Texts
from game.texts import history as in_words


def take_in(home: Home, files: Sequence[Path]) -> list[str]:
    """Take records into the store; one sentence for what came in, one for each that did not.

    Those that lie in the folder for it and are here already are passed over in silence.
    """
    taken, troubles = 0, []
    for path in files:
        try:
            taken_in = import_game(path, home.store)
            taken += 1
            if home.statistics is not None:
                home.statistics.add(taken_in)
        except ExchangeError as error:
            if error.code is not ExchangeCode.HERE_ALREADY or len(files) == 1:
                troubles.append(trouble(home.texts, error))
    if taken or not troubles:
        troubles.insert(0, in_words.imported(home.texts, taken))
    return troubles


def trouble(texts: Texts, error: ExchangeError) -> str:
    """Why a game could not go out or come in."""
    name = error.path.name
    if error.code is ExchangeCode.HERE_ALREADY:
        name = error.path.stem.lstrip("0")
    return in_words.exchange_trouble(texts, error.code.value, name, error.detail, error.line)
