"""Every rule setting of a custom game (RULES.md section 2), the seed and the start seat."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.kit.layout import Box
from game.kit.widgets import Button, Choice, Group, Label, Stepper, TextField, TextStyle, Widget
from game.rules import COUNTS, KINDS, NAMES, Kind
from game.rules.editions import NUMBERS, WORDS
from game.scenes.draft import Draft
from game.scenes.form import Form, Row, lines_of, told
from game.scenes.home import Home
from game.scenes.page import Sheet, caption, heading
from game.scenes.presets import PresetRows

_SEED_DIGITS = 10
START_CAPTION = 0.24


class HouseRulesScene(Sheet):
    """Changes the draft as it goes; an impossible setting is told in words at once."""

    opaque = False

    def __init__(self, home: Home, draft: Draft) -> None:
        super().__init__(home)
        self._draft = draft
        self._presets = PresetRows(self, draft, lambda: self.rebuild())

    def title(self) -> str:
        """What stands on the board."""
        return self.texts.say("House rules")

    def body(self) -> Widget:
        """All settings, then seed and start seat."""
        say, draft = self.texts.say, self._draft
        rows = []
        error = draft.error()
        if error is not None:
            style = TextStyle(self.theme.text.body, self.theme.colors.danger, across="left")
            why = self.texts.rules_error(error, draft.edition)
            rows.append(told(Label(why, style)))
        rows += self._presets.rows(self.paper_width)
        rows.append(Row(heading(self, self.texts.rule_setting("left_out")), height=34))
        rows.append(self._kinds())
        rows += [self._number("fields"), self._price(), self._word("field_coins_to")]
        rows += [self._number("draw"), self._word("draws"), self._number("exhaustions")]
        rows += [self._word("reshuffle"), self._word("tie"), self._word("protection")]
        if draft.edition == "duel":
            rows.append(self._out_of_turn())
        rows.append(Row(heading(self, self.texts.rule_setting("hand")), height=34))
        rows.append(self._hands())
        rows.append(Row(heading(self, say("This game")), height=34))
        rows.append(self._start())
        rows.append(self._seed())
        reset = Button(say("Back to the edition's own rules"), self._reset)
        reset.name = "reset"
        if not draft.settings:
            reset.why_not = say("These are the edition's own rules already.")
        rows.append(Row(reset))
        self._form = Form(rows)
        return self._form

    def rebuild(self) -> None:
        """Stay where one was."""
        offset = self._form.scroll.offset
        super().rebuild()
        self._form.scroll.scroll_to(offset)

    def _change(self, name: str, value: Any) -> None:
        before = self._draft.error()
        self._draft.change(name, value)
        if name == "fields" or before is not None or self._draft.error() is not None:
            self.rebuild()

    def _named(self, name: str) -> Label:
        return caption(self, self.texts.rule_setting(name))

    def _number(self, name: str) -> Row:
        numbers = NUMBERS[name]
        stepper = Stepper(
            self._draft.value(name),
            numbers[0],
            numbers[-1],
            lambda value: self._change(name, value),
            lambda value: self.texts.rule_value(name, value),
        )
        return Row(stepper, self._named(name), alike=0.5)

    def _price(self) -> Row:
        stepper = Stepper(
            self._draft.value("field_price") or 0,
            0,
            9,
            lambda value: self._change("field_price", value or None),
            lambda value: self.texts.rule_value("field_price", value or None),
        )
        return Row(stepper, self._named("field_price"), alike=0.5)

    def _word(self, name: str) -> Row:
        values = WORDS[name]
        choice = Choice(
            [self.texts.rule_value(name, value) for value in values],
            values.index(self._draft.value(name)),
            lambda index: self._change(name, values[index]),
            120,
        )
        for number, button in enumerate(choice.buttons):
            button.name = f"{name} {number}"
        return Row(choice, self._named(name), alike=0.36)

    def _out_of_turn(self) -> Row:
        name, values = "harvest_out_of_turn", (True, False)
        choice = Choice(
            [self.texts.rule_value(name, value) for value in values],
            values.index(self._draft.value(name)),
            lambda index: self._change(name, values[index]),
            120,
        )
        return Row(choice, self._named(name), alike=0.36)

    def _kinds(self) -> Row:
        buttons = []
        left_out = self._draft.value("left_out")
        for kind in KINDS:
            name = self.texts.kind_short(kind)
            mood = "dismayed" if kind in left_out else "happy"
            button = Button(
                name,
                partial(self._toggle_kind, kind),
                icon=self.home.assets.picture(f"beans/{NAMES[kind]}-{mood}"),
            )
            button.selected = kind not in left_out
            button.name = f"kind {kind}"
            button.info = self.texts.count("{n} card", "{n} cards", COUNTS[kind])
            buttons.append(button)

        def arrange(box: Box) -> None:
            for button, cell in zip(buttons, box.grid_for(len(buttons), 150, 6), strict=True):
                button.place(cell)

        lines = lines_of(len(buttons), 150, 6, self.paper_width)
        return Row(Group(*buttons, arrange=arrange), height=lines * 58.0)

    def _toggle_kind(self, kind: Kind) -> None:
        left_out = set(self._draft.value("left_out")) ^ {kind}
        self._draft.change("left_out", tuple(sorted(left_out)))
        self.rebuild()

    def _hands(self) -> Row:
        hand = tuple(self._draft.value("hand"))
        steppers = []
        for number in range(self._draft.players):

            def change(value: int, number: int = number) -> None:
                now = list(self._draft.value("hand"))
                now[number] = value
                self._change("hand", tuple(now))

            steppers.append(Stepper(hand[number], 0, 9, change))

        def arrange(box: Box) -> None:
            for stepper, cell in zip(steppers, box.grid_for(len(steppers), 165, 8), strict=True):
                stepper.place(cell)

        lines = lines_of(len(steppers), 165, 8, self.paper_width)
        return Row(Group(*steppers, arrange=arrange), height=lines * 62.0)

    def _start(self) -> Row:
        say, draft = self.texts.say, self._draft
        names = [
            chair.name or say("Seat {n}", n=number + 1)
            for number, chair in enumerate(draft.seats())
        ]
        chosen = 0 if draft.start is None else draft.start + 1

        def change(index: int) -> None:
            draft.start = None if index == 0 else index - 1

        choice = Choice([say("By chance"), *names], chosen, change, 104)
        lines = lines_of(len(names) + 1, 104, 6, self.paper_width * (1 - START_CAPTION))
        return Row(choice, caption(self, say("Who starts")), lines * 58.0, alike=START_CAPTION)

    def _seed(self) -> Row:
        say = self.texts.say
        seed = "" if self._draft.seed is None else str(self._draft.seed)

        def change(text: str) -> None:
            digits = "".join(c for c in text if c.isascii() and c.isdigit())
            self._draft.seed = int(digits) if digits else None

        field = TextField(seed, change, max_length=_SEED_DIGITS, hint=say("drawn by chance"))
        field.name, field.only = "seed", "0123456789"
        field.info = say("The same number deals the same cards again.")
        return Row(field, caption(self, say("Seed (a number)")), alike=0.36)

    def _reset(self) -> None:
        self._draft.settings.clear()
        self.rebuild()
