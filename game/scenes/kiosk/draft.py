"""A visitor's game: few choices, none of them typed, and nothing that the house does not allow."""

from __future__ import annotations

from random import Random

from game.bots import CHARACTERS
from game.match.seats import BOT, GameSetup, Seat
from game.records.kiosk_file import Play
from game.rules import EDITIONS
from game.scenes.looks import FACES
from game.texts import Texts

USUAL_PLAYERS = 4


class KioskDraft:
    """Seats, edition, level and how many people; always a game that can be played."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self.seat_numbers = sorted(n for n in set(play.seats) if self.editions_for(n))
        self.players = min(self.seat_numbers, key=lambda n: abs(n - USUAL_PLAYERS))
        self.edition = self.editions_for(self.players)[0]
        self.level = play.levels[0]
        self.people = 1

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels there are to choose from."""
        return self._play.levels

    @property
    def editions(self) -> list[str]:
        """The editions that are allowed and playable with some allowed number of seats."""
        numbers = self.seat_numbers
        return [e for e in self._play.editions if any(n in EDITIONS[e] for n in numbers)]

    @property
    def most_people(self) -> int:
        """So many visitors may share the game."""
        return min(self._play.people, self.players)

    def editions_for(self, players: int) -> list[str]:
        """The allowed editions for so many seats; two always play the duel (RULES.md)."""
        return [edition for edition in self._play.editions if players in EDITIONS[edition]]

    def set_players(self, players: int) -> None:
        """So many seats; an edition that is not for so many gives way."""
        self.players = players
        if self.edition not in self.editions_for(players):
            self.edition = self.editions_for(players)[0]
        self.people = min(self.people, self.most_people)

    def set_edition(self, edition: str) -> None:
        """Another edition; the seats move to the nearest number that it allows."""
        fitting = [n for n in self.seat_numbers if n in EDITIONS[edition]]
        self.edition = edition
        self.players = min(fitting, key=lambda n: (abs(n - self.players), n))
        self.people = min(self.people, self.most_people)

    def setup(self, texts: Texts, chance: Random) -> GameSetup:
        """The game to begin with: people first, then computer players of all characters."""
        faces = list(FACES)
        chance.shuffle(faces)
        keys = [key for key in CHARACTERS if key not in faces[: self.people]]
        chance.shuffle(keys)
        seats = []
        for seat in range(self.players):
            if seat < self.people:
                name = texts.say("You") if self.people == 1 else texts.say("Player {n}", n=seat + 1)
                seats.append(Seat(name, character=faces[seat], colour=seat))
            else:
                key = keys[seat - self.people]
                seats.append(Seat(CHARACTERS[key].name, BOT, self.level, key, seat))
        return GameSetup(self.edition, tuple(seats))


def demonstration(play: Play, players: int, seed: int, chance: Random) -> GameSetup:
    """A game of computer players alone, of an allowed edition; best one in which they trade."""
    traded = [e for e in play.editions if e != "duel" and EDITIONS[e].stop > 3]
    edition = traded[seed % len(traded)] if traded else "duel"
    allowed = EDITIONS[edition] if edition == "duel" else range(3, EDITIONS[edition].stop)
    count = max(allowed.start, min(allowed.stop - 1, players))
    keys = list(CHARACTERS)
    chance.shuffle(keys)
    seats = tuple(
        Seat(CHARACTERS[key].name, BOT, "medium", key, number)
        for number, key in enumerate(keys[:count])
    )
    return GameSetup(edition, seats, seed=seed)
