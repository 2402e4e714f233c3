"""Games that begin at a position that somebody has prepared."""

from collections.abc import Sequence

from game.match.chance import shuffler
from game.match.match import Match
from game.match.recording import Recording
from game.match.seats import Seat
from game.records import Header


def prepared_match(header: Header, seats: Sequence[Seat]) -> Match:
    """A game that begins as a record's header says, its position included; in memory only.

    Raises ValueError when there is not one seat for each player.
    """
    if len(seats) != header.rules.players:
        raise ValueError(f"{len(seats)} seats where {header.rules.players} play")
    seed = header.seed or 0
    return Match(header.new_game(shuffler(seed)), seats, seed, Recording.create(header, None))
