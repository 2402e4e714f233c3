"""One seat, large: face, coins, cards in hand, and each field in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.kit.widgets import Label, TextStyle, Widget
from game.rules import Kind
from game.scenes.form import Form, Row
from game.scenes.home import Home
from game.scenes.page import Sheet
from game.scenes.pieces import Art, BeanPicture, Face
from game.scenes.rulebook import Illustrated
from game.table.marks import SeatLook


class FieldTold(NamedTuple):
    """A field: its kind, None for an empty one, and all about it in words."""

    kind: Kind | None
    words: str


class SeatScene(Sheet):
    """Over the table: what its panel has no room for."""

    opaque = False
    widest = 560.0

    def __init__(self, home: Home, look: SeatLook, told: str, fields: Sequence[FieldTold]) -> None:
        super().__init__(home)
        self._look, self._told, self._fields = look, told, fields

    def title(self) -> str:
        """What stands on the board."""
        return self._look.name

    def body(self) -> Widget:
        """The person, then field by field."""
        face = Face(self.home.assets, self._look.face, self._look.colour)
        rows = [self._row(face, self._told)]
        for field in self._fields:
            picture: Widget = (
                Art(self.home.assets, "table/field-square")
                if field.kind is None
                else BeanPicture(self.home.assets, field.kind)
            )
            rows.append(self._row(picture, field.words))
        return Form(rows)

    def _row(self, picture: Widget, words: str) -> Row:
        style = TextStyle(self.theme.text.body, self.theme.colors.ink, "medium", across="left")
        row = Illustrated(picture, Label(words, style))
        return Row(row, measured=row)
