"""What the history shows of a kept game, and the statistics' rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bots import CHARACTERS
from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.layout import Box, Part
from game.kit.theme import Color
from game.kit.widgets import Pressable
from game.match.seats import Seat, seats_of
from game.records.shelf import ShelfEntry
from game.records.statistics import Statistics, Tally
from game.scenes.form import Row, told
from game.scenes.home import Home
from game.scenes.looks import color_of, face_of
from game.scenes.page import Page, heading, words
from game.scenes.pieces import draw_face
from game.scenes.shelf.charts import LabelledBar
from game.texts import history as in_words

CARD, TALL_CARD, BAR = 64.0, 82.0, 58.0


class GameCard(Pressable):
    """A kept game: number and day, what was played, who won with how many coins."""

    def __init__(self, home: Home, entry: ShelfEntry, on_tap: Callable[[], object]) -> None:
        super().__init__(on_tap)
        self._home, self._entry = home, entry
        self._seats = seats_of(entry.header)
        texts, rules = home.texts, entry.header.rules
        self._title = in_words.game_title(texts, texts.edition(rules.edition), rules.players)
        parts = [texts.say("Game {n}", n=int(entry.path.stem.partition("-")[0])), entry.date]
        self._when = "  ".join(part for part in parts if part)
        self._who = in_words.seats_told([seat.name for seat in self._seats], entry.coins)
        if not entry.finished:
            self._who = texts.say("Not finished: {names}", names=self._who)

    @property
    def text(self) -> str:
        """What it says."""
        return f"{self._when}: {self._title}. {self._who}"

    def draw(self, brush: Brush) -> None:
        """A card: the winner with a crown, the words, when it was."""
        c, texts = brush.theme.colors, brush.theme.text
        sunk = 2.0 * min(1.0, self.pressed)
        card = self.box.trim(bottom=3).moved(0, sunk)
        brush.panel(card, PanelStyle(c.white, c.ink, 2, 12, 0, 3 - sunk, c.ink_soft))
        face, text, when = card.inset(8, 4).columns(50, Part(), 92, gap=8)
        self._draw_winner(brush, face)
        above, below = text.rows(28, Part())
        name = TextStyle(texts.body, c.ink, across="left", wrap=False, floor=13)
        brush.text(self._title, above, name)
        small = TextStyle(17, c.ink_soft, "medium", across="left", floor=12)
        brush.text(self._who, below, small)
        style = TextStyle(16, c.ink_soft, "medium", across="right", floor=12)
        brush.text(self._when, when, style)

    def _draw_winner(self, brush: Brush, box: Box) -> None:
        assets, winners = self._home.assets, self._entry.winners
        if not winners:
            icon = box.fit(1, 1).scaled(0.7)
            rect = brush.screen.rect(icon)
            brush.picture(assets.image("icons/hourglass", rect.w, rect.h), icon)
            return
        seat = self._seats[winners[0]]
        disc = box.fit(1, 1).trim(top=5)
        face = f"{face_of(seat, winners[0])}-happy"
        draw_face(brush, assets, face, color_of(seat), disc)
        crown = Box(disc.center[0] - 13, box.center[1] - box.fit(1, 1).h / 2 - 2, 26, 19)
        rect = brush.screen.rect(crown)
        brush.picture(assets.image("table/crown", rect.w, rect.h), crown)


def seat_bars(home: Home, seats: Sequence[Seat], coins: Sequence[int]) -> list[Row]:
    """What each seat had, as bars."""
    most = max(1, *coins)
    rows = []
    for number, (seat, count) in enumerate(zip(seats, coins, strict=True)):
        face = f"{face_of(seat, number)}-neutral", color_of(seat)
        level = home.texts.say("Person") if seat.human else home.texts.level(seat.level)
        rows.append(
            Row(LabelledBar(home, seat.name, count / most, str(count), level, face), height=BAR)
        )
    return rows


def statistics_rows(page: Page, home: Home, statistics: Statistics) -> list[Row]:
    """Everything that was counted: people by edition, computer players by level and character."""
    say, texts = home.texts.say, home.texts
    games = statistics.games()
    if not games:
        return [told(words(page, say("Nothing yet: finish a game, and it is counted here.")))]
    rows = [told(words(page, texts.count("{n} game counted", "{n} games counted", games)))]
    explained = say("Bars: coins a game on average.")
    rows.append(told(words(page, explained, 17, soft=True)))
    for title, tallies, name in (
        (say("People, by edition"), statistics.people(), texts.edition),
        (say("Computer players, by level"), statistics.levels(), texts.level),
    ):
        if tallies:
            rows.append(told(heading(page, title)))
            rows += [_bar(home, name(tally.name), tally, tallies) for tally in tallies]
    characters = [tally for tally in statistics.characters() if tally.name in CHARACTERS]
    if characters:
        rows.append(told(heading(page, say("Computer players, by character"))))
        characters.sort(key=lambda tally: -tally.average)
        rows += [_character(home, tally, characters) for tally in characters]
    return rows


def _bar(
    home: Home,
    name: str,
    tally: Tally,
    tallies: Sequence[Tally],
    face: tuple[str, Color] | None = None,
) -> Row:
    most = max(1.0, *(other.average for other in tallies))
    told_behind = in_words.tally(home.texts, tally.seats, tally.wins, tally.best)
    figure = str(round(tally.average))
    return Row(LabelledBar(home, name, tally.average / most, figure, told_behind, face), height=BAR)


def _character(home: Home, tally: Tally, tallies: Sequence[Tally]) -> Row:
    character = CHARACTERS[tally.name]
    red, green, blue = (int(character.colour[at : at + 2], 16) for at in (1, 3, 5))
    face = f"{character.face}-neutral", (red, green, blue)
    return _bar(home, character.name, tally, tallies, face)
