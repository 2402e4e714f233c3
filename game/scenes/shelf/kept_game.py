"""One kept game: what became of it, and what can be done with it."""

from __future__ import annotations

import logging

from game.kit.layout import Box, Part
from game.kit.widgets import Button, Group, Label, Look, TextStyle, Widget
from game.match.code import code_in
from game.match.seats import seats_of
from game.match.story import Story
from game.records import RecordError
from game.records.exchange import EXPORTS, ExchangeError, export_game
from game.records.levels import read_levels
from game.records.shelf import ShelfEntry
from game.scenes.form import Form, Row, told
from game.scenes.home import Home
from game.scenes.page import Sheet, words
from game.scenes.shelf.codes import code_told
from game.scenes.shelf.exchange import trouble
from game.scenes.shelf.parts import seat_bars
from game.texts import history as in_words

log = logging.getLogger(__name__)


class KeptGameScene(Sheet):
    """The seats with their coins, the game code, and buttons: watch, review, continue, export."""

    opaque = False
    widest = 700.0

    def __init__(self, home: Home, entry: ShelfEntry) -> None:
        super().__init__(home)
        self._entry = entry

    def title(self) -> str:
        """What stands on the board."""
        rules = self._entry.header.rules
        return in_words.game_title(self.texts, self.texts.edition(rules.edition), rules.players)

    def body(self) -> Widget:
        """Seats above, buttons below."""
        rows = self._rows()
        code = code_told(self.texts, code_in(self._entry.header))
        if code:
            style = TextStyle(self.theme.text.small, self.theme.colors.ink_soft, "medium")
            rows.append(told(Label(code, style)))
        form, buttons = Form(rows), self._buttons()

        def arrange(box: Box) -> None:
            across = len(buttons) if box.w > 520 else 2
            lines = -(-len(buttons) // across)
            above, below = box.rows(Part(), lines * 62.0, gap=8)
            form.place(above)
            for button, cell in zip(buttons, below.grid(across, lines, 8), strict=False):
                button.place(cell)

        return Group(form, *buttons, arrange=arrange)

    def _rows(self) -> list[Row]:
        entry = self._entry
        seats, coins = seats_of(entry.header, read_levels(entry.path)), entry.coins
        if coins is not None:
            return seat_bars(self.home, seats, coins)
        names = self.texts.listed([seat.name for seat in seats])
        return [told(words(self, self.texts.say("Not finished: {names}", names=names)))]

    def _buttons(self) -> list[Button]:
        say, picture = self.texts.say, self.home.assets.picture
        watch = Button(say("Watch"), self._watch, Look.PRIMARY, picture("icons/play-light"))
        watch.name = "watch"
        if self._entry.finished:
            second = Button(say("Review"), self._review, icon=picture("icons/chart"))
            second.name = "review"
        else:
            second = Button(say("Continue"), self._continue, icon=picture("icons/cards"))
            second.name = "continue"
        export = Button(say("Export"), self._export, icon=picture("icons/save"))
        export.name = "export"
        export.info = say("Make a copy that can be taken elsewhere")
        if self.home.data_dir is None:
            export.why_not = say("There is no folder for games here.")
        return [watch, second, export]

    def _story(self) -> Story | None:
        try:
            return Story.read(self._entry.path)
        except RecordError as error:
            log.warning("%s", error)
            detail = in_words.exchange_trouble(
                self.texts, "unreadable", self._entry.path.name, error.reason, error.line
            )
            self.tell(detail)
            return None

    def _watch(self) -> None:
        story = self._story()
        if story is not None:
            self.stage.push(self.home.routes.shelf.replay(story))

    def _review(self) -> None:
        story = self._story()
        if story is not None:
            self.stage.push(self.home.routes.shelf.review(story))

    def _continue(self) -> None:
        self.home.routes.resume(self.stage, self._entry.path)

    def _export(self) -> None:
        assert self.home.data_dir is not None
        try:
            copy = export_game(self._entry.path, self.home.data_dir / EXPORTS)
        except ExchangeError as error:
            self.tell(trouble(self.texts, error))
            return
        self.tell(in_words.exported(self.texts, copy))
