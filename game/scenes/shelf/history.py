"""All games that are kept, and the statistics of those that were finished."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from game.kit.layout import Box, Part
from game.kit.widgets import Choice, Group, Stepper, Widget
from game.records import RecordError
from game.records.exchange import IMPORTS, waiting
from game.records.shelf import ShelfEntry, shelf_entry
from game.scenes.form import Form, Row, told
from game.scenes.home import Home
from game.scenes.page import Sheet, words
from game.scenes.pieces import icon_button
from game.scenes.shelf.exchange import take_in
from game.scenes.shelf.parts import CARD, TALL_CARD, GameCard, statistics_rows

GAMES, STATISTICS = 0, 1
ON_A_PAGE = 20
log = logging.getLogger(__name__)


class HistoryScene(Sheet):
    """The newest games first, a page at a time; statistics behind the second tab."""

    widest = 900.0

    def __init__(self, home: Home, part: int = GAMES) -> None:
        super().__init__(home)
        self._part = part
        self._page = 0
        self._counting = True

    def title(self) -> str:
        """What stands on the board."""
        return self.texts.say("Games")

    def resume(self, result: Any) -> None:
        """A game was looked at."""
        self.rebuild()

    def update(self, dt: float) -> None:
        """Count games that are not counted yet, one in a frame."""
        super().update(dt)
        statistics = self.home.statistics
        if self._part == STATISTICS and self._counting and statistics is not None:
            self._counting = statistics.catch_up()
            if not self._counting:
                self.rebuild()

    def dropped(self, path: Path) -> None:
        """It stands in the list at once."""
        sentences = take_in(self.home, [path])
        self._page = 0
        self.rebuild()
        for sentence in sentences:
            self.tell(sentence)

    def extras(self) -> list[Widget]:
        """Take games in."""
        if self.home.store.folder is None:
            return []
        says = self.texts.say("Take games in from the folder {name}", name=IMPORTS)
        return [icon_button(self.home.assets, "basket", says, self._take_in, "import")]

    def body(self) -> Widget:
        """Two parts."""
        say = self.texts.say
        tabs = Choice([say("Games"), say("Statistics")], self._part, self._show, 120)
        for number, button in enumerate(tabs.buttons):
            button.name = f"part {number}"
        content = self._games() if self._part == GAMES else self._statistics()

        def arrange(box: Box) -> None:
            above, below = box.rows(50, Part(), gap=8)
            tabs.place(above)
            content.place(below)

        return Group(tabs, content, arrange=arrange)

    def _statistics(self) -> Form:
        statistics = self.home.statistics
        if statistics is None:
            return Form([])
        if self._counting:
            return Form([told(words(self, self.texts.say("Counting …")))])
        return Form(statistics_rows(self, self.home, statistics))

    def _games(self) -> Form:
        games = list(reversed(self.home.store.games()))
        pages = max(1, -(-len(games) // ON_A_PAGE))
        self._page = min(self._page, pages - 1)
        shown = games[self._page * ON_A_PAGE :][:ON_A_PAGE]
        height = TALL_CARD if self.stage.screen.portrait else CARD
        entries = [entry for entry in map(_entry, shown) if entry is not None]
        rows = [Row(self._card(entry), height=height) for entry in entries]
        if not games:
            rows.append(told(words(self, self.texts.say("No games yet."))))
        if pages > 1:
            rows.append(Row(self._pages(pages)))
        return Form(rows)

    def _card(self, entry: ShelfEntry) -> GameCard:
        card = GameCard(
            self.home, entry, lambda: self.stage.push(self.home.routes.shelf.kept_game(entry))
        )
        card.name = f"game {entry.path.stem}"
        return card

    def _pages(self, pages: int) -> Stepper:
        def told_page(page: int) -> str:
            return self.texts.say("Page {n} of {all}", n=page, all=pages)

        stepper = Stepper(self._page + 1, 1, pages, self._turn, told_page)
        for button, name in zip(stepper.children, ("newer", "older"), strict=True):
            button.name = name
        return stepper

    def _turn(self, page: int) -> None:
        self._page = page - 1
        self.rebuild()

    def _show(self, part: int) -> None:
        self._part = part
        self._counting = part == STATISTICS
        self.rebuild()

    def _take_in(self) -> None:
        folder = self._folder()
        files = waiting(folder)
        if not files:
            told_where = self.texts.say(
                "Put records (.bohn) into this folder, or drop them on the window: {path}",
                path=folder,
            )
            self.tell(told_where)
            return
        told_all = take_in(self.home, files)
        self.rebuild()
        for sentence in told_all:
            self.tell(sentence)

    def _folder(self) -> Path:
        folder = (self.home.data_dir or Path()) / IMPORTS
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            log.warning("%s: %s", folder, error)
        return folder


def _entry(path: Path) -> ShelfEntry | None:
    try:
        return shelf_entry(path)
    except RecordError as error:
        log.warning("not in the list: %s", error)
        return None
