"""The game of the day: everybody's cards and opponents are the same on one date."""

from __future__ import annotations

from datetime import date

from game.bots import CHARACTERS
from game.match import GameSetup, Seat
from game.match.chance import shuffled
from game.match.daily import daily_deal
from game.match.seats import BOT, HUMAN
from game.scenes.draft import Draft
from game.scenes.looks import SEAT_COLORS

LEVEL = "medium"
_FACES = 77


def daily_setup(day: date, remembered: object) -> GameSetup:
    """The set-up of a date; the person is the first one of the set-up that is remembered."""
    deal = daily_deal(day)
    chairs = Draft.remembered(remembered).seats()
    person = next((chair for chair in chairs if chair.human), Draft().chairs[0])
    seats = [Seat(person.name, HUMAN, "", person.character, person.colour)]
    keys = list(CHARACTERS)
    others = [keys[number] for number in shuffled(range(len(keys)), _FACES, deal.seed)]
    colors = [number for number in range(len(SEAT_COLORS)) if number != person.colour]
    for key, colour in zip(others[: deal.players - 1], colors, strict=False):
        seats.append(Seat(CHARACTERS[key].name, BOT, LEVEL, key, colour))
    return GameSetup(deal.edition, tuple(seats), {}, deal.start, deal.seed)
