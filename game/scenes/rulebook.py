"""The rules, illustrated, chapter by chapter, for the edition at hand."""

from __future__ import annotations

from game.kit.brush import Brush
from game.kit.layout import Box, Part
from game.kit.widgets import Button, Choice, Group, Label, TextField, Widget
from game.rules import EDITIONS, Rules, Step, rules_for
from game.scenes.form import Form, Row, told
from game.scenes.home import Home
from game.scenes.page import Sheet, heading, words
from game.scenes.pieces import Art
from game.texts.rulebook import Chapter, Paragraph, chapter_of, chapters, found

PICTURE = 84.0
USUAL_PLAYERS = 4


class Illustrated(Group):
    """A picture at the left, sentences at the right; as high as it needs."""

    def __init__(self, picture: Widget, label: Label) -> None:
        super().__init__(picture, label)
        self._picture = picture
        self._label = label

    def layout(self) -> None:
        """Side by side."""
        picture, label = self.box.columns(PICTURE, Part(), gap=14)
        self._picture.place(picture.align(PICTURE, PICTURE, "center", "center"))
        self._label.place(label)

    def height_for(self, width: float, brush: Brush) -> float:
        """How high it wants to be."""
        return max(PICTURE, self._label.height_for(width - PICTURE - 16, brush) + 4)


class RulesScene(Sheet):
    """Over the menu, with an edition to choose, or over a game, for its own rules."""

    opaque = False
    widest = 820.0

    def __init__(
        self, home: Home, rules: Rules | None, step: Step | None = None, search: str = ""
    ) -> None:
        super().__init__(home)
        self._own = rules
        self._edition = "classic"
        self._chapter = chapter_of(rules, step) if rules is not None and step is not None else 0
        self._search = search

    def title(self) -> str:
        """What stands on the board."""
        return self.texts.say("Rules")

    def extras(self) -> list[Widget]:
        """The almanac."""
        button = Button(
            "",
            lambda: self.stage.push(self.home.routes.almanac(self._rules())),
            icon=self.home.assets.picture("icons/plant"),
        )
        button.name, button.info = "almanac", self.texts.say("Almanac of beans")
        return [button]

    def body(self) -> Widget:
        """Edition, search, chapters to jump to, the chapter itself or what was found."""
        self._chapters = chapters(self.texts, self._rules())
        self._chapter = min(self._chapter, len(self._chapters) - 1)
        tabs = [self._tab(number, part) for number, part in enumerate(self._chapters)]
        self._jump = Form([Row(tab, height=50) for tab in tabs])
        self._page = self._content()
        self._field = TextField(
            self._search, self._search_for, max_length=30, hint=self.texts.say("Search the rules")
        )
        self._field.name = "search"
        self._glass = Art(self.home.assets, "icons/search")
        parts: list[Widget] = [self._jump, self._page, self._field, self._glass]
        self._editions: Choice | None = None
        if self._own is None:
            names = list(EDITIONS)
            self._editions = Choice(
                [self.texts.edition(name) for name in names],
                names.index(self._edition),
                lambda index: self._set_edition(names[index]),
                90,
            )
            parts.append(self._editions)
        return Group(*parts, arrange=self._arrange_body)

    def _arrange_body(self, box: Box) -> None:
        if self._editions is not None:
            top, box = box.rows(52, Part(), gap=8)
            self._editions.place(top)
        if box.w > 560:
            tabs, page = box.columns(Part(0.36), Part(0.64), gap=14)
        else:
            tabs, page = box.rows(Part(0.38), Part(0.62), gap=12)
        search, tabs = tabs.rows(50, Part(), gap=8)
        glass, field = search.columns(34, Part(), gap=6)
        self._glass.place(glass.align(30, 30))
        self._field.place(field)
        self._jump.place(tabs)
        self._page.place(page)

    def _tab(self, number: int, chapter: Chapter) -> Button:
        button = Button(chapter.title, lambda: self._open(number), size=18)
        button.selected = number == self._chapter and not self._search.strip()
        button.name = f"chapter {number}"
        return button

    def _content(self) -> Form:
        """The open chapter, or what was found in all of them."""
        if not self._search.strip():
            return Form(self._text(self._chapters[self._chapter]))
        hits = found(self._chapters, self._search)
        rows = [row for chapter in hits for row in self._text(chapter)]
        return Form(rows or [told(words(self, self.texts.say("Nothing found.")))])

    def _text(self, chapter: Chapter) -> list[Row]:
        rows = [Row(heading(self, chapter.title), height=36)]
        return rows + [self._row(paragraph) for paragraph in chapter.paragraphs]

    def _row(self, paragraph: Paragraph) -> Row:
        label = words(self, paragraph.text)
        if not paragraph.picture:
            return told(label)
        block = Illustrated(Art(self.home.assets, paragraph.picture), label)
        return Row(block, measured=block)

    def _rules(self) -> Rules:
        if self._own is not None:
            return self._own
        return rules_for(self._edition, 2 if self._edition == "duel" else USUAL_PLAYERS)

    def _search_for(self, text: str) -> None:
        self._search = text
        self.rebuild()

    def _open(self, number: int) -> None:
        self._chapter, self._search = number, ""
        offset = self._jump.scroll.offset
        self.rebuild()
        self._jump.scroll.scroll_to(offset)

    def _set_edition(self, edition: str) -> None:
        self._edition, self._chapter = edition, 0
        self.rebuild()
