"""One seat of the set-up: person or computer, name, face, colour, level."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.bots import CHARACTERS, LEVELS
from game.kit.layout import Box
from game.kit.widgets import Button, Choice, Group, TextField, Widget
from game.scenes.draft import Draft
from game.scenes.form import Form, Row, lines_of
from game.scenes.home import Home
from game.scenes.looks import FACES, NAMES, SEAT_COLORS
from game.scenes.page import Sheet, caption, words
from game.scenes.pieces import FaceButton, Swatch, icon_button

LONGEST_NAME = 14
FACE_SIZE = 60.0
LEVEL_WIDTH = 104.0


class ChairScene(Sheet):
    """Changes the draft as it goes."""

    opaque = False
    widest = 640.0

    def __init__(self, home: Home, draft: Draft, number: int) -> None:
        super().__init__(home)
        self._draft = draft
        self._chair = draft.chairs[number]
        self._number = number

    def title(self) -> str:
        """What stands on the board."""
        return self.texts.say("Seat {n}", n=self._number + 1)

    def resume(self, result: Any) -> None:
        """A name was picked."""
        if isinstance(result, str):
            self._chair.name = result
        super().resume(result)

    def body(self) -> Widget:
        """What there is to choose for a person or a computer player."""
        say = self.texts.say
        who = Choice(
            [say("Person"), say("Computer")], 0 if self._chair.human else 1, self._set_player
        )
        for number, button in enumerate(who.buttons):
            button.name = f"who {number}"
        rows = [Row(who)]
        if self._chair.human:
            rows.append(Row(self._name_row(), caption(self, say("Name")), alike=0.25))
        else:
            levels = [self.texts.level(level) for level in LEVELS]
            lines = lines_of(len(levels), LEVEL_WIDTH, 6, self.paper_width)
            level = Choice(levels, LEVELS.index(self._chair.level), self._set_level, LEVEL_WIDTH)
            rows.append(Row(level, height=lines * 56.0 - 6))
        rows.append(self._faces())
        rows.append(self._line())
        rows.append(self._colors())
        return Form(rows)

    def go_back(self) -> None:
        """An empty name is no name."""
        if self._chair.human and not self._chair.name.strip():
            self._chair.name = NAMES[self._number]
        self.stage.pop()

    def _name_row(self) -> Widget:
        field = TextField(
            self._chair.name, self._set_name, max_length=LONGEST_NAME, hint=self.texts.say("Name")
        )
        field.name = "name"
        pick = icon_button(
            self.home.assets, "people", self.texts.say("Pick a name"), self._pick, "pick"
        )

        def arrange(box: Box) -> None:
            pick.place(box.align(56, box.h, "right"))
            field.place(box.trim(right=66))

        return Group(field, pick, arrange=arrange)

    def _faces(self) -> Row:
        chair = self._chair
        color = SEAT_COLORS[chair.colour % len(SEAT_COLORS)]
        buttons: list[Widget] = []
        if not chair.human:
            surprise = icon_button(
                self.home.assets,
                "dice",
                self.texts.say("Surprise me"),
                lambda: self._set_character(""),
                "face surprise",
            )
            surprise.selected = not chair.character
            buttons.append(surprise)
        for key in FACES if chair.human else CHARACTERS:
            face = FaceButton(self.home.assets, key, color, partial(self._set_character, key))
            face.chosen = chair.character == key
            face.name, face.info = f"face {key}", self._told(key)
            buttons.append(face)

        def arrange(box: Box) -> None:
            cells = box.grid(-(-len(buttons) // lines), lines, 8)
            for button, cell in zip(buttons, cells, strict=False):
                button.place(cell.align(FACE_SIZE, FACE_SIZE))

        lines = lines_of(len(buttons), FACE_SIZE, 8, self.paper_width)
        return Row(Group(*buttons, arrange=arrange), height=lines * (FACE_SIZE + 8) - 8)

    def _line(self) -> Row:
        chair = self._chair
        if chair.human:
            return Row(caption(self, self.texts.say("Colour")), height=30)
        told = self.texts.say("A different opponent each time")
        return Row(words(self, self._told(chair.character) or told), height=30)

    def _told(self, character: str) -> str:
        """A face in words; of a computer player also how it is."""
        name = CHARACTERS[character].name if character else ""
        if self._chair.human or not character:
            return name
        return self.texts.say("{name}: {temper}", name=name, temper=self.texts.temper(character))

    def _colors(self) -> Row:
        swatches = []
        for number, color in enumerate(SEAT_COLORS):
            chosen = number == self._chair.colour
            swatch = Swatch(color, chosen, partial(self._set_color, number))
            swatch.name = f"colour {number}"
            say = self.texts.say
            swatch.info = say("{name}: {key}", name=say("Colour"), key=str(number + 1))
            swatches.append(swatch)

        def arrange(box: Box) -> None:
            for swatch, cell in zip(swatches, box.grid_for(8, 48, 6), strict=True):
                swatch.place(cell.align(48, 48))

        lines = lines_of(len(swatches), 48, 6, self.paper_width)
        return Row(Group(*swatches, arrange=arrange), height=lines * 54.0 - 2)

    def _set_player(self, index: int) -> None:
        self._chair.human = index == 0
        others = [chair for chair in self._draft.seats() if chair is not self._chair]
        if self._chair.human and not self._chair.character:
            faces = {chair.character for chair in others}
            first = (self._number + 5) % len(FACES)
            order = (*FACES[first:], *FACES[:first])
            self._chair.character = next(face for face in order if face not in faces)
        if self._chair.human:
            taken = {chair.name for chair in others}
            self._chair.name = next(name for name in NAMES if name not in taken)
        elif self._chair.character:
            self._chair.character, self._chair.name = "", ""
        self.rebuild()

    def _set_name(self, name: str) -> None:
        self._chair.name = name

    def _set_level(self, index: int) -> None:
        self._chair.level = LEVELS[index]

    def _set_character(self, key: str) -> None:
        self._chair.character = key
        if not self._chair.human:
            self._chair.name = CHARACTERS[key].name if key else ""
        self.rebuild()

    def _set_color(self, number: int) -> None:
        self._chair.colour = number
        self.rebuild()

    def _pick(self) -> None:
        known = list(dict.fromkeys([*self.home.settings.names[-8:], *NAMES]))
        self.stage.push(NamesScene(self.home, known))


class NamesScene(Sheet):
    """Names to pick from; popped with the one that was picked, or None."""

    opaque = False
    widest = 640.0

    def __init__(self, home: Home, names: list[str]) -> None:
        super().__init__(home)
        self._names = names

    def title(self) -> str:
        """What stands on the board."""
        return self.texts.say("Names")

    def body(self) -> Widget:
        """Three in a row."""
        rows = []
        for start in range(0, len(self._names), 3):
            buttons = [self._button(name) for name in self._names[start : start + 3]]

            def arrange(box: Box, buttons: list[Button] = buttons) -> None:
                for button, cell in zip(buttons, box.even_columns(3, 8), strict=False):
                    button.place(cell)

            rows.append(Row(Group(*buttons, arrange=arrange)))
        return Form(rows)

    def _button(self, name: str) -> Button:
        button = Button(name, lambda: self.stage.pop(name))
        button.name = name
        return button
