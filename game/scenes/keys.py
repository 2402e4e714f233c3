"""What keys and buttons do: one press away on every screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.kit.brush import Brush, TextStyle
from game.kit.events import Help, RulesAsked
from game.kit.layout import Part
from game.kit.widgets import Button, Label, Widget
from game.kit.widgets.caps import draw_cap
from game.scenes.form import TWO_LINES, Form, Row
from game.scenes.page import Sheet, heading
from game.texts.controls import AT_THE_TABLE, EVERYWHERE, PAD, WATCHING

SIGN_WIDTH = 74.0
CAP = 26.0


class KeyLine(Widget):
    """The sign of a key, and what it does."""

    def __init__(self, sign: str, words: str, round_: bool = False) -> None:
        super().__init__()
        self._sign, self._words, self._round = sign, words, round_

    @property
    def text(self) -> str:
        """Both, to be read out."""
        return f"{self._sign}: {self._words}"

    def draw(self, brush: Brush) -> None:
        """Sign at the left, words beside it."""
        width = SIGN_WIDTH * brush.screen.text_scale
        sign, words = self.box.columns(width, Part(), gap=8)
        place = sign.align(width - 10, CAP, "left").moved(dy=6)
        draw_cap(brush, place, self._sign, self._round, CAP)
        style = TextStyle(brush.theme.text.small, brush.theme.colors.ink, "medium", across="left")
        brush.text(self._words, words, style._replace(floor=13))


class KeyLines(Widget):
    """Lines in one column or two."""

    def __init__(self, lines: Sequence[KeyLine]) -> None:
        super().__init__(*lines)

    def height_for(self, width: float, brush: Brush) -> float:
        """How high it wants to be at this width."""
        columns = 2 if width >= TWO_LINES else 1
        return -(-len(self.children) // columns) * _line_height(brush)

    def layout(self) -> None:
        """From top to bottom, then the next column."""
        columns = 2 if self.box.w >= TWO_LINES else 1
        rows = -(-len(self.children) // columns)
        for number, line in enumerate(self.children):
            column, row = divmod(number, rows)
            cell = self.box.even_columns(columns, 16)[column]
            line.place(cell.even_rows(rows, 2)[row])


def _line_height(brush: Brush) -> float:
    return max(36.0, brush.text_height("X", TextStyle(brush.theme.text.small, (0, 0, 0)), 400) + 8)


class KeysScene(Sheet):
    """Over whatever is there; the rules and the settings of keys are a step away."""

    opaque = False
    widest = 820.0

    def title(self) -> str:
        """What stands on the board."""
        return self.texts.say("Keys and buttons")

    def extras(self) -> list[Widget]:
        """The rules, and moving keys."""
        home, picture = self.home, self.home.assets.picture
        rules = Button("", lambda: self.stage.push(home.routes.rules()), icon=picture("icons/book"))
        rules.name, rules.info = "rules", self.texts.say("Rules")
        change = Button("", self._change, icon=picture("icons/settings"))
        change.name, change.info = "change keys", self.texts.say("Change keys and buttons")
        return [rules, change]

    def body(self) -> Widget:
        """Keys first, then the gamepad, then what hands do without either."""
        say, bindings = self.texts.say, self.theme.bindings

        def keys(names: Mapping[str, str]) -> Row:
            lines = [KeyLine(bindings.key_sign(key), say(words)) for key, words in names.items()]
            found = KeyLines(lines)
            return Row(found, measured=found)

        pad = KeyLines(
            [KeyLine(bindings.button_sign(name), say(words), True) for name, words in PAD.items()]
        )
        return Form(
            [
                self._part(say("Everywhere")),
                keys(EVERYWHERE),
                self._part(say("At the table")),
                keys(AT_THE_TABLE),
                self._told(say("1 to 9, 0 and -: the kinds that you want")),
                self._part(say("Watch replay")),
                keys(WATCHING),
                self._part(say("Gamepad")),
                Row(pad, measured=pad),
                self._told(say("The cross or the left stick moves the ring.")),
                self._part(say("Mouse and touch")),
                self._told(say("Hold anything, or click it right, and it is explained.")),
            ]
        )

    def help(self, event: Help | RulesAsked) -> None:
        """The same key closes it again."""
        if isinstance(event, Help):
            self.stage.pop()
        else:
            super().help(event)

    def _part(self, text: str) -> Row:
        return Row(heading(self, text), height=34)

    def _told(self, text: str) -> Row:
        style = TextStyle(self.theme.text.small, self.theme.colors.ink, "medium", across="left")
        label = Label(text, style)
        return Row(label, measured=label)

    def _change(self) -> None:
        self.stage.replace(self.home.helps.settings("controls"))
