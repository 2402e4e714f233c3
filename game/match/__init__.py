"""One live game: the machine, its record, its seats; submit, refuse, undo, resume; its bots."""

from game.bots import Decision, Remark
from game.match.happenings import (
    Asked,
    Happened,
    Happening,
    NoDeal,
    Slip,
    TakenBack,
    Trouble,
    TroubleCode,
)
from game.match.match import Match
from game.match.queries import Query
from game.match.seats import GameSetup, Seat, SetupError
from game.match.summary import BestHarvest, SeatSummary, Summary, summarize, summary_of

__all__ = [
    "Asked",
    "BestHarvest",
    "Decision",
    "GameSetup",
    "Happened",
    "Happening",
    "Match",
    "NoDeal",
    "Query",
    "Remark",
    "Seat",
    "SeatSummary",
    "SetupError",
    "Slip",
    "Summary",
    "TakenBack",
    "Trouble",
    "TroubleCode",
    "summarize",
    "summary_of",
]
